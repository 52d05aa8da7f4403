/* Constants that consist of several parts, for the assembler and the disassembler: hwreg(…), sendmsg(…), and the fields of
 * s_delay_alu. */
#ifndef ISA_OPERAND_CONSTANT_H
#define ISA_OPERAND_CONSTANT_H

#include "common/isa/tables.h"

enum { CONSTANT_PARTS = 3 }; /* maximum number of parts of a constant in call notation */

/* Part numbers of hwreg, in the order of bitfields.tbl. The size is stored minus 1. */
enum { HWREG_ID, HWREG_OFFSET, HWREG_SIZE };
enum { SENDMSG_MESSAGE, SENDMSG_OPERATION, SENDMSG_STREAM };
enum { HWREG_SIZE_LESS = 1 };

/* Names of call notations; the other calls have the names of parts in bitfields.tbl. */
#define CALL_HWREG "hwreg"
#define CALL_SENDMSG "sendmsg"
#define CALL_GPR_IDX "gpr_idx"
#define CALL_SWIZZLE "swizzle"

/* Returns whether this is the name of a constant in call notation, such as hwreg(…) or vmcnt(…), on any processor. */
bool
constant_has_call(struct str name);

/* Returns the given part of a constant of the kind ENUM_…, or NULL if the constant has no such part. */
static inline const struct bitfield *
constant_part(const struct isa *isa, unsigned kind, size_t part)
{
	return isa_bitfield_next(isa, kind, &part);
}

static inline uint32_t
constant_bits(const struct isa *isa, unsigned kind, size_t part)
{
	const struct bitfield *f = constant_part(isa, kind, part);

	return bitfield_put(f, bitfield_max(f));
}

/* Returns whether any name of the kind `names` applies to the part in the mask `bits`, if the constant's other bits are as in
 * word. */
bool
constant_has_names(const struct isa *isa, unsigned names, uint32_t bits, uint32_t word);

unsigned
constant_delay_names(const struct bitfield *part);

#endif
