#include "common/analysis/value/lanes.h"

/* If m is a region that consists of its parent minus another region, returns this difference, which is equal to m. Otherwise
 * returns m. */
static struct lanes
split(const struct graph *g, struct lanes m)
{
	if (lanes_is_region(m) && g->regions[m.one].minus != GRAPH_NONE)
		return (struct lanes){g->regions[m.one].parent, g->regions[m.one].minus, false};
	return m;
}

static bool
within(const struct graph *g, struct lanes a, struct lanes b)
{
	return lanes_known(a) && lanes_is_region(b) && graph_region_within(g, a.one, b.one);
}

struct lanes
lanes_and(const struct graph *g, struct lanes a, struct lanes b)
{
	if (within(g, a, b))
		return a;
	if (within(g, b, a))
		return b;
	/* the smaller region is the tighter bound */
	if (lanes_known(a) && lanes_known(b))
		return lanes_some(graph_region_within(g, a.one, b.one) ? a.one : b.one);
	return lanes_some(lanes_known(a) ? a.one : b.one);
}

struct lanes
lanes_and_not(const struct graph *g, struct lanes a, struct lanes b)
{
	struct lanes sb = split(g, b);

	if (lanes_is_region(a) && lanes_is_region(b) && a.one != b.one && graph_region_within(g, b.one, a.one))
		return (struct lanes){a.one, b.one, false};
	/* (p minus t) & ~t is p minus t */
	if (lanes_known(a) && !a.some && a.minus != GRAPH_NONE && lanes_known(b) && graph_region_within(g, b.one, a.minus))
		return a;
	/* p & ~(p minus t) is t */
	if (lanes_is_region(a) && lanes_known(sb) && !sb.some && sb.one == a.one && sb.minus != GRAPH_NONE)
		return lanes_of(sb.minus);
	if (lanes_is_region(b))
		return (struct lanes){lanes_known(a) ? a.one : 0, b.one, true};
	return lanes_some(a.one);
}

struct lanes
lanes_or(const struct graph *g, struct lanes a, struct lanes b)
{
	struct lanes sa = split(g, a), sb = split(g, b);

	if (within(g, a, b))
		return b;
	if (within(g, b, a))
		return a;
	/* t | (p minus t) is p */
	if (lanes_is_region(a) && lanes_known(sb) && !sb.some && sb.minus == a.one)
		return lanes_of(sb.one);
	if (lanes_is_region(b) && lanes_known(sa) && !sa.some && sa.minus == b.one)
		return lanes_of(sa.one);
	return lanes_known(a) && lanes_known(b) ? lanes_some(graph_region_around(g, a.one, b.one)) : LANES_UNKNOWN;
}

struct lanes
lanes_xor(const struct graph *g, struct lanes a, struct lanes b)
{
	if (within(g, b, a))
		return lanes_and_not(g, a, b);
	if (within(g, a, b))
		return lanes_and_not(g, b, a);
	return lanes_or(g, a, b); /* what is exact there is disjoint */
}

struct lanes
lanes_either(const struct graph *g, struct lanes a, struct lanes b)
{
	if (!lanes_known(a) || !lanes_known(b))
		return LANES_UNKNOWN;
	if (a.one == b.one && a.minus == b.minus && a.some == b.some)
		return a;
	return lanes_some(graph_region_around(g, a.one, b.one));
}
