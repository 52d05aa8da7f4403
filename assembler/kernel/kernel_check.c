/* -Wkernel: a pass over the finished descriptors that compares them with the code of their kernels and with
 * the metadata. Nothing is changed. A kernel's code goes from its label for as many bytes as .size says, else
 * to the next kernel or function, else to the end of its section. */
#include "assembler/kernel/kernel_check.h"

#include <elf.h>
#include <inttypes.h>
#include <stdlib.h>

#include "assembler/kernel/kernel.h"
#include "assembler/kernel/metadata_fill.h"
#include "assembler/match/operand/assembled.h"
#include "common/base/alloc.h"
#include "common/base/array.h"
#include "common/hsa/meta.h"
#include "common/isa/effects.h"

void
kernel_check_note(struct kernels *all, const struct assembled *made, struct loc loc)
{
	unsigned flow = insn_effects(&all->id->isa, &made->insn)->flow;

	*APPEND(all->used, all->nused, all->capused) = (struct kernel_used){.end = {all->values->sects.sub, all->values->sects.sub->n},
		.vgprs = made->vgprs, .sgprs = made->sgprs, .agprs = made->agprs,
		.ends = flow == FLOW_end || flow == FLOW_jump_indirect, .loc = input_lasting(all->values->source, loc)};
}

/* A label's place in its part of the section. */
static uint64_t
offset_in_sub(const struct symbol *s)
{
	return s->frag->start + (uint64_t)s->value;
}

/* Orders what begins with a struct code_place: parts of sections in any order, each from its beginning. */
static int
compare_places(const void *a, const void *b)
{
	const struct code_place *p = a, *q = b;
	if (p->sub != q->sub)
		return (uintptr_t)p->sub < (uintptr_t)q->sub ? -1 : 1;
	return (p->at > q->at) - (p->at < q->at);
}

static bool
is_upto(const void *element, const void *place)
{
	return compare_places(element, place) <= 0;
}

/* Where kernels and functions begin. */
struct starts {
	struct code_place *v;
	size_t n, cap;
};

static void
add_start(struct starts *all, const struct symbol *s)
{
	if (s->state == SYM_LABEL)
		*APPEND(all->v, all->n, all->cap) = (struct code_place){s->frag->sub, offset_in_sub(s)};
}

static struct starts
find_starts(struct kernels *all)
{
	struct starts starts = {0};
	for (const struct kernel *k = all->first; k; k = k->next)
		add_start(&starts, k->code);
	for (uint32_t i = 0; i < all->values->syms.n; i++)
		if (sym_at(&all->values->syms, i)->type == STT_FUNC)
			add_start(&starts, sym_at(&all->values->syms, i));
	if (starts.n)
		qsort(starts.v, starts.n, sizeof *starts.v, compare_places);
	return starts;
}

static uint64_t
code_end(const struct starts *all, const struct symbol *code)
{
	struct code_place start = {code->frag->sub, offset_in_sub(code)};
	struct loc at;
	int64_t size;
	if (code->size && !expr_number(code->size, &size, &at) && size > 0)
		return start.at + (uint64_t)size;
	size_t n = array_before(all->v, all->n, sizeof *all->v, &start, is_upto);
	return n < all->n && all->v[n].sub == start.sub ? all->v[n].at : start.sub->n;
}

/* What a kernel's code uses; each maximum with the first instruction that has it. */
struct usage {
	unsigned vgprs, sgprs, agprs;
	struct loc vgpr_loc, sgpr_loc, agpr_loc;
	bool any, ends;
};

static void
raise(unsigned *count, struct loc *loc, unsigned used, struct loc at)
{
	if (used <= *count)
		return;
	*count = used;
	*loc = at;
}

static struct usage
code_usage(const struct kernels *all, const struct starts *starts, const struct symbol *code)
{
	struct usage u = {0};
	struct code_place start = {code->frag->sub, offset_in_sub(code)};
	uint64_t end = code_end(starts, code);
	const struct kernel_used *n = all->used + array_before(all->used, all->nused, sizeof *n, &start, is_upto);
	for (; n < all->used + all->nused && n->end.sub == start.sub && n->end.at <= end; n++) {
		raise(&u.vgprs, &u.vgpr_loc, n->vgprs, n->loc);
		raise(&u.sgprs, &u.sgpr_loc, n->sgprs, n->loc);
		raise(&u.agprs, &u.agpr_loc, n->agprs, n->loc);
		u.ends |= n->ends;
		u.any = true;
	}
	return u;
}

/* The place of a directive of the descriptor, or of the descriptor itself. */
static struct loc
row_loc(const struct kernel *k, int row)
{
	return k->kd->value[row].given ? k->kd->value[row].loc : k->kd->loc;
}

/* used registers called "v", of which the descriptor has fewer by that row. */
static void
check_registers(struct diag *diag, const struct kernel *k, unsigned used, int64_t limit, int row, const char *name, struct loc loc)
{
	if (limit < 0)
		limit = 0;
	if (used <= limit)
		return;
	diag_warning(diag, loc, "%s%u is used, but the descriptor of %.*s allocates only %" PRId64 " of these registers", name,
		used - 1, STR_ARG(k->code->name), limit);
	diag_note(diag, row_loc(k, row), "specified here");
}

static void
check_code(struct diag *diag, const struct kernels *all, const struct starts *starts, const struct kernel *k)
{
	const struct target *t = k->kd->isa.target;
	const struct kd_value *v = k->kd->value;
	if (k->code->state != SYM_LABEL)
		return;
	struct usage u = code_usage(all, starts, k->code);
	if (!u.any)
		return;
	if (target_has(t, FEATURE_UNIFIED_VGPRS)) {
		check_registers(diag, k, u.vgprs, v[KD_accum_offset].value, KD_accum_offset, "v", u.vgpr_loc);
		check_registers(diag, k, u.agprs, v[KD_next_free_vgpr].value - v[KD_accum_offset].value,
			KD_next_free_vgpr, "a", u.agpr_loc);
	} else {
		check_registers(diag, k, u.vgprs, v[KD_next_free_vgpr].value, KD_next_free_vgpr, "v", u.vgpr_loc);
		check_registers(diag, k, u.agprs, v[KD_next_free_vgpr].value, KD_next_free_vgpr, "a", u.agpr_loc);
	}
	if (t->sgpr_encode)
		check_registers(diag, k, u.sgprs, v[KD_next_free_sgpr].value, KD_next_free_sgpr, "s", u.sgpr_loc);
	if (!u.ends)
		diag_warning(diag, k->kd->loc, "the code of %.*s has no s_endpgm", STR_ARG(k->code->name));
}

static void
check_descriptor(const struct kernels *all, const struct kernel *k)
{
	const struct target *t = k->kd->isa.target;
	const struct kd_value *v = k->kd->value;
	if (place_address(k->at) % KD_ALIGN)
		diag_warning(all->diag, k->kd->loc, "the descriptor is not aligned to %d bytes", KD_ALIGN);
	if (v[KD_group_segment_fixed_size].value > t->lds)
		diag_warning(all->diag, row_loc(k, KD_group_segment_fixed_size), "a work group can have %u bytes of LDS on %s, "
			"not %" PRId64, (unsigned)t->lds, t->name, v[KD_group_segment_fixed_size].value);
	if (t->wave32 && (v[KD_wavefront_size32].value != 0) != all->id->isa.wave32)
		diag_warning(all->diag, row_loc(k, KD_wavefront_size32), "the code is assembled for a wavefront size of %d, but "
			"the descriptor of %.*s says %d", all->id->isa.wave32 ? 32 : 64, STR_ARG(k->code->name),
			v[KD_wavefront_size32].value ? 32 : 64);
}

/* What both metadata and descriptor say. */
static const struct {
	const char *key;
	int row;
} same[] = {
	{".group_segment_fixed_size", KD_group_segment_fixed_size},
	{".private_segment_fixed_size", KD_private_segment_fixed_size},
	{".kernarg_segment_size", KD_kernarg_size},
	{".uses_dynamic_stack", KD_uses_dynamic_stack},
	{".workgroup_processor_mode", KD_workgroup_processor_mode},
};

static int64_t
number_of(const struct meta *m)
{
	return m->kind == META_BOOL ? m->truth : m->num;
}

static void
check_same(struct diag *diag, const struct kernel *k, const struct meta *kernel)
{
	for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
		const struct meta *m = meta_get(kernel, same[i].key);
		int64_t have = k->kd->value[same[i].row].value;
		/* Kernarg sizes are often in the metadata alone. */
		if (!m || number_of(m) == have || (same[i].row == KD_kernarg_size && !have))
			continue;
		diag_warning(diag, m->loc, "%s is %" PRId64 ", but the descriptor says %" PRId64, same[i].key,
			number_of(m), have);
		diag_note(diag, row_loc(k, same[i].row), "specified here");
	}
}

static void
check_meta_kernel(struct kernels *all, const struct meta *kernel)
{
	const struct meta *symbol = meta_get(kernel, ".symbol"), *wave = meta_get(kernel, ".wavefront_size");
	const struct meta *kernarg = meta_get(kernel, ".kernarg_segment_size");
	const struct target *t = all->id->isa.target;
	struct kernel *k = metadata_descriptor(all, kernel);
	if (!k)
		diag_warning(all->diag, symbol->loc, "there is no descriptor %.*s", STR_ARG(symbol->text));
	else
		check_same(all->diag, k, kernel);
	if (wave->unum != 64 && !(wave->unum == 32 && t->wave32))
		diag_warning(all->diag, wave->loc, "%s has no wavefront size of %" PRIu64, t->name, wave->unum);
	else if (k && wave->unum != (k->kd->value[KD_wavefront_size32].value ? 32 : 64))
		diag_warning(all->diag, wave->loc, "the descriptor's wavefront size is not %" PRIu64, wave->unum);
	if (metadata_arguments(kernel) > kernarg->unum)
		diag_warning(all->diag, kernarg->loc, "the arguments end at byte %" PRIu64 ", beyond .kernarg_segment_size",
			metadata_arguments(kernel));
}

static void
mark_described(struct kernels *all)
{
	for (const struct kernel_metadata *m = all->metadata; m; m = m->next) {
		const struct meta *kernels = meta_get(m->root, "amdhsa.kernels");
		for (const struct meta *e = kernels ? kernels->first : NULL; e; e = e->next) {
			struct kernel *k = metadata_descriptor(all, e);
			if (k)
				k->described = true;
		}
	}
}

/* Code object versions 3, 4 and the later ones have metadata 1.0, 1.1 and 1.2. */
static void
check_version(const struct kernels *all, const struct meta *root)
{
	const struct meta *version = meta_get(root, "amdhsa.version");
	uint64_t want = all->id->version < 5 ? all->id->version - 3 : 2;
	if (version && (version->first->unum != 1 || version->first->next->unum != want))
		diag_warning(all->diag, version->loc, "the metadata has version %" PRIu64 ".%" PRIu64 ", but code object "
			"version %u needs 1.%" PRIu64, version->first->unum, version->first->next->unum,
			all->id->version, want);
}

void
kernel_check(struct kernels *all)
{
	if (diag_error_count(all->diag))
		return;
	mark_described(all);
	struct starts starts = find_starts(all);
	if (all->nused)
		qsort(all->used, all->nused, sizeof *all->used, compare_places);
	for (const struct kernel *k = all->first; k; k = k->next) {
		check_descriptor(all, k);
		check_code(all->diag, all, &starts, k);
		if (all->metadata && !k->described)
			diag_warning(all->diag, k->kd->loc, "the metadata has no kernel %.*s", STR_ARG(k->code->name));
	}
	alloc_free(starts.v);
	for (const struct kernel_metadata *m = all->metadata; m; m = m->next) {
		const struct meta *kernels = meta_get(m->root, "amdhsa.kernels");
		check_version(all, m->root);
		for (const struct meta *e = kernels ? kernels->first : NULL; e; e = e->next)
			check_meta_kernel(all, e);
	}
}
