/* Translates waits to the counters of another processor. */
#ifndef ISA_WAIT_TRANSLATE_H
#define ISA_WAIT_TRANSLATE_H

#include "common/isa/effects.h"

/* Returns whether the instruction only waits for counters. Sets most as insn_waits() does. */
bool
wait_is_only(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT]);

/* Translates the wait `most` of processor `from`: sets out to a wait of processor `to` that waits for at least the same operations.
 * INSN_ANY: no wait for the counter. */
void
wait_translate(const struct isa *from, const struct isa *to, const uint8_t most[COUNTER_COUNT], uint8_t out[COUNTER_COUNT]);

#endif
