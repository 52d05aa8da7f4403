/* Prints the sequences of common/analysis/memory/rules.tbl without the assembler. Each line of standard input is a request:
 * "processor features unmarked operation ordering scope one_as regions", where all words except the first two are numbers. The
 * corresponding line of output contains the instructions of the sequence, separated by "; "; the memory access is printed as
 * "access" with its modifiers. */
#include <stdio.h>
#include <string.h>

#include "common/analysis/memory/fence.h"

static void
append(const struct isa *isa, const struct fence_item *items, unsigned n, struct buf *out)
{
	for (unsigned i = 0; i < n; i++)
		fence_print(isa, &items[i], out);
}

int
main(void)
{
	char cpu[32], features[32];
	unsigned unmarked, operation, ordering, scope, one_as, regions;

	while (scanf("%31s %31s %u %u %u %u %u %u", cpu, features, &unmarked, &operation, &ordering, &scope, &one_as, &regions) == 8) {
		struct fence_request r = {.operation = (uint8_t)operation, .ordering = (uint8_t)ordering, .scope = (uint8_t)scope,
			.one_as = one_as, .spaces = (uint8_t)regions, .unmarked = unmarked};
		const struct target *t = target_find(str_from(cpu));
		struct fence_sequence s;
		struct buf out = {0};
		struct isa isa;

		if (!t || !fence_allows(operation, ordering))
			return 1;
		isa_init(&isa, t);
		isa_set_feature(&isa, str_from(features));
		fence_find(&isa, &r, &s);
		append(&isa, s.before, s.nbefore, &out);
		if (operation != FENCE_ALONE) {
			buf_printf(&out, "access");
			for (unsigned i = 0; i < POLICY_COUNT; i++)
				if (s.modifiers & 1 << i)
					buf_printf(&out, " %s", fence_policy_name(i));
			buf_printf(&out, "\n");
		}
		append(&isa, s.after, s.nafter, &out);
		buf_fill(&out, 0, 1);
		for (const char *p = (char *)out.p, *end; (end = strchr(p, '\n')); p = end + 1)
			printf("%s%.*s", p == (char *)out.p ? "" : "; ", (int)(end - p), p);
		printf("\n");
		buf_free(&out);
	}
	return 0;
}
