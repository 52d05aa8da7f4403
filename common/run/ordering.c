#include "common/run/ordering.h"

#include "common/analysis/memory/fence.h"
#include "common/base/memory/alloc.h"
#include "common/run/execution.h"

void
run_cells_free(struct run_cells *cells)
{
	for (size_t i = 0; i < cells->npages; i++)
		alloc_free(cells->page[i]);
	alloc_free(cells->page);
	alloc_free(cells->touched[RUN_READS]);
	alloc_free(cells->touched[RUN_WRITES]);
	cells->page = NULL;
	cells->touched[RUN_READS] = cells->touched[RUN_WRITES] = NULL;
	cells->npages = 0;
}

/* Returns the cell of a byte, or NULL if there is no memory for it. */
static struct run_cell *
cell_at(struct run *r, struct run_cells *cells, uint64_t at)
{
	size_t page = (size_t)(at / 4 / RUN_PAGE);

	if (!cells->page) {
		cells->npages = (size_t)(cells->size / 4 / RUN_PAGE + 1);
		cells->page = alloc_zeroed(cells->npages, sizeof cells->page[0]);
	}
	if (!cells->page[page]) {
		if (r->npages == r->most_pages) {
			r->limits |= 1 << RUN_LIMIT_races;
			return NULL;
		}
		r->npages++;
		cells->page[page] = alloc_zeroed(RUN_PAGE, sizeof(struct run_cell));
	}
	return &cells->page[page][at / 4 % RUN_PAGE];
}

/* Returns whether an access comes before what the current wave does now. */
static bool
is_before(const struct run_wave *v, const struct run_use *u, bool lds, enum run_did did)
{
	uint32_t of = u->wave - v->group->first;

	if (!u->moment || u->wave == v->group->first + v->number || u->moment <= v->order.seen || (lds && u->moment <= v->group->started))
		return true;
	return of < v->group->nwaves && u->moment <= v->order.clock[did][of];
}

/* Where an access is, for messages. */
struct where {
	const struct run_cells *cells;
	uint64_t at;
	unsigned lane;
	bool changes;                /* of a write: the bytes are other ones than before */
};

static bool
is_written_before(const struct run_wave *v, const struct run_use *u, bool lds)
{
	return is_before(v, u, lds, !lds ? RUN_STORED : u->dma ? RUN_TRANSFERRED : RUN_STORED_LDS);
}

static void
report(struct run *r, const struct where *w, const struct run_use *other, const char *does, const char *did)
{
	const struct run_group *g = r->wave->group;
	uint32_t of = other->wave - g->first, *n = r->ngroups, number = other->wave / g->nwaves;
	unsigned long long at = w->at;
	struct run_finding *f;

	if (!w->cells->name)
		f = run_report(r, RUN_race, w->lane, "%s byte 0x%llx of LDS, which wave %u %s, with no barrier between them", does, at, of, did);
	else if (of < g->nwaves)
		f = run_report(r, RUN_global_race, w->lane, "%s byte %llu of %s, which wave %u %s, with no order between them", does, at,
			w->cells->name, of, did);
	else
		f = run_report(r, RUN_global_race, w->lane, "%s byte %llu of %s, which work-group %u,%u,%u %s, with no order between them", does,
			at, w->cells->name, number % n[0], number / n[0] % n[1], number / n[0] / n[1], did);
	if (f)
		f->other = r->code.address + other->insn;
}

/* Replaces the access by a newer one; lanes of the same instruction can access other bytes of the cell. */
static void
put_use(struct run_use *to, const struct run_use *u)
{
	unsigned more = to->moment == u->moment ? to->bytes : 0;

	*to = *u;
	to->bytes = (u->bytes | more) & 15;
}

static void
put_reader(struct run_cell *c, const struct run_use *u)
{
	unsigned k = c->reader[0].moment && c->reader[0].wave != u->wave;

	put_use(&c->reader[k], u);
}

/* Reports a wave that reads what its own transfer from memory to LDS has yet to write. Other writes to LDS are in order with reads. */
static void
check_transfer(struct run *r, const struct where *w, const struct run_use *writer)
{
	const struct run_pending *p = run_pendings_find(&r->wave->pending, writer->moment);

	if (!p)
		return;
	struct run_finding *f = run_report(r, RUN_wait, w->lane, "reads byte 0x%llx of LDS, which %s is still to write", (unsigned long long)w->at,
		insn_mnemonic(&p->insn->insn));
	if (f)
		f->other = p->pc;
}

static void
read_cell(struct run *r, const struct where *w, struct run_cell *c, const struct run_use *u)
{
	struct run_wave *v = r->wave;
	bool lds = !w->cells->name, own = c->same >> v->number & 1 && c->writer.wave - v->group->first < v->group->nwaves;
	bool unordered = c->writer.bytes & u->bytes && !own && !is_written_before(v, &c->writer, lds);

	if (c->writer.dma && c->writer.bytes & u->bytes && c->writer.wave == u->wave)
		check_transfer(r, w, &c->writer);
	if (r->insn->acquires && unordered)
		v->order.seen = c->writer.moment;
	if (r->insn->acquires || r->insn->atomic)
		return;
	if (unordered) {
		report(r, w, &c->writer, "reads", "writes");
		*c = (struct run_cell){0};
	}
	put_reader(c, u);
}

/* Returns whether a write does not matter, because it leaves what another wave has written. Records who has written it, too. */
static bool
is_same(struct run *r, const struct where *w, struct run_cell *c, const struct run_use *u)
{
	const struct run_wave *v = r->wave;
	bool lds = !w->cells->name, other = c->writer.moment && c->writer.wave - v->group->first < v->group->nwaves && c->writer.wave != u->wave;

	if (w->changes || (lds && !u->atomic && (!(c->writer.bytes & u->bytes) || is_written_before(v, &c->writer, lds))))
		return false;
	if (other)
		c->same |= UINT64_C(1) << v->number;
	return true;
}

/* Returns what a write races with, or NULL. */
static const struct run_use *
find_race(const struct run_wave *v, const struct where *w, const struct run_cell *c, const struct run_use *u)
{
	bool lds = !w->cells->name;

	if (c->writer.bytes & u->bytes && !is_written_before(v, &c->writer, lds) && !(c->writer.atomic && u->atomic))
		return &c->writer;
	for (unsigned k = 0; k < 2; k++)
		if (c->reader[k].bytes & u->bytes && !is_before(v, &c->reader[k], lds, RUN_READ))
			return &c->reader[k];
	return NULL;
}

static void
write_cell(struct run *r, const struct where *w, struct run_cell *c, const struct run_use *u)
{
	if (is_same(r, w, c, u))
		return;
	const struct run_use *other = find_race(r->wave, w, c, u);
	if (other) {
		report(r, w, other, "writes", other == &c->writer ? "writes" : "reads");
		*c = (struct run_cell){0};
	}
	if (c->writer.moment != u->moment)
		c->same = 0;
	put_use(&c->writer, u);
}

typedef void access(struct run *, const struct where *, struct run_cell *, const struct run_use *);

static void
use(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, struct where w, access *does)
{
	const struct run_wave *v = r->wave;
	struct run_use u = {.moment = r->moment, .atomic = r->insn->atomic, .dma = r->insn->effects->memory >> MEMORY_dma & 1,
		.wave = v->group->first + v->number, .insn = (uint32_t)(r->pc - r->code.address)};

	for (uint64_t end = at + size; at < end; at += 4 - at % 4) {
		struct run_cell *c = cell_at(r, cells, at);
		uint64_t *touched = cells->touched[does == write_cell ? RUN_WRITES : RUN_READS];
		unsigned from = (unsigned)(at % 4), n = end - at < 4 - from ? (unsigned)(end - at) : 4 - from;

		w.at = at;
		u.bytes = (15u >> (4 - n) << from) & 15;
		if (touched)
			touched[at / 4 / 64] |= UINT64_C(1) << at / 4 % 64;
		if (c)
			does(r, &w, c, &u);
	}
}

void
run_order_read(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane)
{
	use(r, cells, at, size, (struct where){cells, at, lane, false}, read_cell);
}

void
run_order_write(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane, bool changes)
{
	use(r, cells, at, size, (struct where){cells, at, lane, changes}, write_cell);
}

uint32_t
run_order_counters(const struct isa *isa)
{
	struct fence_request want = {.operation = FENCE_ALONE, .ordering = ORDERING_release, .scope = SCOPE_workgroup,
		.spaces = 1 << REGION_global | 1 << REGION_local};
	struct fence_sequence s;
	uint32_t counters = 0;

	fence_find(isa, &want, &s);
	for (unsigned i = 0; i < s.nbefore; i++)
		counters |= s.before[i].counters;
	return counters;
}
