/* Accesses of a wave to memory: where the bytes are, and which of them have a value. */
#include <string.h>

#include "common/base/memory/array.h"
#include "common/run/execution.h"

/* Bytes of memory. */
struct bytes {
	uint8_t *at, *known; /* known: bits of the bytes that have a value, from bit `bit` on; NULL: all have */
	uint8_t *twin;       /* the bytes as the twin has them; NULL: garbage where they have no value */
	uint64_t bit;
	uint8_t space;       /* SPACE_lds, SPACE_scratch or SPACE_global */
	uint64_t address;    /* in this space */
	struct run_cells *cells; /* who accessed them, at `bit`; NULL: races are not checked */
	uint8_t *written;    /* of scratch memory: run_allocation.written */
};

static void
report_bounds(struct run *r, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write)
{
	const char *what = write ? "writes" : "reads";

	if (space != SPACE_global) {
		run_report(r, RUN_bounds, lane, "%s %u bytes at 0x%llx of %s, which has %u bytes", what, size, (unsigned long long)address,
			space == SPACE_lds ? "LDS" : "scratch memory", space == SPACE_lds ? r->launch.lds : r->launch.scratch);
		return;
	}
	bool before;
	uint64_t distance;
	const struct run_allocation *a = run_memory_nearest(r->memory, address, &distance, &before);
	if (a && a->refusal && !before && distance <= RUN_GAP) {
		run_report(r, RUN_unknown, lane, "%s", a->refusal);
		r->refused = true;
	} else if (!a || distance > RUN_GAP)
		run_report(r, RUN_bounds, lane, "%s %u bytes at 0x%llx, which is no memory of the kernel", what, size, (unsigned long long)address);
	else if (!before && !distance)
		run_report(r, RUN_bounds, lane, "%s %u bytes at byte %llu of %s, which has %llu bytes", what, size,
			(unsigned long long)(address - a->address), a->name, (unsigned long long)a->size);
	else
		run_report(r, RUN_bounds, lane, "%s %u bytes, %llu bytes %s %s, which has %llu bytes", what, size, (unsigned long long)distance,
			before ? "before" : "after the end of", a->name, (unsigned long long)a->size);
}

static bool
find_lds(struct run *r, uint64_t address, unsigned size, struct bytes *out)
{
	struct run_group *g = r->wave->group;

	*out = (struct bytes){.space = SPACE_lds, .address = address};
	if (address > r->launch.lds || size > r->launch.lds - address)
		return false;
	*out = (struct bytes){g->lds + address, g->lds_known, g->lds_twin ? g->lds_twin + address : NULL, address, SPACE_lds, address,
		&g->cells, NULL};
	return true;
}

/* A part of scratch memory has at most 4 bytes, because 4 bytes of each lane come one after another. */
static bool
find_scratch(struct run *r, unsigned lane, uint64_t address, unsigned size, struct bytes *out)
{
	uint64_t at = ((uint64_t)r->wave->number * r->launch.scratch / 4 + address / 4) * 4 * r->code.lanes + 4 * lane + address % 4;

	*out = (struct bytes){.space = SPACE_scratch, .address = address};
	if (address > r->launch.scratch || size > r->launch.scratch - address || address % 4 + size > 4)
		return false;
	const struct run_allocation *a = &r->memory->v[r->wave->group->scratch];
	*out = (struct bytes){a->bytes + at, a->known, a->twin + at, at, SPACE_scratch, address, NULL, a->written};
	return true;
}

static bool
find_global(struct run *r, uint64_t address, unsigned size, struct bytes *out)
{
	struct run_allocation *a = r->near;

	if (!a || address - a->address > a->size || size > a->size - (address - a->address))
		a = run_memory_find(r->memory, address, size);
	*out = (struct bytes){.space = SPACE_global, .address = address};
	if (!a)
		return false;
	r->near = a;
	*out = (struct bytes){a->bytes + (address - a->address), a->known, a->twin ? a->twin + (address - a->address) : NULL, address - a->address,
		SPACE_global, address, a->constant ? NULL : &a->cells, NULL};
	if (a->scratch) {
		out->space = SPACE_scratch;
		out->cells = NULL;
		out->written = a->written;
	}
	return true;
}

static bool
find(struct run *r, unsigned space, unsigned lane, uint64_t address, unsigned size, struct bytes *out)
{
	if (space == SPACE_lds)
		return find_lds(r, address, size, out);
	if (space == SPACE_scratch)
		return find_scratch(r, lane, address, size, out);
	if (space == SPACE_flat && address >> 32 == RUN_LDS_APERTURE >> 32)
		return find_lds(r, (uint32_t)address, size, out);
	if (space == SPACE_flat && address >> 32 == RUN_SCRATCH_APERTURE >> 32)
		return find_scratch(r, lane, (uint32_t)address, size, out);
	return find_global(r, address, size, out);
}

/* Returns bytes as the twin reads them: those without a value differ. */
static uint8_t *
as_twin(struct run *r, const struct bytes *b, unsigned size)
{
	for (unsigned i = 0; i < size && i < sizeof r->part; i++)
		r->part[i] = !b->known || run_bit(b->known, b->bit + i) ? b->at[i] : b->twin ? b->twin[i] :
			(uint8_t)run_garbage(r->launch.seed, b->address + i, 1);
	return r->part;
}

/* Returns what an atomic instruction has written there for an earlier lane, or NULL. */
static uint8_t *
written_before(struct run *r, const uint8_t *at, unsigned size)
{
	struct run_writes *all = &r->writes[r->is_twin];

	for (size_t i = all->n; i-- > 0;)
		if (all->v[i].to == at && all->v[i].size == size)
			return all->v[i].bytes;
	return NULL;
}

static uint8_t *
put_write(struct run *r, unsigned lane, const struct bytes *b, unsigned size)
{
	struct run_writes *all = &r->writes[r->is_twin];
	struct run_write *w = APPEND(all->v, all->n, all->cap);

	*w = (struct run_write){b->at, b->known, b->twin, b->bit, (uint8_t)size, (uint8_t)lane, b->space, {0}, b->cells};
	memcpy(w->bytes, b->at, size);
	return w->bytes;
}

uint8_t *
run_at(void *context, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write)
{
	struct run *r = context;

	if (r->launch.checks)
		r->hash[r->is_twin][lane] = r->hash[r->is_twin][lane] * 0x9e3779b97f4a7c15 + address;
	struct bytes b;
	if (!find(r, space, lane, address, size, &b)) {
		if (!r->is_twin)
			report_bounds(r, b.space, lane, b.address, size, write);
		return NULL;
	}
	if (write && b.space == SPACE_global && r->near->constant) {
		if (!r->is_twin)
			run_report(r, RUN_constant, lane, "writes %s", r->near->name);
		return NULL;
	}
	if (r->touches && !r->is_twin)
		run_touch_part(r, b.space, lane, b.address, size, write);
	if (write && b.written) {
		run_bit_set(b.written, b.bit / RUN_CHUNK, true);
		run_bit_set(b.written, (b.bit + size - 1) / RUN_CHUNK, true);
	}
	if (!r->launch.checks)
		return b.at;
	if (r->insn->atomic && address % size && !r->is_twin)
		run_report(r, RUN_misaligned, lane, "accesses %u bytes atomically at 0x%llx, which is no multiple of %u", size,
			(unsigned long long)address, size);
	r->spaces |= (uint8_t)(1u << b.space);
	if (write)
		return put_write(r, lane, &b, size);
	if (!r->is_twin && b.cells)
		run_order_read(r, b.cells, b.bit, size, lane);
	uint8_t *before = r->insn->atomic ? written_before(r, b.at, size) : NULL;
	if (before)
		return before;
	return r->is_twin ? as_twin(r, &b, size) : b.at;
}
