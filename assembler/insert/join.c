#include "assembler/insert/join.h"

#include <string.h>

enum { CLOSE = 4 }; /* waits fewer than this many instructions apart are joined without regard to latency */

/* Returns the number of instructions from `first` to before insn that increment the counter, or -1 if a wait before `first`
 * cannot replace the wait before insn. A wait before `first` must wait for f->most minus this number.
 *
 * The wait before insn may leave the youngest f->most operations pending. If these include all operations that are issued from
 * `first` on, the operation to wait for is older than `first`, and a wait before `first` can include it. */
static int
incremented_between(const struct flow *flow, const struct graph *g, const struct finding *f, uint32_t first, uint32_t insn)
{
	int incremented = 0;

	for (uint32_t i = first; i < insn; i++) {
		uint32_t increments = hoist_increments(flow, &g->insns[i]);

		incremented += increments >> f->counter & 1;
		if (increments == UINT32_MAX || incremented > f->most)
			return -1;
	}
	return incremented;
}

/* Returns the latency of an operation in cycles, for memory the latency of DRAM; 0: unknown. */
static unsigned
latency_of(const struct joins *j, const struct insn_effects *e)
{
	switch (e->event) {
	case EVENT_lds: return (unsigned)j->machine.value[TIMING_lds_latency4];
	case EVENT_vmem_load: case EVENT_vmem_atomic: case EVENT_sample: case EVENT_point_sample:
		return (unsigned)j->machine.value[TIMING_vmem_dram_latency];
	default: return 0;
	}
}

/* Returns the minimum number of cycles in which a wave executes the instructions from `first` up to, but not including, `end`.
 * Stops counting when the number reaches `most`. */
static unsigned
time_between(const struct joins *j, const struct flow *flow, const struct graph *g, uint32_t first, uint32_t end, unsigned most)
{
	unsigned period = (unsigned)j->machine.value[TIMING_period], cycles = 0;

	while (end > first && cycles < most) {
		struct insn insn;

		graph_decode(flow->code, &g->insns[--end], &insn);
		const struct insn_effects *e = insn_effects(flow->code->isa, &insn);
		unsigned issue = e->passes ? e->passes * (unsigned)j->machine.value[TIMING_matrix_pass] : sim_machine_issue(&j->machine, e);
		cycles += issue > period ? issue : period;
	}
	return cycles;
}

/* Returns whether the result that a finding needs has usually been returned before instruction `first` is issued. */
static bool
has_returned(const struct joins *j, const struct flow *flow, const struct graph *g, const struct finding *f, uint32_t first)
{
	const struct graph_insn *from = f->depends ? graph_insn_at(g, f->from) : NULL;
	const struct graph_block *b = &g->blocks[graph_block_of(g, first)];

	if (!from)
		return false;
	struct insn insn;
	graph_decode(flow->code, from, &insn);
	unsigned latency = latency_of(j, insn_effects(flow->code->isa, &insn));
	uint32_t issue = (uint32_t)(from - g->insns);
	const struct graph_block *before = &g->blocks[graph_block_of(g, issue)];
	if (before == b && issue < first)
		return latency && time_between(j, flow, g, issue + 1, first, latency) >= latency;
	unsigned cycles = time_between(j, flow, g, b->first, first, latency);
	return latency && cycles + time_between(j, flow, g, issue + 1, before->first + before->count, latency) >= latency;
}

void
joins_start(struct joins *j, const struct isa *isa, uint64_t limit)
{
	j->limit = limit;
	sim_machine_init(&j->machine, isa);
}

void
joins_section(struct joins *j)
{
	memset(j->last, 0, sizeof j->last);
}

uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn, uint8_t *most)
{
	const struct graph *g = graph_whole(&flow->functions[f->function]);
	struct join *last = &j->last[f->counter];
	int incremented = -1;

	if (last->is_set && last->function == f->function && last->insn <= insn && graph_block_of(g, last->insn) == graph_block_of(g, insn))
		incremented = incremented_between(flow, g, f, last->insn, insn);
	if (incremented < 0 || insn - last->insn >= j->limit || (insn - last->insn >= CLOSE && !has_returned(j, flow, g, f, last->insn)))
		*last = (struct join){true, f->function, insn};
	else
		*most = (uint8_t)(f->most - incremented);
	return last->insn;
}
