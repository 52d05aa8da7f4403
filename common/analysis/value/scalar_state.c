#include "common/analysis/value/scalar_state.h"

#include <string.h>

void
state_put_lane(struct value_state *st, uint32_t place, const struct value *v)
{
	unsigned i = 0;

	while (i < st->nlanes && st->lane[i].place != place)
		i++;
	if (v->kind) {
		if (i == MOST_LANES)
			return;
		st->lane[i] = (struct held){.place = place, .v = *v};
		st->nlanes += i == st->nlanes;
	} else if (i < st->nlanes) {
		st->lane[i] = st->lane[--st->nlanes];
	}
}

const struct value value_none = {.kind = VALUE_NONE};

const struct value *
state_get_lane(const struct value_state *st, uint32_t place)
{
	for (unsigned i = 0; i < st->nlanes; i++)
		if (st->lane[i].place == place)
			return &st->lane[i].v;
	return &value_none;
}

struct lanes
value_lanes(const struct value *v, uint32_t region)
{
	if (v->kind == VALUE_LANES)
		return (struct lanes){v->what, v->minus, v->some};
	if (v->kind == VALUE_CONSTANT && !v->offset)
		return lanes_some(region);
	return v->kind == VALUE_CONSTANT && (uint32_t)v->offset == UINT32_MAX ? lanes_of(0) : LANES_UNKNOWN;
}

struct value
value_of_lanes(struct lanes m, unsigned half)
{
	if (!lanes_known(m) || (m.some && !m.one && m.minus == GRAPH_NONE))
		return (struct value){0};
	return (struct value){.kind = VALUE_LANES, .half = (uint8_t)half, .what = m.one, .minus = m.minus, .some = m.some};
}

void
value_forget_region(const struct graph *g, struct value *v, uint32_t region)
{
	if (v->kind != VALUE_LANES)
		return;
	if (graph_region_within(g, v->what, region))
		*v = value_of_lanes(lanes_some(g->regions[region].parent), v->half);
	else if (v->minus != GRAPH_NONE && graph_region_within(g, v->minus, region))
		*v = value_of_lanes(lanes_some(v->what), v->half);
}

void
state_forget_region(const struct graph *g, struct value_state *st, uint32_t region)
{
	for (uint32_t i = 0; (i = state_next(st, i)) < PLACE_LANES; i++) {
		value_forget_region(g, &st->v[i], region);
		if (!st->v[i].kind)
			state_forget(st, i);
	}
	for (unsigned i = 0; i < st->nlanes; i++)
		value_forget_region(g, &st->lane[i].v, region);
}

void
state_load(const struct start *from, struct value_state *st)
{
	memset(st->known, 0, sizeof st->known);
	st->nlanes = 0;
	st->carry.kind = CARRY_NONE;
	st->region = from->region;
	st->perhaps_empty = from->merged == GRAPH_NONE && from->perhaps_empty;
	st->gpr_idx = from->gpr_idx;
	for (uint32_t i = 0; i < from->n; i++) {
		struct held h = from->held[i];

		if (start_renames(from, &h))
			h.v = value_of_lanes(lanes_of(from->merged), h.half);
		if (h.place < PLACE_LANES)
			state_put(st, h.place, h.v);
		else
			st->lane[st->nlanes++] = (struct held){.place = h.place, .v = h.v};
	}
}

void
state_save(struct arena *arena, const struct value_state *st, struct start *to)
{
	uint32_t n = st->nlanes, at = 0;

	for (uint32_t i = 0; (i = state_next(st, i)) < PLACE_LANES; i++)
		n++;
	to->held = arena_alloc(arena, (n ? n : 1) * sizeof to->held[0]);
	to->n = n;
	to->region = st->region;
	to->perhaps_empty = st->perhaps_empty;
	to->gpr_idx = st->gpr_idx;
	for (uint32_t i = 0; (i = state_next(st, i)) < PLACE_LANES; i++)
		to->held[at++] = (struct held){.place = i, .v = st->v[i]};
	memcpy(to->held + at, st->lane, st->nlanes * sizeof st->lane[0]);
}
