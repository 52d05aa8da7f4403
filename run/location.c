#include "run/location.h"

#include <string.h>

#include "common/base/option/opt.h"

enum { LONGEST = 20 };        /* bytes of an instruction */

/* Reads "A" or "A..B". */
static bool
read_range(struct arena *arena, const char *text, struct run_location *out)
{
	const char *dots = strstr(text, "..");

	if (!dots)
		return opt_number(text, &out->from) && opt_number(text, &out->to);
	return opt_number(arena_strz(arena, (struct str){text, (size_t)(dots - text)}), &out->from) && opt_number(dots + 2, &out->to) &&
		out->from <= out->to;
}

bool
location_read(struct arena *arena, const char *text, struct run_location *out)
{
	const char *plus = strrchr(text, '+'), *colon = strrchr(text, ':');

	*out = (struct run_location){.to = UINT64_MAX};
	if (*text == '*') {
		out->kind = LOCATION_ADDRESS;
		return read_range(arena, text + 1, out);
	}
	if (*text >= '0' && *text <= '9') {
		out->kind = LOCATION_LINE;
		return read_range(arena, text, out);
	}
	out->kind = colon ? LOCATION_LINE : plus ? LOCATION_OFFSET : LOCATION_FUNCTION;
	plus = colon ? colon : plus;
	out->name = plus ? arena_strz(arena, (struct str){text, (size_t)(plus - text)}) : text;
	return *out->name && (!plus || read_range(arena, plus + 1, out));
}

/* Returns whether a path is a file's, or ends with it. */
static bool
is_file(const char *path, const char *name)
{
	size_t n = strlen(path), m = strlen(name);

	return m <= n && strcmp(path + n - m, name) == 0 && (m == n || path[n - m - 1] == '/');
}

/* Returns whether a location of the source is one of the lines. */
static bool
has_line(const struct run_location *l, const struct amdgcn_location *at)
{
	return at->file && (!l->name || is_file(at->file, l->name)) && at->line >= l->from && at->line <= l->to;
}

bool
location_has(const struct run_location *l, struct kernel_file *in, uint64_t address, const char *function, uint64_t offset)
{
	struct amdgcn_location at;

	switch (l->kind) {
	case LOCATION_FUNCTION:
	case LOCATION_OFFSET:
		return function && strcmp(function, l->name) == 0 && offset >= l->from && offset <= l->to;
	case LOCATION_LINE:
		at = kernel_file_find(in, address, function, offset);
		return has_line(l, &at);
	case LOCATION_ADDRESS:
		return address >= l->from && address <= l->to;
	default:
		return true;
	}
}

bool
location_begins(const struct run_location *l, struct kernel_file *in, uint64_t address, const char *function, uint64_t offset)
{
	struct amdgcn_location before = {0};

	if (!location_has(l, in, address, function, offset))
		return false;
	if (l->kind == LOCATION_FUNCTION)
		return !offset;
	for (uint64_t back = 4; l->kind == LOCATION_LINE && back <= LONGEST && back <= offset && !before.file; back += 4)
		before = kernel_file_find(in, address - back, function, offset - back);
	return l->kind != LOCATION_LINE || !has_line(l, &before);
}
