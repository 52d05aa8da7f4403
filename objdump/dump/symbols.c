/* Shows the symbol tables (-t, -T). */
#include <stdlib.h>

#include "common/base/text/demangle.h"
#include "objdump/dump/elf_names.h"
#include "objdump/dump/versions.h"

static void
put_flags(struct out *o, const struct elfin_symbol *s, bool placed, bool dynamic)
{
	char flags[] = "       ";

	if (s->bind == STB_GNU_UNIQUE)
		flags[0] = 'u';
	else if (placed && s->bind != STB_WEAK)
		flags[0] = s->bind == STB_LOCAL ? 'l' : 'g';
	if (s->bind == STB_WEAK)
		flags[1] = 'w';
	if (s->type == STT_GNU_IFUNC)
		flags[4] = 'i';
	if (dynamic)
		flags[5] = 'D';
	else if (s->type == STT_SECTION || s->type == STT_FILE)
		flags[5] = 'd';
	if (s->type == STT_FILE)
		flags[6] = 'f';
	else if (s->type == STT_FUNC)
		flags[6] = 'F';
	else if (s->type == STT_OBJECT || s->type == STT_COMMON)
		flags[6] = 'O';
	out_text(o, flags);
}

static void
put_other(struct out *o, uint8_t other)
{
	static const char *const visibility[] = {"", " .internal", " .hidden", " .protected"};

	if (other < sizeof visibility / sizeof visibility[0])
		out_text(o, visibility[other]);
	else
		out_printf(o, " 0x%02x", other);
}

struct symbol_row {
	const struct elfin_symbol *symbol;
	const char *name, *section;      /* section: name of the section; *ABS*, *COM* or *UND* if there is none. name: for a section
	                                  * symbol, the name of the section. */
	const struct elfin_section *in;  /* section of the symbol; NULL: none */
	uint64_t address, size;          /* address: for a common symbol, its alignment */
	bool placed, common, dynamic;
	const struct versions *versions;
	size_t number;
};

/* Returns the value for the address column. For a common symbol, size and alignment are swapped. */
static uint64_t
first_column(const struct symbol_row *r)
{
	return r->common ? r->size : r->address;
}

static void
put_row(struct view *v, const struct symbol_row *r)
{
	out_hex(v->out, first_column(r), 16);
	out_z(v->out, " ");
	put_flags(v->out, r->symbol, r->placed, r->dynamic);
	out_z(v->out, " ");
	out_text(v->out, r->section);
	out_z(v->out, "\t");
	out_hex(v->out, r->common ? r->address : r->size, 16);
	versions_put(v->out, r->versions, r->number);
	put_other(v->out, r->symbol->other);
	out_z(v->out, " ");
	out_text(v->out, r->name);
	out_z(v->out, "\n");
}

static void
json_row(struct view *v, const struct symbol_row *r)
{
	struct json *j = v->json;
	bool aside;
	const char *version = versions_name(r->versions, r->number, &aside);

	json_object(j, JSON_INLINE);
	json_key_uint(j, "index", r->number);
	json_key_z(j, "name", r->name);
	json_key_uint(j, r->common ? "alignment" : "address", r->address);
	json_key_uint(j, "size", r->size);
	elf_names_json(j, "type", elf_names_symbol, r->symbol->type);
	elf_names_json(j, "binding", elf_names_binding, r->symbol->bind);
	elf_names_json(j, "visibility", elf_names_visibility, r->symbol->other);
	json_key_z(j, "section", r->section);
	if (r->in)
		json_key_uint(j, "section_index", r->symbol->section);
	if (version) {
		json_key_z(j, "version", version);
		json_key_bool(j, "version_default", !aside);
	}
	json_end(j);
}

typedef void show_row(struct view *v, const struct symbol_row *r);

static void
show_symbol(struct view *v, const struct elfin_symbol *s, struct symbol_row *r, show_row *show)
{
	bool absolute = s->reserved && s->section == SHN_ABS;

	r->symbol = s;
	r->common = s->type == STT_COMMON || (s->reserved && s->section == SHN_COMMON);
	r->in = s->reserved || s->section == SHN_UNDEF ? NULL : &v->elf->sections[s->section];
	r->placed = r->in || absolute;
	r->address = s->value;
	r->size = s->size;
	r->name = s->name;
	r->section = absolute ? "*ABS*" : r->common ? "*COM*" : r->in ? r->in->name : "*UND*";
	if (r->in && v->elf->hdr.e_type == ET_REL && !r->common)
		r->address += r->in->hdr.sh_addr;
	if (r->in && r->in->hdr.sh_flags & SHF_ALLOC && !r->common)
		r->address += v->options->adjust_vma;
	if (first_column(r) < v->options->start || first_column(r) > v->options->stop)
		return;
	if (s->type == STT_SECTION && r->in)
		r->name = r->in->name;
	if (v->options->demangle)
		r->name = demangle(&v->options->arena, r->name);
	show(v, r);
}

static void
each_symbol(struct view *v, uint32_t type, show_row *show)
{
	const struct elfin_section *s = elfin_find(v->elf, type, NULL);
	struct versions versions = {0};
	struct symbol_row row = {.dynamic = type == SHT_DYNSYM, .versions = &versions};
	struct elfin_symbol *symbols;
	size_t n;

	if (!s || !elfin_symbols(v->elf, s, &symbols, &n))
		return;
	if (row.dynamic)
		versions_load(v, &versions);
	for (row.number = 1; row.number < n; row.number++)
		show_symbol(v, &symbols[row.number], &row, show);
	versions_free(&versions);
	free(symbols);
}

void
symbols_static(struct view *v)
{
	out_z(v->out, "\nSYMBOL TABLE:\n");
	each_symbol(v, SHT_SYMTAB, put_row);
}

void
symbols_dynamic(struct view *v)
{
	out_z(v->out, "\nDYNAMIC SYMBOL TABLE:\n");
	each_symbol(v, SHT_DYNSYM, put_row);
}

static void
json_table(struct view *v, const char *key, uint32_t type)
{
	json_key(v->json, key);
	json_array(v->json, JSON_LINES);
	each_symbol(v, type, json_row);
	json_end(v->json);
}

void
symbols_static_json(struct view *v)
{
	json_table(v, "symbols", SHT_SYMTAB);
}

void
symbols_dynamic_json(struct view *v)
{
	json_table(v, "dynamic_symbols", SHT_DYNSYM);
}
