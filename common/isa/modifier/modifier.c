/* Prints modifiers, which are rows of modifiers.tbl, according to their kind of value. */
#include "common/isa/modifier/modifier.h"

#include "common/isa/modifier/modvalue.h"

static const struct {
	uint8_t takes;
	bool (*print)(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v);
} values[MODVALUE_COUNT] = {
#define MODVALUE(name, takes, parse, print) {TAKES_##takes, print},
ISA_MODVALUE(MODVALUE)
#undef MODVALUE
};

bool
modifier_holds(const struct insn *insn, const struct modifier *m, uint32_t v)
{
	return values[m->value].takes == TAKES_list ? modifier_list_holds(insn, m, v) : field_get(insn, m->field) == v;
}

bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn)
{
	for (unsigned i = 0; i < insn->form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[insn->form->mods + i]];

		if (m->print != PRINT_ALWAYS && modifier_holds(insn, m, m->dflt))
			continue;
		if (m->print == PRINT_NEEDED && isa->true16 && modifier_list_is_implied(insn, m))
			continue;
		text_char(t, ' ');
		if (!values[m->value].print(t, isa, insn, m, field_get(insn, m->field)))
			return false;
	}
	return true;
}
