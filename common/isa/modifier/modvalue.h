/* How values of modifiers are printed: the functions that modifiers.tbl names, and what they and the parsers (in
 * assembler/match/modifier) share. A printer's v is what the field holds; it returns false if no text stands for it. */
#ifndef ISA_MODIFIER_MODVALUE_H
#define ISA_MODIFIER_MODVALUE_H

#include "common/isa/fields.h"
#include "common/isa/text.h"

#define MODVALUE(name, takes, parse, print) \
	bool print(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);
ISA_MODVALUE(MODVALUE)
#undef MODVALUE

/* The column takes. */
enum { TAKES_nothing, TAKES_value, TAKES_either, TAKES_list };

/* The name and a colon. */
void
modifier_print_name(struct text *t, const struct modifier *m);

/* Hints are named by their value and, above these bits, the least scope that gives them the name. The value with them that
 * names hint v of the instruction; -1 if none does. */
enum { HINT_BITS = 3 };

int
modifier_hint_value(const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);

/* Elements of a list: one for each source, then one for the destination of VOP3. */
unsigned
modifier_list_length(const struct insn *insn, const struct modifier *m);

/* The field of an element; FIELD_NONE after the last. */
unsigned
modifier_list_field(const struct insn *insn, const struct modifier *m, unsigned i);

/* Whether all fields of a list hold v. */
bool
modifier_list_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

/* Bits of a number. */
static inline unsigned
modifier_width(const struct insn *insn, const struct modifier *m)
{
	return m->bits ? m->bits : field_width(insn, m->field);
}

static inline const char *
modifier_spelling(const struct modifier *m)
{
	return isa_strings + m->spelling;
}

#endif
