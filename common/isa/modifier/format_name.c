/* Prints formats of typed buffers, using the names of the data and number format or of the unified format. */
#include "common/isa/modifier/modvalue.h"

bool
modifier_print_format(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	const char *data = isa_enum_name(isa, ENUM_DFMT, v & 15);
	const char *numbers = isa_enum_name(isa, ENUM_NFMT, v >> 4);

	(void)insn, (void)m;
	text_put(t, "format:");
	if (!data || !numbers) {
		text_dec(t, v);
		return true;
	}
	text_char(t, '[');
	if ((v & 15) != 1)
		text_put(t, data);
	if (v >> 4) {
		if ((v & 15) != 1)
			text_char(t, ',');
		text_put(t, numbers);
	}
	text_char(t, ']');
	return true;
}

bool
modifier_print_ufmt(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	const char *name = isa_enum_name(isa, ENUM_UFMT, v);

	(void)insn;
	modifier_print_name(t, m);
	if (!name) {
		text_dec(t, v);
		return true;
	}
	text_char(t, '[');
	text_put(t, name);
	text_char(t, ']');
	return true;
}
