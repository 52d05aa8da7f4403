#include "common/flow/lanes.h"

bool
flow_region_within(const struct flow_graph *g, uint32_t a, uint32_t b)
{
	while (a != b && a)
		a = g->regions[a].parent;
	return a == b;
}

uint32_t
flow_region_around(const struct flow_graph *g, uint32_t a, uint32_t b)
{
	while (!flow_region_within(g, b, a))
		a = g->regions[a].parent;
	return a;
}

/* A region that is its parent without another one, as such. */
static struct lanes
split(const struct flow_graph *g, struct lanes m)
{
	if (lanes_known(m) && m.minus == FLOW_NONE && g->regions[m.one].minus != FLOW_NONE)
		return (struct lanes){g->regions[m.one].parent, g->regions[m.one].minus};
	return m;
}

static bool
is_region(struct lanes m)
{
	return lanes_known(m) && m.minus == FLOW_NONE;
}

struct lanes
lanes_and(const struct flow_graph *g, struct lanes a, struct lanes b)
{
	if (is_region(a) && is_region(b)) {
		if (flow_region_within(g, a.one, b.one))
			return a;
		if (flow_region_within(g, b.one, a.one))
			return b;
	}
	/* p & (p without t) */
	if (is_region(a) && lanes_known(b) && flow_region_within(g, b.one, a.one))
		return b;
	if (is_region(b) && lanes_known(a) && flow_region_within(g, a.one, b.one))
		return a;
	return LANES_UNKNOWN;
}

struct lanes
lanes_and_not(const struct flow_graph *g, struct lanes a, struct lanes b)
{
	if (is_region(a) && is_region(b) && a.one != b.one && flow_region_within(g, b.one, a.one))
		return (struct lanes){a.one, b.one};
	b = split(g, b);
	/* p & ~(p without t) */
	if (is_region(a) && lanes_known(b) && b.one == a.one && b.minus != FLOW_NONE)
		return lanes_of(b.minus);
	return LANES_UNKNOWN;
}

struct lanes
lanes_or(const struct flow_graph *g, struct lanes a, struct lanes b)
{
	struct lanes sa = split(g, a), sb = split(g, b);

	if (is_region(a) && is_region(b)) {
		if (flow_region_within(g, a.one, b.one))
			return b;
		if (flow_region_within(g, b.one, a.one))
			return a;
	}
	/* t | (p without t) */
	if (is_region(a) && lanes_known(sb) && sb.minus == a.one)
		return lanes_of(sb.one);
	if (is_region(b) && lanes_known(sa) && sa.minus == b.one)
		return lanes_of(sa.one);
	return LANES_UNKNOWN;
}

struct lanes
lanes_xor(const struct flow_graph *g, struct lanes a, struct lanes b)
{
	struct lanes m = lanes_and_not(g, a, b);

	return lanes_known(m) ? m : lanes_and_not(g, b, a);
}
