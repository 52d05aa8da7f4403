/* Executes instructions: reads their operands, runs their programs, and writes the results. What a form adds to the program is here:
 * constants, neg and abs, halves of registers, lane masks, and that only active lanes are written. */
#include "common/isa/fields.h"
#include "common/isa/operand/imm.h"
#include "common/isa/register.h"
#include "common/meaning/operations.h"

const struct meaning_program *
meaning_of(const struct insn *insn)
{
	return insn->form->meaning ? &meaning_programs[insn->form->meaning] : NULL;
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

static bool
is_vector(unsigned file)
{
	return file == FILE_vgpr || file == FILE_agpr;
}

static const struct optype *
type_of(const struct insn *insn, unsigned slot)
{
	return &isa_optypes[isa_slots[insn->form->slots + slot].type];
}

static bool
is_mask(const struct insn *insn, const struct insn_operand *op)
{
	return op->slot >= 0 && type_of(insn, (unsigned)op->slot)->lane_mask;
}

/* Sets all lanes to a scalar value. Of the first lane, u32 is the lower half of u64, so that scalar programs can read either. */
static void
spread(struct meaning_values *m, union meaning_lanes *v, uint32_t low, uint32_t high, bool wide)
{
	if (m->n == 1 || wide)
		for (unsigned i = 0; i < m->n; i++)
			v->u64[i] = low | (uint64_t)high << 32;
	else
		for (unsigned i = 0; i < m->n; i++)
			v->u32[i] = low;
}

/* Returns whether op_sel selects the upper half of a source. */
static bool
takes_high_half(const struct insn *insn, unsigned slot)
{
	int n = isa_slots[insn->form->slots + slot].source;

	return n >= 0 && n < 3 && type_of(insn, slot)->half && field_exists(insn, FIELD_OPSEL0 + (unsigned)n) &&
		field_get(insn, FIELD_OPSEL0 + (unsigned)n);
}

/* Reads the constants of an instruction. Returns false if the value of an operand is not known. registers: bits of the operands that
 * are registers. halves: as in struct meaning_program. */
static bool
read_constants(const struct isa *isa, const struct insn *insn, unsigned registers, unsigned halves, struct meaning_values *m)
{
	for (unsigned slot = 0; slot < insn->form->nslots; slot++) {
		unsigned n, source = insn_source(insn, slot);
		bool wide = type_of(insn, slot)->dwords > 1;
		uint32_t dword[2] = {0};

		if (source != INSN_NO_SOURCE && reg_class(isa, source, 1) == ACCEPT_X)
			return false; /* scc, vccz and the like, which have no register of their own */
		if (registers >> slot & 1)
			continue;
		n = insn_constant(isa, insn, slot, dword);
		if (!n)
			return false;
		if (n == 1 && wide) {
			if (type_of(insn, slot)->constant != CONST_F64)
				return false; /* it is not certain how hardware extends literals */
			dword[1] = dword[0];
			dword[0] = 0;
		}
		if (halves >> slot & 1 && source != INSN_NO_SOURCE && source != CODE_LITERAL)
			dword[0] = imm_inline_bits(CONST_F16, source);
		if (takes_high_half(insn, slot))
			dword[0] >>= 16;
		spread(m, &m->operand[slot], dword[0], dword[1], wide);
	}
	return true;
}

static uint64_t
scalar_of(const struct meaning_wave *w, const struct insn_operand *op)
{
	unsigned unit = insn_unit(op->file, op->first);

	return w->scalar[unit] | (op->count > 1 ? (uint64_t)w->scalar[unit + 1] << 32 : 0);
}

static uint64_t
active_lanes(const struct meaning_wave *w)
{
	unsigned exec = insn_unit(FILE_exec, 0);

	return w->scalar[exec] | (w->lanes > 32 ? (uint64_t)w->scalar[exec + 1] << 32 : 0);
}

static void
read_operand(struct meaning_wave *w, const struct insn *insn, const struct insn_operand *op)
{
	struct meaning_values *m = &w->values;
	union meaning_lanes *v = op->slot < 0 ? &m->implied[implied_of(op->file)] : &m->operand[op->slot];
	unsigned unit = insn_unit(op->file, op->first) - insn_unit(FILE_vgpr, 0);
	/* `bytes` are those that are written if the operand is that, too */
	unsigned shift = !(op->access & ACCESS_write) && !(op->bytes & 3) ? 16 : 0;

	if (is_vector(op->file)) {
		for (unsigned i = 0; i < m->n; i++)
			if (op->count > 1)
				v->u64[i] = w->vector[unit][i] | (uint64_t)w->vector[unit + 1][i] << 32;
			else
				v->u32[i] = w->vector[unit][i] >> shift;
	} else if (m->n > 1 && is_mask(insn, op)) {
		for (unsigned i = 0; i < m->n; i++)
			v->u32[i] = scalar_of(w, op) >> i & 1;
	} else {
		uint64_t x = scalar_of(w, op);

		spread(m, v, (uint32_t)x >> shift, (uint32_t)(x >> 32), op->count > 1);
	}
}

/* Applies neg and abs to the bits of a source. */
static void
modify(struct meaning_values *m, const struct insn *insn, unsigned slot)
{
	const struct slot *s = &isa_slots[insn->form->slots + slot];
	const struct optype *type = &isa_optypes[s->type];
	unsigned n = (unsigned)s->source, neg = FIELD_NEG0 + n, abs = FIELD_ABS0 + n;
	bool is_neg = field_exists(insn, neg) && field_get(insn, neg), is_abs = n < 3 && field_exists(insn, abs) && field_get(insn, abs);
	unsigned top = type->dwords > 1 ? 63 : type->half ? 15 : 31;

	for (unsigned i = 0; i < m->n && (is_neg || is_abs); i++) {
		uint64_t bits = top == 63 ? m->operand[slot].u64[i] : m->operand[slot].u32[i];

		bits = (is_abs ? bits & ~(UINT64_C(1) << top) : bits) ^ (uint64_t)is_neg << top;
		if (top == 63)
			m->operand[slot].u64[i] = bits;
		else
			m->operand[slot].u32[i] = (uint32_t)bits;
	}
}

static void
write_operand(struct meaning_wave *w, const struct insn_operand *op)
{
	struct meaning_values *m = &w->values;
	const union meaning_lanes *v = op->slot < 0 ? &m->implied_result[implied_of(op->file)] : &m->result[op->slot];
	unsigned unit = insn_unit(op->file, op->first), vgpr = unit - insn_unit(FILE_vgpr, 0);
	uint64_t active = active_lanes(w), mask = 0;
	uint32_t kept = (op->bytes & 1 ? 0 : 0xffff) | (op->bytes & 4 ? 0 : 0xffff0000);

	if (is_vector(op->file)) {
		for (unsigned i = 0; i < m->n; i++) {
			if (!(active >> i & 1))
				continue;
			if (op->count > 1) {
				w->vector[vgpr][i] = (uint32_t)v->u64[i];
				w->vector[vgpr + 1][i] = (uint32_t)(v->u64[i] >> 32);
			} else {
				w->vector[vgpr][i] = (w->vector[vgpr][i] & kept) | (v->u32[i] << (op->bytes & 1 ? 0 : 16) & ~kept);
			}
		}
		return;
	}
	if (m->n == 1)
		mask = op->count > 1 ? v->u64[0] : v->u32[0];
	for (unsigned i = 0; i < m->n && m->n > 1; i++)
		mask |= (uint64_t)(v->u32[i] & active >> i & 1) << i;
	w->scalar[unit] = (uint32_t)mask;
	if (op->count > 1)
		w->scalar[unit + 1] = (uint32_t)(mask >> 32);
}

/* Returns whether a form or a modifier changes operands or results in a way that is not executed yet. */
static bool
is_modified(const struct insn *insn)
{
	static const uint8_t forms[] = {FIELD_DPP_CTRL, FIELD_DPP8, FIELD_SRC0_SEL}, modifiers[] = {FIELD_OMOD, FIELD_CLAMP};

	for (unsigned i = 0; i < sizeof forms; i++)
		if (field_exists(insn, forms[i]))
			return true;
	for (unsigned i = 0; i < sizeof modifiers; i++)
		if (field_exists(insn, modifiers[i]) && field_get(insn, modifiers[i]))
			return true;
	return false;
}

bool
meaning_execute(const struct isa *isa, const struct insn *insn, struct meaning_wave *w)
{
	const struct meaning_program *program = meaning_of(insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op), registers = 0;

	if (!program || is_modified(insn))
		return false;
	w->values.n = program->vector ? w->lanes : 1;
	w->values.ieee = w->scalar[insn_unit(FILE_mode, 0)] >> 9 & 1;
	w->values.denormals32 = w->scalar[insn_unit(FILE_mode, 0)] >> 4 & 3;
	w->values.denormals16 = w->scalar[insn_unit(FILE_mode, 0)] >> 6 & 3;
	for (unsigned i = 0; i < n; i++) {
		if (op[i].slot >= 0)
			registers |= 1u << op[i].slot;
		if (op[i].access & ACCESS_read)
			read_operand(w, insn, &op[i]);
	}
	if (!read_constants(isa, insn, registers, program->halves, &w->values))
		return false;
	for (unsigned slot = 0; slot < insn->form->nslots && program->vector; slot++)
		if (isa_slots[insn->form->slots + slot].source >= 0 && type_of(insn, slot)->mods & MODS_FLOAT)
			modify(&w->values, insn, slot);
	program->run(&w->values);
	for (unsigned implied = 2; implied-- > 0;) /* an explicit operand is written last, according to AMD's manuals */
		for (unsigned i = 0; i < n; i++)
			if (op[i].access & ACCESS_write && (op[i].slot < 0) == implied)
				write_operand(w, &op[i]);
	return true;
}
