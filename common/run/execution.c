#include "common/run/execution.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/run/dynamic_vgprs.h"

/* Makes the twin what the first wave is. */
static void
take_over(struct run *r, struct run_wave *v)
{
	const struct meaning_wave *from = v->registers;
	struct meaning_wave *to = v->twin;
	unsigned agpr = insn_unit(FILE_agpr, 0) - insn_unit(FILE_vgpr, 0);

	to->pc = from->pc;
	memcpy(to->scalar, from->scalar, sizeof to->scalar);
	memcpy(to->vector, from->vector, r->vgprs * sizeof to->vector[0]);
	memcpy(to->vector[agpr], from->vector[agpr], r->agprs * sizeof to->vector[0]);
}

/* Returns the lowest lane in which two masks differ. */
static unsigned
first_difference(const struct run_wave *v, unsigned unit)
{
	for (unsigned k = 0; k < 2; k++)
		if (v->registers->scalar[unit + k] != v->twin->scalar[unit + k])
			return 32 * k + (unsigned)__builtin_ctz(v->registers->scalar[unit + k] ^ v->twin->scalar[unit + k]);
	return RUN_NO_LANE;
}

/* Writes to memory what the instruction has written. Bytes in which the two waves differ have no value, which is wrong in global memory. */
static bool
commit(struct run *r)
{
	struct run_writes *a = &r->writes[0], *b = &r->writes[1];
	bool same = a->n == b->n;

	for (size_t i = 0; i < a->n; i++) {
		struct run_write *w = &a->v[i];
		bool both = i < b->n && b->v[i].to == w->to;
		unsigned differ = 0;

		if (w->cells)
			run_order_write(r, w->cells, w->bit, w->size, w->lane, memcmp(w->to, w->bytes, w->size) != 0);
		memcpy(w->to, w->bytes, w->size);
		for (unsigned k = 0; k < w->size; k++) {
			bool equal = !both || w->bytes[k] == b->v[i].bytes[k];

			differ += !equal;
			if (w->known)
				run_bit_set(w->known, w->bit + k, equal);
			if (w->twin && both)
				w->twin[k] = b->v[i].bytes[k];
		}
		if (differ && w->space == SPACE_global) {
			run_report(r, RUN_stored, w->lane, "stores %u byte%s without a value", differ, differ > 1 ? "s" : "");
			for (unsigned k = 0; k < w->size && w->known; k++)
				run_bit_set(w->known, w->bit + k, true);
		}
	}
	return same;
}

/* Makes results of a comparison differ that come from numbers that differ, though by chance the results are the same. */
static void
spread_comparison(const struct run_insn *i, struct run_wave *v)
{
	const struct meaning_wave *a = v->registers;
	struct meaning_wave *b = v->twin;
	uint64_t differ = 0;

	for (unsigned k = 0; k < i->step.ninputs; k++) {
		const struct meaning_place *at = &i->step.input[k].at;

		if (at->slot >= INSN_SLOTS)
			continue;
		const uint32_t *x = a->values.operand[at->slot];
		const uint32_t *y = b->values.operand[at->slot];
		for (unsigned d = 0; d < at->dwords; d++)
			for (unsigned lane = 0; lane < a->values.n; lane++) {
				unsigned at_lane = i->step.program->vector ? d * MEANING_LANES + lane : d;

				differ |= (uint64_t)(((x[at_lane] ^ y[at_lane]) & i->compared[at->slot]) != 0) << lane;
			}
	}
	if (!differ)
		return;
	differ &= i->step.program->vector ? a->values.active : 1;
	for (unsigned k = 0; k < i->step.noutputs; k++) {
		const struct meaning_place *at = &i->step.output[k].at;

		if (at->kind == INPUT_vector || at->unit == insn_unit(FILE_exec, 0))
			continue;
		b->scalar[at->unit] = (a->scalar[at->unit] & ~(uint32_t)differ) | (~a->scalar[at->unit] & (uint32_t)differ);
		if (at->kind == INPUT_mask && at->dwords > 1)
			b->scalar[at->unit + 1] = a->scalar[at->unit + 1] ^ (uint32_t)(differ >> 32);
	}
}

/* Finds what the two waves of a pair have done differently. */
static void
compare(struct run *r, struct run_wave *v, const struct run_insn *i)
{
	unsigned exec = insn_unit(FILE_exec, 0);
	bool differs = false;

	for (unsigned lane = 0; i->how == RUN_ACCESSES && lane < r->code.lanes && !differs; lane++)
		if (r->hash[0][lane] != r->hash[1][lane]) {
			run_report(r, RUN_address, i->step.program->vector ? lane : RUN_NO_LANE, "accesses memory at an address without a value");
			differs = true;
		}
	if (i->how == RUN_ACCESSES && (r->writes[0].n || r->writes[1].n))
		differs |= !commit(r);
	if (i->compares)
		spread_comparison(i, v);
	if (v->registers->pc != v->twin->pc) {
		run_report(r, RUN_branch, RUN_NO_LANE, "goes to an instruction that depends on something without a value");
		differs = true;
	}
	if (i->writes_exec && first_difference(v, exec) != RUN_NO_LANE) {
		run_report(r, RUN_lanes, first_difference(v, exec), "activates lanes that depend on something without a value");
		differs = true;
	}
	if (differs)
		take_over(r, v);
}

static const char *
register_name(unsigned unit, char text[INSN_REGISTERS_TEXT])
{
	unsigned number, file = insn_unit_file(unit, &number);

	text[insn_print_registers(file, number, 1, text)] = 0;
	return text;
}

unsigned
run_index_mode(const struct meaning_wave *w)
{
	unsigned value = w->scalar[insn_unit(FILE_gpr_idx, 0)], mode = 0;

	for (unsigned k = 0; k < GPR_IDX_OPERANDS && value && value <= UINT8_MAX; k++)
		mode |= (value >> 2 * k & 3) << k * GPR_IDX_BITS;
	return mode;
}

static void
check_pending(struct run *r, struct run_wave *v, const struct run_insn *i, uint64_t active, unsigned gpr_idx)
{
	struct run_clash clash;
	struct run_finding *f;

	while (v->pending.n && run_pendings_clash(&v->pending, i, active, gpr_idx, &clash)) {
		unsigned at = (unsigned)(clash.of - v->pending.v);
		char name[INSN_REGISTERS_TEXT];

		f = run_report(r, RUN_wait, RUN_NO_LANE, "%s %s, which %s is still to %s", clash.reads ? "reads" : "overwrites",
			register_name(clash.unit, name), insn_mnemonic(&clash.of->insn->insn), clash.of_writes ? "write" : "read");
		if (f)
			f->other = clash.of->pc;
		memmove(v->pending.v + at, v->pending.v + at + 1, (--v->pending.n - at) * sizeof v->pending.v[0]);
	}
}

/* Reports a register that the kernel does not have, or the wave in dynamic VGPR mode. */
static void
check_declared(struct run *r, const struct run_wave *v, const struct run_insn *i, unsigned gpr_idx)
{
	unsigned limit = r->code.limit[FILE_vgpr];

	if (r->vgpr_block)
		r->code.limit[FILE_vgpr] = v->vgprs;
	unsigned unit = run_code_beyond(&r->code, i, gpr_idx);
	r->code.limit[FILE_vgpr] = (uint16_t)limit;
	if (unit == INSN_UNITS)
		return;
	unsigned number;
	unsigned file = insn_unit_file(unit, &number);
	char name[INSN_REGISTERS_TEXT];
	if (r->vgpr_block && file == FILE_vgpr)
		run_report(r, RUN_allocated, RUN_NO_LANE, "uses %s, but the wave has %u VGPRs", register_name(unit, name), v->vgprs);
	else
		run_report(r, RUN_registers, RUN_NO_LANE, "uses %s, but the descriptor declares %u", register_name(unit, name), r->code.limit[file]);
}

static uint64_t
active_lanes(const struct meaning_wave *w)
{
	unsigned exec = insn_unit(FILE_exec, 0);

	return w->scalar[exec] | (w->lanes > 32 ? (uint64_t)w->scalar[exec + 1] << 32 : 0);
}

/* Executes an instruction by its program. Returns false if it is not computed. */
static bool
compute(struct run *r, struct run_wave *v, const struct run_insn *i)
{
	struct meaning_wave *w = v->registers;
	uint64_t active = active_lanes(w);

	w->cycles = w->realtime = v->count;
	if (v->twin)
		v->twin->cycles = v->twin->realtime = v->count;
	if (!r->launch.checks)
		return meaning_run(&i->step, w) && !r->refused;
	unsigned gpr_idx = run_index_mode(w);
	if (i->beyond || gpr_idx)
		check_declared(r, v, i, gpr_idx);
	check_pending(r, v, i, active, gpr_idx);
	if (i->how == RUN_ACCESSES) {
		r->writes[0].n = r->writes[1].n = 0;
		r->spaces = 0;
		memset(r->hash, 0, sizeof r->hash);
	}
	r->is_twin = true;
	bool known = meaning_run(&i->step, v->twin);
	r->is_twin = false;
	if (!meaning_run(&i->step, w) || r->refused)
		return false;
	if (!known)
		take_over(r, v);
	compare(r, v, i);
	run_pendings_issue(&v->pending, r->launch.isa, (struct run_pending){.insn = i, .pc = r->pc, .lanes = active, .moment = r->moment,
		.gpr_idx = gpr_idx}, i->how == RUN_ACCESSES ? r->spaces : 0);
	if (v->pending.forgotten)
		r->limits |= 1 << RUN_LIMIT_pending;
	if (v->pending.n)
		run_pendings_wait(&v->pending, r->launch.isa, i);
	return true;
}

static void
end_wave(struct run *r, struct run_wave *v, unsigned status)
{
	run_vgprs_end(r, v);
	v->status = (uint8_t)status;
	run_barrier_end(v);
}

static void
pass(struct run_wave *v, const struct run_insn *i)
{
	v->registers->pc += i->insn.size;
	if (v->twin)
		v->twin->pc = v->registers->pc;
}

/* Waits at a barrier until it has been completed once more. */
static void
wait_at(struct run_wave *v, const struct run_insn *i, struct run_barrier *b)
{
	v->at.arrived = !run_barrier_passes(v, b);
	if (v->at.arrived)
		v->status = RUN_AT_BARRIER;
	else
		pass(v, i);
}

/* Sets scc, which tells whether the wave has signalled a barrier first, and which a counter protects. */
static void
put_first(struct run *r, struct run_wave *v, const struct run_insn *i, bool first)
{
	unsigned scc = insn_unit(FILE_scc, 0);

	if (i->effects->event != EVENT_barrier)
		return;
	v->registers->scalar[scc] = first;
	if (!v->twin)
		return;
	v->twin->scalar[scc] = first;
	run_pendings_issue(&v->pending, r->launch.isa, (struct run_pending){.insn = i, .pc = r->pc, .lanes = UINT64_MAX, .moment = r->moment}, 0);
}

/* Executes an instruction on barriers. Returns false if the barrier does not exist. */
static bool
step_barrier(struct run *r, struct run_wave *v, const struct run_insn *i)
{
	enum { NUMBER = 0x3f, MEMBERS = 16 }; /* bits of m0: LLVM's lowering of llvm.amdgcn.s.barrier.init and .signal.var */
	uint32_t m0 = v->registers->scalar[insn_unit(FILE_m0, 0)], members = m0 >> MEMBERS & NUMBER;
	int number = i->barrier_in_m0 ? (int)(m0 & NUMBER) : i->barrier;
	struct run_barrier *b = run_barrier_of(v, number > 0 && i->how == RUN_WAITS ? v->at.joined : number);

	switch (i->how) {
	case RUN_WAITS:
		if (b)
			wait_at(v, i, b);
		return b;
	case RUN_MEETS:
		if (!v->at.arrived)
			run_barrier_signal(r, v, b);
		wait_at(v, i, b);
		return true;
	case RUN_SIGNALS:
		if (b && number > 0 && i->barrier_in_m0 && members)
			b->members = members;
		if (b)
			put_first(r, v, i, run_barrier_signal(r, v, b));
		break;
	case RUN_INITS:
		if (b && number > 0)
			run_barrier_start(b, members);
		break;
	case RUN_JOINS:
		run_barrier_join(v, (unsigned)number);
		break;
	default: /* RUN_LEAVES */
		b = &v->group->barrier;
		put_first(r, v, i, v->at.joined);
		run_barrier_leave(v);
	}
	if (b)
		pass(v, i);
	return b;
}

static void
step(struct run *r, struct run_wave *v, struct run_insn *i)
{
	bool computed;
	switch (i->how) {
	case RUN_ACCESSES:
		if (v->recorded && r->launch.measured)
			run_touch_begin(r);
		/* fall through */
	case RUN_COMPUTES:
		computed = compute(r, v, i);
		if (r->touches)
			run_touch_end(r, i);
		if (computed)
			return;
		break;
	case RUN_PASSES:
		pass(v, i);
		if (v->pending.n)
			run_pendings_wait(&v->pending, r->launch.isa, i);
		return;
	case RUN_ENDS:
		end_wave(r, v, RUN_DONE);
		return;
	case RUN_SIGNALS: case RUN_WAITS: case RUN_MEETS: case RUN_INITS: case RUN_JOINS: case RUN_LEAVES:
		if (step_barrier(r, v, i))
			return;
		break;
	case RUN_REQUESTS:
		if (r->launch.checks)
			check_pending(r, v, i, active_lanes(v->registers), 0);
		run_vgprs_request(r, v, i);
		pass(v, i);
		return;
	case RUN_TRAPS:
		run_report(r, RUN_trap, RUN_NO_LANE, "a trap ends the kernel");
		end_wave(r, v, RUN_FAILED);
		return;
	}
	if (!r->refused)
		run_report(r, RUN_unknown, RUN_NO_LANE, "%s is not computed", insn_mnemonic(&i->insn));
	end_wave(r, v, RUN_FAILED);
}

/* Reports hazards whose first instruction is one of those that the wave has executed last. */
static void
check_hazards(struct run *r, const struct run_wave *v, const struct run_insn *i)
{
	for (size_t k = 0; k < i->nhazards; k++) {
		struct run_finding *f = NULL;
		unsigned at = 0;

		while (at < RUN_RECENT && at < v->count && v->recent[at] != i->hazards[k].earlier)
			at++;
		if (at < RUN_RECENT && at < v->count)
			f = run_report(r, RUN_hazard, RUN_NO_LANE, "%s", i->hazards[k].text);
		if (f)
			f->other = i->hazards[k].earlier;
	}
}

void
run_expect_hazards(struct run *r, const struct run_hazard *hazards, size_t n)
{
	r->code.hazards = hazards;
	r->code.nhazards = n;
}

/* Records the direction in which a wave of the first work-group leaves a branch. */
static void
record(struct run *r, struct run_insn *i, unsigned wave, bool taken)
{
	if (!i->paths)
		i->paths = alloc_zeroed(r->code.npaths, sizeof *i->paths);
	struct run_path *p = &i->paths[wave];
	if (p->n == RUN_MOST_PATH || r->code.recorded == RUN_MOST_PATHS) {
		r->limits |= 1 << RUN_LIMIT_path;
	} else {
		*APPEND(p->v, p->n, p->cap) = taken ? 'T' : 'N';
		r->code.recorded++;
	}
}

/* Executes an instruction, and counts it once even if it waits at a barrier, and is therefore executed again. */
static void
step_counted(struct run *r, struct run_wave *v, struct run_insn *i)
{
	if (!v->again) {
		uint64_t active = active_lanes(v->registers);

		if (active != v->counted) {
			v->counted = active;
			v->ncounted = (unsigned)__builtin_popcountll(active);
		}
		i->count.executed++;
		i->count.lanes += v->ncounted;
	}
	step(r, v, i);
	v->again = v->status == RUN_AT_BARRIER;
	if (i->branches) {
		bool taken = v->registers->pc != r->pc + i->insn.size;

		i->count.taken += taken;
		if (v->recorded)
			record(r, i, v->number, taken);
	}
}

static void
step_observed(struct run *r, struct run_wave *v, struct run_insn *i)
{
	const struct run_observer *o = r->observer;

	r->stopped = !o->before(o->user, r);
	if (!r->stopped) {
		step_counted(r, v, i);
		r->stopped = !v->again && !o->after(o->user, r);
	}
	if (r->stopped && (v->status == RUN_RUNS || v->status == RUN_AT_BARRIER))
		end_wave(r, v, RUN_FAILED);
	else if (r->stopped)
		v->status = RUN_FAILED;
}

void
run_wave(struct run *r, struct run_wave *v, unsigned slice)
{
	r->wave = v;
	for (unsigned n = 0; n < slice && v->status == RUN_RUNS; n++) {
		r->pc = v->registers->pc;
		struct run_insn *i;
		r->insn = i = run_code_at(&r->code, r->pc);
		if (!i) {
			run_report(r, RUN_nothing, RUN_NO_LANE, "there is no instruction");
			end_wave(r, v, RUN_FAILED);
		} else if (v->count++ == r->launch.limit) {
			run_report(r, RUN_endless, RUN_NO_LANE, "the wave has executed %llu instructions", (unsigned long long)r->launch.limit);
			end_wave(r, v, RUN_FAILED);
		} else {
			if (r->code.nhazards) {
				check_hazards(r, v, i);
				v->recent[v->count % RUN_RECENT] = r->pc;
			}
			r->moment++;
			if (r->observer)
				step_observed(r, v, i);
			else
				step_counted(r, v, i);
		}
	}
}

/* Sets how many registers of each file the kernel has. */
static void
limit_registers(struct run *r)
{
	const struct isa *isa = r->launch.isa;
	const int64_t *value = r->launch.descriptor;
	unsigned vgprs = (unsigned)value[KD_next_free_vgpr], first = (unsigned)value[KD_accum_offset];
	bool unified = target_has(isa->target, FEATURE_UNIFIED_VGPRS);

	if (run_vgprs_open(r)) {
		r->vgprs = r->vgpr_most > vgprs ? r->vgpr_most : vgprs;
		vgprs = r->vgpr_block;
	} else {
		r->vgprs = vgprs;
	}
	r->agprs = unified || target_has(isa->target, FEATURE_EARLY_MATRICES) ? 256 : 0;
	r->code.limit[FILE_vgpr] = (uint16_t)vgprs; /* in a unified file those of AGPRs, too: AITER's attention on gfx942 uses them as VGPRs */
	r->code.limit[FILE_agpr] = (uint16_t)(!unified ? vgprs : first < vgprs ? vgprs - first : 0);
	if (isa->target->major < 10) /* later ones have all of them */
		r->code.limit[FILE_sgpr] = (uint16_t)kd_all_sgprs(isa, value);
}

unsigned
run_waves_of(const struct run *r, const uint32_t size[3])
{
	return (size[0] * size[1] * size[2] + r->code.lanes - 1) / r->code.lanes;
}

void
run_open(struct run *r, const struct run_launch *launch, struct run_memory *memory, const uint8_t *bytes, uint64_t address, uint64_t size)
{
	const int64_t *value = launch->descriptor;
	struct isa isa = *launch->isa;

	*r = (struct run){.launch = *launch, .memory = memory, .access = {run_at, r}, .most_pages = RUN_MOST_PAGES};
	run_code_open(&r->code, launch->isa, bytes, address, size);
	for (unsigned k = 0; k < 3; k++)
		r->ngroups[k] = run_groups(launch->grid[k], launch->group[k]);
	r->group_waves = r->code.npaths = run_waves_of(r, launch->group);
	limit_registers(r);
	isa.cumode = !value[KD_workgroup_processor_mode];
	isa.tgsplit = value[KD_tg_split];
	r->before_barrier = run_order_counters(&isa);
}

void
run_close(struct run *r)
{
	run_code_close(&r->code);
	run_findings_free(&r->findings);
	run_touch_close(r);
	alloc_free(r->writes[0].v);
	alloc_free(r->writes[1].v);
}
