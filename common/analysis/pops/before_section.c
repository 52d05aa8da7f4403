#include "common/analysis/pops/before_section.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/pops/pops.h"
#include "common/meaning/tree.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/tables.h"

struct machine_source {
	uint8_t place, dwords;  /* location of the source's value; MACHINE_NOWHERE: the source is a constant or unknown */
	bool known;
	uint64_t constant;
};

enum { SOURCES = 3, NO_OPERANDS = ~((1 << SOURCES) - 1) };

struct op {
	uint8_t operation, condition;
	uint8_t d, dwords;
	bool writes_scc, calls, polls, inert;
	const struct meaning_program *program; /* NULL: the result is never known */
	const struct meaning_node *tree; /* of the result; NULL: unknown */
	struct machine_source s[SOURCES]; /* indexed by operand: those that the program reads */
	uint8_t first, bits;    /* the bits that the instruction sets in the hardware register that selects the packer */
};

struct edge {
	bool possible, sure;
};

struct machine {
	const struct graph *g;
	const struct isa *isa;
	const bool *waits;
	struct op *ops;               /* indexed by instruction; only valid in the blocks of `waits` */
	uint8_t place[INSN_UNITS];
	struct solve solve;
	struct edge *edges;
	uint32_t exiting;
	bool known;
	uint32_t size;
};

static unsigned
place_of(unsigned file, unsigned number)
{
	switch (file) {
	case FILE_sgpr: return MACHINE_SGPR + number;
	case FILE_vcc: return MACHINE_VCC + number;
	case FILE_ttmp: return MACHINE_TTMP + number;
	case FILE_m0: return MACHINE_M0;
	case FILE_exec: return MACHINE_EXEC + number;
	case FILE_scc: return MACHINE_SCC;
	case FILE_pops_exiting_wave_id: return MACHINE_EXITING;
	default: return MACHINE_NOWHERE;
	}
}

static void
put_bit(uint64_t *set, unsigned place, bool on)
{
	set[place / 64] = (set[place / 64] & ~(1ull << place % 64)) | (uint64_t)on << place % 64;
}

static struct machine_source
read_source(const struct isa *isa, const struct insn *insn, const struct insn_operand *o, unsigned slot)
{
	struct machine_source s = {.place = MACHINE_NOWHERE};
	uint32_t k[2] = {0};

	if (!o) {
		s.dwords = (uint8_t)insn_constant(isa, insn, slot, k);
		s.known = s.dwords;
		s.constant = k[0] | (uint64_t)k[1] << 32;
	} else if (!(o->access & ACCESS_index)) {
		s.place = (uint8_t)place_of(o->file, o->first);
		s.dwords = (uint8_t)o->count;
	}
	return s;
}

static bool
is_inert(const struct machine *m, uint32_t insn)
{
	for (uint32_t k = m->g->insns[insn].use; k < m->g->insns[insn + 1].use; k++)
		for (unsigned i = 0; i <= m->g->uses[k].more; i++)
			if (m->place[m->g->uses[k].unit + i] != MACHINE_NOWHERE && m->place[m->g->uses[k].unit + i] != MACHINE_EXEC &&
					m->place[m->g->uses[k].unit + i] != MACHINE_EXEC + 1)
				return false;
	return true;
}

static void
read_op(struct machine *m, const struct graph_code *code, uint32_t i, struct op *out)
{
	struct insn insn;

	graph_decode(code, &m->g->insns[i], &insn);
	const struct insn_effects *e = insn_effects(code->isa, &insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(code->isa, &insn, m->g->insns[i].gpr_idx, op);
	*out = (struct op){.operation = e->operation, .condition = e->condition, .d = MACHINE_NOWHERE,
		.program = meaning_scalar_program(code->isa, &insn), .writes_scc = e->writes >> IMPLIED_scc & 1,
		.calls = e->flow == CONTROL_call || e->flow == CONTROL_call_indirect};
	for (unsigned k = 0; k < n; k++)
		out->polls |= op[k].file == FILE_pops_exiting_wave_id;
	if (insn_operand_at(op, n, 0) && insn_operand_at(op, n, 0)->access & ACCESS_write) {
		const struct insn_operand *d = insn_operand_at(op, n, 0);

		if (!(d->access & ACCESS_index)) {
			out->d = (uint8_t)place_of(d->file, d->first);
			out->dwords = (uint8_t)d->count;
		}
	}
	if (e->operation == OPERATION_set_hwreg)
		pops_packer_bits(code->isa, &insn, &out->first, &out->bits);
	out->tree = meaning_tree(out->program, 0);
	for (unsigned k = 0; k < SOURCES; k++)
		out->s[k] = read_source(code->isa, &insn, insn_operand_at(op, n, k), k);
	out->inert = !out->calls && !out->bits && is_inert(m, i);
}

uint32_t
machine_size(const struct machine *m)
{
	return m->size;
}

static bool
get_source(const struct machine_state *st, const struct machine_source *s, uint64_t *v)
{
	*v = s->constant;
	if (s->place == MACHINE_NOWHERE)
		return s->known;
	for (unsigned k = 0; k < s->dwords && k < 2; k++) {
		if (!machine_has(st->known, s->place + k))
			return false;
		*v = k ? *v | (uint64_t)st->value[s->place + 1] << 32 : st->value[s->place];
	}
	return true;
}

static void
set_dword(struct machine_state *st, unsigned place, bool known, uint32_t v)
{
	put_bit(st->known, place, known);
	st->value[place] = known ? v : 0;
}

/* Returns the operand that a node is, or NULL. */
static const struct machine_source *
source_of(const struct op *op, const struct meaning_node *n)
{
	return n->kind == NODE_operand && n->slot < SOURCES ? &op->s[n->slot] : NULL;
}

/* Returns whether a result is 0 for every value of its second source. */
static bool
absorbs(const struct op *op, const struct machine_state *old)
{
	const struct machine_source *s = op->tree && op->tree->kind == NODE_and ? source_of(op, meaning_child(op->tree, 0)) : NULL;
	uint64_t v;

	return s && get_source(old, s, &v) && !v;
}

/* Returns whether a result is the first or the second source, as scc says. */
static bool
is_choice(const struct op *op)
{
	return op->tree && op->tree->kind == NODE_choose && meaning_child(op->tree, 0)->kind == NODE_implied &&
		meaning_child(op->tree, 0)->slot == IMPLIED_scc;
}

/* Computes such a result. Returns false if the chosen source is not known. */
static bool
choose(const struct op *op, const struct machine_state *old, uint64_t *d)
{
	const struct machine_source *s = source_of(op, meaning_child(op->tree, old->value[MACHINE_SCC] ? 1 : 2));

	return machine_has(old->known, MACHINE_SCC) && s && get_source(old, s, d);
}

/* Computes the result and scc of an instruction whose sources are known. Returns false if they are not. */
static bool
compute_known(const struct op *op, const struct machine_state *old, uint64_t *d, bool *scc)
{
	struct meaning_scalar x = {.scc = machine_has(old->known, MACHINE_SCC) && old->value[MACHINE_SCC]};

	if (!op->program || op->program->operands & NO_OPERANDS || (op->program->implied && !machine_has(old->known, MACHINE_SCC)))
		return false;
	for (unsigned k = 0; k < SOURCES; k++)
		if (op->program->operands >> k & 1 && !get_source(old, &op->s[k], &x.value[k]))
			return false;
	meaning_compute_scalar(op->program, &x);
	*d = x.value[0];
	*scc = x.scc;
	return true;
}

/* Sets the destination and scc if the result of the instruction is known. */
static void
compute(const struct op *op, struct machine_state *st, const struct machine_state *old)
{
	bool scc = false, chooses = is_choice(op), known = true;
	uint64_t d = 0;

	if (chooses)
		known = choose(op, old, &d);
	else if (!absorbs(op, old))
		known = compute_known(op, old, &d, &scc);
	for (unsigned k = 0; known && op->d != MACHINE_NOWHERE && k < op->dwords && k < 2; k++)
		set_dword(st, op->d + k, true, (uint32_t)(d >> 32 * k));
	if (known && op->writes_scc && !chooses)
		set_dword(st, MACHINE_SCC, true, scc);
}

static void
set_packer(const struct op *op, struct machine_state *st, const struct machine_state *old)
{
	uint32_t mask = (uint32_t)(((1ull << op->bits) - 1) << op->first);
	uint64_t v;
	bool known = get_source(old, &op->s[1], &v);

	st->packer = (st->packer & ~mask) | (known ? (uint32_t)v << op->first & mask : 0);
	st->packer_known = (st->packer_known & ~mask) | (known ? mask : 0);
	st->packer_depends |= op->s[1].place != MACHINE_NOWHERE && machine_has(old->depends, op->s[1].place);
}

static void
forget(struct machine_state *st)
{
	memset(st->known, 0, sizeof st->known);
	memset(st->depends, 0xff, sizeof st->depends);
	st->packer_known = 0;
	st->packer_depends = st->escaped = true;
}

/* Returns whether the results of an instruction may depend on the input. */
static bool
reads_dependent(const struct machine *m, uint32_t insn, const struct machine_state *st)
{
	for (uint32_t k = m->g->insns[insn].use; k < m->g->insns[insn + 1].use; k++) {
		const struct graph_use *u = &m->g->uses[k];

		if (!(u->what & USE_READS))
			continue;
		if (u->what & USE_INDEXED)
			return true;
		for (unsigned i = 0; i <= u->more; i++) {
			unsigned place = m->place[u->unit + i];

			if (place == MACHINE_NOWHERE ? st->escaped : machine_has(st->depends, place))
				return true;
		}
	}
	return false;
}

static void
write_unknown(const struct machine *m, uint32_t insn, struct machine_state *st, bool depends)
{
	bool elsewhere = true;

	for (uint32_t k = m->g->insns[insn].use; k < m->g->insns[insn + 1].use; k++) {
		const struct graph_use *u = &m->g->uses[k];

		if (!(u->what & USE_WRITES))
			continue;
		if (u->what & USE_INDEXED && m->place[u->unit] != MACHINE_NOWHERE)
			forget(st);
		for (unsigned i = 0; i <= u->more; i++) {
			unsigned place = m->place[u->unit + i];

			if (place == MACHINE_NOWHERE)
				continue;
			elsewhere = false;
			set_dword(st, place, false, 0);
			put_bit(st->depends, place, depends || (u->what & USE_PERHAPS && machine_has(st->depends, place)));
		}
	}
	st->escaped |= elsewhere && depends;
}

static void
step_insn(struct machine *m, uint32_t insn, struct machine_state *st)
{
	const struct op *op = &m->ops[insn];

	if (op->inert)
		return;
	if (op->calls) {
		forget(st);
		return;
	}
	if (op->polls)
		st->polled = st->may_have_polled = true;
	struct machine_state old = *st;
	if (op->bits) {
		set_packer(op, st, &old);
		return;
	}
	bool depends = reads_dependent(m, insn, st) || (st->escaped && op->operation == OPERATION_load);
	/* make all destinations unknown, before compute() sets the known ones */
	write_unknown(m, insn, st, depends);
	compute(op, st, &old);
}

/* Evaluates a branch condition. Returns 1 if the condition is true, 0 if it is false, or -1 if it is unknown. Sets *depends to
 * whether the condition may depend on the input. */
static int
holds(const struct machine *m, const struct machine_state *st, unsigned condition, bool *depends)
{
	unsigned lanes = m->isa->wave32 ? 1 : 2;
	uint32_t any = 0;
	bool known = true;

	*depends = false;
	unsigned place, n;
	switch (condition) {
	case CONDITION_scc0: case CONDITION_scc1: place = MACHINE_SCC; n = 1; break;
	case CONDITION_vccz: case CONDITION_vccnz: place = MACHINE_VCC; n = lanes; break;
	case CONDITION_execz: case CONDITION_execnz: place = MACHINE_EXEC; n = lanes; break;
	default: return -1;
	}
	bool wanted = condition == CONDITION_scc1 || condition == CONDITION_vccnz || condition == CONDITION_execnz;
	for (unsigned k = 0; k < n; k++) {
		known &= machine_has(st->known, place + k);
		*depends |= machine_has(st->depends, place + k);
		any |= st->value[place + k];
	}
	return known ? (any != 0) == wanted : -1;
}

/* Joins a state into `to`. sure: the new path is certainly possible. Returns whether `to` changes. */
/* Records whether control can follow an edge with the current state, and returns it. Sets *sure to whether it certainly does. */
static bool
takes(struct machine *m, const struct machine_state *st, const struct graph_edge *e, bool *sure)
{
	bool conditional = e->reason == EDGE_TAKEN || e->reason == EDGE_NOT_TAKEN, depends = false;
	int is = conditional ? holds(m, st, e->condition, &depends) : 1;
	struct edge *edge = &m->edges[e - m->g->edges];

	if (is >= 0 && conditional && e->reason == EDGE_NOT_TAKEN)
		is = !is;
	*sure = is && st->sure && (is > 0 || !depends);
	edge->possible |= is != 0;
	edge->sure |= *sure;
	return is;
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct machine *m = context;
	const struct graph_block *b = &m->g->blocks[block];

	for (uint32_t i = first; i < end; i++)
		step_insn(m, i, now);
	bool sure;
	for (uint32_t k = b->edge; end == b->first + b->count && k < b->edge + b->nedges; k++)
		if (m->g->edges[k].to == GRAPH_NONE)
			takes(m, now, &m->g->edges[k], &sure);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct machine *m = context;
	const struct machine_state *from = now;
	struct machine_state *to = state, old = *to;
	bool sure;

	if (!takes(m, from, e, &sure) || !m->waits[e->to])
		return false;
	if (first) {
		*to = *from;
		to->sure = sure;
		return true;
	}
	for (unsigned i = 0; i < MACHINE_PLACES; i++) {
		bool both = machine_has(to->known, i) && machine_has(from->known, i);
		bool same = both && to->value[i] == from->value[i];

		/* the branches that select one of the two values may depend on the input */
		put_bit(to->depends, i, machine_has(to->depends, i) || machine_has(from->depends, i) || (both && !same));
		set_dword(to, i, same, to->value[i]);
	}
	to->packer_known &= from->packer_known & ~(to->packer ^ from->packer);
	to->packer &= to->packer_known;
	to->packer_depends |= from->packer_depends;
	to->sure |= sure;
	to->escaped |= from->escaped;
	to->polled &= from->polled;
	to->may_have_polled |= from->may_have_polled;
	return memcmp(&old, to, sizeof old) != 0;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

struct machine *
machine_open(const struct flow *flow, const struct graph *g, const bool *waits)
{
	struct machine *m = array_make(1, sizeof *m);

	m->g = g;
	m->isa = flow->code->isa;
	m->waits = waits;
	for (unsigned u = 0; u < INSN_UNITS; u++) {
		unsigned number, file = insn_unit_file(u, &number);

		m->place[u] = (uint8_t)place_of(file, number);
	}
	m->ops = array_make(g->ninsns, sizeof m->ops[0]);
	solve_open(&m->solve, &rules, g, sizeof(struct machine_state), NULL, m);
	m->edges = array_make(g->nedges, sizeof m->edges[0]);
	for (uint32_t b = 0; b < g->nblocks; b++)
		for (uint32_t i = g->blocks[b].first; waits[b] && i < g->blocks[b].first + g->blocks[b].count; i++, m->size++)
			read_op(m, flow->code, i, &m->ops[i]);
	return m;
}

void
machine_close(struct machine *m)
{
	alloc_free(m->ops);
	solve_close(&m->solve);
	alloc_free(m->edges);
	alloc_free(m);
}

void
machine_run(struct machine *m, const struct machine_input *in)
{
	const struct graph *g = m->g;
	struct machine_state *start = solve_state(&m->solve, g->entry);

	memset(m->edges, 0, g->nedges * sizeof m->edges[0]);
	memset(start, 0, sizeof *start);
	start->sure = true;
	start->packer_known = UINT32_MAX; /* no packer is selected at the start: all bits are known to be 0 */
	if (in->argument != MACHINE_NOWHERE) {
		put_bit(start->depends, in->argument, true);
		set_dword(start, in->argument, in->known, in->value);
	}
	set_dword(start, MACHINE_EXITING, in->known, in->exiting);
	put_bit(start->depends, MACHINE_EXITING, in->known);
	solve_restart(&m->solve);
	if (m->waits[g->entry])
		solve_wake(&m->solve, g->entry);
	solve_run(&m->solve);
}

const struct machine_state *
machine_before(struct machine *m, uint32_t block, uint32_t insn)
{
	return m->solve.reached[block] ? solve_at(&m->solve, block, insn) : NULL;
}

bool
machine_goes(const struct machine *m, uint32_t edge, bool *sure)
{
	*sure = m->edges[edge].sure;
	return m->edges[edge].possible;
}

bool
machine_decides(struct machine *m, uint32_t block)
{
	const struct graph_block *b = &m->g->blocks[block];
	const struct machine_state *st = machine_before(m, block, b->first + b->count);
	bool depends = false, any = false;

	for (uint32_t k = b->edge; st && k < b->edge + b->nedges; k++) {
		holds(m, st, m->g->edges[k].condition, &depends);
		any |= depends;
	}
	return any;
}
