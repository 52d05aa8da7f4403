/* Executes instructions: reads their operands, runs their programs, and writes the results. */
#include "common/isa/operand/imm.h"
#include "common/isa/tables.h"
#include "common/meaning/operations.h"

const struct meaning_program *
meaning_of(const struct insn *insn)
{
	return insn->form->meaning ? &meaning_programs[insn->form->meaning] : NULL;
}

/* Sets the value of a scalar; u32 is the lower half of u64. */
static void
put(union meaning_lanes *v, uint32_t low, uint32_t high)
{
	v->u64[0] = low | (uint64_t)high << 32;
}

static unsigned
implied_of(unsigned file)
{
	static const uint8_t of[FILE_COUNT] = {
#define IMPLIED(name, units, meaning) [FILE_##name] = IMPLIED_##name,
#include "common/isa/effects.def"
#undef IMPLIED
	};

	return of[file];
}

/* Reads the constants of an instruction. Returns false if the value of an operand is not known. registers: bits of the operands that
 * are registers. halves: as in struct meaning_program. */
static bool
read_constants(const struct isa *isa, const struct insn *insn, unsigned registers, unsigned halves, struct meaning_values *m)
{
	for (unsigned slot = 0; slot < insn->form->nslots; slot++) {
		unsigned n;
		uint32_t dword[2] = {0};

		if (registers >> slot & 1)
			continue;
		n = insn_constant(isa, insn, slot, dword);
		if (n < 2 && (!n || isa_optypes[isa_slots[insn->form->slots + slot].type].dwords > 1))
			return false; /* it is not certain how hardware extends literals */
		if (halves >> slot & 1 && insn_source(insn, slot) != INSN_NO_SOURCE && insn_source(insn, slot) != CODE_LITERAL)
			dword[0] = imm_inline_bits(CONST_F16, insn_source(insn, slot));
		put(&m->operand[slot], dword[0], dword[1]);
	}
	return true;
}

/* Copies the registers of an operand from the wave to the values of its program, or with `back` to the wave. */
static void
copy(struct meaning_wave *w, const struct insn_operand *op, bool back)
{
	struct meaning_values *m = &w->values;
	bool implied = op->slot < 0;
	unsigned name = implied ? implied_of(op->file) : (unsigned)op->slot, unit = insn_unit(op->file, op->first);
	union meaning_lanes *v = implied ? (back ? m->implied_result : m->implied) + name : (back ? m->result : m->operand) + name;

	if (!back) {
		put(v, w->scalar[unit], op->count > 1 ? w->scalar[unit + 1] : 0);
	} else if (op->count > 1) {
		w->scalar[unit] = (uint32_t)v->u64[0];
		w->scalar[unit + 1] = (uint32_t)(v->u64[0] >> 32);
	} else {
		w->scalar[unit] = v->u32[0];
	}
}

bool
meaning_execute(const struct isa *isa, const struct insn *insn, struct meaning_wave *w)
{
	const struct meaning_program *program = meaning_of(insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op), registers = 0;

	if (!program)
		return false;
	w->values.n = 1;
	w->values.denormals32 = w->scalar[insn_unit(FILE_mode, 0)] >> 4 & 3;
	w->values.denormals16 = w->scalar[insn_unit(FILE_mode, 0)] >> 6 & 3;
	for (unsigned i = 0; i < n; i++) {
		if (op[i].slot >= 0)
			registers |= 1u << op[i].slot;
		if (op[i].access & ACCESS_read)
			copy(w, &op[i], false);
	}
	if (!read_constants(isa, insn, registers, program->halves, &w->values))
		return false;
	program->run(&w->values);
	for (unsigned implied = 2; implied-- > 0;) /* an explicit operand is written last, according to AMD's manuals */
		for (unsigned i = 0; i < n; i++)
			if (op[i].access & ACCESS_write && (op[i].slot < 0) == implied)
				copy(w, &op[i], true);
	return true;
}
