/* A variable has one offset for all kernels, but each kernel has its own LDS, so that variables without a common kernel may overlap.
 * Each variable is placed after everything that is already placed in any of its kernels. Variables that every kernel may use come
 * first, then variables of more kernels, which leaves smaller gaps in kernels that use few. Variables without a size (dynamic LDS)
 * come last, and take no space: a dispatch adds their memory at the end. Kernels begin with the LDS of their descriptors, which the
 * compiler has allocated.
 *
 * Named barriers are allocated in the same way. Source of the values of their symbols: LLVM's AMDGPULowerExecSync.cpp. */
#include "linker/kernels/lds.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { BARRIER_FIRST = 1, BARRIER_LAST = 16, BARRIER_BASE = 0x802000, BARRIER_SHIFT = 4 };

/* Returns whether a variable is placed before another one. */
static int
compare(const void *a, const void *b)
{
	const struct variable *x = *(struct variable *const *)a, *y = *(struct variable *const *)b;

	if (!x->size != !y->size)
		return x->size ? -1 : 1;
	if (x->nusers != y->nusers)
		return x->nusers > y->nusers ? -1 : 1;
	if (x->align != y->align)
		return x->align > y->align ? -1 : 1;
	if (x->size != y->size)
		return x->size > y->size ? -1 : 1;
	return x->index < y->index ? -1 : x->index > y->index;
}

static unsigned
kind_of(const struct variable *v)
{
	return v->barrier ? LDS_BARRIERS : LDS_BYTES;
}

static uint64_t
aligned(const struct variable *v, uint64_t at)
{
	return (at + v->align - 1) & ~(v->align - 1);
}

/* Lists the kernels that use each variable, except for the variables that every kernel may use. */
static void
list_users(struct call_graph *fs)
{
	for (size_t i = 0; i < fs->nkernels; i++) {
		struct call_node *kernel = fs->kernels[i];

		for (size_t word = 0; kernel->all && word < (fs->nvariables + 63) / 64; word++)
			for (uint64_t bits = kernel->all->variables[word]; bits; bits &= bits - 1) {
				struct variable *v = fs->variables[word * 64 + (size_t)__builtin_ctzll(bits)];

				*APPEND(v->users, v->nusers, v->capusers) = kernel;
			}
	}
}

static void
place(struct variable *v)
{
	unsigned kind = kind_of(v);

	v->at = v->barrier ? BARRIER_FIRST : 0;
	for (size_t i = 0; i < v->nusers; i++)
		if (v->at < v->users[i]->end[kind])
			v->at = v->users[i]->end[kind];
	v->at = aligned(v, v->at);
	for (size_t i = 0; i < v->nusers; i++)
		v->users[i]->end[kind] = v->at + v->size;
}

/* Places the variables that every kernel may use, with a size or without one. */
static void
place_everywhere(struct call_graph *fs, struct variable **sorted, bool sized)
{
	uint64_t end[2] = {0, BARRIER_FIRST};
	bool any[2] = {false};

	for (size_t i = 0; i < fs->nkernels; i++)
		for (unsigned kind = 0; kind < 2; kind++)
			if (end[kind] < fs->kernels[i]->end[kind])
				end[kind] = fs->kernels[i]->end[kind];
	for (size_t i = 0; i < fs->nvariables; i++) {
		struct variable *v = sorted[i];

		if (!v->everywhere || !v->size != !sized)
			continue;
		v->at = aligned(v, end[kind_of(v)]);
		end[kind_of(v)] = v->at + v->size;
		any[kind_of(v)] = true;
	}
	for (size_t i = 0; i < fs->nkernels; i++)
		for (unsigned kind = 0; kind < 2; kind++)
			if (any[kind])
				fs->kernels[i]->end[kind] = end[kind];
}

static void
define(struct link_symbol *y, uint64_t value)
{
	y->lds = false;
	y->value = value;
	y->type = STT_NOTYPE;
	y->visibility = STV_HIDDEN;
	y->dynamic = y->preemptible = false;
}

static void
check_kernel(struct call_graph *fs, const struct call_node *kernel, uint64_t limit)
{
	if (kernel->end[LDS_BYTES] > limit)
		link_error(fs->symbols, "%s: kernel %s needs %llu bytes of LDS; a work group has %llu", kernel->symbol->file->name,
			function_shown(fs, kernel), (unsigned long long)kernel->end[LDS_BYTES], (unsigned long long)limit);
	if (kernel->end[LDS_BARRIERS] > BARRIER_LAST + 1)
		link_error(fs->symbols, "%s: kernel %s needs %llu named barriers; a work group has %u", kernel->symbol->file->name,
			function_shown(fs, kernel), (unsigned long long)kernel->end[LDS_BARRIERS] - BARRIER_FIRST, BARRIER_LAST);
}

void
lds_allocate(struct call_graph *fs, uint64_t limit)
{
	struct variable **sorted = array_make(fs->nvariables, sizeof *sorted);

	for (size_t i = 0; i < fs->nkernels; i++)
		fs->kernels[i]->end[LDS_BARRIERS] = BARRIER_FIRST;
	list_users(fs);
	if (fs->nvariables) {
		memcpy(sorted, fs->variables, fs->nvariables * sizeof *sorted);
		qsort(sorted, fs->nvariables, sizeof *sorted, compare);
	}
	place_everywhere(fs, sorted, true);
	for (size_t i = 0; i < fs->nvariables; i++)
		if (!sorted[i]->everywhere)
			place(sorted[i]);
	place_everywhere(fs, sorted, false);
	for (size_t i = 0; i < fs->nvariables; i++)
		define(sorted[i]->symbol, sorted[i]->barrier ? BARRIER_BASE | sorted[i]->at << BARRIER_SHIFT : sorted[i]->at);
	for (size_t i = 0; i < fs->nkernels; i++)
		check_kernel(fs, fs->kernels[i], limit);
	alloc_free(sorted);
}
