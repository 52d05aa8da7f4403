/* Finds the folders of units; see folders.h. Only the first entry of each unit is read, DW_TAG_compile_unit. The formats are described
 * in "DWARF Version 5", sections 7.5.1 to 7.5.3. */
#include "common/debug/folders.h"

#include <dwarf.h>
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/debug/form.h"

/* Units may read this many bytes of .debug_abbrev for each byte of .debug_info. The abbreviation of a unit's first entry is usually
 * the first one of the unit's own abbreviations, but units can refer to the same ones. */
enum { ABBREVIATIONS_RATIO = 8 };

struct unit_reader {
	struct debug_image *image;
	struct debug_cursor abbreviations; /* all of .debug_abbrev */
	uint64_t left; /* number of bytes of abbreviations that may still be read */
};

/* Reads the header of a unit. Returns false if the unit has no line table of its own. */
static bool
read_header(struct debug_cursor *c, uint64_t *abbreviations)
{
	unsigned version = (unsigned)debug_number(c, 2), type = DW_UT_compile;

	if (version < 2 || version > 5)
		return false;
	if (version == 5) {
		type = (unsigned)debug_number(c, 1);
		debug_take(c, 1); /* the size of addresses */
	}
	*abbreviations = debug_number(c, c->offset);
	if (version < 5)
		debug_take(c, 1);
	if (type == DW_UT_skeleton)
		debug_take(c, 8); /* the unit's identifier */
	return c->p && (type == DW_UT_compile || type == DW_UT_partial || type == DW_UT_skeleton);
}

/* Skips the attributes of an abbreviation. */
static void
skip_attributes(struct debug_cursor *a)
{
	while (a->p) {
		uint64_t name = debug_uleb(a), form = debug_uleb(a);

		if (form == DW_FORM_implicit_const)
			debug_uleb(a);
		if (!name && !form)
			return;
	}
}

/* Advances a cursor in .debug_abbrev to the attributes of the abbreviation with a code. */
static bool
find_abbreviation(struct debug_cursor *a, uint64_t code)
{
	uint64_t found;

	while ((found = debug_uleb(a)) != 0) {
		debug_uleb(a);    /* the tag */
		debug_take(a, 1); /* whether it has children */
		if (found == code)
			return true;
		skip_attributes(a);
	}
	return false;
}

/* Reads the attributes of an entry. Returns whether they name a line table and its folder. */
static bool
read_attributes(const struct unit_reader *r, struct debug_cursor *a, struct debug_cursor *c, struct debug_folder *folder)
{
	bool has_table = false;

	while (c->p) {
		uint64_t name = debug_uleb(a), form = debug_uleb(a);

		if (form == DW_FORM_implicit_const)
			debug_uleb(a);
		if (!a->p || (!name && !form))
			break;
		struct debug_value v = debug_form(c, r->image, form);
		if (name == DW_AT_stmt_list) {
			folder->table = v.number;
			has_table = c->p;
		} else if (name == DW_AT_comp_dir) {
			folder->path = v.string;
		}
	}
	return has_table && folder->path && folder->path[0] == '/';
}

/* Reads the first entry of the unit at c. */
static bool
read_unit(struct unit_reader *r, struct debug_cursor *c, struct debug_folder *folder)
{
	struct debug_cursor a = r->abbreviations;
	uint64_t offset;

	if (!read_header(c, &offset) || !debug_take(&a, offset))
		return false;
	const uint8_t *start = a.p;
	if ((uint64_t)(a.end - start) > r->left)
		a.end = start + r->left;
	bool found = find_abbreviation(&a, debug_uleb(c)) && read_attributes(r, &a, c, folder);
	r->left -= (uint64_t)((a.p ? a.p : a.end) - start);
	return found;
}

static int
compare(const void *va, const void *vb)
{
	const struct debug_folder *a = va, *b = vb;

	if (a->table != b->table)
		return a->table < b->table ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

static void
read_units(struct debug_folders *f, struct debug_image *image)
{
	const struct debug_bytes *info = debug_image_part(image, DEBUG_INFO), *abbreviations = debug_image_part(image, DEBUG_ABBREV);
	struct debug_cursor c = {.p = info->p, .end = info->p + info->n};
	struct unit_reader r = {.image = image, .abbreviations = {.p = abbreviations->p, .end = abbreviations->p + abbreviations->n},
		.left = ABBREVIATIONS_RATIO * (uint64_t)info->n};

	while (c.p && c.p < c.end && r.left) {
		struct debug_cursor unit = c;
		struct debug_folder folder = {.order = f->n};

		if (!debug_unit(&unit))
			break;
		c.p = unit.end;
		if (read_unit(&r, &unit, &folder))
			*APPEND(f->v, f->n, f->cap) = folder;
	}
	if (info->n && !r.left)
		debug_warning(image->host, ".debug_info: its units refer to more than %llu bytes of .debug_abbrev: the folders of sources are incomplete",
			(unsigned long long)ABBREVIATIONS_RATIO * info->n);
	if (f->n)
		qsort(f->v, f->n, sizeof f->v[0], compare);
}

const char *
debug_folders_find(struct debug_folders *f, struct debug_image *image, uint64_t table)
{
	if (!f->read)
		read_units(f, image);
	f->read = true;
	size_t i = array_below(f->v, f->n, sizeof f->v[0], table);
	return i < f->n && f->v[i].table == table ? f->v[i].path : NULL;
}

void
debug_folders_free(struct debug_folders *f)
{
	alloc_free(f->v);
}
