#include "common/run/allocation.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* The first address: above 4 GiB, so that addresses without their upper half are wrong. */
static const uint64_t FIRST = UINT64_C(0x7f0000000000);

/* The end of the addresses that allocations have which are not added at an address. */
static const uint64_t LAST = UINT64_C(0x800000000000);

/* Returns the number of allocations that begin at or before an address. */
static size_t
upto(const struct run_memory *m, uint64_t address)
{
	return array_upto(m->v, m->n, sizeof m->v[0], address);
}

/* Adds an allocation without bytes. Those with higher addresses move: only allocations whose indices are not used have been added at
 * addresses. */
static struct run_allocation *
insert(struct run_memory *m, const char *name, uint64_t address, uint64_t size)
{
	size_t at = upto(m, address);

	(void)APPEND(m->v, m->n, m->cap);
	memmove(&m->v[at + 1], &m->v[at], (m->n - 1 - at) * sizeof m->v[0]);
	m->v[at] = (struct run_allocation){.address = address, .size = size, .name = name, .cells = {.size = size, .name = name}};
	return &m->v[at];
}

static struct run_allocation *
add(struct run_memory *m, const char *name, uint64_t size)
{
	uint64_t address = m->next ? m->next : FIRST;

	m->next = address + (size + RUN_GAP - 1) / RUN_GAP * RUN_GAP + RUN_GAP;
	return insert(m, name, address, size);
}

struct run_allocation *
run_memory_add_at(struct run_memory *m, const char *name, uint64_t address, void *bytes, uint64_t size)
{
	size_t before = upto(m, address);
	const struct run_allocation *low = before ? &m->v[before - 1] : NULL, *high = before < m->n ? &m->v[before] : NULL;

	if (size > UINT64_MAX - address || (address < LAST && address + size > FIRST) || (low && address - low->address < low->size) ||
		(high && high->address - address < size))
		return NULL;
	struct run_allocation *a = insert(m, name, address, size);
	a->bytes = bytes;
	a->borrowed = true;
	return a;
}

void
run_memory_forget(struct run_allocation *a, uint64_t at, uint64_t n)
{
	enum { WHICH = 5 }; /* not the numbers of registers and LDS */

	for (uint64_t i = at; i < at + n; i += 4) {
		uint32_t word = run_garbage(0, i, WHICH);

		memcpy(a->bytes + i, &word, at + n - i < 4 ? at + n - i : 4);
	}
}

size_t
run_memory_add(struct run_memory *m, const char *name, void *bytes, uint64_t size)
{
	struct run_allocation *a = add(m, name, size);

	a->bytes = bytes;
	a->borrowed = bytes != NULL;
	if (!bytes) {
		a->bytes = alloc_bytes(size);
		a->known = alloc_zeroed((size + 7) / 8, 1);
		run_memory_forget(a, 0, size);
	}
	return (size_t)(a - m->v);
}

size_t
run_memory_add_constant(struct run_memory *m, const char *name, uint64_t size)
{
	struct run_allocation *a = add(m, name, size);

	a->bytes = alloc_zeroed(size, 1);
	a->constant = true;
	return (size_t)(a - m->v);
}

struct run_allocation *
run_memory_find(const struct run_memory *m, uint64_t address, uint64_t size)
{
	size_t n = upto(m, address);
	struct run_allocation *a = n ? &m->v[n - 1] : NULL;

	return a && address - a->address <= a->size && a->size - (address - a->address) >= size ? a : NULL;
}

const struct run_allocation *
run_memory_nearest(const struct run_memory *m, uint64_t address, uint64_t *distance, bool *before)
{
	size_t n = upto(m, address);
	const struct run_allocation *low = n ? &m->v[n - 1] : NULL, *high = n < m->n ? &m->v[n] : NULL;
	uint64_t after = low ? address - low->address - low->size : UINT64_MAX, ahead = high ? high->address - address : UINT64_MAX;

	if (low && address - low->address < low->size)
		after = 0;
	*before = ahead < after;
	*distance = *before ? ahead : after;
	return *before ? high : low;
}

void
run_memory_free(struct run_memory *m)
{
	for (size_t i = 0; i < m->n; i++) {
		if (!m->v[i].borrowed)
			alloc_free(m->v[i].bytes);
		alloc_free(m->v[i].known);
		alloc_free(m->v[i].twin);
		alloc_free(m->v[i].written);
		run_cells_free(&m->v[i].cells);
	}
	alloc_free(m->v);
	*m = (struct run_memory){0};
}
