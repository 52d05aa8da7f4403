#include "common/analysis/check/states.h"

#include "common/analysis/dvgpr/size.h"
#include "common/analysis/hazard/hazard.h"
#include "common/analysis/live/live.h"
#include "common/analysis/value/scalar.h"
#include "common/analysis/wait/wait.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Shows the block of each instruction, its loop, and the lanes that are on. */
static void
show_flow(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	const struct graph *g = flow->functions[function].graph;
	struct buf text = {0};

	for (uint32_t i = 0; i < g->ninsns; i++) {
		uint32_t block = graph_block_of(g, i), loop = g->blocks[block].loop;

		text.n = 0;
		buf_printf(&text, "bb%u, lanes %u", block, graph_region_at(g, i));
		if (loop != GRAPH_NONE)
			buf_printf(&text, ", loop of bb%u, depth %u", g->loops[loop].header, g->loops[loop].depth);
		line(user, g->insns[i].at, (struct str){(const char *)text.p, text.n});
	}
	buf_free(&text);
}

static void
put_set(const struct set *set, struct buf *out)
{
	for (unsigned u = 0; u < INSN_UNITS; u++) {
		unsigned number, file = insn_unit_file(u, &number), end = u;

		while (end < insn_unit(file + 1, 0) && set_has(set, end))
			end++;
		if (end == u)
			continue;
		char text[INSN_REGISTERS_TEXT];
		buf_printf(out, "%s%.*s", out->n ? " " : "", (int)insn_print_registers(file, number, end - u, text), text);
		u = end - 1;
	}
}

/* Shows the live registers. */
static void
show_live(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	const struct graph *g = flow->functions[function].graph;
	struct live *live = live_open(flow);
	struct buf text = {0};

	for (uint32_t block = 0; block < g->nblocks; block++) {
		const struct graph_block *b = &g->blocks[block];
		struct set *before = array_make(b->count, sizeof *before);

		live_in_block(&live[function], block, before, NULL);
		for (uint32_t i = 0; i < b->count; i++) {
			text.n = 0;
			put_set(&before[i], &text);
			line(user, g->insns[b->first + i].at, (struct str){(const char *)text.p, text.n});
		}
		alloc_free(before);
	}
	buf_free(&text);
	live_close(flow, live);
}

static const struct {
	const char *name;
	void (*show)(const struct flow *flow, uint32_t function, solve_line *line, void *user);
} rows[] = {
#define STATE(name, show) {#name, show},
#include "common/analysis/check/states.def"
};

const char *
states_name(size_t i)
{
	return i < sizeof rows / sizeof rows[0] ? rows[i].name : NULL;
}

void
states_show(size_t i, const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	rows[i].show(flow, function, line, user);
}
