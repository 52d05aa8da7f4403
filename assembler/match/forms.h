/* Matches the operands of one statement against the forms of its mnemonic. */
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
	const struct node *stray;  /* name that was read as an operand although it is in the position of a modifier; NULL if there is
	                            * none */
	modifier_set groups;       /* groups of the written modifiers */
	const struct mnemonic *mnemonic;
	const struct form_run *run; /* forms of the mnemonic on this processor */
	unsigned suffix;           /* suffix that selects a form, as written; SUFFIX_… */
	struct miss miss;          /* highest-ranked failure so far */
	bool fitted;               /* whether a form accepted each operand, but the operands together violated a rule */
	bool by_signature;             /* whether the statement's signature (struct signature) is the only reason why the
	                                * forms failed or, for dual instructions, the signature and the second half */
	bool quiet;                /* whether to report nothing */
};

/* Returns whether any form of the mnemonic that this processor supports has the modifier. */
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

/* Returns whether this processor supports the form, and the form fits the suffix in the statement, if any. _e32 also selects forms
 * without a suffix. */
static inline bool
forms_meant(const struct match *m, const struct form *form)
{
	return form_is_here(m->env->isa, form) && (m->suffix == SUFFIX_NONE || form->suffix == m->suffix ||
		(m->suffix == SUFFIX_E32 && form->suffix == SUFFIX_NONE));
}

/* Returns whether this processor supports any form with the suffix in the statement. */
bool
forms_any(const struct match *m);

/* Separates operands from modifiers, and resolves both. If anything else is found, reports an error and returns false. */
bool
forms_sort(struct match *m);

/* Tries the forms, the shortest first. Returns false if none accepts the statement; m->miss then has the reason. */
bool
forms_try(struct match *m, struct assembled *out);

/* Matches the statement for another processor, without messages. Returns whether the statement is an instruction of
 * that processor, and stores the instruction in *out. */
bool
forms_elsewhere(const struct match *m, const struct isa *isa, const struct mnemonic *mnemonic, struct assembled *out);

#endif
