/* What scalar instructions make of what they read: sums that are addresses, masks, what is loaded; where exec changes, a
 * region of lanes begins. */
#include "common/flow/value/step.h"

#include <string.h>

#include "common/base/array.h"
#include "common/elf/reloc.h"
#include "common/flow/graph/calls.h"

void
region_move(struct scalar *s, uint32_t region, uint32_t parent, uint32_t minus)
{
	struct flow_region *r = &s->g->regions[region];

	if (r->parent == parent && r->minus == minus)
		return;
	if (s->g->regions[parent].depth >= MOST_NESTED || s->sweep > MOST_SWEEPS / 2 ||
			flow_region_within(s->g, parent, region)) {
		if (!r->parent)
			return;
		parent = 0;
		minus = FLOW_NONE;
	}
	r->parent = parent;
	r->minus = minus;
	r->depth = s->g->regions[parent].depth + 1;
	s->moved = true;
}

uint32_t
region_add(struct scalar *s, uint32_t parent, uint32_t minus, uint32_t insn, uint32_t block)
{
	uint32_t n = (uint32_t)s->nregions, depth = n ? s->g->regions[parent].depth + 1 : 0; /* region 0 has all lanes */

	if (depth > MOST_NESTED) {
		parent = 0;
		minus = FLOW_NONE;
		depth = 1;
	}
	*APPEND(s->g->regions, s->nregions, s->regions_cap) =
		(struct flow_region){.parent = parent, .depth = depth, .insn = insn, .block = block, .minus = minus};
	return n;
}

static const struct insn_operand *
operand(const struct step *p, unsigned slot)
{
	for (unsigned i = 0; i < p->nops; i++)
		if (p->op[i].slot == (int)slot)
			return &p->op[i];
	return NULL;
}

/* The values of a scalar source of the text, v[1] being that of its upper half; returns its dwords, 0 if it is not one. */
static unsigned
source(const struct scalar *s, const struct state *st, const struct step *p, unsigned slot, struct value v[2])
{
	const struct insn_operand *o = operand(p, slot);
	uint32_t dword[2];
	unsigned n;

	v[0] = v[1] = (struct value){0};
	if (!o) {
		n = insn_constant(s->code->isa, &p->insn, slot, dword);
		for (unsigned k = 0; k < n; k++)
			v[k] = (struct value){.kind = VALUE_CONSTANT, .offset = dword[k]};
		return n;
	}
	n = o->count < 2 ? o->count : 2;
	for (unsigned k = 0; k < n; k++) {
		uint32_t place = state_place(o->file, o->first + k);

		if (o->file == FILE_exec)
			v[k] = (struct value){.kind = VALUE_LANES, .half = (uint8_t)k, .what = st->region, .minus = FLOW_NONE};
		else if (place != PLACE_NONE && !(o->access & ACCESS_index))
			v[k] = *state_get(st, place);
	}
	return n;
}

/* The relocation of the instruction's literal, or NULL. */
static const struct flow_reloc *
literal_reloc(const struct scalar *s, const struct step *p)
{
	return insn_literal_at(&p->insn) && s->code->nrelocs ? reach_reloc(s->code, p->i->at + insn_literal_at(&p->insn)) : NULL;
}

/* The address that two halves form; false if they do not form one. */
static bool
address(const struct value v[2], struct value *out)
{
	*out = v[1];
	return v[0].kind == v[1].kind && v[0].kind >= VALUE_HERE && v[0].kind <= VALUE_TABLE && v[0].half == 0 && v[1].half == 1 &&
		v[0].what == v[1].what && (uint32_t)v[0].offset == (uint32_t)v[1].offset;
}

/* The mask that a source of n dwords is. */
static struct lanes
mask(const struct scalar *s, const struct state *st, const struct value v[2], unsigned n)
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

/* A sum that wraps around, as addresses do. */
static int64_t
plus(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* The sum, or the difference, of a value and a constant of 32 bits; its carry is kept in st. */
static struct value
add_low(const struct scalar *s, struct state *st, const struct step *p, const struct value *a, const struct value *b,
	bool subtract)
{
	const struct flow_reloc *reloc = literal_reloc(s, p);
	struct value sum = *a;

	st->has_carry = false;
	if (b->kind != VALUE_CONSTANT || a->kind == VALUE_NONE || a->half || a->kind == VALUE_LANES)
		return (struct value){0};
	if (a->kind == VALUE_CONSTANT && !reloc)
		return (struct value){.kind = VALUE_CONSTANT, .offset = (uint32_t)(subtract ? a->offset - b->offset : a->offset + b->offset)};
	st->by_reloc = reloc != NULL;
	if (reloc) {
		int64_t distance = plus(reloc->addend, -(int64_t)reloc->at);
		bool entry = reloc->type == R_AMDGPU_GOTPCREL32_LO || reloc->type == R_AMDGPU_GOTPCREL;

		if (a->kind != VALUE_HERE || subtract || (!entry && reloc->type != R_AMDGPU_REL32_LO && reloc->type != R_AMDGPU_REL32))
			return (struct value){0};
		sum.kind = entry ? VALUE_ENTRY : reloc->here ? VALUE_HERE : VALUE_SYMBOL;
		sum.what = reloc->here && !entry ? 0 : (uint32_t)(reloc - s->code->relocs);
		sum.offset = plus(sum.offset, plus(distance, reloc->here && !entry ? (int64_t)reloc->to : 0));
	} else {
		sum.offset = plus(sum.offset, subtract ? -b->offset : b->offset);
	}
	st->has_carry = true;
	st->before = *a;
	st->after = sum;
	st->low = (uint32_t)b->offset;
	return sum;
}

/* The same of the upper half, with the carry. */
static struct value
add_high(const struct state *st, const struct value *a, const struct value *b, bool subtract)
{
	const struct value *before = &st->before;
	struct value sum = st->after;
	int64_t step;

	if (!st->has_carry || b->kind != VALUE_CONSTANT || a->half != 1 || a->kind != before->kind || a->what != before->what ||
			(uint32_t)a->offset != (uint32_t)before->offset)
		return (struct value){0};
	sum.half = 1;
	if (st->by_reloc)
		return sum;
	step = (int64_t)((uint64_t)b->offset << 32 | st->low);
	sum.offset = plus(a->offset, subtract ? plus(~step, 1) : step);
	return sum;
}

static void
put_address(struct value v[2], unsigned kind, uint32_t what, int64_t offset)
{
	for (unsigned k = 0; k < 2; k++)
		v[k] = (struct value){.kind = (uint8_t)kind, .half = (uint8_t)k, .what = what, .offset = offset};
}

/* Reads 8 bytes at an address, or records which arguments are read. */
static void
load(struct scalar *s, const struct state *st, const struct step *p, struct value v[2])
{
	struct value base[2], off[2], at;
	int64_t offset = insn_offset(s->code->isa, &p->insn);
	uint64_t to;

	v[0] = v[1] = (struct value){0};
	if (source(s, st, p, 1, base) != 2 || !address(base, &at))
		return;
	if (operand(p, 2)) { /* an offset in a register */
		source(s, st, p, 2, off);
		if (off[0].kind != VALUE_CONSTANT) {
			s->g->kernarg_more |= s->last && at.kind == VALUE_ARGUMENTS;
			if (at.kind == VALUE_HERE && p->e->bytes == 8)
				put_address(v, VALUE_TABLE, 0, plus(at.offset, offset));
			return;
		}
		offset = plus(offset, off[0].offset);
	}
	offset = plus(offset, at.offset);
	if (s->last && at.kind == VALUE_ARGUMENTS && offset >= 0 && offset < UINT32_MAX - 64 && offset + p->e->bytes > s->g->kernarg_read)
		s->g->kernarg_read = (uint32_t)(offset + p->e->bytes);
	if (p->e->bytes != 8)
		return;
	if (at.kind == VALUE_ENTRY && s->code->relocs[at.what].here)
		put_address(v, VALUE_HERE, 0, (int64_t)s->code->relocs[at.what].to);
	else if (at.kind == VALUE_ENTRY)
		put_address(v, VALUE_SYMBOL, at.what, 0);
	else if (at.kind == VALUE_HERE && reach_pointer(s->code, (uint64_t)offset, &to))
		put_address(v, VALUE_HERE, 0, (int64_t)to);
}

/* What s_mov_b32 puts into a register, which may be half of a symbol's address. */
static void
copy(const struct scalar *s, const struct state *st, const struct step *p, struct value v[2])
{
	const struct flow_reloc *reloc = literal_reloc(s, p);

	source(s, st, p, 1, v);
	if (!reloc)
		return;
	v[0] = v[1] = (struct value){0};
	if (reloc->type != R_AMDGPU_ABS32_LO && reloc->type != R_AMDGPU_ABS32_HI)
		return;
	v[0] = reloc->here ? (struct value){.kind = VALUE_HERE, .offset = plus((int64_t)reloc->to, reloc->addend)} :
		(struct value){.kind = VALUE_SYMBOL, .what = (uint32_t)(reloc - s->code->relocs), .offset = reloc->addend};
	v[0].half = reloc->type == R_AMDGPU_ABS32_HI;
}

static struct lanes
logic(const struct flow_graph *g, unsigned operation, struct lanes a, struct lanes b)
{
	switch (operation) {
	case OPERATION_copy: return a;
	case OPERATION_and: case OPERATION_save_and: return lanes_and(g, a, b);
	case OPERATION_and_not: case OPERATION_save_and_not: return lanes_and_not(g, a, b);
	case OPERATION_save_not_and: case OPERATION_not_and_both: return lanes_and_not(g, b, a);
	case OPERATION_or: case OPERATION_save_or: return lanes_or(g, a, b);
	case OPERATION_xor: case OPERATION_save_xor: return lanes_xor(g, a, b);
	default: return LANES_UNKNOWN;
	}
}

/* exec becomes a mask that is not a region yet, or is only known to be part of parent. */
static uint32_t
region_begin(struct scalar *s, struct state *st, const struct step *p, uint32_t parent, uint32_t minus)
{
	uint32_t *region = &s->g->exec_regions[s->exec];

	if (*region == FLOW_NONE || s->g->regions[*region].insn != p->number)
		*region = region_add(s, parent, minus, p->number, p->block);
	else
		region_move(s, *region, parent, minus);
	state_forget_region(s->g, st, *region);
	return *region;
}

static void
set_exec(struct scalar *s, struct state *st, const struct step *p, struct lanes m)
{
	if (lanes_is_region(m)) {
		st->region = m.one;
		s->g->exec_regions[s->exec] = m.one;
	} else {
		st->region = region_begin(s, st, p, lanes_known(m) ? m.one : 0, m.minus);
	}
}

static void
change_exec(struct scalar *s, struct state *st, const struct step *p)
{
	const struct insn_operand *d = operand(p, 0);
	unsigned operation = p->e->operation;
	bool saves = p->e->writes & 1 << IMPLIED_exec;
	struct lanes a, b = lanes_of(st->region);
	struct value v[2];
	unsigned n;

	if (operation == OPERATION_compare) { /* v_cmpx */
		set_exec(s, st, p, lanes_some(st->region));
		return;
	}
	if (!saves && (!d || d->file != FILE_exec || d->count < (s->code->isa->wave32 ? 1u : 2u) || d->first)) {
		set_exec(s, st, p, LANES_UNKNOWN); /* a half of it */
		return;
	}
	n = source(s, st, p, 1, v);
	a = mask(s, st, v, n);
	if (!saves && operation != OPERATION_copy) {
		n = source(s, st, p, 2, v);
		b = mask(s, st, v, n);
	}
	set_exec(s, st, p, logic(s->g, operation, a, b));
}

/* The lower 16 bits with their sign. What s_getpc_b64 gives of an address of 48 bits has no sign from gfx12 on; here its upper half is
 * the same with and without. */
static struct value
extend(const struct value *v)
{
	if (v->kind == VALUE_CONSTANT)
		return (struct value){.kind = VALUE_CONSTANT, .offset = (uint32_t)(int16_t)v->offset};
	return v->kind >= VALUE_HERE && v->kind <= VALUE_TABLE && v->half == 1 ? *v : (struct value){0};
}

/* The values that the instruction gives its destination. */
static void
evaluate(struct scalar *s, struct state *st, const struct step *p, struct value v[2])
{
	struct value a[2], b[2];
	unsigned na, nb, operation = p->e->operation;
	bool subtract = operation == OPERATION_subtract || operation == OPERATION_subtract_borrow;

	v[0] = v[1] = (struct value){0};
	switch (operation) {
	case OPERATION_copy:
		copy(s, st, p, v);
		break;
	case OPERATION_pc:
		v[0] = v[1] = (struct value){.kind = VALUE_HERE, .offset = p->i->at + p->i->size};
		v[1].half = 1;
		break;
	case OPERATION_extend:
		source(s, st, p, 1, a);
		v[0] = extend(&a[0]);
		break;
	case OPERATION_add: case OPERATION_subtract: case OPERATION_add_carry: case OPERATION_subtract_borrow:
		source(s, st, p, 1, a);
		source(s, st, p, 2, b);
		if (!subtract && a[0].kind == VALUE_CONSTANT && b[0].kind != VALUE_CONSTANT) {
			struct value t = a[0];

			a[0] = b[0];
			b[0] = t;
		}
		v[0] = operation == OPERATION_add || operation == OPERATION_subtract ? add_low(s, st, p, &a[0], &b[0], subtract) :
			add_high(st, &a[0], &b[0], subtract);
		break;
	case OPERATION_and: case OPERATION_and_not: case OPERATION_or: case OPERATION_xor:
		na = source(s, st, p, 1, a);
		nb = source(s, st, p, 2, b);
		put_mask(logic(s->g, operation, mask(s, st, a, na), mask(s, st, b, nb)), v);
		break;
	case OPERATION_save_and: case OPERATION_save_and_not: case OPERATION_save_not_and: case OPERATION_save_or:
	case OPERATION_save_xor:
		put_mask(lanes_of(st->region), v);
		break;
	case OPERATION_compare:
		put_mask(lanes_some(st->region), v);
		break;
	case OPERATION_from_lane:
		if (operand(p, 1) && operand(p, 1)->file == FILE_vgpr && source(s, st, p, 2, b) && b[0].kind == VALUE_CONSTANT)
			v[0] = *state_get_lane(st, PLACE_LANES + operand(p, 1)->first * 64u + ((uint32_t)b[0].offset & 63));
		break;
	case OPERATION_load:
		load(s, st, p, v);
		break;
	}
}

/* The registers of a VGPR's lanes are forgotten. */
static void
forget_lanes(struct state *st, const struct insn_operand *o)
{
	for (unsigned i = st->nlanes; i-- > 0;) {
		unsigned vgpr = (st->lane[i].place - PLACE_LANES) / 64;

		if (vgpr >= o->first && vgpr < o->first + o->count)
			st->lane[i] = st->lane[--st->nlanes];
	}
}

static void
write_lane(const struct scalar *s, struct state *st, const struct step *p)
{
	const struct insn_operand *d = operand(p, 0);
	struct value v[2], lane[2];

	if (!d || d->file != FILE_vgpr)
		return;
	source(s, st, p, 1, v);
	source(s, st, p, 2, lane);
	if (lane[0].kind == VALUE_CONSTANT)
		state_put_lane(st, PLACE_LANES + d->first * 64u + ((uint32_t)lane[0].offset & 63), &v[0]);
	else
		forget_lanes(st, d);
}

/* The place that a call leads to, FLOW_NONE if unknown. In a loop it is known from the current sweep, or the call itself
 * would make the address unknown to its next round. */
static uint32_t
callee(const struct scalar *s, const struct state *st, const struct step *p)
{
	const struct flow_call *c = flow_call_of(s->g, p->number);
	struct value v[2], to;

	if (p->e->flow != FLOW_call_indirect)
		return c ? c->to : FLOW_NONE;
	if (source(s, st, p, 1, v) != 2 || !address(v, &to) || to.kind != VALUE_HERE || (uint64_t)to.offset >= s->code->size)
		return FLOW_NONE;
	return (uint32_t)to.offset;
}

/* What a call clobbers: what the callee does, if that is known by now. */
static const struct set *
clobbered(const struct scalar *s, uint32_t to)
{
	uint32_t number = reach_function(s->reach, to);
	const struct flow_graph *g = number == FLOW_NONE ? NULL : s->reach->flow->functions[number].graph;

	return g && (g != s->g || s->again) ? &g->clobbered : &s->any_call;
}

/* Lanes of VGPRs hold what a function needs after calls, which it knows to preserve them: by the convention, or because
 * the compiler has seen what they use. Only a function that is known by now and writes the VGPR loses them. */
static void
forget_call(const struct scalar *s, struct state *st, uint32_t to)
{
	const struct set *lost = clobbered(s, to);

	for (unsigned i = 0; i < PLACE_LANES; i++)
		if (set_has(lost, i < PLACE_VCC ? insn_unit(FILE_sgpr, i) : i < PLACE_TTMP ? insn_unit(FILE_vcc, i - PLACE_VCC) :
				insn_unit(FILE_ttmp, i - PLACE_TTMP)))
			state_forget(st, i);
	for (unsigned i = lost == &s->any_call ? 0 : st->nlanes; i-- > 0;)
		if (set_has(lost, insn_unit(FILE_vgpr, (st->lane[i].place - PLACE_LANES) / 64)))
			st->lane[i] = st->lane[--st->nlanes];
	st->has_carry = false;
}

/* Where an indirect jump or call goes. */
static void
note_jump(struct scalar *s, const struct state *st, const struct step *p)
{
	struct build_jump j = {.at = p->i->at, .symbol = STR("")};
	struct value v[2], to;
	size_t i;

	if (source(s, st, p, p->e->flow == FLOW_call_indirect ? 1 : 0, v) != 2 || !address(v, &to))
		return;
	switch (to.kind) {
	case VALUE_HERE: j.target = BUILD_HERE; j.to = (uint64_t)to.offset; break;
	case VALUE_TABLE: j.target = BUILD_TABLE; j.to = (uint64_t)to.offset; break;
	case VALUE_SYMBOL: j.target = BUILD_SYMBOL; j.symbol = s->code->relocs[to.what].symbol; break;
	case VALUE_RETURN: j.target = BUILD_RETURN; break;
	default: return;
	}
	i = array_below(s->result->jumps, s->result->njumps, sizeof j, j.at);
	if (i < s->result->njumps && s->result->jumps[i].at == j.at)
		return;
	*APPEND(s->result->jumps, s->result->njumps, s->result->jumps_cap) = j;
	memmove(s->result->jumps + i + 1, s->result->jumps + i, (s->result->njumps - 1 - i) * sizeof j);
	s->result->jumps[i] = j;
}

unsigned
step_gpr_idx(const struct isa *isa, const struct insn *insn, unsigned before)
{
	uint32_t dword[2];

	switch (insn_effects(isa, insn)->operation) {
	case OPERATION_idx_off: return 0;
	case OPERATION_idx_value: return before;
	case OPERATION_idx_on: return insn_constant(isa, insn, 1, dword) ? dword[0] & 15 : 15;
	case OPERATION_idx_mode: return insn_constant(isa, insn, 0, dword) ? dword[0] & 15 : 15;
	default: return 15;
	}
}

static const struct step *
step_at(struct scalar *s, unsigned gpr_idx, uint32_t number, uint32_t block)
{
	struct step *p = &s->steps[number & (STEPS - 1)];

	if (p->i == &s->g->insns[number] && p->gpr_idx == gpr_idx)
		return p;
	p->i = &s->g->insns[number];
	p->number = number;
	p->block = block;
	flow_decode(s->code, p->i, &p->insn);
	p->e = insn_effects(s->code->isa, &p->insn);
	p->gpr_idx = (uint8_t)gpr_idx;
	p->nops = insn_operands(s->code->isa, &p->insn, gpr_idx, p->op);
	return p;
}

void
step_take(struct scalar *s, struct state *st, uint32_t number, uint32_t block)
{
	const struct step *p = step_at(s, st->gpr_idx, number, block);
	const struct insn_operand *d;
	struct value v[2];
	uint32_t to;
	bool adds;

	adds = p->e->operation == OPERATION_add || p->e->operation == OPERATION_subtract;
	if (s->last && (p->e->flow == FLOW_jump_indirect || p->e->flow == FLOW_call_indirect))
		note_jump(s, st, p);
	to = callee(s, st, p);
	evaluate(s, st, p, v);
	if (p->i->flags & FLOW_HAS_EXEC)
		change_exec(s, st, p);
	if (p->e->operation == OPERATION_to_lane)
		write_lane(s, st, p);
	for (unsigned i = 0; i < p->nops; i++) {
		const struct insn_operand *o = &p->op[i];

		if (!(o->access & ACCESS_write))
			continue;
		if (o->file == FILE_scc && !adds)
			st->has_carry = false;
		if (o->file == FILE_gpr_idx)
			st->gpr_idx = (uint8_t)step_gpr_idx(s->code->isa, &p->insn, st->gpr_idx);
		if (o->file == FILE_vgpr && p->i->flags & FLOW_HAS_LANES)
			forget_lanes(st, o);
		for (unsigned k = 0; k < o->count; k++) {
			uint32_t place = state_place(o->file, o->first + k);

			if (place != PLACE_NONE)
				state_forget(st, place);
		}
		if (o->access & ACCESS_index && state_place(o->file, 0) != PLACE_NONE)
			memset(st->known, 0, sizeof st->known);
	}
	d = operand(p, 0);
	if (p->e->flow == FLOW_call || p->e->flow == FLOW_call_indirect)
		forget_call(s, st, to);
	else if (d && d->access & ACCESS_write && !(d->access & ACCESS_index))
		for (unsigned k = 0; k < 2 && k < d->count; k++)
			if (state_place(d->file, d->first + k) != PLACE_NONE)
				state_put(st, state_place(d->file, d->first + k), v[k]);
}

/* The place of a register by its number among all; PLACE_NONE: none. */
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
step_take_plainly(const struct scalar *s, struct state *st, const struct flow_insn *i)
{
	const struct flow_graph *g = s->g;

	if (i->flags & (FLOW_HAS_EXEC | FLOW_HAS_VALUE | FLOW_HAS_LANES) || set_has(&g->written, insn_unit(FILE_gpr_idx, 0)))
		return false;
	for (uint32_t k = i->use; i->flags & FLOW_HAS_SOURCES && k < i[1].use; k++)
		for (unsigned n = 0; g->uses[k].what & FLOW_READS && n <= g->uses[k].more; n++) {
			uint32_t place = place_of_unit(g->uses[k].unit + n);

			if (place != PLACE_NONE ? state_knows(st, place) : g->uses[k].unit + n - insn_unit(FILE_exec, 0) < 2)
				return false;
		}
	for (uint32_t k = i->use; k < i[1].use; k++) {
		const struct flow_use *u = &g->uses[k];

		if (!(u->what & FLOW_WRITES))
			continue;
		if (u->what & FLOW_INDEXED)
			return false;
		if (u->unit == insn_unit(FILE_scc, 0))
			st->has_carry = false;
		for (unsigned n = 0; n <= u->more; n++)
			if (place_of_unit(u->unit + n) != PLACE_NONE)
				state_forget(st, place_of_unit(u->unit + n));
	}
	return true;
}
