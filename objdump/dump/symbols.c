/* The symbol tables (-t, -T). */
#include <stdlib.h>

#include "common/base/demangle.h"
#include "objdump/dump/versions.h"

/* The seven flag characters of a symbol. */
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
	out_z(o, flags);
}

static void
put_other(struct out *o, uint8_t other)
{
	static const char *const visibility[] = {"", " .internal", " .hidden", " .protected"};

	if (other < sizeof visibility / sizeof visibility[0])
		out_z(o, visibility[other]);
	else
		out_printf(o, " 0x%02x", other);
}

static void
put_symbol(struct view *v, const struct elfin_symbol *s, bool dynamic, const struct versions *versions, size_t i)
{
	bool absolute = s->reserved && s->section == SHN_ABS;
	bool common = s->type == STT_COMMON || (s->reserved && s->section == SHN_COMMON);
	const struct elfin_section *in = s->reserved || s->section == SHN_UNDEF
		? NULL : &v->elf->sections[s->section];
	uint64_t address = s->value, size = s->size;
	const char *name = s->name;

	/* A common symbol's value is its alignment: the columns change places. */
	if (common) {
		address = s->size;
		size = s->value;
	}
	if (in && v->elf->hdr.e_type == ET_REL && !common)
		address += in->hdr.sh_addr;
	if (in && in->hdr.sh_flags & SHF_ALLOC)
		address += v->options->adjust_vma;
	if (address < v->options->start || address > v->options->stop)
		return;
	if (s->type == STT_SECTION && in)
		name = in->name;
	out_printf(v->out, "%016llx ", (unsigned long long)address);
	put_flags(v->out, s, in || absolute, dynamic);
	out_z(v->out, " ");
	out_z(v->out, absolute ? "*ABS*" : common ? "*COM*" : in ? in->name : "*UND*");
	out_printf(v->out, "\t%016llx", (unsigned long long)size);
	versions_put(v->out, versions, i);
	put_other(v->out, s->other);
	out_z(v->out, " ");
	out_z(v->out, v->options->demangle ? demangle(&v->options->demangler, &v->options->arena, name) : name);
	out_z(v->out, "\n");
}

static void
put_table(struct view *v, uint32_t type)
{
	const struct elfin_section *s = elfin_find(v->elf, type, NULL);
	struct versions versions = {0};
	struct elfin_symbol *symbols;
	size_t n;

	if (!s || !elfin_symbols(v->elf, s, &symbols, &n))
		return;
	if (type == SHT_DYNSYM)
		versions_load(v, &versions);
	for (size_t i = 1; i < n; i++)
		put_symbol(v, &symbols[i], type == SHT_DYNSYM, &versions, i);
	versions_free(&versions);
	free(symbols);
}

void
symbols_static(struct view *v)
{
	out_z(v->out, "\nSYMBOL TABLE:\n");
	put_table(v, SHT_SYMTAB);
}

void
symbols_dynamic(struct view *v)
{
	out_z(v->out, "\nDYNAMIC SYMBOL TABLE:\n");
	put_table(v, SHT_DYNSYM);
}
