/* Shows .amdgpu.info (--function-info), as the directives of which it is made. */
#include "objdump/dump/infos.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

/* A relocation of the section. The first member is the key of array_below(). */
struct info_target {
	uint64_t at;
	struct elfin_rela rela;
};

/* A symbol in a section. */
struct info_place {
	uint32_t section;
	uint64_t value;
	const char *name;
};

struct info_targets {
	struct elfin_symtab symbols;
	struct info_target *v;
	size_t n;
	struct info_place *places; /* sorted; of several symbols at one place, any comes first */
	size_t nplaces;
};

static int
compare_places(const void *a, const void *b)
{
	const struct info_place *x = a, *y = b;

	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	if (x->value != y->value)
		return x->value < y->value ? -1 : 1;
	return x->name < y->name ? -1 : x->name > y->name;
}

static void
list_places(struct info_targets *t)
{
	t->places = array_make(t->symbols.n, sizeof *t->places);
	for (size_t i = 1; i < t->symbols.n; i++) {
		const struct elfin_symbol y = elfin_symbol(&t->symbols, i);

		if (y.type != STT_SECTION && !y.reserved && y.section && *y.name)
			t->places[t->nplaces++] = (struct info_place){y.section, y.value, y.name};
	}
	if (t->nplaces)
		qsort(t->places, t->nplaces, sizeof *t->places, compare_places);
}

static void
read_targets(const struct elfin *e, size_t number, struct info_targets *out)
{
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *table = &e->sections[i];
		struct elfin_reltab relas;

		if (table->hdr.sh_type != SHT_RELA || table->hdr.sh_info != number || out->v || table->hdr.sh_link >= e->nsections ||
			!elfin_reltab(e, table, &relas) || !elfin_symtab(e, &e->sections[table->hdr.sh_link], &out->symbols))
			continue;
		out->v = array_make(relas.n, sizeof *out->v);
		for (; out->n < relas.n; out->n++) {
			out->v[out->n].rela = elfin_rela(&relas, out->n);
			out->v[out->n].at = out->v[out->n].rela.offset;
		}
		if (out->n)
			qsort(out->v, out->n, sizeof *out->v, array_compare64);
	}
}

static bool
is_before(const void *element, const void *key)
{
	const struct info_place *x = element, *y = key;

	return x->section != y->section ? x->section < y->section : x->value < y->value;
}

/* Sets the text to the symbol at an offset of a section. */
static void
name_place(const struct info_targets *t, uint32_t section, uint64_t offset, struct info_line *line)
{
	struct info_place key = {section, offset, NULL};
	size_t i = array_before(t->places, t->nplaces, sizeof key, &key, is_before);

	if (i == t->nplaces || t->places[i].section != section || t->places[i].value != offset)
		return;
	line->text = str_from(t->places[i].name);
	line->addend = 0;
}

static void
name_symbol(const struct info_targets *t, struct info_line *line)
{
	size_t i = array_below(t->v, t->n, sizeof *t->v, line->entry.at);
	const struct elfin_rela *r = &t->v[i].rela;

	if (i == t->n || t->v[i].at != line->entry.at || r->type != R_AMDGPU_ABS64 || r->symbol >= t->symbols.n)
		return;
	struct elfin_symbol y = elfin_symbol(&t->symbols, r->symbol);
	line->addend = r->addend;
	line->by_section = y.type == STT_SECTION && !y.reserved;
	if (line->by_section)
		name_place(t, y.section, y.value + (uint64_t)r->addend, line);
	else
		line->text = str_from(y.name);
}

void
infos_read(const struct elfin *e, const struct elfin_section *s, struct infos *out)
{
	const struct elfin_section *strings = NULL;
	struct info_targets targets = {0};
	struct info_line line = {0};

	for (size_t i = 1; i < e->nsections && !strings; i++)
		strings = strcmp(e->sections[i].name, INFO_STRINGS) == 0 ? &e->sections[i] : NULL;
	read_targets(e, elfin_number(e, s), &targets);
	list_places(&targets);
	out->nrelas = targets.n;
	while (info_next(s->data, s->hdr.sh_size, &out->end, &line.entry)) {
		enum info_payload payload = line.entry.row < INFO_ROWS ? info_kinds[line.entry.row].payload : INFO_NUMBER;

		line = (struct info_line){.entry = line.entry};
		if (payload == INFO_SYMBOL)
			name_symbol(&targets, &line);
		else if (payload == INFO_TEXT && strings && strings->data)
			info_text(strings->data, strings->hdr.sh_size, line.entry.number, &line.text);
		*APPEND(out->v, out->n, out->cap) = line;
	}
	alloc_free(targets.v);
	alloc_free(targets.places);
}

void
infos_free(struct infos *infos)
{
	alloc_free(infos->v);
}

static void
put_payload(struct view *v, const struct info_line *line)
{
	switch (info_kinds[line->entry.row].payload) {
	case INFO_NUMBER:
		out_printf(v->out, "%u", line->entry.number);
		break;
	case INFO_SYMBOL:
		out_str(v->out, line->text.n ? line->text : STR("<no symbol>"));
		if (line->addend)
			out_printf(v->out, "%+lld", (long long)line->addend);
		break;
	case INFO_TEXT:
		if (line->text.n) {
			out_z(v->out, "\"");
			out_str(v->out, line->text);
			out_z(v->out, "\"");
		} else {
			out_printf(v->out, "<no string at %#x>", line->entry.number);
		}
		break;
	}
}

static void
put_section(struct view *v, const struct elfin_section *s)
{
	struct infos infos = {0};
	bool open = false;

	infos_read(v->elf, s, &infos);
	out_z(v->out, "\nFunctions in ");
	out_text(v->out, s->name);
	out_z(v->out, ":\n");
	for (size_t i = 0; i < infos.n; i++) {
		const struct info_line *line = &infos.v[i];
		bool begins = line->entry.row == INFO_info;

		if (begins && open)
			out_z(v->out, "\t.end_amdgpu_info\n");
		open |= begins;
		if (line->entry.row < INFO_ROWS) {
			out_printf(v->out, begins ? "\t%s " : "\t\t%s ", info_kinds[line->entry.row].directive);
			put_payload(v, line);
		} else {
			out_printf(v->out, "\t\t// kind %u, %u bytes:", line->entry.kind, line->entry.size);
			for (size_t k = 0; k < line->entry.size; k++)
				out_printf(v->out, " %02x", s->data[line->entry.at + k]);
		}
		out_z(v->out, "\n");
	}
	if (open)
		out_z(v->out, "\t.end_amdgpu_info\n");
	if (infos.end < s->hdr.sh_size)
		view_error(v, "%s: the entry at %#zx is outside the section", s->name, infos.end);
	infos_free(&infos);
}

void
infos_show(struct view *v)
{
	const struct elfin_section *s = elfin_find(v->elf, SHT_PROGBITS, INFO_SECTION);

	if (s && s->data)
		put_section(v, s);
}
