#include "objdump/dump/relocs.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/demangle.h"
#include "common/elf/reloc.h"
#include "objdump/view/views.h"

bool
relocs_is_table(const struct elfin_section *s)
{
	return s->hdr.sh_type == SHT_RELA || s->hdr.sh_type == SHT_REL;
}

/* A symbol table and the names of its symbols. */
struct reloc_symbols {
	struct elfin_symtab table;
	struct str *names; /* p is NULL: not determined yet */
	bool is_read, ok;  /* ok: the table is valid */
};

void
relocs_start(struct reloc_reader *r, const struct view *v)
{
	*r = (struct reloc_reader){v, array_make(v->elf->nsections, sizeof *r->tables)};
}

void
relocs_end(struct reloc_reader *r)
{
	for (size_t i = 0; i < r->v->elf->nsections; i++)
		alloc_free(r->tables[i].names);
	alloc_free(r->tables);
}

/* Returns the symbol table to which relocations refer. It has no symbols if they refer to none. */
static struct reloc_symbols *
symbols_of(struct reloc_reader *r, const struct elfin_section *s)
{
	const struct elfin *e = r->v->elf;
	uint32_t link = s->hdr.sh_link < e->nsections ? s->hdr.sh_link : 0;
	struct reloc_symbols *y = &r->tables[link];

	if (!y->is_read) {
		y->is_read = true;
		y->ok = elfin_symtab(e, &e->sections[link], &y->table);
		y->names = array_make(y->table.n, sizeof *y->names);
	}
	return y;
}

static struct str
symbol_name(const struct view *v, struct reloc_symbols *y, uint32_t i)
{
	struct str *name = &y->names[i];

	if (name->p)
		return *name;
	struct elfin_symbol s = elfin_symbol(&y->table, i);
	if (s.type == STT_SECTION && !s.reserved)
		*name = str_from(v->elf->sections[s.section].name);
	else
		*name = str_from(s.name);
	if (v->options->demangle && name->n)
		*name = str_from(demangle(&v->options->arena, name->p));
	return *name;
}

bool
relocs_read(struct reloc_reader *r, const struct elfin_section *s, struct named_reloc **out, size_t *n)
{
	struct reloc_symbols *symbols = symbols_of(r, s);
	struct elfin_reltab relas;

	if (!symbols->ok || !elfin_reltab(r->v->elf, s, &relas))
		return false;
	*n = relas.n;
	*out = alloc_array(relas.n, sizeof **out);
	for (size_t i = 0; i < *n; i++) {
		const struct elfin_rela rela = elfin_rela(&relas, i);
		const struct reloc_kind *kind = reloc_find(rela.type);

		(*out)[i] = (struct named_reloc){
			.offset = rela.offset,
			.type = kind ? kind->name : "Unknown",
			.symbol = rela.symbol && rela.symbol < symbols->table.n ? symbol_name(r->v, symbols, rela.symbol)
										: STR("*ABS*"),
			.addend = rela.addend,
		};
	}
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
	relocs_put_value(v->out, r->symbol, r->addend);
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
	relocs_json_value(j, r->type, r->symbol, r->addend);
	json_end(j);
}

static void
each_of_table(struct view *v, struct reloc_reader *reader, const struct elfin_section *s, const char *target, uint64_t start,
	uint64_t stop, show_reloc *show)
{
	struct named_reloc *relocs;
	size_t n;

	if (!relocs_read(reader, s, &relocs, &n))
		return;
	for (size_t i = 0; i < n; i++)
		if (relocs[i].offset >= start && relocs[i].offset <= stop)
			show(v, target, &relocs[i]);
	alloc_free(relocs);
}

/* Returns whether -r shows a relocation section. -R shows the relocation sections that are loaded. */
static bool
is_static(struct view *v, const struct elfin_section *s)
{
	return relocs_is_table(s) && s->hdr.sh_size && !(s->hdr.sh_flags & SHF_ALLOC) &&
		s->hdr.sh_info < v->elf->nsections && view_section(v, str_from(s->name));
}

/* The relocation sections that -r shows, as a list for each section that they modify. 0 ends a list. */
struct reloc_lists {
	uint32_t *first, *last; /* by the number of the modified section */
	uint32_t *next;         /* by the number of the relocation section */
};

static struct reloc_lists
list_static(struct view *v)
{
	size_t n = v->elf->nsections;
	struct reloc_lists lists = {array_make(n, sizeof *lists.first), array_make(n, sizeof *lists.last),
		array_make(n, sizeof *lists.next)};

	for (uint32_t i = 1; i < n; i++) {
		uint32_t target = v->elf->sections[i].hdr.sh_info;

		if (!is_static(v, &v->elf->sections[i]))
			continue;
		*(lists.first[target] ? &lists.next[lists.last[target]] : &lists.first[target]) = i;
		lists.last[target] = i;
	}
	return lists;
}

/* Calls show() for each relocation, section by section. Calls title() before each section, unless title is NULL. */
static void
each_static(struct view *v, void (*title)(struct view *v, const char *target), show_reloc *show)
{
	const struct elfin *e = v->elf;
	struct reloc_lists lists = list_static(v);
	struct reloc_reader reader;

	relocs_start(&reader, v);
	for (uint32_t i = 1; i < e->nsections; i++) {
		uint32_t target = e->sections[i].hdr.sh_info;

		if (target >= e->nsections || lists.first[target] != i)
			continue;
		if (title)
			title(v, e->sections[target].name);
		for (uint32_t k = i; k; k = lists.next[k])
			each_of_table(v, &reader, &e->sections[k], e->sections[target].name, v->options->start, v->options->stop, show);
	}
	alloc_free(lists.first);
	alloc_free(lists.last);
	alloc_free(lists.next);
	relocs_end(&reader);
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
	bool any = false;

	if (!is_dynamic(v))
		return;
	struct reloc_reader reader;
	relocs_start(&reader, v);
	const struct elfin_section *s;
	for (size_t i = 0; (s = next_dynamic(v->elf, &i)); any = true) {
		if (!any) {
			out_z(v->out, "\nDYNAMIC RELOCATION RECORDS\n");
			put_heading(v->out);
		}
		each_of_table(v, &reader, s, "", 0, UINT64_MAX, put_reloc);
	}
	relocs_end(&reader);
}

void
relocs_dynamic_json(struct view *v)
{
	if (!is_dynamic(v))
		return;
	struct reloc_reader reader;
	relocs_start(&reader, v);
	json_key(v->json, "dynamic_relocations");
	json_array(v->json, JSON_LINES);
	const struct elfin_section *s;
	for (size_t i = 0; (s = next_dynamic(v->elf, &i));)
		each_of_table(v, &reader, s, "", 0, UINT64_MAX, json_reloc);
	json_end(v->json);
	relocs_end(&reader);
}
