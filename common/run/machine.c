#include "common/run/machine.h"

#include <fenv.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"

enum {
	SLICE = 4096,                /* instructions that a wave executes before another one does */
	LONGEST_TURN = 64,           /* the same, at most, where a schedule determines it */
};

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
		const uint32_t *x, *y;

		if (at->slot >= INSN_SLOTS)
			continue;
		x = a->values.operand[at->slot];
		y = b->values.operand[at->slot];
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

	for (unsigned lane = 0; i->memory && lane < r->code.lanes && !differs; lane++)
		if (r->hash[0][lane] != r->hash[1][lane]) {
			run_report(r, RUN_address, i->step.program->vector ? lane : RUN_NO_LANE, "accesses memory at an address without a value");
			differs = true;
		}
	if (i->memory && (r->writes[0].n || r->writes[1].n))
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
register_name(unsigned unit, char text[24])
{
	static const char *const names[] = {
#define REGFILE(name, units, meaning) #name,
#include "common/isa/effects.def"
#undef REGFILE
	};
	unsigned number, file = insn_unit_file(unit, &number);
	char letter = file == FILE_sgpr ? 's' : file == FILE_vgpr ? 'v' : file == FILE_agpr ? 'a' : 0;

	if (letter)
		snprintf(text, 24, "%c%u", letter, number);
	else
		snprintf(text, 24, "%s", names[file]);
	return text;
}

/* Returns what s_set_vgpr_msb has set, as insn_operands() expects it. An index in m0 is not known there. */
static unsigned
index_mode(const struct meaning_wave *w)
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
		char name[24];

		f = run_report(r, RUN_wait, RUN_NO_LANE, "%s %s, which %s is still to %s", clash.reads ? "reads" : "overwrites",
			register_name(clash.unit, name), insn_mnemonic(&clash.of->insn->insn), clash.of_writes ? "write" : "read");
		if (f)
			f->other = clash.of->pc;
		memmove(v->pending.v + at, v->pending.v + at + 1, (--v->pending.n - at) * sizeof v->pending.v[0]);
	}
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
	unsigned gpr_idx;
	bool known;

	w->cycles = w->realtime = v->count;
	if (v->twin)
		v->twin->cycles = v->twin->realtime = v->count;
	if (!r->launch.checks)
		return meaning_run(&i->step, w);
	gpr_idx = index_mode(w);
	check_pending(r, v, i, active, gpr_idx);
	if (i->memory) {
		r->writes[0].n = r->writes[1].n = 0;
		r->spaces = 0;
		memset(r->hash, 0, sizeof r->hash);
	}
	if (i->step.space == SPACE_lds && i->effects->memory & (1 << MEMORY_store | 1 << MEMORY_atomic))
		v->clock[v->number]++;
	r->is_twin = true;
	known = meaning_run(&i->step, v->twin);
	r->is_twin = false;
	if (!meaning_run(&i->step, w))
		return false;
	if (!known)
		take_over(r, v);
	compare(r, v, i);
	run_pendings_issue(&v->pending, r->launch.isa, (struct run_pending){.insn = i, .pc = r->pc, .lanes = active, .clock = v->clock[v->number],
		.gpr_idx = gpr_idx}, i->memory ? r->spaces : 0);
	if (v->pending.n)
		run_pendings_wait(&v->pending, r->launch.isa, i);
	return true;
}

static void
join_clocks(uint64_t *to, const uint64_t *from, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		to[i] = to[i] > from[i] ? to[i] : from[i];
}

/* Completes the barrier if all waves that have not ended have signalled it. */
static void
settle_barrier(struct run_group *g)
{
	if (!g->live || g->signals < g->live)
		return;
	g->signals = 0;
	g->completed++;
	memcpy(g->released, g->arrived, sizeof g->released);
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[i].status == RUN_AT_BARRIER)
			g->waves[i].status = RUN_RUNS;
}

static void
signal_barrier(struct run_wave *v)
{
	struct run_group *g = v->group;

	uint64_t own = v->clock[v->number];

	v->clock[v->number] = run_pendings_lds(&v->pending, own);
	join_clocks(g->arrived, v->clock, g->nwaves);
	v->clock[v->number] = own + 1;
	g->signals++;
	settle_barrier(g);
}

/* Returns whether a wave goes on at a barrier. */
static bool
passes_barrier(struct run_wave *v)
{
	if (v->waited >= v->group->completed)
		return false;
	v->waited++;
	join_clocks(v->clock, v->group->released, v->group->nwaves);
	return true;
}

static void
end_wave(struct run_wave *v, unsigned status)
{
	v->status = (uint8_t)status;
	v->group->live--;
	settle_barrier(v->group);
}

static void
pass(struct run_wave *v, const struct run_insn *i)
{
	v->registers->pc += i->insn.size;
	if (v->twin)
		v->twin->pc = v->registers->pc;
}

static void
step(struct run *r, struct run_wave *v, const struct run_insn *i)
{
	switch (i->how) {
	case RUN_COMPUTES:
		if (compute(r, v, i))
			return;
		break;
	case RUN_PASSES:
		pass(v, i);
		if (v->pending.n)
			run_pendings_wait(&v->pending, r->launch.isa, i);
		return;
	case RUN_ENDS:
		end_wave(v, RUN_DONE);
		return;
	case RUN_SIGNALS:
		signal_barrier(v);
		pass(v, i);
		return;
	case RUN_MEETS:
		if (!v->arrived)
			signal_barrier(v);
		v->arrived = !passes_barrier(v);
		if (v->arrived)
			v->status = RUN_AT_BARRIER;
		else
			pass(v, i);
		return;
	case RUN_WAITS:
		if (passes_barrier(v))
			pass(v, i);
		else
			v->status = RUN_AT_BARRIER;
		return;
	case RUN_TRAPS:
		run_report(r, RUN_trap, RUN_NO_LANE, "a trap ends the kernel");
		end_wave(v, RUN_FAILED);
		return;
	}
	run_report(r, RUN_unknown, RUN_NO_LANE, "%s is not computed", insn_mnemonic(&i->insn));
	end_wave(v, RUN_FAILED);
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

/* Returns the next number below n of the schedule. */
static unsigned
next_turn(struct run *r, unsigned n)
{
	return run_garbage(r->launch.schedule, r->turns++, 3) % n;
}

/* Executes an instruction, and counts it once even if it waits at a barrier, and is therefore executed again. */
static void
step_counted(struct run *r, struct run_wave *v, struct run_insn *i)
{
	if (!v->again) {
		i->count.executed++;
		i->count.lanes += (unsigned)__builtin_popcountll(active_lanes(v->registers));
	}
	step(r, v, i);
	v->again = v->status == RUN_AT_BARRIER;
	if (i->branches)
		i->count.taken += v->registers->pc != r->pc + i->insn.size;
}

static void
run_wave(struct run *r, struct run_wave *v)
{
	unsigned slice = r->launch.schedule ? 1 + next_turn(r, LONGEST_TURN) : SLICE;

	r->wave = v;
	for (unsigned n = 0; n < slice && v->status == RUN_RUNS; n++) {
		struct run_insn *i;

		r->pc = v->registers->pc;
		r->insn = i = run_code_at(&r->code, r->pc);
		if (!i) {
			run_report(r, RUN_nothing, RUN_NO_LANE, "there is no instruction");
			end_wave(v, RUN_FAILED);
		} else if (v->count++ == r->launch.limit) {
			run_report(r, RUN_endless, RUN_NO_LANE, "the wave has executed %llu instructions", (unsigned long long)r->launch.limit);
			end_wave(v, RUN_FAILED);
		} else {
			if (r->code.nhazards) {
				check_hazards(r, v, i);
				v->recent[v->count % RUN_RECENT] = r->pc;
			}
			step_counted(r, v, i);
		}
	}
}

static void
open_group(struct run *r, struct run_group *g)
{
	const uint32_t *size = r->launch.group;
	uint32_t items = size[0] * size[1] * size[2], lds = r->launch.lds;

	g->nwaves = (items + r->code.lanes - 1) / r->code.lanes;
	g->waves = alloc_zeroed(g->nwaves, sizeof g->waves[0]);
	g->lds = alloc_bytes(lds);
	if (r->launch.checks) {
		g->lds_known = alloc_zeroed(lds / 8 + 1, 1);
		g->lds_twin = alloc_bytes(lds);
		g->last = alloc_zeroed(lds, sizeof g->last[0]);
	}
	for (unsigned i = 0; i < g->nwaves; i++) {
		g->waves[i] = (struct run_wave){.group = g, .number = i};
		g->waves[i].registers = alloc_zeroed(1, sizeof *g->waves[i].registers);
		if (r->launch.checks)
			g->waves[i].twin = alloc_zeroed(1, sizeof *g->waves[i].twin);
	}
}

static void
close_group(struct run_group *g)
{
	for (unsigned i = 0; i < g->nwaves; i++) {
		alloc_free(g->waves[i].registers->matrices);
		if (g->waves[i].twin)
			alloc_free(g->waves[i].twin->matrices);
		alloc_free(g->waves[i].registers);
		alloc_free(g->waves[i].twin);
	}
	alloc_free(g->waves);
	alloc_free(g->lds);
	alloc_free(g->lds_known);
	alloc_free(g->lds_twin);
	alloc_free(g->last);
}

/* Makes all bits of memory differ between the two of a pair. */
static void
forget(uint8_t *twin, const uint8_t *bytes, uint64_t n)
{
	for (uint64_t i = 0; i < n; i++)
		twin[i] = (uint8_t)~bytes[i];
}

static void
start_group(struct run *r, struct run_group *g)
{
	uint32_t lds = r->launch.lds;
	const struct run_allocation *scratch = r->scratch == SIZE_MAX ? NULL : &r->memory->v[r->scratch];

	g->live = g->nwaves;
	g->signals = 0;
	g->completed = 0;
	memset(g->arrived, 0, sizeof g->arrived);
	memset(g->released, 0, sizeof g->released);
	for (uint32_t i = 0; i < lds; i++)
		g->lds[i] = (uint8_t)run_garbage(r->launch.seed, i, 2);
	if (r->launch.checks) {
		memset(g->lds_known, 0, lds / 8 + 1);
		forget(g->lds_twin, g->lds, lds);
		memset(g->last, 0, lds * sizeof g->last[0]);
	}
	if (scratch && scratch->known) {
		memset(scratch->known, 0, (scratch->size + 7) / 8);
		forget(scratch->twin, scratch->bytes, scratch->size);
	}
	for (unsigned i = 0; i < g->nwaves; i++) {
		struct run_wave *v = &g->waves[i];

		v->status = RUN_RUNS;
		v->count = v->waited = 0;
		v->arrived = v->again = false;
		v->pending.n = 0;
		v->pending.registers = (struct set){{0}};
		memset(v->clock, 0, sizeof v->clock);
		memset(v->recent, 0, sizeof v->recent);
		v->clock[i] = 1;
		run_start_wave(r, g, i, 0, v->registers);
		if (v->twin)
			run_start_wave(r, g, i, 1, v->twin);
	}
}

/* Lets each wave that can run do so, in an order that the schedule determines. */
static void
take_turns(struct run *r, struct run_group *g)
{
	unsigned order[RUN_MOST_WAVES];

	for (unsigned i = 0; i < g->nwaves; i++)
		order[i] = i;
	for (unsigned i = g->nwaves; r->launch.schedule && i > 1; i--) {
		unsigned other = next_turn(r, i), kept = order[other];

		order[other] = order[i - 1];
		order[i - 1] = kept;
	}
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[order[i]].status == RUN_RUNS)
			run_wave(r, &g->waves[order[i]]);
}

/* Returns false if a wave failed. */
static bool
run_group(struct run *r, struct run_group *g)
{
	bool any = true, failed = false;

	start_group(r, g);
	r->groups++;
	r->waves += g->nwaves;
	while (any) {
		take_turns(r, g);
		any = false;
		for (unsigned i = 0; i < g->nwaves; i++) { /* one wave can release others from a barrier */
			any |= g->waves[i].status == RUN_RUNS;
			failed |= g->waves[i].status == RUN_FAILED;
		}
		if (failed)
			return false;
	}
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[i].status == RUN_AT_BARRIER) {
			r->wave = &g->waves[i];
			r->pc = g->waves[i].registers->pc;
			run_report(r, RUN_barrier, RUN_NO_LANE, "waits at a barrier that %u of %u waves have signalled", g->signals, g->live);
			return false;
		}
	return true;
}

/* Returns a distance between work-groups that follow one another, by which all are reached. */
static uint64_t
find_step(struct run *r, uint64_t count)
{
	uint64_t step = r->launch.schedule && count > 1 ? 1 + next_turn(r, count < UINT32_MAX ? (unsigned)count : UINT32_MAX) : 1;
	uint64_t a, b;

	for (;; step++) {
		for (a = step, b = count; b;) {
			uint64_t rest = a % b;

			a = b;
			b = rest;
		}
		if (a == 1)
			return step;
	}
}

static void
add_counts(struct run *r)
{
	for (uint64_t k = 0; k < r->code.size / 4; k++) {
		const struct run_insn *i = r->code.at[k];

		r->instructions += i ? i->count.executed : 0;
		r->lanes += i && i->is_vector ? i->count.lanes : 0;
	}
}

bool
run_execute(struct run *r)
{
	struct run_group g = {0};
	uint64_t count, step, at;
	uint32_t n[3];
	bool done = true;
	int rounding = fegetround();

	fesetround(FE_TONEAREST); /* as meaning_run() expects */
	for (unsigned k = 0; k < 3; k++)
		n[k] = (r->launch.grid[k] + r->launch.group[k] - 1) / r->launch.group[k];
	open_group(r, &g);
	count = (uint64_t)n[0] * n[1] * n[2];
	step = find_step(r, count);
	at = r->launch.schedule % count;
	for (uint64_t i = 0; done && i < count; i++, at = (at + step) % count) {
		g.id[0] = (uint32_t)(at % n[0]);
		g.id[1] = (uint32_t)(at / n[0] % n[1]);
		g.id[2] = (uint32_t)(at / n[0] / n[1]);
		done = run_group(r, &g);
	}
	close_group(&g);
	add_counts(r);
	r->wave = NULL;
	fesetround(rounding);
	return done;
}

void
run_open(struct run *r, const struct run_launch *launch, struct run_memory *memory, const uint8_t *bytes, uint64_t address, uint64_t size)
{
	const int64_t *value = launch->descriptor;
	uint32_t items = launch->group[0] * launch->group[1] * launch->group[2];

	*r = (struct run){.launch = *launch, .memory = memory, .access = {run_at, r}, .scratch = SIZE_MAX};
	run_code_open(&r->code, launch->isa, bytes, address, size);
	r->vgprs = (unsigned)value[KD_next_free_vgpr];
	r->agprs = target_has(launch->isa->target, FEATURE_UNIFIED_VGPRS) || target_has(launch->isa->target, FEATURE_EARLY_MATRICES) ? 256 : 0;
	if (launch->scratch) {
		r->scratch = run_memory_add(memory, "scratch memory", NULL,
			(uint64_t)launch->scratch * ((items + r->code.lanes - 1) / r->code.lanes * r->code.lanes));
		memory->v[r->scratch].twin = alloc_bytes(memory->v[r->scratch].size);
	}
}

void
run_close(struct run *r)
{
	run_code_close(&r->code);
	run_findings_free(&r->findings);
	alloc_free(r->writes[0].v);
	alloc_free(r->writes[1].v);
}
