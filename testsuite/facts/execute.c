/* Executes single instructions on given registers, for semantics.py. Reads lines "PROCESSOR LANES CODE STATE" from standard input, with the
 * code and the state in hexadecimal. A state has little-endian dwords: s0 to s31, scc, vcc_lo, vcc_hi, exec_lo, exec_hi, m0, and the lanes of
 * v0 to v31. Prints the state after the instruction, or "-" if it is not known what the instruction computes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/meaning/meaning.h"

enum { SGPRS = 32, WORDS = SGPRS + 6, VGPRS = 32, MOST = WORDS + VGPRS * MEANING_LANES };

static size_t
parse_bytes(const char *text, uint8_t *out, size_t cap)
{
	static const char digits[] = "0123456789abcdef";
	size_t n = 0;

	for (; n < cap && text[2 * n] && text[2 * n + 1]; n++) {
		const char *high = strchr(digits, text[2 * n]), *low = strchr(digits, text[2 * n + 1]);

		if (!high || !low)
			break;
		out[n] = (uint8_t)((high - digits) * 16 + (low - digits));
	}
	return n;
}

/* Returns the register of a dword of the state. */
static uint32_t *
word_of(struct meaning_wave *w, unsigned word)
{
	static const uint8_t file[] = {FILE_scc, FILE_vcc, FILE_vcc, FILE_exec, FILE_exec, FILE_m0}, number[] = {0, 0, 1, 0, 1, 0};

	if (word >= WORDS)
		return &w->vector[(word - WORDS) / w->lanes][(word - WORDS) % w->lanes];
	return &w->scalar[word < SGPRS ? insn_unit(FILE_sgpr, word) : insn_unit(file[word - SGPRS], number[word - SGPRS])];
}

static void
print_state(struct meaning_wave *w, unsigned words)
{
	for (unsigned i = 0; i < words; i++) {
		uint32_t x = *word_of(w, i);

		printf("%02x%02x%02x%02x", x & 0xff, x >> 8 & 0xff, x >> 16 & 0xff, x >> 24);
	}
	putchar('\n');
}

int
main(void)
{
	static char code[64], state[8 * MOST + 1], line[8 * MOST + 128];
	static uint8_t bytes[4 * MOST];
	static struct meaning_wave w;
	char cpu[32];

	while (fgets(line, sizeof line, stdin)) {
		uint8_t encoded[INSN_BYTES] = {0};
		const struct target *t;
		struct meaning_step step;
		struct isa isa;
		struct insn insn;
		unsigned words;
		size_t n;
		char *p = line;

		/* sscanf() is slow, because it takes the length of the line */
		p[strcspn(p, "\n")] = 0;
		snprintf(cpu, sizeof cpu, "%s", strsep(&p, " "));
		w.lanes = p ? (unsigned)atoi(strsep(&p, " ")) : 0;
		snprintf(code, sizeof code, "%s", p ? strsep(&p, " ") : "");
		snprintf(state, sizeof state, "%s", p ? p : "");
		words = (unsigned)parse_bytes(state, bytes, sizeof bytes) / 4;
		t = target_find(str_from(cpu));
		if (!t || (w.lanes != 32 && w.lanes != 64) || words < WORDS || words > WORDS + VGPRS * w.lanes)
			return EXIT_FAILURE;
		isa_init(&isa, t);
		isa.wave32 = w.lanes == 32;
		w.scalar[insn_unit(FILE_mode, 0)] = 0x3c0; /* IEEE, DX10_CLAMP; denormals of f32 are flushed, those of f16 and f64 kept */
		for (unsigned i = 0; i < words; i++)
			*word_of(&w, i) = bytes[4 * i] | bytes[4 * i + 1] << 8u | bytes[4 * i + 2] << 16u | (uint32_t)bytes[4 * i + 3] << 24u;
		n = parse_bytes(code, encoded, sizeof encoded);
		if (insn_decode(&isa, encoded, n, &insn) && meaning_prepare(&isa, &insn, w.lanes, &step) && meaning_run(&step, &w))
			print_state(&w, words);
		else
			puts("-");
	}
	return 0;
}
