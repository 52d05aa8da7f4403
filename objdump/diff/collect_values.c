#include "objdump/diff/collect_values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reuse.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/note/note.h"

/* The list to which a callback adds values. */
struct value_collector {
	struct diff_values *values;
	struct arena *arena;
	int side;
};

static struct value_collector
collector_of(struct diff_result *d, struct diff_values *values, int side)
{
	return (struct value_collector){values, &d->arena, side};
}

#define ADD(c, name, ...) value_add((c)->values, (c)->arena, (c)->side, name, __VA_ARGS__)

void
collect_header(struct diff_result *d, int side)
{
	static const char *const types[] = {[ET_REL] = "relocatable", [ET_EXEC] = "executable", [ET_DYN] = "shared"};
	struct value_collector c = collector_of(d, &d->header, side);
	const struct diff_side *s = &d->side[side];
	unsigned type = s->elf.hdr.e_type;

	ADD(&c, STR("target"), "%s", s->target);
	if (s->processor.id.version)
		ADD(&c, STR("code object version"), "%u", s->processor.id.version);
	ADD(&c, STR("type"), "%s", type < sizeof types / sizeof types[0] && types[type] ? types[type] : "other");
}

/* Returns the bytes of a symbol, or NULL if the file does not contain them. */
static const uint8_t *
symbol_bytes(const struct diff_side *s, const struct amdgcn_symbol *y)
{
	const struct elfin_section *section = y->section && y->section < s->elf.nsections ? &s->elf.sections[y->section] : NULL;
	uint64_t at = section && s->elf.hdr.e_type != ET_REL ? y->value - section->hdr.sh_addr : y->value;

	if (!section || !section->data || at > section->hdr.sh_size || y->size > section->hdr.sh_size - at)
		return NULL;
	return section->data + at;
}

static void
add_directive(void *user, const char *directive, int64_t value)
{
	const struct value_collector *c = user;

	ADD(c, str_from(directive), "%lld", (long long)value);
}

static void
add_descriptor(const struct value_collector *c, const struct diff_side *s, const char *kernel)
{
	const char *name = arena_printf(c->arena, "%s.kd", kernel);
	const uint32_t *index = map_get(&s->symbols, str_from(name));
	struct amdgcn_symbol y;
	const uint8_t *bytes;
	struct buf why = {0};

	if (!index || !amdgcn_symbol(s->v.object, *index, &y) || y.size < KD_SIZE || !(bytes = symbol_bytes(s, &y)))
		return;
	if (!kd_each(&s->processor.isa, bytes, add_directive, (void *)(uintptr_t)c, &why))
		ADD(c, STR("error"), "%.*s", (int)why.n, (const char *)why.p);
	buf_free(&why);
}

static void
add_resources(const struct value_collector *c, const struct amdgcn_function *f)
{
	const struct amdgcn_resources *r = amdgcn_resources(f, 0);

	if (!r)
		return;
	ADD(c, STR("instructions"), "%u", r->instructions);
	ADD(c, STR("bytes of code"), "%u", r->bytes);
	ADD(c, STR("SGPRs in use"), "%u", r->peak.sgprs);
	ADD(c, STR("VGPRs in use"), "%u", r->peak.vgprs);
	ADD(c, STR("AGPRs in use"), "%u", r->peak.agprs);
	ADD(c, STR("loops"), "%u", r->loops);
	ADD(c, STR("calls"), "%u", r->calls);
	if (!r->occupancy)
		return;
	ADD(c, STR("waves per SIMD"), "%u", r->occupancy->waves);
	ADD(c, STR("occupancy limited by"), "%s", r->occupancy->limit);
}

void
collect_function(struct diff_result *d, struct diff_function *f, int side)
{
	struct value_collector c = collector_of(d, &f->descriptor, side);

	if (f->sides[side]->kind == AMDGCN_KERNEL)
		add_descriptor(&c, &d->side[side], f->sides[side]->name);
	c.values = &f->resources;
	add_resources(&c, f->sides[side]);
}

/* Appends the key of an element of an array to a path: its .name, so that a kernel argument is compared with the argument of the same
 * name, or the number of preceding elements without a name. */
static void
put_element(struct buf *path, const struct meta *m, unsigned *unnamed)
{
	const struct meta *name = m->kind == META_MAP ? meta_get(m, ".name") : NULL;

	if (name && name->kind == META_STR)
		buf_printf(path, "[%.*s]", STR_ARG(name->text));
	else
		buf_printf(path, "[%u]", (*unnamed)++);
}

/* Maximum length of a path. Many values may be below one long key. */
enum { LONGEST_PATH = 200, PATH_HASH = 20 };

/* Replaces the end of a path that is too long with a hash of the whole path. */
static void
shorten_path(struct buf *path)
{
	if (path->n <= LONGEST_PATH)
		return;
	uint64_t hash = XXH3_64bits(path->p, path->n);
	path->n = LONGEST_PATH - PATH_HASH;
	buf_printf(path, "...%016llx", (unsigned long long)hash);
}

/* Adds the scalars of a tree. path: path of the tree in the metadata, such as ".args[n].size". */
static void
add_tree(const struct value_collector *c, struct buf *path, const struct meta *m)
{
	size_t length = path->n;
	unsigned unnamed = 0;
	struct buf text = {0};

	if (m->kind != META_ARRAY && m->kind != META_MAP) {
		meta_print_scalar(m, &text);
		ADD(c, ((struct str){(const char *)path->p, path->n}), "%.*s", (int)text.n, (const char *)text.p);
		buf_free(&text);
		return;
	}
	for (const struct meta *e = m->first; e; e = e->next) {
		if (m->kind == META_ARRAY) {
			put_element(path, e, &unnamed);
		} else {
			if (length && (e->kind != META_STR || !e->text.n || *e->text.p != '.'))
				buf_put(path, ".", 1);
			meta_print_scalar(e, path);
		}
		shorten_path(path);
		add_tree(c, path, m->kind == META_ARRAY ? e : e->value);
		path->n = length;
	}
}

static void
add_kernels(struct diff_result *d, const struct value_collector *c, const struct meta *kernels)
{
	for (const struct meta *k = kernels->first; k; k = k->next) {
		const struct meta *name = k->kind == META_MAP ? meta_get(k, ".name") : NULL;
		bool known = name && name->kind == META_STR;
		const uint32_t *index = known ? map_get(&d->side[c->side].functions, name->text) : NULL;
		struct value_collector own = index ? collector_of(d, &d->functions[*index].metadata, c->side) : *c;
		struct buf path = {0};

		if (!index)
			buf_printf(&path, "amdhsa.kernels[%.*s]", STR_ARG(known ? name->text : STR("")));
		shorten_path(&path);
		add_tree(&own, &path, k);
		buf_free(&path);
	}
}

static void
add_root(struct diff_result *d, const struct value_collector *c, const struct meta *root)
{
	for (const struct meta *e = root->kind == META_MAP ? root->first : NULL; e; e = e->next) {
		struct buf path = {0};

		if (e->kind == META_STR && str_eqz(e->text, "amdhsa.kernels") && e->value->kind == META_ARRAY) {
			add_kernels(d, c, e->value);
			continue;
		}
		meta_print_scalar(e, &path);
		shorten_path(&path);
		add_tree(c, &path, e->value);
		buf_free(&path);
	}
}

void
collect_metadata(struct diff_result *d, int side)
{
	struct value_collector c = collector_of(d, &d->metadata, side);
	struct elfin_notes notes;
	struct elfin_note raw;

	for (size_t i = 0; elfin_notes_next(&d->side[side].elf, &i, &notes);)
		for (size_t at = 0; notes.bytes && elfin_note(notes.bytes, notes.n, notes.align, &at, &raw) > 0;) {
			struct buf lint = {0};
			struct note note;

			note_read(notes.name, &raw, &d->arena, &note, &lint);
			if (note.metadata)
				add_root(d, &c, note.metadata);
			note_free(&note);
			buf_free(&lint);
		}
}

/* Returns the name of a symbol's section. names: the names of the file's sections, shortened like paths; NULL: not determined yet. */
static const char *
section_name(const struct diff_side *s, struct arena *arena, const char **names, unsigned section)
{
	struct buf name = {0};

	if (section == SHN_UNDEF || section == SHN_ABS || section == SHN_COMMON || section >= s->elf.nsections)
		return section == SHN_UNDEF ? "undefined" : section == SHN_ABS ? "absolute" : section == SHN_COMMON ? "common" : "other";
	if (!names[section]) {
		buf_printf(&name, "%s", s->elf.sections[section].name);
		shorten_path(&name);
		names[section] = arena_strz(arena, (struct str){(const char *)name.p, name.n});
		buf_free(&name);
	}
	return names[section];
}

/* Returns whether a symbol is a label in code. Labels are compared as targets of branches. */
static bool
is_label(const struct diff_side *s, const struct amdgcn_symbol *y)
{
	return y->binding == STB_LOCAL && y->type == STT_NOTYPE && y->section < s->elf.nsections &&
		s->elf.sections[y->section].hdr.sh_flags & SHF_EXECINSTR;
}

/* Returns whether a symbol is a kernel descriptor. Descriptors are compared by their directives, not by their bytes. */
static bool
is_descriptor(const struct amdgcn_symbol *y)
{
	size_t n = strlen(y->name);

	return y->type == STT_OBJECT && y->size == KD_SIZE && n > 3 && strcmp(y->name + n - 3, ".kd") == 0;
}

/* Objects of up to this number of bytes are shown in hexadecimal. */
enum { SHORT_DATA = 32 };

/* Adds bytes in hexadecimal or, if there are many, as their number and a hash. */
static void
add_bytes(const struct value_collector *c, struct str name, const uint8_t *bytes, uint64_t n)
{
	char text[2 * SHORT_DATA + 1] = "";

	if (n > SHORT_DATA) {
		ADD(c, name, "%llu bytes, hash %016llx", (unsigned long long)n, (unsigned long long)XXH3_64bits(bytes, n));
		return;
	}
	for (uint64_t i = 0; i < n; i++)
		snprintf(text + 2 * i, 3, "%02x", bytes[i]);
	ADD(c, name, "%s", text);
}

/* A range of bytes of a section that belongs to a symbol. */
struct owned_bytes {
	size_t section;
	uint64_t at, end;
};

static int
compare_owned(const void *x, const void *y)
{
	const struct owned_bytes *p = x, *q = y;

	return p->section != q->section ? (p->section < q->section ? -1 : 1) : (p->at > q->at) - (p->at < q->at);
}

static bool
has_data(const struct elfin_section *s)
{
	return s->hdr.sh_type == SHT_PROGBITS && s->hdr.sh_flags & SHF_ALLOC && !(s->hdr.sh_flags & SHF_EXECINSTR) && s->data;
}

/* Adds the bytes of each section that belong to no symbol. Zeros are omitted, because padding depends on the
 * neighboring contents. owned must be sorted. */
static void
add_others(const struct value_collector *c, const struct diff_side *s, const struct owned_bytes *owned, size_t n)
{
	for (size_t i = 1, k = 0; i < s->elf.nsections; i++) {
		const struct elfin_section *section = &s->elf.sections[i];
		struct buf bytes = {0};
		uint64_t at = 0;

		while (k < n && owned[k].section < i)
			k++;
		while (has_data(section) && at < section->hdr.sh_size) {
			if (k < n && owned[k].section == i && owned[k].at <= at) {
				at = owned[k].end > at ? owned[k].end : at;
				k++;
				continue;
			}
			if (section->data[at])
				buf_put(&bytes, &section->data[at], 1);
			at++;
		}
		if (bytes.n)
			add_bytes(c, str_from(arena_printf(c->arena, "%s, without symbol", section->name)), bytes.p, bytes.n);
		buf_free(&bytes);
	}
}

void
collect_symbols(struct diff_result *d, int side)
{
	struct value_collector c = collector_of(d, &d->symbols, side), data = collector_of(d, &d->data, side);
	const struct diff_side *s = &d->side[side];
	const char **names = array_make(s->elf.nsections, sizeof *names);
	struct reuse limit = reuse_start(s->elf.nbytes, REUSE_CONTENTS);
	struct owned_bytes *owned = NULL;
	size_t nowned = 0, cap = 0;
	bool overlap = false;
	struct amdgcn_symbol y;

	for (size_t i = 0; amdgcn_symbol(s->v.object, i, &y); i++) {
		static const char *const bindings[] = {[STB_LOCAL] = "local", [STB_GLOBAL] = "global", [STB_WEAK] = "weak"};
		static const char *const types[] = {[STT_NOTYPE] = "symbol", [STT_OBJECT] = "object", [STT_FUNC] = "function",
			[STT_SECTION] = "section", [STT_FILE] = "file", [STT_COMMON] = "common", [STT_TLS] = "tls"};
		struct str name = str_from(y.name);

		if (!name.n || y.type == STT_SECTION || y.type == STT_FILE || is_label(s, &y))
			continue;
		ADD(&c, name, "%s %s in %s", y.binding < 3 ? bindings[y.binding] : "other",
			y.type < sizeof types / sizeof types[0] && types[y.type] ? types[y.type] : "other", section_name(s, &d->arena, names, y.section));
		if (y.type != STT_OBJECT)
			continue;
		const uint8_t *bytes = y.size ? symbol_bytes(s, &y) : NULL;
		if (bytes) {
			uint64_t at = (uint64_t)(bytes - s->elf.sections[y.section].data);

			*APPEND(owned, nowned, cap) = (struct owned_bytes){y.section, at, at + y.size};
		}
		if (is_descriptor(&y))
			continue;
		overlap |= bytes && !reuse_take(&limit, y.size);
		if (bytes && !overlap)
			add_bytes(&data, name, bytes, y.size);
		else
			ADD(&data, name, "%llu bytes", (unsigned long long)y.size);
	}
	if (nowned)
		qsort(owned, nowned, sizeof *owned, compare_owned);
	add_others(&data, s, owned, nowned);
	if (overlap)
		view_error(&d->side[side].v, "the data of its symbols overlaps and is not compared: it is larger than %d times the file",
			REUSE_CONTENTS);
	alloc_free(owned);
	alloc_free(names);
}
