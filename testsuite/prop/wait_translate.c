/* Tests waits that are translated to another processor. For every pair of processors, every counter and every number, each
 * operation that is complete after the wait must be complete after the translated wait. A translation to the same processor must
 * not change the wait. */
#include <stdio.h>
#include <string.h>

#include "common/isa/wait_translate.h"

static bool
counts_event(const struct isa *isa, int counter, unsigned event)
{
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, event, true, false, &counts);

	for (unsigned i = 0; i < n; i++)
		if (counts[i].counter == counter)
			return true;
	return false;
}

/* Returns whether counter t of b counts every event of counter c of a. */
static bool
counts_all(const struct isa *a, int c, const struct isa *b, int t)
{
	for (unsigned event = 0; event < EVENT_COUNT; event++)
		if (counts_event(a, c, event) && !counts_event(b, t, event))
			return false;
	return true;
}

/* A wait on processor a until counter c is at most n guarantees that an event is complete. Returns whether the wait `out` on
 * processor b guarantees the same, or b counts the event with no counter. */
static bool
completes(const struct isa *a, int c, unsigned n, const struct isa *b, const uint8_t *out, unsigned event)
{
	bool counted = false;

	for (int t = 0; t < COUNTER_COUNT; t++) {
		if (!insn_counter_most(b, (unsigned)t) || !counts_event(b, t, event))
			continue;
		counted = true;
		if (out[t] == 0 || (out[t] <= n && counts_all(a, c, b, t)))
			return true;
		/* a wait for the maximum of the counter has no effect */
		if (n >= insn_counter_most(b, (unsigned)t) && counts_all(a, c, b, t))
			return true;
	}
	return !counted;
}

static int
check_pair(const struct isa *a, const struct isa *b)
{
	int bad = 0;

	for (int c = 0; c < COUNTER_COUNT; c++)
		for (unsigned n = 0; n < insn_counter_most(a, (unsigned)c); n++) {
			uint8_t most[COUNTER_COUNT];

			memset(most, INSN_ANY, sizeof most);
			most[c] = (uint8_t)n;
			uint8_t out[COUNTER_COUNT];
			wait_translate(a, b, most, out);
			for (unsigned event = 0; event < EVENT_COUNT; event++)
				if (counts_event(a, c, event) && !completes(a, c, n, b, out, event)) {
					printf("from %s to %s: counter %d, %u: event %u\n", a->target->name, b->target->name, c, n, event);
					bad = 1;
				}
			if (a->target == b->target && memcmp(most, out, sizeof out) != 0) {
				printf("%s: counter %d, %u changes\n", a->target->name, c, n);
				bad = 1;
			}
		}
	return bad;
}

int
main(void)
{
	int bad = 0;

	for (size_t i = 0; i < isa_ntargets; i++)
		for (size_t k = 0; k < isa_ntargets; k++) {
			struct isa a;

			isa_init(&a, &isa_targets[i]);
			struct isa b;
			isa_init(&b, &isa_targets[k]);
			bad |= check_pair(&a, &b);
		}
	return bad;
}
