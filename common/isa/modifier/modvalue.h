/* The functions that modvalue.def names, and what they share (modifier_value.c). A parser's n is the value, NULL where
 * none is written. A printer's v is what the field holds; it returns false if no text stands for it. */
#ifndef ISA_MODVALUE_H
#define ISA_MODVALUE_H

#include "common/isa/build.h"
#include "common/isa/fields.h"
#include "common/isa/tables.h"
#include "common/isa/text.h"

#define MODVALUE(name, takes, parse, print) \
	bool parse(struct build *b, const struct modifier *m, const struct node *n); \
	bool print(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);
#include "common/isa/modifier/modvalue.def"
#undef MODVALUE

/* A value, or the modifier itself, is wrong. Returns false. */
bool
modifier_bad(struct build *b, const struct modifier *m, const struct node *at, const char *text);

/* A number, or false with the miss recorded. */
bool
modifier_number(struct build *b, const struct modifier *m, const struct node *n, int64_t *v);

/* The name and a colon. */
void
modifier_print_name(struct text *t, const struct modifier *m);

/* Whether all fields of a list hold v. */
bool
modifier_list_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

static inline const char *
modifier_spelling(const struct modifier *m)
{
	return isa_strings + m->spelling;
}

#endif
