/* An assembled instruction. */
#ifndef ASSEMBLER_MATCH_ASSEMBLED_H
#define ASSEMBLER_MATCH_ASSEMBLED_H

#include "common/base/message/diag.h"
#include "common/isa/tables.h"

enum { INSN_FIXUPS = 2 };

enum fixup_kind {
	FIXUP_BRANCH16, /* a signed count of dwords from the end of the instruction's first dword */
	FIXUP_LITERAL,  /* a 32-bit literal; sym@rel32@lo counts from the literal itself */
	FIXUP_FIELD,    /* an encoding field that must be known when the file is laid out */
};

/* A value that was unknown when the instruction was matched. */
struct fixup {
	enum fixup_kind kind;
	uint8_t offset;   /* of the dword that holds it, in bytes from the instruction's start */
	uint8_t bit, width; /* within that dword */
	bool is_signed;
	const void *expr; /* NODE_EXPR's */
	struct loc loc;
};

/* An assembled instruction, and properties that its words do not express. */
struct assembled {
	struct insn insn;
	uint8_t nfixups;
	uint8_t address;    /* registers of an image's address, if the encoding does not determine their number; else 0 */
	uint16_t vgprs, sgprs, agprs; /* one more than the highest register number used */
	struct fixup fixup[INSN_FIXUPS];
};

/* Starts an instruction of a form: no operands, and the defaults of modifiers that are not written. Fixups are not cleared: their
 * count is 0. */
static inline void
assembled_begin(struct assembled *out, const struct form *form)
{
	out->insn = (struct insn){.form = form, .size = form->size, .word = {form->value[0] | form->mod_idle[0],
		form->value[1] | form->mod_idle[1], form->value[2] | form->mod_idle[2],
		form->value[3] | form->mod_idle[3]}};
	out->nfixups = 0;
	out->address = 0;
	out->vgprs = out->sgprs = out->agprs = 0;
}

/* Counts a register that the instruction uses, if it has a number: flat_scratch and constants have none. */
static inline void
assembled_use(struct assembled *out, const struct target *target, unsigned code, unsigned dwords)
{
	uint16_t *count = code >= CODE_AGPR ? &out->agprs : code >= CODE_VGPR ? &out->vgprs : &out->sgprs;
	unsigned end = code % 256 + dwords;

	if (end > *count && (code >= CODE_VGPR || code < target->sgprs))
		*count = (uint16_t)end;
}

#endif
