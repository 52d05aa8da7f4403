/* Questions about a graph. */
#include "common/flow/flow.h"

bool
flow_decode_at(const struct flow_code *code, uint64_t at, struct insn *out)
{
	struct insn_flaw flaw;

	return insn_decode(code->isa, code->bytes + at, code->size - at, out) ||
		insn_find_flaw(code->isa, code->bytes + at, code->size - at, out, &flaw);
}

void
flow_decode(const struct flow_code *code, const struct flow_insn *i, struct insn *out)
{
	if (i->form)
		insn_again(code->bytes + i->at, i->form, i->size, i->literal, out);
	else
		flow_decode_at(code, i->at, out);
}

unsigned
flow_use_of(const struct insn_operand *op)
{
	unsigned what = (op->access & ACCESS_read ? FLOW_READS : 0) | (op->access & ACCESS_index ? FLOW_INDEXED : 0);

	if (!(op->access & ACCESS_write))
		return what;
	if (op->bytes == 15 && !(op->access & (ACCESS_keep | ACCESS_index | ACCESS_may)))
		what |= FLOW_REPLACES;
	return what | FLOW_WRITES;
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
