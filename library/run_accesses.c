/* What the accesses of a run cost, for simulations. */
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/run/execution.h"
#include "library/running.h"

static double
mean(uint64_t sum, const struct run_touch *t)
{
	return (double)sum / (double)t->executed;
}

/* Returns the padding for the accesses to LDS, with the addresses of their first execution. */
static struct amdgcn_padding
padding_of(const struct run_code *code, const struct access_memory *memory)
{
	struct access_made *all = NULL;
	size_t n = 0, cap = 0;

	for (uint64_t i = 0; i < code->size / 4; i++) {
		const struct run_touch *t = code->at[i] ? code->at[i]->touch : NULL;

		if (t && t->lds)
			*APPEND(all, n, cap) = (struct access_made){t->sample, t->nsample, true, t->store, t->atomic};
	}
	struct access_padding best = access_pad(memory, all, n);
	alloc_free(all);
	return (struct amdgcn_padding){best.row, best.bytes, best.before, best.after};
}

void
running_accesses(struct running *out, struct arena *arena, const struct run_code *code, const struct access_memory *memory, uint64_t base)
{
	size_t n = 0;

	for (uint64_t i = 0; i < code->size / 4; i++)
		n += code->at[i] && code->at[i]->touch && code->at[i]->touch->vector;
	struct amdgcn_access_rule *all = arena_alloc(arena, (n + 1) * sizeof *all);
	for (uint64_t i = 0; i < code->size / 4; i++) {
		const struct run_touch *t = code->at[i] ? code->at[i]->touch : NULL;

		if (!t || !t->vector) /* the scalar cache keeps a line for all waves of the unit, also those that the run has not recorded */
			continue;
		all[out->run.naccesses++] = (struct amdgcn_access_rule){
			.where = arena_printf(arena, "0x%llx", (unsigned long long)(code->address + 4 * i - base)),
			.cycles = mean(t->cycles, t), .least = mean(t->least, t), .lines = mean(t->lines, t), .least_lines = mean(t->least_lines, t),
			.first = t->lds || t->store ? 0 : (int)(1 + (100 * t->first + t->executed / 2) / t->executed)};
	}
	out->run.accesses = all;
	out->run.padding = padding_of(code, memory);
}
