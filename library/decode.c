/* Implements the functions for processors and single instructions: decoding, text, operands and effects. */
#include <stdio.h>
#include <stdlib.h>

#include "common/isa/effects.h"
#include "common/meaning/meaning.h"
#include "library/inside.h"

_Static_assert(sizeof(struct inside_insn) <= sizeof(struct amdgcn_instruction), "an instruction has room in the caller's");
_Static_assert((int)INSN_TEXT == (int)AMDGCN_TEXT && (int)INSN_OPERANDS == (int)AMDGCN_OPERANDS, "the header has the sizes");

#define SAME(theirs, ours) _Static_assert(AMDGCN_##theirs == 1 << MEMORY_##ours, "the header has the bits")
SAME(LOAD, load);
SAME(STORE, store);
SAME(ATOMIC, atomic);
SAME(RETURN, return);
SAME(DMA, dma);
SAME(PREFETCH, prefetch);
SAME(INVALIDATE, invalidate);
SAME(WRITEBACK, writeback);

static const struct insn *
inner(const struct amdgcn_instruction *insn)
{
	return &((const struct inside_insn *)(const void *)insn)->insn;
}

static unsigned
index_mode(const struct amdgcn_instruction *insn)
{
	return ((const struct inside_insn *)(const void *)insn)->gpr_idx;
}

struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy)
{
	struct amdgcn_processor *p = calloc(1, sizeof *p);

	if (!p) {
		snprintf(why, nwhy, "out of memory");
		return NULL;
	}
	char text[TARGET_WHY];
	const char *wrong = isa_parse_target_id(&p->isa, str_from(name), text);
	if (wrong)
		snprintf(why, nwhy, "%s: %s", name, wrong);
	else if ((wrong = isa_set_features(&p->isa, features, text)))
		snprintf(why, nwhy, "%s", wrong);
	if (wrong) {
		free(p);
		return NULL;
	}
	return p;
}

const char *
amdgcn_processor_name(const struct amdgcn_processor *p)
{
	return p->isa.target->name;
}

unsigned
amdgcn_wave_size(const struct amdgcn_processor *p)
{
	return p->isa.wave32 ? 32 : 64;
}

unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out)
{
	struct inside_insn *insn = (void *)out;

	insn->gpr_idx = GPR_IDX_NONE;
	return insn_decode(&p->isa, bytes, n, &insn->insn);
}

/* Returns gpr_idx without the bits of operands whose index is unknown. */
static uint16_t
known_index(unsigned gpr_idx)
{
	return (uint16_t)(gpr_idx & ~((gpr_idx & GPR_IDX_UNKNOWN) / GPR_IDX_ANY * ((1 << GPR_IDX_BITS) - 1)));
}

unsigned
amdgcn_decode_next(const struct amdgcn_processor *p, const void *bytes, size_t n, const struct amdgcn_instruction *previous,
	struct amdgcn_instruction *out)
{
	unsigned gpr_idx = previous ? insn_gpr_idx_listed(&p->isa, inner(previous), index_mode(previous)) : GPR_IDX_NONE;
	unsigned size = amdgcn_decode(p, bytes, n, out);

	((struct inside_insn *)(void *)out)->gpr_idx = known_index(gpr_idx);
	return size;
}

size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT])
{
	return insn_print_indexed(&p->isa, inner(insn), index_mode(insn), text);
}

unsigned
amdgcn_text_parts(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT],
	struct amdgcn_text_part *parts)
{
	struct insn_parts found;
	size_t n = insn_print_parts(&p->isa, inner(insn), index_mode(insn), text, &found);
	unsigned nparts = 0;

	parts[nparts++] = (struct amdgcn_text_part){0, found.mnemonic, AMDGCN_PART_MNEMONIC};
	for (unsigned i = 0; i <= found.noperands; i++) {
		const struct insn_part *o = i < found.noperands ? &found.operands[i] : NULL;

		if (found.second.n && (!o || o->at > found.second.at)) {
			parts[nparts++] = (struct amdgcn_text_part){found.second.at, found.second.n, AMDGCN_PART_MNEMONIC};
			found.second.n = 0;
		}
		if (o)
			parts[nparts++] = (struct amdgcn_text_part){o->at, o->n, o->slot};
	}
	while (found.modifiers < n && text[found.modifiers] == ' ')
		found.modifiers++;
	if (found.modifiers < n)
		parts[nparts++] = (struct amdgcn_text_part){found.modifiers, (uint16_t)(n - found.modifiers), AMDGCN_PART_MODIFIERS};
	return nparts;
}

const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn)
{
	return insn_mnemonic(inner(insn));
}

const char *
amdgcn_meaning(const struct amdgcn_instruction *insn, int second)
{
	const struct meaning_program *program = meaning_of(inner(insn), second);

	return program ? program->text : NULL;
}

int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target)
{
	return insn_branch_target(inner(insn), address, target);
}

unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands)
{
	enum { READ = ACCESS_read | ACCESS_address | ACCESS_data, ALL_BYTES = 15,
		PARTIAL = ACCESS_low | ACCESS_high | ACCESS_keep | ACCESS_index | ACCESS_may };
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(&p->isa, inner(insn), index_mode(insn), op);

	for (unsigned i = 0; i < n; i++)
		operands[i] = (struct amdgcn_operand){
			.file = insn_effect_name(LIST_REGFILE, op[i].file), .first = op[i].first, .count = op[i].count,
			.access = (op[i].access & READ ? AMDGCN_READ : 0u) | (op[i].access & ACCESS_write ? AMDGCN_WRITE : 0u),
			.place = op[i].slot, .partial = op[i].access & PARTIAL || op[i].bytes != ALL_BYTES,
			.bytes = op[i].bytes, .bit = insn_unit(op[i].file, op[i].first),
		};
	return n;
}

void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects)
{
	const struct insn_effects *e = insn_effects(&p->isa, inner(insn));

	*effects = (struct amdgcn_effects){
		.flow = insn_effect_name(LIST_CONTROL, e->flow), .space = insn_effect_name(LIST_SPACE, e->space),
			.event = insn_effect_name(LIST_EVENT, e->event),
		.issue = insn_effect_name(LIST_ISSUE, e->issue), .memory = e->memory, .bytes = e->bytes,
	};
}
