/* Computes liveness of a kernel from common/isa/insn.h and effects.h, to show that their facts suffice for analyses. liveness.s
 * lists the live registers at each label. A write of a VGPR is treated as a write of all lanes. In general, this would be
 * wrong, because masked lanes keep the old value; in this kernel, no such value is read.
 *
 * prop-liveness ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "common/isa/effects.h"

enum { MOST = 256, CANNOT_RUN = 77 };

struct place {
	uint64_t address, size, target;
	unsigned flow;
	bool reads[INSN_UNITS], writes[INSN_UNITS], live[INSN_UNITS];
};

static struct place place[MOST];
static unsigned n;

static void
decode(const struct isa *isa, const uint8_t *code, size_t size)
{
	for (size_t at = 0; at < size && n < MOST; at += place[n++].size) {
		struct place *p = &place[n];

		p->address = at;
		struct insn insn;
		p->size = insn_decode(isa, code + at, size - at, &insn);
		if (!p->size)
			exit(1);
		p->flow = insn_effects(isa, &insn)->flow;
		insn_branch_target(&insn, at, &p->target);
		struct insn_operand op[INSN_OPERANDS];
		for (unsigned i = insn_operands(isa, &insn, 0, op); i-- > 0;)
			for (unsigned k = 0; k < op[i].count; k++) {
				unsigned unit = insn_unit(op[i].file, op[i].first + k);

				p->reads[unit] |= (op[i].access & ACCESS_read) != 0;
				p->writes[unit] |= op[i].access & ACCESS_write && op[i].bytes == 15;
			}
	}
}

static struct place *
at(uint64_t address)
{
	for (unsigned i = 0; i < n; i++)
		if (place[i].address == address)
			return &place[i];
	return NULL;
}

/* Propagates liveness backwards to a fixpoint. */
static void
flow_back(void)
{
	for (bool changed = true; changed;) {
		changed = false;
		for (unsigned i = n; i-- > 0;) {
			struct place *p = &place[i], *next = NULL, *target = NULL;

			if (p->flow != CONTROL_end && p->flow != CONTROL_branch)
				next = at(p->address + p->size);
			if (p->flow == CONTROL_branch || p->flow == CONTROL_conditional)
				target = at(p->target);
			for (unsigned u = 0; u < INSN_UNITS; u++) {
				bool after = (next && next->live[u]) || (target && target->live[u]);
				bool live = p->reads[u] || (after && !p->writes[u]);

				changed |= live != p->live[u];
				p->live[u] = live;
			}
		}
	}
}

/* Compares the result with the registers that a line of liveness.s lists. Returns the number of differences. */
static unsigned
check(char *line, const struct elfin_symbol *symbol, size_t nsymbols)
{
	char *words = strstr(line, ": // live:"), *label = line;
	bool want[INSN_UNITS] = {false};
	struct place *p = NULL;
	unsigned wrong = 0;

	if (!words)
		return 0;
	*words = 0;
	for (size_t i = 0; i < nsymbols; i++)
		if (strcmp(symbol[i].name, label) == 0)
			p = at(symbol[i].value);
	for (char *word = strtok(words + 10, " \n"); word; word = strtok(NULL, " \n")) {
		static const char *const names[] = {[FILE_sgpr] = "s", [FILE_vgpr] = "v", [FILE_exec] = "exec", [FILE_scc] = "scc"};
		size_t length = strcspn(word, "0123456789");

		for (unsigned f = 0; f < sizeof names / sizeof *names; f++)
			if (names[f] && strlen(names[f]) == length && strncmp(word, names[f], length) == 0)
				want[insn_unit(f, (unsigned)atoi(word + length))] = true;
	}
	for (unsigned f = 0; p && f < FILE_COUNT; f++)
		for (unsigned u = insn_unit(f, 0); u < insn_unit(f + 1, 0); u++)
			if (f != FILE_mode && p->live[u] != want[u])
				wrong += printf("%s: %s%u is %slive\n", label, insn_effect_name(LIST_REGFILE, f), u - insn_unit(f, 0), want[u] ? "not " : "") > 0;
	return wrong + !p;
}

int
main(int argc, char **argv)
{
	struct diag *diag = diag_new("prop-liveness", NULL, NULL);
	unsigned wrong = 0, labels = 0;

	if (argc < 5)
		return CANNOT_RUN;
	char command[4096];
	snprintf(command, sizeof command, "'%s' -o k.o '%s/liveness.s'", argv[1], argv[4]);
	struct elfin object;
	if (system(command) != 0 || !elfin_open(&object, diag, "k.o"))
		return 1;
	struct isa isa;
	isa_init(&isa, target_find(STR("gfx900")));
	decode(&isa, elfin_find(&object, SHT_PROGBITS, ".text")->data, elfin_find(&object, SHT_PROGBITS, ".text")->hdr.sh_size);
	flow_back();
	size_t nsymbols;
	struct elfin_symbol *symbol;
	if (!elfin_symbols(&object, elfin_find(&object, SHT_SYMTAB, NULL), &symbol, &nsymbols))
		return 1;
	snprintf(command, sizeof command, "%s/liveness.s", argv[4]);
	FILE *source = fopen(command, "r");
	char line[256];
	for (; source && fgets(line, sizeof line, source); wrong += check(line, symbol, nsymbols))
		labels += strstr(line, ": // live:") != NULL;
	if (source)
		fclose(source);
	alloc_free(symbol);
	elfin_close(&object);
	return diag_end(diag, wrong || labels < 11, 1);
}
