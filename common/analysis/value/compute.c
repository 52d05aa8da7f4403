/* A 64-bit constant is added to an address by two instructions, and the second one needs the carry of the first one. The
 * carry is unknown, because the section's address is unknown. However, the upper half of the sum, relative to the section,
 * follows from the address's offset in the section and both halves of the constant. */
#include "common/analysis/value/compute.h"

#include "common/analysis/value/bits.h"
#include "common/analysis/value/operand_source.h"
#include "common/elf/reloc.h"
#include "common/meaning/meaning.h"

enum { MOST_PAIRS = 256 }; /* limit of the pairs formed from the members of two sets */

static bool
is_place(const struct value *v)
{
	return v->kind == VALUE_HERE || v->kind == VALUE_PLACES;
}

static bool
is_address(const struct value *v)
{
	return v->kind >= VALUE_HERE && v->kind <= VALUE_TABLE;
}

static bool
subtracts(unsigned operation)
{
	return operation == OPERATION_subtract || operation == OPERATION_subtract_borrow || operation == OPERATION_subtract_signed ||
		operation == OPERATION_subtract_64;
}

/* Lists the sums of each location in a and each constant in b or, with `back`, the differences. Returns false if there are too
 * many. */
static bool
add_places(const struct value_set *a, const struct value_set *b, bool back, struct value_set *out)
{
	out->n = 0;
	if (a->n * b->n > MOST_PAIRS)
		return false;
	for (unsigned i = 0; i < a->n; i++)
		for (unsigned k = 0; k < b->n; k++)
			if (!value_set_add(out, back ? wrap_subtract(a->v[i], b->v[k]) : wrap_add(a->v[i], b->v[k])))
				return false;
	return true;
}

/* Returns the sum of the lower half of an address and a relocated literal, or VALUE_NONE if it is unknown. */
static struct value
add_reloc(const struct value_analysis *s, const struct graph_reloc *reloc, const struct value *a)
{
	bool entry = reloc->type == R_AMDGPU_GOTPCREL32_LO || reloc->type == R_AMDGPU_GOTPCREL;
	bool relative = reloc->type == R_AMDGPU_REL32_LO || reloc->type == R_AMDGPU_REL32 || reloc->type == R_AMDGPU_REL64;
	struct value sum = *a;

	if (a->kind != VALUE_HERE || !(entry || relative))
		return (struct value){0};
	sum.kind = entry ? VALUE_ENTRY : VALUE_SYMBOL;
	sum.what = (uint32_t)(reloc - s->code->relocs);
	sum.offset = wrap_add(sum.offset, wrap_add(reloc->addend, -(int64_t)reloc->at));
	return sum;
}

/* Returns the sum, or with `back` the difference, of the lower half of an address and a 32-bit constant or relocated literal. Sets
 * *carry. */
static struct value
add_low(struct value_analysis *s, const struct value_step *p, const struct value *a, const struct value *b, bool back, struct carry *carry)
{
	const struct graph_reloc *reloc = source_reloc(s, p);
	struct value sum = *a;

	if (a->half)
		return (struct value){0};
	struct value_set from, by, to;
	if (reloc && !value_set_is(b)) {
		sum = back ? (struct value){0} : add_reloc(s, reloc, a);
	} else if (!value_set_is_constant(b)) {
		return (struct value){0};
	} else if (is_place(a)) {
		value_set_list(&s->choices, a, &from);
		value_set_list(&s->choices, b, &by);
		sum = add_places(&from, &by, back, &to) ? value_set_place_half(&s->choices, &to, 0) : (struct value){0};
	} else if (b->kind == VALUE_CONSTANT) {
		sum.offset = back ? wrap_subtract(sum.offset, b->offset) : wrap_add(sum.offset, b->offset);
	} else {
		return (struct value){0};
	}
	if (sum.kind)
		*carry = (struct carry){CARRY_ADDRESS, false,
			sum.kind == VALUE_SYMBOL || sum.kind == VALUE_ENTRY ? reloc != NULL : false, *a, *b, sum};
	return sum;
}

/* Returns the 64-bit constant with the lower half `low` and one of the possible upper halves. Prefers the upper half that
 * sign-extends `low`. */
static int64_t
wide(const struct value_set *high, int64_t low)
{
	uint32_t upper = (uint32_t)high->v[0], extended = low >> 31 & 1 ? UINT32_MAX : 0;

	for (unsigned i = 0; i < high->n; i++)
		if ((uint32_t)high->v[i] == extended)
			upper = extended;
	return (int64_t)((uint64_t)upper << 32 | (uint32_t)low);
}

/* Returns the sum, or with `back` the difference, of the upper half of an address, a 32-bit constant or relocated literal, and
 * st->carry. */
static struct value
add_high(struct value_analysis *s, const struct value_state *st, const struct value *a, const struct value *b, bool back)
{
	const struct carry *carry = &st->carry;
	struct value both[2] = {carry->before, *a}, sum = carry->after;

	sum.half = 1;
	if (carry->kind != CARRY_ADDRESS || a->half != 1)
		return (struct value){0};
	if (!is_place(a)) {
		if (a->kind != both[0].kind || a->what != both[0].what || (uint32_t)a->offset != (uint32_t)both[0].offset)
			return (struct value){0};
		if (!carry->by_reloc && b->kind != VALUE_CONSTANT)
			return (struct value){0};
		if (!carry->by_reloc)
			sum.offset = (back ? wrap_subtract : wrap_add)(a->offset,
				(int64_t)((uint64_t)b->offset << 32 | (uint64_t)carry->low.offset));
		return sum;
	}
	bool place;
	struct value_set from;
	if (!value_set_list_64(&s->choices, both, &from, &place) || !place)
		return (struct value){0};
	if (carry->by_reloc)
		return sum;
	if (!value_set_is_constant(b))
		return (struct value){0};
	struct value_set by;
	value_set_list(&s->choices, &carry->low, &by);
	struct value_set high;
	value_set_list(&s->choices, b, &high);
	for (unsigned i = 0; i < by.n; i++)
		by.v[i] = wide(&high, by.v[i]);
	struct value_set to;
	return add_places(&from, &by, back, &to) ? value_set_place_half(&s->choices, &to, 1) : (struct value){0};
}

/* Sets v to the sum, or with `back` to the difference, of an address and a 64-bit constant or relocated literal. */
static void
add_wide(struct value_analysis *s, const struct value_step *p, const struct value a[2], const struct value b[2], bool back,
	struct value v[2])
{
	const struct graph_reloc *reloc = source_reloc(s, p);

	if (reloc && !value_set_is(&b[0])) {
		if (back || a[0].half || a[1].half != 1 || a[1].kind != a[0].kind || a[1].offset != a[0].offset)
			return;
		v[0] = v[1] = add_reloc(s, reloc, &a[0]);
		v[1].half = v[1].kind != VALUE_NONE;
		return;
	}
	bool place;
	struct value_set from, by, to;
	if (!value_set_list_64(&s->choices, a, &from, &place) || !place || !value_set_list_64(&s->choices, b, &by, &place) || place ||
			!add_places(&from, &by, back, &to))
		return;
	struct value_set upper = to; /* value_set_place_half() clears the upper halves of a set of lower halves */
	v[0] = value_set_place_half(&s->choices, &to, 0);
	v[1] = value_set_place_half(&s->choices, &upper, 1);
}

/* Returns whether a mask leaves an address unchanged. Instructions are aligned to 4 bytes, and addresses have 48 bits. */
static bool
keeps_address(const struct value_analysis *s, const struct value *a, const struct value *mask)
{
	enum { ALIGNED = 4, UPPER = 0xffff };

	if (!is_place(a) || mask->kind != VALUE_CONSTANT)
		return false;
	if (a->half)
		return ((uint32_t)mask->offset & UPPER) == UPPER;
	struct value_set at;
	value_set_list(&s->choices, a, &at);
	for (unsigned i = 0; i < at.n; i++)
		if (at.v[i] & ~mask->offset & (ALIGNED - 1))
			return false;
	return ((uint32_t)mask->offset | (ALIGNED - 1)) == UINT32_MAX;
}

static void
of_address(struct value_analysis *s, const struct value_state *st, const struct value_step *p, const struct value a[2],
	const struct value b[2], struct value v[2], struct carry *carry)
{
	unsigned operation = p->e->operation;

	switch (operation) {
	case OPERATION_add: case OPERATION_subtract:
	case OPERATION_add_signed: case OPERATION_subtract_signed:
		v[0] = add_low(s, p, &a[0], &b[0], subtracts(operation), carry);
		if (operation == OPERATION_add_signed || operation == OPERATION_subtract_signed)
			carry->kind = CARRY_NONE; /* scc is the overflow, not the carry */
		break;
	case OPERATION_add_carry: case OPERATION_subtract_borrow:
		v[0] = add_high(s, st, &a[0], &b[0], subtracts(operation));
		break;
	case OPERATION_add_64: case OPERATION_subtract_64:
		add_wide(s, p, a, b, subtracts(operation), v);
		break;
	case OPERATION_extend:
		/* From GFX12 on, s_getpc_b64 does not sign-extend the address, so the code sign-extends the upper half itself. The
		 * analysis represents extended and unextended addresses by the same value. */
		if (a[0].half == 1)
			v[0] = a[0];
		break;
	case OPERATION_and:
		if (keeps_address(s, &a[0], &b[0]))
			v[0] = a[0];
		break;
	}
}

/* Lists the possible values of a source of n dwords, as constants of `bits` bits. Returns false if they are unknown. */
static bool
constants(const struct value_analysis *s, const struct value v[2], unsigned n, unsigned bits, struct value_set *out)
{
	if (bits == 32 || n < 2) {
		if (!n || !value_set_is_constant(&v[0]))
			return false;
		value_set_list(&s->choices, &v[0], out);
		return true;
	}
	bool place;
	return value_set_list_64(&s->choices, v, out, &place) && !place;
}

static void
put_constants(struct value_analysis *s, struct value_set *c, unsigned bits, struct value v[2])
{
	if (bits == 32) {
		v[0] = value_set_constant(&s->choices, c);
		return;
	}
	v[0] = value_set_constant_half(&s->choices, c, 0);
	v[1] = value_set_constant_half(&s->choices, c, 1);
}

/* The possible values of an instruction's operands. */
struct known_operands {
	struct value_set value[INSN_SLOTS];
	unsigned slots[INSN_SLOTS], n, choices; /* slots: operands with values; choices: number of combinations of the values */
};

/* Finds the possible values of the operands that a program reads. Returns false if some operand is not known. */
static bool
find_inputs(const struct value_analysis *s, const struct value_state *st, const struct value_step *p,
	const struct meaning_program *program, struct known_operands *in)
{
	in->n = 0;
	in->choices = 1;
	for (unsigned slot = 0; slot < INSN_SLOTS; slot++) {
		if (!(program->operands >> slot & 1))
			continue;
		struct value v[2];
		unsigned n = source_values(s, st, p, slot, v);
		if (!constants(s, v, n, n > 1 ? 64 : 32, &in->value[slot]) || in->choices * in->value[slot].n > MOST_PAIRS)
			return false;
		for (unsigned i = 0; n == 1 && program->signs >> slot & 1 && i < in->value[slot].n; i++)
			in->value[slot].v[i] = (int32_t)in->value[slot].v[i]; /* a literal of 32 bits */
		in->slots[in->n++] = slot;
		in->choices *= in->value[slot].n;
	}
	return true;
}

/* Computes the set of possible results of a scalar instruction if the values of all its operands are known. Sets v to the result, and
 * *carry to scc if that is known. Returns false if an operand is not known, or if there are too many results. */
static bool
compute_all(struct value_analysis *s, const struct value_state *st, const struct value_step *p, const struct meaning_program *program,
	unsigned bits, struct value v[2], struct carry *carry)
{
	bool uses = program->implied, first = false, same = true;
	struct value_set out = {0};
	struct known_operands in;

	if ((uses && st->carry.kind != CARRY_KNOWN) || !find_inputs(s, st, p, program, &in))
		return false;
	for (unsigned i = 0; i < in.choices; i++) {
		struct meaning_scalar x = {.scc = uses && st->carry.is};
		unsigned rest = i;

		for (unsigned k = 0; k < in.n; k++) {
			const struct value_set *set = &in.value[in.slots[k]];

			x.value[in.slots[k]] = (uint64_t)set->v[rest % set->n];
			rest /= set->n;
		}
		meaning_compute_scalar(program, &x);
		if (!value_set_add(&out, (int64_t)(bits == 32 ? (uint32_t)x.value[0] : x.value[0])))
			return false;
		first = i ? first : x.scc;
		same &= first == x.scc;
	}
	put_constants(s, &out, bits, v);
	*carry = (struct carry){.kind = same ? CARRY_KNOWN : CARRY_NONE, .is = first};
	return true;
}

struct narrow_inputs {
	const struct value_analysis *s;
	const struct value_state *st;
	const struct value_step *p;
	const struct meaning_program *program;
};

/* Returns the known bits and the range of an operand, as bits_inputs.operand. */
static struct bits
known_bits(void *context, unsigned slot, unsigned width)
{
	const struct narrow_inputs *in = context;
	struct value_set of;
	struct value v[2];
	unsigned n = source_values(in->s, in->st, in->p, slot, v);

	if (!constants(in->s, v, n, n > 1 ? 64 : 32, &of))
		return bits_unknown(width);
	struct bits out;
	for (unsigned i = 0; i < of.n; i++) {
		struct bits one = bits_constant(width, (uint64_t)(n == 1 && in->program->signs >> slot & 1 ? (int32_t)of.v[i] : of.v[i]));

		out = i ? bits_either(&out, &one) : one;
	}
	return of.n ? out : bits_unknown(width);
}

/* Sets v to the set of possible results if some of the operands are not known. */
static void
narrow(struct value_analysis *s, const struct value_state *st, const struct value_step *p, const struct meaning_program *program,
	unsigned bits, struct value v[2])
{
	struct narrow_inputs context = {s, st, p, program};
	struct bits_inputs in = {.operand = known_bits, .insn = &p->insn, .context = &context};
	struct bits result = bits_of_tree(meaning_tree(program, 0), &in);
	struct value_set out = {0};

	if (result.width != bits)
		return;
	uint64_t results[BITS_MOST];
	out.n = bits_list(&result, results);
	for (unsigned i = 0; i < out.n; i++)
		out.v[i] = (int64_t)results[i];
	put_constants(s, &out, bits, v);
}

/* Computes a select: the result is one of its sources, which scc determines if it is known. A conditional copy is a select between the
 * new and the old value. */
static void
select_value(struct value_analysis *s, const struct value_state *st, const struct value_step *p, const struct meaning_node *choose,
	unsigned words, struct value v[2])
{
	if (!choose || choose->kind != NODE_choose)
		return;
	unsigned n[2];
	struct value of[2][2];
	for (unsigned i = 0; i < 2; i++) {
		if (meaning_child(choose, 1 + i)->kind != NODE_operand)
			return;
		n[i] = source_values(s, st, p, meaning_child(choose, 1 + i)->slot, of[i]);
	}
	for (unsigned k = 0; k < words && k < n[0] && k < n[1]; k++)
		if (st->carry.kind == CARRY_KNOWN)
			v[k] = of[!st->carry.is][k];
		else if (s->chooses || value_same(&of[0][k], &of[1][k]))
			v[k] = value_set_either(&s->choices, &of[0][k], &of[1][k]);
}

void
compute(struct value_analysis *s, const struct value_state *st, const struct value_step *p, struct value v[2], struct carry *carry)
{
	const struct insn_operand *d = source_operand(p, 0);
	unsigned operation = p->e->operation, words = d && d->count >= 2 ? 2 : 1, bits = 32 * words;
	const struct meaning_program *program = meaning_scalar_program(s->code->isa, &p->insn);
	unsigned reads = program ? program->operands : 0;

	v[0] = v[1] = (struct value){0};
	if (!reads)
		return;
	struct value a[2];
	source_values(s, st, p, (unsigned)__builtin_ctz(reads), a);
	reads &= reads - 1;
	struct value b[2];
	unsigned nb = reads ? source_values(s, st, p, (unsigned)__builtin_ctz(reads), b) : 0;
	if (operation == OPERATION_select || operation == OPERATION_copy_if)
		select_value(s, st, p, meaning_tree(program, 0), words, v);
	else if (!subtracts(operation) && !is_address(&a[0]) && is_address(&b[0]) && nb)
		of_address(s, st, p, b, a, v, carry);
	else if (is_address(&a[0]))
		of_address(s, st, p, a, b, v, carry);
	else if (!compute_all(s, st, p, program, bits, v, carry) && s->chooses)
		narrow(s, st, p, program, bits, v);
}

unsigned
value_flags(const struct insn_effects *e, const struct meaning_node *result, bool has_source)
{
	unsigned flags = has_source ? HAS_SOURCES : HAS_VALUE;

	if (e->operation >= OPERATION_arithmetic && e->operation <= OPERATION_subtract_64)
		return flags | (bits_narrows(result) ? HAS_RANGE : 0);
	switch (e->operation) {
	case OPERATION_none: return 0;
	case OPERATION_select: case OPERATION_copy_if: return flags;
	default: return e->operation < OPERATION_get_hwreg ? HAS_VALUE : 0; /* the later ones are not evaluated */
	}
}
