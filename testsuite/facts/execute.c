/* Executes single instructions on given registers and memory, for semantics.py. Reads lines "PROCESSOR LANES SPACE CODE STATE MEMORY" from standard
 * input, with code, state and memory in hexadecimal; SPACE is -, global, lds or scratch, MEMORY - if SPACE is. A state has little-endian
 * dwords: s0 to s31, scc, vcc_lo, vcc_hi, exec_lo, exec_hi, m0, and the lanes of v0 to v31, of v0 to v63, or of these and a0 to a31. Global
 * memory begins at BASE; dwords of scratch memory are those of all lanes, then the next ones. Prints the state and the memory after the
 * instruction, or "-" if it is not known what the instruction computes. SPACE program: STATE is the buffer of a program's results, MEMORY its
 * number of lanes in hexadecimal; prints the buffer, or "- OFFSET" of an instruction that is not computed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/meaning/meaning.h"
#include "testsuite/facts/execute.h"

enum { SGPRS = 32, WORDS = SGPRS + 6, VGPRS = 64, AGPRS = 32, MOST = WORDS + (VGPRS + AGPRS) * MEANING_LANES, MEMORY = 1 << 16 };

static const uint64_t BASE = UINT64_C(0x420000000000);

struct memory {
	unsigned lanes;
	size_t size;
	uint8_t byte[MEMORY];
};

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

static void
print_bytes(const uint8_t *byte, size_t n)
{
	for (size_t i = 0; i < n; i++)
		printf("%02x", byte[i]);
}

static uint8_t *
memory_at(void *context, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write)
{
	struct memory *m = context;
	uint64_t offset = space == SPACE_lds ? address : space == SPACE_scratch ? lane * m->size / m->lanes + address : address - BASE;

	(void)write;
	return offset < MEMORY && offset + size <= (space == SPACE_lds ? MEMORY : m->size) ? &m->byte[offset] : NULL;
}

/* Moves the dwords of scratch memory from the order of a state to that of lanes, or back. */
static void
turn(struct memory *m, bool back)
{
	static uint8_t copy[MEMORY];
	size_t dwords = m->size / 4 / m->lanes;

	memcpy(copy, m->byte, m->size);
	for (size_t i = 0; i < dwords; i++)
		for (size_t lane = 0; lane < m->lanes; lane++) {
			size_t state = 4 * (i * m->lanes + lane), own = 4 * (lane * dwords + i);

			memcpy(m->byte + (back ? state : own), copy + (back ? own : state), 4);
		}
}

/* Returns the register of a dword of the state. */
static uint32_t *
word_of(struct meaning_wave *w, unsigned word)
{
	static const uint8_t file[] = {FILE_scc, FILE_vcc, FILE_vcc, FILE_exec, FILE_exec, FILE_m0}, number[] = {0, 0, 1, 0, 1, 0};
	unsigned vector = (word - WORDS) / w->lanes;

	if (word >= WORDS)
		return &w->vector[vector < VGPRS ? vector : 1024 + vector - VGPRS][(word - WORDS) % w->lanes];
	return &w->scalar[word < SGPRS ? insn_unit(FILE_sgpr, word) : insn_unit(file[word - SGPRS], number[word - SGPRS])];
}

/* Runs a program and prints its results. */
static void
run_program(const struct isa *isa, char *cell[])
{
	static uint8_t code[MEMORY], output[MEMORY];
	struct program p = {.wave = isa->wave32 ? 32 : 64, .lanes = (unsigned)strtoul(cell[5], NULL, 16), .code = code};

	p.size = parse_bytes(cell[3], code, sizeof code);
	p.out_size = parse_bytes(cell[4], output, sizeof output);
	uint64_t stuck;
	if (program_run(isa, &p, output, &stuck))
		print_bytes(output, p.out_size);
	else
		printf("- %llx", (unsigned long long)stuck);
	putchar('\n');
}

static void
print_state(struct meaning_wave *w, unsigned words)
{
	for (unsigned i = 0; i < words; i++) {
		uint32_t x = *word_of(w, i);

		print_bytes((uint8_t[]){x & 0xff, x >> 8 & 0xff, x >> 16 & 0xff, x >> 24}, 4);
	}
}

int
main(void)
{
	static char line[8 * MOST + 2 * MEMORY + 128];
	static uint8_t bytes[4 * MOST];
	static struct meaning_wave w;
	static struct memory memory;
	struct meaning_memory interface = {memory_at, &memory};

	w.memory = &interface;
	while (fgets(line, sizeof line, stdin)) {
		uint8_t encoded[INSN_BYTES] = {0};
		char *p = line;

		line[strcspn(line, "\n")] = 0;
		char *cell[6];
		for (unsigned i = 0; i < 6; i++)
			cell[i] = p ? strsep(&p, " ") : line + strlen(line);
		w.lanes = (unsigned)atoi(cell[1]);
		unsigned words = (unsigned)parse_bytes(cell[4], bytes, sizeof bytes) / 4;
		const struct target *t = target_find(str_from(cell[0]));
		if (!t || (w.lanes != 32 && w.lanes != 64))
			return EXIT_FAILURE;
		struct isa isa;
		isa_init(&isa, t);
		isa.wave32 = w.lanes == 32;
		isa.sramecc = isa.sramecc == TARGET_NEVER ? TARGET_NEVER : TARGET_OFF; /* the vectors follow manuals, which do not mention it */
		if (!strcmp(cell[2], "program")) {
			run_program(&isa, cell);
			continue;
		}
		if (words < WORDS || words > WORDS + (VGPRS + AGPRS) * w.lanes)
			return EXIT_FAILURE;
		w.scalar[insn_unit(FILE_mode, 0)] = EXECUTE_MODE;
		for (unsigned i = 0; i < words; i++)
			*word_of(&w, i) = bytes[4 * i] | bytes[4 * i + 1] << 8u | bytes[4 * i + 2] << 16u | (uint32_t)bytes[4 * i + 3] << 24u;
		memset(memory.byte, 0, sizeof memory.byte);
		memory.lanes = w.lanes;
		memory.size = parse_bytes(cell[5], memory.byte, MEMORY);
		if (!strcmp(cell[2], "scratch"))
			turn(&memory, false);
		size_t n = parse_bytes(cell[3], encoded, sizeof encoded);
		struct insn insn;
		struct meaning_step step;
		if (insn_decode(&isa, encoded, n, &insn) && meaning_prepare(&isa, &insn, w.lanes, &step) && meaning_run(&step, &w)) {
			print_state(&w, words);
			if (!strcmp(cell[2], "scratch"))
				turn(&memory, true);
			print_bytes(memory.byte, memory.size);
			putchar('\n');
		} else {
			puts("-");
		}
	}
	return 0;
}
