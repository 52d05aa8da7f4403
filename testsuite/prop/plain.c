/* Compares the fast paths of decoding and printing with the general paths, on random words for every processor. insn_decode() must
 * find the same form as a search through the groups of encodings; insn_print() must print the same text as insn_print_parts(),
 * which does not use tables of printed operands. */
#include <stdio.h>
#include <string.h>

#include "common/base/memory/le.h"
#include "common/isa/operand_rules.h"
#include "common/isa/fields.h"
#include "common/isa/modifier/modifier.h"
#include "common/isa/operand/operand.h"
#include "testsuite/prop/random.h"

enum { WORDS = 60000, SHOWN = 10 };

static unsigned failures, decoded;

static void
complain(const struct isa *isa, const uint8_t *bytes, const char *what)
{
	if (failures++ < SHOWN)
		printf("%s: %08x %08x: %s\n", isa->target->name, le_get32(bytes), le_get32(bytes + 4), what);
}

/* Generates an instruction of one of n forms, with random bits in the fields. In some cases, one bit is flipped, or a source has
 * an escape code for SDWA, DPP or a literal. */
static void
random_words(const uint16_t *here, unsigned n, uint8_t *bytes)
{
	static const uint8_t escapes[] = {0xe9, 0xea, 0xf9, 0xfa, 0xfe, 0xff};
	const struct form *form = &isa_forms[here[below(n)]];

	for (unsigned i = 0; i < FORM_WORDS; i++) {
		uint32_t word = (uint32_t)next_random();

		if (!below(3))
			word &= (uint32_t)next_random() & (uint32_t)next_random();
		if (i == (form->size > 4) && !below(4))
			word = (word & ~0x1ffu) | escapes[below(sizeof escapes)];
		word = (word & ~form->mask[i]) | form->value[i];
		if (!below(20))
			word ^= 1u << below(32);
		le_put32(bytes + 4 * i, word);
	}
	for (unsigned i = FORM_WORDS; i < INSN_BYTES / 4; i++)
		le_put32(bytes + 4 * i, (uint32_t)next_random());
}

/* Returns whether all literal operands have the same width. */
static bool
literals_agree(const struct insn *insn)
{
	const struct form *form = insn->form;
	unsigned dwords = form->literal;

	for (unsigned i = 0; i < form->nslots; i++) {
		const struct slot *slot = &isa_slots[form->slots + i];
		unsigned code = slot->syntax == SYNTAX_REG ? operand_code(insn, slot) : 0;
		unsigned here = code == CODE_LITERAL && slot->accepts & ACCEPT_L ? 1 : code == CODE_LITERAL64 && slot->accepts & ACCEPT_W ? 2 : 0;

		if (here && dwords && here != dwords)
			return false;
		dwords = here ? here : dwords;
	}
	return true;
}

/* Returns whether the words match a form, checked operand by operand. */
static bool
form_matches(const struct isa *isa, const uint32_t *words, const struct form *form)
{
	struct insn insn = {.form = form};
	char text[INSN_TEXT];
	struct text t = {.at = text};

	if (!form_is_here(isa, form))
		return false;
	memcpy(insn.word, words, FORM_WORDS * sizeof words[0]);
	for (unsigned i = 0; i < FORM_WORDS; i++)
		insn.word[i] = (insn.word[i] & ~form->ignored[i]) | (form->value[i] & form->ignored[i]);
	for (unsigned i = 0; i < FORM_WORDS; i++)
		if ((words[i] ^ form->value[i]) & form->mask[i])
			return false;
	for (unsigned i = 0; i < form->nslots; i++)
		if (!operand_valid(isa, &insn, &isa_slots[form->slots + i]))
			return false;
	return literals_agree(&insn) && (!form->checks_modifiers || modifiers_print(&t, isa, &insn)) &&
		check_decoded(isa, &insn, form->rules & ((1u << RULES_DECODED) - 1));
}

/* Returns the form that matches the words, or NULL. Searches the groups of encodings. */
static const struct form *
search_groups(const struct isa *isa, const uint8_t *bytes)
{
	uint32_t word = le_get32(bytes);
	const struct form_run *top = &isa_decode_top[isa->target->column][word >> 23];
	uint32_t words[FORM_WORDS];

	for (unsigned i = 0; i < FORM_WORDS; i++)
		words[i] = le_get32(bytes + 4 * i);
	for (unsigned i = 0; i < top->count; i++) {
		const struct decode_group *g = &isa_decode_groups[isa_decode_lists[top->first + i]];

		if ((word ^ g->value) & g->mask)
			continue;
		const struct form_run *run = &isa_decode_ops[g->ops + field_read(&isa_fields[g->op], words)];
		for (unsigned k = 0; k < run->count; k++) {
			const struct form *form = &isa_forms[isa_form_list[run->first + k]];

			if (form_matches(isa, words, form))
				return form;
		}
	}
	return NULL;
}

static void
check(const struct isa *isa, const uint8_t *bytes)
{
	struct insn insn;
	unsigned size = insn_decode(isa, bytes, INSN_BYTES, &insn);
	const struct form *form = search_groups(isa, bytes);

	if (form != (size ? insn.form : NULL))
		complain(isa, bytes, form ? "the groups lead to another form" : "the groups lead to no form");
	if (!size)
		return;
	decoded++;
	struct insn_parts parts;
	char quick[INSN_TEXT], slow[INSN_TEXT];
	if (insn_print(isa, &insn, quick) != insn_print_parts(isa, &insn, 0, slow, &parts) || strcmp(quick, slow))
		complain(isa, bytes, slow);
}

static void
check_target(const struct isa *isa)
{
	static uint16_t here[1 << 16];
	unsigned n = 0;

	for (unsigned top = 0; top < 512; top++) {
		const struct decode_step *step = &isa_decode_steps[__builtin_ctzll(isa->target->class_bit)][top];

		for (unsigned i = 0; i <= step->mask; i++) {
			const struct form_run *run = &isa_decode_runs[step->first + i];

			for (unsigned k = 0; k < run->count && n < sizeof here / sizeof here[0]; k++)
				here[n++] = isa_decode_forms[run->first + k];
		}
	}
	uint8_t bytes[INSN_BYTES];
	for (unsigned i = 0; i < WORDS; i++) {
		random_words(here, n, bytes);
		check(isa, bytes);
	}
}

int
main(void)
{
	for (size_t i = 0; i < isa_ntargets; i++) {
		struct isa isa;

		isa_init(&isa, &isa_targets[i]);
		check_target(&isa);
		if (isa.wave32) {
			isa.wave32 = false;
			check_target(&isa);
		}
		isa.true16 = !isa.true16 && target_has(isa.target, FEATURE_TRUE16);
		if (target_has(isa.target, FEATURE_TRUE16))
			check_target(&isa);
	}
	if (!failures && decoded < WORDS)
		printf("only %u instructions were decoded\n", decoded), failures++;
	return failures != 0;
}
