#include "common/analysis/pops/pal_registers.h"

#include <assert.h>
#include <stdio.h>

#include "common/analysis/pops/pops_check.h"
#include "common/hsa/note/note.h"
#include "common/hsa/pal/pal.h"

/* Masks of processors that the rows of registers.def use. */
#define HAS(feature) ((uint64_t)1 << FEATURE_POPS_##feature)
#define EVENT HAS(EVENT)
#define WAVE_IDS (HAS(MODE) | HAS(PACKER))
#define ANY (WAVE_IDS | EVENT)
#define MISSED_OVERLAP HAS(MISSED_OVERLAP)
#define STALLED HAS(STALLED)

/* Values that the rows of registers.def use. */
enum {
	SPI_SHADER_32_R = 1,
	PSLC_ON_HANG_ONLY = 1,
	MANY_RATE = 3,         /* base-2 logarithm of 8 samples */
	POPS_RATE = UINT8_MAX,
};

#define PIXEL_SHADER "_amdgpu_ps_main" /* the symbol of pixel shaders in the ABI of amdpal */

enum rule_kind { RULE_IS, RULE_BOTH, RULE_ROOM };

struct register_rule {
	enum rule_kind kind;
	uint8_t fill, check, unless;
	uint8_t value;
	uint64_t processors;
	const char *reg, *other, *field;
	const char *why;
	struct finding_kind found;
};

const struct finding_rules pops_registers_rules = {&(const struct finding_kind){"metadata", "", FINDING_WARNING, FINDING_DOCUMENTED}, 1};

#define FOUND(text) {"metadata", text, FINDING_WARNING, FINDING_DOCUMENTED}

static const struct register_rule rules[] = {
#define POPS_IS(reg, field, processors, fill, check, value, why) \
	{RULE_IS, fill, check, POPS_NEVER, value, processors, reg, NULL, field, why, \
		FOUND("in the metadata " reg "." field " must be " #value ": " why)},
#define POPS_BOTH(reg, other, field, processors, check, unless, why) \
	{RULE_BOTH, POPS_NEVER, check, unless, 0, processors, reg, other, field, why, \
		FOUND("in the metadata " field " differs in " reg " and " other ": " why)},
#define POPS_ROOM(reg, other, processors, check, why) \
	{RULE_ROOM, POPS_NEVER, check, POPS_NEVER, 0, processors, reg, other, NULL, why, \
		FOUND("in the metadata " reg " and " other " are 0: " why)},
#include "common/analysis/pops/registers.def"
};

static const struct {
	const char *reg, *field;
	uint8_t least, reasons;
} says[] = {
#define POPS_SAYS(reg, field, least, reasons) {reg, field, least, reasons},
#include "common/analysis/pops/registers.def"
};

bool
pops_registers_known(const struct target *t)
{
	return t->features & (ANY);
}

/* Returns the key of a register in the metadata, or NULL if the metadata or the processor do not have this register. */
static struct meta *
find_register(const struct target *t, const struct meta *registers, const char *reg)
{
	uint64_t number;

	return pal_register(t, str_from(reg), &number) ? meta_pal_key(registers, number) : NULL;
}

static uint32_t
read_register(const struct target *t, const struct meta *registers, const char *reg)
{
	const struct meta *key = find_register(t, registers, reg);

	return key ? (uint32_t)key->value->unum : 0;
}

static uint32_t
read_field(const struct target *t, const struct meta *registers, const char *reg, const char *field)
{
	const struct pal_field *f = pal_field(t, reg, field);

	return f ? pal_field_get(f, read_register(t, registers, reg)) : 0;
}

/* Returns `reasons` and the conditions that are true according to the metadata. */
static unsigned
all_reasons(const struct target *t, const struct meta *registers, unsigned reasons)
{
	if (reasons & POPS_ORDERED)
		reasons |= POPS_ENABLED;
	for (size_t i = 0; i < sizeof says / sizeof says[0]; i++)
		if (read_field(t, registers, says[i].reg, says[i].field) >= says[i].least)
			reasons |= says[i].reasons;
	return reasons;
}

enum { TEXT = 256 };

/* Returns whether the registers violate the rule. If so, stores the message in text. */
static bool
is_broken(const struct register_rule *r, const struct target *t, const struct meta *registers, char text[TEXT])
{
	uint32_t here, there;

	switch (r->kind) {
	case RULE_IS:
		here = read_field(t, registers, r->reg, r->field);
		snprintf(text, TEXT, "%s.%s is %u, but must be %u: %s", r->reg, r->field, here, r->value, r->why);
		return here != r->value;
	case RULE_BOTH:
		here = read_field(t, registers, r->reg, r->field);
		there = read_field(t, registers, r->other, r->field);
		snprintf(text, TEXT, "%s is %u in %s, but %u in %s: %s", r->field, here, r->reg, there, r->other, r->why);
		return here != there;
	case RULE_ROOM:
		snprintf(text, TEXT, "%s and %s are 0: %s", r->reg, r->other, r->why);
		return !read_register(t, registers, r->reg) && !read_register(t, registers, r->other);
	}
	return false;
}

/* Returns the next violated rule from index *i on, advances *i past it, and stores the message in text. Returns NULL if no further
 * rule is violated. */
static const struct register_rule *
next_broken(const struct target *t, const struct meta *registers, unsigned reasons, size_t *i, char text[TEXT])
{
	while (*i < sizeof rules / sizeof rules[0]) {
		const struct register_rule *r = &rules[(*i)++];

		if (t->features & r->processors && (reasons & r->check) == r->check && (reasons & r->unless) != r->unless &&
				is_broken(r, t, registers, text))
			return r;
	}
	return NULL;
}

unsigned
pops_registers_check(const struct target *t, const struct meta *registers, unsigned reasons, pops_report *report, void *user)
{
	unsigned found = 0;

	reasons = all_reasons(t, registers, reasons);
	char text[TEXT];
	const struct register_rule *r;
	for (size_t i = 0; (r = next_broken(t, registers, reasons, &i, text)); found++)
		report(user, find_register(t, registers, r->reg), r->check, text);
	return found;
}

/* Adds findings for each function that enters an ordered section. The first `before` findings of `out` identify these functions. */
static void
find_in(const struct target *t, const struct meta *registers, struct findings *out, size_t before)
{
	unsigned reasons = all_reasons(t, registers, POPS_ORDERED);
	uint32_t last = UINT32_MAX;
	const struct register_rule *r;
	char text[TEXT];

	for (size_t k = 0; k < before; k++) {
		struct finding f = out->v[k];

		if (!pops_finding_enters(&f) || f.function == last)
			continue;
		last = f.function;
		for (size_t i = 0; (r = next_broken(t, registers, reasons, &i, text));)
			findings_add(out, &r->found, f.function, f.at);
	}
}

/* Checks the pixel shader if the registers say that it is ordered. */
static void
find_ordered(const struct flow *flow, const struct meta *registers, struct findings *out)
{
	if (!(all_reasons(flow->code->isa->target, registers, 0) & POPS_ENABLED))
		return;
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (str_eqz(flow->functions[i].name, PIXEL_SHADER))
			pops_check_ordered(flow, i, out);
}

void
pops_registers_find(const struct elfin *elf, const struct flow *flow, struct findings *out)
{
	size_t before = out->n;
	struct elfin_notes place;

	for (size_t i = 0; pops_registers_known(flow->code->isa->target) && elfin_notes_next(elf, &i, &place);) {
		struct elfin_note raw;

		for (size_t at = 0; place.bytes && elfin_note(place.bytes, place.n, place.align, &at, &raw) > 0;) {
			struct arena arena = {0};
			struct buf lint = {0};
			struct note note;

			note_read(place.name, &raw, &arena, &note, &lint);
			const struct meta *registers = note.metadata ? meta_pal_registers(note.metadata) : NULL;
			if (registers) {
				find_in(flow->code->isa->target, registers, out, before);
				find_ordered(flow, registers, out);
			}
			note_free(&note);
			buf_free(&lint);
			arena_free(&arena);
		}
	}
	findings_sort(out);
}

/* Sets the rule's field to `value` if the field is 0, and adds its register if it is missing. Returns whether the field now has this
 * value. */
static bool
set_field(const struct register_rule *r, const struct target *t, struct arena *arena, struct meta *registers, uint32_t value)
{
	const struct pal_field *f = pal_field(t, r->reg, r->field);
	struct meta *key = find_register(t, registers, r->reg);
	uint64_t number;
	bool known = pal_register(t, str_from(r->reg), &number);

	assert(f && known);
	(void)known;
	if (!key)
		key = meta_pal_add(arena, registers, number);
	if (pal_field_get(f, key->value->unum) && pal_field_get(f, key->value->unum) != value)
		return false;
	key->value->kind = META_UINT;
	key->value->unum = (uint32_t)key->value->unum | value << f->bit;
	key->value->text = (struct str){0};
	return true;
}

unsigned
pops_registers_fill(const struct target *t, struct arena *arena, struct meta *registers, unsigned reasons, unsigned rate,
	pops_report *report, void *user)
{
	unsigned left = 0;
	char text[TEXT];

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
		const struct register_rule *r = &rules[i];
		unsigned now = all_reasons(t, registers, reasons);
		uint32_t value = r->value == POPS_RATE ? rate : r->value;

		if (!(t->features & r->processors) || (now & r->fill) != r->fill || set_field(r, t, arena, registers, value))
			continue;
		snprintf(text, sizeof text, "%s.%s is %u in the metadata, but must be %u: %s", r->reg, r->field,
			read_field(t, registers, r->reg, r->field), value, r->why);
		report(user, find_register(t, registers, r->reg), r->fill, text);
		left++;
	}
	return left;
}
