/* Checks amdgcn_text_parts() for random words: the parts follow each other, nothing is outside of them but separators and comments,
 * and the parts of operands agree with amdgcn_operands(). Also checks amdgcn_decode_next() with a listing under VGPR indexing. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library/amdgcn.h"
#include "random.h"

enum { WORDS = 200000, MOST_WRONG = 20 };

static unsigned nwrong;

static bool
wrong(const char *what, const char *text)
{
	if (++nwrong <= MOST_WRONG)
		printf("%s: %s\n", what, text);
	return false;
}

/* Returns whether text from a position to another consists of separators, and at most one comment. */
static bool
is_between(const char *text, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (text[i] == '/' && text[i + 1] == '*')
			i = (size_t)(strstr(text + i, "*/") - text) + 1;
		else if (!strchr(" ,:", text[i]))
			return false;
	return true;
}

/* Returns whether a part of the text is the operand's register or, for several registers, a range that begins with the first
 * one. */
static bool
names(const char *part, size_t n, const struct amdgcn_operand *o)
{
	char name[AMDGCN_REGISTER_NAME];
	size_t length = amdgcn_register_range(o->bit, o->count, name);

	if (strcmp(o->file, "vgpr") && strcmp(o->file, "sgpr") && strcmp(o->file, "agpr"))
		return true; /* vcc_lo is also s106, and m0 and exec have no numbers */
	char first[2 * AMDGCN_REGISTER_NAME];
	snprintf(first, sizeof first, "%.*s", (int)n, part);
	const char *at = strstr(first, "/*"); /* under VGPR indexing, a comment names the register that is accessed */
	at = strpbrk(at ? at : first, "0123456789");
	return length && at && (unsigned)atoi(at) == o->first;
}

static bool
check(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn)
{
	char text[AMDGCN_TEXT], plain[AMDGCN_TEXT];
	struct amdgcn_text_part parts[AMDGCN_OPERANDS];
	struct amdgcn_operand operands[AMDGCN_OPERANDS];
	unsigned nparts = amdgcn_text_parts(p, insn, text, parts), n = amdgcn_operands(p, insn, operands), mnemonics = 0;
	size_t at = 0;
	int place = -1;

	amdgcn_text(p, insn, plain);
	if (strcmp(text, plain))
		return wrong("the text is not that of amdgcn_text()", text);
	for (unsigned i = 0; i < nparts; i++) {
		if (parts[i].at < at || !parts[i].n || !is_between(text, at, parts[i].at))
			return wrong("parts overlap or leave something out", text);
		at = parts[i].at + parts[i].n;
		mnemonics += parts[i].place == AMDGCN_PART_MNEMONIC;
		if (parts[i].place == AMDGCN_PART_MODIFIERS && i + 1 != nparts)
			return wrong("the modifiers are not last", text);
		if (parts[i].place >= 0 && parts[i].place <= place)
			return wrong("the operands are not in order", text);
		place = parts[i].place >= 0 ? parts[i].place : place;
	}
	if (!is_between(text, at, strlen(text)))
		return wrong("something follows the last part", text);
	if (mnemonics != 1u + !strncmp(text, "v_dual_", 7))
		return wrong("another number of mnemonics", text);
	for (unsigned k = 0; k < n; k++)
		for (unsigned i = 0; i < nparts && (!k || operands[k].place != operands[k - 1].place); i++)
			if (parts[i].place >= 0 && parts[i].place == operands[k].place && !names(text + parts[i].at, parts[i].n, &operands[k]))
				return wrong("an operand has another register", text);
	return true;
}

static void
check_random(const char *name)
{
	struct amdgcn_processor *p = amdgcn_processor(name, NULL, NULL, 0);
	size_t n = 0;

	for (unsigned i = 0; i < WORDS; i++) {
		uint64_t words[3] = {next_random(), next_random(), next_random()};
		struct amdgcn_instruction insn;

		if (amdgcn_decode(p, words, sizeof words, &insn))
			n += check(p, &insn);
	}
	if (n < WORDS / 20)
		wrong("too few instructions", name);
	amdgcn_free(p);
}

/* Decodes a listing with amdgcn_decode_next(). Checks the number of the register that each v_mov_b32 writes. */
static void
check_listing(const char *name, const char *source, const unsigned *written, size_t nwritten)
{
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = name};
	struct amdgcn_processor *p = amdgcn_processor(name, NULL, NULL, 0);
	void *object;
	size_t size, n = 0, k = 0;

	if (amdgcn_assemble(&settings, source, strlen(source), NULL, NULL, &object, &size)) {
		wrong("not assembled", source);
		return;
	}
	struct amdgcn_object *o = amdgcn_open(object, size, NULL, NULL);
	uint64_t address;
	const uint8_t *code = amdgcn_section(o, ".text", &n, &address);
	struct amdgcn_operand operands[AMDGCN_OPERANDS];
	struct amdgcn_instruction insn;
	for (size_t i = 0; i < n; i += size) {
		size = amdgcn_decode_next(p, code + i, n - i, i ? &insn : NULL, &insn);
		check(p, &insn);
		if (strcmp(amdgcn_mnemonic(&insn), "v_mov_b32"))
			continue;
		amdgcn_operands(p, &insn, operands);
		if (k == nwritten || operands[0].first != written[k] || (operands[0].access & AMDGCN_WRITE) == 0)
			wrong("another register", name);
		k++;
	}
	if (k != nwritten)
		wrong("another number of instructions", name);
	amdgcn_close(o);
	amdgcn_free(object);
	amdgcn_free(p);
}

int
main(void)
{
	static const char *const processors[] = {"gfx600", "gfx803", "gfx90a", "gfx950", "gfx1030", "gfx1100", "gfx1200", "gfx1250"};

	for (size_t i = 0; i < sizeof processors / sizeof *processors; i++)
		check_random(processors[i]);
	check_listing("gfx1250",
		"v_mov_b32 v1, 0\n s_set_vgpr_msb 0x40\n v_mov_b32 v1, 0\n v_add_f32 v2, v3, v4\n v_mov_b32 v1, 0\n"
		" s_branch .L\n .L: v_mov_b32 v1, 0\n s_endpgm\n",
		(unsigned[]){1, 257, 257, 1}, 4);
	check_listing("gfx900",
		"s_set_gpr_idx_on s0, gpr_idx(DST)\n v_mov_b32 v1, 0\n s_set_gpr_idx_off\n v_mov_b32 v2, 0\n s_endpgm\n", (unsigned[]){1, 2}, 2);
	if (nwrong)
		printf("%u wrong\n", nwrong);
	return nwrong > 0;
}
