/* Implements the functions that describe the words of the language. */
#include <stdio.h>

#include "common/hsa/descriptor/kd.h"
#include "common/isa/fields.h"
#include "common/isa/modifier/modvalue.h"
#include "common/isa/operand/operand.h"
#include "common/sim/machine.h"
#include "library/inside.h"

struct word_note {
	const char *name, *text;
};

#include "language_gen.h"

struct word_row {
	const char *name, *syntax, *text;
};

/* A row without text is an alias of the last row before it that has text. */
static const struct word_row directives[] = {
#define DIR(name, part, handler, arg, flags, syntax, meaning) {name, syntax, meaning},
#include "assembler/directive.def"
#undef DIR
#undef CFI
};

static const struct word_row descriptors[] = {
	{".amdhsa_kernel", "<name>", "begins the descriptor of a kernel"},
	{".end_amdhsa_kernel", "", "ends a descriptor"},
#define KD(ident, off, bit, width, processors, names, initial, sgprs, how, max, meaning) {".amdhsa_" #ident, "<number>", meaning},
#include "common/hsa/descriptor/kd.def"
#undef KD
};
enum { BEFORE_FIELDS = 2 }; /* rows before the rows of kd.tbl */

static const struct word_row keys[] = {
#define META(map, key, type, required, since, of, values, meaning) {key, values ? values : #type, meaning},
#include "common/hsa/metadata/meta.def"
#undef META
};

static const struct word_row files[] = {
#define REGFILE(name, units, meaning) {#name, "", meaning},
#include "common/isa/effects.def"
};

#define CONTROL(name, meaning) [CONTROL_##name] = meaning,
static const char *const controls[] = {
#include "common/isa/effects.def"
};
#define CONDITION(name, meaning) [CONDITION_##name] = meaning,
static const char *const conditions[] = {
#include "common/isa/effects.def"
};
#define SPACE(name, meaning) [SPACE_##name] = meaning,
static const char *const spaces[] = {
#include "common/isa/effects.def"
};
#define EVENT(name, meaning) [EVENT_##name] = meaning,
static const char *const events[] = {
#include "common/isa/effects.def"
};
#define ISSUE(name, meaning) [ISSUE_##name] = meaning,
static const char *const issues[] = {
#include "common/isa/effects.def"
};
#define IMPLIED(name, units, meaning) [IMPLIED_##name] = #name,
static const char *const implied[] = {
#include "common/isa/effects.def"
};
#define ACCEPT(name, word, meaning) [ACCEPT_BIT_##name] = #word,
static const char *const accepted[] = {
#include "common/isa/names.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const char *
find_note(const struct word_note *notes, const char *name)
{
	for (; *notes->name; notes++)
		if (!strcmp(notes->name, name))
			return notes->text;
	return "";
}

static bool
has_mnemonic(const struct isa *isa, const struct word *w)
{
	if (w->mnemonic < 0 || !isa)
		return w->mnemonic >= 0;
	const struct form_run *run = &isa_mnemonics[w->mnemonic].forms[isa->target->column];
	for (unsigned i = 0; i < run->count; i++)
		if (form_is_here(isa, &isa_forms[isa_form_list[run->first + i]]))
			return true;
	return false;
}

static bool
has_modifier(const struct isa *isa, const struct word *w)
{
	return w->modifier >= 0 && !w->clears && (!isa || isa_modifiers[w->modifier].classes & isa->target->class_bit);
}

static bool
has_register(const struct isa *isa, const struct word *w)
{
	unsigned code, dwords;

	return w->reg >= 0 && (!isa || reg_of_word(isa, w, &code, &dwords) > 0);
}

static const char *
register_text(const char *name)
{
	size_t n = strlen(name);

	if (n > 3 && (!strcmp(name + n - 3, "_lo") || !strcmp(name + n - 3, "_hi")))
		n -= 3;
	for (size_t i = 0; i < COUNT(files); i++)
		if (strlen(files[i].name) == n && !memcmp(files[i].name, name, n))
			return files[i].text;
	return "";
}

/* Stores the next word of a kind from the instruction tables, and returns true. Returns false after the last word. Includes words
 * that the processor lacks. */
static bool
table_word(enum amdgcn_word_kind kind, const struct isa *isa, size_t *at, struct amdgcn_word *out)
{
	while (*at < ISA_NAMES) {
		const struct word *w = &isa_words[isa_word_order[(*at)++]];
		const char *name = isa_strings + w->name;
		bool is_kind = kind == AMDGCN_WORD_MNEMONIC ? w->mnemonic >= 0 : kind == AMDGCN_WORD_MODIFIER ? w->modifier >= 0 && !w->clears :
			w->reg >= 0;

		if (!is_kind)
			continue;
		*out = (struct amdgcn_word){name, "", kind == AMDGCN_WORD_MODIFIER ? find_note(modifiers_notes, name) :
			kind == AMDGCN_WORD_REGISTER ? register_text(name) : "",
			kind == AMDGCN_WORD_MNEMONIC ? has_mnemonic(isa, w) : kind == AMDGCN_WORD_MODIFIER ? has_modifier(isa, w) :
			has_register(isa, w)};
		return true;
	}
	return false;
}

static bool
row_word(const struct word_row *rows, size_t n, size_t i, struct amdgcn_word *out)
{
	size_t base = i;

	if (i >= n)
		return false;
	while (base && !rows[base].text)
		base--;
	*out = (struct amdgcn_word){rows[i].name, rows[base].syntax ? rows[base].syntax : "", rows[base].text ? rows[base].text : "", 1};
	return true;
}

int
amdgcn_next_word(enum amdgcn_word_kind kind, const struct amdgcn_processor *p, size_t *at, struct amdgcn_word *out)
{
	const struct isa *isa = p ? &p->isa : NULL;
	size_t i = *at;

	if (kind <= AMDGCN_WORD_REGISTER)
		return table_word(kind, isa, at, out);
	++*at;
	switch (kind) {
	case AMDGCN_WORD_DIRECTIVE:
		return row_word(directives, COUNT(directives), i, out);
	case AMDGCN_WORD_DESCRIPTOR:
		if (!row_word(descriptors, COUNT(descriptors), i, out))
			return 0;
		out->exists = !isa || i < BEFORE_FIELDS || kd_applies(isa->target, (int)i - BEFORE_FIELDS);
		return 1;
	case AMDGCN_WORD_KEY:
		return row_word(keys, COUNT(keys), i, out);
	case AMDGCN_WORD_PROCESSOR:
		if (i >= isa_ntargets)
			return 0;
		*out = (struct amdgcn_word){isa_targets[i].name, isa_targets[i].aliases, "", 1};
		return 1;
	case AMDGCN_WORD_FEATURE:
		*out = (struct amdgcn_word){isa_feature(i), "", "", 1};
		return out->name != NULL;
	default:
		return 0;
	}
}

static const char *const suffixes[SUFFIX_COUNT] = {[SUFFIX_NONE] = "", [SUFFIX_E32] = "e32", [SUFFIX_E64] = "e64",
	[SUFFIX_SDWA] = "sdwa", [SUFFIX_DPP] = "dpp", [SUFFIX_E64_DPP] = "e64_dpp", [SUFFIX_DECODE] = ""};

/* Returns the encoding suffix of a mnemonic, or SUFFIX_NONE, and sets *length to the length of the mnemonic without the suffix. */
static unsigned
suffix_of(struct str name, size_t *length)
{
	for (unsigned i = SUFFIX_COUNT; i-- > 0;) { /* tries e64_dpp before dpp */
		size_t n = strlen(suffixes[i]);

		*length = name.n - n - 1;
		if (n && name.n > n && name.p[*length] == '_' && str_ends(name, suffixes[i]))
			return i;
	}
	*length = name.n;
	return SUFFIX_NONE;
}

/* Returns the word of a mnemonic, which may end with an encoding suffix, or NULL if it is unknown. Stores the suffix in *suffix. */
static const struct word *
find_mnemonic(struct str name, unsigned *suffix)
{
	const struct word *w = name.n ? isa_word(name) : NULL;

	*suffix = SUFFIX_NONE;
	if (w && w->mnemonic >= 0)
		return w;
	size_t n;
	*suffix = suffix_of(name, &n);
	w = n && n < name.n ? isa_word((struct str){name.p, n}) : NULL;
	return w && w->mnemonic >= 0 ? w : NULL;
}

static bool
has_row(const struct word_row *rows, size_t n, struct str name)
{
	for (size_t i = 0; i < n; i++)
		if (str_eqz(name, rows[i].name))
			return true;
	return false;
}

unsigned
amdgcn_find_word(const struct amdgcn_processor *p, const char *word, size_t n)
{
	const struct isa *isa = p ? &p->isa : NULL;
	struct str name = {word, n};
	unsigned kinds = 0;

	if (!n)
		return 0;
	if (*word == '.')
		return (unsigned)has_row(directives, COUNT(directives), name) << AMDGCN_WORD_DIRECTIVE |
			(unsigned)has_row(descriptors, COUNT(descriptors), name) << AMDGCN_WORD_DESCRIPTOR |
			(unsigned)has_row(keys, COUNT(keys), name) << AMDGCN_WORD_KEY;
	unsigned suffix;
	const struct word *w = find_mnemonic(name, &suffix);
	kinds |= (unsigned)(w && has_mnemonic(isa, w)) << AMDGCN_WORD_MNEMONIC;
	w = isa_word(name);
	kinds |= (unsigned)(w && has_modifier(isa, w)) << AMDGCN_WORD_MODIFIER;
	kinds |= (unsigned)(w && has_register(isa, w)) << AMDGCN_WORD_REGISTER;
	kinds |= (unsigned)(target_find(name) != NULL) << AMDGCN_WORD_PROCESSOR;
	return kinds;
}

int
amdgcn_value(const struct amdgcn_processor *p, const char *list, size_t i, struct amdgcn_value *out)
{
	for (unsigned kind = 0; kind < ENUM_COUNT; kind++) {
		if (!list_names[kind] || strcmp(list, list_names[kind]))
			continue;
		const struct enum_value *e;
		for (size_t at = 0; (e = isa_enum_next(&p->isa, kind, &at));)
			if (!i--) {
				*out = (struct amdgcn_value){isa_strings + e->name, e->value, find_note(enums_notes, isa_strings + e->name)};
				return 1;
			}
		const struct bitfield *b;
		for (size_t at = 0; (b = isa_bitfield_next(&p->isa, kind, &at));)
			if (!i--) {
				*out = (struct amdgcn_value){isa_strings + b->name, (1u << (b->width + b->width2)) - 1, ""};
				return 1;
			}
	}
	return 0;
}

/* Returns the bits ACCEPT_… of the registers and constants below v0 that the processor can encode in an operand of this width. */
static unsigned
scalar_classes(const struct isa *isa, unsigned dwords)
{
	unsigned classes = 0;

	for (unsigned code = 0; code < CODE_VGPR; code++)
		classes |= reg_class_decoded(isa, code, dwords);
	return classes;
}

/* Writes the kinds of operands that a slot accepts, such as "vgpr, literal". */
static void
write_accepts(const struct isa *isa, const struct slot *slot, unsigned dwords, char out[AMDGCN_ACCEPTS])
{
	/* bits of slot->accepts that are restrictions, or registers that are rare as operands */
	static const unsigned omitted = 1u << ACCEPT_BIT_2 | 1u << ACCEPT_BIT_T | 1u << ACCEPT_BIT_N | 1u << ACCEPT_BIT_U |
		1u << ACCEPT_BIT_H | 1u << ACCEPT_BIT_D;
	const struct opkind *kind = &isa_opkinds[slot->kind];
	unsigned shown = slot->accepts & ~omitted & (scalar_classes(isa, dwords) | ACCEPT_V | ACCEPT_A);
	size_t n = 0;

	*out = 0;
	for (unsigned i = 0; i < COUNT(accepted); i++)
		if (shown & 1u << i && n < AMDGCN_ACCEPTS)
			n += (size_t)snprintf(out + n, AMDGCN_ACCEPTS - n, "%s%s", n ? ", " : "", accepted[i]);
	if (n)
		return;
	if (slot->syntax == SYNTAX_BRANCH)
		snprintf(out, AMDGCN_ACCEPTS, "a label");
	else if (slot->syntax == SYNTAX_VCC || slot->syntax == SYNTAX_VCC_OPT)
		snprintf(out, AMDGCN_ACCEPTS, "vcc");
	else if (kind->bits)
		snprintf(out, AMDGCN_ACCEPTS, "a number of %u bits%s", kind->bits, kind->is_signed ? ", signed" : "");
}

static void
describe_operand(const struct isa *isa, const struct insn *insn, unsigned i, struct amdgcn_form_operand *out)
{
	enum { READ = ACCESS_read | ACCESS_address | ACCESS_data };
	const struct slot *slot = &isa_slots[insn->form->slots + i];
	unsigned role = isa_roles[insn_effects(isa, insn)->roles + i], kind = isa_opkinds[slot->kind].enumeration;

	*out = (struct amdgcn_form_operand){.name = slot->field < FIELD_COUNT && field_names[slot->field] ? field_names[slot->field] : "",
		.list = list_names[kind], .access = (role & READ ? AMDGCN_READ : 0u) | (role & ACCESS_write ? AMDGCN_WRITE : 0u),
		.registers = slot->accepts ? operand_dwords(isa, insn, slot) : 0};
	if (!*out->name)
		out->name = slot->syntax == SYNTAX_OFF ? "off" : slot->syntax == SYNTAX_VCC || slot->syntax == SYNTAX_VCC_OPT || slot->syntax == SYNTAX_SDWA_VCC ? "vcc" :
			slot->syntax == SYNTAX_LITERAL ? "literal" : "";
	write_accepts(isa, slot, out->registers, out->accepts);
}

static void
describe_modifier(const struct insn *insn, const struct modifier *m, struct amdgcn_form_modifier *out)
{
	static const uint8_t takes[] = {
#define MODVALUE(name, takes, parse, print) TAKES_##takes,
ISA_MODVALUE(MODVALUE)
#undef MODVALUE
	};
	bool is_signed = m->value == MODVALUE_S;
	unsigned bits = m->bits ? m->bits : field_exists(insn, m->field) ? field_width(insn, m->field) : 0;

	*out = (struct amdgcn_form_modifier){.name = isa_strings + m->spelling, .has_value = takes[m->value] != TAKES_nothing,
		.list = list_names[m->enumeration], .text = find_note(modifiers_notes, isa_strings + m->spelling)};
	out->number = bits && bits < 64 && (m->value == MODVALUE_U || m->value == MODVALUE_X || m->value == MODVALUE_XD || is_signed);
	if (!out->number)
		return;
	out->least = is_signed ? -((int64_t)1 << (bits - 1)) : 0;
	out->most = ((int64_t)1 << (is_signed ? bits - 1 : bits)) - 1;
}

static void
describe_modifiers(const struct insn *insn, struct amdgcn_form *out)
{
	for (unsigned i = 0; i < insn->form->nmods && out->nmodifiers < AMDGCN_FORM_MODIFIERS; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[insn->form->mods + i]];

		if (m->place != PLACE_REFUSED && m->place != PLACE_ZERO)
			describe_modifier(insn, m, &out->modifiers[out->nmodifiers++]);
	}
}

/* Returns an instruction of the form. Its fixed bits have their values, and the bits of modifiers have the values that they have if no
 * modifier is written. All other bits are 0. */
static struct insn
example_of(const struct form *form)
{
	struct insn insn = {.form = form, .size = form->size};

	for (unsigned i = 0; i < FORM_WORDS; i++)
		insn.word[i] = form->value[i] | form->mod_idle[i];
	return insn;
}

static void
describe_form(const struct isa *isa, const struct form *form, struct amdgcn_form *out)
{
	struct inside_insn *example = (void *)&out->example;

	memset(out, 0, sizeof *out);
	example->insn = example_of(form);
	out->suffix = suffixes[form->suffix];
	out->encoding = family_names[form->family];
	out->bytes = form->size;
	for (; out->noperands < form->nslots; out->noperands++)
		describe_operand(isa, &example->insn, out->noperands, &out->operands[out->noperands]);
	describe_modifiers(&example->insn, out);
}

int
amdgcn_form(const struct amdgcn_processor *p, const char *mnemonic, size_t n, size_t i, struct amdgcn_form *out)
{
	unsigned suffix;
	const struct word *w = find_mnemonic((struct str){mnemonic, n}, &suffix);
	const struct form_run *run = w ? &isa_mnemonics[w->mnemonic].forms[p->isa.target->column] : NULL;

	for (unsigned at = 0; run && at < run->count; at++) {
		const struct form *form = &isa_forms[isa_form_list[run->first + at]];

		if (!form_is_here(&p->isa, form) || form->suffix == SUFFIX_DECODE ||
			(suffix != SUFFIX_NONE && form->suffix != suffix && !(suffix == SUFFIX_E32 && form->suffix == SUFFIX_NONE)) || i--)
			continue;
		describe_form(&p->isa, form, out);
		return 1;
	}
	return 0;
}

static void
list_implied(unsigned bits, const char **out, size_t room)
{
	for (unsigned i = 0, n = 0; i < IMPLIED_COUNT && n + 1 < room; i++)
		if (bits >> i & 1)
			out[n++] = implied[i];
}

/* Returns the parameter with the latency of an instruction; TIMING_COUNT: none. For memory, the latency of a hit in the first cache. */
static unsigned
latency_of(const struct insn_effects *e)
{
	bool loads = e->memory & (1u << MEMORY_load | 1u << MEMORY_return);

	if (e->issue >= ISSUE_salu && e->issue <= ISSUE_matrix_valu)
		return isa_timing_latency[e->issue];
	switch (e->issue) {
	case ISSUE_smem: return TIMING_smem_latency;
	case ISSUE_vmem: case ISSUE_flat: return loads ? TIMING_vmem_latency : TIMING_vmem_store_latency;
	case ISSUE_lds: return loads && e->bytes <= 16 && e->bytes ? TIMING_lds_latency1 + (e->bytes - 1u) / 4 : TIMING_COUNT;
	case ISSUE_gds: return TIMING_gds_latency;
	case ISSUE_ldsdir: return TIMING_ldsdir_latency;
	case ISSUE_message: return TIMING_message_latency;
	default: return TIMING_COUNT;
	}
}

/* Returns the parameter with the issue cycles of an instruction; TIMING_COUNT: none. */
static unsigned
issue_of(const struct insn_effects *e)
{
	bool is_valu = e->issue >= ISSUE_valu && e->issue <= ISSUE_valu_f64_trans;

	/* in the generated table, classes without their own parameter have the parameter of the vector ALU */
	return isa_timing_issue[e->issue] != TIMING_issue_valu || is_valu ? isa_timing_issue[e->issue] : TIMING_COUNT;
}

static const char *
parameter_name(unsigned param)
{
	return param < TIMING_COUNT ? isa_timing_params[param].name : NULL;
}

void
amdgcn_describe(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_description *out)
{
	const struct insn *inner = &((const struct inside_insn *)(const void *)insn)->insn;
	const struct insn_effects *e = insn_effects(&p->isa, inner);
	struct sim_machine machine;
	unsigned n = 0, latency = latency_of(e);

	sim_machine_init(&machine, &p->isa);
	*out = (struct amdgcn_description){.suffix = suffixes[inner->form->suffix], .encoding = family_names[inner->form->family],
		.flow = e->flow == CONTROL_next ? NULL : controls[e->flow],
		.condition = e->condition == CONDITION_none ? NULL : conditions[e->condition],
		.space = e->space == SPACE_none ? NULL : spaces[e->space], .event = e->event == EVENT_none ? NULL : events[e->event],
		.issue = issues[e->issue], .passes = e->passes, .issue_cycles = issue_of(e) < TIMING_COUNT ? sim_machine_issue(&machine, e) : 0,
		.issue_parameter = parameter_name(issue_of(e)), .latency = latency < TIMING_COUNT ? (unsigned)machine.value[latency] : 0,
		.latency_parameter = parameter_name(latency)};
	for (unsigned i = 0; i < COUNTER_COUNT && n + 1 < COUNT(out->counters); i++)
		if (e->counters >> i & 1)
			out->counters[n++] = insn_effect_name(LIST_COUNTER, i);
	list_implied(e->reads, out->implied_read, COUNT(out->implied_read));
	list_implied(e->writes, out->implied_written, COUNT(out->implied_written));
}
