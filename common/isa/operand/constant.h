/* What the two directions share of constants with parts: hwreg(…), sendmsg(…), s_delay_alu's fields. */
#ifndef ISA_OPERAND_CONSTANT_H
#define ISA_OPERAND_CONSTANT_H

#include "common/isa/tables.h"

enum { CONSTANT_PARTS = 3 }; /* of a constant that is written as a call, at most */

/* The parts, in the order of bitfields.tbl; hwreg's size is stored less one. */
enum { HWREG_ID, HWREG_OFFSET, HWREG_SIZE };
enum { SENDMSG_MESSAGE, SENDMSG_OPERATION, SENDMSG_STREAM };
enum { HWREG_SIZE_LESS = 1 };

/* The names of what is called; other calls are parts of bitfields.tbl. */
#define CALL_HWREG "hwreg"
#define CALL_SENDMSG "sendmsg"
#define CALL_GPR_IDX "gpr_idx"
#define CALL_SWIZZLE "swizzle"

/* Whether a name is called in a constant of any processor: hwreg(…), vmcnt(…). */
bool
constant_has_call(struct str name);

/* A part of a constant of this kind, ENUM_…. */
static inline const struct bitfield *
constant_part(const struct isa *isa, unsigned kind, size_t part)
{
	return isa_bitfield_next(isa, kind, &part);
}

/* The bits that a part has in the constant. */
static inline uint32_t
constant_bits(const struct isa *isa, unsigned kind, size_t part)
{
	const struct bitfield *f = constant_part(isa, kind, part);

	return bitfield_put(f, bitfield_max(f));
}

/* Whether names, a kind of enums.tbl, has any for the part that has these bits, where the parts before it are as in
 * word. */
bool
constant_has_names(const struct isa *isa, unsigned names, uint32_t bits, uint32_t word);

/* The kind of the names that values of a part of s_delay_alu have. */
unsigned
constant_delay_names(const struct bitfield *part);

#endif
