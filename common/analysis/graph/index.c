#include "common/analysis/graph/index.h"

#include "common/analysis/graph/set.h"
#include "common/base/memory/array.h"

/* If code->addresses lists the instruction, corrects the number of its address registers. Returns the new number of operands. */
static unsigned
know_address(const struct graph_code *code, uint64_t at, struct insn_operand *op, unsigned n)
{
	size_t found = array_upto(code->addresses, code->naddresses, sizeof code->addresses[0], at);
	unsigned count = found && code->addresses[found - 1].at == at ? code->addresses[found - 1].count : 0, kept = 0;

	for (unsigned i = 0; i < n; i++) {
		if (count && op[i].access & ACCESS_may) {
			if (count <= op[i - 1].count)
				continue;
			op[i].count = (uint16_t)(count - op[i - 1].count); /* the preceding operand is the first part of the address */
			op[i].access &= (uint16_t)~ACCESS_may;
		}
		op[kept++] = op[i];
	}
	return kept;
}

unsigned
index_operands(const struct graph_code *code, const struct insn *insn, uint64_t at, unsigned gpr_idx, struct insn_operand *op)
{
	unsigned n = insn_operands(code->isa, insn, gpr_idx, op);

	return code->naddresses ? know_address(code, at, op, n) : n;
}

void
index_set(const struct graph_code *code, struct graph *g, uint32_t insn, unsigned gpr_idx)
{
	struct graph_insn *i = &g->insns[insn];

	if (i->gpr_idx == gpr_idx)
		return;
	i->gpr_idx = (uint16_t)gpr_idx;
	struct insn decoded;
	graph_decode(code, i, &decoded);
	struct insn_operand op[INSN_OPERANDS];
	for (unsigned n = index_operands(code, &decoded, i->at, gpr_idx, op); n-- > 0;)
		g->uses[i->use + n] = graph_use_of(&op[n]);
}

void
index_names(const struct graph_code *code, struct graph *g)
{
	unsigned first = insn_unit(FILE_vgpr, 0), count = insn_unit(FILE_vgpr + 1, 0) - first;

	set_remove(&g->named, first, count);
	set_remove(&g->written, first, count);
	for (uint32_t k = 0; k < g->insns[g->ninsns].use; k++) {
		const struct graph_use *u = &g->uses[k];

		if (u->unit - first >= count)
			continue;
		if (!code->shape_only && !(u->what & USE_PERHAPS))
			set_add(&g->named, u->unit, u->more + 1u);
		if (u->what & USE_WRITES)
			set_add(&g->written, u->unit, u->more + 1u);
	}
}
