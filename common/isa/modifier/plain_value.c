/* Prints modifier values that are flags, numbers or names. */
#include "common/isa/modifier/modvalue.h"

void
modifier_print_name(struct text *t, const struct modifier *m)
{
	text_put(t, modifier_spelling(m));
	text_char(t, ':');
}

bool
modifier_print_flag(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn, (void)v;
	text_put(t, modifier_spelling(m));
	return true;
}

/* Returns whether v fits the modifier, whose width may be less than the width of its field. */
static bool
fits(const struct modifier *m, uint32_t v)
{
	return !m->bits || !(v >> m->bits);
}

bool
modifier_print_decimal(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn;
	modifier_print_name(t, m);
	text_dec(t, v);
	return fits(m, v);
}

bool
modifier_print_hex(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn;
	modifier_print_name(t, m);
	text_hex(t, v);
	return fits(m, v);
}

static int64_t
with_sign(const struct insn *insn, const struct modifier *m, int64_t v)
{
	unsigned bits = modifier_width(insn, m);

	return v >> (bits - 1) ? v - (1ll << bits) : v;
}

bool
modifier_print_short(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	return v > 10 ? modifier_print_hex(t, isa, insn, m, v) : modifier_print_decimal(t, isa, insn, m, v);
}

bool
modifier_print_signed(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa;
	modifier_print_name(t, m);
	text_dec(t, with_sign(insn, m, v));
	return true;
}

bool
modifier_print_signed_hex(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa;
	modifier_print_name(t, m);
	text_hex_signed(t, with_sign(insn, m, v));
	return true;
}

/* Prints 1, the only value that the parser accepts for this modifier. */
bool
modifier_print_one(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn, (void)v;
	modifier_print_name(t, m);
	text_char(t, '1');
	return true;
}

bool
modifier_print_omod(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn, (void)m;
	text_put(t, v == 1 ? "mul:2" : v == 2 ? "mul:4" : "div:2");
	return true;
}

bool
modifier_print_enum(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	const char *name = isa_enum_name(isa, m->enumeration, v);

	(void)insn;
	modifier_print_name(t, m);
	if (name)
		text_put(t, name);
	return name;
}

int
modifier_hint_value(const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	for (uint32_t scope = field_get(insn, FIELD_SCOPE) + 1; scope--;)
		if (isa_enum_name(isa, m->enumeration, v | scope << HINT_BITS))
			return (int)(v | scope << HINT_BITS);
	return -1;
}

/* Prints a temporal hint (th): its name or, if it has none, its number. */
bool
modifier_print_hint(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	int named = modifier_hint_value(isa, insn, m, v);

	modifier_print_name(t, m);
	if (named >= 0)
		text_put(t, isa_enum_name(isa, m->enumeration, (uint32_t)named));
	else
		text_hex(t, v);
	return true;
}

bool
modifier_print_dim(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn;
	modifier_print_name(t, m);
	text_put(t, isa_strings + isa_dims[v & 7].name);
	return true;
}
