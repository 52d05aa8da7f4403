/* --fill-metadata: what the metadata of a kernel leaves out follows from its descriptor. Follows "User Guide for
 * AMDGPU Backend", sections Code Object Metadata and Kernel Descriptor. */
#include "assembler/kernel/metadata_fill.h"

#include "assembler/kernel/kernel.h"
#include "common/hsa/meta.h"

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
} fills[] = {
	{".group_segment_fixed_size", LDS, META_UINT}, {".private_segment_fixed_size", SCRATCH, META_UINT},
	{".kernarg_segment_size", KERNARG, META_UINT}, {".sgpr_count", SGPRS, META_UINT},
	{".vgpr_count", VGPRS, META_UINT}, {".agpr_count", AGPRS, META_UINT},
	{".wavefront_size", WAVE, META_UINT}, {".uses_dynamic_stack", STACK, META_BOOL},
	{".workgroup_processor_mode", WGP, META_UINT},
};

/* Returns false if the descriptor does not say. */
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

static void
fill_name(struct kernels *all, struct meta *kernel)
{
	const struct meta *symbol = meta_get(kernel, ".symbol"), *name = meta_get(kernel, ".name");
	if (!symbol && name && name->kind < META_ARRAY)
		meta_add(all->arena, kernel, ".symbol", META_STR)->text =
			str_from(arena_printf(all->arena, "%.*s.kd", STR_ARG(name->text)));
	if (!name && symbol && symbol->kind < META_ARRAY && str_ends(symbol->text, ".kd"))
		meta_add(all->arena, kernel, ".name", META_STR)->text =
			(struct str){symbol->text.p, symbol->text.n - 3};
}

static bool
fill_kernel(struct kernels *all, struct meta *kernel)
{
	struct kernel *k = metadata_descriptor(all, kernel);
	if (kernel->kind != META_MAP)
		return true;
	fill_name(all, kernel);
	if (!k)
		return true;
	if (!kernel_try(all->diag, k)) {
		diag_error(all->diag, kernel->loc, "the metadata cannot be derived: the descriptor depends on addresses "
			"that are not known before layout");
		diag_note(all->diag, k->kd->loc, "the descriptor is here");
		return false;
	}
	for (size_t i = 0; i < sizeof fills / sizeof *fills; i++) {
		uint64_t value;
		if (!meta_kernel_has(all->id->version, fills[i].key) || meta_get(kernel, fills[i].key) ||
			!derive(k, kernel, fills[i].what, &value))
			continue;
		struct meta *m = meta_add(all->arena, kernel, fills[i].key, fills[i].kind);
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
