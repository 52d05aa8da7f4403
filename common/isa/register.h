/* Names and operand encodings of registers. */
#ifndef ISA_REGISTER_H
#define ISA_REGISTER_H

#include "common/isa/tables.h"
#include "common/isa/text.h"

/* Returns the row of isa_code_class[] for scalar registers of the given width, or 0 if no row has this width. */
static inline unsigned
reg_scalar_row(unsigned dwords)
{
	if (dwords == 3)
		return CODES_SCALAR_3;
	return dwords & (dwords - 1) || !dwords || dwords > 32 ? 0 : CODES_SCALAR + (unsigned)__builtin_ctz(dwords);
}

/* Returns whether the processor has these VGPRs and an instruction can encode them. An instruction can name v0 to v255 as the first
 * register. The others may be v256 or higher only if the processor has s_set_vgpr_msb. */
static inline bool
reg_has_vgprs(const struct isa *isa, unsigned first, unsigned count)
{
	return first < 256 && (first + count <= 256 || target_has(isa->target, FEATURE_VGPR_MSB));
}

/* Returns the ACCEPT_ bit of an operand encoding that is read as the given number of dwords. Returns 0 if the encoding is neither
 * a register nor a constant. */
static inline unsigned
reg_class(const struct isa *isa, unsigned code, unsigned dwords)
{
	if (code >= CODE_AGPR)
		return code + dwords <= CODE_AGPR + 256 ? ACCEPT_A : 0;
	if (code >= CODE_VGPR)
		return reg_has_vgprs(isa, code - CODE_VGPR, dwords) ? ACCEPT_V : 0;
	return reg_scalar_row(dwords) ? isa_code_class[isa->target->column][reg_scalar_row(dwords)][code] : 0;
}

/* Like reg_class, but returns 0 for operand encodings that this processor does not decode. */
static inline unsigned
reg_class_decoded(const struct isa *isa, unsigned code, unsigned dwords)
{
	unsigned class = reg_class(isa, code, dwords);

	if (code >= CODE_VGPR)
		return code & 1 && dwords > 1 && target_has(isa->target, FEATURE_EVEN_VGPRS) ? 0 : class;
	return class ? isa_code_class[isa->target->codes][reg_scalar_row(dwords)][code] : 0;
}

/* Returns whether a slot can encode a register. Some fields of gfx11 use one bit of a 16-bit operand's register number to select
 * the half, so they can only encode v0 to v127. */
static inline bool
reg_in_reach(const struct slot *slot, unsigned code)
{
	return code < CODE_VGPR + 128 || slot->half != HALF_NUMBER;
}

void
reg_print(struct text *t, const struct isa *isa, unsigned code, unsigned dwords);

void
reg_print_half(struct text *t, unsigned code, bool high);

/* Finds the operand encoding of count consecutive registers of class v, s or a. Returns false if the processor does not have all
 * of these registers. */
static inline bool
reg_numbered(const struct isa *isa, char file, unsigned first, unsigned count, unsigned *code)
{
	const struct reg_file *s = &isa_reg_files[0][isa->target->column];
	bool scalar = file == 's';

	*code = first + (scalar ? s->code : file == 'a' ? CODE_AGPR : CODE_VGPR);
	if (scalar)
		return count <= 16 && first + count <= s->count && !(first & (count > 2 ? 3 : count - 1));
	return count <= 32 && (file == 'a' ? first + count <= 256 : reg_has_vgprs(isa, first, count));
}

/* Parses a name such as v7, s3, ttmp1, a0 or acc0. Returns 0 if the name does not have this form, -1 if the register class does
 * not have this register, and 1 on success. */
int
reg_find_numbered(const struct isa *isa, struct str name, unsigned *code);

/* Like reg_find_numbered, for the halves of a register, v1.l and v1.h. */
int
reg_find_half(const struct isa *isa, struct str name, unsigned *code);

/* Finds a special register. Returns 0 if the word is not a register on any processor, -1 if this processor does not have the
 * register, and 1 on success. On success, sets *code to the operand encoding and *dwords to the width; 0: one or two dwords. */
int
reg_of_word(const struct isa *isa, const struct word *w, unsigned *code, unsigned *dwords);

bool
reg_names_class(struct str name);

/* Finds the operand encoding of a range of registers, given the name of the register class, the first index and the count. Returns
 * 0 if the class does not exist, -1 if the range exceeds the class, -2 if the range is misaligned, and 1 on success. */
int
reg_range(const struct isa *isa, struct str file, int64_t first, int64_t count, unsigned *code);

#endif
