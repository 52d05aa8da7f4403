/* Debug information about the assembly source itself (-g): one compilation unit with its labels and address ranges, in LLVM's
 * form. Format: DWARF 5, 3.1.1, 3.6, 6.1.2 and 2.17.3. */
#include <dwarf.h>
#include <elf.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"

enum { ABBREV_UNIT = 1, ABBREV_LABEL };

/* The sections that contain instructions, in source order. */
struct ranges {
	struct section **p;
	size_t n;
};

static struct ranges
find_ranges(struct dwarf *d)
{
	const struct sections *ss = &d->in->values.sects;
	struct ranges r = {arena_alloc(&d->in->arena, ss->n * sizeof *r.p), 0};
	for (size_t i = 0; i < ss->n; i++)
		if (ss->p[i]->lines)
			r.p[r.n++] = ss->p[i];
	return r;
}

static void
put_aranges(struct dwarf *d, const struct ranges *r, struct symbol *info, uint64_t unit)
{
	struct dwarf_out o;
	out_begin(&o, d, ".debug_aranges", 0, 1);
	size_t from = o.bytes.n, length = out_room(&o, 4);
	out_num(&o, 2, 2); /* version of .debug_aranges */
	out_address(&o, info, (int64_t)unit, 4, false);
	out_num(&o, DWARF_ADDRESS, 1);
	out_num(&o, 0, 1); /* size of a segment selector */
	while ((o.bytes.n - from) % (2 * DWARF_ADDRESS))
		out_num(&o, 0, 1);
	for (size_t i = 0; i < r->n; i++) {
		out_address(&o, r->p[i]->sym, 0, DWARF_ADDRESS, false);
		out_num(&o, r->p[i]->size, DWARF_ADDRESS);
	}
	out_num(&o, 0, DWARF_ADDRESS);
	out_num(&o, 0, DWARF_ADDRESS);
	out_length(&o, length);
	out_end(&o);
}

static uint64_t
put_ranges(struct dwarf *d, const struct ranges *r, struct symbol **sym)
{
	struct dwarf_out o;
	out_begin(&o, d, ".debug_ranges", 0, 1);
	uint64_t list = o.bytes.n;
	*sym = o.section->sym;
	for (size_t i = 0; i < r->n; i++) {
		/* base address selection entry: the following offsets are relative to this address */
		out_num(&o, UINT64_MAX, DWARF_ADDRESS);
		out_address(&o, r->p[i]->sym, 0, DWARF_ADDRESS, false);
		out_num(&o, 0, DWARF_ADDRESS);
		out_num(&o, r->p[i]->size, DWARF_ADDRESS);
	}
	out_num(&o, 0, DWARF_ADDRESS);
	out_num(&o, 0, DWARF_ADDRESS);
	out_end(&o);
	return list;
}

/* Writes the range list of DWARF 5. Returns the list's offset, and sets *sym to the symbol of .debug_rnglists. */
static uint64_t
put_rnglists(struct dwarf *d, const struct ranges *r, struct symbol **sym)
{
	struct dwarf_out o;
	out_begin(&o, d, ".debug_rnglists", 0, 1);
	size_t length = out_room(&o, 4);
	out_num(&o, d->version, 2);
	out_num(&o, DWARF_ADDRESS, 1);
	out_num(&o, 0, 1); /* size of a segment selector */
	out_num(&o, 0, 4); /* number of entries in the offset array */
	uint64_t list = o.bytes.n;
	*sym = o.section->sym;
	for (size_t i = 0; i < r->n; i++) {
		out_num(&o, DW_RLE_start_length, 1);
		out_address(&o, r->p[i]->sym, 0, DWARF_ADDRESS, false);
		out_uleb(&o, r->p[i]->size);
	}
	out_num(&o, DW_RLE_end_of_list, 1);
	out_length(&o, length);
	out_end(&o);
	return list;
}

static void
put_attribute(struct dwarf_out *o, unsigned name, unsigned form)
{
	out_uleb(o, name);
	out_uleb(o, form);
}

static uint64_t
put_abbrev(struct dwarf *d, bool ranges, struct symbol **sym)
{
	struct dwarf_out o;
	unsigned offset = d->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4;
	out_begin(&o, d, ".debug_abbrev", 0, 1);
	uint64_t table = o.bytes.n;
	*sym = o.section->sym;
	out_uleb(&o, ABBREV_UNIT);
	out_uleb(&o, DW_TAG_compile_unit);
	out_num(&o, DW_CHILDREN_yes, 1);
	put_attribute(&o, DW_AT_stmt_list, offset);
	if (ranges) {
		put_attribute(&o, DW_AT_ranges, offset);
	} else {
		put_attribute(&o, DW_AT_low_pc, DW_FORM_addr);
		put_attribute(&o, DW_AT_high_pc, DW_FORM_addr);
	}
	put_attribute(&o, DW_AT_name, DW_FORM_string);
	put_attribute(&o, DW_AT_comp_dir, DW_FORM_string);
	put_attribute(&o, DW_AT_producer, DW_FORM_string);
	put_attribute(&o, DW_AT_language, DW_FORM_data2);
	put_attribute(&o, 0, 0);
	out_uleb(&o, ABBREV_LABEL);
	out_uleb(&o, DW_TAG_label);
	out_num(&o, DW_CHILDREN_no, 1);
	put_attribute(&o, DW_AT_name, DW_FORM_string);
	put_attribute(&o, DW_AT_decl_file, DW_FORM_data4);
	put_attribute(&o, DW_AT_decl_line, DW_FORM_data4);
	put_attribute(&o, DW_AT_low_pc, DW_FORM_addr);
	put_attribute(&o, 0, 0);
	out_num(&o, 0, 1);
	out_end(&o);
	return table;
}

static void
put_labels(struct dwarf_out *o)
{
	const struct source_lines *d = &o->dwarf->source;
	for (size_t i = 0; i < d->nlabels; i++) {
		const struct source_label *l = &d->labels[i];
		out_uleb(o, ABBREV_LABEL);
		dwarf_out_str(o, l->symbol->name);
		out_num(o, l->file, 4);
		out_num(o, l->line, 4);
		out_place(o, (struct position){l->symbol->frag, (uint64_t)l->symbol->value}, DWARF_ADDRESS,
			false);
	}
}

void
dwarf_info_write(struct dwarf *d)
{
	struct ranges r = find_ranges(d);
	struct symbol *list = NULL;
	if (!r.n)
		return;
	if (r.n > 1 && d->version < 3)
		diag_warning(d->in->diag, (struct loc){0}, "DWARF 2 can describe only one section: code in '%.*s' is omitted",
			STR_ARG(r.p[1]->name));
	bool ranges = r.n > 1 && d->version >= 3;
	struct symbol *abbrev;
	uint64_t table = put_abbrev(d, ranges, &abbrev), at = 0;
	if (ranges)
		at = d->version >= 5 ? put_rnglists(d, &r, &list) : put_ranges(d, &r, &list);

	struct dwarf_out o;
	out_begin(&o, d, ".debug_info", 0, 1);
	put_aranges(d, &r, o.section->sym, o.bytes.n);
	size_t length = out_room(&o, 4);
	out_num(&o, d->version, 2);
	if (d->version >= 5) {
		out_num(&o, DW_UT_compile, 1);
		out_num(&o, DWARF_ADDRESS, 1);
	}
	out_address(&o, abbrev, (int64_t)table, 4, false);
	if (d->version < 5)
		out_num(&o, DWARF_ADDRESS, 1);
	out_uleb(&o, ABBREV_UNIT);
	out_address(&o, sect_find(&d->in->values.sects, STR(".debug_line"), NULL)->sym, (int64_t)d->line.unit, 4,
		false);
	if (ranges) {
		out_address(&o, list, (int64_t)at, 4, false);
	} else {
		out_address(&o, r.p[0]->sym, 0, DWARF_ADDRESS, false);
		out_address(&o, r.p[0]->sym, (int64_t)r.p[0]->size, DWARF_ADDRESS, false);
	}
	dwarf_out_str(&o, d->line.root.name);
	dwarf_out_str(&o, dwarf_map_path(d, dwarf_directory(d)));
	dwarf_out_str(&o, str_from(d->producer ? d->producer : "amdgcn-as (gcnutils) " GCNUTILS_VERSION));
	out_num(&o, DW_LANG_Mips_Assembler, 2);
	put_labels(&o);
	out_num(&o, 0, 1);
	out_length(&o, length);
	out_end(&o);
}
