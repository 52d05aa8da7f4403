/* Checks that registers that liveness reports as dead can hold any value. Random programs run twice on a small model of a wave,
 * once with noise in all registers that are not live before each instruction; both runs must store the same values. The programs
 * mask lanes in all the patterns that compilers use, with loops, scalar branches, and code in which all lanes are on. Then a live
 * register is treated as dead, and the test must detect the noise.
 *
 * prop-poison ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/flow.h"
#include "common/analysis/function/object_input.h"
#include "common/analysis/live/live.h"
#include "common/base/message/diag.h"
#include "testsuite/prop/random.h"

enum { LANES = 8, ALL = (1 << LANES) - 1, VGPRS = 12, SGPRS = 100, MOST_OPS = 3000, MOST_STEPS = 20000, MOST_STORES = 20000,
	CANNOT_RUN = 77, FIRST_MASK = 20, DATA_SGPRS = 8 };

enum what {
	V_MOV, V_ADD, V_XOR, V_CMP_LT, V_CMPX_LT, STORE, S_MOV, S_ADD, S_CMP_LT, S_MOV64, AND_SAVE, OR_SAVE, ANDN2_SAVE, AND64, ANDN2,
	OR64, XOR64, BRANCH, SCC1, EXECZ, EXECNZ, VCCZ, LABEL, END
};

enum { EXEC = 200, VCC = 201, MINUS_1 = 202, ZERO = 203 }; /* operands that are masks, besides pairs of SGPRs */

struct op {
	uint8_t what, d, a, b; /* what: the operation; d: destination register; a, b: source registers */
	int label;
};

static struct op ops[MOST_OPS];
static unsigned nops, nlabels, depth;
static bool is_kernel; /* all lanes are on at the start of a kernel; a function may be called with some lanes off */

static void
emit(unsigned what, unsigned d, unsigned a, unsigned b, int label)
{
	if (nops < MOST_OPS - 1)
		ops[nops++] = (struct op){(uint8_t)what, (uint8_t)d, (uint8_t)a, (uint8_t)b, label};
}

/* ---- random programs */

static unsigned
v(void)
{
	return below(VGPRS - 2);
}

static void
some_alu(void)
{
	for (unsigned n = below(4); n-- > 0;)
		switch (below(6)) {
		case 0: emit(V_MOV, v(), v(), 0, 0); break;
		case 1: emit(V_ADD, v(), v(), v(), 0); break;
		case 2: emit(V_XOR, v(), v(), v(), 0); break;
		case 3: emit(S_ADD, below(DATA_SGPRS), below(DATA_SGPRS), below(DATA_SGPRS), 0); break;
		case 4: emit(STORE, 0, v(), 0, 0); break;
		case 5: emit(S_MOV, below(DATA_SGPRS), below(DATA_SGPRS), 0, 0); break;
		}
}

static void
statements(void);

static void
skip(int label)
{
	if (below(2))
		emit(EXECZ, 0, 0, 0, label);
}

static void
one_if(unsigned mask)
{
	int end = (int)nlabels++;

	if (below(4) == 0) {
		emit(S_MOV64, mask, EXEC, 0, 0);
		emit(V_CMPX_LT, 0, v(), v(), 0);
	} else {
		emit(V_CMP_LT, VCC, v(), v(), 0);
		emit(AND_SAVE, mask, VCC, 0, 0);
	}
	skip(end);
	statements();
	emit(LABEL, 0, 0, 0, end);
	emit(OR64, EXEC, EXEC, mask, 0);
}

static void
if_else(unsigned mask)
{
	int otherwise = (int)nlabels++, end = (int)nlabels++;

	emit(V_CMP_LT, VCC, v(), v(), 0);
	emit(AND_SAVE, mask, VCC, 0, 0);
	emit(XOR64, mask, EXEC, mask, 0);
	skip(otherwise);
	statements();
	emit(LABEL, 0, 0, 0, otherwise);
	if (below(2)) {
		emit(ANDN2_SAVE, mask, mask, 0, 0);
	} else {
		emit(OR_SAVE, mask, mask, 0, 0);
		emit(XOR64, EXEC, EXEC, mask, 0);
	}
	skip(end);
	statements();
	emit(LABEL, 0, 0, 0, end);
	emit(OR64, EXEC, EXEC, mask, 0);
}

/* Emits a loop that the lanes leave one by one. v11 is the counter, and v10 contains the increment, 1. */
static void
divergent_loop(unsigned mask)
{
	int begin = (int)nlabels++;
	unsigned done = mask + 2;

	emit(S_MOV64, done, ZERO, 0, 0);
	emit(LABEL, 0, 0, 0, begin);
	depth++;
	statements();
	depth--;
	emit(V_ADD, VGPRS - 1, VGPRS - 1, VGPRS - 2, 0);
	emit(V_CMP_LT, VCC, v(), VGPRS - 1, 0);
	emit(OR64, done, VCC, done, 0);
	emit(ANDN2, EXEC, EXEC, done, 0);
	emit(EXECNZ, 0, 0, 0, begin);
	emit(OR64, EXEC, EXEC, done, 0);
}

static void
uniform_loop(void)
{
	int begin = (int)nlabels++;

	emit(LABEL, 0, 0, 0, begin);
	statements();
	emit(S_ADD, 8, 8, 9, 0);
	emit(S_CMP_LT, 0, 8, below(DATA_SGPRS), 0);
	emit(SCC1, 0, 0, 0, begin);
}

static void
uniform_if(void)
{
	int otherwise = (int)nlabels++, end = (int)nlabels++;

	emit(S_CMP_LT, 0, below(DATA_SGPRS), below(DATA_SGPRS), 0);
	emit(SCC1, 0, 0, 0, otherwise);
	statements();
	emit(BRANCH, 0, 0, 0, end);
	emit(LABEL, 0, 0, 0, otherwise);
	statements();
	emit(LABEL, 0, 0, 0, end);
}

static void
all_lanes(unsigned mask)
{
	emit(OR_SAVE, mask, MINUS_1, 0, 0);
	some_alu();
	emit(S_MOV64, EXEC, mask, 0, 0);
}

static void
statements(void)
{
	unsigned mask = FIRST_MASK + 4 * depth;

	for (unsigned n = 1 + below(3); n-- > 0;) {
		some_alu();
		if (depth > 6 || nops > 250)
			continue;
		depth++;
		switch (below(8)) {
		case 0: case 1: one_if(mask); break;
		case 2: case 3: if_else(mask); break;
		case 4: divergent_loop(mask); break;
		case 5: uniform_loop(); break;
		case 6: uniform_if(); break;
		case 7: all_lanes(mask); break;
		}
		depth--;
	}
}

/* ---- source text */

static const char *
mask_text(unsigned m, char *buf)
{
	if (m == EXEC || m == VCC)
		return m == EXEC ? "exec" : "vcc";
	if (m == MINUS_1 || m == ZERO)
		return m == ZERO ? "0" : "-1";
	sprintf(buf, "s[%u:%u]", m, m + 1);
	return buf;
}

static void
write_op(FILE *f, const struct op *o)
{
	static const char *const names[] = {"v_mov_b32", "v_add_u32", "v_xor_b32", "v_cmp_lt_u32", "v_cmpx_lt_u32", "", "s_mov_b32",
		"s_add_u32", "s_cmp_lt_u32", "s_mov_b64", "s_and_saveexec_b64", "s_or_saveexec_b64", "s_andn2_saveexec_b64", "s_and_b64",
		"s_andn2_b64", "s_or_b64", "s_xor_b64", "s_branch", "s_cbranch_scc1", "s_cbranch_execz", "s_cbranch_execnz",
		"s_cbranch_vccz"};
	char d[16], a[16], b[16];

	switch (o->what) {
	case V_MOV: fprintf(f, "%s v%u, v%u\n", names[o->what], o->d, o->a); break;
	case V_ADD: case V_XOR: fprintf(f, "%s v%u, v%u, v%u\n", names[o->what], o->d, o->a, o->b); break;
	case V_CMP_LT: fprintf(f, "%s vcc, v%u, v%u\n", names[o->what], o->a, o->b); break;
	case V_CMPX_LT: fprintf(f, "%s vcc, v%u, v%u\n", names[o->what], o->a, o->b); break;
	case STORE: fprintf(f, "global_store_dword v[12:13], v%u, off\n", o->a); break;
	case S_MOV: fprintf(f, "%s s%u, s%u\n", names[o->what], o->d, o->a); break;
	case S_ADD: fprintf(f, "%s s%u, s%u, s%u\n", names[o->what], o->d, o->a, o->b); break;
	case S_CMP_LT: fprintf(f, "%s s%u, s%u\n", names[o->what], o->a, o->b); break;
	case S_MOV64: case AND_SAVE: case OR_SAVE: case ANDN2_SAVE:
		fprintf(f, "%s %s, %s\n", names[o->what], mask_text(o->d, d), mask_text(o->a, a));
		break;
	case AND64: case ANDN2: case OR64: case XOR64:
		fprintf(f, "%s %s, %s, %s\n", names[o->what], mask_text(o->d, d), mask_text(o->a, a), mask_text(o->b, b));
		break;
	case LABEL: fprintf(f, "L%d:\n", o->label); break;
	case END: fprintf(f, "s_endpgm\n"); break;
	default: fprintf(f, "%s L%d\n", names[o->what], o->label);
	}
}

static void
write_source(const char *path)
{
	FILE *f = fopen(path, "w");

	if (!f)
		exit(1);
	fprintf(f, ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.globl k\n.type k,@function\nk:\n");
	for (unsigned i = 0; i < nops; i++)
		write_op(f, &ops[i]);
	if (is_kernel)
		fprintf(f, ".rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 16\n.amdhsa_next_free_sgpr 64\n"
			".end_amdhsa_kernel\n");
	fclose(f);
}

/* ---- model of a wave */

struct wave {
	uint32_t v[VGPRS + 2][LANES], s[SGPRS];
	uint32_t exec, vcc;
	bool scc;
	unsigned nstores;
	uint32_t store[MOST_STORES];
};

static uint32_t
mask_of(const struct wave *w, unsigned m)
{
	return m == EXEC ? w->exec : m == VCC ? w->vcc : m == MINUS_1 ? ALL : m == ZERO ? 0 : w->s[m] & ALL;
}

static void
set_mask(struct wave *w, unsigned m, uint32_t value)
{
	if (m == EXEC)
		w->exec = value & ALL;
	else if (m == VCC)
		w->vcc = value & ALL;
	else
		w->s[m] = value & ALL;
}

static void
vector(struct wave *w, const struct op *o)
{
	uint32_t compared = 0;

	for (unsigned l = 0; l < LANES; l++) {
		uint32_t a = w->v[o->a][l], b = w->v[o->b][l];

		if (!(w->exec >> l & 1))
			continue;
		switch (o->what) {
		case V_MOV: w->v[o->d][l] = a; break;
		case V_ADD: w->v[o->d][l] = a + b; break;
		case V_XOR: w->v[o->d][l] = a ^ b; break;
		case V_CMP_LT: case V_CMPX_LT: compared |= (uint32_t)(a < b) << l; break;
		case STORE:
			if (w->nstores < MOST_STORES)
				w->store[w->nstores++] = a * 31 + l;
		}
	}
	if (o->what == V_CMP_LT || o->what == V_CMPX_LT)
		w->vcc = compared;
	if (o->what == V_CMPX_LT)
		w->exec = compared;
}

static void
saves(struct wave *w, const struct op *o)
{
	uint32_t a = mask_of(w, o->a), was = w->exec;

	w->exec = o->what == AND_SAVE ? a & was : o->what == OR_SAVE ? a | was : a & ~was;
	set_mask(w, o->d, was);
	w->scc = w->exec != 0;
}

static void
logic(struct wave *w, const struct op *o)
{
	uint32_t a = mask_of(w, o->a), b = mask_of(w, o->b);
	uint32_t d = o->what == AND64 ? a & b : o->what == ANDN2 ? a & ~b : o->what == OR64 ? a | b : a ^ b;

	set_mask(w, o->d, d);
	w->scc = d != 0;
}

/* Executes operation i. Returns the index of the next operation. */
static unsigned
step(struct wave *w, unsigned i, const unsigned *label)
{
	const struct op *o = &ops[i];
	uint32_t sum;
	bool taken = false;

	switch (o->what) {
	case V_MOV: case V_ADD: case V_XOR: case V_CMP_LT: case V_CMPX_LT: case STORE: vector(w, o); break;
	case S_MOV: w->s[o->d] = w->s[o->a]; break;
	case S_ADD:
		sum = w->s[o->a] + w->s[o->b];
		w->scc = sum < w->s[o->a];
		w->s[o->d] = sum;
		break;
	case S_CMP_LT: w->scc = w->s[o->a] < w->s[o->b]; break;
	case S_MOV64: set_mask(w, o->d, mask_of(w, o->a)); break;
	case AND_SAVE: case OR_SAVE: case ANDN2_SAVE: saves(w, o); break;
	case AND64: case ANDN2: case OR64: case XOR64: logic(w, o); break;
	case BRANCH: taken = true; break;
	case SCC1: taken = w->scc; break;
	case EXECZ: taken = !w->exec; break;
	case EXECNZ: taken = w->exec; break;
	case VCCZ: taken = !w->vcc; break;
	}
	return taken ? label[o->label] : i + 1;
}

/* Writes random values to all registers that are not live, and to the register `wrong` even if it is live. wrong may be UINT32_MAX,
 * which is no register. */
static void
poison(struct wave *w, const struct set *live, uint32_t wrong)
{
	for (unsigned r = 0; r < VGPRS; r++)
		if (!set_has(live, insn_unit(FILE_vgpr, r)) || insn_unit(FILE_vgpr, r) == wrong)
			for (unsigned l = 0; l < LANES; l++)
				w->v[r][l] = (uint32_t)next_random() % 50;
	for (unsigned r = 0; r < FIRST_MASK; r++)
		if (!set_has(live, insn_unit(FILE_sgpr, r)) || insn_unit(FILE_sgpr, r) == wrong)
			w->s[r] = (uint32_t)next_random() % 50;
	for (unsigned r = FIRST_MASK; r < SGPRS; r++)
		if (!set_has(live, insn_unit(FILE_sgpr, r)))
			w->s[r] = (uint32_t)next_random() & ALL;
	if (!set_has(live, insn_unit(FILE_vcc, 0)) && !set_has(live, insn_unit(FILE_vcc, 1)))
		w->vcc = (uint32_t)next_random() & ALL;
	if (!set_has(live, insn_unit(FILE_scc, 0)))
		w->scc = next_random() & 1;
}

/* Runs the program from state w. If live is not NULL, overwrites the registers that are not in live[i] with random values before
 * each operation i, as poison() does. Returns the number of steps. */
static unsigned
run(struct wave *w, const unsigned *label, const struct set *live, uint32_t wrong)
{
	unsigned steps = 0;

	for (unsigned i = 0; i < nops && ops[i].what != END && steps < MOST_STEPS; steps++) {
		if (live && ops[i].what != LABEL)
			poison(w, &live[i], wrong);
		i = step(w, i, label);
	}
	return steps;
}

/* ---- test of one program */

static struct set live[MOST_OPS];
static unsigned label[MOST_OPS];

/* Analyzes the assembled object at path, and sets live[] to the live registers before each operation. Returns false
 * after an error. */
static bool
analyse(const char *path)
{
	struct diag *diag = diag_new("prop-poison", NULL, NULL);
	struct isa isa;
	bool ok = false;

	isa_init(&isa, target_find(STR("gfx900")));
	struct elfin elf;
	if (!elfin_open(&elf, diag, path))
		return false;
	struct flow_object object;
	flow_object_open(&object, &elf, &isa);
	for (size_t s = 0; s < object.ncodes; s++) {
		if (!object.codes[s].bytes || !object.codes[s].size)
			continue;
		struct flow *flow = flow_open(&object.codes[s]);
		struct live *all = live_open(flow);
		const struct graph *g = flow->functions[0].graph;
		unsigned op = 0;

		for (uint32_t b = 0; b < g->nblocks; b++) {
			static struct set before[MOST_OPS];

			live_in_block(&all[0], b, before, NULL);
			for (uint32_t i = 0; i < g->blocks[b].count; i++) {
				while (op < nops && ops[op].what == LABEL)
					op++;
				live[op++] = before[i];
			}
		}
		ok = g->lanes_known && flow->nfunctions == 1;
		live_close(flow, all);
		flow_close(flow);
	}
	flow_object_close(&object);
	elfin_close(&elf);
	diag_flush(diag);
	diag_free(diag);
	return ok;
}

static void
begin(struct wave *w)
{
	memset(w, 0, sizeof *w);
	for (unsigned r = 0; r < VGPRS; r++)
		for (unsigned l = 0; l < LANES; l++)
			w->v[r][l] = r == VGPRS - 2 ? 1 : (uint32_t)next_random() % 50;
	for (unsigned r = 0; r < SGPRS; r++)
		w->s[r] = r == 8 ? 0 : r == 9 ? 5 : (uint32_t)next_random() % 50;
	w->exec = is_kernel ? ALL : (uint32_t)next_random() & ALL;
}

static bool
same(const struct wave *a, const struct wave *b)
{
	return a->nstores == b->nstores && !memcmp(a->store, b->store, a->nstores * sizeof a->store[0]);
}

static void
make_program(const char *path)
{
	do {
		nops = nlabels = depth = 0;
		statements();
		for (unsigned r = 0; r < 4; r++)
			emit(STORE, 0, v(), 0, 0);
		emit(END, 0, 0, 0, 0);
	} while (nops > MOST_OPS - 8 || nlabels > MOST_OPS - 8);
	for (unsigned i = 0; i < nops; i++)
		if (ops[i].what == LABEL)
			label[ops[i].label] = i;
	write_source(path);
}

int
main(int argc, char **argv)
{
	static struct wave clean, noisy, first;
	unsigned wrong = 0, ran = 0, told = 0, mutants = 0, unknown = 0;

	if (argc < 5)
		return CANNOT_RUN;
	char command[4096];
	snprintf(command, sizeof command, "'%s' -o k.o k.s", argv[1]);
	for (unsigned n = 0; n < 300; n++) {
		is_kernel = n & 1;
		make_program("k.s");
		if (system(command) != 0)
			return 1;
		if (!analyse("k.o")) {
			unknown++;
			continue;
		}
		for (unsigned k = 0; k < 8; k++) {
			uint32_t unit = k & 1 ? insn_unit(FILE_sgpr, below(DATA_SGPRS)) : insn_unit(FILE_vgpr, v());

			begin(&first);
			clean = noisy = first;
			if (run(&clean, label, NULL, UINT32_MAX) == MOST_STEPS)
				continue;
			ran++;
			run(&noisy, label, live, UINT32_MAX);
			if (!same(&clean, &noisy)) {
				if (!wrong++) {
					printf("program %u: noise in a dead register changes what is stored\n", n);
					snprintf(command, sizeof command, "cat k.s; '%s' -d --liveness=registers k.o", argv[2]);
					return system(command) != 12345;
				}
			}
			noisy = first;
			run(&noisy, label, live, unit);
			mutants++;
			told += !same(&clean, &noisy);
		}
	}
	printf("%u runs, %u of %u mutants told apart, %u programs with lanes that are not known\n", ran, told, mutants, unknown);
	return wrong || ran < 1000 || told * 2 < mutants || unknown > 3;
}
