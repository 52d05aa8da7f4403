/* Runs the programs of hw_tests.tsv.gz; see semantics.py. */
#include <stdio.h>
#include <string.h>

#include "common/meaning/meaning.h"
#include "testsuite/facts/execute.h"

enum { LDS = 1 << 16, LIMIT = 1000000 };

static const uint64_t CODE = UINT64_C(0x100000000), ARGUMENTS = UINT64_C(0x200000000), OUTPUT = UINT64_C(0x300000000);

struct machine {
	const struct program *program;
	uint8_t arguments[8], *output;
	uint8_t lds[LDS], scratch[MEANING_LANES][SCRATCH];
};

static uint8_t *
within(uint8_t *byte, size_t size, uint64_t offset, unsigned n)
{
	return offset <= size && size - offset >= n ? byte + offset : NULL;
}

static uint8_t *
machine_at(void *context, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write)
{
	struct machine *m = context;

	(void)write;
	if (space == SPACE_lds)
		return within(m->lds, LDS, address, size);
	if (space == SPACE_scratch)
		return within(m->scratch[lane], SCRATCH, address, size);
	if (address >= OUTPUT)
		return within(m->output, m->program->out_size, address - OUTPUT, size);
	return address >= ARGUMENTS ? within(m->arguments, sizeof m->arguments, address - ARGUMENTS, size) : NULL;
}

/* Returns whether an instruction changes no register and no memory that a program can see: waits, nops, hints. */
static bool
changes_nothing(const struct isa *isa, const struct insn *insn)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);

	for (unsigned i = 0; i < n; i++)
		if (op[i].access & ACCESS_write)
			return false;
	const struct insn_effects *effects = insn_effects(isa, insn);

	return effects->flow == CONTROL_next && !(effects->memory & (1 << MEMORY_load | 1 << MEMORY_store | 1 << MEMORY_atomic));
}

/* Runs a wave. Returns false if an instruction is not computed, and sets *stuck to its offset. */
static bool
run_wave(const struct isa *isa, const struct program *p, struct meaning_wave *w, uint64_t *stuck)
{
	w->pc = CODE;
	for (unsigned count = 0; count < LIMIT; count++) {
		uint8_t bytes[INSN_BYTES] = {0};

		*stuck = w->pc - CODE;
		if (*stuck >= p->size)
			return false;
		memcpy(bytes, p->code + *stuck, p->size - *stuck < INSN_BYTES ? p->size - *stuck : INSN_BYTES);
		struct insn insn;
		if (!insn_decode(isa, bytes, p->size - *stuck, &insn))
			return false;
		if (insn_effects(isa, &insn)->flow == CONTROL_end)
			return true;
		struct meaning_step step;
		if (meaning_prepare(isa, &insn, w->lanes, &step)) {
			if (!meaning_run(&step, w))
				return false;
		} else if (changes_nothing(isa, &insn)) {
			w->pc += insn.size;
		} else {
			return false;
		}
	}
	return false;
}

bool
program_run(const struct isa *isa, const struct program *p, uint8_t *output, uint64_t *stuck)
{
	static struct meaning_wave w;
	static struct machine machine;
	struct meaning_memory memory = {machine_at, &machine};

	memset(&machine, 0, sizeof machine);
	machine.program = p;
	machine.output = output;
	memcpy(machine.arguments, &OUTPUT, sizeof OUTPUT);
	for (unsigned first = 0; first < p->lanes; first += p->wave) {
		unsigned active = p->lanes - first < p->wave ? p->lanes - first : p->wave;
		uint64_t exec = active < 64 ? (UINT64_C(1) << active) - 1 : UINT64_MAX;

		memset(&w, 0, sizeof w);
		w.lanes = p->wave;
		w.memory = &memory;
		w.cycles = UINT64_C(0x1112345678);
		w.realtime = UINT64_C(0x22abcdef01);
		for (unsigned i = 0; i < sizeof w.status / sizeof *w.status; i++)
			w.status[i] = 0x5500 + i;
		w.scalar[insn_unit(FILE_sgpr, 0)] = (uint32_t)ARGUMENTS;
		w.scalar[insn_unit(FILE_sgpr, 1)] = (uint32_t)(ARGUMENTS >> 32);
		w.scalar[insn_unit(FILE_exec, 0)] = (uint32_t)exec;
		w.scalar[insn_unit(FILE_exec, 1)] = (uint32_t)(exec >> 32);
		w.scalar[insn_unit(FILE_mode, 0)] = EXECUTE_MODE;
		for (unsigned i = 0; i < p->wave; i++)
			w.vector[0][i] = first + i;
		if (!run_wave(isa, p, &w, stuck))
			return false;
	}
	return true;
}
