/* A forward analysis to a fixpoint, in sweeps over the blocks in reverse postorder. A value that differs between the edges
 * into a block is unknown there; where the regions of lanes differ, a new region begins whose parent has the lanes of
 * all of them. Regions move up only (to a parent that has more lanes), and values are forgotten only, so sweeps end. */
#include "common/flow/scalar.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/arena.h"
#include "common/base/array.h"
#include "common/base/die.h"
#include "common/elf/reloc.h"
#include "common/flow/abi.h"
#include "common/flow/calls.h"
#include "common/flow/lanes.h"

enum value_kind {
	VALUE_NONE,
	VALUE_CONSTANT, /* offset: 32 bits */
	/* halves of 64 bits */
	VALUE_HERE,     /* offset: a place of the section */
	VALUE_SYMBOL,   /* what: a relocation whose symbol it is, offset bytes on */
	VALUE_ENTRY,    /* the address of a word that has the address of the symbol of relocation what */
	VALUE_RETURN,   /* what the function was called with in pair what */
	VALUE_ARGUMENTS, /* offset: from the start of the kernel's arguments */
	VALUE_TABLE,    /* one of the words of 8 bytes from place offset on */
	VALUE_LANES,    /* what, minus, some: struct lanes */
};

struct value {
	uint8_t kind, half;
	bool some;
	uint32_t what, minus;
	int64_t offset;
};

static bool
same_value(const struct value *a, const struct value *b)
{
	return a->kind == b->kind && a->half == b->half && a->what == b->what && a->minus == b->minus &&
		a->some == b->some && a->offset == b->offset;
}

/* Where values are: SGPRs, vcc, trap registers; then each lane of each VGPR. */
enum {
	PLACE_VCC = 106, PLACE_TTMP = 108, PLACE_LANES = 124,
	PLACE_NONE = UINT32_MAX,
	MOST_LANES = 256, /* that are followed at a time */
	MOST_SWEEPS = 24, /* after which nothing is assumed */
	MOST_RUNS = 6,
	MOST_NESTED = 64, /* nested regions: deeper ones count as a part of all lanes */
};

struct held {
	uint32_t place;
	struct value v;
};

/* What is known at one point. */
struct state {
	struct value v[PLACE_LANES]; /* of the places that have a bit in known */
	uint64_t known[(PLACE_LANES + 63) / 64];
	struct held lane[MOST_LANES];
	unsigned nlanes;
	uint32_t region;
	uint8_t gpr_idx;
	/* the carry in scc: of the sum of before and low, which became after */
	bool has_carry;
	struct value before, after;
	uint32_t low;
	bool by_reloc;
};

/* The same at the start of a block, for keeping. */
struct start {
	bool reached;
	bool due;        /* it is not what the block was last visited with */
	bool empty;      /* so far control comes here only with all lanes off */
	uint32_t region;
	uint32_t merged; /* the region that begins here, FLOW_NONE: none */
	uint8_t gpr_idx;
	uint32_t n;
	struct held *held;
};

struct scalar {
	const struct reach *reach;
	const struct flow_code *code;
	const struct flow_function *f;
	struct flow_graph *g;
	struct start *starts;
	struct arena arena;
	size_t regions_cap, nregions;
	unsigned sweep, merges;
	bool again;         /* what calls clobber is known by now */
	bool moved, last; /* last: nothing changes any more, and the results are recorded */
	struct set any_call; /* what an unknown callee clobbers */
	struct scalar_result *result;
	uint32_t exec; /* the next instruction that changes exec, in g->exec_insns */
};

/* ---- regions */

/* Gives a region its parent; that was another one if the regions above have changed. Then everything said about masks is to be
 * looked at again. */
static void
set_parent(struct scalar *s, uint32_t region, uint32_t parent, uint32_t minus)
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

static uint32_t
add_region(struct scalar *s, uint32_t parent, uint32_t minus, uint32_t insn, uint32_t block)
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

/* ---- states */

static uint32_t
place_of(unsigned file, unsigned number)
{
	switch (file) {
	case FILE_sgpr: return number;
	case FILE_vcc: return PLACE_VCC + number;
	case FILE_ttmp: return PLACE_TTMP + number;
	default: return PLACE_NONE;
	}
}

static void
put_lane(struct state *st, uint32_t place, const struct value *v)
{
	unsigned i = 0;

	while (i < st->nlanes && st->lane[i].place != place)
		i++;
	if (v && v->kind) {
		if (i == MOST_LANES)
			return;
		st->lane[i] = (struct held){place, *v};
		st->nlanes += i == st->nlanes;
	} else if (i < st->nlanes) {
		st->lane[i] = st->lane[--st->nlanes];
	}
}

static struct value
get_lane(const struct state *st, uint32_t place)
{
	for (unsigned i = 0; i < st->nlanes; i++)
		if (st->lane[i].place == place)
			return st->lane[i].v;
	return (struct value){0};
}

static bool
is_known(const struct state *st, uint32_t place)
{
	return st->known[place / 64] >> place % 64 & 1;
}

/* Of a register, not a lane. */
static void
put_place(struct state *st, uint32_t place, struct value v)
{
	uint64_t bit = 1ull << place % 64;

	if (v.kind) {
		st->known[place / 64] |= bit;
		st->v[place] = v;
	} else {
		st->known[place / 64] &= ~bit;
	}
}

static void
forget_place(struct state *st, uint32_t place)
{
	st->known[place / 64] &= ~(1ull << place % 64);
}

/* The next known place at or after one; PLACE_LANES after the last. */
static uint32_t
next_place(const struct state *st, uint32_t place)
{
	for (; place < PLACE_LANES; place = (place / 64 + 1) * 64) {
		uint64_t rest = st->known[place / 64] >> place % 64;

		if (rest)
			return place + (uint32_t)__builtin_ctzll(rest);
	}
	return PLACE_LANES;
}

static struct value
get_place(const struct state *st, uint32_t place)
{
	if (place >= PLACE_LANES)
		return get_lane(st, place);
	return is_known(st, place) ? st->v[place] : (struct value){0};
}

/* The mask that half of one stands for. The empty mask is a part of any region. */
static struct lanes
lanes_value(const struct value *v, uint32_t region)
{
	if (v->kind == VALUE_LANES)
		return (struct lanes){v->what, v->minus, v->some};
	if (v->kind == VALUE_CONSTANT && !v->offset)
		return lanes_some(region);
	return v->kind == VALUE_CONSTANT && (uint32_t)v->offset == UINT32_MAX ? lanes_of(0) : LANES_UNKNOWN;
}

static struct value
value_of_lanes(struct lanes m, unsigned half)
{
	if (!lanes_known(m) || (m.some && !m.one))
		return (struct value){0};
	return (struct value){.kind = VALUE_LANES, .half = (uint8_t)half, .what = m.one, .minus = m.minus, .some = m.some};
}

/* A region begins anew: masks known in its terms are from its last time, and are now only parts of its parent. */
static void
forget_in_region(const struct flow_graph *g, struct value *v, uint32_t region)
{
	if (v->kind != VALUE_LANES)
		return;
	if (flow_region_within(g, v->what, region))
		*v = value_of_lanes(lanes_some(g->regions[region].parent), v->half);
	else if (v->minus != FLOW_NONE && flow_region_within(g, v->minus, region))
		*v = value_of_lanes(lanes_some(v->what), v->half);
}

static void
forget_region(const struct flow_graph *g, struct state *st, uint32_t region)
{
	for (uint32_t i = 0; (i = next_place(st, i)) < PLACE_LANES; i++) {
		forget_in_region(g, &st->v[i], region);
		if (!st->v[i].kind)
			forget_place(st, i);
	}
	for (unsigned i = 0; i < st->nlanes; i++)
		forget_in_region(g, &st->lane[i].v, region);
}

static void
load_start(const struct scalar *s, const struct start *from, struct state *st)
{
	memset(st->known, 0, sizeof st->known);
	st->nlanes = 0;
	st->has_carry = false;
	st->region = from->region;
	st->gpr_idx = from->gpr_idx;
	for (uint32_t i = 0; i < from->n; i++)
		if (from->held[i].place < PLACE_LANES)
			put_place(st, from->held[i].place, from->held[i].v);
		else
			st->lane[st->nlanes++] = from->held[i];
	if (from->merged != FLOW_NONE)
		forget_region(s->g, st, from->merged);
}

static void
save_start(struct scalar *s, const struct state *st, struct start *to)
{
	uint32_t n = st->nlanes, at = 0;

	for (uint32_t i = 0; (i = next_place(st, i)) < PLACE_LANES; i++)
		n++;
	to->held = arena_alloc(&s->arena, (n ? n : 1) * sizeof to->held[0]);
	to->n = n;
	to->region = st->region;
	to->gpr_idx = st->gpr_idx;
	to->reached = true;
	for (uint32_t i = 0; (i = next_place(st, i)) < PLACE_LANES; i++)
		to->held[at++] = (struct held){i, st->v[i]};
	memcpy(to->held + at, st->lane, st->nlanes * sizeof st->lane[0]);
	to->due = true;
}

/* Whether two relocations give the same address: each instruction has its own. */
static bool
same_symbol(const struct flow_code *code, const struct value *a, const struct value *b)
{
	return a->kind == b->kind && (a->kind == VALUE_SYMBOL || a->kind == VALUE_ENTRY) && a->half == b->half &&
		a->offset == b->offset && str_eq(code->relocs[a->what].symbol, code->relocs[b->what].symbol);
}

/* What a place holds if it is one of two values; a mask can stay partly known. */
static struct value
either(const struct scalar *s, const struct state *st, const struct value *a, const struct start *to, const struct value *b)
{
	if (same_value(a, b) || same_symbol(s->code, a, b))
		return *b;
	if (a->kind != VALUE_LANES && b->kind != VALUE_LANES)
		return (struct value){0};
	return value_of_lanes(lanes_either(s->g, lanes_value(a, b->kind == VALUE_LANES ? b->what : st->region),
		lanes_value(b, a->kind == VALUE_LANES ? a->what : to->region)), a->kind == VALUE_LANES ? a->half : b->half);
}

/* Control goes to a block with this state; empty: with all lanes off. */
static void
join(struct scalar *s, const struct state *st, uint32_t block, bool empty)
{
	struct start *to = &s->starts[block];
	uint32_t kept = 0;

	if (!to->reached) {
		save_start(s, st, to);
		to->empty = empty;
		if (to->merged != FLOW_NONE) {
			to->empty = false;
			to->region = to->merged;
			set_parent(s, to->merged, st->region, FLOW_NONE);
		}
		return;
	}
	for (uint32_t i = 0; i < to->n; i++) {
		struct value now = get_place(st, to->held[i].place), both = either(s, st, &now, to, &to->held[i].v);

		to->due |= !same_value(&both, &to->held[i].v);
		if (both.kind)
			to->held[kept++] = (struct held){to->held[i].place, both};
	}
	to->n = kept;
	if (to->gpr_idx != st->gpr_idx && to->gpr_idx != 15) {
		to->gpr_idx = 15;
		to->due = true;
	}
	if (to->region == st->region || (empty && !to->empty)) /* all lanes are off: any region contains the empty mask */
		return;
	if (to->empty) {
		to->empty = false;
		to->region = st->region;
		to->due = true;
	} else if (to->merged == FLOW_NONE) {
		to->merged = add_region(s, flow_region_around(s->g, to->region, st->region), FLOW_NONE, FLOW_NONE, block);
		to->region = to->merged;
		to->due = true;
		s->merges++;
	} else {
		uint32_t parent = s->g->regions[to->merged].parent;

		set_parent(s, to->merged, flow_region_around(s->g, parent, st->region), FLOW_NONE);
	}
}

/* ---- operands */

/* The current instruction. */
struct step {
	const struct flow_insn *i;
	uint32_t number, block;
	struct insn insn;
	const struct insn_effects *e;
	struct insn_operand op[INSN_OPERANDS];
	unsigned nops;
};

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
		uint32_t place = place_of(o->file, o->first + k);

		if (o->file == FILE_exec)
			v[k] = (struct value){.kind = VALUE_LANES, .half = (uint8_t)k, .what = st->region, .minus = FLOW_NONE};
		else if (place != PLACE_NONE && !(o->access & ACCESS_index))
			v[k] = get_place(st, place);
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
	struct lanes low = lanes_value(&v[0], st->region), high = s->code->isa->wave32 ? low : lanes_value(&v[1], st->region);

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

/* ---- operations */

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
add_high(const struct scalar *s, const struct state *st, const struct step *p, const struct value *a, const struct value *b,
	bool subtract)
{
	const struct value *before = &st->before;
	struct value sum = st->after;
	int64_t step;

	(void)s, (void)p;
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
begin_region(struct scalar *s, struct state *st, const struct step *p, uint32_t parent, uint32_t minus)
{
	uint32_t *region = &s->g->exec_regions[s->exec];

	if (*region == FLOW_NONE || s->g->regions[*region].insn != p->number)
		*region = add_region(s, parent, minus, p->number, p->block);
	else
		set_parent(s, *region, parent, minus);
	forget_region(s->g, st, *region);
	return *region;
}

static void
set_exec(struct scalar *s, struct state *st, const struct step *p, struct lanes m)
{
	if (lanes_is_region(m)) {
		st->region = m.one;
		s->g->exec_regions[s->exec] = m.one;
	} else {
		st->region = begin_region(s, st, p, lanes_known(m) ? m.one : 0, m.minus);
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
	case OPERATION_add: case OPERATION_subtract: case OPERATION_add_carry: case OPERATION_subtract_borrow:
		source(s, st, p, 1, a);
		source(s, st, p, 2, b);
		if (!subtract && a[0].kind == VALUE_CONSTANT && b[0].kind != VALUE_CONSTANT) {
			struct value t = a[0];

			a[0] = b[0];
			b[0] = t;
		}
		v[0] = operation == OPERATION_add || operation == OPERATION_subtract ? add_low(s, st, p, &a[0], &b[0], subtract) :
			add_high(s, st, p, &a[0], &b[0], subtract);
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
			v[0] = get_lane(st, PLACE_LANES + operand(p, 1)->first * 64u + ((uint32_t)b[0].offset & 63));
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
		put_lane(st, PLACE_LANES + d->first * 64u + ((uint32_t)lane[0].offset & 63), &v[0]);
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
			forget_place(st, i);
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

/* The bits of s_set_gpr_idx_on after an instruction that changes the index or them. */
static unsigned
gpr_idx_after(const struct isa *isa, const struct insn *insn, unsigned before)
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

static void
take_step(struct scalar *s, struct state *st, struct step *p)
{
	const struct insn_operand *d;
	struct value v[2];
	uint32_t to;
	bool adds;

	flow_decode(s->code, p->i, &p->insn);
	p->e = insn_effects(s->code->isa, &p->insn);
	p->nops = insn_operands(s->code->isa, &p->insn, st->gpr_idx, p->op);
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
			st->gpr_idx = (uint8_t)gpr_idx_after(s->code->isa, &p->insn, st->gpr_idx);
		if (o->file == FILE_vgpr && p->i->flags & FLOW_HAS_LANES)
			forget_lanes(st, o);
		for (unsigned k = 0; k < o->count; k++) {
			uint32_t place = place_of(o->file, o->first + k);

			if (place != PLACE_NONE)
				forget_place(st, place);
		}
		if (o->access & ACCESS_index && place_of(o->file, 0) != PLACE_NONE)
			memset(st->known, 0, sizeof st->known);
	}
	d = operand(p, 0);
	if (p->e->flow == FLOW_call || p->e->flow == FLOW_call_indirect)
		forget_call(s, st, to);
	else if (d && d->access & ACCESS_write && !(d->access & ACCESS_index))
		for (unsigned k = 0; k < 2 && k < d->count; k++)
			if (place_of(d->file, d->first + k) != PLACE_NONE)
				put_place(st, place_of(d->file, d->first + k), v[k]);
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

/* Most instructions write nothing that can be known: what they write is forgotten. Returns false if this one must be
 * looked at. */
static bool
take_plainly(const struct scalar *s, struct state *st, const struct flow_insn *i)
{
	const struct flow_graph *g = s->g;

	if (i->flags & (FLOW_HAS_EXEC | FLOW_HAS_VALUE | FLOW_HAS_LANES) || set_has(&g->written, insn_unit(FILE_gpr_idx, 0)))
		return false;
	for (uint32_t k = i->use; i->flags & FLOW_HAS_SOURCES && k < i[1].use; k++)
		for (unsigned n = 0; g->uses[k].what & FLOW_READS && n <= g->uses[k].more; n++) {
			uint32_t place = place_of_unit(g->uses[k].unit + n);

			if (place != PLACE_NONE ? is_known(st, place) : g->uses[k].unit + n - insn_unit(FILE_exec, 0) < 2)
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
				forget_place(st, place_of_unit(u->unit + n));
	}
	return true;
}

/* The first of the instructions that change exec from this one on. */
static uint32_t
first_exec(const struct flow_graph *g, uint32_t insn)
{
	uint32_t low = 0, high = g->nexecs;

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (g->exec_insns[mid] < insn)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

/* Whether exec is 0 on the edge. */
static bool
is_empty(const struct flow_edge *e)
{
	return (e->reason == FLOW_TAKEN && e->condition == CONDITION_execz) ||
		(e->reason == FLOW_NOT_TAKEN && e->condition == CONDITION_execnz);
}

static void
follow_block(struct scalar *s, uint32_t block, struct state *st)
{
	const struct flow_graph *g = s->g;
	const struct flow_block *b = &g->blocks[block];
	struct step p = {.block = block};

	load_start(s, &s->starts[block], st);
	s->exec = first_exec(g, b->first);
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		p.i = &g->insns[i];
		p.number = i;
		if (p.i->flags & FLOW_HAS_SCALARS && !take_plainly(s, st, p.i))
			take_step(s, st, &p);
		if (p.i->flags & FLOW_HAS_EXEC)
			s->exec++;
	}
	for (uint32_t i = 0; i < b->nedges && !s->last; i++)
		if (g->edges[b->edge + i].to != FLOW_NONE)
			join(s, st, g->edges[b->edge + i].to, is_empty(&g->edges[b->edge + i]));
}

/* The state at the function's entry. */
static void
begin(struct scalar *s, struct state *st)
{
	const struct flow_function *f = s->f;
	struct insn insn;

	memset(st, 0, sizeof *st);
	st->region = f->kind != FLOW_KERNEL;
	if (f->kind == FLOW_KERNEL) {
		for (unsigned k = 0; k < 2 && f->start.kernarg >= 0; k++)
			put_place(st, (uint32_t)f->start.kernarg + k, (struct value){.kind = VALUE_ARGUMENTS, .half = (uint8_t)k});
		return;
	}
	/* the registers that it jumps by, and the convention's */
	for (uint32_t i = 0; i <= s->g->ninsns; i++) {
		struct insn_operand op[INSN_OPERANDS] = {{.file = FILE_sgpr, .first = ABI_RETURN, .count = 2}};

		if (i < s->g->ninsns) {
			if (s->g->insns[i].flow != FLOW_jump_indirect)
				continue;
			flow_decode(s->code, &s->g->insns[i], &insn);
			insn_operands(s->code->isa, &insn, 0, op);
		}
		for (unsigned k = 0; k < 2 && op[0].file == FILE_sgpr && op[0].count == 2; k++)
			put_place(st, op[0].first + k,
				(struct value){.kind = VALUE_RETURN, .half = (uint8_t)k, .what = op[0].first});
	}
}

/* The depth of each region, once regions no longer move. */
static uint32_t
depth_of(struct flow_graph *g, uint32_t region)
{
	uint32_t depth = 0;

	for (uint32_t up = region; up; up = g->regions[up].parent)
		depth++;
	return depth;
}

/* The s_set_gpr_idx_on bits of each instruction, if the function uses any. */
static void
finish_gpr_idx(struct scalar *s, uint32_t block)
{
	const struct flow_block *b = &s->g->blocks[block];
	unsigned idx = s->g->lanes_known ? s->starts[block].gpr_idx : 15;

	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		struct insn_operand op[INSN_OPERANDS];
		struct insn insn;

		s->g->insns[i].gpr_idx = (uint8_t)idx;
		flow_decode(s->code, &s->g->insns[i], &insn);
		for (unsigned n = insn_operands(s->code->isa, &insn, 0, op); n-- > 0;)
			if (op[n].file == FILE_gpr_idx && op[n].access & ACCESS_write)
				idx = gpr_idx_after(s->code->isa, &insn, idx);
	}
}

static void
finish(struct scalar *s)
{
	struct flow_graph *g = s->g;
	bool indexed = set_has(&g->written, insn_unit(FILE_gpr_idx, 0));

	g->nregions = (uint32_t)s->nregions;
	for (uint32_t i = 0; i < g->nblocks; i++) {
		g->blocks[i].region = g->lanes_known ? s->starts[i].region : 0;
		if (indexed)
			finish_gpr_idx(s, i);
	}
	for (uint32_t i = 0; i < g->nexecs; i++)
		if (g->exec_regions[i] == FLOW_NONE || !g->lanes_known)
			g->exec_regions[i] = 0;
	for (uint32_t i = 1; i < g->nregions; i++)
		g->regions[i].depth = depth_of(g, i);
}

/* Sweeps until nothing changes. A region that begins where paths meet is found when values from before it have spread
 * already, and makes them unknown; so everything is redone with the regions known then. Returns whether
 * it terminated. */
static bool
sweep(struct scalar *s, struct state *st)
{
	const struct flow_graph *g = s->g;

	for (uint32_t i = 0; i < g->nblocks; i++) {
		s->starts[i].reached = s->starts[i].empty = s->starts[i].due = false;
		s->starts[i].n = 0;
	}
	arena_reset(&s->arena);
	s->merges = 0;
	s->moved = false;
	if (g->entry == FLOW_NONE)
		return true;
	begin(s, st);
	join(s, st, g->entry, false);
	for (s->sweep = 0; s->sweep < MOST_SWEEPS; s->sweep++) {
		bool all = s->moved, any = false;

		s->moved = false;
		for (uint32_t i = 0; i < g->norder; i++) {
			struct start *start = &s->starts[g->order[i]];

			if (!start->due && !all)
				continue;
			start->due = false;
			any = true;
			follow_block(s, g->order[i], st);
		}
		if (!any)
			return true;
	}
	return false;
}

void
scalar_follow(const struct reach *r, uint32_t function, bool again, struct scalar_result *result)
{
	const struct flow_function *f = &r->flow->functions[function];
	struct scalar s = {.reach = r, .code = r->code, .f = f, .g = f->graph, .again = again, .result = result};
	struct flow_graph *g = f->graph;
	struct state *st = malloc(sizeof *st);

	s.starts = calloc(g->nblocks ? g->nblocks : 1, sizeof s.starts[0]);
	g->exec_regions = malloc((g->nexecs ? g->nexecs : 1) * sizeof g->exec_regions[0]);
	if (!st || !s.starts || !g->exec_regions)
		die("out of memory");
	for (uint32_t i = 0; i < g->nexecs; i++)
		g->exec_regions[i] = FLOW_NONE;
	for (uint32_t i = 0; i < g->nblocks; i++)
		s.starts[i].merged = FLOW_NONE;
	calls_unknown(&s.any_call);
	add_region(&s, 0, FLOW_NONE, FLOW_NONE, g->entry);
	if (f->kind != FLOW_KERNEL) /* it can be called with some lanes off, and have them on in between */
		add_region(&s, 0, FLOW_NONE, FLOW_NONE, g->entry);
	bool done = false;
	for (unsigned run = 0; run < MOST_RUNS && (!run || s.merges); run++)
		done = sweep(&s, st);
	g->lanes_known = done;
	s.last = true;
	for (uint32_t i = 0; g->lanes_known && i < g->norder; i++)
		follow_block(&s, g->order[i], st);
	finish(&s);
	arena_free(&s.arena);
	free(s.starts);
	free(st);
}
