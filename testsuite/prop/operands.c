/* Compares insn_operands() with the text of random instructions for every processor. Each register in the text must be an operand
 * with the right register file, first register and count, and vice versa. When the field of one operand changes, that operand
 * changes and the others do not. */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/isa/effects.h"
#include "common/isa/fields.h"
#include "testsuite/prop/random.h"

enum { WORDS = 6000, SHOWN = 20, NAMED = 64 };

struct named {
	unsigned file, first, count;
};

static unsigned failures, checked, followed;

static void
complain(const struct isa *isa, const struct insn *insn, const char *what)
{
	char text[INSN_TEXT];

	insn_print(isa, insn, text);
	if (failures++ < SHOWN)
		printf("%s: %08x %08x \"%s\": %s\n", isa->target->name, insn->word[0], insn->word[1], text, what);
}

/* ---- registers in the text */

static const struct {
	const char *name;
	struct named is;
} specials[] = {
	{"vcc", {FILE_vcc, 0, 2}}, {"vcc_lo", {FILE_vcc, 0, 1}}, {"vcc_hi", {FILE_vcc, 1, 1}},
	{"exec", {FILE_exec, 0, 2}}, {"exec_lo", {FILE_exec, 0, 1}}, {"exec_hi", {FILE_exec, 1, 1}},
	{"flat_scratch", {FILE_flat_scratch, 0, 2}}, {"flat_scratch_lo", {FILE_flat_scratch, 0, 1}},
	{"flat_scratch_hi", {FILE_flat_scratch, 1, 1}}, {"xnack_mask", {FILE_xnack_mask, 0, 2}},
	{"xnack_mask_lo", {FILE_xnack_mask, 0, 1}}, {"xnack_mask_hi", {FILE_xnack_mask, 1, 1}},
	{"tba", {FILE_tba, 0, 2}}, {"tba_lo", {FILE_tba, 0, 1}}, {"tba_hi", {FILE_tba, 1, 1}},
	{"tma", {FILE_tma, 0, 2}}, {"tma_lo", {FILE_tma, 0, 1}}, {"tma_hi", {FILE_tma, 1, 1}},
	{"m0", {FILE_m0, 0, 1}}, {"src_scc", {FILE_scc, 0, 1}}, {"src_vccz", {FILE_vcc, 0, 2}},
	{"src_execz", {FILE_exec, 0, 2}}, {"src_lds_direct", {FILE_m0, 0, 1}},
	{"src_pops_exiting_wave_id", {FILE_pops_exiting_wave_id, 0, 1}},
};

static bool
special(const char *word, size_t n, struct named *out)
{
	for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
		if (strlen(specials[i].name) == n && memcmp(specials[i].name, word, n) == 0) {
			*out = specials[i].is;
			return true;
		}
	return false;
}

/* Parses "v[1:2]", "s3", "ttmp4" or "a5.l". Returns the end, or NULL. */
static const char *
numbered(const char *p, struct named *out)
{
	static const struct {
		const char *prefix;
		unsigned file;
	} files[] = {{"ttmp", FILE_ttmp}, {"v", FILE_vgpr}, {"s", FILE_sgpr}, {"a", FILE_agpr}};

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		size_t n = strlen(files[i].prefix);
		int used = 0;

		if (strncmp(p, files[i].prefix, n) != 0)
			continue;
		unsigned first, last;
		if (sscanf(p + n, "[%u:%u]%n", &first, &last, &used) == 2 && used) {
			*out = (struct named){files[i].file, first, last - first + 1};
			return p + n + used;
		}
		if (isdigit((unsigned char)p[n])) {
			*out = (struct named){files[i].file, (unsigned)atoi(p + n), 1};
			for (p += n; isdigit((unsigned char)*p); p++)
				;
			return p[0] == '.' ? p + 2 : p;
		}
	}
	return NULL;
}

/* Finds the registers in the text of an instruction. */
static unsigned
named_in(const char *text, struct named *out)
{
	const char *p = text + strcspn(text, " "), *after;
	unsigned n = 0;

	while (*p) {
		bool joined = p[-1] == ','; /* a tuple written as a list: [s104,s105,vcc_lo,vcc_hi] */
		unsigned before = n;

		if (!isalpha((unsigned char)*p)) {
			p++;
			continue;
		}
		after = numbered(p, &out[n]);
		size_t word = strspn(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
		if (strncmp(text, "image_", 6) == 0 && word == 3 && strncmp(p, "a16", 3) == 0)
			after = NULL; /* a modifier, not a register */
		if (after && (size_t)(after - p) >= word) {
			n++;
			p = after;
		} else if (special(p, word, &out[n])) {
			n++;
			p += word;
		} else {
			p += word;
		}
		if (joined && n > before && before && out[before].file == out[before - 1].file &&
			out[before].first == out[before - 1].first + out[before - 1].count)
			out[before - 1].count += out[--n].count;
	}
	return n;
}

/* ---- comparison */

/* Returns whether each register range in the text matches an operand in register file and first register, and vice versa. The
 * numbers of registers may differ if the text shows fewer or more registers than are accessed. */
static bool
agree(const struct named *named, unsigned n, const struct insn_operand *op, unsigned nop, const char **why)
{
	bool used[INSN_OPERANDS] = {false};

	for (unsigned i = 0; i < n; i++) {
		bool found = false;

		for (unsigned k = 0; k < nop; k++)
			if (op[k].slot >= 0 && op[k].file == named[i].file && op[k].first == named[i].first &&
				(op[k].count == named[i].count + !!(op[k].access & ACCESS_extra) || (op[k].count > 12 && named[i].count == 16))) {
				used[k] = found = true;
			}
		*why = "a register in the text is not an operand";
		if (!found)
			return false;
	}
	*why = "an operand is not in the text";
	for (unsigned k = 0; k < nop; k++) {
		bool half = false; /* whether another operand describes the same register: a pair is read and one register of it is written;
		                    * or the register before: the text names fewer registers of an image address than are read */

		for (unsigned j = 0; j < nop; j++)
			half |= j != k && op[j].slot == op[k].slot && (op[j].first == op[k].first || op[j].first + op[j].count == op[k].first);
		if (op[k].slot >= 0 && !used[k] && !(op[k].access & ACCESS_may) && !half)
			return false;
	}
	return true;
}

static void
check(const struct isa *isa, const struct insn *insn)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned nop = insn_operands(isa, insn, 0, op);

	checked++;
	char text[INSN_TEXT];
	insn_print(isa, insn, text);
	struct named named[NAMED];
	unsigned n = named_in(text, named);
	if (nop > INSN_OPERANDS)
		complain(isa, insn, "too many operands");
	for (unsigned i = 0; i < nop; i++)
		if (!op[i].count || !(op[i].access & (ACCESS_read | ACCESS_write)) || op[i].file >= FILE_COUNT ||
			!op[i].bytes || insn_unit(op[i].file, op[i].first + op[i].count - 1u) >= insn_unit(op[i].file + 1u, 0))
			complain(isa, insn, "an operand outside of its file, or not used");
	const char *why;
	if (!agree(named, n, op, nop, &why))
		complain(isa, insn, why);
}

static bool
same(const struct insn_operand *a, const struct insn_operand *b)
{
	return a->file == b->file && a->first == b->first && a->count == b->count && a->access == b->access &&
		a->bytes == b->bytes;
}

/* Returns whether each operand of x is also an operand of y, if its field has the same value in both. a and b are the operands of x
 * and y. */
static bool
others_stay(const struct insn_operand *a, unsigned na, const struct insn_operand *b, unsigned nb, const struct insn *x,
	const struct insn *y)
{
	for (unsigned i = 0; i < na; i++) {
		unsigned field = a[i].slot >= 0 ? isa_slots[x->form->slots + (unsigned)a[i].slot].field : FIELD_NONE;
		bool found = field != FIELD_NONE && field_get(x, field) != field_get(y, field);

		/* the parity of the second destination of a dual instruction depends on the first destination */
		if (a[i].slot >= 0)
			found |= isa_slots[x->form->slots + (unsigned)a[i].slot].syntax == SYNTAX_DUAL_DST;

		for (unsigned k = 0; k < nb; k++)
			found |= a[i].slot == b[k].slot && same(&a[i], &b[k]);
		if (!found)
			return false;
	}
	return true;
}

/* Changes the field of each register operand in turn, and checks that the other operands do not change. */
static void
perturb(const struct isa *isa, const struct insn *insn)
{
	struct insn_operand before[INSN_OPERANDS], after[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, before);

	for (unsigned i = 0; i < insn->form->nslots; i++) {
		const struct slot *slot = &isa_slots[insn->form->slots + i];
		struct insn changed = *insn;

		if (slot->field == FIELD_NONE || slot->syntax != SYNTAX_REG)
			continue;
		field_set(&changed, slot->field, field_get(insn, slot->field) ^ (1u << below(field_width(insn, slot->field))));
		struct insn again;
		if (!insn_decode(isa, (const uint8_t *)changed.word, sizeof changed.word, &again) || again.form != insn->form)
			continue;
		unsigned m = insn_operands(isa, &again, 0, after);
		check(isa, &again);
		if (!others_stay(before, n, after, m, insn, &again) || !others_stay(after, m, before, n, insn, &again))
			complain(isa, insn, "an operand changed with the field of another");
		if (memcmp(again.word, insn->word, insn->size) != 0)
			followed++;
	}
}

int
main(void)
{
	for (size_t t = 0; t < isa_ntargets; t++) {
		struct isa isa;

		isa_init(&isa, &isa_targets[t]);
		for (int wave = 0; wave < 1 + isa.target->wave32; wave++) {
			isa.wave32 = wave == 1;
			for (unsigned i = 0; i < WORDS; i++) {
				uint32_t words[INSN_BYTES / 4];

				for (size_t k = 0; k < INSN_BYTES / 4; k++)
					words[k] = (uint32_t)next_random() & (next_random() & 1 ? UINT32_MAX : (uint32_t)next_random());
				struct insn insn;
				if (!insn_decode(&isa, (const uint8_t *)words, sizeof words, &insn))
					continue;
				check(&isa, &insn);
				perturb(&isa, &insn);
			}
		}
	}
	if (failures || checked < 100000 || followed < 50000)
		printf("%u of %u wrong, %u followed\n", failures, checked, followed);
	return failures || checked < 100000 || followed < 50000;
}
