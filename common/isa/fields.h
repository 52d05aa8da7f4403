/* Reading and writing the fields of an instruction where they stand. */
#ifndef ISA_FIELDS_H
#define ISA_FIELDS_H

#include "common/isa/tables.h"

static inline bool
field_exists(const struct insn *insn, unsigned field)
{
	return isa_fields[insn->form->encoding][field].width != 0;
}

static inline uint32_t
field_get(const struct insn *insn, unsigned field)
{
	const struct field *f = &isa_fields[insn->form->encoding][field];
	uint32_t v = insn->word[f->lsb / 32] >> f->lsb % 32 & (uint32_t)((1ull << f->width) - 1);

	if (f->width2)
		v |= (insn->word[f->lsb2 / 32] >> f->lsb2 % 32 & ((1u << f->width2) - 1)) << f->low2;
	return v << f->shift;
}

/* value must fit. */
static inline void
field_set(struct insn *insn, unsigned field, uint32_t value)
{
	const struct field *f = &isa_fields[insn->form->encoding][field];
	uint32_t m = (uint32_t)((1ull << f->width) - 1);
	uint32_t *w = &insn->word[f->lsb / 32];

	value >>= f->shift;
	*w = (*w & ~(m << f->lsb % 32)) | (value & m) << f->lsb % 32;
	if (f->width2) {
		m = (1u << f->width2) - 1;
		w = &insn->word[f->lsb2 / 32];
		*w = (*w & ~(m << f->lsb2 % 32)) | (value >> f->low2 & m) << f->lsb2 % 32;
	}
}

/* Bits of the value a field can hold, up to the highest one. */
static inline unsigned
field_width(const struct insn *insn, unsigned field)
{
	const struct field *f = &isa_fields[insn->form->encoding][field];

	return (f->width2 ? f->low2 + f->width2 : f->width) + f->shift;
}

#endif
