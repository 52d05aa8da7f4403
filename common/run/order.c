#include "common/run/order.h"

#include "common/analysis/memory/fence.h"
#include "common/base/memory/alloc.h"
#include "common/run/machine.h"

void
run_cells_free(struct run_cells *cells)
{
	for (size_t i = 0; i < cells->npages; i++)
		alloc_free(cells->page[i]);
	alloc_free(cells->page);
	cells->page = NULL;
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
		if (r->npages == RUN_MOST_PAGES)
			return NULL;
		r->npages++;
		cells->page[page] = alloc_zeroed(RUN_PAGE, sizeof(struct run_cell));
	}
	return &cells->page[page][at / 4 % RUN_PAGE];
}

/* Returns whether an access comes before what the current wave does now. */
static bool
is_before(const struct run_wave *v, const struct run_use *u, bool lds)
{
	uint32_t of = u->wave - v->group->first;

	if (!u->moment || u->wave == v->group->first + v->number || u->moment <= v->order.seen || (lds && u->moment <= v->group->started))
		return true;
	return of < v->group->nwaves && u->moment <= v->order.clock[lds ? RUN_LDS : RUN_GLOBAL][of];
}

/* Where an access is, for messages. */
struct where {
	const struct run_cells *cells;
	uint64_t at;
	unsigned lane;
};

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

static void
read_cell(struct run *r, const struct where *w, struct run_cell *c, const struct run_use *u)
{
	struct run_wave *v = r->wave;
	bool lds = !w->cells->name, unordered = c->writer.bytes & u->bytes && !is_before(v, &c->writer, lds);

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

static void
write_cell(struct run *r, const struct where *w, struct run_cell *c, const struct run_use *u)
{
	struct run_wave *v = r->wave;
	bool lds = !w->cells->name;
	const struct run_use *other = NULL;
	const char *did = "writes";

	if (c->writer.bytes & u->bytes && !is_before(v, &c->writer, lds) && !(c->writer.atomic && u->atomic))
		other = &c->writer;
	for (unsigned k = 0; k < 2 && !other; k++)
		if (c->reader[k].bytes & u->bytes && !is_before(v, &c->reader[k], lds)) {
			other = &c->reader[k];
			did = "reads";
		}
	if (other) {
		report(r, w, other, "writes", did);
		*c = (struct run_cell){0};
	}
	put_use(&c->writer, u);
}

typedef void access(struct run *, const struct where *, struct run_cell *, const struct run_use *);

static void
use(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane, access *does)
{
	const struct run_wave *v = r->wave;
	struct run_use u = {.moment = r->moment, .atomic = r->insn->atomic, .wave = v->group->first + v->number,
		.insn = (uint32_t)(r->pc - r->code.address)};

	for (uint64_t end = at + size; at < end; at += 4 - at % 4) {
		struct run_cell *c = cell_at(r, cells, at);
		unsigned from = (unsigned)(at % 4), n = end - at < 4 - from ? (unsigned)(end - at) : 4 - from;
		struct where w = {cells, at, lane};

		u.bytes = (15u >> (4 - n) << from) & 15;
		if (c)
			does(r, &w, c, &u);
	}
}

void
run_order_read(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane)
{
	use(r, cells, at, size, lane, read_cell);
}

void
run_order_write(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane)
{
	use(r, cells, at, size, lane, write_cell);
}

bool
run_order_acquires(const struct isa *isa, const struct run_insn *i)
{
	uint8_t spaces;
	unsigned operation = fence_operation_of(i->effects, &spaces);

	if (operation == FENCE_LOAD)
		return fence_policies_of(&i->insn, fence_policies(isa, operation)) != 0;
	if (operation == FENCE_ALONE)
		return i->effects->issue == ISSUE_smem;
	return operation == FENCE_RETURNS;
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
