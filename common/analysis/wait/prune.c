#include "common/analysis/wait/prune.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct prune_link {
	uint32_t flight, next; /* flight: index in the state; next: index of the register's next link, plus one; 0: none */
};

/* Returns the number of newer events of the operation on the counter whose completion implies that the operation is complete: its
 * event's counter with ends_all or, without one, its own counter. Operations of an event are adjacent in the state. */
static unsigned
newer_of_end(const struct flight_code *c, const struct flights *all, size_t i)
{
	const struct flight_event *e = flight_event(c, &all->v[i]);

	for (unsigned k = 0; k < e->ncounts; k++) {
		uint32_t number = all->v[i].event / INSN_COUNTS * INSN_COUNTS + k;

		for (size_t at = i < INSN_COUNTS ? 0 : i - INSN_COUNTS; e->counts[k].ends_all && at < all->n && at <= i + INSN_COUNTS; at++)
			if (all->v[at].event == number)
				return all->v[at].newer;
	}
	return all->v[i].newer;
}

static bool
covers(const struct prune *p, const struct flight_code *c, const struct flights *all, size_t a, size_t b)
{
	const struct flight *fa = &all->v[a], *fb = &all->v[b];

	return flight_count(c, fa) == flight_count(c, fb) && (fa->newer < fb->newer || (fa->newer == fb->newer && a < b)) &&
		newer_of_end(c, all, a) <= newer_of_end(c, all, b) && p->is_exempt(p->context, fa) == p->is_exempt(p->context, fb);
}

/* Adds an operation to those of a register, unless one of them covers it. Removes those that it covers. */
static void
put(struct prune *p, const struct flight_code *c, const struct flights *all, size_t i, unsigned unit)
{
	uint32_t *at = &p->first[unit];

	while (*at) {
		struct prune_link *link = &p->links[*at - 1];

		if (covers(p, c, all, link->flight, i))
			return;
		if (covers(p, c, all, i, link->flight))
			*at = link->next;
		else
			at = &link->next;
	}
	*APPEND(p->links, p->nlinks, p->links_cap) = (struct prune_link){(uint32_t)i, p->first[unit]};
	p->first[unit] = (uint32_t)p->nlinks;
}

/* Adds an operation to those of each register that it protects. Returns whether the operation stays in any case. */
static bool
put_all(struct prune *p, const struct flight_code *c, const struct flights *all, size_t i)
{
	const struct flight_event *e = flight_event(c, &all->v[i]);
	unsigned bit = 1u << flight_count(c, &all->v[i])->protects;

	if (all->v[i].passed || flight_is_unknown(c, &all->v[i]))
		return true;
	if (!flight_protects(flight_count(c, &all->v[i])))
		return false;
	for (const struct flight_run *r = &c->runs[e->run]; r < &c->runs[e->run + e->nruns]; r++)
		for (unsigned unit = r->unit; r->protected & bit && unit <= r->unit + r->more; unit++)
			put(p, c, all, i, unit);
	return false;
}

/* Keeps the operations whose completion implies that another operation of the same event, which stays, is complete. */
static void
keep_ends(struct prune *p, const struct flight_code *c, const struct flights *all)
{
	for (size_t i = 0; i < all->n; i++)
		for (size_t k = i + 1; k < all->n && all->v[k].event / INSN_COUNTS == all->v[i].event / INSN_COUNTS; k++) {
			p->stays[i] |= p->stays[k] && flight_count(c, &all->v[i])->ends_all;
			p->stays[k] |= p->stays[i] && flight_count(c, &all->v[k])->ends_all;
		}
}

void
prune_flights(struct prune *p, const struct flight_code *c, struct flights *all)
{
	size_t n = 0;

	memset(p->first, 0, sizeof p->first);
	p->nlinks = 0;
	if (p->stays_cap < all->n) {
		alloc_free(p->stays);
		p->stays_cap = 2 * all->n;
		p->stays = array_make(p->stays_cap, sizeof *p->stays);
	}
	for (size_t i = 0; i < all->n; i++)
		p->stays[i] = put_all(p, c, all, i);
	for (unsigned unit = 0; unit < INSN_UNITS; unit++)
		for (uint32_t at = p->first[unit]; at; at = p->links[at - 1].next)
			p->stays[p->links[at - 1].flight] = true;
	keep_ends(p, c, all);
	for (size_t i = 0; i < all->n; i++)
		if (p->stays[i])
			all->v[n++] = all->v[i];
	all->n = n;
}

void
prune_close(struct prune *p)
{
	alloc_free(p->links);
	alloc_free(p->stays);
}
