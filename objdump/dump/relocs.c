#include "objdump/dump/relocs.h"

#include <stdlib.h>

#include "common/base/memory/die.h"
#include "common/base/text/demangle.h"
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
	if (!addend)
		return;
	out_text(out, addend < 0 ? "-0x" : "+0x");
	out_hex(out, magnitude, 1);
}

struct str
relocs_symbol(const struct view *v, const struct named_reloc *r)
{
	/* names from string tables are NUL-terminated */
	if (!v->options->demangle || !r->symbol.n)
		return r->symbol;
	return str_from(demangle(&v->options->arena, r->symbol.p));
}

/* A function that shows a relocation. target: name of the section that the relocation modifies, or "" in a linked file. */
typedef void show_reloc(struct view *v, const char *target, const struct named_reloc *r);

static void
put_reloc(struct view *v, const char *target, const struct named_reloc *r)
{
	(void)target;
	out_hex(v->out, r->offset, 16);
	out_z(v->out, " ");
	out_left(v->out, str_from(r->type), 24);
	out_z(v->out, " ");
	relocs_put_value(v->out, relocs_symbol(v, r), r->addend);
	out_z(v->out, "\n");
}

void
relocs_json_value(struct json *j, const char *type, struct str symbol, int64_t addend)
{
	json_key_z(j, "type", type);
	json_key(j, "symbol");
	json_str(j, symbol);
	json_key(j, "addend");
	json_int(j, addend);
}

static void
json_reloc(struct view *v, const char *target, const struct named_reloc *r)
{
	struct json *j = v->json;

	json_object(j, JSON_INLINE);
	if (*target)
		json_key_z(j, "section", target);
	json_key_uint(j, "offset", r->offset);
	relocs_json_value(j, r->type, relocs_symbol(v, r), r->addend);
	json_end(j);
}

static void
each_of_table(struct view *v, const struct elfin_section *s, const char *target, uint64_t start, uint64_t stop,
	show_reloc *show)
{
	struct named_reloc *relocs;
	size_t n;

	if (!relocs_read(v->elf, s, &relocs, &n))
		return;
	for (size_t i = 0; i < n; i++)
		if (relocs[i].offset >= start && relocs[i].offset <= stop)
			show(v, target, &relocs[i]);
	free(relocs);
}

/* Returns whether -r shows a relocation section. -R shows the relocation sections that are loaded. */
static bool
is_static(struct view *v, const struct elfin_section *s)
{
	return relocs_is_table(s) && s->hdr.sh_size && !(s->hdr.sh_flags & SHF_ALLOC) &&
		s->hdr.sh_info < v->elf->nsections && view_section(v, str_from(s->name));
}

/* Calls show() for each relocation, section by section. Calls title() before each section, unless title is NULL. */
static void
each_static(struct view *v, void (*title)(struct view *v, const char *target), show_reloc *show)
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
		if (title)
			title(v, e->sections[target].name);
		for (size_t k = i; k < e->nsections; k++)
			if (is_static(v, &e->sections[k]) && e->sections[k].hdr.sh_info == target)
				each_of_table(v, &e->sections[k], e->sections[target].name, v->options->start,
					v->options->stop, show);
	}
	free(done);
}

static void
put_heading(struct out *out)
{
	out_printf(out, "%-16s %-24s VALUE\n", "OFFSET", "TYPE");
}

static void
put_title(struct view *v, const char *target)
{
	out_z(v->out, "\nRELOCATION RECORDS FOR [");
	out_text(v->out, target);
	out_z(v->out, "]:\n");
	put_heading(v->out);
}

void
relocs_static(struct view *v)
{
	each_static(v, put_title, put_reloc);
}

void
relocs_static_json(struct view *v)
{
	json_key(v->json, "relocations");
	json_array(v->json, JSON_LINES);
	each_static(v, NULL, json_reloc);
	json_end(v->json);
}

/* Returns the next table of dynamic relocations with index *i or higher, and advances *i. Returns NULL after the last one. */
static const struct elfin_section *
next_dynamic(const struct elfin *e, size_t *i)
{
	while (*i < e->nsections) {
		const struct elfin_section *s = &e->sections[(*i)++];

		if (relocs_is_table(s) && s->hdr.sh_flags & SHF_ALLOC)
			return s;
	}
	return NULL;
}

static bool
is_dynamic(struct view *v)
{
	if (elfin_find(v->elf, SHT_DYNAMIC, NULL))
		return true;
	view_error(v, "not a dynamic object");
	return false;
}

void
relocs_dynamic(struct view *v)
{
	const struct elfin_section *s;
	bool any = false;

	if (!is_dynamic(v))
		return;
	for (size_t i = 0; (s = next_dynamic(v->elf, &i)); any = true) {
		if (!any) {
			out_z(v->out, "\nDYNAMIC RELOCATION RECORDS\n");
			put_heading(v->out);
		}
		each_of_table(v, s, "", 0, UINT64_MAX, put_reloc);
	}
}

void
relocs_dynamic_json(struct view *v)
{
	const struct elfin_section *s;

	if (!is_dynamic(v))
		return;
	json_key(v->json, "dynamic_relocations");
	json_array(v->json, JSON_LINES);
	for (size_t i = 0; (s = next_dynamic(v->elf, &i));)
		each_of_table(v, s, "", 0, UINT64_MAX, json_reloc);
	json_end(v->json);
}
