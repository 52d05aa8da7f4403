/* Computes instructions from numbers, and from a part of what is known of these (value/bits.h): what is known of the result must hold for
 * the result. What instructions compute is that of semantics.tbl. */
#include <stdio.h>
#include <string.h>

#include "common/analysis/value/bits.h"
#include "common/isa/tables.h"
#include "common/meaning/operations.h"
#include "testsuite/prop/random.h"

enum { CASES = 300, DWORDS = 2 };

typedef uint32_t rows[DWORDS][MEANING_LANES];

struct inputs {
	rows operand[INSN_SLOTS], implied[IMPLIED_COUNT];
	unsigned hidden;             /* of so many bits, one is known; 0: all are known */
	bool vector;
};

static uint64_t
value_of(const struct inputs *in, rows *of, unsigned width)
{
	uint64_t v = in->vector ? (*of)[0][0] | (uint64_t)(*of)[1][0] << 32 : (*of)[0][0] | (uint64_t)(*of)[0][1] << 32;

	return width < 64 ? v & ((UINT64_C(1) << width) - 1) : v;
}

/* Hides bits of v, or all but a range around it. */
static struct bits
known_part(const struct inputs *in, uint64_t v, unsigned width)
{
	struct bits all = bits_constant(width, v), part = bits_unknown(width), other = bits_constant(width, v + below(40));
	uint64_t known = 0;

	if (!in->hidden)
		return all;
	if (!below(3))
		return bits_either(&all, &other);
	for (unsigned i = 0; i < width; i++)
		known |= (uint64_t)!below(in->hidden) << i;
	part.zero = all.zero & known;
	part.one = all.one & known;
	return part;
}

static struct bits
operand(void *context, unsigned slot, unsigned width)
{
	struct inputs *in = context;

	return known_part(in, value_of(in, &in->operand[slot], width), width);
}

static struct bits
implied(void *context, unsigned n, unsigned width)
{
	struct inputs *in = context;

	return known_part(in, value_of(in, &in->implied[n], width), width);
}

static uint32_t
some_number(void)
{
	uint32_t v = (uint32_t)below(UINT32_MAX);

	switch (below(4)) {
	case 0: return v & 63;
	case 1: return -(v & 7);
	case 2: return 1u << (v & 31);
	default: return v;
	}
}

/* Fills the inputs: each lane has the same numbers. Lane masks are read as 0 or 1. */
static void
fill(struct inputs *in, const struct meaning_program *program)
{
	uint32_t v[INSN_SLOTS + IMPLIED_COUNT][DWORDS];

	for (unsigned i = 0; i < INSN_SLOTS + IMPLIED_COUNT; i++) {
		rows *to = i < INSN_SLOTS ? &in->operand[i] : &in->implied[i - INSN_SLOTS];

		for (unsigned k = 0; k < DWORDS; k++)
			v[i][k] = some_number();
		if (i >= INSN_SLOTS && (i - INSN_SLOTS == IMPLIED_scc || program->vector))
			v[i][0] &= 1;
		for (unsigned k = 0; k < MEANING_LANES; k++) {
			(*to)[0][k] = program->vector || !k ? v[i][0] : v[i][1];
			(*to)[1][k] = v[i][1];
		}
	}
	in->vector = program->vector;
}

static void
run(const struct meaning_program *program, struct inputs *in, rows result[INSN_SLOTS + IMPLIED_COUNT])
{
	static uint32_t fields[MEANING_FIELDS];
	struct meaning_values m = {.n = program->vector ? MEANING_LANES : 1, .active = UINT64_MAX, .field = fields};
	uint64_t written = UINT64_MAX, next = 0;
	bool known = true;

	m.written = &written;
	m.known = &known;
	m.next = &next;
	for (unsigned i = 0; i < INSN_SLOTS; i++) {
		m.operand[i] = in->operand[i][0];
		m.result[i] = result[i][0];
	}
	for (unsigned i = 0; i < IMPLIED_COUNT; i++) {
		m.implied[i] = in->implied[i][0];
		m.implied_result[i] = result[INSN_SLOTS + i][0];
	}
	program->run(&m);
}

/* Returns whether a number is one of those that are known to be possible. */
static bool
holds(const struct bits *a, uint64_t v)
{
	uint64_t part = a->width < 64 ? v & ((UINT64_C(1) << a->width) - 1) : v, top = UINT64_C(1) << (a->width - 1);
	int64_t number = (int64_t)((part ^ top) - top);

	return !(part & a->zero) && (part & a->one) == a->one && number >= a->least && number <= a->most;
}

static bool
is_small(const struct meaning_node *n)
{
	if (n->kind == NODE_operand && n->bits < 32)
		return true;
	for (unsigned k = 0; k < 3; k++)
		if (n->of[k] && is_small(meaning_child(n, k)))
			return true;
	return false;
}

/* Checks a result of a program. Returns false if it is wrong. *exact: it is known from known inputs. */
static bool
check(const struct meaning_program *program, const struct meaning_root *root, struct inputs *in, bool *exact)
{
	static rows result[INSN_SLOTS + IMPLIED_COUNT];
	struct bits_inputs from = {.operand = operand, .implied = implied, .context = in};
	struct bits found = bits_of_tree(&meaning_nodes[root->node], &from);

	run(program, in, result);
	uint64_t v = value_of(in, &result[root->slot], found.width);
	uint64_t list[BITS_MOST];
	*exact = bits_known(&found, &list[0]);
	unsigned n = bits_list(&found, list);
	for (unsigned i = 0; i < n && list[i] != v; i++)
		if (i + 1 == n)
			n = UINT32_MAX;
	if (holds(&found, v) && n != UINT32_MAX)
		return true;
	printf("%s: result %u is %llx, but known are zeros %llx, ones %llx, range %lld to %lld\n", program->text, root->slot,
		(unsigned long long)v, (unsigned long long)found.zero, (unsigned long long)found.one, (long long)found.least,
		(long long)found.most);
	return false;
}

/* Whether a tree of a result says nothing about an address or about halves, which programs read in another way. */
static bool
is_checked(const struct meaning_program *program, const struct meaning_root *root)
{
	return !program->memory && !program->jumps && !program->whole && root->slot < TREE_ADDRESS && !is_small(&meaning_nodes[root->node]);
}

int
main(void)
{
	static struct inputs in;
	unsigned checked = 0, exact = 0;
	bool right = true;

	for (unsigned p = 1; p < meaning_nprograms; p++) {
		const struct meaning_program *program = &meaning_programs[p];

		for (unsigned r = 0; r < program->nroots; r++) {
			const struct meaning_root *root = &meaning_roots[program->root + r];
			bool always = true;

			if (!is_checked(program, root))
				continue;
			for (unsigned i = 0; i < CASES && right; i++) {
				fill(&in, program);
				in.hidden = (unsigned)below(4);
				bool known;
				right &= check(program, root, &in, &known);
				always &= known || in.hidden;
			}
			checked++;
			exact += always;
		}
	}
	if (checked < 400 || exact < 300) {
		printf("%u results checked, %u of them exact\n", checked, exact);
		return 1;
	}
	return !right;
}
