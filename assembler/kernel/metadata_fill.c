/* --fill-metadata: derives missing keys of a kernel's metadata from its descriptor. Source: "User Guide for AMDGPU Backend",
 * sections Code Object Metadata and Kernel Descriptor. */
#include "assembler/kernel/metadata_fill.h"

#include "assembler/kernel/kernel.h"
#include "assembler/parse/reader.h"
#include "common/hsa/metadata/meta.h"

uint64_t
metadata_arguments(const struct meta *kernel)
{
	const struct meta *args = meta_get(kernel, ".args");
	uint64_t end = 0;
	for (const struct meta *a = args && args->kind == META_ARRAY ? args->first : NULL; a; a = a->next) {
		const struct meta *offset = meta_get(a, ".offset"), *size = meta_get(a, ".size");
		if (offset && size && offset->kind == META_UINT && size->kind == META_UINT &&
			offset->unum + size->unum > end)
			end = offset->unum + size->unum;
	}
	return end;
}

struct kernel *
metadata_descriptor(struct kernels *all, const struct meta *kernel)
{
	const struct meta *symbol = meta_get(kernel, ".symbol"), *name = meta_get(kernel, ".name");
	if (symbol && symbol->kind < META_ARRAY && str_ends(symbol->text, ".kd"))
		return kernel_find(all, (struct str){symbol->text.p, symbol->text.n - 3});
	return name && !symbol && name->kind < META_ARRAY ? kernel_find(all, name->text) : NULL;
}

enum what { LDS, SCRATCH, KERNARG, SGPRS, VGPRS, AGPRS, WAVE, STACK, WGP };

static const struct {
	const char *key;
	enum what what;
	enum meta_kind kind;
	int row; /* row of the descriptor that holds the value */
} fills[] = {
	{".group_segment_fixed_size", LDS, META_UINT, KD_group_segment_fixed_size},
	{".private_segment_fixed_size", SCRATCH, META_UINT, KD_private_segment_fixed_size},
	{".kernarg_segment_size", KERNARG, META_UINT, KD_kernarg_size},
	{".sgpr_count", SGPRS, META_UINT, KD_next_free_sgpr},
	{".vgpr_count", VGPRS, META_UINT, KD_next_free_vgpr},
	{".agpr_count", AGPRS, META_UINT, KD_accum_offset},
	{".wavefront_size", WAVE, META_UINT, KD_wavefront_size32},
	{".uses_dynamic_stack", STACK, META_BOOL, KD_uses_dynamic_stack},
	{".workgroup_processor_mode", WGP, META_UINT, KD_workgroup_processor_mode},
};
enum { FILLS = sizeof fills / sizeof *fills };

/* Sets *value to the value that the descriptor implies for a metadata key. Returns false if the target's descriptors do
 * not determine the value. */
static bool
derive(const struct kernel *k, const struct meta *kernel, enum what what, uint64_t *value)
{
	const struct kd_value *v = k->kd->value;
	int64_t num = 0;
	switch (what) {
	case LDS: num = v[KD_group_segment_fixed_size].value; break;
	case SCRATCH: num = v[KD_private_segment_fixed_size].value; break;
	case SGPRS: num = v[KD_next_free_sgpr].value + kd_reserved_sgprs(k->kd); break;
	case VGPRS: num = v[KD_next_free_vgpr].value; break;
	case WAVE: num = v[KD_wavefront_size32].value ? 32 : 64; break;
	case KERNARG:
		num = v[KD_kernarg_size].value;
		if (!num)
			num = (int64_t)metadata_arguments(kernel);
		break;
	case AGPRS:
		num = v[KD_next_free_vgpr].value - v[KD_accum_offset].value;
		if (!kd_has(k->kd, KD_accum_offset))
			return false;
		break;
	case STACK: num = v[KD_uses_dynamic_stack].value; break;
	case WGP:
		num = v[KD_workgroup_processor_mode].value;
		if (!kd_has(k->kd, KD_workgroup_processor_mode))
			return false;
		break;
	}
	*value = num > 0 ? (uint64_t)num : 0;
	return true;
}

/* Returns whether a value of the metadata is consistent with the descriptor. A register count is consistent if it
 * results in the same allocation; an SGPR count may also exclude the registers reserved for VCC, FLAT_SCRATCH and
 * XNACK_MASK. */
static bool
agrees(const struct kernel *k, enum what what, uint64_t have, uint64_t want)
{
	const struct kd *kd = k->kd;
	int64_t sgprs = kd_allocated_sgprs(kd, (int64_t)have);
	switch (what) {
	case SGPRS: return sgprs == kd_allocated_sgprs(kd, (int64_t)want) ||
		sgprs == kd_allocated_sgprs(kd, kd->value[KD_next_free_sgpr].value);
	case VGPRS: case AGPRS: return kd_allocated_vgprs(kd, (int64_t)have) == kd_allocated_vgprs(kd, (int64_t)want);
	case KERNARG: return have == want || !kd->value[KD_kernarg_size].value; /* often only the metadata contains the size */
	default: return have == want;
	}
}

bool
metadata_difference(const struct kernel *k, const struct meta *kernel, size_t *i, struct metadata_difference *out)
{
	for (; *i < FILLS; ++*i) {
		const struct meta *m = meta_get(kernel, fills[*i].key);
		uint64_t want, have = m ? m->kind == META_BOOL ? m->truth : m->unum : 0;
		if (!m || m->kind < META_BOOL || m->kind > META_UINT || !derive(k, kernel, fills[*i].what, &want) ||
				agrees(k, fills[*i].what, have, want))
			continue;
		*out = (struct metadata_difference){fills[*i].key, m, have, want, fills[*i].row};
		++*i;
		return true;
	}
	return false;
}

static void
list_missing(const struct kernels *all, const struct meta *kernel, struct buf *out)
{
	if (!meta_get(kernel, ".symbol"))
		buf_printf(out, ".symbol");
	for (size_t i = 0; i < FILLS; i++)
		if (meta_kernel_has(all->in->id.version, fills[i].key) && !meta_get(kernel, fills[i].key) &&
			kd_applies(all->in->id.isa.target, fills[i].row))
			buf_printf(out, "%s%s", out->n ? ", " : "", fills[i].key);
}

void
metadata_propose(struct kernels *all, const struct meta *root)
{
	const struct meta *kernels = meta_get(root, "amdhsa.kernels");
	for (const struct meta *m = kernels && kernels->kind == META_ARRAY ? kernels->first : NULL; m; m = m->next) {
		struct kernel *k = m->kind == META_MAP ? metadata_descriptor(all, m) : NULL;
		struct buf keys = {0};
		if (k)
			list_missing(all, m, &keys);
		if (keys.n)
			diag_note(all->in->diag, m->loc, "--fill-metadata adds %.*s of %.*s, from its descriptor", (int)keys.n,
				(const char *)keys.p, STR_ARG(k->code->name));
		buf_free(&keys);
	}
}

static void
fill_name(struct kernels *all, struct meta *kernel)
{
	const struct meta *symbol = meta_get(kernel, ".symbol"), *name = meta_get(kernel, ".name");
	if (!symbol && name && name->kind < META_ARRAY)
		meta_add(&all->in->arena, kernel, ".symbol", META_STR)->text =
			str_from(arena_printf(&all->in->arena, "%.*s.kd", STR_ARG(name->text)));
	if (!name && symbol && symbol->kind < META_ARRAY && str_ends(symbol->text, ".kd"))
		meta_add(&all->in->arena, kernel, ".name", META_STR)->text =
			(struct str){symbol->text.p, symbol->text.n - 3};
}

static bool
fill_kernel(struct kernels *all, struct meta *kernel)
{
	if (kernel->kind != META_MAP)
		return true;
	struct kernel *k = metadata_descriptor(all, kernel);
	fill_name(all, kernel);
	if (!k)
		return true;
	if (!kernel_try(all->in->diag, k)) {
		diag_error(all->in->diag, kernel->loc, "the metadata cannot be derived: the descriptor depends on addresses "
			"that are not known before layout");
		diag_note(all->in->diag, k->kd->loc, "the descriptor is here");
		return false;
	}
	for (size_t i = 0; i < FILLS; i++) {
		uint64_t value;
		if (!meta_kernel_has(all->in->id.version, fills[i].key) || meta_get(kernel, fills[i].key) ||
			!derive(k, kernel, fills[i].what, &value))
			continue;
		struct meta *m = meta_add(&all->in->arena, kernel, fills[i].key, fills[i].kind);
		if (m->kind == META_BOOL)
			m->truth = value;
		else
			m->unum = value;
	}
	return true;
}

bool
metadata_fill(struct kernels *all, struct meta *root)
{
	struct meta *kernels = meta_get(root, "amdhsa.kernels");
	bool ok = true;
	for (struct meta *m = kernels && kernels->kind == META_ARRAY ? kernels->first : NULL; m; m = m->next)
		ok &= fill_kernel(all, m);
	return ok;
}
