/* The compiler has written descriptors and metadata of kernels for their own code. They are raised to what the kernel and the functions
 * that it can reach need, and never lowered, because a source may ask for more. */
#include "linker/kernels/descriptor.h"

#include <string.h>

#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/note/note.h"
#include "linker/kernels/lds.h"

enum { AGPR_UNIT = 4, BARRIER_UNIT = 4, NOTE_ALIGN = 4 };

const uint8_t *
descriptor_bytes(struct call_graph *fs, const struct link_symbol *kd)
{
	const struct insec *s = kd->sec;

	if (s->data && kd->value <= s->size && s->size - kd->value >= KD_SIZE)
		return s->data + kd->value;
	link_error(fs->symbols, "%s: the kernel descriptor %s is outside section %s", kd->file->name, symbol_shown(fs->symbols, kd), s->name);
	return NULL;
}

/* Sets the values of directives that a kernel needs. */
static void
needed(const struct call_node *kernel, const struct isa *isa, int64_t least[KD_ROWS])
{
	const uint64_t *number = kernel->all->number;
	bool unified = kd_applies(isa->target, KD_accum_offset);
	int64_t vgprs = (int64_t)number[INFO_num_vgpr], agprs = (int64_t)number[INFO_num_agpr];
	int64_t accum = ((vgprs ? vgprs : 1) + AGPR_UNIT - 1) / AGPR_UNIT * AGPR_UNIT;
	bool dynamic = number[INFO_flags] & INFO_DYNAMIC_STACK;

	memset(least, 0, KD_ROWS * sizeof *least);
	least[KD_group_segment_fixed_size] = (int64_t)kernel->end[LDS_BYTES];
	least[KD_named_barrier_count] = (int64_t)(kernel->end[LDS_BARRIERS] - 1 + BARRIER_UNIT - 1) / BARRIER_UNIT;
	if (!kernel->described)
		return;
	least[KD_private_segment_fixed_size] = (int64_t)number[INFO_private_segment_size];
	least[KD_system_sgpr_private_segment_wavefront_offset] = least[KD_enable_private_segment] =
		dynamic || number[INFO_private_segment_size];
	least[KD_uses_dynamic_stack] = dynamic;
	least[KD_next_free_vgpr] = unified && agprs ? accum + agprs : vgprs > agprs ? vgprs : agprs;
	least[KD_accum_offset] = unified ? accum : 0;
	least[KD_next_free_sgpr] = (int64_t)number[INFO_num_sgpr];
	least[KD_reserve_vcc] = (number[INFO_flags] & INFO_USES_VCC) != 0;
	least[KD_reserve_flat_scratch] = (number[INFO_flags] & INFO_USES_FLAT_SCRATCH) != 0;
}

static void
raise_descriptor(struct call_graph *fs, const struct call_node *kernel, const struct isa *isa, int64_t least[KD_ROWS])
{
	const struct link_symbol *kd = kernel->kd;

	needed(kernel, isa, least);
	char why[KD_WHY];
	if (!kd_raise(isa, file_contents(fs->symbols->inputs, kd->sec) + kd->value, least, why))
		link_error(fs->symbols, "%s: kernel %s with the functions that it calls: %s", kd->file->name, function_shown(fs, kernel), why);
}

/* Raises a key of a kernel's metadata. Returns whether it has changed. */
static bool
raise_key(struct call_graph *fs, struct meta *kernel, const char *key, uint64_t least)
{
	struct meta *m = meta_get(kernel, key);

	if (!least || (m && m->kind == META_UINT && m->unum >= least))
		return false;
	if (!m)
		m = meta_add(fs->arena, kernel, key, META_UINT);
	m->kind = META_UINT;
	m->unum = least;
	return true;
}

static bool
raise_metadata(struct call_graph *fs, struct meta *m, const struct call_node *kernel, const struct isa *isa, const int64_t *least)
{
	struct meta *stack = meta_get(m, ".uses_dynamic_stack");
	bool changed = raise_key(fs, m, ".group_segment_fixed_size", (uint64_t)least[KD_group_segment_fixed_size]);

	if (!kernel->described)
		return changed;
	changed |= raise_key(fs, m, ".private_segment_fixed_size", (uint64_t)least[KD_private_segment_fixed_size]);
	changed |= raise_key(fs, m, ".sgpr_count", kd_all_sgprs(isa, least));
	changed |= raise_key(fs, m, ".vgpr_count", (uint64_t)least[KD_next_free_vgpr]);
	changed |= raise_key(fs, m, ".agpr_count", kernel->all->number[INFO_num_agpr]);
	if (!least[KD_uses_dynamic_stack] || (stack && stack->kind == META_BOOL && stack->truth))
		return changed;
	if (!stack)
		stack = meta_add(fs->arena, m, ".uses_dynamic_stack", META_BOOL);
	stack->kind = META_BOOL;
	stack->truth = true;
	return true;
}

/* Kernels by the names of their descriptors, and what each needs. */
struct raised {
	struct call_graph *fs;
	const struct isa *isa;
	struct map by_name;       /* maps names of descriptors to indexes in call_graph.kernels */
	int64_t (*least)[KD_ROWS];
};

/* Returns the kernel of metadata in a file, or NULL. */
static const struct call_node *
kernel_of(const struct raised *r, const struct meta *m, const struct input_file *f, size_t *index)
{
	const struct meta *symbol = m->kind == META_MAP ? meta_get(m, ".symbol") : NULL;
	const uint32_t *i = symbol && symbol->kind == META_STR ? map_get(&r->by_name, symbol->text) : NULL;

	if (!i || r->fs->kernels[*i]->kd->file != f)
		return NULL;
	*index = *i;
	return r->fs->kernels[*i];
}

/* Appends a note, with the metadata of kernels raised. Returns whether it has changed. */
static bool
raise_note(const struct raised *r, const struct input_file *f, const struct elfin_note *note, struct buf *out)
{
	struct arena *arena = r->fs->arena;
	const char *owner = arena_strz(arena, note->owner), *why;
	struct meta *root = NULL;
	struct buf desc = {0};
	bool changed = false;
	size_t at;

	if (note->type == NT_AMDGPU_METADATA && str_eqz(note->owner, "AMDGPU"))
		root = meta_unpack(arena, note->desc, note->size, &at, &why);
	struct meta *kernels = root && root->kind == META_MAP ? meta_get(root, "amdhsa.kernels") : NULL;
	for (struct meta *m = kernels && kernels->kind == META_ARRAY ? kernels->first : NULL; m; m = m->next) {
		size_t i;
		const struct call_node *kernel = kernel_of(r, m, f, &i);

		changed |= kernel && raise_metadata(r->fs, m, kernel, r->isa, r->least[i]);
	}
	if (changed)
		meta_pack(root, &desc);
	note_write(out, owner, note->type, changed ? desc.p : note->desc, changed ? desc.n : note->size);
	buf_free(&desc);
	return changed;
}

static void
raise_notes(const struct raised *r, struct insec *s)
{
	struct elfin_note note;
	struct buf out = {0};
	bool changed = false;
	size_t at = 0;
	int more = 0;

	while (s->type == SHT_NOTE && s->live && s->data && s->align <= NOTE_ALIGN &&
		(more = elfin_note(s->data, s->size, s->align, &at, &note)) > 0)
		changed |= raise_note(r, s->file, &note, &out);
	if (changed && more == 0) {
		s->data = memcpy(arena_take(r->fs->arena, out.n), out.p, out.n);
		s->size = out.n;
		s->copied = true;
	}
	buf_free(&out);
}

void
descriptor_raise(struct call_graph *fs, const struct object_id *id)
{
	const struct inputs *inputs = fs->symbols->inputs;
	struct raised r = {.fs = fs, .isa = &id->isa};

	r.least = arena_alloc(fs->arena, (fs->nkernels + 1) * sizeof *r.least);
	for (size_t i = 0; i < fs->nkernels; i++) {
		raise_descriptor(fs, fs->kernels[i], &id->isa, r.least[i]);
		*map_put(&r.by_name, fs->kernels[i]->kd->name, NULL) = (uint32_t)i;
	}
	for (size_t i = 0; i < inputs->nsections; i++)
		raise_notes(&r, inputs->sections[i]);
	map_free(&r.by_name);
}
