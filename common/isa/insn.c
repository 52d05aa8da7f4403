/* Decodes and prints instructions. Decoding takes two table lookups: the top bits of the first dword select further bits to
 * examine, and these select a run of forms. A form matches if all bits outside of its fields have the expected values and its
 * operands are valid. For words that no form matches, insn_find_flaw() searches for a near miss, in groups of encodings that have
 * the same fixed bits, most specific groups first. The opcode field of a group indexes a dense array of runs. */
#include <string.h>

#include "common/base/memory/le.h"
#include "common/isa/operand_rules.h"
#include "common/isa/effects.h"
#include "common/isa/modifier/modifier.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/nsa.h"
#include "common/isa/operand/operand.h"
#include "common/isa/plain.h"
#include "common/isa/register.h"

static bool
modifiers_show(const struct insn *insn)
{
	const struct form *f = insn->form;

	return f->mod_always || f->required || ((insn->word[0] ^ f->mod_idle[0]) & f->mod_bits[0]) |
		((insn->word[1] ^ f->mod_idle[1]) & f->mod_bits[1]) |
		((insn->word[2] ^ f->mod_idle[2]) & f->mod_bits[2]) |
		((insn->word[3] ^ f->mod_idle[3]) & f->mod_bits[3]);
}

static bool
modifiers_valid(const struct isa *isa, const struct insn *insn)
{
	char scratch[INSN_TEXT];
	struct text t = {.at = scratch};

	return modifiers_print(&t, isa, insn);
}

enum { ALL_RULES = (1u << RULES_DECODED) - 1 };

struct operand_classes {
	uint64_t quick;   /* classes of the quick slots, 16 bits each */
	unsigned all;     /* union of the classes of plain slots */
	unsigned scalars; /* number of scalar values in plain slots other than the quick slots */
	unsigned literal; /* size of the literal, in dwords */
	bool all_plain;
};

/* Checks the slots in form->checks, and adds the classes of their operands to *found. */
static bool
slots_valid(const struct isa *isa, const struct insn *insn, const uint16_t (*codes)[512],
	uint64_t words, struct operand_classes *found)
{
	const struct form *form = insn->form;
	bool plain = !plain_none(insn);

	for (unsigned left = form->checks; left; left &= left - 1) {
		unsigned i = (unsigned)__builtin_ctz(left), class;
		const struct slot *s = &isa_slots[form->slots + i];
		const struct plain_slot *p = &isa_plain_slots[form->plain + i];

		if (plain && p->row[isa->wave32]) {
			class = plain_class(codes, p, isa->wave32, words);
			if (!class)
				return false;
			found->all |= class;
			found->scalars += (class & ACCEPT_SCALAR) != 0;
		} else {
			if (!operand_valid(isa, insn, s))
				return false;
			if (s->accepts & ACCEPT_L && operand_code(insn, s) == CODE_LITERAL)
				found->all |= ACCEPT_L;
			if (s->accepts & ACCEPT_W && operand_code(insn, s) == CODE_LITERAL64)
				found->all |= ACCEPT_W;
			found->all_plain = false;
		}
	}
	return true;
}

static bool
keeps_rules(const struct isa *isa, const struct insn *insn, unsigned rules, const struct operand_classes *found)
{
	unsigned scalars = insn->form->scalars + found->scalars;

	for (uint64_t quick = found->quick; quick; quick >>= 16)
		scalars += (quick & ACCEPT_SCALAR) != 0;
	if (scalars < 2 && found->all_plain) /* a single scalar value cannot exceed the limit */
		rules &= ~(1u << RULE_BUS);
	return !rules || check_decoded(isa, insn, rules);
}

/* Sets found->literal to the size of the literal that the operands use. Returns false if operands use literals of different
 * sizes. */
static inline bool
choose_literal(struct operand_classes *found)
{
	unsigned dwords = found->all & ACCEPT_W ? 2 : (found->all & ACCEPT_L) != 0;

	if (!dwords)
		return true;
	if ((found->all & ACCEPT_W && found->all & ACCEPT_L) || (found->literal && found->literal != dwords))
		return false;
	found->literal = dwords;
	return true;
}

/* Sets ignored bits to the values that the assembler writes; the previous values of these bits are lost. */
static inline void
write_ignored(const struct isa *isa, struct insn *insn, const struct form *form)
{
	for (unsigned i = 0; i < FORM_WORDS; i++)
		insn->word[i] ^= (insn->word[i] ^ form->value[i]) & form->ignored[i];
	if (isa->old_filler)
		insn->word[1] ^= form->filler;
}

/* Checks the operands, modifiers and wave size of words whose fixed bits match this form, and the rules in `rules`. If all are
 * valid, sets the size and literal of insn. */
static inline bool
fields_valid(const struct isa *isa, const struct form *form, size_t n, struct insn *insn, unsigned rules)
{
	const uint16_t (*codes)[512] = isa_code_class[isa->target->codes];
	uint64_t words = plain_words(insn);
	struct operand_classes found = {.literal = form->literal, .all_plain = true};
	bool wrong = false;

	if (!(form->waves & (isa->wave32 ? 1 : 2)))
		return false;
	insn->form = form;
	/* test the result after the loop, because operands are rarely invalid */
	for (unsigned i = 0; i < QUICK_SLOTS && form->quick[i]; i++) {
		unsigned class = plain_class(codes, &isa_plain_slots[form->quick[i]], isa->wave32, words);

		wrong |= !class;
		found.all |= class;
		found.quick = found.quick << 16 | class;
	}
	if (wrong)
		return false;
	if (form->checks && !slots_valid(isa, insn, codes, words, &found))
		return false;
	if (form->checks_modifiers && !modifiers_valid(isa, insn))
		return false;
	if (form->rules & rules && !keeps_rules(isa, insn, form->rules & rules, &found))
		return false;
	if (!choose_literal(&found))
		return false;
	insn->size = (uint8_t)(form->size + 4 * (nsa_extra(insn) + found.literal));
	insn->literal = found.literal ? form->size / 4 : 0;
	return n >= insn->size;
}

/* Returns whether the words match this form. If they do, sets the size and literal of insn. Bits that hardware ignores are not
 * compared, but normalized. */
static inline bool
form_matches(const struct isa *isa, const struct form *form, size_t n, struct insn *insn, unsigned rules)
{
	const uint32_t *w = insn->word;
	uint32_t filler = isa->old_filler ? form->filler : 0;
	uint32_t differ[FORM_WORDS] = {w[0] ^ form->value[0], w[1] ^ form->value[1] ^ filler, w[2] ^ form->value[2],
		w[3] ^ form->value[3]};

	if ((differ[0] & form->mask[0]) | (differ[1] & form->mask[1]) | (differ[2] & form->mask[2]) |
		(differ[3] & form->mask[3]))
		return false;
	if (!((differ[0] & form->ignored[0]) | (differ[1] & form->ignored[1]) | (differ[2] & form->ignored[2]) |
		(differ[3] & form->ignored[3])))
		return fields_valid(isa, form, n, insn, rules);
	struct insn given = *insn;
	write_ignored(isa, insn, form);
	if (fields_valid(isa, form, n, insn, rules))
		return true;
	*insn = given;
	return false;
}

/* Reads as many whole dwords from the n bytes as fit into insn. The remaining dwords of insn are set to 0. */
static inline void
load_words(struct insn *restrict insn, const uint8_t *restrict bytes, size_t n)
{
	enum { WORDS = sizeof insn->word / sizeof insn->word[0] };

	if (n >= sizeof insn->word)
		for (unsigned i = 0; i < WORDS; i++)
			insn->word[i] = le_get32(bytes + 4 * i);
	else
		for (unsigned i = 0; i < WORDS; i++)
			insn->word[i] = 4 * i + 4 <= n ? le_get32(bytes + 4 * i) : 0;
}

/* Returns the forms of the group that have the opcode of insn, or NULL if insn does not have the fixed bits of the group. */
static inline const struct form_run *
group_run(const struct decode_group *g, const struct insn *insn)
{
	if ((insn->word[0] ^ g->value) & g->mask)
		return NULL;
	return &isa_decode_ops[g->ops + field_read(&isa_fields[g->op], insn->word)];
}

unsigned
insn_decode(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *insn)
{
	load_words(insn, bytes, n);
	if (n < 4)
		return 0;
	const struct decode_step *step = &isa_decode_steps[__builtin_ctzll(isa->target->class_bit)][insn->word[0] >> 23];
	const struct form_run *run = &isa_decode_runs[step->first + (insn->word[0] >> step->lsb & step->mask)];
	for (unsigned k = 0; k < run->count; k++)
		if (form_matches(isa, &isa_forms[isa_decode_forms[run->first + k]], n, insn, ALL_RULES))
			return insn->size;
	return 0;
}

void
insn_restore(const struct isa *isa, const uint8_t *bytes, const struct form *form, unsigned size, unsigned literal, struct insn *out)
{
	out->form = form;
	out->size = (uint8_t)size;
	out->literal = (uint8_t)literal;
	for (unsigned i = 0; i < size / 4; i++)
		out->word[i] = le_get32(bytes + 4 * i);
	write_ignored(isa, out, form);
}

bool
insn_same(const struct insn *insn, const uint8_t *bytes)
{
	for (unsigned i = 0; i < insn->size / 4u; i++)
		if (insn->word[i] != le_get32(bytes + 4 * i))
			return false;
	return true;
}

/* Sets unclaimed to the bits that belong to no field of any form in the run. Forms that the processor does not support are ignored. */
static void
find_unclaimed(const struct isa *isa, const struct form_run *run, uint32_t *unclaimed)
{
	for (unsigned j = 0; j < FORM_WORDS; j++) {
		unclaimed[j] = UINT32_MAX;
		for (unsigned k = 0; k < run->count; k++) {
			const struct form *form = &isa_forms[isa_form_list[run->first + k]];

			if (form->size > 4 * j && form->classes & isa->target->class_bit)
				unclaimed[j] &= form->mask[j];
		}
	}
}

/* Returns whether a single flaw prevents the words of insn from matching this form. */
static bool
form_is_flawed(const struct isa *isa, const struct form *form, size_t n, const uint32_t *unclaimed, struct insn *insn,
	struct insn_flaw *flaw)
{
	bool any = false;

	/* Only v_illegal has a form whose value is 0. Words that differ from v_illegal in a few bits are probably not code. */
	*flaw = (struct insn_flaw){.rule = RULES_DECODED};
	for (unsigned j = 0; j < FORM_WORDS; j++) {
		uint32_t wrong = (insn->word[j] ^ form->value[j]) & form->mask[j];

		if (wrong & ~(unclaimed[j] & insn->word[j]) || (wrong && !form->value[0]))
			return false;
		flaw->bits[j] = wrong;
		insn->word[j] ^= wrong;
		any |= wrong;
	}
	if (!form_is_here(isa, form) || !form_matches(isa, form, n, insn, 0))
		return false;
	for (unsigned rule = 0; rule < RULES_DECODED && !any; rule++)
		if (form->rules >> rule & 1 && !check_decoded(isa, insn, 1u << rule)) {
			flaw->rule = (uint8_t)rule;
			return true;
		}
	return any;
}

bool
insn_find_flaw(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out, struct insn_flaw *flaw)
{
	struct insn words;

	load_words(&words, bytes, n);
	if (n < 4 || !(words.word[0] >> 16)) /* a number with only low bits set is probably not code */
		return false;
	const struct form_run *top = &isa_decode_top[isa->target->column][words.word[0] >> 23];
	uint32_t unclaimed[FORM_WORDS];
	for (unsigned i = 0; i < top->count; i++) {
		const struct form_run *run = group_run(&isa_decode_groups[isa_decode_lists[top->first + i]], &words);

		if (!run)
			continue;
		find_unclaimed(isa, run, unclaimed);
		for (unsigned k = 0; k < run->count; k++) {
			*out = words;
			if (form_is_flawed(isa, &isa_forms[isa_form_list[run->first + k]], n, unclaimed, out, flaw))
				return true;
		}
	}
	return false;
}

enum insn_kind
insn_read(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out, struct insn_flaw *flaw)
{
	if (insn_decode(isa, bytes, n, out))
		return INSN_VALID;
	if (insn_find_flaw(isa, bytes, n, out, flaw))
		return INSN_FLAWED;
	out->form = NULL;
	out->size = n < 4 ? (uint8_t)n : 4;
	return INSN_NOTHING;
}

size_t
insn_print_flaw(const struct isa *isa, const struct insn *insn, const struct insn_flaw *flaw, char *buf)
{
	static const char *const rules[RULES_DECODED] = {
		[RULE_BANKS] = "both halves read one bank of VGPRs",
		[RULE_DPP] = "source 1 is not a VGPR",
		[RULE_LDS] = "it cannot read lds_direct",
		[RULE_SDWA] = "dst_sel is not DWORD",
		[RULE_ATOMIC] = "dmask is not 0x1, 0x3 or 0xf",
	};
	static const char *const dwords[FORM_WORDS] = {"", " in the second dword", " in the third dword", " in the fourth dword"};
	struct text t = {.at = buf + insn_print(isa, insn, buf)};

	if (flaw->rule == RULE_BUS) {
		text_put(&t, insn->form->one_scalar || isa->target->constant_bus == 1 ? ": two scalar values"
			: ": three scalar values");
	} else if (flaw->rule < RULES_DECODED) {
		text_put(&t, ": ");
		text_put(&t, rules[flaw->rule]);
	} else {
		text_put(&t, ": reserved bits are set:");
		for (unsigned j = 0; j < FORM_WORDS; j++)
			if (flaw->bits[j]) {
				text_put(&t, " ");
				text_hex(&t, flaw->bits[j]);
				text_put(&t, dwords[j]);
			}
	}
	*t.at = 0;
	return (size_t)(t.at - buf);
}

/* Copies all 16 bytes of a name: a copy of fixed size is faster than a copy of name->length bytes. */
static inline char *
put_name(char *at, const struct code_name *name)
{
	memcpy(at, name, sizeof *name);
	return at + name->length;
}

static const struct code_name leads[] = {[LEAD_BLANK] = {" ", 1}, [LEAD_COMMA] = {", ", 2}, [LEAD_DUAL] = {" :: ", 4}};

static inline char *
put_mnemonic(char *at, const struct form *form)
{
	static const struct code_name suffixes[SUFFIX_COUNT] = {
		[SUFFIX_E32] = {"_e32", 4}, [SUFFIX_E64] = {"_e64", 4}, [SUFFIX_SDWA] = {"_sdwa", 5},
		[SUFFIX_DPP] = {"_dpp", 4}, [SUFFIX_E64_DPP] = {"_e64_dpp", 8},
	};

	memcpy(at, isa_strings + form->name, ISA_NAME_ROOM);
	return put_name(at + form->name_length, &suffixes[form->shown]);
}

static inline size_t
put_modifiers(char *at, const struct isa *isa, const struct insn *insn, char *buf)
{
	struct text t = {.at = at};

	if (insn->form->nmods && modifiers_show(insn))
		modifiers_print(&t, isa, insn);
	*t.at = 0;
	return (size_t)(t.at - buf);
}

/* Prints an operand with its separator. Prints nothing if the operand is omitted. vgpr_from: as in struct text. */
static char *
put_operand(char *at, const struct isa *isa, const struct insn *insn, const struct slot *slot, unsigned vgpr_from)
{
	char *start = put_name(at, &leads[slot->lead]);
	struct text t = {start, vgpr_from};

	operand_print(&t, isa, insn, slot);
	return t.at == start ? at : t.at;
}

/* Returns whether the instruction can only be written with register halves (v1.h), but isa does not enable them. */
static bool
lacks_halves(const struct isa *isa, const struct insn *insn)
{
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	if (!form->halves || isa->true16 || !target_has(isa->target, FEATURE_TRUE16))
		return false;
	for (unsigned i = 0; i < form->nslots; i++)
		if (slot[i].half == HALF_NUMBER && !reg_in_reach(&slot[i], operand_code(insn, &slot[i])))
			return true;
	for (unsigned i = 0; i < form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[form->mods + i]];

		if (m->place == PLACE_TRUE16 && !modifier_holds(insn, m, m->dflt))
			return true;
	}
	return false;
}

/* Returns the settings for printing the instruction: isa, or *with_halves, a copy with register halves enabled. */
static const struct isa *
text_isa(const struct isa *isa, const struct insn *insn, struct isa *with_halves)
{
	if (!lacks_halves(isa, insn))
		return isa;
	*with_halves = *isa;
	with_halves->true16 = true;
	return with_halves;
}

size_t
insn_print(const struct isa *given, const struct insn *insn, char *buf)
{
	struct isa with_halves;
	const struct isa *isa = text_isa(given, insn, &with_halves);
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots], *end = slot + form->nslots;
	const struct plain_slot *plain = &isa_plain_slots[form->plain];
	const uint16_t (*pages)[4] = isa_name_pages[isa->target->column];
	uint64_t words = plain_words(insn);
	char *at = put_mnemonic(buf, form);
	bool any_plain = !plain_none(insn);

	for (; slot < end; slot++, plain++) {
		const struct code_name *name = plain_name(pages, plain, isa->wave32, words);

		if (any_plain && name->length && !(isa->true16 && slot->half)) {
			at = put_name(at, &leads[slot->lead]);
			at = put_name(at, name);
		} else {
			at = put_operand(at, isa, insn, slot, 0);
		}
	}
	return put_modifiers(at, isa, insn, buf);
}

size_t
insn_print_indexed(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, char *buf)
{
	struct insn_parts parts;

	return gpr_idx ? insn_print_parts(isa, insn, gpr_idx, buf, &parts) : insn_print(isa, insn, buf);
}

size_t
insn_print_parts(const struct isa *given, const struct insn *insn, unsigned gpr_idx, char *buf, struct insn_parts *parts)
{
	struct isa with_halves;
	const struct isa *isa = text_isa(given, insn, &with_halves);
	const struct slot *slot = &isa_slots[insn->form->slots];
	char *at = put_mnemonic(buf, insn->form);

	*parts = (struct insn_parts){.mnemonic = (uint16_t)(at - buf)};
	for (unsigned i = 0; i < insn->form->nslots; i++) {
		char *start = at + leads[slot[i].lead].length;

		unsigned index = gpr_idx ? insn_operand_index(isa, insn, gpr_idx, i) : 0;

		at = put_operand(at, isa, insn, &slot[i], index & GPR_IDX_ANY ? 0 : index * GPR_IDX_UNIT);
		if (at >= start)
			*(slot[i].lead == LEAD_DUAL ? &parts->second : &parts->operands[parts->noperands++]) = (struct insn_part){
				(uint16_t)(start - buf), (uint16_t)(at - start), (uint8_t)i};
	}
	parts->modifiers = (uint16_t)(at - buf);
	return put_modifiers(at, isa, insn, buf);
}

unsigned
insn_encode(const struct insn *insn, uint8_t *bytes)
{
	for (unsigned i = 0; i < insn->size / 4u; i++)
		le_put32(bytes + 4 * i, insn->word[i]);
	return insn->size;
}

bool
insn_branch_target(const struct insn *insn, uint64_t address, uint64_t *target)
{
	const struct slot *slot = &isa_slots[insn->form->slots + insn->form->nslots - 1];

	if (!insn->form->nslots || slot->syntax != SYNTAX_BRANCH)
		return false;
	*target = address + 4 + (uint64_t)((int64_t)(int16_t)field_get(insn, slot->field) * 4);
	return true;
}

const char *
insn_mnemonic(const struct insn *insn)
{
	return isa_strings + insn->form->name;
}

const char *
insn_second_mnemonic(const struct insn *insn)
{
	return insn->form->second ? isa_strings + insn->form->second : NULL;
}

unsigned
insn_id(const struct insn *insn)
{
	return insn->form->id;
}

unsigned
insn_family(const struct insn *insn)
{
	return insn->form->family;
}
