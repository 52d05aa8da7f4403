#include "common/analysis/dvgpr/condition.h"

#include <string.h>

#include "common/meaning/meaning.h"

enum { STATES = 4, SAVED = 2 }; /* SAVED: what the second value of the saved register adds to the index of a set */

/* Returns the union of two sets. If both are possible and they differ, a condition that was copied may tell them apart later. */
static uint32_t
merge(const struct dvgpr_state *st, uint32_t a, uint32_t b)
{
	return a | b | (st->copied && a && b && a != b ? (uint32_t)DVGPR_DOUBT : 0);
}

static void
forget_scc(struct dvgpr_state *st)
{
	for (unsigned k = 0; k < STATES; k += SAVED)
		st->sizes[k] = st->sizes[k + 1] = merge(st, st->sizes[k], st->sizes[k + 1]);
}

static void
forget_saved(struct dvgpr_state *st)
{
	for (unsigned scc = 0; scc < SAVED && st->saved != INSN_UNITS; scc++) {
		st->sizes[scc] = merge(st, st->sizes[scc], st->sizes[scc + SAVED]);
		st->sizes[scc + SAVED] = 0;
	}
	st->saved = INSN_UNITS;
}

void
condition_forget(struct dvgpr_state *st)
{
	forget_scc(st);
	forget_saved(st);
}

void
condition_set(struct dvgpr_state *st, uint32_t failed, uint32_t succeeded)
{
	memset(st->sizes, 0, sizeof st->sizes);
	st->sizes[0] = failed;
	st->sizes[1] = succeeded;
	st->saved = INSN_UNITS;
	st->copied = false;
}

/* Returns whether the sizes differ for the values of scc. */
static bool
scc_tells(const struct dvgpr_state *st)
{
	return st->sizes[0] != st->sizes[1] || st->sizes[SAVED] != st->sizes[SAVED + 1];
}

static bool
saved_tells(const struct dvgpr_state *st)
{
	return st->saved != INSN_UNITS && (st->sizes[0] != st->sizes[SAVED] || st->sizes[1] != st->sizes[SAVED + 1]);
}

/* How an instruction uses scc and the saved register. */
struct condition_use {
	bool reads_scc, writes_scc, reads_saved, writes_saved;
	const struct insn_operand *result; /* the scalar register that it writes; NULL: none, or several */
	unsigned results;
};

static struct condition_use
use_of(const struct dvgpr_state *st, const struct insn_operand *op, unsigned n)
{
	struct condition_use u = {0};

	for (unsigned i = 0; i < n; i++) {
		unsigned unit = insn_unit(op[i].file, op[i].first);
		bool saved = st->saved >= unit && st->saved < unit + op[i].count, scc = op[i].file == FILE_scc;

		u.reads_scc |= scc && op[i].access & ACCESS_read;
		u.writes_scc |= scc && op[i].access & ACCESS_write;
		u.reads_saved |= saved && op[i].access & ACCESS_read;
		u.writes_saved |= saved && op[i].access & ACCESS_write;
		if (scc || !(op[i].access & ACCESS_write))
			continue;
		u.results += op[i].count;
		u.result = u.results == 1 && (op[i].file == FILE_sgpr || op[i].file == FILE_vcc) ? &op[i] : NULL;
	}
	return u;
}

/* Finds the sources of an instruction. Returns false if one is neither a constant nor the saved register. */
static bool
find_sources(const struct dvgpr_state *st, const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n,
	const struct meaning_program *program, struct meaning_scalar *x, uint16_t *saved)
{
	*saved = 0;
	for (unsigned slot = 0; slot < INSN_SLOTS; slot++) {
		const struct insn_operand *source = insn_operand_at(op, n, slot);
		uint32_t dword[2] = {0};

		if (!(program->operands >> slot & 1))
			continue;
		if (source && source->count == 1 && insn_unit(source->file, source->first) == st->saved)
			*saved |= (uint16_t)(1u << slot);
		else if (source || !insn_constant(isa, insn, slot, dword))
			return false;
		x->value[slot] = dword[0] | (uint64_t)dword[1] << 32;
	}
	return true;
}

/* Computes what an instruction does to scc and to a register that then has one of two values. Returns false if it cannot be computed. */
static bool
follow(struct dvgpr_state *st, const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n,
	const struct condition_use *u)
{
	const struct meaning_program *program = meaning_scalar_program(isa, insn);
	struct meaning_scalar in = {0};
	struct dvgpr_state after = *st;
	unsigned values = 0;
	uint16_t saved;

	if (!program || (u->results && (!u->result || u->result->slot < 0)) || !find_sources(st, isa, insn, op, n, program, &in, &saved))
		return false;
	memset(after.sizes, 0, sizeof after.sizes);
	if (u->result)
		after.saved = (uint16_t)insn_unit(u->result->file, u->result->first);
	for (unsigned k = 0; k < STATES; k++) {
		struct meaning_scalar x = in;
		unsigned second = k / SAVED;

		if (!st->sizes[k])
			continue;
		x.scc = k % SAVED;
		for (unsigned slot = 0; slot < INSN_SLOTS; slot++)
			if (saved >> slot & 1)
				x.value[slot] = st->saved_as[k / SAVED];
		meaning_compute_scalar(program, &x);
		if (u->result) {
			uint32_t value = (uint32_t)x.value[u->result->slot];

			for (second = 0; second < values && after.saved_as[second] != value;)
				second++;
			if (second == SAVED)
				return false;
			after.saved_as[second] = value;
			values += second == values;
		}
		after.sizes[(u->writes_scc ? x.scc : k % SAVED) + SAVED * second] |= st->sizes[k];
	}
	if (u->result && values < SAVED)
		after.saved = INSN_UNITS;
	after.copied |= saved_tells(st) && st->saved != after.saved;
	*st = after;
	return true;
}

void
condition_pass(struct dvgpr_state *st, const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n)
{
	struct condition_use u = use_of(st, op, n);

	if (insn_effects(isa, insn)->flow == CONTROL_conditional)
		return;
	u.reads_scc &= scc_tells(st);
	u.reads_saved &= saved_tells(st);
	if ((u.reads_scc || u.reads_saved) && follow(st, isa, insn, op, n, &u))
		return;
	st->copied |= u.reads_scc || u.reads_saved;
	if (u.writes_scc)
		forget_scc(st);
	if (u.writes_saved)
		forget_saved(st);
}

/* Returns the bits of the indexes of sets that are possible on an edge. */
static unsigned
possible(const struct dvgpr_state *st, const struct graph_edge *e)
{
	bool taken = e->reason == EDGE_TAKEN;
	unsigned all = 0;

	if (!taken && e->reason != EDGE_NOT_TAKEN)
		return 15;
	bool vccnz;
	switch (e->condition) {
	case CONDITION_scc0: case CONDITION_scc1:
		return taken == (e->condition == CONDITION_scc1) ? 10 : 5;
	case CONDITION_vccz: case CONDITION_vccnz:
		if (st->saved != insn_unit(FILE_vcc, 0))
			return 15;
		vccnz = taken == (e->condition == CONDITION_vccnz);
		for (unsigned k = 0; k < STATES; k++)
			all |= (unsigned)((st->saved_as[k / SAVED] != 0) == vccnz) << k;
		return all;
	default:
		return 15;
	}
}

bool
condition_edge(struct dvgpr_state *st, const struct graph_edge *e)
{
	unsigned all = possible(st, e);

	for (unsigned k = 0; k < STATES; k++)
		if (!(all >> k & 1))
			st->sizes[k] = 0;
	return (dvgpr_sizes(st) & ~(uint32_t)DVGPR_DOUBT) != 0;
}

bool
condition_join(struct dvgpr_state *to, const struct dvgpr_state *from)
{
	struct dvgpr_state old = *to, other = *from;

	if (!dvgpr_sizes(to)) {
		*to = *from;
		return true;
	}
	if (to->saved != other.saved || (to->saved != INSN_UNITS && memcmp(to->saved_as, other.saved_as, sizeof to->saved_as) != 0)) {
		to->copied |= saved_tells(to);
		other.copied |= saved_tells(&other);
		forget_saved(to);
		forget_saved(&other);
	}
	to->copied |= other.copied;
	for (unsigned k = 0; k < STATES; k++)
		to->sizes[k] |= other.sizes[k];
	for (unsigned k = 0; k < sizeof to->lost / sizeof to->lost[0]; k++)
		to->lost[k] |= other.lost[k];
	return memcmp(to->sizes, old.sizes, sizeof old.sizes) != 0 || memcmp(to->lost, old.lost, sizeof old.lost) != 0 ||
		to->saved != old.saved || to->copied != old.copied;
}
