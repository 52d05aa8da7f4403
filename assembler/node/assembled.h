/* An assembled instruction with its fixups, as the matcher produces it. */
#ifndef ASSEMBLER_NODE_ASSEMBLED_H
#define ASSEMBLER_NODE_ASSEMBLED_H

#include "common/base/message/diag.h"
#include "common/isa/fields.h"

enum { INSN_FIXUPS = 2 };

enum fixup_kind {
	FIXUP_BRANCH16, /* signed number of dwords, counted from the end of the instruction's first dword */
	FIXUP_LITERAL,  /* literal of 32 or 64 bits; sym@rel32@lo and sym@rel64 are relative to the literal itself */
	FIXUP_FIELD,    /* encoding field whose value must be known after the layout */
};

/* A field of an instruction whose value was unknown when the instruction was matched. */
struct fixup {
	enum fixup_kind kind;
	uint8_t offset;   /* offset of the dword that contains the field, in bytes from the start of the instruction */
	uint8_t bit, width; /* bit: lowest bit within this dword; width: number of bits */
	bool is_signed;
	const void *expr; /* the unknown value, expr of a NODE_EXPR */
	struct loc loc;
};

/* An assembled instruction, and properties that its encoding does not express. */
struct assembled {
	struct insn insn;
	uint8_t nfixups;
	uint8_t address;    /* number of registers of an image address if the encoding does not determine it; otherwise 0 */
	uint16_t vgprs, sgprs, agprs; /* number of registers used: the highest register number plus one */
	struct fixup fixup[INSN_FIXUPS];
};

/* Begins an instruction of a form: no operands, and the defaults of modifiers that are not written. Fixups are not cleared; their
 * number is 0. */
static inline void
assembled_begin(const struct isa *isa, struct assembled *out, const struct form *form)
{
	out->insn = (struct insn){.form = form, .size = form->size, .word = {form_word(isa, form, 0),
		form_word(isa, form, 1), form_word(isa, form, 2), form_word(isa, form, 3)}};
	out->nfixups = 0;
	out->address = 0;
	out->vgprs = out->sgprs = out->agprs = 0;
}

/* Updates the numbers of used registers for `dwords` registers that begin at `code`. flat_scratch, vcc and constants do not
 * count. */
static inline void
assembled_use(struct assembled *out, const struct target *target, unsigned code, unsigned dwords)
{
	uint16_t *count = code >= CODE_AGPR ? &out->agprs : code >= CODE_VGPR ? &out->vgprs : &out->sgprs;
	unsigned end = code % 256 + dwords;

	if (code < target->sgprs && end > target->sgprs)
		end = target->sgprs;
	if (end > *count && (code >= CODE_VGPR || code < target->sgprs))
		*count = (uint16_t)end;
}

#endif
