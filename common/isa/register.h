/* Registers: their names and their source codes. */
#ifndef ISA_REGISTER_H
#define ISA_REGISTER_H

#include "common/isa/tables.h"
#include "common/isa/text.h"

/* The row of isa_code_class[] of scalar registers that are so many dwords, 0 if none are. */
static inline unsigned
reg_scalar_row(unsigned dwords)
{
	if (dwords == 3)
		return CODES_SCALAR_3;
	return dwords & (dwords - 1) || !dwords || dwords > 32 ? 0 : CODES_SCALAR + (unsigned)__builtin_ctz(dwords);
}

/* The ACCEPT_ bit of a source code read as so many dwords, 0 if the register does not exist or
 * constant. */
static inline unsigned
reg_class(const struct isa *isa, unsigned code, unsigned dwords)
{
	if (code >= CODE_AGPR)
		return code + dwords <= CODE_AGPR + 256 ? ACCEPT_A : 0;
	if (code >= CODE_VGPR)
		return code + dwords <= CODE_VGPR + 256 ? ACCEPT_V : 0;
	return reg_scalar_row(dwords) ? isa_code_class[isa->target->column][reg_scalar_row(dwords)][code] : 0;
}

/* The same of what this processor decodes. */
static inline unsigned
reg_class_decoded(const struct isa *isa, unsigned code, unsigned dwords)
{
	unsigned class = reg_class(isa, code, dwords);

	if (code >= CODE_VGPR)
		return code & 1 && dwords > 1 && target_has(isa->target, FEATURE_EVEN_VGPRS) ? 0 : class;
	return class ? isa_code_class[isa->target->codes][reg_scalar_row(dwords)][code] : 0;
}

/* Fields of gfx11 spend a bit of a 16-bit operand's register number on which half it is, so that they
 * reach v0 to v127. */
static inline bool
reg_in_reach(const struct slot *slot, unsigned code)
{
	return code < CODE_VGPR + 128 || slot->half != HALF_NUMBER;
}

/* The code must be of a register class. */
void
reg_print(struct text *t, const struct isa *isa, unsigned code, unsigned dwords);

/* The code of count registers of the file v, s or a, the first of that number, if the processor has them. */
static inline bool
reg_numbered(const struct isa *isa, char file, unsigned first, unsigned count, unsigned *code)
{
	const struct reg_file *s = &isa_reg_files[0][isa->target->column];
	bool scalar = file == 's';

	*code = first + (scalar ? s->code : file == 'a' ? CODE_AGPR : CODE_VGPR);
	return scalar ? count <= 16 && first + count <= s->count && !(first & (count > 2 ? 3 : count - 1)) :
		count <= 32 && first + count <= 256;
}

/* v7, s3, ttmp1, a0, acc0. Returns 0 if the name is not of this kind, -1 if the file has no such
 * register, else 1. */
int
reg_find_numbered(const struct isa *isa, struct str name, unsigned *code);

/* The same of v1.l and v1.h, the halves of a register. */
int
reg_find_half(const struct isa *isa, struct str name, unsigned *code);

/* A special register. Returns 0 if the word is not one on any processor, -1 if it is not one on this one,
 * else 1 with code and dwords (0: one or two) set. */
int
reg_of_word(const struct isa *isa, const struct word *w, unsigned *code, unsigned *dwords);

/* Whether a name is that of a register class: v, s, a, acc, ttmp. */
bool
reg_names_class(struct str name);

/* A range of a register file: the file's name, first index and count. Returns 0 if it lacks such a
 * file, -1 if the range is not in it, -2 if it is not aligned as it must, else 1. */
int
reg_range(const struct isa *isa, struct str file, int64_t first, int64_t count, unsigned *code);

#endif
