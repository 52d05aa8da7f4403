/* The directives of cfi_expression.def. Their rows are written as DW_CFA_expression, when the directive is read. */
#include <dwarf.h>
#include <string.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Operations of LLVM's extension DW_OP_LLVM_user. */
enum { OP_USER = 0xe9, USER_OFFSET_UCONST = 0x05, USER_CALL_FRAME_ENTRY_REG = 0x07, USER_SELECT_BIT_PIECE = 0x0c };

/* Registers with an opcode of their own, DW_OP_reg0 to DW_OP_reg31. */
enum { SHORT_REGISTERS = 32 };

enum { BYTE_BITS = 8, MASK_BITS = 64 };

static const struct {
	const char *operands, *expression;
} rows[] = {
#define CFI_EXPRESSION(name, operands, expression, meaning) {operands, expression},
#include "assembler/debug/cfi_expression.def"
#undef CFI_EXPRESSION
};

struct cfi_arguments {
	uint64_t *p;
	size_t n, cap;
};

static void
put_op(struct buf *b, int opcode)
{
	buf_fill(b, (uint8_t)opcode, 1);
}

static void
put_uleb(struct buf *b, uint64_t number)
{
	b->n += leb_bytes((int64_t)number, false, buf_reserve(b, 10));
}

static void
put_user(struct buf *b, int operation, uint64_t number)
{
	put_op(b, OP_USER);
	put_op(b, operation);
	put_uleb(b, number);
}

static void
put_location(struct buf *b, uint64_t reg)
{
	if (reg < SHORT_REGISTERS) {
		put_op(b, DW_OP_reg0 + (int)reg);
		return;
	}
	put_op(b, DW_OP_regx);
	put_uleb(b, reg);
}

/* Appends the part of `bits` bits of the location before it, from the bit `first` on. */
static void
put_bit_piece(struct buf *b, uint64_t bits, uint64_t first)
{
	put_op(b, DW_OP_bit_piece);
	put_uleb(b, bits);
	put_uleb(b, first);
}

static void
put_piece(struct buf *b, uint64_t bits)
{
	if (bits % BYTE_BITS) {
		put_bit_piece(b, bits, 0);
		return;
	}
	put_op(b, DW_OP_piece);
	put_uleb(b, bits / BYTE_BITS);
}

/* Appends lanes: n numbers at p, three for each lane. A single lane of whole bytes is a location with an offset, others are
 * parts. */
static void
put_lanes(struct buf *b, const uint64_t *p, size_t n)
{
	for (size_t i = 0; i < n; i += 3) {
		uint64_t lane = p[i + 1], bits = p[i + 2];
		put_location(b, p[i]);
		if (n == 3 && bits % BYTE_BITS == 0)
			put_user(b, USER_OFFSET_UCONST, lane * (bits / BYTE_BITS));
		else
			put_bit_piece(b, bits, lane * bits);
	}
}

static void
put_expression(struct buf *b, const char *expression, const struct cfi_arguments *args)
{
	for (const char *p = expression; *p; p++) {
		if (*p == ' ')
			continue;
		char letter = *p;
		if (letter == 'x') {
			put_op(b, DW_OP_swap);
			continue;
		}
		size_t i = (size_t)(*++p - '0');
		uint64_t number = args->p[i];
		switch (letter) {
		case 'R': put_location(b, number); break;
		case 'P': put_piece(b, number); break;
		case 'v': put_lanes(b, args->p + i, args->n - i); break;
		case 'O': put_user(b, USER_OFFSET_UCONST, number); break;
		case 'E': put_user(b, USER_CALL_FRAME_ENTRY_REG, number); break;
		case 'D':
			put_op(b, DW_OP_deref_size);
			put_op(b, (int)(number / BYTE_BITS));
			break;
		case 'S':
			put_user(b, USER_SELECT_BIT_PIECE, number);
			put_uleb(b, args->p[*++p - '0']);
			break;
		}
	}
}

static bool
in_range(struct diag *diag, struct loc loc, char letter, int64_t num)
{
	if (letter == 'l' && (num < 0 || num > UINT32_MAX))
		diag_error(diag, loc, "%lld is not a lane", (long long)num);
	else if (letter == 'b' && (num <= 0 || num > UINT32_MAX))
		diag_error(diag, loc, "%lld is not the size of a register in bits", (long long)num);
	else if (letter == 'm' && (num <= 0 || num > MASK_BITS || num % BYTE_BITS))
		diag_error(diag, loc, "a lane mask has 8 to %d bits, a multiple of 8", MASK_BITS);
	else
		return true;
	return false;
}

static bool
argument(struct dwarf *dwarf, struct statement *st, struct node **arg, char letter, struct cfi_arguments *args)
{
	if (letter == 'r') {
		uint32_t reg;
		if (!cfi_register(dwarf, st, arg, &reg))
			return false;
		*APPEND(args->p, args->n, args->cap) = reg;
		return true;
	}
	struct loc loc = *arg ? (*arg)->loc : st->end;
	const char *what = letter == 'l' ? "a lane" : letter == 'o' ? "an offset" : "a number of bits";
	int64_t num;
	if (!arg_number(dwarf->in, st, arg, what, &num) || !in_range(dwarf->in->diag, loc, letter, num))
		return false;
	*APPEND(args->p, args->n, args->cap) = (uint64_t)num;
	return true;
}

static bool
read_arguments(struct dwarf *dwarf, struct statement *st, const char *operands, struct cfi_arguments *args)
{
	struct node *arg = st->operands;
	for (const char *p = operands; *p; p++) {
		if (*p == '*' && !arg)
			break;
		if (*p == '*')
			p -= 3;
		if (!argument(dwarf, st, &arg, *p, args))
			return false;
	}
	return arg_end(dwarf->in->diag, arg);
}

void
dir_cfi_expression(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	struct procedure *f = dwarf_frame_open(dwarf, st->loc);
	struct cfi_arguments args = {0};
	if (f && read_arguments(dwarf, st, rows[d->arg].operands, &args)) {
		struct buf expression = {0}, *b = &dwarf->in->scratch;
		put_expression(&expression, rows[d->arg].expression, &args);
		b->n = 0;
		put_op(b, DW_CFA_expression);
		put_uleb(b, args.p[0]);
		put_uleb(b, expression.n);
		buf_put(b, expression.p, expression.n);
		buf_free(&expression);
		dwarf_frame_add(dwarf, f, (struct cfi){.row = CFI_escape, .loc = st->loc,
			.bytes = arena_str(&dwarf->in->arena, (struct str){(char *)b->p, b->n})});
	}
	alloc_free(args.p);
}
