/* One matching of a statement: its operands, and the forms of its mnemonic that are tried. */
#ifndef ASSEMBLER_MATCH_FORMS_H
#define ASSEMBLER_MATCH_FORMS_H

#include "assembler/match/modifier/modifier.h"

enum { MAX_ARGS = 24, MAX_MODS = 24 };

struct written_mod {
	const struct modifier *mod;
	const struct node *node;
	bool clears;
};

struct match {
	const struct match_env *env;
	const struct statement *st;
	struct arg args[MAX_ARGS];
	unsigned nargs;
	struct written_mod mods[MAX_MODS];
	unsigned nmods;
	const struct node *stray;  /* a name, read as an operand, that is where a modifier would be */
	uint64_t groups;           /* of the modifiers as written */
	const struct mnemonic *mnemonic;
	const struct form_run *run; /* its forms here */
	unsigned suffix;           /* that the user wrote */
	struct miss miss;          /* the best so far */
	bool fitted;               /* a form took all operands, but broke a rule over several of them */
	bool by_signature;             /* the forms that were tried in vain take no statement of this signature, unless by another second half */
	bool quiet;                /* only asks: nothing is reported */
};

/* Whether any form that the statement can have takes the modifier. */
static inline bool
forms_take_modifier(const struct match *m, const struct modifier *mod)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (form->classes & m->env->isa->target->class_bit && modifier_of_form(form, mod))
			return true;
	}
	return false;
}

/* Whether this processor has the form and it has the suffix that the user wrote. */
static inline bool
forms_meant(const struct match *m, const struct form *form)
{
	return form_is_here(m->env->isa, form) && (m->suffix == SUFFIX_NONE || form->suffix == m->suffix ||
		(m->suffix == SUFFIX_E32 && form->suffix == SUFFIX_NONE));
}

/* Whether this processor has a form, with the suffix that the user wrote if there is one. */
bool
forms_any(const struct match *m);

/* Tells operands from modifiers and resolves them. Reports what is neither, and then returns false. */
bool
forms_sort(struct match *m);

/* Tries the forms, shortest first. Returns false if none takes the statement; m->miss says why. */
bool
forms_try(struct match *m, struct assembled *out);

/* The same statement for another processor, without a message. Returns whether it is an instruction there, *out. */
bool
forms_elsewhere(const struct match *m, const struct isa *isa, const struct mnemonic *mnemonic, struct assembled *out);

#endif
