/* Checks that .amdgcn_pops_… emits the instructions that Mesa's article "Primitive Ordered Pixel Shading" requires. The common
 * library decodes the assembled bytes, and a small interpreter of scalar instructions runs them.
 *
 * The wait is tested for all pairs of the wave's own ID and the ID of the newest overlapped wave, all packers, both values of bit
 * 31, and exiting waves around each limit. A wave must enter the section exactly when the article's pseudocode allows it;
 * otherwise it must sleep. The packer must be set where hardware reads it. Without overlap, the ID of the exiting wave must never
 * be read.
 *
 * The loop over layers is tested for all masks of quads, random lanes and random bits that must be ignored. It must visit exactly
 * the lanes of each layer, in order, and restore exec.
 *
 * For GFX11 and GFX12, the test checks the event and then the export with "done". Finally, it must detect each mutant of a wait.
 *
 * prop-pops ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/object_input.h"
#include "common/base/message/diag.h"
#include "common/isa/tables.h"
#include "testsuite/prop/random.h"

enum { MOST_OPS = 64, MOST_STEPS = 400, CANNOT_RUN = 77, MOST_LAYERS = 16, COLLISION = 2, INTRAWAVE = 3 };

/* ---- programs */

enum { VCC = 106, EXEC = 126, NULL_REG = 125, REGISTERS = 128, EXITING = 200, CONSTANT = 201 };

struct source {
	uint8_t reg;          /* a register, EXITING or CONSTANT */
	uint64_t constant;
};

struct op {
	unsigned id;          /* instruction ID, INSN_… */
	uint8_t d, dwords;    /* d: destination register; dwords: its size */
	struct source s[2];
	unsigned target;      /* branches: index in ops of the target */
	struct insn_hwreg hwreg;
	uint32_t number;      /* operand of s_nop, s_sleep, s_sendmsg, s_wait_event */
	unsigned at;
};

static struct op ops[MOST_OPS];
static unsigned nops;
static bool wave32;
/* event_mask: the bit of s_wait_event's operand that controls the wait; event_value: the value of this bit that
 * requests a wait */
static unsigned event_mask, event_value;

static unsigned
register_of(const struct insn_operand *o)
{
	return o->file == FILE_sgpr ? o->first : o->file == FILE_vcc ? VCC + o->first : o->file == FILE_exec ? EXEC + o->first :
		o->file == FILE_pops_exiting_wave_id ? EXITING : REGISTERS;
}

static bool
decode(const struct graph_code *code, uint64_t at, struct op *out, unsigned *size)
{
	struct insn insn;
	uint32_t k[2] = {0};

	if (!graph_decode_at(code, at, &insn))
		return false;
	const struct insn_effects *e = insn_effects(code->isa, &insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(code->isa, &insn, 0, op);
	*size = insn.size;
	*out = (struct op){.id = insn_id(&insn), .d = NULL_REG, .at = (unsigned)at};
	/* a comparison has no destination: its first slot is a source */
	unsigned slot = insn_operand_at(op, n, 0) && insn_operand_at(op, n, 0)->access & ACCESS_write;

	if (slot) {
		out->d = (uint8_t)register_of(insn_operand_at(op, n, 0));
		out->dwords = (uint8_t)insn_operand_at(op, n, 0)->count;
	}
	if (e->operation == OPERATION_set_hwreg) {
		out->hwreg = insn_hwreg(code->isa, &insn);
		slot = 1;
	}
	for (unsigned i = 0; i < 2; i++, slot++) {
		const struct insn_operand *o = insn_operand_at(op, n, slot);
		unsigned dwords = o ? 0 : insn_constant(code->isa, &insn, slot, k);

		out->s[i].reg = o ? (uint8_t)register_of(o) : CONSTANT;
		out->s[i].constant = dwords == 2 ? k[0] | (uint64_t)k[1] << 32 : k[0];
	}
	if (insn_constant(code->isa, &insn, 0, k))
		out->number = k[0];
	uint64_t target;
	if (insn_branch_target(&insn, at, &target))
		out->target = (unsigned)target;
	return true;
}

/* Decodes the code of an object into ops. Returns false after an error. */
static bool
read_program(const char *path, const char *cpu)
{
	struct diag *diag = diag_new("prop-pops", NULL, NULL);
	struct isa isa;
	bool ok = true;

	isa_init(&isa, target_find(str_from(cpu)));
	isa.wave32 = wave32;
	struct elfin elf;
	if (!elfin_open(&elf, diag, path))
		return false;
	struct flow_object object;
	flow_object_open(&object, &elf, &isa);
	object.isa.wave32 = wave32;
	nops = 0;
	memset(ops, 0, sizeof ops);
	for (size_t s = 0; s < object.ncodes; s++)
		for (uint64_t at = 0; object.codes[s].bytes && at < object.codes[s].size && nops < MOST_OPS;) {
			unsigned size = 4;

			ok &= decode(&object.codes[s], at, &ops[nops++], &size);
			at += size;
		}
	for (unsigned i = 0; i < nops; i++)
		for (unsigned k = 0; ops[i].target && k < nops; k++)
			if (ops[k].at == ops[i].target) {
				ops[i].target = k;
				break;
			}
	flow_object_close(&object);
	elfin_close(&elf);
	diag_free(diag);
	return ok && nops;
}

/* ---- interpreter */

struct wave {
	uint32_t reg[REGISTERS];
	uint32_t hwreg[64];
	bool scc;
	unsigned pc;
	uint32_t exiting;     /* current ID of the exiting wave */
	unsigned polls, sleeps, messages, events;
	uint32_t visited[MOST_LAYERS][2]; /* value of exec at each s_nop 1 */
	unsigned nvisited;
};

enum outcome { RUNS, ENTERED, POLLED, SLEPT, ENDED, STUCK };

static uint64_t
value(struct wave *w, const struct source *s, bool wide)
{
	if (s->reg == CONSTANT)
		return wide ? s->constant : (uint32_t)s->constant;
	if (s->reg == EXITING)
		return w->exiting;
	return wide ? w->reg[s->reg] | (uint64_t)w->reg[s->reg + 1] << 32 : w->reg[s->reg];
}

static void
set(struct wave *w, const struct op *o, uint64_t v)
{
	w->reg[o->d] = (uint32_t)v;
	if (o->dwords == 2)
		w->reg[o->d + 1] = (uint32_t)(v >> 32);
}

static uint64_t
field_mask(uint64_t bits, uint64_t first)
{
	return (bits >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << bits) - 1) << first;
}

/* Executes one instruction. */
static enum outcome
step(struct wave *w)
{
	const struct op *o = &ops[w->pc++];
	bool wide = o->dwords == 2 || o->id == INSN_S_CMP_LG_U64;
	uint64_t a = value(w, &o->s[0], wide), b = value(w, &o->s[1], wide);
	enum outcome outcome = RUNS;

	if (o->s[0].reg == EXITING || o->s[1].reg == EXITING) {
		w->polls++;
		outcome = POLLED;
	}
	uint64_t d;
	switch (o->id) {
	case INSN_S_BITCMP1_B32: w->scc = a >> (b & 31) & 1; break;
	case INSN_S_CMP_GT_U32: w->scc = a > b; break;
	case INSN_S_CMP_EQ_U32: w->scc = a == b; break;
	case INSN_S_CMP_LG_U32: case INSN_S_CMP_LG_U64: w->scc = a != b; break;
	case INSN_S_CBRANCH_SCC0: w->pc = w->scc ? w->pc : o->target; break;
	case INSN_S_CBRANCH_SCC1: w->pc = w->scc ? o->target : w->pc; break;
	case INSN_S_CBRANCH_EXECZ: w->pc = w->reg[EXEC] || (!wave32 && w->reg[EXEC + 1]) ? w->pc : o->target; break;
	case INSN_S_BRANCH: w->pc = o->target; break;
	case INSN_S_BFE_U32:
		d = a >> (b & 31) & field_mask(b >> 16 & 127, 0);
		set(w, o, d);
		w->scc = d != 0;
		break;
	case INSN_S_ADD_U32: set(w, o, a + b); w->scc = a + b > UINT32_MAX; break;
	case INSN_S_ADDC_U32: d = a + b + w->scc; set(w, o, d); w->scc = d > UINT32_MAX; break;
	case INSN_S_ADD_I32: set(w, o, a + b); w->scc = ((a ^ (a + b)) & (b ^ (a + b))) >> 31 & 1; break;
	case INSN_S_LSHL1_ADD_U32: d = (a << 1) + b; set(w, o, d); w->scc = d > UINT32_MAX; break;
	case INSN_S_LSHL_B32: d = (uint32_t)(a << (b & 31)); set(w, o, d); w->scc = d != 0; break;
	case INSN_S_NOT_B32: set(w, o, ~a); w->scc = (uint32_t)~a != 0; break;
	case INSN_S_MOV_B32: case INSN_S_MOV_B64: set(w, o, a); break;
	case INSN_S_AND_B32: case INSN_S_AND_B64: set(w, o, a & b); w->scc = (a & b) != 0; break;
	case INSN_S_ANDN2_B32: case INSN_S_ANDN2_B64: set(w, o, a & ~b); w->scc = (a & ~b) != 0; break;
	case INSN_S_CSELECT_B32: case INSN_S_CSELECT_B64: set(w, o, w->scc ? a : b); break;
	case INSN_S_FF1_I32_B32: set(w, o, a ? (uint64_t)__builtin_ctzll(a) : UINT32_MAX); break;
	case INSN_S_BFM_B32: set(w, o, field_mask(a & 31, b & 31)); break;
	case INSN_S_BFM_B64: set(w, o, field_mask(a & 63, b & 63)); break;
	case INSN_S_SETREG_B32:
		w->hwreg[o->hwreg.id] = (uint32_t)((w->hwreg[o->hwreg.id] & ~field_mask(o->hwreg.bits, o->hwreg.first)) |
			(a << o->hwreg.first & field_mask(o->hwreg.bits, o->hwreg.first)));
		break;
	case INSN_S_SLEEP: w->sleeps++; return SLEPT;
	case INSN_S_SENDMSG: w->messages += o->number == 7; break;
	case INSN_S_WAIT_EVENT: w->events += (o->number & event_mask) == event_value; break;
	case INSN_S_WAITCNT: case INSN_S_WAITCNT_VSCNT: case INSN_EXP: case INSN_EXPORT: break;
	case INSN_S_NOP:
		if (o->number == 2)
			return ENTERED;
		if (w->nvisited == MOST_LAYERS)
			return STUCK;
		memcpy(w->visited[w->nvisited++], &w->reg[EXEC], sizeof w->visited[0]);
		break;
	case INSN_S_ENDPGM: return ENDED;
	default:
		printf("the interpreter does not know instruction %u of the program\n", w->pc - 1);
		exit(1);
	}
	return outcome;
}

/* Runs until an outcome that is in the bit set `until`, until the program ends, or for MOST_STEPS instructions. */
static enum outcome
run(struct wave *w, unsigned until)
{
	for (unsigned n = 0; n < MOST_STEPS; n++) {
		enum outcome o = step(w);

		if (until >> o & 1 || o == ENDED || o == STUCK)
			return o;
	}
	return STUCK;
}

/* ---- the wait */

static bool by_mode; /* GFX9: the packer is in the mode register */

/* Returns whether a wave may enter the ordered section when the exiting wave has the ID `exiting`, according to the pseudocode
 * of Mesa's article. */
static bool
may_enter(uint32_t current, uint32_t newest, uint32_t exiting)
{
	uint32_t offset = ~current;

	if (by_mode && newest > current)
		newest++;
	return exiting + offset > newest + offset;
}

static bool
right_packer(const struct wave *w, uint32_t packer)
{
	return by_mode ? w->hwreg[1] == (packer ? 2u : 1u) << 24 : w->hwreg[25] == (1 | packer << 1);
}

/* Checks the wait for one pair of IDs and one packer. Returns an error message, or NULL. */
static const char *
wait_pair(uint32_t current, uint32_t newest, uint32_t packer, uint32_t noise)
{
	static struct wave start;
	uint32_t around[] = {newest, newest + 1, newest + 2, newest - 1, current, current + 1, current - 1, noise >> 3};

	start = (struct wave){.reg = {[COLLISION] = 1u << 31 | (noise & (by_mode ? 0x6000fc00 : 0x4000fc00)) |
		packer << 28 | newest << 16 | current}};
	if (run(&start, 1 << POLLED | 1 << ENTERED) != POLLED)
		return "it does not poll";
	if (!right_packer(&start, packer))
		return "the packer is wrong";
	struct wave w;
	for (unsigned i = 0; i < sizeof around / sizeof *around; i++) {
		w = start;
		/* the first poll read 0; it is repeated with the wanted ID */
		w.pc--;
		w.exiting = around[i] & 1023;
		enum outcome o = run(&w, 1 << ENTERED | 1 << SLEPT);
		if (o != (may_enter(current, newest, w.exiting) ? ENTERED : SLEPT))
			return o == ENTERED ? "it is entered early" : o == SLEPT ? "it is not entered" : "it is stuck";
		if (o == SLEPT && run(&w, 1 << POLLED) != POLLED)
			return "it does not poll again";
		w.exiting = current;
		if (o == SLEPT && may_enter(current, newest, current) && run(&w, 1 << ENTERED | 1 << SLEPT) != SLEPT)
			return "it does not use the ID that it reads";
	}
	return NULL;
}

static bool
check_wait(const char *name)
{
	uint64_t pairs = 0;

	for (uint32_t packer = 0; packer < (by_mode ? 2u : 4u); packer++)
		for (uint32_t current = 0; current < 1024; current++)
			for (uint32_t newest = 0; newest < 1024; newest++, pairs++) {
				const char *why = wait_pair(current, newest, packer, (uint32_t)(current * 0x9e3779b1u ^ newest * 0x85ebca6bu));
				struct wave w = {.reg = {[COLLISION] = packer << 28 | newest << 16 | current}};

				if (!why && (run(&w, 1 << ENTERED) != ENTERED || w.polls))
					why = "without overlap it waits";
				if (why) {
					printf("%s: wave %u, newest overlapped %u, packer %u: %s\n", name, current, newest, packer, why);
					return false;
				}
			}
	printf("%s: %llu pairs\n", name, (unsigned long long)pairs);
	return true;
}

/* ---- the loop over layers */

static bool
check_layers(const char *name)
{
	unsigned quads = wave32 ? 8 : 16;

	for (uint32_t mask = 0; mask < 1u << quads; mask++)
		for (unsigned k = 0; k < 4; k++) {
			uint64_t lanes = k == 0 ? UINT64_MAX :
				k == 1 ? next_random() & next_random() & next_random() & next_random() : next_random();
			uint64_t layer = 0;
			struct wave w = {.reg = {[INTRAWAVE] = mask | (uint32_t)(next_random() << quads)}};
			unsigned n = 0;

			if (wave32)
				lanes = (uint32_t)lanes;
			uint64_t expected[MOST_LAYERS];
			for (unsigned q = 0; q < quads; q++) {
				if (q && mask >> q & 1) {
					if (layer & lanes)
						expected[n++] = layer & lanes;
					layer = 0;
				}
				layer |= UINT64_C(15) << 4 * q;
			}
			if (layer & lanes)
				expected[n++] = layer & lanes;
			w.reg[EXEC] = (uint32_t)lanes;
			w.reg[EXEC + 1] = (uint32_t)(lanes >> 32);
			w.reg[COLLISION] = 0;
			enum outcome o = run(&w, 1 << ENDED);
			bool same = o == ENDED && w.messages == 1 && w.nvisited == n && w.reg[EXEC] == (uint32_t)lanes &&
				(wave32 || w.reg[EXEC + 1] == lanes >> 32);

			for (unsigned i = 0; same && i < n; i++)
				same = w.visited[i][0] == (uint32_t)expected[i] && (wave32 || w.visited[i][1] == expected[i] >> 32);
			if (!same) {
				printf("%s: mask %#x, lanes %#llx: %u layers instead of %u, or others\n", name, mask, (unsigned long long)lanes,
					w.nvisited, n);
				return false;
			}
		}
	printf("%s: %u masks\n", name, 1u << quads);
	return true;
}

/* ---- configurations */

struct config {
	const char *name, *cpu, *options;
	bool wave32, by_mode, by_event;
	unsigned event_mask, event_value;
};

static const struct config configs[] = {
	{"gfx900", "gfx900", "", false, true, false, 0, 0},
	{"gfx906", "gfx906", "", false, true, false, 0, 0},
	{"gfx1010 wave32", "gfx1010", "", true, false, false, 0, 0},
	{"gfx1010 wave64", "gfx1010", "-mattr=+wavefrontsize64", false, false, false, 0, 0},
	{"gfx1030 wave32", "gfx1030", "", true, false, false, 0, 0},
	{"gfx1030 wave64", "gfx1030", "-mattr=+wavefrontsize64", false, false, false, 0, 0},
	{"gfx1100 wave32", "gfx1100", "", true, false, true, 1, 0},
	{"gfx1100 wave64", "gfx1100", "-mattr=+wavefrontsize64", false, false, true, 1, 0},
	{"gfx1200 wave32", "gfx1200", "", true, false, true, 2, 2},
	{"gfx1200 wave64", "gfx1200", "-mattr=+wavefrontsize64", false, false, true, 2, 2},
};

static bool
assemble(const char *assembler, const struct config *c, const char *source)
{
	FILE *f = fopen("k.s", "w");

	if (!f)
		return false;
	fputs(source, f);
	fclose(f);
	char command[4096];
	snprintf(command, sizeof command, "'%s' -triple=amdgcn--amdpal -mcpu=%s %s -o k.o k.s", assembler, c->cpu, c->options);
	wave32 = c->wave32;
	by_mode = c->by_mode;
	event_mask = c->event_mask;
	event_value = c->event_value;
	return system(command) == 0 && read_program("k.o", c->cpu);
}

static const char event_source[] = "main:\n.amdgcn_pops_enter\ns_nop 2\n.amdgcn_pops_leave\ns_endpgm\n";
static const char wait_source[] = "main:\n.amdgcn_pops_enter s2, s4, s5, s6\ns_nop 2\n.amdgcn_pops_leave\nexp mrt0 off, off, off, off done\ns_endpgm\n";

static bool
check_config(const char *assembler, const struct config *c, struct op proven[MOST_OPS], unsigned *nproven)
{
	if (c->by_event) {
		struct wave w = {.pc = 0};

		return assemble(assembler, c, event_source) && run(&w, 1 << ENTERED) == ENTERED && w.events == 1 && nops == 4 &&
			(ops[2].id == INSN_EXP || ops[2].id == INSN_EXPORT) && run(&w, 0) == ENDED && !w.messages;
	}
	char layers[512];
	snprintf(layers, sizeof layers, "main:\n.amdgcn_pops_enter s2, s4, s5, s6\n.amdgcn_pops_layers s3, %s, s4, s5\ns_nop 1\n"
		".amdgcn_pops_next\n.amdgcn_pops_leave\nexp mrt0 off, off, off, off done\ns_endpgm\n",
		c->wave32 ? "s8, s9" : "s[8:9], s[10:11]");
	if (!assemble(assembler, c, layers) || !check_layers(c->name) || !assemble(assembler, c, wait_source))
		return false;
	/* the instructions were already checked for another processor */
	if (*nproven == nops && memcmp(proven, ops, sizeof ops) == 0) {
		printf("%s: the same wait as before\n", c->name);
		return true;
	}
	memcpy(proven, ops, sizeof ops);
	*nproven = nops;
	return check_wait(c->name);
}

/* Creates mutants of the wait: removes an instruction or changes its constant. The check must detect each mutant. Adds the number
 * of mutants to *made. Returns the number of detected mutants. */
static unsigned
find_mutants(unsigned *made)
{
	struct op right[MOST_OPS];
	unsigned found = 0;

	memcpy(right, ops, sizeof right);
	for (unsigned i = 0; i < nops && right[i].id != INSN_S_NOP; i++)
		for (unsigned how = 0; how < 2; how++) {
			bool same = true;

			memcpy(ops, right, sizeof ops);
			if (how == 0)
				ops[i] = (struct op){.id = INSN_S_MOV_B32, .d = NULL_REG, .s = {{.reg = CONSTANT}, {.reg = CONSTANT}}};
			else if (ops[i].s[1].reg == CONSTANT && ops[i].d != NULL_REG && right[i].s[1].constant)
				ops[i].s[1].constant++;
			else
				continue;
			++*made;
			for (unsigned n = 0; same && n < 20000; n++) {
				uint32_t r = (uint32_t)next_random();
				struct wave w = {.reg = {[COLLISION] = r & 0x3fffffff}};

				same = !wait_pair(r & 1023, r >> 10 & 1023, r >> 20 & (by_mode ? 1 : 3), r) &&
					run(&w, 1 << ENTERED) == ENTERED && !w.polls;
			}
			found += !same;
			if (same)
				printf("instruction %u of the wait can be %s\n", i, how ? "another" : "left out");
		}
	memcpy(ops, right, sizeof ops);
	return found;
}

int
main(int argc, char **argv)
{
	static struct op proven[MOST_OPS];
	unsigned nproven = 0, made = 0, found = 0;
	bool ok = true;

	if (argc < 5)
		return CANNOT_RUN;
	for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
		bool good = check_config(argv[1], &configs[i], proven, &nproven);

		if (!good)
			printf("%s failed\n", configs[i].name);
		ok &= good;
		if (good && !configs[i].by_event)
			found += find_mutants(&made);
	}
	printf("%u of %u mutants are found\n", found, made);
	return !ok || found < made || !made;
}
