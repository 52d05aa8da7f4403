/* Reads and writes the fields of an instruction. */
#ifndef ISA_FIELDS_H
#define ISA_FIELDS_H

#include "common/isa/tables.h"

static inline bool
field_exists(const struct insn *insn, unsigned field)
{
	return isa_fields[insn->form->fields + field].mask != 0;
}

static inline uint32_t
field_read(const struct field *f, const uint32_t *words)
{
	uint32_t v = words[f->dword] >> f->lsb & f->mask;

	return f->mask2 ? v | (words[f->dword2] >> f->lsb2 & f->mask2) << f->low2 |
			(words[f->dword3] >> f->lsb3 & f->mask3) << f->low3 : v;
}

static inline uint32_t
field_get(const struct insn *insn, unsigned field)
{
	const struct field *f = &isa_fields[insn->form->fields + field];

	return field_read(f, insn->word) << f->shift;
}

/* Sets a field; value must fit the field. */
static inline void
field_set(struct insn *insn, unsigned field, uint32_t value)
{
	const struct field *f = &isa_fields[insn->form->fields + field];
	uint32_t *w = &insn->word[f->dword];

	value >>= f->shift;
	*w = (*w & ~(f->mask << f->lsb)) | (value & f->mask) << f->lsb;
	if (f->mask2) {
		w = &insn->word[f->dword2];
		*w = (*w & ~(f->mask2 << f->lsb2)) | (value >> f->low2 & f->mask2) << f->lsb2;
		w = &insn->word[f->dword3];
		*w = (*w & ~((uint32_t)f->mask3 << f->lsb3)) | (value >> f->low3 & f->mask3) << f->lsb3;
	}
}

/* Returns dword i of a form's encoding in which no operand and no modifier is written. */
static inline uint32_t
form_word(const struct isa *isa, const struct form *form, unsigned i)
{
	return (form->value[i] ^ (i == 1 && isa->old_filler ? form->filler : 0)) | form->mod_idle[i];
}

/* Returns the width in bits of a field's value, including low bits that the field does not store. */
static inline unsigned
field_width(const struct insn *insn, unsigned field)
{
	return isa_fields[insn->form->fields + field].width;
}

/* Evaluates the effect tests of a form, from the reference `at` on, until a reference is an index instead of a test. Returns this
 * index. */
static inline unsigned
effect_choose(const struct isa *isa, const struct insn *insn, unsigned at)
{
	while (at & EFFECT_TEST) {
		const struct effect_test *t = &isa_effect_tests[at & ~(unsigned)EFFECT_TEST];
		uint32_t value = t->field == FIELD_NONE ? 0 : field_get(insn, t->field) >> t->shift & t->mask;
		bool holds = t->field == FIELD_NONE ? (t->classes & isa->target->class_bit) != 0 :
			value >= t->lowest && value <= t->highest;

		at = holds ? t->yes : t->no;
	}
	return at;
}

#endif
