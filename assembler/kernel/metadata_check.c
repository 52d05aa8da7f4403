/* -Wkernel: compares metadata with the descriptors. The metadata may violate its schema, which is an error that was reported before: keys
 * of a wrong type count as missing here. */
#include "assembler/kernel/metadata_check.h"

#include <inttypes.h>
#include <stdlib.h>

#include "assembler/kernel/kernel.h"
#include "assembler/kernel/metadata_fill.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/hsa/metadata/meta.h"

/* Returns the value of a key if it is an unsigned integer, or NULL. */
static const struct meta *
number(const struct meta *map, const char *key)
{
	const struct meta *m = meta_get(map, key);
	return m && m->kind == META_UINT ? m : NULL;
}

/* Returns the value of a key if it is a string, or NULL. */
static const struct meta *
string(const struct meta *map, const char *key)
{
	const struct meta *m = meta_get(map, key);
	return m && m->kind == META_STR ? m : NULL;
}

/* Adds a fix to the last message: the text replaces a scalar. */
static void
propose(const struct kernels *all, const struct kernel_metadata *m, const struct meta *node, const char *text)
{
	if (!m->expanded)
		diag_fix(all->in->diag, node->loc, node->text.n, text);
}

static const struct meta *
kernels_of(const struct kernel_metadata *m)
{
	const struct meta *kernels = meta_get(m->root, "amdhsa.kernels");
	return kernels && kernels->kind == META_ARRAY ? kernels->first : NULL;
}

/* Returns the descriptor of the kernel that the metadata describes or, if .symbol lacks the ".kd", probably describes; NULL if there is
 * none. */
static struct kernel *
described(struct kernels *all, const struct meta *kernel)
{
	const struct meta *symbol = string(kernel, ".symbol");
	struct kernel *k = metadata_descriptor(all, kernel);
	return k || !symbol ? k : kernel_find(all, symbol->text);
}

static void
check_same(const struct kernels *all, const struct kernel *k, const struct meta *kernel)
{
	struct metadata_difference d;
	for (size_t i = 0; metadata_difference(k, kernel, &i, &d);) {
		kernel_warn(all, d.at->loc, "%s of %.*s is %" PRIu64 ", but its descriptor says %" PRIu64, d.key, STR_ARG(k->code->name), d.have,
			d.want);
		diag_note(all->in->diag, kernel_row_loc(k, d.row), "specified here");
	}
}

static const char *
next_kernel(void *user, size_t i)
{
	struct kernels *all = user;
	return i < all->nnamed ? arena_strz(&all->in->arena, all->named[i]->code->name) : NULL;
}

/* Warns if the metadata names no descriptor. */
static void
check_symbol(struct kernels *all, const struct kernel_metadata *m, const struct meta *kernel, const struct kernel *k)
{
	const struct meta *symbol = string(kernel, ".symbol"), *name = string(kernel, ".name"), *at = symbol ? symbol : name;
	if (k && symbol && str_eq(symbol->text, k->code->name)) {
		kernel_warn(all, symbol->loc, "the descriptor of %.*s is called %.*s.kd: .symbol: %.*s.kd", STR_ARG(symbol->text),
			STR_ARG(symbol->text), STR_ARG(symbol->text));
		propose(all, m, symbol, arena_printf(&all->in->arena, "%.*s.kd", STR_ARG(symbol->text)));
	}
	if (k || !at)
		return;
	struct str kernel_name = at->text;
	if (symbol && str_ends(symbol->text, ".kd"))
		kernel_name.n -= 3;
	const char *near = str_nearest(kernel_name, next_kernel, all);
	if (near)
		kernel_warn(all, at->loc, "no descriptor %.*s.kd; did you mean %s%s?", STR_ARG(kernel_name), near, symbol ? ".kd" : "");
	else
		kernel_warn(all, at->loc, "no descriptor %.*s%s; add .amdhsa_kernel %.*s", STR_ARG(at->text), symbol ? "" : ".kd",
			STR_ARG(name ? name->text : kernel_name));
}

/* An argument, and the bytes that it has in the kernarg segment. */
struct argument {
	uint64_t from, to;
	unsigned number;
	const struct meta *arg;
};

static int
compare_arguments(const void *va, const void *vb)
{
	const struct argument *a = va, *b = vb;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return (a->number > b->number) - (a->number < b->number);
}

/* Returns the kernel's arguments that have a size, by offset. The caller frees them. */
static struct argument *
arguments_of(const struct meta *kernel, size_t *n)
{
	const struct meta *args = meta_get(kernel, ".args");
	struct argument *v = NULL;
	size_t cap = 0;
	unsigned count = 0;
	*n = 0;
	for (const struct meta *a = args && args->kind == META_ARRAY ? args->first : NULL; a; a = a->next) {
		const struct meta *offset = number(a, ".offset"), *size = number(a, ".size");
		count++;
		if (offset && size && size->unum && offset->unum <= UINT64_MAX - size->unum)
			*APPEND(v, *n, cap) = (struct argument){offset->unum, offset->unum + size->unum, count, a};
	}
	if (*n)
		qsort(v, *n, sizeof *v, compare_arguments);
	return v;
}

/* Returns the name of an argument, for messages. */
static const char *
argument_name(struct kernels *all, const struct argument *a)
{
	const struct meta *name = string(a->arg, ".name");
	return name && name->text.n ? arena_printf(&all->in->arena, "%.*s", STR_ARG(name->text)) :
		arena_printf(&all->in->arena, "%u", a->number);
}

/* Warns of arguments that share bytes. Of several arguments that share the same byte, each is compared with the one that ends last. */
static void
check_overlaps(struct kernels *all, const struct kernel_metadata *m, const struct argument *v, size_t n, struct str kernel)
{
	enum { MOST_ALIGN = 16 };
	const struct argument *last = v;
	for (const struct argument *a = v + (n > 0); a < v + n; a++) {
		if (a->from < last->to) {
			uint64_t size = a->to - a->from, align = size & -size;
			align = align < MOST_ALIGN ? align : MOST_ALIGN;
			const struct meta *offset = number(a->arg, ".offset");
			const char *fix = arena_printf(&all->in->arena, "%" PRIu64, (last->to + align - 1) / align * align);
			kernel_warn(all, offset->loc, "the argument %s of %.*s begins at byte %" PRIu64 ", but the argument %s ends at byte %" PRIu64
				": .offset: %s", argument_name(all, a), STR_ARG(kernel), a->from, argument_name(all, last), last->to, fix);
			propose(all, m, offset, fix);
			diag_note(all->in->diag, number(last->arg, ".offset")->loc, "the argument %s is here", argument_name(all, last));
		}
		last = a->to > last->to ? a : last;
	}
}

/* Warns if an argument ends beyond the segment of the arguments, whose size is in the metadata or, if --fill-metadata has added the key,
 * in the descriptor k. */
static void
check_end(struct kernels *all, const struct kernel_metadata *m, const struct kernel *k, const struct meta *segment,
	const struct argument *last, struct str name)
{
	const char *fix = arena_printf(&all->in->arena, "%" PRIu64, last->to);
	bool filled = !segment->loc.pos && k;
	if (last->to <= segment->unum)
		return;
	kernel_warn(all, number(last->arg, ".offset")->loc, "the argument %s of %.*s ends at byte %" PRIu64 ", beyond its %s of %" PRIu64
		": %s%s", argument_name(all, last), STR_ARG(name), last->to, filled ? ".amdhsa_kernarg_size" : ".kernarg_segment_size",
		segment->unum, filled ? ".amdhsa_kernarg_size " : ".kernarg_segment_size: ", fix);
	if (!filled)
		propose(all, m, segment, fix);
	diag_note(all->in->diag, filled ? kernel_row_loc(k, KD_kernarg_size) : segment->loc, "specified here");
	if (filled)
		diag_fix_rest(all->in->diag, kernel_row_loc(k, KD_kernarg_size), fix);
}

static void
check_arguments(struct kernels *all, const struct kernel_metadata *m, const struct kernel *k, const struct meta *kernel, struct str name)
{
	const struct meta *segment = number(kernel, ".kernarg_segment_size");
	size_t n;
	struct argument *v = arguments_of(kernel, &n);
	const struct argument *last = NULL;
	check_overlaps(all, m, v, n, name);
	for (size_t i = 0; i < n; i++)
		last = !last || v[i].to > last->to ? &v[i] : last;
	if (segment && last)
		check_end(all, m, k, segment, last, name);
	alloc_free(v);
}

/* Returns the number of work items that .reqd_workgroup_size specifies, or 0. */
static uint64_t
required_items(const struct meta *kernel)
{
	const struct meta *sizes = meta_get(kernel, ".reqd_workgroup_size");
	uint64_t items = sizes && sizes->kind == META_ARRAY && sizes->first;
	for (const struct meta *m = items ? sizes->first : NULL; m; m = m->next)
		if (m->kind != META_UINT || __builtin_mul_overflow(items, m->unum, &items))
			return 0;
	return items;
}

/* Warns if the kernel's work-groups are larger than the processor or the metadata allows. */
static void
check_group(struct kernels *all, const struct meta *kernel, struct str name)
{
	const struct meta *most = number(kernel, ".max_flat_workgroup_size"), *sizes = meta_get(kernel, ".reqd_workgroup_size");
	uint64_t required = required_items(kernel);
	if (required > TARGET_GROUP_ITEMS)
		kernel_warn(all, sizes->loc, ".reqd_workgroup_size of %.*s has %" PRIu64 " work items, but a work-group can have at most %d",
			STR_ARG(name), required, TARGET_GROUP_ITEMS);
	if (!most)
		return;
	if (most->unum > TARGET_GROUP_ITEMS || !most->unum)
		kernel_warn(all, most->loc, ".max_flat_workgroup_size of %.*s is %" PRIu64 ", but a work-group can have 1 to %d work items: "
			".max_flat_workgroup_size: %d", STR_ARG(name), most->unum, TARGET_GROUP_ITEMS, TARGET_GROUP_ITEMS);
	else if (most->unum < required)
		kernel_warn(all, most->loc, ".max_flat_workgroup_size of %.*s is %" PRIu64 ", but .reqd_workgroup_size requires %" PRIu64
			" work items: .max_flat_workgroup_size: %" PRIu64, STR_ARG(name), most->unum, required, required);
}

static void
check_kernel(struct kernels *all, const struct kernel_metadata *m, const struct meta *kernel)
{
	const struct meta *wave = number(kernel, ".wavefront_size"), *name = string(kernel, ".name"), *symbol = string(kernel, ".symbol");
	const struct target *t = all->in->id.isa.target;
	const struct kernel *k = described(all, kernel);
	struct str shown = name ? name->text : symbol ? symbol->text : STR("the kernel");
	check_symbol(all, m, kernel, k);
	if (k)
		check_same(all, k, kernel);
	if (t && wave && !(wave->unum == 64 && !target_has(t, FEATURE_WAVE32_ONLY)) && !(wave->unum == 32 && t->wave32))
		kernel_warn(all, wave->loc, ".wavefront_size of %.*s is %" PRIu64 ", which %s does not have", STR_ARG(shown), wave->unum, t->name);
	check_group(all, kernel, shown);
	check_arguments(all, m, k, kernel, shown);
}

/* Warns if the version of the metadata is not the one that the code object version requires: 1.0 for code object
 * version 3, 1.1 for version 4, and 1.2 for later versions. */
static void
check_version(const struct kernels *all, const struct kernel_metadata *m)
{
	const struct meta *version = meta_get(m->root, "amdhsa.version");
	uint64_t want = all->in->id.version < 5 ? all->in->id.version - 3 : 2;
	if (!m->bad && version && (version->first->unum != 1 || version->first->next->unum != want))
		kernel_warn(all, version->loc, "the metadata has version %" PRIu64 ".%" PRIu64 ", but code object "
			"version %u needs 1.%" PRIu64, version->first->unum, version->first->next->unum,
			all->in->id.version, want);
}

/* Warns of kernels that no metadata describes. */
static void
check_described(struct kernels *all)
{
	for (const struct kernel_metadata *m = all->metadata; m; m = m->next)
		for (const struct meta *e = kernels_of(m); e; e = e->next) {
			struct kernel *k = described(all, e);
			if (k)
				k->described = true;
		}
	for (const struct kernel *k = all->first; k; k = k->next)
		if (all->metadata && !k->described)
			kernel_warn(all, k->kd->loc, "the metadata has no kernel %.*s: an entry of amdhsa.kernels with .symbol: %.*s.kd describes it",
				STR_ARG(k->code->name), STR_ARG(k->code->name));
}

/* Returns whether the object has notes that are not from metadata directives. */
static bool
has_own_notes(struct kernels *all)
{
	return sect_find(&all->in->values.sects, STR(".note"), NULL) != NULL;
}

void
metadata_check(struct kernels *all)
{
	const struct kernel *k = all->first;
	if (k && !all->metadata && !all->unparsed && !has_own_notes(all))
		kernel_warn(all, k->kd->loc, "there is no metadata, without which HIP and OpenCL do not find the kernel %.*s: .amdgpu_metadata, with "
			"an entry of amdhsa.kernels for each kernel", STR_ARG(k->code->name));
	if (!all->unparsed)
		check_described(all);
	for (const struct kernel_metadata *m = all->metadata; m; m = m->next) {
		check_version(all, m);
		for (const struct meta *e = kernels_of(m); e; e = e->next)
			check_kernel(all, m, e);
	}
}
