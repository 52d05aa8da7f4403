#include "common/analysis/value/operand_source.h"

#include "common/elf/reloc.h"
#include "common/isa/tables.h"

const struct insn_operand *
source_operand(const struct value_step *p, unsigned slot)
{
	return insn_operand_at(p->op, p->nops, slot);
}

const struct graph_reloc *
source_reloc(const struct value_analysis *s, const struct value_step *p)
{
	return insn_literal_at(&p->insn) && s->code->nrelocs ? reach_reloc(s->code, p->i->at + insn_literal_at(&p->insn)) : NULL;
}

/* Returns a dword of a relocated literal, or VALUE_NONE if the dword depends on the section's address. */
static struct value
relocated(const struct graph_reloc *reloc, unsigned dword)
{
	uint64_t distance = reloc->to + (uint64_t)reloc->addend - reloc->at;
	bool whole = reloc->type == R_AMDGPU_REL64, low = reloc->type == R_AMDGPU_REL32 || reloc->type == R_AMDGPU_REL32_LO;

	if (!reloc->here || (!whole && (dword || (!low && reloc->type != R_AMDGPU_REL32_HI))))
		return (struct value){0};
	low |= whole && !dword;
	return (struct value){.kind = VALUE_CONSTANT, .offset = low ? (uint32_t)distance : (uint32_t)(distance >> 32)};
}

unsigned
source_values(const struct value_analysis *s, const struct value_state *st, const struct value_step *p, unsigned slot,
	struct value v[2])
{
	const struct insn_operand *o = source_operand(p, slot);

	v[0] = v[1] = (struct value){0};
	unsigned n;
	uint32_t dword[2];
	const struct graph_reloc *reloc;
	if (!o) {
		n = insn_constant(s->code->isa, &p->insn, slot, dword);
		for (unsigned k = 0; k < n; k++)
			v[k] = (struct value){.kind = VALUE_CONSTANT, .offset = dword[k]};
		reloc = n ? source_reloc(s, p) : NULL;
		if (reloc && ((n == 1 && dword[0] == p->insn.word[p->insn.literal]) || insn_source(&p->insn, slot) == CODE_LITERAL64))
			for (unsigned k = 0; k < n; k++)
				v[k] = relocated(reloc, k);
		return n;
	}
	n = o->count < 2 ? o->count : 2;
	for (unsigned k = 0; k < n; k++) {
		uint32_t place = state_place(o->file, o->first + k);

		if (o->file == FILE_exec)
			v[k] = value_of_lanes(state_exec(st), k);
		else if (place != PLACE_NONE && !(o->access & ACCESS_index))
			v[k] = *state_get(st, place);
	}
	return n;
}
