#include "common/sim/rule.h"

#include "common/base/memory/array.h"

static bool
parse_digits(struct str s, unsigned base, uint64_t *value)
{
	*value = 0;
	for (size_t i = 0; i < s.n; i++) {
		char small = (char)(s.p[i] | 32);
		unsigned digit = s.p[i] >= '0' && s.p[i] <= '9' ? (unsigned)(s.p[i] - '0') :
			small >= 'a' && small <= 'f' ? (unsigned)(small - 'a' + 10) : base;

		if (digit >= base || *value >> 59)
			return false;
		*value = *value * base + digit;
	}
	return s.n > 0;
}

bool
sim_where_parse(struct str text, struct sim_where *where)
{
	size_t n = text.n;

	while (n && text.p[n - 1] != ':')
		n--;
	struct str position = {text.p + n, text.n - n};
	struct str rest = position.n < 2 ? STR("") : (struct str){position.p + 2, position.n - 2};
	*where = (struct sim_where){.function = {text.p, n ? n - 1 : 0}};
	if (n == 1) /* the colon follows no name */
		return false;
	if (str_eqz(position, "*"))
		return true;
	where->kind = str_starts(position, "bb") ? SIM_AT_BLOCK : SIM_AT_ADDRESS;
	return (where->kind == SIM_AT_BLOCK || str_starts(position, "0x") || str_starts(position, "0X")) &&
		parse_digits(rest, where->kind == SIM_AT_BLOCK ? 10 : 16, &where->number);
}

bool
sim_is_pattern(struct str text)
{
	bool empty = true;

	for (size_t i = 0; i < text.n; i++) {
		bool separates = text.p[i] == '|';

		if ((separates && empty) || (!separates && text.p[i] != 'T' && text.p[i] != 'N'))
			return false;
		empty = separates;
	}
	return !empty;
}

bool
sim_where_block(struct str text, const struct graph_function *f, uint64_t base, uint32_t *block)
{
	const struct graph *g = f->graph;

	*block = GRAPH_NONE;
	struct sim_where where;
	if (!sim_where_parse(text, &where) || (where.function.n && !str_eq(where.function, f->name)))
		return false;
	uint64_t at = where.number - base;
	switch (where.kind) {
	case SIM_AT_ALL:
		return true;
	case SIM_AT_BLOCK:
		*block = (uint32_t)where.number;
		return where.number < g->nblocks;
	case SIM_AT_ADDRESS:
		if (where.number < base || at >= GRAPH_NONE)
			return false;
		*block = (uint32_t)array_below32(g->blocks, g->nblocks, sizeof g->blocks[0], offsetof(struct graph_block, at),
			(uint32_t)at + 1) - 1;
		return *block != GRAPH_NONE && at < g->blocks[*block].end;
	}
	return false;
}
