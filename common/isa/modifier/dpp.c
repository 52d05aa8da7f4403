/* Prints DPP modifiers, which specify the lane from which each lane reads. */
#include "common/isa/modifier/modvalue.h"

/* Prints n numbers of the given width in bits, the lowest bits first. */
static void
print_lanes(struct text *t, uint32_t v, unsigned n, unsigned bits)
{
	text_char(t, '[');
	for (unsigned i = 0; i < n; i++) {
		if (i)
			text_char(t, ',');
		text_dec(t, v >> bits * i & ((1u << bits) - 1));
	}
	text_char(t, ']');
}

/* Returns whether any of the modifier's table rows, which are consecutive, has this spelling. The modifier for 64-bit operations
 * has only some of the spellings. */
static bool
can_be(const struct modifier *m, uint16_t spelling)
{
	const struct modifier *row = m;

	while (row < isa_modifiers + isa_nmodifiers && row->name == m->name && row->spelling != spelling)
		row++;
	return row < isa_modifiers + isa_nmodifiers && row->name == m->name;
}

bool
modifier_print_dpp(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)insn;
	for (size_t k = 0; k < isa_ndpp_controls; k++) {
		const struct dpp_control *c = &isa_dpp_controls[k];
		uint32_t last = c->code + (c->from < 0 ? 0 : (uint32_t)(c->to - c->from));
		bool list = !c->code;

		if (!(c->classes & isa->target->class_bit) || (list ? v > 0xff : v < c->code || v > last) || !can_be(m, c->name))
			continue;
		text_put(t, isa_strings + c->name);
		if (list) {
			text_char(t, ':');
			print_lanes(t, v, 4, 2);
		} else if (c->from >= 0) {
			text_char(t, ':');
			text_dec(t, (int64_t)(v - c->code) + c->from);
		}
		return true;
	}
	return false;
}

bool
modifier_print_dpp8(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)insn;
	modifier_print_name(t, m);
	print_lanes(t, v, 8, 3);
	return true;
}
