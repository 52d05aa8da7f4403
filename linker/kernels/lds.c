/* A variable has one offset for all kernels, but each kernel has its own LDS, so that variables without a common kernel may overlap.
 * Each variable is placed after everything that is already placed in any of its kernels. Variables of more kernels come first, which
 * leaves smaller gaps in kernels that use few. Variables without a size (dynamic LDS) come last, and take no space: a dispatch adds
 * their memory at the end. Kernels begin with the LDS of their descriptors, which the compiler has allocated.
 *
 * Named barriers are allocated in the same way. Source of the values of their symbols: LLVM's AMDGPULowerExecSync.cpp. */
#include "linker/kernels/lds.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { BARRIER_FIRST = 1, BARRIER_LAST = 16, BARRIER_BASE = 0x802000, BARRIER_SHIFT = 4 };

static bool
uses(const struct call_node *kernel, const struct variable *v)
{
	return v->everywhere || (kernel->all && kernel->all->variables[v->index / 64] >> v->index % 64 & 1);
}

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

static void
place(struct call_graph *fs, struct variable *v)
{
	unsigned kind = v->barrier ? LDS_BARRIERS : LDS_BYTES;

	v->at = v->barrier ? BARRIER_FIRST : 0;
	for (size_t i = 0; i < fs->nkernels; i++)
		if (uses(fs->kernels[i], v) && v->at < fs->kernels[i]->end[kind])
			v->at = fs->kernels[i]->end[kind];
	v->at = (v->at + v->align - 1) & ~(v->align - 1);
	for (size_t i = 0; i < fs->nkernels; i++)
		if (uses(fs->kernels[i], v))
			fs->kernels[i]->end[kind] = v->at + v->size;
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
	for (size_t i = 0; i < fs->nvariables; i++) {
		sorted[i] = fs->variables[i];
		for (size_t j = 0; j < fs->nkernels; j++)
			sorted[i]->nusers += uses(fs->kernels[j], sorted[i]);
	}
	if (fs->nvariables)
		qsort(sorted, fs->nvariables, sizeof *sorted, compare);
	for (size_t i = 0; i < fs->nvariables; i++) {
		place(fs, sorted[i]);
		define(sorted[i]->symbol, sorted[i]->barrier ? BARRIER_BASE | sorted[i]->at << BARRIER_SHIFT : sorted[i]->at);
	}
	for (size_t i = 0; i < fs->nkernels; i++)
		check_kernel(fs, fs->kernels[i], limit);
	alloc_free(sorted);
}
