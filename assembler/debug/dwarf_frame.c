/* A common information entry (CIE) holds the properties that several procedures share. A frame description entry (FDE) holds the
 * address range of one procedure and the rules by which its caller's registers are restored. .eh_frame and .debug_frame have the
 * same content in two formats: they differ in sizes, in pointers and in the augmentation of a CIE. Consecutive FDEs with equal
 * parameters share a CIE; to increase sharing, procedures are sorted by their parameters, as in LLVM. */
#include "assembler/debug/dwarf_frame.h"

#include <dwarf.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { CFA_LLVM_DEF_ASPACE_CFA = 0x30, CFA_LLVM_DEF_ASPACE_CFA_SF = 0x31 };

static const struct {
	const char *operands;
	uint8_t opcode, signed_opcode, short_opcode;
} rows[] = {
#define CFI(name, operands, opcode, signed_opcode, short_opcode, meaning) \
	{operands, opcode, signed_opcode, short_opcode},
#include "assembler/debug/cfi.def"
#undef CFI
	[CFI_escape] = {"", 0, 0, 0},
	[CFI_label] = {"", 0, 0, 0},
};

enum { EH_POINTER = DW_EH_PE_pcrel | DW_EH_PE_sdata4 };

static bool
writes_eh(const struct frame_table *t)
{
	return t->eh || !t->named;
}

const char *
cfi_operands(int row)
{
	return rows[row].operands;
}

struct procedure *
dwarf_frame_open(struct dwarf *d, struct loc loc)
{
	struct procedure *f = d->frame.open;
	if (f && position_section(f->begin) == d->in->values.sects.sub->section)
		return f;
	diag_error(d->in->diag, loc, "no .cfi_startproc before this line");
	return NULL;
}

void
dwarf_frame_begin(struct dwarf *d, bool simple, struct loc loc)
{
	struct frame_table *t = &d->frame;
	if (t->open && position_section(t->open->begin) == d->in->values.sects.sub->section) {
		diag_error(d->in->diag, loc, "no .cfi_endproc before this line");
		diag_note(d->in->diag, t->open->loc, "the procedure begins here");
		return;
	}
	struct procedure *f = arena_alloc(&d->in->arena, sizeof *f);
	*f = (struct procedure){.outer = t->open, .begin = position_here(&d->in->values), .loc = input_file_loc(&d->in->source, loc),
		.simple = simple, .return_column = DWARF_PC, .order = t->n++};
	t->open = f;
	*(t->last ? &t->last->next : &t->first) = f;
	t->last = f;
}

void
dwarf_frame_end(struct dwarf *d, struct loc loc)
{
	struct procedure *f = dwarf_frame_open(d, loc);
	if (!f)
		return;
	f->end = position_here(&d->in->values);
	d->frame.open = f->outer;
}

void
dwarf_frame_add(struct dwarf *d, struct procedure *f, struct cfi cfi)
{
	cfi.at = position_here(&d->in->values);
	cfi.loc = input_file_loc(&d->in->source, cfi.loc);
	*APPEND(f->p, f->n, f->cap) = cfi;
}

void
dwarf_frame_close(struct dwarf *d)
{
	for (const struct procedure *f = d->frame.open; f; f = f->outer)
		diag_error(d->in->diag, f->loc, "this procedure has no .cfi_endproc");
}

static void
report_inexpressible(struct diag *diag, const struct procedure *f)
{
	uint64_t address = position_address(f->begin);
	for (size_t i = 0; i < f->n; i++) {
		const struct cfi *c = &f->p[i];
		uint64_t at = position_address(c->at);
		const char *operands = rows[c->row].operands;
		bool in_slots = strpbrk(operands, "f-") || (strpbrk(operands, "o+") && c->offset < 0);
		if ((at - address) % DWARF_INSN)
			diag_error(diag, c->loc, "the location is %llu bytes after the previous one, not a multiple of %d",
				(unsigned long long)(at - address), DWARF_INSN);
		if (in_slots && c->offset % DWARF_SLOT)
			diag_error(diag, c->loc, "the offset %lld is not a multiple of %d", (long long)c->offset,
				DWARF_SLOT);
		address = at;
	}
}

/* Defines the symbol of a .cfi_label: in .eh_frame if that section is written, otherwise in .debug_frame. */
static void
define_label(struct dwarf_out *o, const struct cfi *c)
{
	struct symbol *s = c->label;
	if (o->section->flags & SHF_ALLOC || !writes_eh(&o->dwarf->frame))
		sym_place(o->dwarf->in->diag, s, sect_sub(&o->dwarf->in->values, o->section, 0)->first, (int64_t)o->bytes.n, c->loc);
}

static void
put_cfi(struct dwarf_out *o, const struct cfi *c)
{
	if (c->row == CFI_label) {
		define_label(o, c);
		return;
	}
	if (c->row == CFI_escape) {
		buf_put(&o->bytes, c->bytes.p, c->bytes.n);
		return;
	}
	const char *operands = rows[c->row].operands;
	bool is_signed = c->offset < 0, brief = rows[c->row].short_opcode && c->reg[0] < 64 && !is_signed;
	unsigned registers = 0;
	out_num(o, brief ? rows[c->row].short_opcode | c->reg[0] :
		is_signed ? rows[c->row].signed_opcode : rows[c->row].opcode, 1);
	for (const char *p = operands; *p; p++)
		if (*p == 'r' && !(brief && p == operands))
			out_uleb(o, c->reg[registers++]);
		else if (*p == 'a')
			out_uleb(o, c->space);
		else if (*p != 'r' && is_signed)
			out_sleb(o, c->offset / DWARF_SLOT);
		else if (*p != 'r')
			out_uleb(o, (uint64_t)(*p == 'o' || *p == '+' ? c->offset : c->offset / DWARF_SLOT));
}

static void
put_advance(struct dwarf_out *o, uint64_t bytes)
{
	uint64_t units = bytes / DWARF_INSN;
	if (units < 64) {
		out_num(o, DW_CFA_advance_loc | units, 1);
		return;
	}
	unsigned size = units <= UINT8_MAX ? 1 : units <= UINT16_MAX ? 2 : 4;
	out_num(o, size == 1 ? DW_CFA_advance_loc1 : size == 2 ? DW_CFA_advance_loc2 :
		DW_CFA_advance_loc4, 1);
	out_num(o, units, size);
}

static unsigned
pointer_size(uint8_t encoding)
{
	switch (encoding & 0xf) {
	case DW_EH_PE_udata2:
	case DW_EH_PE_sdata2: return 2;
	case DW_EH_PE_udata4:
	case DW_EH_PE_sdata4: return 4;
	default: return 8;
	}
}

static void
put_pointer(struct dwarf_out *o, struct frame_pointer p)
{
	out_address(o, p.symbol, 0, pointer_size(p.encoding), (p.encoding & 0x70) == DW_EH_PE_pcrel);
}

/* Orders procedures by the parameters in their CIE. Returns 0 if all parameters are equal. */
static int
compare(const struct procedure *a, const struct procedure *b)
{
	const struct symbol *x = a->personality.symbol, *y = b->personality.symbol;
	if (x != y) {
		if (!x || !y)
			return x ? 1 : -1;
		size_t n = x->name.n < y->name.n ? x->name.n : y->name.n;
		int c = memcmp(x->name.p, y->name.p, n);
		return c ? c : x->name.n < y->name.n ? -1 : 1;
	}
	if (a->personality.encoding != b->personality.encoding)
		return a->personality.encoding - b->personality.encoding;
	if (a->lsda.encoding != b->lsda.encoding)
		return a->lsda.encoding - b->lsda.encoding;
	if (a->signal != b->signal)
		return a->signal - b->signal;
	if (a->simple != b->simple)
		return a->simple - b->simple;
	return (a->return_column > b->return_column) - (a->return_column < b->return_column);
}

static int
by_cie(const void *a, const void *b)
{
	const struct procedure *x = *(struct procedure *const *)a, *y = *(struct procedure *const *)b;
	int c = compare(x, y);
	return c ? c : (x->order > y->order) - (x->order < y->order);
}

static void
put_augmentation(struct dwarf_out *o, const struct procedure *f)
{
	unsigned size = 1;
	if (f->personality.symbol)
		size += 1 + pointer_size(f->personality.encoding);
	if (f->lsda.symbol)
		size++;
	out_uleb(o, size);
	if (f->personality.symbol) {
		out_num(o, f->personality.encoding, 1);
		put_pointer(o, f->personality);
	}
	if (f->lsda.symbol)
		out_num(o, f->lsda.encoding, 1);
	out_num(o, EH_POINTER, 1);
}

/* Writes a CIE. Returns its offset in the section. */
static size_t
put_cie(struct dwarf_out *o, const struct procedure *f, bool eh)
{
	unsigned dwarf = o->dwarf->version, version = eh || dwarf < 3 ? 1 : dwarf == 3 ? 3 : 4;
	size_t cie = out_room(o, 4);
	out_num(o, eh ? 0 : UINT32_MAX, 4);
	out_num(o, version, 1);
	dwarf_out_str(o, str_from(!eh ? "" : arena_printf(&o->dwarf->in->arena, "z%s%sR%s",
		f->personality.symbol ? "P" : "", f->lsda.symbol ? "L" : "", f->signal ? "S" : "")));
	if (version >= 4) {
		out_num(o, DWARF_ADDRESS, 1);
		out_num(o, 0, 1); /* size of a segment selector */
	}
	out_uleb(o, DWARF_INSN);
	out_sleb(o, DWARF_SLOT);
	if (version == 1 && f->return_column > UINT8_MAX)
		diag_error(o->dwarf->in->diag, f->loc, "the return column %u does not fit into its one byte in %s",
			f->return_column, eh ? ".eh_frame" : ".debug_frame of DWARF 2");
	if (version == 1)
		out_num(o, f->return_column, 1);
	else
		out_uleb(o, f->return_column);
	if (eh)
		put_augmentation(o, f);
	out_align(o, eh ? 4 : DWARF_ADDRESS);
	out_length(o, cie);
	return cie;
}

static void
put_fde(struct dwarf_out *o, const struct procedure *f, size_t cie, bool eh, bool last)
{
	unsigned size = eh ? pointer_size(EH_POINTER) : DWARF_ADDRESS;
	uint64_t address = position_address(f->begin), end = position_address(f->end);
	size_t fde = out_room(o, 4);
	if (eh)
		out_num(o, o->bytes.n - cie, 4);
	else
		out_address(o, o->section->sym, (int64_t)cie, 4, false);
	out_place(o, f->begin, size, eh);
	out_num(o, end - address, size);
	if (eh) {
		out_uleb(o, f->lsda.symbol ? pointer_size(f->lsda.encoding) : 0);
		if (f->lsda.symbol)
			put_pointer(o, f->lsda);
	}
	for (size_t i = 0; i < f->n; i++) {
		uint64_t at = position_address(f->p[i].at);
		if (at != address)
			put_advance(o, at - address);
		address = at;
		put_cfi(o, &f->p[i]);
	}
	/* Align the end of .eh_frame to the size of an address, because linkers concatenate the .eh_frame sections of their
	 * inputs. */
	out_align(o, last ? DWARF_ADDRESS : size);
	out_length(o, fde);
}

static void
put_section(struct dwarf *d, const char *name, bool eh)
{
	const struct frame_table *t = &d->frame;
	struct procedure **frames = arena_alloc(&d->in->arena, t->n * sizeof *frames);
	size_t n = 0, cie = 0;
	for (struct procedure *f = t->first; f; f = f->next)
		frames[n++] = f;
	qsort(frames, n, sizeof *frames, by_cie);
	struct dwarf_out o;
	out_begin(&o, d, name, eh ? SHF_ALLOC : 0, DWARF_ADDRESS);
	for (size_t i = 0; i < n; i++) {
		/* In .debug_frame, the return column is the only parameter of a CIE. */
		if (!i || (eh ? compare(frames[i - 1], frames[i]) != 0 :
			frames[i - 1]->return_column != frames[i]->return_column))
			cie = put_cie(&o, frames[i], eh);
		put_fde(&o, frames[i], cie, eh, i + 1 == n);
	}
	out_end(&o);
}

void
dwarf_frame_write(struct dwarf *d)
{
	const struct frame_table *t = &d->frame;
	for (const struct procedure *f = t->first; f; f = f->next)
		report_inexpressible(d->in->diag, f);
	if (t->first && writes_eh(t))
		put_section(d, ".eh_frame", true);
	if (t->first && t->debug)
		put_section(d, ".debug_frame", false);
}

void
dwarf_frame_free(struct frame_table *t)
{
	for (struct procedure *f = t->first; f; f = f->next) {
		alloc_free(f->p);
		alloc_free(f->saved);
	}
}
