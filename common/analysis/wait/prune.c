#include "common/analysis/wait/prune.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct prune_link {
	uint32_t flight, next; /* flight: index in the state; next: index of the register's next link, plus one; 0: none */
	uint8_t half;          /* as in struct flight_run */
};

/* Returns the number of newer events on the count with index k of the operation's event, or the operation's own if the state does not
 * contain that count. Operations of an event are adjacent in the state. */
static unsigned
newer_on(const struct flights *all, size_t i, unsigned k)
{
	uint32_t number = all->v[i].event / INSN_COUNTS * INSN_COUNTS + k;

	for (size_t at = i < INSN_COUNTS ? 0 : i - INSN_COUNTS; at < all->n && at <= i + INSN_COUNTS; at++)
		if (all->v[at].event == number)
			return all->v[at].newer;
	return all->v[i].newer;
}

/* Returns whether a has at most as many newer events as b on each counter whose completion implies that the operation is complete. Both
 * are operations with the same count. */
static bool
ends_no_earlier(const struct flight_code *c, const struct flights *all, size_t a, size_t b)
{
	const struct flight_event *e = flight_event(c, &all->v[a]);

	for (unsigned k = 0; k < e->ncounts; k++)
		if (e->counts[k].ends >> all->v[a].event % INSN_COUNTS & 1 && newer_on(all, a, k) > newer_on(all, b, k))
			return false;
	return true;
}

/* Returns whether a touches active lanes wherever b does, now and after any change of exec. */
static bool
covers_lanes(const struct flight *a, const struct flight *b)
{
	return (a->stale && !flight_is_apart(a)) || (a->stale == b->stale && a->apart == b->apart && a->older == b->older &&
		(a->stale || (a->in == b->in && a->all == b->all)));
}

static bool
covers(const struct prune *p, const struct flight_code *c, const struct flights *all, struct prune_link a, struct prune_link b)
{
	const struct flight *fa = &all->v[a.flight], *fb = &all->v[b.flight];

	return (!a.half || a.half == b.half) && flight_count(c, fa) == flight_count(c, fb) &&
		(fa->newer < fb->newer || (fa->newer == fb->newer && a.flight < b.flight)) && fa->later <= fb->later &&
		ends_no_earlier(c, all, a.flight, b.flight) && covers_lanes(fa, fb) && p->is_exempt(p->context, fa) == p->is_exempt(p->context, fb);
}

/* Adds an operation to those in a list of a register, unless one of them covers it. Removes those that it covers. */
static void
put(struct prune *p, const struct flight_code *c, const struct flights *all, struct prune_link new, uint32_t *first)
{
	uint32_t *at = first;

	while (*at) {
		struct prune_link *link = &p->links[*at - 1];

		if (covers(p, c, all, *link, new))
			return;
		if (covers(p, c, all, new, *link))
			*at = link->next;
		else
			at = &link->next;
	}
	*APPEND(p->links, p->nlinks, p->links_cap) = (struct prune_link){new.flight, *first, new.half};
	*first = (uint32_t)p->nlinks;
}

/* Adds an operation to those of each register that it protects. Returns whether the operation stays in any case. */
static bool
put_all(struct prune *p, const struct flight_code *c, const struct flights *all, size_t i)
{
	const struct flight_event *e = flight_event(c, &all->v[i]);
	const struct insn_count *count = flight_count(c, &all->v[i]);

	if (all->v[i].passed || flight_is_unknown(c, &all->v[i]))
		return true;
	if (!flight_protects(count))
		return false;
	for (const struct flight_run *r = &c->runs[e->run]; r < &c->runs[e->run + e->nruns]; r++)
		for (unsigned unit = r->unit, hinders = flight_run_hinders(count, r); hinders && unit <= r->unit + r->more; unit++) {
			put(p, c, all, (struct prune_link){.flight = (uint32_t)i, .half = r->half}, &p->first[unit]);
			if (hinders & USE_READS)
				put(p, c, all, (struct prune_link){.flight = (uint32_t)i, .half = r->half}, &p->first_read[unit]);
		}
	return false;
}

/* Keeps the operations whose completion implies that another operation of the same event, which stays, is complete. */
static void
keep_ends(struct prune *p, const struct flight_code *c, const struct flights *all)
{
	for (size_t i = 0; i < all->n; i++)
		for (size_t k = i + 1; k < all->n && all->v[k].event / INSN_COUNTS == all->v[i].event / INSN_COUNTS; k++) {
			p->stays[i] |= p->stays[k] && flight_count(c, &all->v[i])->ends >> all->v[k].event % INSN_COUNTS & 1;
			p->stays[k] |= p->stays[i] && flight_count(c, &all->v[k])->ends >> all->v[i].event % INSN_COUNTS & 1;
		}
}

static void
keep_list(struct prune *p, uint32_t first)
{
	for (uint32_t at = first; at; at = p->links[at - 1].next)
		p->stays[p->links[at - 1].flight] = true;
}

void
prune_flights(struct prune *p, const struct flight_code *c, struct flights *all)
{
	size_t n = 0;

	memset(p->first, 0, sizeof p->first);
	memset(p->first_read, 0, sizeof p->first_read);
	p->nlinks = 0;
	if (p->stays_cap < all->n) {
		alloc_free(p->stays);
		p->stays_cap = 2 * all->n;
		p->stays = array_make(p->stays_cap, sizeof *p->stays);
	}
	for (size_t i = 0; i < all->n; i++)
		p->stays[i] = put_all(p, c, all, i);
	for (unsigned unit = 0; unit < INSN_UNITS; unit++) {
		keep_list(p, p->first[unit]);
		keep_list(p, p->first_read[unit]);
	}
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
