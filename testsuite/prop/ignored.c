/* Flips each bit of an instruction of every form, for every processor. If hardware ignores the bit (~ in encodings.tbl and
 * forms.tbl), the instruction and its text must stay the same. Otherwise the result must be invalid, have a different text, or be
 * an instruction of another form with the same text. */
#include <stdio.h>
#include <string.h>

#include "common/base/memory/le.h"
#include "common/isa/tables.h"
#include "testsuite/prop/random.h"

enum { TRIES = 200, SHOWN = 20 };

static unsigned failures, forms, missed, flips, ignored;

static void
complain(const struct isa *isa, const uint8_t *bytes, unsigned bit, const char *text, const char *what)
{
	if (failures++ < SHOWN)
		printf("%s: %08x %08x %08x \"%s\", bit %u: %s\n", isa->target->name, le_get32(bytes), le_get32(bytes + 4),
			le_get32(bytes + 8), text, bit, what);
}

/* Finds random bytes that decode to an instruction of this form. Returns false if TRIES attempts do not succeed. */
static bool
find_words(const struct isa *isa, const struct form *form, uint8_t *bytes, struct insn *insn)
{
	for (unsigned i = 0; i < TRIES; i++) {
		for (unsigned k = 0; k < INSN_BYTES / 4; k++) {
			uint32_t word = (uint32_t)next_random();

			if (i & 1)
				word &= (uint32_t)next_random() & (uint32_t)next_random();
			if (k < 3)
				word = (word & ~form->mask[k]) | form->value[k];
			le_put32(bytes + 4 * k, word);
		}
		if (insn_decode(isa, bytes, INSN_BYTES, insn) && insn->form == form)
			return true;
	}
	return false;
}

/* Returns whether other bits of the instruction can make this bit unused: it is in a disabled source of an export, or in an
 * address register beyond the coordinates of an image. */
static bool
is_switched_off(const struct form *form, unsigned bit)
{
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned syntax = isa_slots[form->slots + i].syntax;

		if ((syntax == SYNTAX_EXP_SRC && bit >= 32) || (syntax == SYNTAX_NSA && bit >= 56))
			return true;
	}
	return false;
}

static void
flip(const struct isa *isa, const uint8_t *bytes, const struct insn *insn, unsigned bit)
{
	const struct form *form = insn->form;
	bool is_ignored = bit < 32 * FORM_WORDS && form->ignored[bit / 32] >> bit % 32 & 1;
	char text[INSN_TEXT];

	insn_print(isa, insn, text);
	uint8_t flipped[INSN_BYTES];
	memcpy(flipped, bytes, sizeof flipped);
	flipped[bit / 8] ^= (uint8_t)(1u << bit % 8);
	struct insn other;
	unsigned size = insn_decode(isa, flipped, INSN_BYTES, &other);
	char other_text[INSN_TEXT];
	if (size)
		insn_print(isa, &other, other_text);
	flips++;
	ignored += is_ignored;
	if (is_ignored && (size != insn->size || other.form != form || strcmp(text, other_text) != 0))
		complain(isa, bytes, bit, text, size ? other_text : "it is ignored, but the words are none any more");
	if (!is_ignored && size == insn->size && other.form == form && strcmp(text, other_text) == 0 && !is_switched_off(form, bit))
		complain(isa, bytes, bit, text, "it is not ignored, but changes nothing");
}

/* Checks each form once; decode lists share forms. */
static void
check_forms(const struct isa *isa)
{
	static bool done[UINT16_MAX + 1];

	memset(done, 0, sizeof done);
	struct insn insn;
	uint8_t bytes[INSN_BYTES];
	for (unsigned top = 0; top < 512; top++) {
		const struct decode_step *step = &isa_decode_steps[__builtin_ctzll(isa->target->class_bit)][top];

		for (unsigned i = 0; i <= step->mask; i++) {
			const struct form_run *run = &isa_decode_runs[step->first + i];

			for (unsigned k = 0; k < run->count; k++) {
				unsigned number = isa_decode_forms[run->first + k];

				if (done[number] || !form_is_here(isa, &isa_forms[number]))
					continue;
				done[number] = true;
				forms++;
				if (!find_words(isa, &isa_forms[number], bytes, &insn)) {
					missed++;
					continue;
				}
				for (unsigned bit = 0; bit < 8u * insn.size; bit++)
					flip(isa, bytes, &insn, bit);
			}
		}
	}
}

int
main(void)
{
	class_mask seen = 0;

	for (size_t i = 0; i < isa_ntargets; i++) {
		struct isa isa;

		isa_init(&isa, &isa_targets[i]);
		if (seen & isa.target->class_bit)
			continue;
		seen |= isa.target->class_bit;
		check_forms(&isa);
		if (isa.wave32) {
			isa.wave32 = false;
			check_forms(&isa);
		}
	}
	if (failures || missed > forms / 100 || ignored < flips / 100 || !flips)
		printf("%u of %u bits wrong, %u ignored; no words for %u of %u forms\n", failures, flips, ignored, missed, forms), failures++;
	return failures != 0;
}
