/* Shows symbol versions; see versions.h. The format is the same as in llvm-objdump and GNU objdump. The sections are described in
 * "Linux Standard Base Core", Symbol Versioning. */
#include "objdump/dump/versions.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "objdump/view/json.h"

enum { NUMBER_MASK = 0x7fff, COLUMN = 12 };

/* A name in a section of version definitions or version references. */
struct entry {
	unsigned order, flags, number;
	uint32_t hash;
	unsigned nth; /* index among the names of one definition, or among the versions required from one file */
	const char *name, *file;
};

typedef void entry_take(void *user, const struct entry *e);

/* Returns a pointer to n bytes at offset `at` in a section, or NULL if the section is too short. */
static const uint8_t *
bytes_at(const struct elfin_section *s, uint64_t at, size_t n)
{
	return s->data && at <= s->hdr.sh_size && n <= s->hdr.sh_size - at ? s->data + at : NULL;
}

/* Calls take() for each name in a SHT_GNU_verdef section. Returns false if the section is malformed. The section's size limits the
 * number of entries. */
static bool
each_definition(const struct elfin *e, const struct elfin_section *s, entry_take *take, void *user)
{
	uint64_t room = s->hdr.sh_size / sizeof(Elf64_Verdaux), step, next;

	for (uint64_t at = 0, order = 1;; at += step, order++) {
		const uint8_t *d = bytes_at(s, at, sizeof(Elf64_Verdef));

		if (!d)
			return false;
		for (uint64_t a = at + LE_MEMBER(d, Elf64_Verdef, vd_aux), nth = 0;; a += next, nth++) {
			const uint8_t *aux = bytes_at(s, a, sizeof(Elf64_Verdaux));
			struct entry y = {.order = (unsigned)order, .nth = (unsigned)nth};

			if (!room-- || !aux ||
				!(y.name = elfin_string(e, s->hdr.sh_link, LE_MEMBER(aux, Elf64_Verdaux, vda_name))))
				return false;
			y.flags = (unsigned)LE_MEMBER(d, Elf64_Verdef, vd_flags);
			y.number = LE_MEMBER(d, Elf64_Verdef, vd_ndx) & NUMBER_MASK;
			y.hash = (uint32_t)LE_MEMBER(d, Elf64_Verdef, vd_hash);
			take(user, &y);
			if (!(next = LE_MEMBER(aux, Elf64_Verdaux, vda_next)))
				break;
		}
		if (!(step = LE_MEMBER(d, Elf64_Verdef, vd_next)))
			return true;
	}
}

/* Calls take() for each name in a SHT_GNU_verneed section, like each_definition(). */
static bool
each_reference(const struct elfin *e, const struct elfin_section *s, entry_take *take, void *user)
{
	uint64_t room = s->hdr.sh_size / sizeof(Elf64_Vernaux), step, next;

	for (uint64_t at = 0, order = 1;; at += step, order++) {
		const uint8_t *n = bytes_at(s, at, sizeof(Elf64_Verneed));
		const char *file = n ? elfin_string(e, s->hdr.sh_link, LE_MEMBER(n, Elf64_Verneed, vn_file)) : NULL;

		if (!file)
			return false;
		for (uint64_t a = at + LE_MEMBER(n, Elf64_Verneed, vn_aux), nth = 0;; a += next, nth++) {
			const uint8_t *aux = bytes_at(s, a, sizeof(Elf64_Vernaux));
			struct entry y = {.order = (unsigned)order, .nth = (unsigned)nth, .file = file};

			if (!room-- || !aux ||
				!(y.name = elfin_string(e, s->hdr.sh_link, LE_MEMBER(aux, Elf64_Vernaux, vna_name))))
				return false;
			y.flags = (unsigned)LE_MEMBER(aux, Elf64_Vernaux, vna_flags);
			y.number = (unsigned)LE_MEMBER(aux, Elf64_Vernaux, vna_other);
			y.hash = (uint32_t)LE_MEMBER(aux, Elf64_Vernaux, vna_hash);
			take(user, &y);
			if (!(next = LE_MEMBER(aux, Elf64_Vernaux, vna_next)))
				break;
		}
		if (!(step = LE_MEMBER(n, Elf64_Verneed, vn_next)))
			return true;
	}
}

struct version_columns {
	struct out *out;
	int width; /* width of the column for the numbers of definitions */
};

static void
show_definition(void *user, const struct entry *y)
{
	const struct version_columns *s = user;

	if (y->nth)
		out_printf(s->out, "%*s", s->width + 17, "");
	else
		out_printf(s->out, "%*u 0x%02x 0x%08x ", s->width, y->order, y->flags, y->hash);
	out_text(s->out, y->name);
	out_z(s->out, "\n");
}

static void
show_reference(void *user, const struct entry *y)
{
	const struct version_columns *s = user;

	if (!y->nth) {
		out_z(s->out, "  required from ");
		out_text(s->out, y->file);
		out_z(s->out, ":\n");
	}
	out_printf(s->out, "    0x%08x 0x%02x %02u ", y->hash, y->flags, y->number);
	out_text(s->out, y->name);
	out_z(s->out, "\n");
}

static void
check(struct view *v, const struct elfin_section *s, bool whole)
{
	if (!whole)
		view_error(v, "section '%s' is malformed: a version record is truncated", s->name);
}

void
versions_show(struct view *v)
{
	const struct elfin *e = v->elf;

	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];
		struct version_columns showing = {v->out, 1};

		for (uint32_t n = s->hdr.sh_info; n >= 10; n /= 10)
			showing.width++;
		if (s->hdr.sh_type == SHT_GNU_verdef) {
			out_z(v->out, "\nVersion definitions:\n");
			check(v, s, each_definition(e, s, show_definition, &showing));
		} else if (s->hdr.sh_type == SHT_GNU_verneed) {
			out_z(v->out, "\nVersion References:\n");
			check(v, s, each_reference(e, s, show_reference, &showing));
		}
	}
}

static void
json_entry(struct json *j, const struct entry *y)
{
	json_object(j, JSON_INLINE);
	json_key_z(j, "name", y->name);
	if (y->file)
		json_key_z(j, "file", y->file);
	json_key_uint(j, "number", y->number);
	json_key_uint(j, "flags", y->flags);
	json_key_uint(j, "hash", y->hash);
	json_end(j);
}

/* Writes one name of a definition. The first name is the name of the version itself; further names are its parents. */
static void
json_definition(void *user, const struct entry *y)
{
	struct json *j = user;

	if (!y->nth) {
		json_entry(j, y);
		return;
	}
	json_object(j, JSON_INLINE);
	json_key_z(j, "name", y->name);
	json_key_uint(j, "parent_of", y->number);
	json_end(j);
}

static void
json_reference(void *user, const struct entry *y)
{
	json_entry(user, y);
}

void
versions_json(struct view *v)
{
	static const struct {
		uint32_t type;
		const char *key;
		bool (*each)(const struct elfin *e, const struct elfin_section *s, entry_take *take, void *user);
		entry_take *take;
	} lists[] = {
		{SHT_GNU_verdef, "version_definitions", each_definition, json_definition},
		{SHT_GNU_verneed, "version_references", each_reference, json_reference},
	};

	for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
		const struct elfin_section *s = elfin_find(v->elf, lists[i].type, NULL);

		if (!s)
			continue;
		json_key(v->json, lists[i].key);
		json_array(v->json, JSON_LINES);
		check(v, s, lists[i].each(v->elf, s, lists[i].take, v->json));
		json_end(v->json);
	}
}

static void
name_version(struct versions *versions, const struct entry *y, bool needed)
{
	unsigned number = y->number & NUMBER_MASK;

	if (number < versions->nnamed)
		versions->named[number] = (struct version){y->name, needed};
}

/* Records the first name of a definition, which is the name of the version itself. Further names are its parents. */
static void
name_definition(void *user, const struct entry *y)
{
	if (!y->nth && !(y->flags & VER_FLG_BASE))
		name_version(user, y, false);
}

static void
name_reference(void *user, const struct entry *y)
{
	name_version(user, y, true);
}

void
versions_load(struct view *v, struct versions *versions)
{
	const struct elfin *e = v->elf;
	const struct elfin_section *s = elfin_find(e, SHT_GNU_versym, NULL);

	*versions = (struct versions){0};
	if (!s || !s->data)
		return;
	versions->nnamed = NUMBER_MASK + 1;
	versions->named = calloc(versions->nnamed, sizeof versions->named[0]);
	versions->nnumbers = s->hdr.sh_size / sizeof versions->numbers[0];
	versions->numbers = malloc(s->hdr.sh_size + 1);
	if (!versions->named || !versions->numbers)
		die("out of memory");
	for (size_t i = 0; i < versions->nnumbers; i++)
		versions->numbers[i] = le_get16(s->data + i * sizeof versions->numbers[0]);
	if ((s = elfin_find(e, SHT_GNU_verdef, NULL)))
		check(v, s, each_definition(e, s, name_definition, versions));
	if ((s = elfin_find(e, SHT_GNU_verneed, NULL)))
		check(v, s, each_reference(e, s, name_reference, versions));
}

void
versions_free(struct versions *versions)
{
	free(versions->named);
	free(versions->numbers);
	*versions = (struct versions){0};
}

const char *
versions_name(const struct versions *versions, size_t i, bool *aside)
{
	const struct version *n = i < versions->nnumbers ? &versions->named[versions->numbers[i] & NUMBER_MASK] : NULL;

	*aside = n && (n->needed || versions->numbers[i] & ~NUMBER_MASK);
	return n ? n->name : NULL;
}

void
versions_put(struct out *out, const struct versions *versions, size_t i)
{
	bool aside;
	const char *name = versions_name(versions, i, &aside);
	size_t width = 0;

	if (!versions->nnumbers)
		return;
	out_z(out, " ");
	if (name) {
		out_text(out, aside ? "(" : " ");
		out_text(out, name);
		out_text(out, aside ? ")" : "");
		width = out_width(str_from(name)) + 1 + aside;
	}
	if (width < COLUMN)
		out_printf(out, "%*s", (int)(COLUMN - width), "");
}
