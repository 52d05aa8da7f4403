/* Reads the headers of line tables; see header.h. The format is described in "DWARF Version 5", section 6.2.4, and for older tables
 * in "DWARF Version 4", section 6.2.4. The content type of sources is defined in LLVM's "DWARF Extensions". */
#include "common/debug/header.h"

#include <dwarf.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/debug/form.h"

enum { CONTENT_SOURCE = 0x2001, MOST_FORMATS = 255 };

static const char invalid[] = "invalid .debug_line section";

struct header_reader {
	struct debug_header *h;
	struct debug_image *image;
	struct debug_cursor c;
	uint64_t most;
	uint64_t *folders; /* sizes of the names of folders */
	size_t nfolders, folders_cap, sources_cap;
	uint64_t longest;  /* the largest element of folders */
};

/* Adds n bytes to the names, and returns whether they are within the limit. */
static bool
add_names(struct header_reader *r, uint64_t n)
{
	if (r->h->names <= r->most)
		r->h->names += n;
	return r->h->names <= r->most;
}

/* Returns the size of a string. Reads no more of it than the limit of the names permits. */
static uint64_t
size_of(const struct header_reader *r, const char *s)
{
	return s ? strnlen(s, r->most - r->h->names + 1) : 0;
}

static bool
add_folder(struct header_reader *r, const char *name)
{
	uint64_t n = size_of(r, name);

	*APPEND(r->folders, r->nfolders, r->folders_cap) = n;
	if (n > r->longest)
		r->longest = n;
	return add_names(r, n);
}

static bool
add_file(struct header_reader *r, const char *name, uint64_t folder)
{
	return add_names(r, size_of(r, name) + 2 + (folder < r->nfolders ? r->folders[folder] : 0));
}

/* Reads the folders or files of a table before DWARF 5, up to the empty name at their end. */
static bool
read_old_names(struct header_reader *r, bool files)
{
	struct debug_cursor *c = &r->c;
	bool ok = true;

	while (ok && c->p && c->p < c->end && *c->p) {
		const char *name = debug_form(c, r->image, DW_FORM_string).string;

		if (files) {
			uint64_t folder = debug_uleb(c);

			debug_uleb(c);
			debug_uleb(c);
			ok = add_file(r, name, folder);
		} else {
			ok = add_folder(r, name);
		}
	}
	debug_take(c, 1);
	return ok;
}

struct entry_format {
	uint64_t content, form;
};

static bool
read_entry(struct header_reader *r, const struct entry_format *formats, unsigned n, bool files)
{
	const char *name = NULL, *source = NULL;
	uint64_t folder = 0;

	for (unsigned i = 0; i < n; i++) {
		struct debug_value v = debug_form(&r->c, r->image, formats[i].form);

		if (formats[i].content == DW_LNCT_path)
			name = v.string;
		else if (formats[i].content == DW_LNCT_directory_index)
			folder = v.number;
		else if (formats[i].content == CONTENT_SOURCE && v.string && *v.string)
			source = v.string;
	}
	if (!files) {
		if (!r->nfolders)
			r->h->folder = name;
		return add_folder(r, name);
	}
	*APPEND(r->h->sources, r->h->nsources, r->sources_cap) = source;
	return add_file(r, name, folder);
}

/* Reads the folders or files of a DWARF 5 table. Each value has at least one byte, except that of a form that no producer uses. */
static bool
read_names(struct header_reader *r, bool files)
{
	struct entry_format formats[MOST_FORMATS];
	struct debug_cursor *c = &r->c;
	unsigned n = (unsigned)debug_number(c, 1);

	for (unsigned i = 0; i < n; i++) {
		formats[i].content = debug_uleb(c);
		formats[i].form = debug_uleb(c);
	}
	uint64_t count = debug_uleb(c);
	if (!c->p || (count && (!n || count > (uint64_t)(c->end - c->p) / n))) {
		c->p = NULL;
		return true;
	}
	for (; count && c->p; count--)
		if (!read_entry(r, formats, n, files))
			return false;
	return true;
}

/* Adds the names of files that the program of the table defines. Each has at least the bytes 0, size, DW_LNE_define_file and a name,
 * so that operands of other operations may be counted as well. */
static void
add_defined(struct header_reader *r, const uint8_t *p, const uint8_t *end)
{
	for (; end - p > 3 && (p = memchr(p, 0, (size_t)(end - p - 3))) != NULL; p++)
		if (p[2] == DW_LNE_define_file && !add_names(r, r->longest + 2))
			return;
}

static void
read_all_names(struct header_reader *r)
{
	if (r->h->version < 5) {
		add_folder(r, ""); /* folder 0 is that of the unit, which is joined later */
		if (read_old_names(r, false))
			read_old_names(r, true);
	} else if (read_names(r, false)) {
		read_names(r, true);
	}
}

/* Reads the names of a header whose cursor is after the version. */
static const char *
read_header(struct header_reader *r)
{
	struct debug_cursor *c = &r->c;
	const uint8_t *end = c->end;

	if (r->h->version >= 5)
		debug_take(c, 2); /* the sizes of addresses and of segment selectors */
	uint64_t length = debug_number(c, c->offset);
	if (!c->p || length > (uint64_t)(c->end - c->p))
		return invalid;
	const uint8_t *program = c->end = c->p + length;
	/* minimum_instruction_length, maximum_operations_per_instruction, default_is_stmt, line_base, line_range */
	debug_take(c, r->h->version >= 4 ? 5 : 4);
	debug_take(c, debug_number(c, 1) - 1); /* the number of opcodes, and of operands for each */
	read_all_names(r);
	if (r->h->names > r->most)
		return NULL;
	if (!c->p)
		return invalid;
	add_defined(r, program, end);
	return NULL;
}

const char *
debug_header_read(struct debug_header *h, struct debug_image *image, uint64_t at, uint64_t most)
{
	const struct debug_bytes *line = debug_image_part(image, DEBUG_LINE);
	struct header_reader r = {.h = h, .image = image, .c = {.p = line->p + at, .end = line->p + line->n}, .most = most};

	*h = (struct debug_header){.next = UINT64_MAX};
	if (!debug_unit(&r.c))
		return invalid;
	h->next = (uint64_t)(r.c.end - line->p);
	h->version = (unsigned)debug_number(&r.c, 2);
	if (r.c.p && (h->version < 2 || h->version > 5))
		return "invalid DWARF version";
	const char *why = read_header(&r);
	alloc_free(r.folders);
	return why;
}
