/* Questions about a graph. */
#include "common/flow/flow.h"

void
flow_decode(const struct flow_code *code, const struct flow_insn *i, struct insn *out)
{
	insn_decode(code->isa, code->bytes + i->at, code->size - i->at, out);
}

uint32_t
flow_block_at(const struct flow_graph *g, uint64_t at)
{
	uint32_t low = 0, high = g->nblocks;

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (g->blocks[mid].at < at)
			low = mid + 1;
		else
			high = mid;
	}
	return low < g->nblocks && g->blocks[low].at == at ? low : FLOW_NONE;
}

const struct flow_insn *
flow_insn_at(const struct flow_graph *g, uint64_t at)
{
	uint32_t low = 0, high = g->ninsns;

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (g->insns[mid].at < at)
			low = mid + 1;
		else
			high = mid;
	}
	return low < g->ninsns && g->insns[low].at == at ? &g->insns[low] : NULL;
}

const struct flow_call *
flow_call_of(const struct flow_graph *g, uint32_t insn)
{
	uint32_t low = 0, high = g->ncalls;

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (g->calls[mid].insn < insn)
			low = mid + 1;
		else
			high = mid;
	}
	return low < g->ncalls && g->calls[low].insn == insn ? &g->calls[low] : NULL;
}

const char *
flow_reason_name(unsigned reason)
{
	static const char *const names[FLOW_REASONS] = {
		[FLOW_FALLS] = "falls through", [FLOW_TAKEN] = "taken", [FLOW_NOT_TAKEN] = "not taken", [FLOW_JUMPS] = "jumps",
		[FLOW_FORKS] = "forks", [FLOW_JOINS] = "joins", [FLOW_RETURNS] = "returns", [FLOW_ENDS] = "ends",
		[FLOW_LEAVES] = "leaves", [FLOW_UNKNOWN] = "unknown", [FLOW_RUNS_OFF] = "runs off",
	};

	return names[reason];
}

const char *
flow_kind_name(enum flow_kind kind)
{
	return kind == FLOW_KERNEL ? "kernel" : kind == FLOW_FUNCTION ? "function" : "code";
}
