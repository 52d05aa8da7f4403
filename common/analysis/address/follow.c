/* A forward analysis to a fixpoint, in sweeps over the blocks in reverse postorder. At a join, different values are replaced by a
 * symbol if they are uniform, or else by a value that covers both. Each distinct value is stored once and has a number. */
#include "common/analysis/address/follow.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/value/linear_tree.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/isa/fields.h"

enum {
	VCC = 106, TTMP = 108, M0 = 124, VECTOR = 128, PLACES = VECTOR + 1024, NOWHERE = PLACES,
	MOST_VISITS = 40,             /* limit of the visits of a block; after it, values that differ at the block's join become
	                               * unknown */
	MOST_IDS = 3,                 /* maximum number of VGPRs that hold work-item IDs when a kernel starts */
	MOST_RESULTS = 8,             /* maximum number of operands that an instruction writes */
	MOST_WRITTEN = 32,            /* maximum number of registers per instruction whose new values become symbols (linear.h) */
};

#define LIMIT ((int64_t)1 << 40)

/* The state before one instruction: arrays in one allocation. A place is the index of a register: first the scalar registers, then
 * the VGPRs that the kernel writes. */
struct state {
	uint32_t *v;                  /* indexed by place: number of a value; 0: unknown */
	uint32_t *written;            /* indexed by VGPR: region in which the VGPR was written; its value is unknown in other lanes */
	uint32_t *mask;               /* indexed by scalar register: number, plus one, of the comparison whose result the register
	                               * holds; 0: none */
	uint8_t *pointer;             /* indexed by place: POINTER_…; for a VGPR, valid in the same lanes as the value */
};

struct follow {
	const struct flow *flow;
	const struct graph *g;
	const struct work_group *group;
	struct arena arena;
	struct map numbers;
	const struct linear **values;
	size_t nvalues, values_cap;
	struct solve solve;           /* states: `words` words each */
	size_t words;
	uint32_t *visits;             /* indexed by block: number of states joined into that of its start */
	uint32_t *compares;           /* indexed by instruction: number of the comparison, plus one; 0: not a comparison */
	struct race_guard *guards;    /* indexed by number of a comparison: condition that it tests */
	uint32_t *begins;             /* indexed by region: number, plus one, of the comparison whose result is in exec at the
	                               * region's start; 0: unknown */
	struct state now;
	unsigned places;              /* places with known values: VECTOR plus the number of VGPRs up to the last one that is
	                               * written */
	uint32_t region, exec;        /* exec: index in g->exec_insns of the next change of exec */
	void (*visit)(struct follow *w, void *context, uint32_t insn, const struct insn *decoded); /* NULL: none */
	void *visit_context;
	bool waves_differ;            /* the waves of a work-group may diverge at some branch */
};

/* Returns whether the instruction has DPP, clamps its result, sign-extends a source, or writes only part of its destination. */
static bool
is_changed(const struct insn *insn)
{
	return field_exists(insn, FIELD_DPP_CTRL) || field_exists(insn, FIELD_DPP8) ||
		(field_exists(insn, FIELD_CLAMP) && field_get(insn, FIELD_CLAMP)) ||
		(field_exists(insn, FIELD_SEXT0) && field_get(insn, FIELD_SEXT0)) ||
		(field_exists(insn, FIELD_SEXT1) && field_get(insn, FIELD_SEXT1)) ||
		(field_exists(insn, FIELD_DST_SEL) && field_get(insn, FIELD_DST_SEL) != VALUE_SDWA_SEL_DWORD);
}

/* Returns the byte or word of the value `a` that SDWA selects as source number `source`. */
static struct linear
selected(const struct insn *insn, unsigned source, const struct linear *a)
{
	static const struct {
		uint8_t first, bits;
	} parts[] = {
		[VALUE_SDWA_SEL_BYTE_0] = {0, 8}, [VALUE_SDWA_SEL_BYTE_1] = {8, 8}, [VALUE_SDWA_SEL_BYTE_2] = {16, 8},
		[VALUE_SDWA_SEL_BYTE_3] = {24, 8}, [VALUE_SDWA_SEL_WORD_0] = {0, 16}, [VALUE_SDWA_SEL_WORD_1] = {16, 16},
	};
	unsigned field = source ? FIELD_SRC1_SEL : FIELD_SRC0_SEL;

	if (source > 1 || !field_exists(insn, field))
		return *a;
	unsigned part = field_get(insn, field);
	if (part >= sizeof parts / sizeof parts[0])
		return *a;
	struct linear first = linear_constant(parts[part].first);
	struct linear bits = linear_constant(parts[part].bits);
	return linear_field(a, &first, &bits);
}

static bool
is_vector(const struct insn_effects *e)
{
	return e->issue >= ISSUE_valu && e->issue <= ISSUE_valu_f64_trans;
}

static unsigned
place_of(unsigned file, unsigned number)
{
	switch (file) {
	case FILE_sgpr: return number;
	case FILE_vcc: return VCC + number;
	case FILE_ttmp: return TTMP + number;
	case FILE_m0: return M0;
	case FILE_vgpr: return VECTOR + number;
	default: return NOWHERE;
	}
}

static uint32_t
number_of(struct follow *w, const struct linear *a)
{
	if (linear_is_unknown(a))
		return 0;
	bool is_new;
	uint32_t *n = map_put(&w->numbers, (struct str){(const char *)a, sizeof *a}, &is_new);
	if (is_new) {
		struct linear *kept = arena_alloc(&w->arena, sizeof *kept);

		*kept = *a;
		map_move_last(&w->numbers, (const char *)kept);
		*n = (uint32_t)w->nvalues;
		*APPEND(w->values, w->nvalues, w->values_cap) = kept;
	}
	return *n;
}

static struct linear
value_at(const struct follow *w, unsigned place)
{
	if (place >= w->places)
		return linear_unknown();
	if (place >= VECTOR && !graph_region_within(w->g, w->region, w->now.written[place - VECTOR]))
		return linear_unknown();
	return *w->values[w->now.v[place]];
}

static enum pointer
pointer_at(const struct follow *w, unsigned place)
{
	if (place >= w->places || (place >= VECTOR && !graph_region_within(w->g, w->region, w->now.written[place - VECTOR])))
		return POINTER_UNKNOWN;
	return (enum pointer)w->now.pointer[place];
}

static void
put_value(struct follow *w, unsigned place, const struct linear *a, enum pointer pointer)
{
	if (place >= w->places)
		return;
	w->now.v[place] = number_of(w, a);
	w->now.pointer[place] = (uint8_t)pointer;
	if (place >= VECTOR)
		w->now.written[place - VECTOR] = w->region;
	else
		w->now.mask[place] = 0;
}

static struct linear
symbol_of_insn(uint32_t insn, unsigned k)
{
	return linear_of_symbol(insn * MOST_WRITTEN + k);
}

static struct linear
symbol_of_block(const struct follow *w, uint32_t block, unsigned place)
{
	return linear_of_symbol(w->g->ninsns * MOST_WRITTEN + block * PLACES + place);
}

bool
follow_is_fixed(const struct follow *w, uint32_t symbol)
{
	uint32_t first = w->g->ninsns * MOST_WRITTEN;
	uint32_t block = symbol < first ? graph_block_of(w->g, symbol / MOST_WRITTEN) : (symbol - first) / PLACES;

	return block < w->g->nblocks && w->g->blocks[block].loop == GRAPH_NONE;
}

struct step {
	const struct insn *insn;
	const struct insn_effects *e;
	uint32_t number;
	unsigned n;
	struct insn_operand op[INSN_OPERANDS];
};

struct tree_inputs {
	const struct follow *w;
	const struct step *p;
};

static bool
reads_uniform(const struct follow *w, const struct step *p)
{
	bool any = false;

	for (unsigned i = 0; i < p->n; i++) {
		const struct insn_operand *o = &p->op[i];

		if (!(o->access & ACCESS_read) || o->file == FILE_exec || o->file == FILE_scc || o->file == FILE_mode)
			continue;
		any = true;
		for (unsigned k = 0; k < o->count; k++) {
			struct linear v = value_at(w, place_of(o->file, o->first + k));

			if (o->access & ACCESS_index || !linear_is_uniform(&v))
				return false;
		}
	}
	return any;
}

/* Returns the number of lanes before this lane, of a mask of 32 lanes from lane `first` on. Only a mask of all lanes is known; of two
 * such masks, the results together are the number of all lanes before the lane. */
static struct linear
lanes_before(void *context, const struct linear *mask, unsigned first)
{
	const struct follow *w = ((const struct tree_inputs *)context)->w;
	struct linear lanes = {0};

	if (!w->group->exact || w->group->size[1] > 1 || !linear_is_constant(mask) || mask->constant != -1)
		return linear_unknown();
	if (!first)
		for (unsigned i = 0; i < 5; i++)
			lanes.bit[i] = 1 << i;
	else if (!w->flow->code->isa->wave32)
		lanes.bit[5] = 1 << 5;
	return lanes;
}

/* Returns the value that an instruction such as v_readlane reads from one lane: `a` if `a` is the same in all lanes of the
 * wave, otherwise an unknown value. */
static struct linear
one_lane(void *context, const struct linear *a)
{
	const struct follow *w = ((const struct tree_inputs *)context)->w;

	for (unsigned i = 0; i < LINEAR_BITS; i++)
		if (a->bit[i] && !(w->group->wave_bits >> i & 1 && w->group->exact))
			return linear_unknown();
	return a->step ? linear_unknown() : *a;
}

/* Returns the index of the first source in the assembly text, at or after operand `slot`. */
static unsigned
first_source(const struct step *p, unsigned slot)
{
	const struct insn_operand *o;

	while ((o = insn_operand_at(p->op, p->n, slot)) && o->access & ACCESS_write && !(o->access & ACCESS_read))
		slot++;
	return slot;
}

static struct linear
operand_value(void *context, unsigned slot)
{
	const struct tree_inputs *in = context;
	const struct step *p = in->p;
	const struct insn_operand *o = insn_operand_at(p->op, p->n, slot);
	unsigned first = first_source(p, 0);
	struct linear v;
	uint32_t k[2];

	if (o)
		v = o->access & ACCESS_index ? linear_unknown() : value_at(in->w, place_of(o->file, o->first));
	else if (insn_constant(in->w->flow->code->isa, p->insn, slot, k))
		v = linear_constant(k[0]);
	else
		return linear_unknown();
	return slot >= first ? selected(p->insn, slot - first, &v) : v;
}

/* Returns the tree of what an instruction writes to its operand with this index, or of its comparison, or NULL. */
static const struct meaning_node *
tree_of(const struct step *p, unsigned slot)
{
	const struct meaning_node *first = meaning_result(p->insn, slot);

	if (is_vector(p->e) ? is_changed(p->insn) : p->e->issue != ISSUE_salu)
		return NULL;
	return first ? first : meaning_tree(meaning_of(p->insn, true), slot);
}

static struct linear_inputs
inputs_of(struct tree_inputs *in)
{
	return (struct linear_inputs){operand_value, one_lane, lanes_before, in->p->insn, in};
}

/* Returns the value that the instruction writes to a single register, or an unknown value if it is not a sum. */
static struct linear
result_of(const struct follow *w, const struct step *p, unsigned slot)
{
	struct tree_inputs context = {w, p};
	struct linear_inputs in = inputs_of(&context);

	return linear_of_tree(tree_of(p, slot), &in);
}

/* Returns the tree of the lanes in which an instruction's comparison of 32-bit numbers is true, or NULL. */
static const struct meaning_node *
compare_of(const struct step *p)
{
	const struct meaning_node *n = is_vector(p->e) ? tree_of(p, TREE_IMPLIED + IMPLIED_exec) : NULL;

	if (!n && is_vector(p->e))
		n = tree_of(p, 0);
	return meaning_is_comparison(n) && n->kind != NODE_not_equal && n->bits == 32 ? n : NULL;
}

/* Sets *guard to the condition of a comparison. */
static void
find_guard(const struct follow *w, const struct step *p, struct race_guard *guard)
{
	struct tree_inputs context = {w, p};
	struct linear_inputs in = inputs_of(&context);
	struct linear_compare c;

	linear_compare_of_tree(compare_of(p), &in, &c);
	*guard = (struct race_guard){linear_add(&c.left, &c.right, -1), c.kind == NODE_equal ? 0 : -LIMIT, c.kind == NODE_less ? -1 : 0};
}

/* Returns the kind of pointer that an instruction writes to its operand with index `slot`. */
static enum pointer
pointer_of(const struct follow *w, const struct step *p, int slot)
{
	struct pointer_step s = {.isa = w->flow->code->isa, .insn = p->insn, .op = p->op, .n = p->n, .end = INSN_SLOTS,
		.dual = insn_second_mnemonic(p->insn) != NULL};

	for (unsigned i = 0; i < p->n; i++) {
		s.of[i] = (uint8_t)(p->op[i].access & ACCESS_index ? POINTER_UNKNOWN :
			pointer_at(w, place_of(p->op[i].file, p->op[i].first + p->op[i].count - 1u)));
		if (s.dual && slot <= 0 && p->op[i].access & ACCESS_write && p->op[i].slot > 0)
			s.end = (unsigned)p->op[i].slot;
	}
	s.first = first_source(p, s.dual && slot > 0 ? (unsigned)slot : 0);
	return pointer_result(&s);
}

static void
forget(struct follow *w)
{
	memset(w->now.v, 0, w->words * sizeof w->now.v[0]);
}

static void
forget_units(struct follow *w, const struct set *units, unsigned file, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (place_of(file, i) < w->places && set_has(units, insn_unit(file, i))) {
			w->now.v[place_of(file, i)] = 0;
			w->now.pointer[place_of(file, i)] = POINTER_UNKNOWN;
			if (place_of(file, i) < VECTOR)
				w->now.mask[place_of(file, i)] = 0;
		}
}

/* Makes the values of the registers that a call may clobber unknown, including the registers of the return address. */
static void
forget_call(struct follow *w, const struct step *p)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(w->g, p->number, &calls);
	struct set lost = {{0}};

	for (uint32_t i = 0; i < n; i++)
		if (calls[i].to != GRAPH_NONE)
			set_join(&lost, &w->flow->functions[calls[i].to].graph->clobbered);
		else
			n = 0;
	if (!n) {
		forget(w);
		return;
	}
	for (unsigned i = 0; i < p->n; i++)
		if (p->op[i].access & ACCESS_write)
			set_add(&lost, insn_unit(p->op[i].file, p->op[i].first), p->op[i].count);
	forget_units(w, &lost, FILE_sgpr, VCC);
	forget_units(w, &lost, FILE_vcc, 2);
	forget_units(w, &lost, FILE_ttmp, M0 - TTMP);
	forget_units(w, &lost, FILE_m0, 1);
	forget_units(w, &lost, FILE_vgpr, PLACES - VECTOR);
}

/* What an instruction writes to one of its operands. */
struct result {
	const struct insn_operand *operand;
	enum pointer pointer;
	bool whole, sum;     /* all bits of the registers are written; the value of its only register is v */
	struct linear v;
};

static void
find_result(const struct follow *w, const struct step *p, const struct insn_operand *o, bool uniform, struct result *r)
{
	const struct meaning_node *tree = o->slot >= 0 && o->count == 1 ? tree_of(p, (unsigned)o->slot) : NULL;
	/* vector instructions write lane masks to scalar registers, or what one lane has */
	bool lanes = is_vector(p->e) && o->file != FILE_vgpr && (!tree || tree->kind != NODE_one_lane);

	*r = (struct result){.operand = o, .pointer = pointer_of(w, p, o->slot)};
	r->whole = o->bytes == 15 && !(o->access & (ACCESS_keep | ACCESS_may)) && !lanes;
	r->v = r->whole && tree ? result_of(w, p, (unsigned)o->slot) : linear_unknown();
	r->sum = !r->v.step || (!uniform && !linear_is_unknown(&r->v));
}

static void
write_result(struct follow *w, const struct step *p, const struct result *r, bool uniform, unsigned *nth)
{
	const struct insn_operand *o = r->operand;

	for (unsigned k = 0; k < o->count && place_of(o->file, o->first + k) < NOWHERE; k++, ++*nth) {
		bool named = r->whole && uniform && *nth < MOST_WRITTEN;
		struct linear v = r->sum ? r->v : named ? symbol_of_insn(p->number, *nth) : linear_unknown();

		put_value(w, place_of(o->file, o->first + k), &v, r->whole ? r->pointer : POINTER_UNKNOWN);
	}
}

/* Sets the values that an instruction writes, of those that are known. */
static void
write_results(struct follow *w, const struct step *p)
{
	bool computes = is_vector(p->e) || p->e->issue == ISSUE_salu || p->e->issue == ISSUE_salu_float;
	bool uniform = (computes || p->e->issue == ISSUE_smem) && reads_uniform(w, p);
	struct result r[MOST_RESULTS];
	unsigned n = 0, nth = 0;

	for (unsigned i = 0; i < p->n; i++) {
		const struct insn_operand *o = &p->op[i];

		if (!(o->access & ACCESS_write))
			continue;
		if ((o->access & ACCESS_index && place_of(o->file, 0) < NOWHERE) || n == MOST_RESULTS) {
			forget(w);
			return;
		}
		find_result(w, p, o, uniform, &r[n++]); /* before one of them is written, because the others can read it */
	}
	for (unsigned i = 0; i < n; i++)
		write_result(w, p, &r[i], uniform, &nth);
}

/* Records the condition of a comparison, and that its mask register holds the result. Assumes that unsigned comparisons have no
 * operand of 2^31 or more. */
static void
note_compare(struct follow *w, const struct step *p, const struct race_guard *guard)
{
	uint32_t number = w->compares[p->number];

	w->guards[number - 1] = *guard;
	for (unsigned i = 0; i < p->n; i++)
		if (p->op[i].access & ACCESS_write && place_of(p->op[i].file, p->op[i].first) < VECTOR)
			w->now.mask[place_of(p->op[i].file, p->op[i].first)] = number;
}

/* Returns whether an instruction writes the lanes of exec that are in a mask. */
static bool
limits_exec(const struct step *p)
{
	const struct meaning_program *program = meaning_of(p->insn, false);
	const struct meaning_node *n = meaning_tree(program, TREE_IMPLIED + IMPLIED_exec);

	n = n ? n : meaning_tree(program, 0);
	if (!n || n->kind != NODE_and)
		return false;
	for (unsigned k = 0; k < 2; k++)
		if (meaning_child(n, k)->kind != NODE_operand && meaning_child(n, k)->kind != NODE_implied)
			return false;
	return true;
}

/* Returns the number, plus one, of the comparison that an instruction copies to exec or ANDs with exec; 0: none. */
static uint32_t
mask_of(const struct follow *w, const struct step *p)
{
	if (w->compares[p->number])
		return w->compares[p->number];
	if (!limits_exec(p))
		return 0;
	for (unsigned i = 0; i < p->n; i++)
		if (p->op[i].access & ACCESS_read && place_of(p->op[i].file, p->op[i].first) < VECTOR)
			return w->now.mask[place_of(p->op[i].file, p->op[i].first)];
	return 0;
}

/* Returns whether the only result of an instruction is scc. */
static bool
compares_scalars(const struct step *p)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->op[i].access & ACCESS_write && p->op[i].file != FILE_scc)
			return false;
	return p->e->issue == ISSUE_salu && p->e->writes == 1 << IMPLIED_scc;
}

static void
take_step(struct follow *w, uint32_t i, const struct insn *insn)
{
	struct step p = {.insn = insn, .e = insn_effects(w->flow->code->isa, insn), .number = i};

	p.n = insn_operands(w->flow->code->isa, insn, w->g->insns[i].gpr_idx, p.op);
	if (p.e->flow == CONTROL_call || p.e->flow == CONTROL_call_indirect) {
		forget_call(w, &p);
		return;
	}
	uint32_t mask = w->g->insns[i].flags & HAS_EXEC ? mask_of(w, &p) : 0;
	struct race_guard guard;
	if (w->compares[i])
		find_guard(w, &p, &guard);
	if (compares_scalars(&p) && !reads_uniform(w, &p))
		w->waves_differ = true;
	write_results(w, &p);
	if (w->compares[i])
		note_compare(w, &p, &guard);
	if (w->g->insns[i].flags & HAS_EXEC) {
		w->region = w->g->exec_regions[w->exec++];
		if (w->g->regions[w->region].insn == i)
			w->begins[w->region] = mask;
	}
}

/* Sets waves_differ if a branch tests a vcc that may differ between waves. */
static void
look_at_branch(struct follow *w, const struct graph_block *b)
{
	for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
		if (w->g->edges[k].condition == CONDITION_vccz || w->g->edges[k].condition == CONDITION_vccnz) {
			uint32_t mask = w->now.mask[VCC];

			if (!mask || !linear_is_uniform(&w->guards[mask - 1].sum))
				w->waves_differ = true;
		}
}

/* Returns the parts of a state. */
static struct state
parts_of(const struct follow *w, void *state)
{
	uint32_t *v = state, *written = v + w->places, *mask = written + (w->places - VECTOR);

	return (struct state){v, written, mask, (uint8_t *)(mask + VECTOR)};
}

/* Applies instructions to w->now, which consists of the parts of the solver's current state. */
static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct follow *w = context;
	const struct graph_block *b = &w->g->blocks[block];

	(void)now;
	w->exec = (uint32_t)array_below32(w->g->exec_insns, w->g->nexecs, sizeof w->g->exec_insns[0], 0, first);
	w->region = first == b->first ? b->region : graph_region_at(w->g, first);
	for (uint32_t i = first; i < end; i++) {
		struct insn insn;

		graph_decode(w->flow->code, &w->g->insns[i], &insn);
		if (w->visit)
			w->visit(w, w->visit_context, i, &insn);
		take_step(w, i, &insn);
	}
	if (end == b->first + b->count)
		look_at_branch(w, b);
}

static bool
is_header(const struct graph *g, uint32_t block)
{
	return g->blocks[block].loop != GRAPH_NONE && g->loops[g->blocks[block].loop].header == block;
}

/* Returns the number of the value that a place has at the start of a block: the join of the previous and the incoming value. */
static uint32_t
meet(struct follow *w, uint32_t block, unsigned place, uint32_t before, uint32_t comes)
{
	const struct linear *a = w->values[before], *b = w->values[comes];
	struct linear symbol = symbol_of_block(w, block, place);
	bool header = is_header(w->g, block);

	if (!before || !comes || w->visits[block] > MOST_VISITS)
		return 0;
	struct linear met, apart;
	if (header || place < VECTOR) {
		apart = linear_add(b, a, -1);
		uint32_t divisor = linear_divisor(&apart);
		/* keep the value if it already contains the symbol and the difference is a multiple of the symbol's factor */
		for (unsigned i = 0; i < LINEAR_SYMBOLS && !divisor; i++)
			if (a->symbol[i].times && a->symbol[i].id == symbol.symbol[0].id && apart.constant % a->symbol[i].times == 0)
				return before;
		if (!divisor && !a->step && w->visits[block] < MOST_VISITS / 2 && apart.constant != INT32_MIN) {
			met = *a;
			for (unsigned i = 0; i < LINEAR_SYMBOLS; i++)
				if (met.symbol[i].times && met.symbol[i].id == symbol.symbol[0].id)
					return linear_is_uniform(a) ? number_of(w, &symbol) : 0;
			met = linear_add(&met, &symbol, apart.constant);
			return number_of(w, &met);
		}
		if (linear_is_uniform(a) && linear_is_uniform(b))
			return number_of(w, &symbol);
	}
	met = linear_either(a, b);
	return number_of(w, &met);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct follow *w = context;
	struct state to = parts_of(w, state);
	bool changed = false;

	w->visits[e->to]++;
	if (first) {
		memcpy(state, now, w->words * sizeof to.v[0]);
		return true;
	}
	for (unsigned p = 0; p < w->places; p++) {
		uint32_t met = to.v[p] == w->now.v[p] ? to.v[p] : meet(w, e->to, p, to.v[p], w->now.v[p]);

		enum pointer pointer = pointer_join((enum pointer)to.pointer[p], (enum pointer)w->now.pointer[p]);

		changed |= met != to.v[p] || pointer != to.pointer[p];
		to.v[p] = met;
		to.pointer[p] = (uint8_t)pointer;
		if (p < VECTOR) {
			changed |= to.mask[p] && to.mask[p] != w->now.mask[p];
			to.mask[p] = to.mask[p] == w->now.mask[p] ? to.mask[p] : 0;
		} else if (to.written[p - VECTOR] != w->now.written[p - VECTOR] && (met || pointer) &&
				!graph_region_within(w->g, to.written[p - VECTOR], w->now.written[p - VECTOR])) {
			/* the value is valid in the smaller of the two regions, and unknown if neither contains the other */
			bool within = graph_region_within(w->g, w->now.written[p - VECTOR], to.written[p - VECTOR]);

			to.written[p - VECTOR] = w->now.written[p - VECTOR];
			to.v[p] = within ? met : 0;
			to.pointer[p] = within ? (uint8_t)pointer : POINTER_UNKNOWN;
			changed = true;
		}
	}
	return changed;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

/* Sets the state at the start of the function: values of the work-item IDs, and symbols for uniform scalar registers. */
static void
begin(struct follow *w, const struct graph_function *f)
{
	bool packed = target_has(w->flow->code->isa->target, FEATURE_PACKED_IDS);

	w->region = 0;
	for (unsigned p = 0; p < VECTOR; p++) {
		struct linear v = symbol_of_block(w, w->g->entry, p);

		if (p < TTMP || p == M0 || p == TTMP + 7 || p == TTMP + 9)
			put_value(w, p, &v, f->start.kernarg >= 0 && p - (unsigned)f->start.kernarg < 2 ? POINTER_KERNARG : POINTER_UNKNOWN);
	}
	for (unsigned id = 0; id < MOST_IDS && id < f->start.vgprs; id++) {
		struct linear v = packed ? *w->values[w->now.v[VECTOR]] : (struct linear){0};

		if (packed && !id)
			v = (struct linear){0};
		for (unsigned i = 0; i < LINEAR_ID; i++)
			if ((w->group->size[id] - 1) >> i)
				v.bit[id * LINEAR_ID + i] = 1 << (packed ? id * LINEAR_ID + i : i);
		put_value(w, VECTOR + (packed ? 0 : id), &v, POINTER_UNKNOWN);
	}
}

struct follow *
follow_open(const struct flow *flow, const struct graph_function *f, const struct work_group *group)
{
	struct follow *w = array_make(1, sizeof *w);
	struct linear any = linear_unknown();
	uint32_t ncompares = 0;

	w->flow = flow;
	w->g = f->graph;
	w->group = group;
	w->places = VECTOR + set_top(&w->g->written, FILE_vgpr);
	if (w->places < VECTOR + MOST_IDS)
		w->places = VECTOR + MOST_IDS;
	w->words = 2 * w->places + (w->places + 3) / 4;
	*APPEND(w->values, w->nvalues, w->values_cap) = memcpy(arena_alloc(&w->arena, sizeof any), &any, sizeof any);
	solve_open(&w->solve, &rules, w->g, w->words * sizeof w->now.v[0], NULL, w);
	w->now = parts_of(w, w->solve.now);
	w->visits = array_make(w->g->nblocks, sizeof w->visits[0]);
	w->compares = array_make(w->g->ninsns, sizeof w->compares[0]);
	w->begins = array_make(w->g->nregions, sizeof w->begins[0]);
	for (uint32_t i = 0; i < w->g->ninsns; i++) {
		struct insn insn;

		graph_decode(flow->code, &w->g->insns[i], &insn);
		struct step p = {.insn = &insn, .e = insn_effects(flow->code->isa, &insn)};
		if (compare_of(&p))
			w->compares[i] = ++ncompares;
	}
	w->guards = array_make(ncompares, sizeof w->guards[0]);
	begin(w, f);
	memcpy(solve_state(&w->solve, w->g->entry), w->solve.now, w->solve.size);
	w->visits[w->g->entry]++;
	solve_wake(&w->solve, w->g->entry);
	solve_run(&w->solve);
	return w;
}

void
follow_close(struct follow *w)
{
	arena_free(&w->arena);
	map_free(&w->numbers);
	alloc_free(w->values);
	solve_close(&w->solve);
	alloc_free(w->visits);
	alloc_free(w->compares);
	alloc_free(w->guards);
	alloc_free(w->begins);
	alloc_free(w);
}

void
follow_visit(struct follow *w,
	void (*visit)(struct follow *w, void *context, uint32_t insn, const struct insn *decoded), void *context)
{
	w->visit = visit;
	w->visit_context = context;
	solve_visit_all(&w->solve);
}

struct linear
follow_vector(const struct follow *w, unsigned number)
{
	return value_at(w, VECTOR + number);
}

struct linear
follow_m0(const struct follow *w)
{
	return value_at(w, M0);
}

bool
follow_address(const struct follow *w, const struct graph_insn *i, const struct insn *insn, bool second, struct linear *out)
{
	const struct meaning_node *tree = meaning_result(insn, second ? TREE_ADDRESS2 : TREE_ADDRESS);
	struct step p = {.insn = insn};
	struct tree_inputs context = {w, &p};
	struct linear_inputs in = inputs_of(&context);

	p.n = insn_operands(w->flow->code->isa, insn, i->gpr_idx, p.op);
	*out = linear_of_tree(tree, &in);
	return tree != NULL;
}

enum pointer
follow_pointer(const struct follow *w, unsigned number)
{
	return pointer_at(w, VECTOR + number);
}

/* Stores the condition that the lanes of a region satisfy: the region's comparison, or the negated comparison of its region
 * `minus`. Returns false if the condition is unknown. */
static bool
guard_of(const struct follow *w, uint32_t region, struct race_guard *out)
{
	uint32_t minus = w->g->regions[region].minus;

	if (w->begins[region]) {
		*out = w->guards[w->begins[region] - 1];
		return true;
	}
	if (minus == GRAPH_NONE || !w->begins[minus])
		return false;
	*out = w->guards[w->begins[minus] - 1];
	if (out->low == -LIMIT) {
		out->low = out->high + 1;
		out->high = LIMIT;
		return true;
	}
	out->high = out->low - 1;
	out->low = -LIMIT;
	return w->guards[w->begins[minus] - 1].high == LIMIT;
}

void
follow_guards(const struct follow *w, struct race_access *a)
{
	a->all_known = w->g->lanes_known && !w->waves_differ;
	for (uint32_t r = w->region; r && w->g->lanes_known; r = w->g->regions[r].parent) {
		if (a->nguards < RACE_GUARDS && guard_of(w, r, &a->guard[a->nguards]))
			a->nguards++;
		else
			a->all_known = false;
	}
}
