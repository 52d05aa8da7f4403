/* Finds the strongly connected components of the call graph (Tarjan's algorithm, without recursion), callees first. The needs of a
 * component are the maxima of registers over its functions and over the components that it calls. Scratch memory is a sum along a path:
 * the frames of all functions of the component, because a path may pass through each of them, and the largest callee. A component
 * with a cycle is recursive, and therefore needs a dynamic stack. */
#include "linker/kernels/propagate.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct call_traversal {
	struct call_graph *fs;
	struct call_node **path; /* functions whose calls are being visited; each calls the next one */
	size_t npath, cappath;
	struct call_node **open; /* visited functions without a component, in the order of their visits */
	size_t nopen, capopen;
	uint32_t order;
	size_t nwords;          /* of the bit mask of variables */
};

static void
merge_variables(const struct call_traversal *t, struct needs *to, const uint64_t *from)
{
	for (size_t i = 0; i < t->nwords && from; i++)
		to->variables[i] |= from[i];
}

static void
merge_number(struct needs *to, const struct needs *from, enum info_row row)
{
	if (row == INFO_flags)
		to->number[row] |= from->number[row];
	else if (row != INFO_private_segment_size && to->number[row] < from->number[row])
		to->number[row] = from->number[row];
}

static void
merge(const struct call_traversal *t, struct needs *to, const struct needs *from)
{
	for (enum info_row row = 0; row < INFO_ROWS; row++)
		merge_number(to, from, row);
	merge_variables(t, to, from->variables);
}

static void
add_own(struct needs *to, const struct call_node *f)
{
	for (enum info_row row = 0; row < INFO_ROWS; row++)
		merge_number(to, &f->own, row);
	to->number[INFO_private_segment_size] += f->own.number[INFO_private_segment_size];
	for (size_t i = 0; i < f->nuses; i++)
		to->variables[f->uses[i]->index / 64] |= UINT64_C(1) << f->uses[i]->index % 64;
}

/* Computes the needs of a component, the last n elements of t->open. */
static void
finish_component(struct call_traversal *t, size_t n)
{
	struct call_node **members = &t->open[t->nopen - n];
	struct needs *all = arena_alloc(t->fs->arena, sizeof *all);
	uint64_t largest = 0;
	bool recursive = n > 1;

	all->variables = t->nwords ? arena_alloc(t->fs->arena, t->nwords * sizeof *all->variables) : NULL;
	for (size_t i = 0; i < n; i++) {
		add_own(all, members[i]);
		members[i]->all = all;
		members[i]->open = false;
	}
	for (size_t i = 0; i < n; i++)
		for (size_t j = 0; j < members[i]->ncalls; j++) {
			const struct needs *callee = members[i]->calls[j]->all;

			recursive |= callee == all;
			if (!callee || callee == all)
				continue;
			merge(t, all, callee);
			if (largest < callee->number[INFO_private_segment_size])
				largest = callee->number[INFO_private_segment_size];
		}
	all->number[INFO_private_segment_size] += largest;
	if (recursive)
		all->number[INFO_flags] |= INFO_DYNAMIC_STACK;
	t->nopen -= n;
}

/* Returns whether the needs of a called function are known. If not, reports an error, or calls it unknown if it is not linked. */
static bool
is_known(struct call_traversal *t, struct call_node *caller, struct call_node **called)
{
	struct call_node *f = *called;
	const struct link_symbol *y = f->symbol;

	if (f->described)
		return true;
	if (y->state != SYMBOL_DEFINED && y->bind == STB_WEAK)
		return false; /* its address is 0, so it is not called */
	if (y->state != SYMBOL_DEFINED) {
		if (!f->reported && t->fs->symbols->opt->allow_undefined)
			diag_warning(t->fs->diag, (struct loc){0}, "function %s is undefined, but %s calls it: the resources of kernels are estimates",
				function_shown(t->fs, f), function_shown(t->fs, caller));
		f->reported = true;
		*called = t->fs->unknown;
		return true;
	}
	if (!f->reported)
		link_error(t->fs->symbols, "%s: function %s has no .amdgpu_info, but %s calls it: the resources of kernels cannot be computed",
			y->file ? y->file->name : "--defsym", function_shown(t->fs, f), function_shown(t->fs, caller));
	f->reported = true;
	return false;
}

static void
enter(struct call_traversal *t, struct call_node *f)
{
	f->order = f->low = ++t->order;
	f->open = true;
	*APPEND(t->path, t->npath, t->cappath) = f;
	*APPEND(t->open, t->nopen, t->capopen) = f;
}

static void
leave(struct call_traversal *t, struct call_node *f)
{
	struct call_node *caller = --t->npath ? t->path[t->npath - 1] : NULL;

	if (caller && caller->low > f->low)
		caller->low = f->low;
	if (f->low == f->order) {
		size_t n = 1;

		while (t->open[t->nopen - n] != f)
			n++;
		finish_component(t, n);
	}
}

static void
visit(struct call_traversal *t, struct call_node *root)
{
	if (!root->order)
		enter(t, root);
	while (t->npath) {
		struct call_node *f = t->path[t->npath - 1];

		if (f->next == f->ncalls) {
			leave(t, f);
			continue;
		}
		struct call_node *callee = f->calls[f->next];
		if (!is_known(t, f, &callee)) {
			f->calls[f->next] = f->calls[--f->ncalls];
			continue;
		}
		f->calls[f->next++] = callee;
		if (!callee->order)
			enter(t, callee);
		else if (callee->open && f->low > callee->order)
			f->low = callee->order;
	}
}

void
propagate_needs(struct call_graph *fs)
{
	struct call_traversal t = {.fs = fs, .nwords = (fs->nvariables + 63) / 64};

	for (size_t i = 0; i < fs->n; i++)
		for (enum info_row row = 0; row < INFO_ROWS && !fs->v[i]->kd; row++)
			if (row != INFO_flags)
				merge_number(&fs->unknown->own, &fs->v[i]->own, row);
	for (size_t i = 0; i < fs->nkernels; i++)
		visit(&t, fs->kernels[i]);
	alloc_free(t.path);
	alloc_free(t.open);
}
