/* An instruction made from text. */
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

/* A value that was not known when the instruction was matched. */
struct fixup {
	enum fixup_kind kind;
	uint8_t offset;   /* of the dword that holds it, in bytes from the instruction's start */
	uint8_t bit, width; /* within that dword */
	bool is_signed;
	const void *expr; /* NODE_EXPR's */
	struct loc loc;
};

/* An instruction made from text, and what is known about it besides its words. */
struct assembled {
	struct insn insn;
	uint8_t nfixups;
	uint8_t address;    /* registers of an image's address, where the code does not say how many these are; else 0 */
	uint16_t vgprs, sgprs, agprs; /* one more than the highest register named */
	struct fixup fixup[INSN_FIXUPS];
};

/* Begins one of a form: without operands, and with what modifiers hold that are not written. Fixups stay as they are: none of
 * them counts. */
static inline void
assembled_begin(struct assembled *out, const struct form *form)
{
	out->insn = (struct insn){.form = form, .size = form->size, .word = {form->value[0] | form->mod_idle[0],
		form->value[1] | form->mod_idle[1], form->value[2] | form->mod_idle[2]}};
	out->nfixups = 0;
	out->address = 0;
	out->vgprs = out->sgprs = out->agprs = 0;
}

/* Counts a register among those that the instruction uses, if it has a number: flat_scratch has none, nor has a constant. */
static inline void
assembled_use(struct assembled *out, const struct target *target, unsigned code, unsigned dwords)
{
	uint16_t *count = code >= CODE_AGPR ? &out->agprs : code >= CODE_VGPR ? &out->vgprs : &out->sgprs;
	unsigned end = code % 256 + dwords;

	if (end > *count && (code >= CODE_VGPR || code < target->sgprs))
		*count = (uint16_t)end;
}

#endif
