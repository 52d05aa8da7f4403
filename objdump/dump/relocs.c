/* Relocations (-r, -R); see relocs.h. */
#include "objdump/dump/relocs.h"

#include <stdlib.h>

#include "common/base/demangle.h"
#include "common/base/die.h"
#include "common/elf/reloc.h"
#include "objdump/view/views.h"

bool
relocs_is_table(const struct elfin_section *s)
{
	return s->hdr.sh_type == SHT_RELA || s->hdr.sh_type == SHT_REL;
}

static struct str
symbol_name(const struct elfin *e, const struct elfin_symbol *s)
{
	if (s->type == STT_SECTION && !s->reserved)
		return str_from(e->sections[s->section].name);
	return str_from(s->name);
}

bool
relocs_read(const struct elfin *e, const struct elfin_section *s, struct named_reloc **out, size_t *n)
{
	struct elfin_symbol *symbols = NULL;
	struct elfin_rela *relas;
	size_t nsymbols = 0;
	uint32_t link = s->hdr.sh_link;

	if (!elfin_relas(e, s, &relas, n))
		return false;
	if (link && link < e->nsections &&
			!elfin_symbols(e, &e->sections[link], &symbols, &nsymbols)) {
		free(relas);
		return false;
	}
	*out = calloc(*n ? *n : 1, sizeof **out);
	if (!*out)
		die("out of memory");
	for (size_t i = 0; i < *n; i++) {
		const struct elfin_rela *r = &relas[i];
		const struct reloc_kind *kind = reloc_find(r->type);
		bool named = r->symbol && r->symbol < nsymbols;

		(*out)[i] = (struct named_reloc){
			.offset = r->offset,
			.type = kind ? kind->name : "Unknown",
			.symbol = named ? symbol_name(e, &symbols[r->symbol]) : STR("*ABS*"),
			.addend = r->addend,
		};
	}
	free(symbols);
	free(relas);
	return true;
}

void
relocs_put_value(struct out *out, struct str symbol, int64_t addend)
{
	uint64_t magnitude = addend < 0 ? -(uint64_t)addend : (uint64_t)addend;

	out_str(out, symbol);
	if (addend)
		out_printf(out, "%c0x%llx", addend < 0 ? '-' : '+', (unsigned long long)magnitude);
}

struct str
relocs_symbol(const struct view *v, const struct named_reloc *r)
{
	/* Names come from string tables and end with a NUL. */
	if (!v->options->demangle || !r->symbol.n)
		return r->symbol;
	return str_from(demangle(&v->options->demangler, &v->options->arena, r->symbol.p));
}

static void
put_table(struct view *v, const struct elfin_section *s, uint64_t start, uint64_t stop)
{
	struct named_reloc *relocs;
	size_t n;

	if (!relocs_read(v->elf, s, &relocs, &n))
		return;
	for (size_t i = 0; i < n; i++) {
		if (relocs[i].offset < start || relocs[i].offset > stop)
			continue;
		out_printf(v->out, "%016llx %-24s ", (unsigned long long)relocs[i].offset,
			relocs[i].type);
		relocs_put_value(v->out, relocs_symbol(v, &relocs[i]), relocs[i].addend);
		out_z(v->out, "\n");
	}
	free(relocs);
}

static void
put_heading(struct out *out)
{
	out_printf(out, "%-16s %-24s VALUE\n", "OFFSET", "TYPE");
}

/* The tables that -r shows; those that are loaded belong to -R. */
static bool
is_static(struct view *v, const struct elfin_section *s)
{
	return relocs_is_table(s) && s->hdr.sh_size && !(s->hdr.sh_flags & SHF_ALLOC) &&
		s->hdr.sh_info < v->elf->nsections && view_section(v, str_from(s->name));
}

void
relocs_static(struct view *v)
{
	const struct elfin *e = v->elf;
	bool *done = calloc(e->nsections ? e->nsections : 1, sizeof *done);

	if (!done)
		die("out of memory");
	for (size_t i = 0; i < e->nsections; i++) {
		uint32_t target = e->sections[i].hdr.sh_info;

		if (!is_static(v, &e->sections[i]) || done[target])
			continue;
		done[target] = true;
		out_z(v->out, "\nRELOCATION RECORDS FOR [");
		out_z(v->out, e->sections[target].name);
		out_z(v->out, "]:\n");
		put_heading(v->out);
		for (size_t k = i; k < e->nsections; k++)
			if (is_static(v, &e->sections[k]) && e->sections[k].hdr.sh_info == target)
				put_table(v, &e->sections[k], v->options->start, v->options->stop);
	}
	free(done);
}

void
relocs_dynamic(struct view *v)
{
	const struct elfin *e = v->elf;
	bool any = false;

	if (!elfin_find(e, SHT_DYNAMIC, NULL)) {
		view_error(v, "not a dynamic object");
		return;
	}
	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (!relocs_is_table(s) || !(s->hdr.sh_flags & SHF_ALLOC))
			continue;
		if (!any) {
			out_z(v->out, "\nDYNAMIC RELOCATION RECORDS\n");
			put_heading(v->out);
		}
		any = true;
		put_table(v, s, 0, UINT64_MAX);
	}
}
