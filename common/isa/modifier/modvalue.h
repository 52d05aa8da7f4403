/* Printers of modifier values, to which modifiers.tbl refers by name, and functions shared with the parsers in
 * assembler/match/modifier. The parameter v of a printer is the field's value. A printer returns false if the value cannot be
 * printed. */
#ifndef ISA_MODIFIER_MODVALUE_H
#define ISA_MODIFIER_MODVALUE_H

#include "common/isa/fields.h"
#include "common/isa/text.h"

#define MODVALUE(name, takes, parse, print) \
	bool print(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);
ISA_MODVALUE(MODVALUE)
#undef MODVALUE

/* The column "takes" of modifiers.tbl. */
enum { TAKES_nothing, TAKES_value, TAKES_either, TAKES_list };

void
modifier_print_name(struct text *t, const struct modifier *m);

/* Returns the value in enums.tbl that names hint v for the instruction, or -1 if the hint has no name. The value has the hint in
 * the lowest HINT_BITS bits and, above them, the lowest scope to which the name applies. */
enum { HINT_BITS = 3 };

int
modifier_hint_value(const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);

/* Returns the number of elements in a list: one for each source and, in VOP3, one for the destination. */
unsigned
modifier_list_length(const struct insn *insn, const struct modifier *m);

/* Returns the field of list element i, or FIELD_NONE after the last element. */
unsigned
modifier_list_field(const struct insn *insn, const struct modifier *m, unsigned i);

bool
modifier_list_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

/* Returns whether each 1 in the list of op_sel belongs to an operand that is the upper half of a VGPR. */
bool
modifier_list_is_implied(const struct insn *insn, const struct modifier *m);

/* Returns the width in bits of the modifier's numeric value. */
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
