/* Diagnosis of a statement that is not an instruction: finds the most helpful error, and adds notes. */
#ifndef ASSEMBLER_MATCH_MISMATCH_H
#define ASSEMBLER_MATCH_MISMATCH_H

#include "assembler/match/forms.h"

/* Unless noted otherwise, functions that return bool report exactly one error and always return false. */

/* Reports the given error at loc. */
__attribute__((cold, format(printf, 3, 4))) bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...);

/* An operand that no instruction accepts. */
__attribute__((cold)) bool
mismatch_bad(const struct match *m, const struct arg *a);

/* An unknown mnemonic. */
__attribute__((cold)) bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st);

/* No form of the mnemonic is possible on this processor. */
__attribute__((cold)) bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic);

/* An unknown modifier. */
__attribute__((cold)) bool
mismatch_modifier(const struct match *m, const struct node *n);

/* A note after it: the modifiers that the instruction gained in the generation that removed the unknown one. */
__attribute__((cold)) void
mismatch_new_modifiers(const struct match *m);

/* A note after it: the instructions that replace one that this processor lacks. False if none is known. */
__attribute__((cold)) bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic);

/* A warning: the instruction is obsolete (RULE_OLD) here. */
__attribute__((cold)) void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic);

/* Returns the location at which a statement for another processor becomes invalid for this one: a sign on an operand that is not a
 * source, the end of the operands if their number is wrong, or a modifier that no form has. If no single part is wrong, returns
 * the location of the mnemonic. */
__attribute__((cold)) struct loc
mismatch_place(const struct match *m);

/* No form accepts the operands: reports the error of the one that got furthest, as an error or a note, or where there should be no
 * more operands. */
__attribute__((cold)) bool
mismatch_operands(const struct match *m, bool note);

/* Reports a missing flag by which an instruction returns a value, or a missing register for that value. Returns whether that is
 * the error. */
__attribute__((cold)) bool
mismatch_return(const struct match *m);

/* ---- names that an operand does not accept: m->miss.name, which should be of the kind m->miss.kind */

/* Adds a note with a suggested name. */
__attribute__((cold)) void
mismatch_hint_name(const struct match *m);

/* The generations that have the name at fault, a bit each, if this processor does not; else 0. */
__attribute__((cold)) uint32_t
mismatch_name_columns(const struct match *m);

/* Writes that only these generations have it. */
__attribute__((cold)) void
mismatch_tell_name(const struct match *m, uint32_t columns, char *out, size_t size);

/* Whether other instructions accept the name at fault. */
__attribute__((cold)) bool
mismatch_of_others(const struct match *m);

/* Writes the generations, a bit each, that have what this processor lacks: " (gfx9, gfx10 have it)". */
__attribute__((cold)) void
mismatch_columns(const struct target *here, uint32_t columns, char *out, size_t size);

#endif
