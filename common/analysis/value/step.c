/* Effects of scalar instructions on known values: address arithmetic, masks and loads. An instruction that changes exec begins a
 * region of lanes. */
#include "common/analysis/value/step.h"

#include <string.h>

#include "common/analysis/call/calls.h"
#include "common/analysis/value/compute.h"
#include "common/analysis/value/operand_source.h"
#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

static bool
region_is(const struct graph_region *r, struct lanes of)
{
	return r->parent == of.one && r->apart == of.minus && r->minus == (of.some ? GRAPH_NONE : of.minus);
}

static void
region_put(struct graph_region *r, struct lanes of)
{
	r->parent = of.one;
	r->apart = of.minus;
	r->minus = of.some ? GRAPH_NONE : of.minus;
}

void
region_move(struct value_analysis *s, uint32_t region, struct lanes of)
{
	struct graph_region *r = &s->g->regions[region];

	if (!region_is(r, of) && (s->g->regions[of.one].depth >= MOST_NESTED || s->solve.sweep > MOST_MOVES ||
			graph_region_within(s->g, of.one, region)))
		of = lanes_some(0);
	if (region_is(r, of))
		return;
	region_put(r, of);
	r->depth = s->g->regions[of.one].depth + 1;
	solve_again(&s->solve);
}

uint32_t
region_add(struct value_analysis *s, struct lanes of, uint32_t insn, uint32_t block)
{
	uint32_t n = (uint32_t)s->nregions, depth = n ? s->g->regions[of.one].depth + 1 : 0; /* only region 0 has depth 0 */

	if (depth > MOST_NESTED) {
		of = lanes_some(0);
		depth = 1;
	}
	struct graph_region *r = APPEND(s->g->regions, s->nregions, s->regions_cap);
	*r = (struct graph_region){.depth = depth, .insn = insn, .block = block};
	region_put(r, of);
	return n;
}

/* Sets *out to the address whose halves are v[0] and v[1]. Returns false if they are not halves of the same address. */
static bool
address(const struct value v[2], struct value *out)
{
	*out = v[1];
	return v[0].kind == v[1].kind && v[0].kind != VALUE_PLACES && v[0].kind >= VALUE_HERE &&
		v[0].kind <= VALUE_TABLE && v[0].half == 0 && v[1].half == 1 &&
		v[0].what == v[1].what && (uint32_t)v[0].offset == (uint32_t)v[1].offset;
}

/* Returns the mask in a source of n dwords, or LANES_UNKNOWN if the source does not hold a known mask. */
static struct lanes
mask(const struct value_analysis *s, const struct value_state *st, const struct value v[2], unsigned n)
{
	struct lanes low = value_lanes(&v[0], st->region), high = s->code->isa->wave32 ? low : value_lanes(&v[1], st->region);

	if (n < (s->code->isa->wave32 ? 1u : 2u) || low.one != high.one || low.minus != high.minus || low.some != high.some ||
			v[0].half || (!s->code->isa->wave32 && v[1].kind == VALUE_LANES && !v[1].half))
		return LANES_UNKNOWN;
	return low;
}

static void
put_mask(struct lanes m, struct value v[2])
{
	v[0] = value_of_lanes(m, 0);
	v[1] = value_of_lanes(m, 1);
}

static void
put_address(struct value v[2], unsigned kind, uint32_t what, int64_t offset)
{
	for (unsigned k = 0; k < 2; k++)
		v[k] = (struct value){.kind = (uint8_t)kind, .half = (uint8_t)k, .what = what, .offset = offset};
}

void
step_load_arguments(const struct scalar_arguments *a, uint64_t offset, unsigned n, struct value v[STEP_DWORDS])
{
	for (unsigned k = 0; k < STEP_DWORDS && 4 * k < n; k++) {
		unsigned bytes = n - 4 * k < 4 ? n - 4 * k : 4, i = 0;
		uint64_t at = offset + 4 * k;
		uint32_t value = 0;

		for (; i < bytes && at + i < a->size && a->known[at + i]; i++)
			value |= (uint32_t)a->bytes[at + i] << 8 * i;
		if (i == bytes && (bytes == 4 || !(value >> (8 * bytes - 1))))
			v[k] = (struct value){.kind = VALUE_CONSTANT, .offset = value};
	}
}

/* Records a read of the kernarg segment at a constant offset. */
static void
note_read(const struct value_analysis *s, const struct value_step *p, uint32_t offset)
{
	struct graph *g = s->g;

	if (offset + p->e->bytes > g->kernarg_read)
		g->kernarg_read = offset + p->e->bytes;
	if (s->f->start.known && offset + p->e->bytes > s->f->start.kernarg_size)
		*APPEND(g->beyond, g->nbeyond, g->beyond_cap) = (struct graph_argument_read){(uint32_t)(p->i - g->insns), offset, p->e->bytes};
}

/* Computes the known values of loads from the argument segment, and of 8-byte loads from a GOT entry, a pointer in the section or a
 * jump table. On the last sweep, records reads of the kernarg segment. */
static void
load_values(struct value_analysis *s, const struct value_state *st, const struct value_step *p, struct value v[STEP_DWORDS])
{
	struct value base[2], at;
	int64_t offset = insn_offset(s->code->isa, &p->insn);

	if (source_values(s, st, p, 1, base) != 2 || !address(base, &at))
		return;
	struct value off[2];
	if (source_operand(p, 2)) { /* the offset is in a register */
		source_values(s, st, p, 2, off);
		if (off[0].kind != VALUE_CONSTANT) {
			s->g->kernarg_more |= s->last && at.kind == VALUE_ARGUMENTS;
			if (at.kind == VALUE_HERE && p->e->bytes == 8)
				put_address(v, VALUE_TABLE, 0, wrap_add(at.offset, offset));
			return;
		}
		offset = wrap_add(offset, off[0].offset);
	}
	offset = wrap_add(offset, at.offset);
	if (s->last && at.kind == VALUE_ARGUMENTS && offset >= 0 && offset < UINT32_MAX - 64)
		note_read(s, p, (uint32_t)offset);
	if (s->arguments && at.kind == VALUE_ARGUMENTS && offset >= 0)
		step_load_arguments(s->arguments, (uint64_t)offset, p->e->bytes, v);
	if (p->e->bytes != 8)
		return;
	uint64_t to;
	if (at.kind == VALUE_ENTRY && s->code->relocs[at.what].here)
		put_address(v, VALUE_HERE, 0, (int64_t)s->code->relocs[at.what].to);
	else if (at.kind == VALUE_ENTRY)
		put_address(v, VALUE_SYMBOL, at.what, 0);
	else if (at.kind == VALUE_HERE && reach_pointer(s->code, (uint64_t)offset, &to))
		put_address(v, VALUE_HERE, 0, (int64_t)to);
}

/* Computes the value that s_mov_b32 or s_mov_b64 copies. A relocated literal is half of an address. */
static void
copy(const struct value_analysis *s, const struct value_state *st, const struct value_step *p, struct value v[2])
{
	const struct graph_reloc *reloc = source_reloc(s, p);

	source_values(s, st, p, 1, v);
	if (!reloc)
		return;
	v[0] = v[1] = (struct value){0};
	if (reloc->type != R_AMDGPU_ABS32_LO && reloc->type != R_AMDGPU_ABS32_HI)
		return;
	v[0] = reloc->here ? (struct value){.kind = VALUE_HERE, .offset = wrap_add((int64_t)reloc->to, reloc->addend)} :
		(struct value){.kind = VALUE_SYMBOL, .what = (uint32_t)(reloc - s->code->relocs), .offset = reloc->addend};
	v[0].half = reloc->type == R_AMDGPU_ABS32_HI;
}

static struct lanes
logic(const struct graph *g, unsigned operation, struct lanes a, struct lanes b)
{
	switch (operation) {
	case OPERATION_copy: return a;
	case OPERATION_and: case OPERATION_save_and: return lanes_and(g, a, b);
	case OPERATION_and_not: case OPERATION_save_and_not: case OPERATION_and_not_both: return lanes_and_not(g, a, b);
	case OPERATION_save_not_and: case OPERATION_not_and_both: return lanes_and_not(g, b, a);
	case OPERATION_or: case OPERATION_save_or: return lanes_or(g, a, b);
	case OPERATION_xor: case OPERATION_save_xor: return lanes_xor(g, a, b);
	default: return LANES_UNKNOWN;
	}
}

/* Begins a region for a new value of exec, a known mask that is not an existing region. Returns the region. */
static uint32_t
region_begin(struct value_analysis *s, struct value_state *st, const struct value_step *p, struct lanes m)
{
	uint32_t *region = &s->g->exec_regions[s->exec];

	if (*region == GRAPH_NONE || s->g->regions[*region].insn != p->number)
		*region = region_add(s, m, p->number, p->block);
	else
		region_move(s, *region, m);
	state_forget_region(s->g, st, *region);
	return *region;
}

static void
set_exec(struct value_analysis *s, struct value_state *st, const struct value_step *p, struct lanes m)
{
	if (lanes_is_region(m)) {
		st->region = m.one;
		s->g->exec_regions[s->exec] = m.one;
	} else {
		st->region = region_begin(s, st, p, lanes_known(m) ? m : lanes_some(0));
	}
	st->perhaps_empty = false;
}

static void
change_exec(struct value_analysis *s, struct value_state *st, const struct value_step *p)
{
	const struct insn_operand *d = source_operand(p, 0);
	unsigned operation = p->e->operation;
	bool saves = p->e->writes & 1 << IMPLIED_exec;
	struct lanes b = state_exec(st);

	if (operation == OPERATION_compare) { /* v_cmpx clears lanes */
		set_exec(s, st, p, lanes_some(st->region));
		return;
	}
	if (!saves && (!d || d->file != FILE_exec || d->count < (s->code->isa->wave32 ? 1u : 2u) || d->first)) {
		set_exec(s, st, p, LANES_UNKNOWN); /* only half of exec changes */
		return;
	}
	struct value v[2];
	unsigned n = source_values(s, st, p, 1, v);
	struct lanes a = mask(s, st, v, n);
	if (!saves && operation != OPERATION_copy) {
		n = source_values(s, st, p, 2, v);
		b = mask(s, st, v, n);
	}
	set_exec(s, st, p, logic(s->g, operation, a, b));
}

/* Stores in v the values of the first dwords that the instruction writes to its destination, and in *carry what it writes to scc, if that is
 * known. Returns the number of these dwords. */
static unsigned
evaluate(struct value_analysis *s, const struct value_state *st, const struct value_step *p, struct value v[STEP_DWORDS], struct carry *carry)
{
	unsigned operation = p->e->operation, n = operation == OPERATION_load && s->arguments ? STEP_DWORDS : 2;

	memset(v, 0, n * sizeof v[0]);
	unsigned na, nb;
	struct value a[2], b[2];
	switch (operation) {
	case OPERATION_copy:
		copy(s, st, p, v);
		break;
	case OPERATION_pc:
		v[0] = v[1] = (struct value){.kind = VALUE_HERE, .offset = p->i->at + p->i->size};
		v[1].half = 1;
		break;
	case OPERATION_and: case OPERATION_and_not: case OPERATION_or: case OPERATION_xor:
		compute(s, st, p, v, carry);
		if (v[0].kind)
			break;
		na = source_values(s, st, p, 1, a);
		nb = source_values(s, st, p, 2, b);
		put_mask(logic(s->g, operation, mask(s, st, a, na), mask(s, st, b, nb)), v);
		break;
	case OPERATION_save_and: case OPERATION_save_and_not: case OPERATION_save_not_and: case OPERATION_save_or:
	case OPERATION_save_xor:
		put_mask(state_exec(st), v);
		break;
	case OPERATION_compare:
		put_mask(lanes_some(st->region), v);
		break;
	case OPERATION_from_lane:
		if (source_operand(p, 1) && source_operand(p, 1)->file == FILE_vgpr && !(source_operand(p, 1)->access & ACCESS_index) &&
			source_values(s, st, p, 2, b) && b[0].kind == VALUE_CONSTANT)
			v[0] = *state_get_lane(st, PLACE_LANES + source_operand(p, 1)->first * 64u + ((uint32_t)b[0].offset & 63));
		break;
	case OPERATION_load:
		load_values(s, st, p, v);
		break;
	case OPERATION_select: case OPERATION_copy_if:
		compute(s, st, p, v, carry);
		break;
	default:
		if (operation >= OPERATION_arithmetic && operation <= OPERATION_subtract_64)
			compute(s, st, p, v, carry);
	}
	return n;
}

static void
forget_lanes(struct value_state *st, const struct insn_operand *o)
{
	for (unsigned i = st->nlanes; i-- > 0;) {
		unsigned vgpr = (st->lane[i].place - PLACE_LANES) / 64;

		if (o->access & ACCESS_index || (vgpr >= o->first && vgpr < o->first + o->count))
			st->lane[i] = st->lane[--st->nlanes];
	}
}

static void
write_lane(const struct value_analysis *s, struct value_state *st, const struct value_step *p)
{
	const struct insn_operand *d = source_operand(p, 0);

	if (!d || d->file != FILE_vgpr)
		return;
	struct value v[2];
	source_values(s, st, p, 1, v);
	struct value lane[2];
	source_values(s, st, p, 2, lane);
	if (lane[0].kind == VALUE_CONSTANT && !(d->access & ACCESS_index))
		state_put_lane(st, PLACE_LANES + d->first * 64u + ((uint32_t)lane[0].offset & 63), &v[0]);
	else
		forget_lanes(st, d);
}

static uint32_t
function_at(const struct value_analysis *s, uint64_t at)
{
	if (at >= s->code->size)
		return GRAPH_NONE;
	return s->reach ? reach_function(s->reach, at) : graph_function_at(s->flow, at);
}

/* Returns the registers that a function clobbers. For GRAPH_NONE, or a function that is not analyzed yet, returns the registers that
 * an unknown function may clobber. */
static const struct set *
clobbered(const struct value_analysis *s, uint32_t number)
{
	const struct graph *g = number == GRAPH_NONE ? NULL : s->flow->functions[number].graph;

	return g && (g != s->g || s->again) ? &g->clobbered : &s->any_call;
}

/* Returns the registers that a call clobbers. For an indirect call, uses the target in the current state. Otherwise, an
 * indirect call in a loop would count as a call of an unknown function, which clobbers the registers that hold the target. */
static const struct set *
lost_by(struct value_analysis *s, const struct value_state *st, const struct value_step *p)
{
	const struct graph_call *c = graph_call_of(s->g, p->number);

	if (p->e->flow != CONTROL_call_indirect)
		return clobbered(s, !c || c->to == GRAPH_NONE ? GRAPH_NONE : s->reach ? function_at(s, c->to) : c->to);
	bool place;
	struct value v[2];
	struct value_set to;
	if (source_values(s, st, p, 1, v) != 2 || !value_set_list_64(&s->choices, v, &to, &place) || !place)
		return &s->any_call;
	s->lost = (struct set){{0}};
	for (unsigned i = 0; i < to.n; i++)
		set_join(&s->lost, clobbered(s, function_at(s, (uint64_t)to.v[i])));
	return &s->lost;
}

/* Forgets the registers that a call clobbers. VGPR lanes hold spilled values that the caller needs after the call. Callees
 * preserve these lanes, by the convention or because the compiler knew which registers the callees use. Therefore a lane is
 * forgotten only if a known callee writes the VGPR. */
static void
forget_call(struct value_state *st, const struct set *lost, bool known)
{
	for (unsigned i = 0; i < PLACE_LANES; i++)
		if (set_has(lost, i < PLACE_VCC ? insn_unit(FILE_sgpr, i) : i < PLACE_TTMP ? insn_unit(FILE_vcc, i - PLACE_VCC) :
				insn_unit(FILE_ttmp, i - PLACE_TTMP)))
			state_forget(st, i);
	for (unsigned i = known ? st->nlanes : 0; i-- > 0;)
		if (set_has(lost, insn_unit(FILE_vgpr, (st->lane[i].place - PLACE_LANES) / 64)))
			st->lane[i] = st->lane[--st->nlanes];
	st->carry.kind = CARRY_NONE;
}

/* Records a target of an indirect jump or call. Targets found in earlier graphs are kept, because a rebuilt graph only gains
 * reachable code. */
static void
note_target(struct value_analysis *s, const struct build_jump *j, bool is_call)
{
	struct scalar_result *r = s->result;
	size_t i = array_below(r->jumps, r->njumps, sizeof *j, j->at);
	bool first = true;

	for (; i < r->njumps && r->jumps[i].at == j->at; i++) {
		if (r->jumps[i].target == j->target && r->jumps[i].to == j->to && str_eq(r->jumps[i].symbol, j->symbol))
			return;
		first = false;
	}
	if (first && j->target == BUILD_UNKNOWN)
		return;
	r->leads_on |= !first || (!is_call && (j->target == BUILD_HERE || j->target == BUILD_TABLE));
	*APPEND(r->jumps, r->njumps, r->jumps_cap) = *j;
	memmove(r->jumps + i + 1, r->jumps + i, (r->njumps - 1 - i) * sizeof *j);
	r->jumps[i] = *j;
}

static void
note_jump(struct value_analysis *s, const struct value_state *st, const struct value_step *p)
{
	struct build_jump j = {.at = p->i->at, .target = BUILD_UNKNOWN, .symbol = STR("")};
	struct value v[2], to = {0};
	bool is_call = p->e->flow == CONTROL_call_indirect;

	if (source_values(s, st, p, is_call, v) != 2)
		return;
	bool place;
	struct value_set all;
	if (value_set_list_64(&s->choices, v, &all, &place) && place) {
		j.target = BUILD_HERE;
		for (unsigned i = 0; i < all.n; i++) {
			j.to = (uint64_t)all.v[i];
			note_target(s, &j, is_call);
		}
		return;
	}
	switch (address(v, &to) ? to.kind : VALUE_NONE) {
	case VALUE_TABLE: j.target = BUILD_TABLE; j.to = (uint64_t)to.offset; break;
	case VALUE_SYMBOL: j.target = BUILD_SYMBOL; j.symbol = s->code->relocs[to.what].symbol; break;
	case VALUE_RETURN: j.target = BUILD_RETURN; break;
	}
	note_target(s, &j, is_call);
}

/* After exec has become a copy of a scalar register: this register holds the mask of the region, however little was known of it. */
static void
name_source(const struct value_analysis *s, struct value_state *st, const struct value_step *p, const struct insn_operand *d)
{
	const struct insn_operand *o = source_operand(p, 1);
	unsigned n = s->code->isa->wave32 ? 1 : 2;

	if (!o || !d || d->file != FILE_exec || d->first || d->count < n || o->count < n)
		return;
	struct value v[2];
	put_mask(state_exec(st), v);
	for (unsigned k = 0; k < n; k++) {
		uint32_t place = state_place(o->file, o->first + k);

		if (place != PLACE_NONE && state_get(st, place)->kind != VALUE_CONSTANT)
			state_put(st, place, v[k]);
	}
}

static const struct value_step *
step_at(struct value_analysis *s, unsigned gpr_idx, uint32_t number, uint32_t block)
{
	struct value_step *p = &s->steps[number & (STEPS - 1)];

	if (p->i == &s->g->insns[number] && p->gpr_idx == gpr_idx)
		return p;
	p->i = &s->g->insns[number];
	p->number = number;
	p->block = block;
	graph_decode(s->code, p->i, &p->insn);
	p->e = insn_effects(s->code->isa, &p->insn);
	p->gpr_idx = (uint16_t)gpr_idx;
	p->nops = insn_operands(s->code->isa, &p->insn, gpr_idx, p->op);
	return p;
}

void
step_take(struct value_analysis *s, struct value_state *st, uint32_t number, uint32_t block)
{
	const struct value_step *p = step_at(s, st->gpr_idx, number, block);
	unsigned gpr_idx = st->gpr_idx;
	struct carry carry = {.kind = CARRY_NONE};

	st->gpr_idx = (uint16_t)(gpr_idx & ~(unsigned)GPR_IDX_DROPS);
	if (s->last && (p->e->flow == CONTROL_jump_indirect || p->e->flow == CONTROL_call_indirect))
		note_jump(s, st, p);
	bool calls = p->e->flow == CONTROL_call || p->e->flow == CONTROL_call_indirect;
	const struct set *lost = calls ? lost_by(s, st, p) : NULL;
	struct value v[STEP_DWORDS];
	unsigned n = evaluate(s, st, p, v, &carry);
	if (p->i->flags & HAS_EXEC)
		change_exec(s, st, p);
	if (p->e->operation == OPERATION_not_and_both || p->e->operation == OPERATION_and_not_both)
		put_mask(state_exec(st), v);
	if (p->e->operation == OPERATION_to_lane)
		write_lane(s, st, p);
	for (unsigned i = 0; i < p->nops; i++) {
		const struct insn_operand *o = &p->op[i];

		if (!(o->access & ACCESS_write))
			continue;
		if (o->file == FILE_scc)
			st->carry = carry;
		if (o->file == FILE_gpr_idx)
			st->gpr_idx = (uint16_t)insn_gpr_idx_after(s->code->isa, &p->insn, gpr_idx);
		if (o->file == FILE_vgpr && p->i->flags & HAS_LANES)
			forget_lanes(st, o);
		for (unsigned k = 0; k < o->count; k++) {
			uint32_t place = state_place(o->file, o->first + k);

			if (place != PLACE_NONE)
				state_forget(st, place);
		}
		if (o->access & ACCESS_index && state_place(o->file, 0) != PLACE_NONE)
			memset(st->known, 0, sizeof st->known);
	}
	const struct insn_operand *d = source_operand(p, 0);
	if (p->i->flags & HAS_EXEC && p->e->operation == OPERATION_copy)
		name_source(s, st, p, d);
	if (calls) {
		forget_call(st, lost, lost != &s->any_call);
		st->gpr_idx = GPR_IDX_NONE; /* functions expect that the VGPR index mode is off on entry and after calls */
	} else if (d && d->access & ACCESS_write && !(d->access & ACCESS_index)) {
		for (unsigned k = 0; k < n && k < d->count; k++)
			if (state_place(d->file, d->first + k) != PLACE_NONE)
				state_put(st, state_place(d->file, d->first + k), v[k]);
	}
}

static uint32_t
place_of_unit(unsigned unit)
{
	unsigned sgpr = insn_unit(FILE_sgpr, 0), vcc = insn_unit(FILE_vcc, 0), ttmp = insn_unit(FILE_ttmp, 0);

	if (unit - sgpr < PLACE_VCC)
		return unit - sgpr;
	if (unit - vcc < PLACE_TTMP - PLACE_VCC)
		return PLACE_VCC + unit - vcc;
	return unit - ttmp < PLACE_LANES - PLACE_TTMP ? PLACE_TTMP + unit - ttmp : PLACE_NONE;
}

bool
step_take_plainly(const struct value_analysis *s, struct value_state *st, const struct graph_insn *i)
{
	const struct graph *g = s->g;

	if (i->flags & (HAS_EXEC | HAS_VALUE | HAS_LANES) || set_has(&g->written, insn_unit(FILE_gpr_idx, 0)))
		return false;
	if (s->chooses && i->flags & HAS_RANGE)
		return false;
	for (uint32_t k = i->use; i->flags & HAS_SOURCES && k < i[1].use; k++)
		for (unsigned n = 0; g->uses[k].what & USE_READS && n <= g->uses[k].more; n++) {
			uint32_t place = place_of_unit(g->uses[k].unit + n);

			if (place != PLACE_NONE ? state_knows(st, place) : g->uses[k].unit + n - insn_unit(FILE_exec, 0) < 2)
				return false;
		}
	for (uint32_t k = i->use; k < i[1].use; k++) {
		const struct graph_use *u = &g->uses[k];

		if (!(u->what & USE_WRITES))
			continue;
		if (u->what & USE_INDEXED)
			return false;
		if (u->unit == insn_unit(FILE_scc, 0))
			st->carry.kind = CARRY_NONE;
		for (unsigned n = 0; n <= u->more; n++)
			if (place_of_unit(u->unit + n) != PLACE_NONE)
				state_forget(st, place_of_unit(u->unit + n));
	}
	return true;
}
