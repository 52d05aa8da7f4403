/* Prepares instructions for execution: from where a program's inputs come, what the form does to them before (constants, halves, SDWA, DPP,
 * neg, abs), and what becomes of the results (omod, clamp, halves, SDWA). */
#include "common/isa/fields.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/operand.h"
#include "common/isa/register.h"
#include "common/meaning/operations.h"

/* The values of sdwa_sel from which on they are words, and the one that is the dword. */
enum { SEL_WORD = 4, SEL_DWORD = 6 };

const struct meaning_program *
meaning_of(const struct insn *insn, bool second)
{
	unsigned index = insn->form->meaning[second];

	return index ? &meaning_programs[index] : NULL;
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

static const struct slot *
slot_of(const struct insn *insn, unsigned slot)
{
	return &isa_slots[insn->form->slots + slot];
}

static const struct optype *
type_of(const struct insn *insn, unsigned slot)
{
	return &isa_optypes[slot_of(insn, slot)->type];
}

static bool
field_set_to(const struct insn *insn, unsigned field)
{
	return field_exists(insn, field) && field_get(insn, field);
}

static bool
is_pair(unsigned constant)
{
	return constant == CONST_V2I16 || constant == CONST_V2F16 || constant == CONST_V2F16P || constant == CONST_V2BF16;
}

/* Returns whether neg changes the elements of a packed type; of integers, it inverts the highest bit, too. */
static bool
has_signs(unsigned constant)
{
	return is_pair(constant) || constant == CONST_F32;
}

/* Returns whether a source is a half or a float of single precision, as op_sel_hi says, which the program looks at. */
static bool
is_mixed(const struct insn *insn, unsigned slot)
{
	return type_of(insn, slot)->half && field_exists(insn, FIELD_OPSELHI0);
}

/* Returns whether op_sel_hi says that a source is a float of single precision. */
static bool
is_single(const struct insn *insn, unsigned slot)
{
	return is_mixed(insn, slot) && !field_get(insn, FIELD_OPSELHI0 + (unsigned)slot_of(insn, slot)->source);
}

/* Returns whether op_sel selects the upper half of a source. */
static bool
takes_high_half(const struct insn *insn, unsigned slot)
{
	int n = slot_of(insn, slot)->source;

	return n >= 0 && n < 3 && type_of(insn, slot)->half && !is_mixed(insn, slot) && field_set_to(insn, FIELD_OPSEL0 + (unsigned)n);
}

/* Finds the value of a constant operand. Returns false if it is not known. */
static bool
constant_value(const struct isa *isa, const struct insn *insn, unsigned slot, unsigned halves, unsigned signs, uint32_t dword[2])
{
	unsigned source = insn_source(insn, slot);
	const struct optype *type = type_of(insn, slot);

	if (source != INSN_NO_SOURCE && reg_class(isa, source, 1) == ACCEPT_N)
		return true; /* null, which is read as 0 */
	if (slot_of(insn, slot)->syntax == SYNTAX_BRANCH) {
		dword[0] = field_get(insn, slot_of(insn, slot)->field);
		return true;
	}
	unsigned n = insn_constant(isa, insn, slot, dword);
	if (!n)
		return false;
	if (n == 1 && type->dwords > 1) {
		bool is_float = type->constant == CONST_F64, is_signed = signs >> slot & 1;

		if (!is_float && type->constant != CONST_I64)
			return false;
		/* LLVM's pull request 70274: hardware extends literals by the sign if the operand is signed */
		dword[1] = is_float ? dword[0] : is_signed && dword[0] >> 31 ? UINT32_MAX : 0;
		dword[0] = is_float ? 0 : dword[0];
	}
	if (source != INSN_NO_SOURCE && source != CODE_LITERAL && (is_single(insn, slot) || halves >> slot & 1))
		dword[0] = imm_inline_bits(is_single(insn, slot) ? CONST_F32 : CONST_F16, source);
	if (takes_high_half(insn, slot))
		dword[0] >>= 16;
	return true;
}

/* Sets the bits that neg and abs change. */
static void
prepare_signs(const struct insn *insn, unsigned slot, struct meaning_input *in)
{
	const struct optype *type = type_of(insn, slot);
	unsigned n = (unsigned)slot_of(insn, slot)->source, neg = FIELD_NEG0 + n;
	unsigned last = in->at.dwords > 1 ? 1 : 0;

	if (slot_of(insn, slot)->source < 0 || !(type->mods & MODS_FLOAT || (in->pair && has_signs(type->constant))))
		return;
	if (in->pair) {
		uint32_t upper = n < 3 && field_set_to(insn, FIELD_NEGHI0 + n) ? 0x80000000 : 0;

		in->flip[last] |= upper;
		in->flip[0] |= field_set_to(insn, neg) ? last ? 0x80000000 : 0x8000 : 0;
		return;
	}
	if (n < 3 && field_set_to(insn, FIELD_ABS0 + n))
		in->keep[last] &= type->half ? ~UINT32_C(0x8000) : 0x7fffffff;
	if (field_set_to(insn, neg))
		in->flip[last] |= type->half ? 0x8000 : 0x80000000;
}

/* Sets the halves or dwords that op_sel and op_sel_hi select for the two parts of a packed operand. */
static void
prepare_pair(const struct insn *insn, unsigned slot, struct meaning_input *in)
{
	const struct optype *type = type_of(insn, slot);
	int n = slot_of(insn, slot)->source;
	bool dwords = type->dwords == 2 && type->constant == CONST_F32;

	if (n < 0 || n > 2 || !(dwords || is_pair(type->constant)) || !field_exists(insn, FIELD_OPSELHI0 + (unsigned)n))
		return;
	in->pair = true;
	if (dwords) {
		in->swap[0] = field_get(insn, FIELD_OPSEL0 + (unsigned)n) != 0;
		in->swap[1] = !field_get(insn, FIELD_OPSELHI0 + (unsigned)n);
		return;
	}
	in->bits = 16;
	in->shift = field_get(insn, FIELD_OPSEL0 + (unsigned)n) ? 16 : 0;
	in->high_shift = field_get(insn, FIELD_OPSELHI0 + (unsigned)n) ? 16 : 0;
}

/* Sets the part of a source that SDWA selects. */
static void
prepare_sdwa_source(const struct insn *insn, unsigned slot, struct meaning_input *in)
{
	int n = slot_of(insn, slot)->source;
	unsigned field = n == 0 ? FIELD_SRC0_SEL : FIELD_SRC1_SEL;

	if (n < 0 || n > 1 || !field_exists(insn, FIELD_SRC0_SEL) || !field_exists(insn, field))
		return;
	unsigned sel = field_get(insn, field);
	if (sel < SEL_DWORD) {
		in->shift = (uint8_t)(sel < SEL_WORD ? 8 * sel : 16 * (sel - SEL_WORD));
		in->bits = sel < SEL_WORD ? 8 : 16;
	}
	in->sign = field_set_to(insn, FIELD_SEXT0 + (unsigned)n);
	if (in->bits == 32 && type_of(insn, slot)->half)
		in->bits = 16;
}

static void
prepare_source(const struct insn *insn, unsigned slot, bool dpp, struct meaning_input *in)
{
	if (is_mixed(insn, slot)) {
		in->shift = 0;
		in->bits = 32;
	} else {
		prepare_pair(insn, slot, in);
		prepare_sdwa_source(insn, slot, in);
		prepare_signs(insn, slot, in);
	}
	in->dpp = dpp && slot_of(insn, slot)->source == 0;
	in->as_is = in->at.kind == INPUT_vector && !in->dpp && in->bits == 32 && !in->swap[0] && !in->swap[1] && in->keep[0] == UINT32_MAX &&
		in->keep[1] == UINT32_MAX && !in->flip[0] && !in->flip[1];
}

/* Returns the kind of a register operand of a program that computes all lanes. */
static unsigned
kind_of(const struct insn *insn, const struct insn_operand *op)
{
	if (op->file == FILE_vgpr || op->file == FILE_agpr)
		return INPUT_vector;
	return op->slot < 0 ? op->file == FILE_exec || op->file == FILE_vcc ? INPUT_mask : INPUT_scalar :
		type_of(insn, (unsigned)op->slot)->lane_mask ? INPUT_mask : INPUT_scalar;
}

/* Returns what is added to the number of an operand's register, ADDED_…. */
static uint8_t
added_to(const struct isa *isa, const struct insn *insn, const struct insn_operand *op)
{
	enum { EACH = ADDED_src0 | ADDED_src1 << GPR_IDX_BITS | ADDED_src2 << 2 * GPR_IDX_BITS | ADDED_dst << 3 * GPR_IDX_BITS };

	if (op->access & ACCESS_index)
		return !(insn_effects(isa, insn)->properties & 1 << PROPERTY_two_indexes) ? ADDED_m0 : op->slot > 0 ? ADDED_m0_low : ADDED_m0_high;
	return op->slot >= 0 && op->file == FILE_vgpr ? (uint8_t)insn_operand_index(isa, insn, EACH, (unsigned)op->slot) : ADDED_nothing;
}

static struct meaning_place
place_of(const struct isa *isa, const struct insn *insn, const struct insn_operand *op, bool vector, unsigned *row)
{
	struct meaning_place at = {
		.kind = (uint8_t)kind_of(insn, op), .slot = (uint8_t)(op->slot < 0 ? INSN_SLOTS + implied_of(op->file) : (unsigned)op->slot),
		.dwords = (uint8_t)op->count, .row = (uint8_t)*row, .unit = insn_unit(op->file, op->first),
		.added = added_to(isa, insn, op),
	};

	if (at.kind == INPUT_vector)
		at.unit -= insn_unit(FILE_vgpr, 0);
	else if (!vector)
		at.kind = INPUT_scalar;
	*row += at.dwords + (!vector && op->slot < 0); /* of a mask of 32 lanes, the program may read 64 bits */
	return at;
}

/* Returns whether an instruction that writes half of a register makes the other half 0: a load, if memory in the processor has error correction.
 * LLVM's D16PreservesUnusedBits says that such loads do not keep it; hipBLASLt's kernels for gfx90a and gfx942 rely on 0. */
static bool
clears_other_half(const struct isa *isa, const struct insn *insn)
{
	return (isa->sramecc == TARGET_ON || isa->sramecc == TARGET_ANY) && insn_effects(isa, insn)->memory & 1 << MEMORY_load;
}

static struct meaning_output
output_of(const struct isa *isa, const struct insn *insn, const struct insn_operand *op, struct meaning_place at)
{
	struct meaning_output out = {.at = at, .bits = 32, .unused = SDWA_PRESERVE};

	if (!(op->bytes & 1) || !(op->bytes & 4)) {
		out.bits = 16;
		out.shift = op->bytes & 1 ? 0 : 16;
		out.unused = clears_other_half(isa, insn) ? SDWA_PAD : SDWA_PRESERVE;
	}
	if (op->slot >= 0)
		out.number = type_of(insn, (unsigned)op->slot)->constant;
	if (at.kind == INPUT_vector && field_exists(insn, FIELD_DST_SEL)) {
		unsigned sel = field_get(insn, FIELD_DST_SEL);

		out.shift = (uint8_t)(sel >= SEL_DWORD ? 0 : sel < SEL_WORD ? 8 * sel : 16 * (sel - SEL_WORD));
		out.bits = sel >= SEL_DWORD ? 32 : sel < SEL_WORD ? 8 : 16;
		out.unused = (uint8_t)field_get(insn, FIELD_DST_UNUSED);
	}
	return out;
}

/* Returns the CODE_… of an operand that is scc, vccz or the like, which have no register of their own, or 0. */
static unsigned
status_of(const struct isa *isa, const struct insn *insn, unsigned slot)
{
	unsigned source = insn_source(insn, slot);

	return source != INSN_NO_SOURCE && reg_class(isa, source, 1) == ACCEPT_X ? source : 0;
}

/* Returns whether the value of a status register is known, of so many dwords. */
static bool
status_is_known(unsigned code, unsigned dwords)
{
	if (code == CODE_SHARED_BASE || code == CODE_PRIVATE_BASE)
		return dwords == 2;
	if (code == CODE_VCCZ || code == CODE_EXECZ || code == CODE_SCC)
		return dwords == 1;
	return code >= CODE_STATUS && code + dwords <= CODE_STATUS + 2u;
}

/* Returns whether the programs read an operand. Of what an instruction keeps, such as bytes that op_sel does not select, they can be those
 * that keep it. */
static bool
is_read(const struct meaning_step *s, const struct insn_operand *op)
{
	unsigned needed = s->program->operands | (s->second ? s->second->operands : 0);
	unsigned kept = ACCESS_keep | ACCESS_low | ACCESS_high;

	if (op->slot < 0)
		return (s->program->implied | (s->second ? s->second->implied : 0)) >> implied_of(op->file) & 1;
	return op->access & ACCESS_read || (op->slot >= 0 && op->access & kept && needed >> op->slot & 1);
}

/* Adds the operands that are registers. Returns false if the step has no room for them. registers: bits of the operands that are found. */
static bool
add_registers(const struct isa *isa, const struct insn *insn, struct meaning_step *s, unsigned *registers, unsigned *row)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);

	s->all_lanes = true;
	for (unsigned implied = 2; implied-- > 0;) /* an explicit operand is written last, according to AMD's manuals */
		for (unsigned i = 0; i < n; i++) {
			if ((op[i].slot < 0) != implied)
				continue;
			if (*row + 2 * op[i].count > MEANING_ROWS || s->ninputs == MEANING_PLACES || s->noutputs == MEANING_PLACES)
				return false;
			s->relative |= op[i].access & ACCESS_index;
			if (op[i].slot >= 0)
				*registers |= 1u << op[i].slot;
			if (op[i].file == FILE_exec && op[i].slot < 0 && op[i].access & ACCESS_read)
				s->all_lanes = false;
			if (is_read(s, &op[i])) {
				struct meaning_input *in = &s->input[s->ninputs++];

				*in = (struct meaning_input){.bits = 32, .keep = {UINT32_MAX, UINT32_MAX}};
				in->at = place_of(isa, insn, &op[i], s->program->vector, row);
				/* `bytes` are those that are written if the operand is that, too */
				if (!(op[i].access & ACCESS_write) && !(op[i].bytes & 3)) {
					in->shift = 16;
					in->bits = 16;
				}
				if (op[i].slot >= 0)
					prepare_source(insn, (unsigned)op[i].slot, s->dpp, in);
				else
					in->as_is = in->at.kind == INPUT_vector;
			}
			if (op[i].access & ACCESS_write)
				s->output[s->noutputs++] = output_of(isa, insn, &op[i], place_of(isa, insn, &op[i], s->program->vector, row));
		}
	return true;
}

/* Finds the outputs that a program can write to the registers itself: whole registers, which are no inputs unless an index is added. Finds
 * whether the step is plain. */
static void
find_direct(struct meaning_step *s)
{
	if (!s->program->own_lane || s->second || s->dpp || s->clamp || s->omod || s->relative)
		return;
	for (unsigned i = 0; i < s->noutputs; i++) {
		struct meaning_output *out = &s->output[i];

		out->direct = out->at.kind == INPUT_vector && out->bits == 32;
		for (unsigned k = 0; k < s->ninputs; k++) {
			const struct meaning_place *in = &s->input[k].at;

			if (in->kind == INPUT_vector && in->unit < out->at.unit + out->at.dwords && out->at.unit < in->unit + in->dwords)
				out->direct = false;
		}
	}
	s->plain = s->program->vector && !s->program->memory && !s->drops && !s->is_dropped && !s->program->implied;
	for (unsigned i = 0; i < s->noutputs; i++)
		s->plain &= s->output[i].at.kind == INPUT_vector && s->output[i].bits == 32;
	for (unsigned i = 0; i < s->ninputs; i++)
		s->plain &= s->input[i].as_is || s->input[i].at.kind == INPUT_constant || s->input[i].at.kind == INPUT_scalar;
}

static bool
add_constants(const struct isa *isa, const struct insn *insn, unsigned registers, struct meaning_step *s, unsigned *row)
{
	unsigned needed = s->program->operands | (s->second ? s->second->operands : 0);
	unsigned halves = s->program->halves | (s->second ? s->second->halves : 0);
	unsigned signs = s->program->signs | (s->second ? s->second->signs : 0);

	for (unsigned slot = 0; slot < insn->form->nslots; slot++) {
		struct meaning_input in = {
			.at = {.kind = INPUT_constant, .slot = (uint8_t)slot, .row = (uint8_t)*row}, .bits = 32, .keep = {UINT32_MAX, UINT32_MAX},
		};

		if (!(needed >> slot & 1))
			continue;
		in.at.dwords = type_of(insn, slot)->dwords > 1 ? 2 : 1;
		in.at.unit = (uint16_t)status_of(isa, insn, slot);
		if (in.at.unit)
			in.at.kind = INPUT_status;
		else if (registers >> slot & 1)
			continue;
		if (s->ninputs == MEANING_PLACES ||
			!(in.at.unit ? status_is_known(in.at.unit, in.at.dwords) : constant_value(isa, insn, slot, halves, signs, in.constant)))
			return false;
		if (s->program->whole && type_of(insn, slot)->constant != CONST_F64)
			in.constant[1] = in.constant[0];
		if (s->program->whole || (!s->program->vector && operand_dwords(isa, insn, slot_of(insn, slot)) > 2))
			in.at.dwords = (uint8_t)operand_dwords(isa, insn, slot_of(insn, slot));
		prepare_source(insn, slot, false, &in);
		s->input[s->ninputs++] = in;
		*row += in.at.dwords;
	}
	return true;
}

/* Returns whether DPP reads lanes that are not active: by its field, or because the encoding has no fi:0. */
static bool
fetches_inactive(const struct insn *insn)
{
	const struct form *form = insn->form;

	for (unsigned i = 0; i < form->nmods; i++)
		if (isa_modifiers[isa_form_mods[form->mods + i]].value == MODVALUE_ONE)
			return true;
	return field_set_to(insn, FIELD_FI);
}

/* Sets the lanes of DPP. */
static void
prepare_dpp(const struct insn *insn, struct meaning_step *s)
{
	bool eight = field_exists(insn, FIELD_DPP8);

	s->dpp = eight || field_exists(insn, FIELD_DPP_CTRL);
	if (!s->dpp)
		return;
	s->fetch_inactive = fetches_inactive(insn);
	s->bound_ctrl = field_set_to(insn, FIELD_BOUND_CTRL);
	for (unsigned i = 0; i < MEANING_LANES; i++) {
		unsigned row = i / 16 % 4, bank = i / 4 % 4;

		s->from[i] = (uint8_t)(eight ? (i & ~7u) + (field_get(insn, FIELD_DPP8) >> 3 * (i & 7) & 7) :
			meaning_dpp_lane(field_get(insn, FIELD_DPP_CTRL), i));
		if (eight || (field_get(insn, FIELD_ROW_MASK) >> row & 1 && field_get(insn, FIELD_BANK_MASK) >> bank & 1))
			s->dpp_lanes |= UINT64_C(1) << i;
	}
}

static void
read_fields(const struct insn *insn, const struct meaning_program *program, uint32_t *value)
{
	for (unsigned i = 0; i < MEANING_FIELDS && program->fields[i] != FIELD_NONE; i++)
		value[i] = field_get(insn, program->fields[i]);
}

static bool
reads_field(const struct meaning_program *program, unsigned field)
{
	for (unsigned i = 0; i < MEANING_FIELDS && program->fields[i] != FIELD_NONE; i++)
		if (program->fields[i] == field)
			return true;
	return false;
}

/* Returns whether an instruction accesses memory in a way that is not executed yet. */
static bool
is_special_access(const struct isa *isa, const struct insn *insn, const struct meaning_program *program)
{
	static const uint8_t fields[] = {FIELD_TFE, FIELD_LWE, FIELD_GDS};

	for (unsigned i = 0; i < sizeof fields; i++)
		if (field_set_to(insn, fields[i]))
			return true;
	return field_set_to(insn, FIELD_SCALE_OFFSET) && (!reads_field(program, FIELD_SCALE_OFFSET) || !insn_effects(isa, insn)->bytes);
}

bool
meaning_prepare(const struct isa *isa, const struct insn *insn, unsigned lanes, struct meaning_step *s)
{
	unsigned registers = 0, row = 0;

	*s = (struct meaning_step){.program = meaning_of(insn, false), .second = meaning_of(insn, true)};
	if (!s->program || (s->program->memory && is_special_access(isa, insn, s->program)))
		return false;
	s->space = insn_effects(isa, insn)->space;
	s->size = insn->size;
	s->fnuz = target_has(isa->target, FEATURE_FP8_FNUZ);
	read_fields(insn, s->program, s->fields[0]);
	if (s->second)
		read_fields(insn, s->second, s->fields[1]);
	s->skipped = s->program->vector && target_has(isa->target, FEATURE_VSKIP);
	s->drops = insn_effects(isa, insn)->properties & 1 << PROPERTY_drops_msb;
	s->is_dropped = insn_effects(isa, insn)->operation == OPERATION_vgpr_msb;
	prepare_dpp(insn, s);
	for (unsigned i = 0; i < MEANING_LANES; i++)
		if (s->from[i] >= lanes)
			s->from[i] = MEANING_LANES;
	s->clamp = field_set_to(insn, FIELD_CLAMP);
	s->omod = field_exists(insn, FIELD_OMOD) ? (uint8_t)field_get(insn, FIELD_OMOD) : 0;
	if (!add_registers(isa, insn, s, &registers, &row) || !add_constants(isa, insn, registers, s, &row))
		return false;
	find_direct(s);
	return true;
}
