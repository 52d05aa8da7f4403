#include "common/analysis/value/slice_run.h"

#include <string.h>

#include "common/base/memory/array.h"

static meaning_row *
row_of(struct slice_run *r, unsigned slot)
{
	unsigned number, file = insn_unit_file(r->slice.unit[slot], &number);

	return &r->wave.vector[file == FILE_agpr ? MEANING_VECTORS - 256 + number : number];
}

static uint64_t
exec_of(const struct slice_run *r)
{
	unsigned unit = insn_unit(FILE_exec, 0);

	return r->wave.scalar[unit] | (r->flow->code->isa->wave32 ? 0 : (uint64_t)r->wave.scalar[unit + 1] << 32);
}

bool
slice_run_knows_exec(const struct slice_run *r)
{
	unsigned slot = r->slice.slot[insn_unit(FILE_exec, 0)];

	return slice_has(r->now.known, slot) && (r->flow->code->isa->wave32 || slice_has(r->now.known, slot + 1));
}

static void
forget_vectors(struct slice_run *r)
{
	for (unsigned i = r->slice.nscalars; i < r->slice.nslots; i++)
		slice_set(r->now.known, i, false);
}

void
slice_run_exec(struct slice_run *r, bool known)
{
	for (unsigned k = 0; k < 2; k++) {
		r->wave.scalar[insn_unit(FILE_exec, k)] = known ? (uint32_t)(r->mask >> 32 * k) : 0;
		slice_set(r->now.known, r->slice.slot[insn_unit(FILE_exec, k)], known);
	}
}

/* Loads a state into the wave. */
void
slice_run_load(struct slice_run *r, const struct slice_state *from)
{
	memcpy(r->now.known, from->known, sizeof from->known);
	r->now.weight = from->weight;
	r->now.region = from->region;
	for (unsigned i = 0; i < r->slice.nscalars; i++)
		r->wave.scalar[r->slice.unit[i]] = from->scalar[i];
	for (unsigned i = r->slice.nscalars; i < r->slice.nslots; i++)
		if (slice_has(from->known, i))
			memcpy(row_of(r, i), from->vector[i - r->slice.nscalars], sizeof from->vector[0]);
}

static bool
is_same(struct slice_run *r, const struct slice_state *to, unsigned slot)
{
	if (slot < r->slice.nscalars)
		return to->scalar[slot] == r->wave.scalar[r->slice.unit[slot]];
	return !memcmp(to->vector[slot - r->slice.nscalars], row_of(r, slot), r->wave.lanes * sizeof(uint32_t));
}

/* Joins the current state, with this weight, into another one. lost: slots that are unknown on this edge, or NULL. */
void
slice_run_join(struct slice_run *r, struct slice_state *to, uint64_t weight, const uint64_t *lost)
{
	bool reached = to->reached;

	if (!reached) {
		to->reached = true;
		to->region = r->now.region;
		to->weight = 0;
		to->vector = to->vector || r->slice.nslots == r->slice.nscalars ? to->vector :
			arena_take(r->arena, (r->slice.nslots - r->slice.nscalars) * sizeof to->vector[0]);
	}
	for (unsigned i = 0; i < r->slice.nslots; i++) {
		bool known = slice_has(r->now.known, i) && !(lost && slice_has(lost, i)) && (!reached || (slice_has(to->known, i) && is_same(r, to, i)));

		slice_set(to->known, i, known);
		if (i < r->slice.nscalars)
			to->scalar[i] = known ? r->wave.scalar[r->slice.unit[i]] : 0;
		else if (known && !reached)
			memcpy(to->vector[i - r->slice.nscalars], row_of(r, i), sizeof to->vector[0]);
	}
	to->region = lost || to->region != r->now.region ? GRAPH_NONE : to->region;
	to->weight += weight;
}

/* Returns the region of lanes with which the code after an instruction that changes exec is executed. */
static uint32_t
region_after(const struct graph *g, uint32_t insn)
{
	size_t i = array_below32(g->exec_insns, g->nexecs, sizeof g->exec_insns[0], 0, insn);

	return i < g->nexecs && g->exec_insns[i] == insn ? g->exec_regions[i] : GRAPH_NONE;
}

/* Sets exec where the region of lanes is again the one that it stands for. */
void
slice_run_region(struct slice_run *r, uint32_t region)
{
	if (r->g->lanes_known && region != GRAPH_NONE && region == r->now.region)
		slice_run_exec(r, true);
}

static bool
is_vector(unsigned unit)
{
	unsigned number, file = insn_unit_file(unit, &number);

	return file == FILE_vgpr || file == FILE_agpr;
}

/* Returns whether all registers that an instruction reads are known, without exec. */
static bool
reads_known(const struct slice_run *r, uint32_t insn, bool vector)
{
	const struct graph *g = r->g;

	if (vector && !slice_run_knows_exec(r))
		return false;
	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		for (unsigned i = 0; g->uses[k].what & USE_READS && i <= g->uses[k].more; i++) {
			unsigned slot = r->slice.slot[g->uses[k].unit + i];

			if (slot == SLICE_NONE || !slice_has(r->now.known, slot))
				return false;
		}
	return true;
}

/* Outside of loops: takes the values of scalar registers that an instruction reads, such as loaded arguments, from those of the function. */
void
slice_run_ask(struct slice_run *r, uint32_t block, uint32_t insn)
{
	const struct graph *g = r->g;

	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		for (unsigned i = 0; g->uses[k].what & USE_READS && i <= g->uses[k].more; i++) {
			unsigned unit = g->uses[k].unit + i, slot = r->slice.slot[unit];

			if (slot >= r->slice.nscalars || slice_has(r->now.known, slot))
				continue;
			slice_set(r->now.known, slot, scalar_value_at(r->values, block, insn, unit, &r->wave.scalar[unit]));
			r->steps += g->blocks[block].count;
		}
}

/* Makes what an instruction writes known or unknown. covers: it writes all lanes that exec stands for. */
static void
put_known(struct slice_run *r, uint32_t insn, bool known, bool covers)
{
	const struct graph *g = r->g;

	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++) {
		unsigned what = g->uses[k].what, first = g->uses[k].unit;

		for (unsigned i = 0; what & USE_WRITES && i < graph_use_units(&g->uses[k]); i++) {
			unsigned slot = r->slice.slot[first + i];
			bool replaces = what & USE_REPLACES && (covers || !is_vector(first));

			if (slot != SLICE_NONE)
				slice_set(r->now.known, slot, known && (replaces || slice_has(r->now.known, slot)));
		}
	}
}

void
slice_run_forget(const struct slice_run *r, uint32_t insn, uint64_t *known)
{
	const struct graph *g = r->g;
	struct set written = {{0}};

	if (g->insns[insn].flow == CONTROL_call || g->insns[insn].flow == CONTROL_call_indirect)
		slice_call_writes(r->flow, g, insn, &written);
	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		if (g->uses[k].what & USE_WRITES)
			set_add(&written, g->uses[k].unit, graph_use_units(&g->uses[k]));
	for (unsigned i = 0; i < r->slice.nslots; i++)
		if (set_has(&written, r->slice.unit[i]))
			slice_set(known, i, false);
}

void
slice_run_step(struct slice_run *r, const struct slice_step *s)
{
	bool vector = s->step && s->step->program->vector;

	r->steps++;
	bool covers, known;
	if (s->step) {
		covers = vector && (s->step->all_lanes || (slice_run_knows_exec(r) && (exec_of(r) & r->mask) == r->mask));
		known = reads_known(r, s->insn, vector) && meaning_run(s->step, &r->wave);
		put_known(r, s->insn, known, covers);
	} else {
		slice_run_forget(r, s->insn, r->now.known);
	}
	if (!(r->g->insns[s->insn].flags & HAS_EXEC))
		return;
	slice_run_region(r, region_after(r->g, s->insn));
	if (slice_run_knows_exec(r) && exec_of(r) & ~r->mask)
		forget_vectors(r);
}

/* Returns whether a branch is taken: 1, or 0, or -1 if this is unknown. */
int
slice_run_direction(const struct slice_run *r, unsigned condition)
{
	unsigned unit = 0, n = slice_tested(r->flow->code->isa, condition, &unit);
	uint32_t any = 0;

	for (unsigned i = 0; i < n; i++) {
		unsigned slot = r->slice.slot[unit + i];

		if (slot == SLICE_NONE || !slice_has(r->now.known, slot))
			return -1;
		any |= r->wave.scalar[unit + i];
	}
	if (!n)
		return -1;
	return (any != 0) == (condition == CONDITION_scc1 || condition == CONDITION_vccnz || condition == CONDITION_execnz);
}
