/* Diagnoses a statement that matches no form of any instruction: finds the most helpful error, and adds notes. */
#ifndef ASSEMBLER_MATCH_MISMATCH_H
#define ASSEMBLER_MATCH_MISMATCH_H

#include "assembler/match/forms.h"

/* Unless noted otherwise, functions that return bool report exactly one error and always return false. */

/* Reports the given error at loc. */
__attribute__((cold, format(printf, 3, 4))) bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...);

/* Reports an operand that no instruction accepts. */
__attribute__((cold)) bool
mismatch_bad(const struct match *m, const struct arg *a);

/* Reports an unknown mnemonic. */
__attribute__((cold)) bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st);

/* Reports that this processor has no form of the mnemonic. */
__attribute__((cold)) bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic);

/* Reports an unknown modifier. */
__attribute__((cold)) bool
mismatch_modifier(const struct match *m, const struct node *n);

/* Adds a note to the error about an unsupported modifier that the previous generation, or another processor of this generation,
 * supports. The note lists the modifiers that the instruction supports instead. */
__attribute__((cold)) void
mismatch_new_modifiers(const struct match *m);

/* Adds a note that names the replacement of an unsupported instruction on this processor. Returns false if no replacement is
 * known. */
__attribute__((cold)) bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic);

/* Adds a note and returns true if the statement is an instruction of another generation that has another name on this processor, where the
 * mnemonic may be another instruction's. Otherwise returns false. */
__attribute__((cold)) bool
mismatch_renamed(const struct match *m, const struct mnemonic *mnemonic);

/* Warns that the instruction is obsolete on this processor (RULE_OLD). */
__attribute__((cold)) void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic);

/* Returns the location at which a statement for another processor becomes invalid for this one: a source modifier (neg,
 * abs, sext) on an operand that is not a source, the end of the operands if their number is wrong, or a modifier that
 * no form has. If no single part is wrong, returns the location of the mnemonic. */
__attribute__((cold)) struct loc
mismatch_place(const struct match *m);

/* Reports why no form accepts the operands: the highest-ranked failure, or that there are too many operands. The report is an
 * error or, if `note` is set, a note. */
__attribute__((cold)) bool
mismatch_operands(const struct match *m, bool note);

/* Reports an error and returns true if the flag that makes an instruction return a value, or the register for the value, is
 * missing. Otherwise returns false. */
__attribute__((cold)) bool
mismatch_return(const struct match *m);

/* ---- names that an operand does not accept: m->miss.name, which should be of the kind m->miss.kind */

/* Adds a note with a suggested name. */
__attribute__((cold)) void
mismatch_hint_name(const struct match *m);

/* Returns the generations that support the name at fault, as a bit mask, or 0 if this processor supports it. */
__attribute__((cold)) uint32_t
mismatch_name_columns(const struct match *m);

/* Writes that only the generations in the bit mask support the name at fault. */
__attribute__((cold)) void
mismatch_describe_name(const struct match *m, uint32_t columns, char *out, size_t size);

/* Returns whether operands of another kind accept the name at fault. */
__attribute__((cold)) bool
mismatch_of_others(const struct match *m);

/* Writes which generations support a feature that `here` does not support, such as " (gfx9, gfx10 have it)". columns: the
 * generations, as a bit mask. */
__attribute__((cold)) void
mismatch_columns(const struct target *here, uint32_t columns, char *out, size_t size);

#endif
