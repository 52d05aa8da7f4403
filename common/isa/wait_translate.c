/* Translates waits to the counters of another processor, by the events that increment each counter. */
#include "common/isa/wait_translate.h"

#include <string.h>

bool
wait_is_only(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT])
{
	const struct insn_effects *e = insn_effects(isa, insn);
	bool waits = false;

	insn_waits(isa, insn, most);
	for (int i = 0; i < COUNTER_COUNT; i++)
		waits |= most[i] != INSN_ANY;
	struct insn_operand op[INSN_OPERANDS];
	return waits && e->operation != OPERATION_wait_alu && e->flow == CONTROL_next && !e->memory && e->event == EVENT_none &&
		!e->writes && !insn_operands(isa, insn, 0, op);
}

static uint32_t
events_of(const struct isa *isa, int counter)
{
	uint32_t out = 0;

	for (unsigned event = 0; event < EVENT_COUNT; event++) {
		const struct insn_count *counts;
		unsigned n = insn_counts(isa, event, true, false, &counts);

		for (unsigned i = 0; i < n; i++)
			if (counts[i].counter == counter)
				out |= UINT32_C(1) << event;
	}
	return out;
}

/* Adds waits to `out` for counters of `to` that together count the events of counter c of `from`: first for the same
 * counter, then for the counters that count most of the remaining events. */
static void
translate_counter(const struct isa *from, const struct isa *to, int c, uint8_t most, uint8_t out[COUNTER_COUNT])
{
	uint32_t events = events_of(from, c), left = events;

	if (insn_counter_expert(from, (unsigned)c)) {
		if (insn_counter_most(to, (unsigned)c))
			out[c] = most;
		return;
	}
	for (int t = c; left && t >= 0;) {
		uint32_t counted = insn_counter_most(to, (unsigned)t) ? events_of(to, t) : 0;
		/* If counter t does not count all of these events, the number of pending events that it does not count is unknown. */
		uint8_t n = (events & ~counted) ? 0 : most;

		if (left & counted && n < out[t])
			out[t] = n;
		left &= ~counted;
		t = -1;
		for (int k = 0, best = 0; k < COUNTER_COUNT; k++) {
			int more = insn_counter_most(to, (unsigned)k) ? __builtin_popcount(left & events_of(to, k)) : 0;

			if (more > best) {
				best = more;
				t = k;
			}
		}
	}
}

void
wait_translate(const struct isa *from, const struct isa *to, const uint8_t most[COUNTER_COUNT], uint8_t out[COUNTER_COUNT])
{
	memset(out, INSN_ANY, COUNTER_COUNT);
	for (int c = 0; c < COUNTER_COUNT; c++)
		if (most[c] != INSN_ANY)
			translate_counter(from, to, c, most[c], out);
	for (int t = 0; t < COUNTER_COUNT; t++)
		if (out[t] != INSN_ANY && out[t] >= insn_counter_most(to, (unsigned)t))
			out[t] = INSN_ANY;
}
