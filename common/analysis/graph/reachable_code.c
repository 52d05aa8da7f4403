/* Traverses control flow from a function's start: consecutive instructions until control cannot fall through, and all branch
 * targets. Each dword is decoded at most once. */
#include "common/analysis/graph/reachable_code.h"

#include <stdlib.h>

#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

const struct graph_reloc *
reach_reloc(const struct graph_code *code, uint64_t at)
{
	size_t i = array_below(code->relocs, code->nrelocs, sizeof code->relocs[0], at);

	return i < code->nrelocs && code->relocs[i].at == at ? &code->relocs[i] : NULL;
}

bool
reach_pointer(const struct graph_code *code, uint64_t at, uint64_t *to)
{
	size_t i = array_below(code->pointers, code->npointers, sizeof code->pointers[0], at);
	const struct graph_reloc *reloc = code->nrelocs ? reach_reloc(code, at) : NULL;

	if (i < code->npointers && code->pointers[i].at == at) {
		*to = code->pointers[i].to;
		return true;
	}
	if (!reloc || reloc->type != R_AMDGPU_ABS64 || !reloc->here)
		return false;
	*to = reloc->to + (uint64_t)reloc->addend;
	return true;
}

uint32_t
reach_symbol(const struct reach *r, uint64_t at)
{
	size_t n = array_upto(r->flow->functions, r->nsymbols, sizeof r->flow->functions[0], at);

	return n && at < r->flow->functions[n - 1].end ? (uint32_t)n - 1 : GRAPH_NONE;
}

uint32_t
reach_function(const struct reach *r, uint64_t at)
{
	uint32_t owner = at < r->code->size ? r->mark[at / 4] & REACH_OWNER : 0;

	return owner && r->flow->functions[owner - 1].at == at ? owner - 1 : GRAPH_NONE;
}

bool
reach_owns(const struct reach *r, uint32_t function, uint64_t at)
{
	if (at >= r->code->size || at % 4)
		return false;
	uint32_t owner = r->mark[at / 4] & REACH_OWNER;
	if (owner)
		return owner - 1 == function;
	owner = reach_symbol(r, at);
	return owner == GRAPH_NONE || owner == function || owner == r->within[function];
}

uint32_t
reach_second(const struct reach *r, uint32_t function)
{
	const struct graph_function *f = &r->flow->functions[function];
	uint64_t at = f->at + f->start.second;
	struct insn insn;

	return f->start.second && reach_owns(r, function, at) && graph_decode_at(r->code, at, &insn) ? (uint32_t)at : 0;
}

bool
reach_target(const struct graph_code *code, const struct insn *insn, uint64_t at, uint64_t *to, struct str *symbol)
{
	*symbol = STR("");
	if (!insn_branch_target(insn, at, to))
		return false;
	const struct graph_reloc *reloc = code->nrelocs ? reach_reloc(code, at) : NULL;
	if (reloc && reloc->type == R_AMDGPU_REL16) {
		if (reloc->here)
			*to = reloc->to + (uint64_t)reloc->addend;
		else
			*symbol = reloc->symbol;
	}
	return true;
}

static void
lead(struct reach *r, uint32_t function, uint64_t at)
{
	if (!reach_owns(r, function, at))
		return;
	uint32_t *m = &r->mark[at / 4];
	if (!(*m & REACH_LEADER)) {
		*m |= REACH_LEADER | (function + 1);
		*APPEND(r->leaders, r->nleaders, r->leaders_cap) = (uint32_t)at;
	}
	if (!(*m & REACH_INSN))
		*APPEND(r->todo, r->ntodo, r->todo_cap) = (uint32_t)at;
}

/* Marks the instructions from an offset up to and including the next branch or program end. Stops before an instruction that is
 * already marked, that belongs to another function, or that is invalid. */
static void
reach_straight(struct reach *r, uint32_t function, uint64_t at)
{
	const struct graph_code *code = r->code;
	uint64_t end = r->flow->functions[function].end;
	uint64_t to;
	struct str symbol;
	struct insn insn;

	for (; at < code->size; at += insn.size) {
		uint32_t *m = &r->mark[at / 4];

		if (*m & REACH_INSN) {
			lead(r, function, at);
			return;
		}
		if ((at >= end || at < r->flow->functions[function].at) && !reach_owns(r, function, at))
			return;
		if (!graph_decode_at(code, at, &insn))
			return;
		*m |= REACH_INSN | (function + 1);
		if (insn_same(&insn, code->bytes + at)) {
			r->form[at / 4] = insn.form;
			r->shape[at / 4] = (uint8_t)(insn.size / 4 | insn.literal << 4);
		}
		for (unsigned i = 1; i < insn.size / 4u; i++)
			m[i] |= REACH_INSIDE | (m[i] & REACH_OWNER ? 0 : function + 1);
		unsigned flow = insn_effects(code->isa, &insn)->flow;
		if (insn_goes_on(flow))
			continue;
		if (flow != CONTROL_join && reach_target(code, &insn, at, &to, &symbol) && !symbol.n)
			lead(r, function, to);
		if (graph_falls_through(flow))
			lead(r, function, at + insn.size);
		return;
	}
}

void
reach_from(struct reach *r, uint32_t function, uint64_t at)
{
	lead(r, function, at);
	while (r->ntodo) {
		at = r->todo[--r->ntodo];
		if (!(r->mark[at / 4] & REACH_INSN))
			reach_straight(r, function, at);
	}
}
