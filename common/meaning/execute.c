/* Executes prepared instructions: reads the inputs, runs the program, and writes the results of active lanes. */
#include <assert.h>
#include <fenv.h>

#include "common/isa/tables.h"
#include "common/meaning/operations.h"

/* Bits of the mode register: AMD's ISA manuals, "MODE register". */
enum {
	MODE_ROUND = 15, MODE_DENORM32 = 4, MODE_DENORM16 = 6, MODE_DX10_CLAMP = 1 << 8, MODE_IEEE = 1 << 9, MODE_FP16_OVFL = 1 << 23,
	MODE_VSKIP = 1 << 28,
};

/* Returns one or two scalar registers. */
static uint64_t
scalar_value(const struct meaning_wave *w, unsigned unit, bool wide)
{
	return w->scalar[unit] | (wide ? (uint64_t)w->scalar[unit + 1] << 32 : 0);
}

/* Returns the lanes with all bits set. */
static const uint32_t *
mask_of(struct meaning_wave *w, uint64_t lanes)
{
	if (lanes != w->mask_lanes) {
		w->mask_lanes = lanes;
		for (unsigned i = 0; i < MEANING_LANES; i++)
			w->mask[i] = lanes >> i & 1 ? UINT32_MAX : 0;
	}
	return w->mask;
}

/* Returns `bits` bits of x, from bit `shift` on, extended by their sign or by 0. */
static uint32_t
extended(uint32_t x, unsigned shift, unsigned bits, bool sign)
{
	uint32_t top = x << (32 - bits - shift);

	return sign ? (uint32_t)((int32_t)top >> (32 - bits)) : top >> (32 - bits);
}

/* Applies to the bits of dword k what the form does to a source. */
static uint32_t
changed(const struct meaning_input *in, unsigned k, uint32_t x)
{
	if (in->pair && in->bits == 16)
		x = (x >> in->shift & 0xffff) | (x >> in->high_shift) << 16;
	else if (in->bits < 32)
		x = extended(x, in->shift, in->bits, in->sign);
	return k < 2 ? (x & in->keep[k]) ^ in->flip[k] : x;
}

/* Returns the first register of an input or output: an index in w->vector, or a register unit. */
static unsigned
first_of(const struct meaning_wave *w, const struct meaning_place *at)
{
	return (unsigned)(at->unit + w->added[at->added]);
}

/* Finds what the VGPR index mode adds to the numbers of registers: the register gpr_idx has the value of s_set_vgpr_msb, or a bit that says that
 * m0 has an index, which s_set_gpr_idx_on sets. */
static void
find_index(struct meaning_wave *w)
{
	enum { OPERANDS = 4, IN_M0 = 1 << 16, FIRST = 12, VALUE = 0xff, UNIT = 256 };
	uint32_t index = w->scalar[insn_unit(FILE_gpr_idx, 0)];

	if (index & IN_M0)
		index = IN_M0 | (w->scalar[insn_unit(FILE_m0, 0)] & (15 << FIRST | VALUE));
	if (index == w->index)
		return;
	w->index = index;
	for (unsigned i = 0; i < OPERANDS; i++)
		w->added[ADDED_src0 + i] = (int16_t)(!(index & IN_M0) ? (index >> 2 * i & 3) * UNIT : index >> (FIRST + i) & 1 ? index & VALUE : 0);
}

/* Returns whether a register that m0 selects exists. */
static bool
is_register(const struct meaning_wave *w, const struct meaning_place *at)
{
	int first = at->unit + w->added[at->added], last = first + at->dwords - 1;

	if (at->added < ADDED_m0)
		return true;
	if (at->kind == INPUT_vector)
		return first >= 0 && last < (int)(insn_unit(FILE_vgpr + 1, 0) - insn_unit(FILE_vgpr, 0));
	return first >= (int)insn_unit(FILE_sgpr, 0) && last < (int)insn_unit(FILE_sgpr + 1, 0);
}

/* Finds what m0 adds to the numbers of registers. Returns false if one of them does not exist. */
static bool
find_relative(const struct meaning_step *s, struct meaning_wave *w)
{
	enum { MOST = 1 << 12 };
	uint32_t m0 = w->scalar[insn_unit(FILE_m0, 0)];

	w->added[ADDED_m0] = (int16_t)((int32_t)m0 >= MOST || (int32_t)m0 < -MOST ? MOST : (int32_t)m0);
	w->added[ADDED_m0_low] = m0 & 0x3ff;
	w->added[ADDED_m0_high] = m0 >> 16 & 0x3ff;
	for (unsigned i = 0; i < s->ninputs; i++)
		if (!is_register(w, &s->input[i].at))
			return false;
	for (unsigned i = 0; i < s->noutputs; i++)
		if (!is_register(w, &s->output[i].at))
			return false;
	return true;
}

/* Reads dword k of a vector register into row. dpp: for each lane, whether it has a value. */
static void
read_row(const struct meaning_step *s, const struct meaning_wave *w, const struct meaning_input *in, unsigned k, uint64_t valid, uint32_t *row)
{
	const uint32_t *from = w->vector[first_of(w, &in->at) + (k < 2 && in->swap[k] ? 1 - k : k)];

	if (in->dpp)
		for (unsigned i = 0; i < w->lanes; i++)
			row[i] = valid >> i & 1 ? changed(in, k, from[s->from[i]]) : changed(in, k, 0);
	else
		for (unsigned i = 0; i < w->lanes; i++)
			row[i] = changed(in, k, from[i]);
}

static_assert(CODE_STATUS_END - CODE_STATUS == MEANING_STATUS, "the status registers of a wave have codes of their own");

/* Reads dword k of a status register. */
static uint32_t
read_status(const struct meaning_wave *w, unsigned code, unsigned k)
{
	switch (code) {
	case CODE_SCC: return w->scalar[insn_unit(FILE_scc, 0)] != 0;
	case CODE_VCCZ: return !scalar_value(w, insn_unit(FILE_vcc, 0), w->lanes > 32);
	case CODE_EXECZ: return !scalar_value(w, insn_unit(FILE_exec, 0), w->lanes > 32);
	case CODE_SHARED_BASE: case CODE_PRIVATE_BASE: return k ? w->status[code - CODE_STATUS] : 0;
	default: return w->status[code - CODE_STATUS + k];
	}
}

/* Reads dword k of a scalar register, a status register or a constant. */
static uint32_t
read_scalar(const struct meaning_wave *w, const struct meaning_input *in, unsigned k)
{
	unsigned from = k < 2 && in->swap[k] ? 1 - k : k;

	if (in->at.kind == INPUT_scalar)
		return changed(in, k, w->scalar[first_of(w, &in->at) + from]);
	return changed(in, k, in->at.kind == INPUT_constant ? in->constant[from & 1] : read_status(w, in->at.unit, from));
}

static void
fill_row(uint32_t *row, uint32_t x, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		row[i] = x;
}

static void
read_input(const struct meaning_step *s, struct meaning_wave *w, const struct meaning_input *in, uint64_t valid)
{
	struct meaning_values *m = &w->values;
	const uint32_t **to = in->at.slot < INSN_SLOTS ? &m->operand[in->at.slot] : &m->implied[in->at.slot - INSN_SLOTS];
	uint32_t *row = w->rows[in->at.row];

	*to = in->as_is ? w->vector[first_of(w, &in->at)] : row;
	if (in->as_is)
		return;
	if (in->at.kind == INPUT_vector) {
		for (unsigned k = 0; k < in->at.dwords; k++)
			read_row(s, w, in, k, valid, w->rows[in->at.row + k]);
	} else if (in->at.kind == INPUT_mask) {
		uint64_t bits = scalar_value(w, in->at.unit, in->at.dwords > 1);

		for (unsigned i = 0; i < w->lanes; i++)
			row[i] = bits >> i & 1;
	} else if (s->program->vector) {
		for (unsigned k = 0; k < in->at.dwords; k++)
			fill_row(w->rows[in->at.row + k], read_scalar(w, in, k), w->lanes);
	} else {
		for (unsigned k = 0; k < in->at.dwords; k++)
			row[k] = read_scalar(w, in, k);
		if (in->at.slot >= INSN_SLOTS)
			row[in->at.dwords] = 0;
	}
}

/* Returns the lanes that get the value of another lane. */
static uint64_t
valid_lanes(const struct meaning_step *s, const struct meaning_wave *w, uint64_t active)
{
	uint64_t valid = 0;

	for (unsigned i = 0; i < w->lanes; i++)
		if (s->from[i] < w->lanes && (s->fetch_inactive || active >> s->from[i] & 1))
			valid |= UINT64_C(1) << i;
	return valid;
}

/* Writes the bits of a result row to a vector register. */
static void
write_row(const struct meaning_output *out, const uint32_t *restrict from, const uint32_t *restrict mask, uint32_t *restrict to, unsigned n)
{
	uint32_t field = UINT32_MAX >> (32 - out->bits) << out->shift;

	if (out->bits == 32)
		for (unsigned i = 0; i < n; i++)
			to[i] = (to[i] & ~mask[i]) | (from[i] & mask[i]);
	else if (out->unused == SDWA_PRESERVE)
		for (unsigned i = 0; i < n; i++)
			to[i] = (to[i] & ~(mask[i] & field)) | (from[i] << out->shift & mask[i] & field);
	else
		for (unsigned i = 0; i < n; i++)
			to[i] = (to[i] & ~mask[i]) | (extended(from[i], 0, out->bits, out->unused == SDWA_SEXT) << out->shift & mask[i]);
}

static bool
has_all(const struct meaning_wave *w, uint64_t lanes)
{
	uint64_t all = w->lanes < 64 ? (UINT64_C(1) << w->lanes) - 1 : UINT64_MAX;

	return (lanes & all) == all;
}

static void
write_output(struct meaning_wave *w, const struct meaning_output *out, bool vector, uint64_t lanes)
{
	const uint32_t *row = w->rows[out->at.row];

	if (out->at.kind == INPUT_vector) {
		bool whole = out->bits == 32 && has_all(w, lanes);
		const uint32_t *mask = whole ? NULL : mask_of(w, lanes);

		for (unsigned k = 0; k < out->at.dwords && whole; k++)
			memcpy(w->vector[first_of(w, &out->at) + k], w->rows[out->at.row + k], w->lanes * sizeof(uint32_t));
		for (unsigned k = 0; k < out->at.dwords && !whole; k++)
			write_row(out, w->rows[out->at.row + k], mask, w->vector[first_of(w, &out->at) + k], w->lanes);
	} else if (out->at.kind == INPUT_mask) {
		uint64_t bits = 0;

		for (unsigned i = 0; i < w->lanes; i++)
			bits |= (uint64_t)(row[i] & 1) << i;
		bits &= lanes;
		w->scalar[out->at.unit] = (uint32_t)bits;
		if (out->at.dwords > 1)
			w->scalar[out->at.unit + 1] = (uint32_t)(bits >> 32);
	} else {
		for (unsigned k = 0; k < out->at.dwords; k++)
			w->scalar[first_of(w, &out->at) + k] = vector ? w->rows[out->at.row + k][0] : row[k];
	}
}

/* Finds the host's rounding for the programs of an instruction. Returns false if it is not known what they compute with this MODE. */
static bool
find_rounding(const struct meaning_step *s, uint32_t mode, int *rounding)
{
	static const int host[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
	unsigned f32 = mode & 3, f16_f64 = mode >> 2 & 3, depends = s->program->rounding | (s->second ? s->second->rounding : 0);

	*rounding = FE_TONEAREST;
	if (mode & MODE_FP16_OVFL && depends & MEANING_ROUNDS_limited)
		return false;
	depends &= ~(unsigned)MEANING_ROUNDS_limited;
	if (!(mode & MODE_ROUND) || !depends)
		return true;
	if (depends & MEANING_ROUNDS_somehow || s->program->memory)
		return false;
	if (depends & MEANING_ROUNDS_f32 && depends & MEANING_ROUNDS_f16_f64 && f32 != f16_f64)
		return false;
	*rounding = host[depends & MEANING_ROUNDS_f32 ? f32 : f16_f64];
	return true;
}

static void
run_program(const struct meaning_step *s, const struct meaning_program *program, const uint32_t *field, struct meaning_values *m)
{
	m->field = field;
	(s->clamp ? program->clamped : program->run)(m);
}

/* Sets what programs find in MODE. */
static void
read_mode(struct meaning_values *m, uint32_t mode)
{
	m->mode = mode;
	m->ieee = mode & MODE_IEEE;
	m->nan_is_zero = mode & MODE_DX10_CLAMP;
	m->denormals32 = mode >> MODE_DENORM32 & 3;
	m->denormals16 = mode >> MODE_DENORM16 & 3;
}

/* Prepares the values for the first instruction of a wave. Outputs that no register receives go to `dropped`. */
static void
begin_values(struct meaning_wave *w)
{
	struct meaning_values *m = &w->values;

	for (unsigned i = 0; i < INSN_SLOTS; i++)
		m->result[i] = w->dropped[0];
	for (unsigned i = 0; i < IMPLIED_COUNT; i++)
		m->implied_result[i] = w->dropped[0];
	read_mode(m, w->scalar[insn_unit(FILE_mode, 0)]);
	m->matrices = &w->matrices;
	m->begun = true;
}

static uint32_t **
result_of(struct meaning_values *m, const struct meaning_place *at)
{
	return at->slot < INSN_SLOTS ? &m->result[at->slot] : &m->implied_result[at->slot - INSN_SLOTS];
}

/* Runs the programs of an instruction with another rounding than to nearest. */
static void
run_rounded(const struct meaning_step *s, struct meaning_values *m, int rounding)
{
	fesetround(rounding);
	run_program(s, s->program, s->fields[0], m);
	if (s->second)
		run_program(s, s->second, s->fields[1], m);
	fesetround(FE_TONEAREST);
}

/* Runs a plain step with all lanes active and without a VGPR index mode. Returns false if the program does not know what it computes. */
static bool
run_plain(const struct meaning_step *s, struct meaning_wave *w)
{
	struct meaning_values *m = &w->values;
	uint64_t written = UINT64_MAX;
	bool known = true;

	m->n = w->lanes;
	m->active = UINT64_MAX;
	m->written = &written;
	m->known = &known;
	m->fnuz = s->fnuz;
	for (unsigned i = 0; i < s->ninputs; i++) {
		const struct meaning_input *in = &s->input[i];

		if (in->as_is)
			m->operand[in->at.slot] = w->vector[in->at.unit];
		else
			read_input(s, w, in, 0);
	}
	for (unsigned i = 0; i < s->noutputs; i++) {
		const struct meaning_output *out = &s->output[i];

		m->result[out->at.slot] = out->direct ? w->vector[out->at.unit] : w->rows[out->at.row];
	}
	m->field = s->fields[0];
	s->program->run(m);
	for (unsigned i = 0; i < s->noutputs; i++) {
		const struct meaning_output *out = &s->output[i];

		m->result[out->at.slot] = w->dropped[0];
		for (unsigned k = 0; k < out->at.dwords && !out->direct && known; k++)
			memcpy(w->vector[out->at.unit + k], w->rows[out->at.row + k], w->lanes * sizeof(uint32_t));
	}
	if (!known)
		return false;
	w->drops = false;
	w->pc += s->size;
	return true;
}

bool
meaning_run(const struct meaning_step *s, struct meaning_wave *w)
{
	struct meaning_values *m = &w->values;
	uint32_t mode = w->scalar[insn_unit(FILE_mode, 0)];
	uint64_t active = scalar_value(w, insn_unit(FILE_exec, 0), w->lanes > 32), written = UINT64_MAX, next = w->pc + s->size;
	bool known = true;
	uint64_t valid = s->dpp ? valid_lanes(s, w, active) : 0, lanes = s->all_lanes ? UINT64_MAX : active;

	if ((s->is_dropped && w->drops) || (s->skipped && mode & MODE_VSKIP)) {
		w->drops = false;
		w->pc = next;
		return true;
	}
	find_index(w);
	if (s->plain && m->begun && mode == m->mode && !(mode & (MODE_ROUND | MODE_VSKIP)) && !w->index && has_all(w, active))
		return run_plain(s, w);
	int rounding;
	if (!find_rounding(s, mode, &rounding) || (s->program->memory && !w->memory) || (s->relative && !find_relative(s, w)))
		return false;
	if (!m->begun)
		begin_values(w);
	if (mode != m->mode)
		read_mode(m, mode);
	m->n = s->program->vector ? w->lanes : 1;
	m->active = active;
	m->written = &written;
	m->known = &known;
	m->pc = next;
	m->next = &next;
	m->memory = w->memory;
	m->space = s->space;
	m->fnuz = s->fnuz;
	m->cycles = w->cycles;
	m->realtime = w->realtime;
	for (unsigned i = 0; i < s->ninputs; i++)
		read_input(s, w, &s->input[i], valid);
	bool whole = has_all(w, lanes) && !w->index;
	for (unsigned i = 0; i < s->noutputs; i++)
		*result_of(m, &s->output[i].at) = whole && s->output[i].direct ? w->vector[s->output[i].at.unit] : w->rows[s->output[i].at.row];
	if (rounding != FE_TONEAREST) {
		run_rounded(s, m, rounding);
	} else {
		run_program(s, s->program, s->fields[0], m);
		if (s->second)
			run_program(s, s->second, s->fields[1], m);
	}
	for (unsigned i = 0; i < s->noutputs; i++)
		*result_of(m, &s->output[i].at) = w->dropped[0];
	if (!known)
		return false;
	lanes &= written;
	if (s->dpp)
		lanes &= s->dpp_lanes & (s->bound_ctrl ? UINT64_MAX : valid);
	for (unsigned i = 0; i < s->noutputs; i++) {
		const struct meaning_output *out = &s->output[i];

		if (whole && out->direct)
			continue;
		if ((s->clamp || s->omod) && out->number)
			meaning_modify_result(m, out, s->omod, s->clamp, w->rows[out->at.row]);
		write_output(w, out, s->program->vector, lanes);
	}
	w->drops = s->drops;
	w->pc = next;
	return true;
}
