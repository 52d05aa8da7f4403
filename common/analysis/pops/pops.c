#include "common/analysis/pops/pops.h"

#include <string.h>

#include "common/isa/effects.h"
#include "common/isa/tables.h"

#define M POPS_BY_MODE
#define P POPS_BY_PACKER
#define E POPS_BY_EVENT
#define R POPS_BY_READY

static const struct pops_line {
	uint8_t sequence, on, wave;
	const char *text;
} lines[] = {
#define POPS(sequence, on, wave, text) {POPS_##sequence, on, wave, text},
#include "common/analysis/pops/pops.def"
};

static const struct {
	const char *word;
	uint8_t on, counter;
} waits[] = {
#define POPS_WAIT(word, on, counter) {word, on, COUNTER_##counter},
#include "common/analysis/pops/pops.def"
};

static const struct {
	uint8_t on, id, first, bits;
} packers[] = {
#define POPS_PACKER(on, id, first, bits) {on, id, first, bits},
#include "common/analysis/pops/pops.def"
};

static const struct {
	uint8_t on, bit, waits;
} events[] = {
#define POPS_AWAITS(on, bit, waits) {on, bit, waits},
#include "common/analysis/pops/pops.def"
};

unsigned
pops_of(const struct isa *isa)
{
	static const struct {
		enum target_feature feature;
		unsigned is;
	} modes[] = {{FEATURE_POPS_MODE, M}, {FEATURE_POPS_PACKER, P}, {FEATURE_POPS_EVENT, E}, {FEATURE_POPS_READY, R}};

	for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
		if (target_has(isa->target, modes[i].feature))
			return modes[i].is;
	return 0;
}

static bool
is_line(const struct isa *isa, const struct pops_line *l, enum pops_sequence sequence)
{
	return l->sequence == sequence && l->on & pops_of(isa) && (!l->wave || l->wave == (isa->wave32 ? 32 : 64));
}

bool
pops_has(const struct isa *isa, enum pops_sequence sequence)
{
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		if (is_line(isa, &lines[i], sequence))
			return true;
	return false;
}

/* Returns the number of consecutive registers %first, %first + 1, … that a sequence uses, at most `most`. */
static unsigned
count(enum pops_sequence sequence, char first, unsigned most)
{
	unsigned n = 0;

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		for (unsigned k = 0; lines[i].sequence == sequence && k < most; k++) {
			const char name[3] = {'%', (char)(first + k)};

			if (k >= n && strstr(lines[i].text, name))
				n = k + 1;
		}
	return n;
}

unsigned
pops_scratch(enum pops_sequence sequence)
{
	return count(sequence, '0', POPS_SCRATCH);
}

unsigned
pops_masks(enum pops_sequence sequence)
{
	return count(sequence, 'a', POPS_MASKS);
}

static void
put_str(struct buf *out, struct str s)
{
	buf_put(out, s.p, s.n);
}

static void
put_waits(const struct isa *isa, unsigned counters, struct buf *out)
{
	uint8_t most[COUNTER_COUNT];

	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		most[c] = counters >> c & 1 ? 0 : INSN_ANY;
	char text[INSN_WAITS_TEXT];
	if (insn_print_waits(isa, most, text))
		buf_printf(out, "%s\n", text);
}

static void
put_line(const struct isa *isa, const char *text, const struct pops_registers *r, unsigned number, struct buf *out)
{
	for (; *text; text++) {
		if (*text != '%') {
			buf_put(out, text, 1);
			continue;
		}
		switch (*++text) {
		case 'c': put_str(out, r->argument); break;
		case 'a': case 'b': put_str(out, r->mask[*text - 'a']); break;
		case 'x': put_str(out, isa->wave32 ? STR("exec_lo") : STR("exec")); break;
		case 'w': put_str(out, isa->wave32 ? STR("b32") : STR("b64")); break;
		case 'u': put_str(out, isa->wave32 ? STR("u32") : STR("u64")); break;
		case 'n': buf_printf(out, "%u", number); break;
		case 't': put_waits(isa, r->counters, out); return;
		default: put_str(out, r->scratch[*text - '0']);
		}
	}
	buf_put(out, "\n", 1);
}

void
pops_text(const struct isa *isa, enum pops_sequence sequence, const struct pops_registers *r, unsigned number, struct buf *out)
{
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		if (is_line(isa, &lines[i], sequence))
			put_line(isa, lines[i].text, r, number, out);
}

unsigned
pops_counters(const struct isa *isa, struct str word)
{
	unsigned counters = 0;

	for (size_t i = 0; i < sizeof waits / sizeof *waits; i++)
		if (waits[i].on & pops_of(isa) && str_eqz(word, waits[i].word))
			counters |= 1u << waits[i].counter;
	return counters;
}

bool
pops_sets_packer(const struct isa *isa, const struct insn *insn)
{
	struct insn_hwreg r = insn_hwreg(isa, insn);

	for (size_t i = 0; i < sizeof packers / sizeof *packers; i++)
		if (packers[i].on & pops_of(isa) && r.id == packers[i].id && r.first >= packers[i].first &&
				r.first + r.bits <= packers[i].first + packers[i].bits)
			return true;
	return false;
}

bool
pops_packer_bits(const struct isa *isa, const struct insn *insn, uint8_t *first, uint8_t *bits)
{
	struct insn_hwreg r = insn_hwreg(isa, insn);

	for (size_t i = 0; i < sizeof packers / sizeof *packers; i++)
		if (packers[i].on & pops_of(isa) && r.id == packers[i].id) {
			*first = r.first;
			*bits = r.bits;
			return true;
		}
	return false;
}

bool
pops_awaits(const struct isa *isa, uint32_t events_of)
{
	for (size_t i = 0; i < sizeof events / sizeof *events; i++)
		if (events[i].on & pops_of(isa))
			return (events_of >> events[i].bit & 1) == events[i].waits;
	return false;
}
