/* Executes single instructions on given registers, for semantics.py. Reads lines "PROCESSOR LANES CODE STATE" from standard input, with the
 * code and the state in hexadecimal. A state has 38 little-endian dwords: s0 to s31, scc, vcc_lo, vcc_hi, exec_lo, exec_hi, m0. Prints the
 * state after the instruction, or "-" if it is not known what the instruction computes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/meaning/meaning.h"

enum { SGPRS = 32, WORDS = SGPRS + 6 };

static size_t
parse_bytes(const char *text, uint8_t *out, size_t cap)
{
	size_t n = 0;
	unsigned byte;

	for (; n < cap && sscanf(text + 2 * n, "%2x", &byte) == 1; n++)
		out[n] = (uint8_t)byte;
	return n;
}

/* Returns the register unit of a dword of the state. */
static unsigned
unit_of(unsigned word)
{
	static const uint8_t file[] = {FILE_scc, FILE_vcc, FILE_vcc, FILE_exec, FILE_exec, FILE_m0}, number[] = {0, 0, 1, 0, 1, 0};

	return word < SGPRS ? insn_unit(FILE_sgpr, word) : insn_unit(file[word - SGPRS], number[word - SGPRS]);
}

int
main(void)
{
	static char code[64], state[1024], line[2048];
	static struct meaning_wave w;
	char cpu[32];
	unsigned lanes;

	while (fgets(line, sizeof line, stdin)) {
		uint8_t bytes[INSN_BYTES] = {0}, words[4 * WORDS];
		const struct target *t;
		struct isa isa;
		struct insn insn;
		size_t n;

		if (sscanf(line, "%31s %u %63s %1023s", cpu, &lanes, code, state) != 4 || parse_bytes(state, words, sizeof words) != sizeof words)
			return EXIT_FAILURE;
		t = target_find(str_from(cpu));
		if (!t)
			return EXIT_FAILURE;
		isa_init(&isa, t);
		isa.wave32 = lanes == 32;
		w.lanes = lanes;
		w.scalar[insn_unit(FILE_mode, 0)] = 0xc0; /* denormals of f32 are flushed, those of f16 and f64 kept */
		for (unsigned i = 0; i < WORDS; i++)
			memcpy(&w.scalar[unit_of(i)], words + 4 * i, 4);
		n = parse_bytes(code, bytes, sizeof bytes);
		if (!insn_decode(&isa, bytes, n, &insn) || !meaning_execute(&isa, &insn, &w)) {
			puts("-");
			continue;
		}
		for (unsigned i = 0; i < WORDS; i++) {
			memcpy(words, &w.scalar[unit_of(i)], 4);
			printf("%02x%02x%02x%02x", words[0], words[1], words[2], words[3]);
		}
		putchar('\n');
	}
	return 0;
}
