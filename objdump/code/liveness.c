/* Prints register liveness: the numbers of live registers, and a column for each register that the function uses:
 *
 *	v  read      ^  written      x  both      :  live
 *
 * The format resembles the life ranges of CUDA's nvdisasm. */
#include "objdump/code/liveness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/flow.h"
#include "common/analysis/function/object.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"

enum { COUNT_WIDTH = 4, NAME_ROOM = 8 };

struct liveness {
	struct flow *flow;
	struct live *live;
	uint32_t *owners;       /* for each dword of the section, index of the function that contains the instruction; FLOW_NONE: no
	                         * function */
	size_t nowners;
	bool accumulates;       /* whether any function uses AccVGPRs */
	/* State of the current function. */
	size_t function;        /* index of the current function; flow->nfunctions: none yet */
	uint16_t *units;        /* register unit of each column */
	size_t nunits;
	uint32_t block;         /* block for which `before` is valid; FLOW_NONE: none */
	struct set *before;
	size_t room;
};

static void
find_owners(struct liveness *l)
{
	l->nowners = l->flow->code->size / 4;
	l->owners = malloc((l->nowners + 1) * sizeof l->owners[0]);
	if (!l->owners)
		die("out of memory");
	memset(l->owners, 0xff, l->nowners * sizeof l->owners[0]);
	for (size_t f = 0; f < l->flow->nfunctions; f++) {
		const struct flow_graph *g = l->flow->functions[f].graph;

		for (uint32_t i = 0; i < g->ninsns; i++)
			l->owners[g->insns[i].at / 4] = (uint32_t)f;
	}
}

struct liveness *
liveness_find(const struct disasm *d, const struct code *c)
{
	size_t number = (size_t)(c - d->codes);
	struct liveness *l;

	if (!d->object || number >= d->object->ncodes || !d->object->codes[number].bytes)
		return NULL;
	l = array_make(1, sizeof *l);
	l->units = array_make(INSN_UNITS, sizeof l->units[0]);
	l->flow = flow_open(&d->object->codes[number]);
	l->live = live_open(l->flow);
	l->function = l->flow->nfunctions;
	l->block = FLOW_NONE;
	for (size_t i = 0; i < l->flow->nfunctions; i++)
		l->accumulates |= set_top(&l->flow->functions[i].graph->named, FILE_agpr) > 0;
	find_owners(l);
	return l;
}

void
liveness_free(struct liveness *l)
{
	if (!l)
		return;
	live_close(l->flow, l->live);
	flow_close(l->flow);
	free(l->units);
	free(l->owners);
	free(l->before);
	free(l);
}

/* Whether a register has a column. Registers that are always live have none. */
static bool
is_shown(unsigned unit)
{
	unsigned number, file = insn_unit_file(unit, &number);

	return file != FILE_mode && file != FILE_exec && file != FILE_gpr_idx;
}

static void
enter(struct liveness *l, size_t function)
{
	const struct flow_graph *g = l->flow->functions[function].graph;

	l->function = function;
	l->nunits = 0;
	l->block = FLOW_NONE;
	for (unsigned u = 0; u < INSN_UNITS; u++)
		if (set_has(&g->named, u) && is_shown(u))
			l->units[l->nunits++] = (uint16_t)u;
}

/* Returns the instruction at an offset in the section, and makes its function the current one. Returns NULL if no function
 * contains it. */
static const struct flow_insn *
find_insn(struct liveness *l, uint64_t place)
{
	uint32_t function = place / 4 < l->nowners ? l->owners[place / 4] : FLOW_NONE;

	if (function == FLOW_NONE)
		return NULL;
	if (function != l->function)
		enter(l, function);
	return flow_insn_at(l->flow->functions[function].graph, place);
}

static bool
wants_registers(const struct disasm *d)
{
	return d->options->liveness == LIVENESS_REGISTERS;
}

/* Returns the registers that are live before an instruction of the current function. */
static const struct set *
live_before(struct liveness *l, uint32_t insn)
{
	const struct flow_graph *g = l->flow->functions[l->function].graph;
	uint32_t block = flow_block_of(g, insn);

	if (block != l->block) {
		if (g->blocks[block].count > l->room) {
			l->room = g->blocks[block].count;
			free(l->before);
			l->before = malloc(l->room * sizeof l->before[0]);
			if (!l->before)
				die("out of memory");
		}
		live_in_block(&l->live[l->function], block, l->before, NULL);
		l->block = block;
	}
	return &l->before[insn - g->blocks[block].first];
}

size_t
liveness_width(const struct liveness *l, const struct disasm *d)
{
	return COUNT_WIDTH * (l->accumulates ? 3 : 2) + 2 + (wants_registers(d) ? l->nunits + 1 : 0);
}

void
liveness_put(struct liveness *l, struct disasm *d, uint64_t at)
{
	const struct flow_insn *i = find_insn(l, at);
	const struct flow_graph *g = i ? l->flow->functions[l->function].graph : NULL;
	uint32_t number = i ? (uint32_t)(i - g->insns) : 0;
	const struct live_count *c = i ? &l->live[l->function].counts[number] : NULL;

	if (!i) {
		out_printf(d->out, "%*s", (int)liveness_width(l, d), "");
		return;
	}
	out_printf(d->out, "%*u%*u", COUNT_WIDTH, c->sgprs, COUNT_WIDTH, c->vgprs);
	if (l->accumulates)
		out_printf(d->out, "%*u", COUNT_WIDTH, c->agprs);
	out_z(d->out, "  ");
	if (!wants_registers(d))
		return;
	const struct set *before = live_before(l, number);
	struct live_step step;

	live_step(&l->live[l->function], number, &step);
	for (size_t k = 0; k < l->nunits; k++) {
		unsigned u = l->units[k];
		bool read = set_has(&step.reads, u), written = set_has(&step.writes, u);

		out_raw(d->out, read && written ? "x" : read ? "v" : written ? "^" : set_has(before, u) ? ":" : " ", 1);
	}
	out_z(d->out, " ");
}

/* Writes the name of a register unit to name. It is printed from top to bottom above the column. */
static void
name_unit(unsigned unit, char name[NAME_ROOM])
{
	char text[INSN_REGISTERS_TEXT];
	unsigned number, file = insn_unit_file(unit, &number);
	size_t n = insn_print_registers(file, number, 1, text);

	snprintf(name, NAME_ROOM, "%.*s", (int)n, text);
}

void
liveness_head(struct liveness *l, struct disasm *d, uint64_t at)
{
	uint32_t function = flow_function_at(l->flow, at);
	char name[NAME_ROOM];
	size_t rows = 1;

	if (function == FLOW_NONE)
		return;
	enter(l, function);
	for (size_t k = 0; wants_registers(d) && k < l->nunits; k++) {
		name_unit(l->units[k], name);
		if (strlen(name) > rows)
			rows = strlen(name);
	}
	for (size_t row = 0; row < rows; row++) {
		bool last = row + 1 == rows;

		out_printf(d->out, "\t%*s%*s", COUNT_WIDTH, last ? "S" : "", COUNT_WIDTH, last ? "V" : "");
		if (l->accumulates)
			out_printf(d->out, "%*s", COUNT_WIDTH, last ? "A" : "");
		out_z(d->out, "  ");
		for (size_t k = 0; wants_registers(d) && k < l->nunits; k++) {
			name_unit(l->units[k], name);
			out_raw(d->out, row < strlen(name) ? &name[row] : " ", 1);
		}
		out_z(d->out, "\n");
	}
}

void
liveness_json(struct liveness *l, struct disasm *d, uint64_t at)
{
	const struct flow_insn *i = find_insn(l, at);
	struct json *j = d->json;
	uint32_t number;

	if (!i)
		return;
	number = (uint32_t)(i - l->flow->functions[l->function].graph->insns);
	json_key(j, "in_use");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "sgprs", l->live[l->function].counts[number].sgprs);
	json_key_uint(j, "vgprs", l->live[l->function].counts[number].vgprs);
	json_key_uint(j, "agprs", l->live[l->function].counts[number].agprs);
	json_end(j);
	if (!wants_registers(d))
		return;
	json_key(j, "live");
	json_array(j, JSON_INLINE);
	for (size_t k = 0; k < l->nunits; k++) {
		char name[NAME_ROOM];

		name_unit(l->units[k], name);
		if (set_has(live_before(l, number), l->units[k]))
			json_z(j, name);
	}
	json_end(j);
}
