#include "common/analysis/wait/disjoint.h"

/* Returns whether a region lies within one that another region, or a region around that, excludes. Sets *apart to the region that
 * excludes it. */
static bool
is_excluded(const struct graph *g, uint32_t region, uint32_t by, uint32_t *apart)
{
	for (; by; by = g->regions[by].parent)
		if (g->regions[by].apart != GRAPH_NONE && graph_region_within(g, region, g->regions[by].apart)) {
			*apart = by;
			return true;
		}
	return false;
}

/* Returns a region around region `to` from which the lanes of region `of` are apart, or FLIGHT_MEETS. */
static uint32_t
apart_from(const struct graph *g, uint32_t of, uint32_t to)
{
	uint32_t around;

	if (is_excluded(g, of, to, &around))
		return around;
	return is_excluded(g, to, of, &around) ? g->regions[around].apart : FLIGHT_MEETS;
}

/* Returns the innermost region that contains the lanes of region `in` after region `begun` has begun again, and of which all that
 * graph says still holds. */
static uint32_t
still_in(const struct graph *g, uint32_t in, uint32_t begun)
{
	if (graph_region_within(g, in, begun))
		in = g->regions[begun].parent;
	for (uint32_t of = in; of; of = g->regions[of].parent)
		if (g->regions[of].apart == begun)
			in = g->regions[of].parent;
	return in;
}

/* Returns the region from which an operation is apart, before: `apart`, after exec has become region `to`. begins: the region
 * begins, so its name stands for other lanes than before. */
static uint32_t
apart_after(const struct graph *g, uint32_t apart, uint32_t to, bool begins)
{
	if (apart == FLIGHT_MEETS || apart == FLIGHT_NO_OLDER)
		return apart;
	return graph_region_within(g, to, apart) && !(begins && graph_region_within(g, apart, to)) ? apart : FLIGHT_MEETS;
}

/* Region `to` begins at an instruction or a block. */
static void
begin(struct flights *all, const struct flight_code *c, uint32_t to)
{
	for (size_t i = 0; i < all->n; i++)
		if (!all->v[i].stale) { /* never of another function, whose regions differ */
			all->v[i].in = (uint16_t)still_in(c->g, all->v[i].in, to);
			all->v[i].all = (uint16_t)still_in(c->g, all->v[i].all, to);
			all->v[i].stale = !all->v[i].in;
		}
}

static void
settle(struct flight *f, uint32_t apart, uint32_t older)
{
	f->apart = (uint16_t)apart;
	f->older = (uint16_t)older;
	if (older == FLIGHT_MEETS)
		flight_join_older(f);
}

void
disjoint_exec(struct flights *all, const struct flight_code *c, uint32_t insn, uint32_t to)
{
	const struct graph *g = c->g;
	bool begins = g->regions[to].insn == insn;

	if (begins)
		begin(all, c, to);
	for (size_t i = 0; i < all->n; i++) {
		struct flight *f = &all->v[i];

		settle(f, apart_after(g, f->apart, to, begins), apart_after(g, f->older, to, begins));
		if (!f->stale && f->apart == FLIGHT_MEETS)
			f->apart = (uint16_t)apart_from(g, f->in, to);
	}
}

/* Returns whether a region begins at the start of a block. */
static bool
begins_at(const struct graph *g, uint32_t block)
{
	const struct graph_region *r = &g->regions[g->blocks[block].region];

	return r->insn == GRAPH_NONE && r->block == block;
}

bool
disjoint_changes(const struct flight_code *c, const struct graph_edge *e)
{
	return c->lanes && (graph_edge_is_empty(e) || begins_at(c->g, e->to));
}

/* Returns the region from which an operation is apart after an edge to a block at whose start region `to` begins with the lanes that
 * are active, from none of which the operation is. */
static uint32_t
renamed(const struct graph *g, uint32_t apart, uint32_t to)
{
	uint32_t after = apart_after(g, apart, to, true);

	return apart != FLIGHT_MEETS && after == FLIGHT_MEETS ? to : after;
}

void
disjoint_edge(struct flights *all, const struct flight_code *c, const struct graph_edge *e)
{
	const struct graph *g = c->g;
	uint32_t to = g->blocks[e->to].region;
	bool begins = begins_at(g, e->to);

	if (begins)
		begin(all, c, to);
	for (size_t i = 0; i < all->n; i++) {
		struct flight *f = &all->v[i];

		if (begins)
			settle(f, renamed(g, f->apart, to), renamed(g, f->older, to));
		else
			settle(f, apart_after(g, f->apart, to, false), apart_after(g, f->older, to, false));
	}
}
