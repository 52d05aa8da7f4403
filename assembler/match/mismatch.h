/* Why a statement is not an instruction. */
#ifndef ASSEMBLER_MATCH_MISMATCH_H
#define ASSEMBLER_MATCH_MISMATCH_H

#include "assembler/match/forms.h"

/* Each of these reports one error and returns false. */

/* An error of its own at loc. */
__attribute__((format(printf, 3, 4))) bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...);

/* An operand that no instruction takes. */
bool
mismatch_bad(const struct match *m, const struct arg *a);

/* There is no such mnemonic. */
bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st);

/* No form of the mnemonic can be tried on this processor. */
bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic);

/* There is no such modifier. */
bool
mismatch_modifier(const struct match *m, const struct node *n);

/* A note after it: the modifiers that the instruction has here and had not while it had the one that is missing. */
void
mismatch_new_modifiers(const struct match *m);

/* A note after it: what does the work of an instruction that this processor does not have. False if nothing is known to. */
bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic);

/* A warning: the instruction is RULE_OLD here. */
void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic);

/* Where a statement for another processor stops being valid for this one: at a sign where there is no source, where
 * the operands end and are too few or too many, at a modifier that no form has; else at its name, since no part is
 * wrong by itself. */
struct loc
mismatch_place(const struct match *m);

/* No form took the operands: says what is wrong with the one that got furthest, as an error or a note; or that there
 * are too many, where they should end. */
bool
mismatch_operands(const struct match *m, bool note);

/* Says that a flag by which an instruction returns a value is missing, or the register for that value. Returns whether it is. */
bool
mismatch_return(const struct match *m);

/* ---- names that an operand does not have: m->miss.name, of the kind m->miss.kind */

/* Adds a note with the name that may have been meant. */
void
mismatch_hint_name(const struct match *m);

/* The generations that have the name at fault, a bit each, if this processor does not; else 0. */
uint32_t
mismatch_name_columns(const struct match *m);

/* Writes that only these have it. */
void
mismatch_tell_name(const struct match *m, uint32_t columns, char *out, size_t size);

/* Whether the name at fault is one that other instructions take. */
bool
mismatch_of_others(const struct match *m);

/* Writes the generations that have what a processor lacks, a bit each: " (gfx9, gfx10 have it)". */
void
mismatch_columns(const struct target *here, uint32_t columns, char *out, size_t size);

#endif
