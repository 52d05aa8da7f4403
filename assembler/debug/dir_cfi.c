/* Directives of unwind tables. Each directive for a single call frame instruction is a row of cfi.def, or of
 * cfi_expression.def; all rows of a file have the same handler. */
#include <dwarf.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/array.h"

/* .cfi_sections .eh_frame, .debug_frame: selects the sections to write. */
void
dir_cfi_sections(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct frame_table *t = &dwarf->frame;
	t->named = true;
	t->eh = t->debug = false;
	for (const struct node *n = st->operands; n; n = n->next) {
		if (n->kind == NODE_NAME && str_eqz(n->text, ".eh_frame"))
			t->eh = true;
		else if (n->kind == NODE_NAME && str_eqz(n->text, ".debug_frame"))
			t->debug = true;
		else
			diag_error(dwarf->in->diag, n->loc, "expected .eh_frame or .debug_frame");
	}
}

/* .cfi_startproc [simple]: "simple" omits the initial instructions; on this target there are none. */
void
dir_cfi_startproc(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	bool simple = arg && arg->kind == NODE_NAME && str_eqz(arg->text, "simple");
	if (arg_end(dwarf->in->diag, simple ? arg->next : arg))
		dwarf_frame_begin(dwarf, simple, st->loc);
}

void
dir_cfi_endproc(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	dwarf_frame_end(dwarf, st->loc);
}

void
dir_cfi_signal_frame(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	if (f)
		f->signal = true;
}

bool
cfi_register(struct dwarf *dwarf, struct statement *st, struct node **arg, uint32_t *number)
{
	struct node *n = *arg;
	if (n && n->kind != NODE_INT && n->kind != NODE_EXPR) {
		*arg = n->next;
		if (dwarf_register(n, dwarf->in->match.isa->wave32, number))
			return true;
		diag_error(dwarf->in->diag, n->loc, "this register has no DWARF number");
		return false;
	}
	int64_t num;
	if (!arg_number(dwarf->in, st, arg, "a register", &num))
		return false;
	if (num < 0 || num > UINT32_MAX) {
		diag_error(dwarf->in->diag, n->loc, "%lld is not a register number", (long long)num);
		return false;
	}
	*number = (uint32_t)num;
	return true;
}

void
dir_cfi_return_column(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct node *arg = st->operands;
	uint32_t number;
	if (f && cfi_register(dwarf, st, &arg, &number) && arg_end(dwarf->in->diag, arg))
		f->return_column = number;
}

/* .cfi_personality and .cfi_lsda. The operands are an encoding and, unless the encoding is DW_EH_PE_omit, a symbol. */
void
dir_cfi_pointer(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct node *arg = st->operands;
	int64_t encoding;
	if (!f || !arg_number(dwarf->in, st, &arg, "an encoding", &encoding))
		return;
	if (encoding == DW_EH_PE_omit) {
		arg_end(dwarf->in->diag, arg);
		return;
	}
	/* Supported encodings: absolute or PC-relative, direct or indirect, of 2, 4 or 8 bytes. */
	if (encoding < 0 || encoding > UINT8_MAX || (encoding & 7) > DW_EH_PE_udata8 ||
		(encoding & 7) == DW_EH_PE_uleb128 || (encoding & 0x60)) {
		diag_error(dwarf->in->diag, st->operands->loc, "unsupported encoding %#llx", (long long)encoding);
		return;
	}
	struct loc loc = arg ? arg->loc : st->end;
	struct str name;
	if (!arg_name(dwarf->in, st, &arg, "a symbol", &name) || !arg_end(dwarf->in->diag, arg))
		return;
	struct frame_pointer *p = d->arg == CFI_PERSONALITY ? &f->personality : &f->lsda;
	*p = (struct frame_pointer){sym_get(&dwarf->in->values, name, loc), (uint8_t)encoding};
}

/* .cfi_escape byte, …: emits raw call frame instructions. */
void
dir_cfi_escape(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct node *arg = st->operands;
	if (!f)
		return;
	dwarf->in->scratch.n = 0;
	do {
		struct loc loc = arg ? arg->loc : st->end;
		int64_t num;
		if (!arg_number(dwarf->in, st, &arg, "a byte", &num))
			return;
		if (num < INT8_MIN || num > UINT8_MAX) {
			diag_error(dwarf->in->diag, loc, "%lld does not fit into a byte", (long long)num);
			return;
		}
		buf_fill(&dwarf->in->scratch, (uint8_t)num, 1);
	} while (arg);
	struct str bytes = {(char *)dwarf->in->scratch.p, dwarf->in->scratch.n};
	dwarf_frame_add(dwarf, f, (struct cfi){.row = CFI_escape, .loc = st->loc,
		.bytes = arena_str(&dwarf->in->arena, bytes)});
}

/* .cfi_label name: defines a label between the procedure's call frame instructions. The label is in .eh_frame or, if that section
 * is not written, in .debug_frame. */
void
dir_cfi_label(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct str name;
	if (f && arg_name(dwarf->in, st, &arg, "a symbol", &name) && arg_end(dwarf->in->diag, arg))
		dwarf_frame_add(dwarf, f, (struct cfi){.row = CFI_label, .loc = loc,
			.label = sym_get(&dwarf->in->values, name, loc)});
}

/* Updates the procedure's CFA offset for call frame instruction `row`. Later .cfi_adjust_cfa_offset and .cfi_rel_offset
 * directives are relative to this offset. Returns false after an error. */
static bool
follow_offset(struct diag *diag, struct procedure *f, int row, int64_t offset, struct loc loc)
{
	switch (row) {
	case CFI_def_cfa:
	case CFI_def_cfa_offset:
	case CFI_adjust_cfa_offset:
	case CFI_llvm_def_aspace_cfa:
		f->offset = offset;
		return true;
	case CFI_remember_state:
		*APPEND(f->saved, f->nsaved, f->capsaved) = f->offset;
		return true;
	case CFI_restore_state:
		if (!f->nsaved) {
			diag_error(diag, loc, "no .cfi_remember_state before this line");
			return false;
		}
		f->offset = f->saved[--f->nsaved];
		return true;
	default:
		return true;
	}
}

static bool
operand(struct dwarf *dwarf, struct statement *st, struct node **arg, char letter, const struct procedure *f,
	struct cfi *c, unsigned *registers)
{
	if (letter == 'r')
		return cfi_register(dwarf, st, arg, &c->reg[(*registers)++]);
	int64_t num;
	if (!arg_number(dwarf->in, st, arg, letter == 'a' ? "an address space" : "an offset", &num))
		return false;
	if (letter == 'a')
		c->space = (uint64_t)num;
	else
		c->offset = letter == '+' ? f->offset + num : letter == '-' ? num - f->offset : num;
	return true;
}

void
dir_cfi(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct node *arg = st->operands;
	struct cfi c = {.row = (uint8_t)d->arg, .loc = st->loc};
	unsigned registers = 0;
	if (!f)
		return;
	for (const char *p = cfi_operands(d->arg); *p; p++)
		if (!operand(dwarf, st, &arg, *p, f, &c, &registers))
			return;
	if (arg_end(dwarf->in->diag, arg) && follow_offset(dwarf->in->diag, f, d->arg, c.offset, st->loc))
		dwarf_frame_add(dwarf, f, c);
}
