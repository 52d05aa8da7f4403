/* Checks that pruning a state of operations in flight changes no finding, and bounds the state. Random operations are issued and
 * waited for, and states of different paths are joined, once with pruning and once without. After each step, the operation for
 * which a use of a register must wait is the same. Pruned states are limited by the registers, others grow with the code.
 *
 * prop-flights ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/flow.h"
#include "common/analysis/function/object_input.h"
#include "common/analysis/wait/flight.h"
#include "common/analysis/wait/prune.h"
#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "testsuite/prop/random.h"

enum { LOADS = 1000, REGISTERS = 12, PATHS = 4, STEPS = 1500, CANNOT_RUN = 77 };

struct pair {
	struct flights all, pruned;
};

static struct flight_code code;
static unsigned failures;

/* Writes random instructions. In expert mode, vector operations do not read the registers: an operation that hardware holds ends an
 * earlier one that wrote its destination, but not one that only read it, so that without pruning more is in flight. */
static void
write_source(const char *cpu, bool dwords, bool expert)
{
	FILE *f = fopen("flights.s", "w");

	if (!f)
		exit(CANNOT_RUN);
	fprintf(f, ".amdgcn_target \"amdgcn-amd-amdhsa--%s\"\nf:\n", cpu);
	if (expert)
		fprintf(f, "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2\n");
	for (unsigned i = 0; i < LOADS; i++) {
		unsigned v = 10 + below(REGISTERS);

		switch (below(expert ? 11 : 6)) {
		case 6: fprintf(f, "v_mov_b32 v%u, v2\n", v); break;
		case 7: fprintf(f, "v_rcp_f32 v%u, v2\n", v); break;
		case 8: fprintf(f, "v_add_f64 v[%u:%u], v[2:3], v[2:3]\n", v & ~1u, v | 1); break;
		case 9: fprintf(f, "ds_store_b32 v1, v%u\n", v); break;
		case 10: fprintf(f, "global_store_b32 v[2:3], v%u, off\n", v); break;
		case 0: case 1: fprintf(f, "global_load_%s v%u, v[2:3], off\n", dwords ? "dword" : "b32", v); break;
		case 2: fprintf(f, "global_load_%s v[%u:%u], v[2:3], off\n", dwords ? "dwordx2" : "b64", v & ~1u, v | 1); break;
		case 4: fprintf(f, "flat_load_%s v%u, v[2:3]\n", dwords ? "dword" : "b32", v); break;
		case 3: fprintf(f, "ds_%s v%u, v1\n", dwords ? "read_b32" : "load_b32", v); break;
		default: fprintf(f, "s_load_%s s%u, s[2:3], 0x0\n", dwords ? "dword" : "b32", v); break;
		}
	}
	fprintf(f, "s_endpgm\n");
	fclose(f);
}

/* Returns the operation for which an access to a register waits on a counter: the one that needs the lowest value and, among
 * these, the first in the code. Returns NULL if there is none. */
static const struct flight *
waited_for(const struct flights *all, unsigned unit, unsigned what, unsigned event, unsigned counter)
{
	const struct flight *found = NULL;

	for (size_t i = 0; i < all->n; i++) {
		const struct flight *f = &all->v[i];
		const struct flight_event *e = flight_event(&code, f);
		const struct insn_count *count = flight_count(&code, f);

		if (count->counter != counter || !flight_hinders(count, what, event, true))
			continue;
		for (const struct flight_run *r = &code.runs[e->run]; r < &code.runs[e->run + e->nruns]; r++)
			if (flight_run_hinders(count, r) & flight_hinders(count, what, event, true) && unit - r->unit <= r->more &&
					(!found || flight_need(&code, f) < flight_need(&code, found)))
				found = f;
	}
	return found;
}

/* Returns whether two operations are equally good reasons for a wait. Operations of a counter of expert mode stay in flight when they are
 * older than the counter can count; then which of them is the oldest does not matter. */
static bool
is_same_reason(const struct flight *a, const struct flight *b)
{
	if (!a || !b)
		return !a && !b;
	const struct insn_count *count = flight_count(&code, a);
	return a->newer == b->newer && (a->event == b->event || (count->expert && a->newer + 1u == insn_counter_most(code.isa, count->counter)));
}

static void
compare(const struct pair *p, unsigned unit, unsigned step)
{
	static const unsigned events[] = {EVENT_none, EVENT_vmem_load, EVENT_lds, EVENT_smem, EVENT_valu, EVENT_valu_trans};
	unsigned event = events[below(6)], what = below(2) ? USE_READS : USE_WRITES;

	for (unsigned counter = 0; counter < COUNTER_COUNT; counter++) {
		const struct flight *a = waited_for(&p->all, unit, what, event, counter);
		const struct flight *b = waited_for(&p->pruned, unit, what, event, counter);

		if (is_same_reason(a, b))
			continue;
		printf("step %u: unit %u, counter %u: operation %d, but %d with pruning\n", step, unit, counter,
			a ? (int)a->event : -1, b ? (int)b->event : -1);
		failures++;
	}
	if (memcmp(&p->all.results, &p->pruned.results, sizeof p->all.results)) {
		printf("step %u: other registers with pruning\n", step);
		failures++;
	}
}

static bool
is_exempt(void *context, const struct flight *f)
{
	(void)context;
	(void)f;
	return false;
}

static void
wait_some(struct pair *p)
{
	uint8_t most[COUNTER_COUNT];

	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		most[c] = (uint8_t)(below(4) ? INSN_ANY : below(12));
	flights_wait(&p->all, &code, most);
	flights_wait(&p->pruned, &code, most);
}

/* kinds: limit of the operations that are kept for each register. */
static void
run_steps(unsigned kinds)
{
	struct prune prune = {.is_exempt = is_exempt};
	struct pair pairs[PATHS] = {0};
	size_t largest = 0, unpruned = 0;

	for (unsigned step = 0; step < STEPS && !failures; step++) {
		struct pair *p = &pairs[below(PATHS)], *other = &pairs[below(PATHS)];

		if (below(100) == 0) {
			wait_some(p);
		} else if (below(8) == 0) { /* a path joins others, and the state of one of them continues */
			flights_join(&p->all, &code, other->all.v, other->all.n);
			flights_join(&p->pruned, &code, other->pruned.v, other->pruned.n);
		} else {
			uint32_t event = below(code.nevents);

			flights_issue(&p->all, &code, event);
			flights_issue(&p->pruned, &code, event);
		}
		if (below(2)) {
			prune_flights(&prune, &code, &p->pruned);
			largest = p->pruned.n > largest ? p->pruned.n : largest;
		}
		unpruned = p->all.n > unpruned ? p->all.n : unpruned;
		for (unsigned i = 0; i < 2 * REGISTERS && !failures; i++)
			compare(p, insn_unit(i & 1 ? FILE_vgpr : FILE_sgpr, 10 + i / 2), step);
	}
	if (largest > kinds * (REGISTERS + 2) || unpruned < 4 * largest) {
		printf("%zu operations with pruning, %zu without\n", largest, unpruned);
		failures++;
	}
	for (unsigned i = 0; i < PATHS; i++) {
		alloc_free(pairs[i].all.v);
		alloc_free(pairs[i].pruned.v);
	}
	prune_close(&prune);
}

static void
check(const char *assembler, const char *cpu, bool dwords, bool expert)
{
	struct diag *diag = diag_new("prop-flights", NULL, NULL);

	write_source(cpu, dwords, expert);
	char command[512];
	snprintf(command, sizeof command, "'%s' -mcpu=%s flights.s -o flights.o", assembler, cpu);
	struct elfin elf;
	if (system(command) != 0 || !elfin_open(&elf, diag, "flights.o")) {
		printf("%s: not assembled\n", cpu);
		exit(1);
	}
	struct isa isa;
	isa_init(&isa, target_find(str_from(cpu)));
	struct flow_object object;
	flow_object_open(&object, &elf, &isa);
	for (size_t s = 0; s < object.ncodes; s++) {
		struct flow *flow = object.codes[s].bytes ? flow_open(&object.codes[s]) : NULL;

		if (flow && flow->nfunctions) {
			struct sched *sched = sched_open(flow);

			flight_code_open(&code, flow->code->isa, sched);
			flight_code_add(&code, flow->code, flow->functions[0].graph, 0);
			run_steps(expert ? 12 : 6);
			flight_code_close(&code);
			sched_close(sched);
		}
		flow_close(flow);
	}
	flow_object_close(&object);
	elfin_close(&elf);
	diag_free(diag);
}

int
main(int argc, char **argv)
{
	if (argc < 2)
		return 1;
	check(argv[1], "gfx900", true, false);
	check(argv[1], "gfx1100", false, false);
	check(argv[1], "gfx1200", false, false);
	check(argv[1], "gfx1200", false, true);
	check(argv[1], "gfx1250", false, false);
	return failures != 0;
}
