/* Compares sets of numbers (worklist.h) with arrays of flags, for random additions, removals and searches.
 *
 * prop-worklist ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdio.h>
#include <stdlib.h>

#include "common/analysis/graph/worklist.h"
#include "testsuite/prop/random.h"

enum { SETS = 300, STEPS = 400, LARGEST = 300000 };

static uint32_t
next_flag(const bool *flags, uint32_t n, uint32_t from)
{
	while (from < n && !flags[from])
		from++;
	return from < n ? from : WORKLIST_NONE;
}

/* Returns the number of wrong answers. */
static unsigned
check_set(uint32_t n, bool all)
{
	bool *flags = malloc(n + 1);
	struct worklist w;
	unsigned wrong = 0;
	uint32_t at = 0;

	worklist_open(&w, n, all);
	for (uint32_t i = 0; i < n; i++)
		flags[i] = all;
	for (unsigned step = 0; step < STEPS; step++) {
		uint32_t number = n ? below(n) : 0, from = below(n + 2u);

		if (n && below(3)) {
			worklist_add(&w, number);
			flags[number] = true;
		} else if (n) {
			worklist_remove(&w, number);
			flags[number] = false;
		}
		wrong += worklist_next(&w, from) != next_flag(flags, n, from);
		uint32_t next = next_flag(flags, n, at);
		next = next == WORKLIST_NONE ? next_flag(flags, n, 0) : next;
		wrong += worklist_take(&w, &at) != next || (next != WORKLIST_NONE && at != next + 1);
		if (next != WORKLIST_NONE)
			flags[next] = false;
	}
	worklist_close(&w);
	free(flags);
	return wrong;
}

int
main(void)
{
	unsigned wrong = 0;

	for (uint32_t n = 0; n < 200; n++)
		wrong += check_set(n, n & 1);
	for (unsigned i = 0; i < SETS; i++)
		wrong += check_set(below(i % 10 ? 5000 : LARGEST), below(2));
	if (wrong)
		printf("%u wrong answers\n", wrong);
	return wrong != 0;
}
