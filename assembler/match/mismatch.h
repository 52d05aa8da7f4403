/* Diagnosis of a statement that is not an instruction: finds the most helpful error, and adds notes. */
#ifndef ASSEMBLER_MATCH_MISMATCH_H
#define ASSEMBLER_MATCH_MISMATCH_H

#include "assembler/match/forms.h"

/* A function that returns bool reports one error and returns false, unless its comment says otherwise. */

/* Reports the given error at loc. */
__attribute__((format(printf, 3, 4))) bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...);

/* Reports an operand that no instruction accepts. */
bool
mismatch_bad(const struct match *m, const struct arg *a);

/* Reports an unknown mnemonic. */
bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st);

/* Reports that no form of the mnemonic is possible on this processor. */
bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic);

/* Reports an unknown modifier. */
bool
mismatch_modifier(const struct match *m, const struct node *n);

/* Adds a note after the error about a removed modifier: the modifiers that the instruction gained in the generation that removed
 * it. */
void
mismatch_new_modifiers(const struct match *m);

/* Adds a note to the error about an instruction that this processor does not support: the instructions that replace it. Returns
 * false if none are known. */
bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic);

/* Warns that the instruction is obsolete (RULE_OLD) on this processor. */
void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic);

/* Returns the location at which a statement for another processor becomes invalid for this one: a sign in a position that is not a
 * source; the end of the operands if their number is wrong; or a modifier that no form supports. If no part is wrong by itself,
 * returns the location of the name. */
struct loc
mismatch_place(const struct match *m);

/* Reports that no form accepts the operands: the highest-ranked failure, or an operand after the last possible one. note: the
 * report is a note, not an error. */
bool
mismatch_operands(const struct match *m, bool note);

/* If the error is a missing flag with which an instruction returns a value, or a missing register for this value, reports it and
 * returns true. */
bool
mismatch_return(const struct match *m);

/* ---- names that an operand does not accept: m->miss.name, which should be of the kind m->miss.kind */

/* Adds a note that suggests a name. */
void
mismatch_hint_name(const struct match *m);

/* Returns the generations that support the name at fault, as a bit mask, if this processor does not; otherwise 0. */
uint32_t
mismatch_name_columns(const struct match *m);

/* Writes that only the generations in the bit mask `columns` support the name at fault. */
void
mismatch_tell_name(const struct match *m, uint32_t columns, char *out, size_t size);

/* Whether other instructions accept the name at fault. */
bool
mismatch_of_others(const struct match *m);

/* Writes the generations in the bit mask `columns`, which support a feature that this processor does not: " (gfx9, gfx10 have
 * it)". */
void
mismatch_columns(const struct target *here, uint32_t columns, char *out, size_t size);

#endif
