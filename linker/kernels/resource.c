/* Finds the kernels, and runs the passes over the call graph. The result follows LLVM's analysis of a module that contains all
 * functions (AMDGPUMCResourceInfo), but for memory: a recursive function's frames are counted once. */
#include "linker/kernels/resource.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/kd.h"
#include "linker/kernels/descriptor.h"
#include "linker/kernels/lds.h"
#include "linker/kernels/propagate.h"

#define DESCRIPTOR_SUFFIX ".kd"

static void
add_kernel(struct call_graph *fs, const struct link_symbol *kd, const struct link_symbol *code)
{
	if (!link_symbol_is_linked(kd) || !link_symbol_is_linked(code))
		return;
	struct call_node *f = function_at(fs, code, 0);
	const uint8_t *bytes = f->kd ? NULL : descriptor_bytes(fs, kd);
	if (!bytes)
		return;
	f->kd = kd;
	f->end[LDS_BYTES] = le_get32(bytes);
	*APPEND(fs->kernels, fs->nkernels, fs->capkernels) = f;
}

/* Returns the name of the kernel whose descriptor has this name, or an empty name. */
static struct str
kernel_name(struct str name)
{
	size_t suffix = sizeof DESCRIPTOR_SUFFIX - 1;

	return str_ends(name, DESCRIPTOR_SUFFIX) ? (struct str){name.p, name.n - suffix} : STR("");
}

static int
compare_names(const void *a, const void *b)
{
	const struct link_symbol *x = *(struct link_symbol *const *)a, *y = *(struct link_symbol *const *)b;
	size_t n = x->name.n < y->name.n ? x->name.n : y->name.n;
	int order = n ? memcmp(x->name.p, y->name.p, n) : 0;

	return order ? order : (x->name.n > y->name.n) - (x->name.n < y->name.n);
}

/* Finds kernels whose symbols are local. */
static void
find_local_kernels(struct call_graph *fs, const struct input_file *f)
{
	struct link_symbol **sorted = array_make(f->nlocals, sizeof *sorted);
	size_t n = 0;

	for (size_t i = 1; i < f->nlocals; i++)
		if (f->symbols[i]->name.n)
			sorted[n++] = f->symbols[i];
	if (n)
		qsort(sorted, n, sizeof *sorted, compare_names);
	struct link_symbol **found;
	for (size_t i = 0; i < n; i++) {
		struct link_symbol code = {.name = kernel_name(sorted[i]->name)}, *key = &code;

		found = code.name.n ? bsearch(&key, sorted, n, sizeof *sorted, compare_names) : NULL;
		if (found)
			add_kernel(fs, sorted[i], *found);
	}
	alloc_free(sorted);
}

static void
find_kernels(struct call_graph *fs)
{
	const struct symbols *symbols = fs->symbols;

	for (size_t i = 0; i < symbols->n; i++) {
		struct str name = kernel_name(symbols->v[i]->name);

		if (name.n)
			add_kernel(fs, symbols->v[i], symbol_find(symbols, name));
	}
	for (size_t i = 0; i < symbols->inputs->nfiles; i++)
		find_local_kernels(fs, symbols->inputs->files[i]);
}

static bool
has_info(const struct inputs *inputs)
{
	for (size_t i = 0; i < inputs->nfiles; i++)
		if (inputs->files[i]->info)
			return true;
	return false;
}

void
resource_resolve(struct symbols *symbols)
{
	struct inputs *inputs = symbols->inputs;
	struct call_graph fs = {.symbols = symbols, .diag = symbols->diag, .arena = symbols->arena};
	uint8_t ident[EI_NIDENT] = {[EI_OSABI] = inputs->osabi, [EI_ABIVERSION] = inputs->abiversion};
	struct object_id id = {0};

	if (!has_info(inputs))
		return;
	object_identify(&id, ident, inputs->e_flags);
	if (id.os != OBJECT_OS_AMDHSA || !id.isa.target) {
		link_error(symbols, "%s is for known processors and amdhsa", INFO_SECTION);
		return;
	}
	function_read(&fs);
	find_kernels(&fs);
	propagate_needs(&fs);
	if (diag_error_count(symbols->diag) == 0)
		lds_allocate(&fs, id.isa.target->lds);
	if (diag_error_count(symbols->diag) == 0)
		descriptor_raise(&fs, &id);
	function_free(&fs);
}
