/* Addresses of images from gfx10 on (RDNA ISA manuals, "MIMG"). The registers are: offset, bias, compare,
 * gradients, coordinates, lod; with a16 coordinates and lod are packed two a register; the _g16
 * instructions pack each half of the gradients by itself. */
#include "common/isa/operand/nsa.h"
#include "common/isa/register.h"

enum { RAY = 11, RAY_A16 = 8, MAX_LISTED = 13, FIVE = 5, MAX_EXACT = 12, TUPLE_ABOVE = 16 };

unsigned
nsa_dwords(const struct insn *insn)
{
	const struct image_dim *dim = &isa_dims[field_get(insn, FIELD_DIM) & 7];
	unsigned args = insn->form->args;
	bool a16 = field_get(insn, FIELD_A16);
	unsigned n = (args & ARGS_O ? 1 : 0) + (args & ARGS_B ? 1 : 0) + (args & ARGS_Z ? 1 : 0);
	unsigned parts = (args & ARGS_C ? dim->coordinates : 0) + (args & ARGS_L ? 1 : 0);

	if (args & (ARGS_R | ARGS_W))
		return (a16 ? RAY_A16 : RAY) + (args & ARGS_W ? 1 : 0);
	if (args & ARGS_G)
		n += args & ARGS_H ? (dim->gradients / 2 + 1) / 2 * 2 : dim->gradients;
	return n + (a16 ? (parts + 1) / 2 : parts);
}

unsigned
nsa_extra(const struct insn *insn)
{
	return field_exists(insn, FIELD_NSA) ? field_get(insn, FIELD_NSA) : 0;
}

/* Register i of the list, which is not the first: a byte each. */
static unsigned
listed(const struct insn *insn, unsigned i)
{
	return insn->word[insn->form->size / 4 + (i - 1) / 4] >> (i - 1) % 4 * 8 & 0xff;
}

static void
set_listed(struct insn *insn, unsigned i, unsigned number)
{
	uint32_t *word = &insn->word[insn->form->size / 4 + (i - 1) / 4];
	unsigned bit = (i - 1) % 4 * 8;

	*word = (*word & ~(UINT32_C(0xff) << bit)) | (uint32_t)number << bit;
}

/* Dwords that hold all of a list but its first. */
static unsigned
extra_dwords(unsigned listed)
{
	return (listed - 1 + 3) / 4;
}

static bool
wrong_count(struct build *b)
{
	return build_miss(b, 5, b->args[b->at].node->loc, "image address size does not match dim and a16 of %s",
		isa_strings + b->insn->form->name);
}

/* The registers that the list has and how wide each is; returns how many. gfx10 lists single ones. From gfx11 on
 * there is room for five: an image's fifth holds all that is left, a ray's are its vectors. */
static unsigned
list_widths(const struct insn *insn, uint8_t widths[MAX_LISTED])
{
	unsigned want = nsa_dwords(insn), args = insn->form->args, n;
	bool five = field_width(insn, FIELD_NSA) == 1;

	if (five && args & (ARGS_R | ARGS_W)) {
		unsigned vectors = field_get(insn, FIELD_A16) ? 2 : 3;

		widths[0] = args & ARGS_W ? 2 : 1;
		widths[1] = 1;
		for (n = 2; n < 2 + vectors; n++)
			widths[n] = 3;
		return n;
	}
	for (n = 0; n < want && n < (five ? FIVE : MAX_LISTED); n++)
		widths[n] = 1;
	if (five && want > FIVE)
		widths[FIVE - 1] = (uint8_t)(want - FIVE + 1);
	return n;
}

static bool
parse_list(struct build *b, const struct slot *slot, const struct node *list)
{
	const struct isa *isa = b->env->isa;
	uint8_t widths[MAX_LISTED];
	unsigned n = 0, want = list_widths(b->insn, widths);
	struct arg a;

	for (const struct node *e = list->arg; e; e = e->next, n++) {
		operand_resolve(b->env, e, &a);
		if (a.kind == ARG_BAD)
			return build_miss(b, 15, a.why_loc, a.why, isa->target->name);
		if (a.kind != ARG_REG || !(reg_class(isa, a.code, a.dwords) & ACCEPT_V))
			return build_miss(b, 4, e->loc, "expected a VGPR in %s", isa_strings + b->insn->form->name);
		if (n >= want)
			return wrong_count(b);
		if (a.dwords != widths[n])
			return build_miss(b, 4, e->loc, widths[n] == 1 ? "expected a single 32-bit register in %s" :
				"the register has the wrong size for this part of the address of %s",
				isa_strings + b->insn->form->name);
		build_use_register(b, a.code, a.dwords);
		if (n)
			set_listed(b->insn, n, a.code - CODE_VGPR);
		else
			field_set(b->insn, slot->field, a.code ^ slot->stored);
	}
	if (n != want)
		return wrong_count(b);
	field_set(b->insn, FIELD_NSA, extra_dwords(n));
	b->insn->size = (uint8_t)(b->insn->form->size + extra_dwords(n) * 4);
	b->at++;
	return true;
}

/* Whether a tuple of so many registers can hold an address of this many. */
static bool
tuple_holds(unsigned have, unsigned want)
{
	if (want > MAX_EXACT)
		return have == TUPLE_ABOVE;
	return have == want || (have == 8 && want > 4 && want < 8); /* what older assemblers asked for */
}

bool
nsa_parse(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	struct arg only;

	if (a && a->node->kind == NODE_LIST && a->node->arg && !a->node->arg->next) { /* a tuple, too: [v[1:3]] */
		operand_resolve(b->env, a->node->arg, &only);
		a = &only;
	} else if (a && a->node->kind == NODE_LIST)
		return parse_list(b, slot, a->node);
	if (!a || a->kind != ARG_REG || !(reg_class(b->env->isa, a->code, a->dwords) & ACCEPT_V))
		return build_miss_next(b, 1, "expected address registers");
	if (!tuple_holds(a->dwords, nsa_dwords(b->insn)))
		return wrong_count(b);
	build_use_register(b, a->code, a->dwords);
	field_set(b->insn, slot->field, operand_stored(slot, a->code));
	b->at++;
	return true;
}

bool
nsa_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned n = nsa_dwords(insn), extra = nsa_extra(insn), code = operand_code(insn, slot);
	uint8_t widths[MAX_LISTED];

	if (!extra)
		return n && reg_class(isa, code, n > MAX_EXACT ? TUPLE_ABOVE : n) & ACCEPT_V;
	n = list_widths(insn, widths);
	for (unsigned i = 0; i < n; i++)
		if (!(reg_class(isa, i ? CODE_VGPR + listed(insn, i) : code, widths[i]) & ACCEPT_V))
			return false;
	/* bytes after the last address are not looked at */
	return extra_dwords(n) == extra;
}

void
nsa_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned n = nsa_dwords(insn);
	uint8_t widths[MAX_LISTED];

	if (!nsa_extra(insn)) {
		reg_print(t, isa, operand_code(insn, slot), n > MAX_EXACT ? TUPLE_ABOVE : n);
		return;
	}
	n = list_widths(insn, widths);
	text_char(t, '[');
	reg_print(t, isa, operand_code(insn, slot), widths[0]);
	for (unsigned i = 1; i < n; i++) {
		text_put(t, ", ");
		reg_print(t, isa, CODE_VGPR + listed(insn, i), widths[i]);
	}
	text_char(t, ']');
}

unsigned
nsa_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	unsigned n, code = operand_code(insn, slot);
	uint8_t widths[MAX_LISTED];

	(void)isa;
	if (!nsa_extra(insn)) {
		*run = (struct reg_run){(uint16_t)code, (uint16_t)nsa_dwords(insn)};
		return 1;
	}
	n = list_widths(insn, widths);
	for (unsigned i = 0; i < n; i++)
		run[i] = (struct reg_run){(uint16_t)(i ? CODE_VGPR + listed(insn, i) : code), widths[i]};
	return n;
}
