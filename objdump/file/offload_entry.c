/* What happens to each code object that --offloading finds. If a view is requested, the code object is shown. Otherwise it is listed
 * or, with --extract, written to a file, as llvm-objdump 21 does by default. */
#include <string.h>

#include "common/base/message/diag.h"
#include "objdump/file/offload.h"

static bool
contains(struct str text, const char *word)
{
	return memmem(text.p, text.n, word, strlen(word)) != NULL;
}

bool
offload_wanted(struct view *v, struct str a, struct str b)
{
	struct options *o = v->options;

	if (o->arch_name && !contains(a, o->arch_name) && !contains(b, o->arch_name))
		return false;
	o->arch_seen = true;
	return true;
}

static void
list_entry(struct view *v, const char *name, size_t n, bool extracted)
{
	struct json *j = v->json;

	if (j) {
		json_object(j, JSON_INLINE);
		title_json_file(v);
		json_key_z(j, "code_object", name);
		json_key_uint(j, "size", n);
		json_key_bool(j, "extracted", extracted);
		json_end(j);
		return;
	}
	out_text(v->out, extracted ? "Extracting offload bundle: " : "offload bundle: ");
	out_text(v->out, name);
	if (extracted)
		out_z(v->out, "\n");
	else
		out_printf(v->out, " (%zu bytes)\n", n);
}

static void
write_file(struct view *v, const char *name, const uint8_t *bytes, size_t n)
{
	struct buf file = {.p = (uint8_t *)(uintptr_t)bytes, .n = n};
	const char *why = buf_write_file(&file, name, 0644, &v->options->files);

	if (why) {
		view_error(v, "%s: %s", name, why);
		return;
	}
	list_entry(v, name, n, true);
}

/* Returns the name FILE.NUMBER.ID. If code objects before this one have the name, because IDs or archive members are equal, appends
 * "-2" and so on, so that no file is written twice. */
static const char *
new_name(struct view *v, unsigned number, struct str id)
{
	struct arena *arena = &v->options->arena;
	char *name = arena_printf(arena, "%s.%u.%.*s", v->file, number, STR_ARG(id)), *again = name;

	/* the name of an archive member must not create a directory */
	for (char *p = name + v->archive_n; v->archive_n && *p; p++)
		if (*p == '/')
			*p = '_';
	bool isnew;
	uint32_t times = ++*map_put(&v->options->code_objects, str_from(name), &isnew);
	while (!isnew) {
		again = arena_printf(arena, "%s-%u", name, times);
		++*map_put(&v->options->code_objects, str_from(again), &isnew);
		if (!isnew)
			times = ++*map_get(&v->options->code_objects, str_from(name));
	}
	return again;
}

void
offload_extract(struct view *v, unsigned number, struct str id, const uint8_t *bytes, size_t n)
{
	write_file(v, new_name(v, number, id), bytes, n);
}

bool
offload_is_target(struct str id)
{
	for (size_t i = 0; i < id.n; i++)
		if (id.p[i] <= ' ' || id.p[i] > '~' || id.p[i] == '/')
			return false;
	return true;
}

void
offload_entry(struct offload_search *s, unsigned number, struct str id, const uint8_t *bytes, size_t n)
{
	struct view *v = s->v;

	if (!offload_is_target(id)) {
		view_error(v, "an entry of bundle %u has a name that is not a target's", number);
		return;
	}
	if (!offload_wanted(v, id, STR("")))
		return;
	const char *name = new_name(v, number, id);
	if (v->options->extract)
		write_file(v, name, bytes, n);
	else if (!options_any_view(v->options))
		list_entry(v, name, n, false);
	else if (elfin_is_elf(bytes, n))
		view_within(v, name, bytes, n, s->show);
	else if (n)
		view_warning(v, "%s is not an ELF file", name);
}

bool
offload_use(struct offload_search *s, uint64_t n)
{
	if (!s->limit.left)
		return false;
	if (reuse_take(&s->limit, n))
		return true;
	s->limit.left = 0;
	view_error(s->v, "the embedded code objects overlap: they are larger than %d times the bytes that contain them", REUSE_CONTENTS);
	return false;
}
