/* Writes notes, and checks and writes the metadata that they hold. */
#include "assembler/kernel/kernel.h"

#include <elf.h>

#include "assembler/kernel/metadata_fill.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/reader.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/note/note.h"

void
kernel_note(struct kernels *all, const char *owner, uint32_t type, const struct buf *desc, struct loc loc)
{
	struct sub *was = all->in->values.sects.sub;
	struct section *s = sect_find(&all->in->values.sects, STR(".note"), NULL);
	if (!s)
		s = sect_new(&all->in->values, STR(".note"), SHT_NOTE, all->in->id.os == OBJECT_OS_AMDHSA ? SHF_ALLOC : 0, 0);
	s->align = 4;
	struct buf note = {0};
	note_write(&note, owner, type, desc->p, desc->n);
	all->in->values.sects.sub = sect_sub(&all->in->values, s, 0);
	uint8_t *p = sect_put(&all->in->values, note.n, loc);
	if (p)
		memcpy(p, note.p, note.n);
	all->in->values.sects.sub = was;
	buf_free(&note);
}

bool
kernel_are_kept(const struct kernels *all)
{
	const struct settings *opt = &all->in->opt;
	return opt->fill_metadata || opt->warn & 1 << WARN_kernel;
}

bool
kernel_metadata_is_late(const struct kernels *all, const struct kernel_metadata *m)
{
	return m->arg == FOR_ANY || all->in->opt.fill_metadata;
}

static unsigned
version_of(const struct kernels *all, const struct kernel_metadata *m)
{
	return m->arg == FOR_ANY ? 0 : all->in->id.version;
}

bool
kernel_check_metadata(struct kernels *all, struct kernel_metadata *m)
{
	unsigned before = diag_error_count(all->in->diag);
	if (!m->bad && !meta_check(all->in->diag, all->in->id.isa.target, m->root, version_of(all, m), m->loc)) {
		m->bad = true;
		all->in->values.metadata_errors += diag_error_count(all->in->diag) - before;
		if (m->arg == FOR_HSA && !all->in->opt.fill_metadata)
			metadata_propose(all, m->root);
	}
	return !m->bad;
}

void
kernel_write_metadata(struct kernels *all, struct kernel_metadata *m)
{
	struct buf desc = {0};
	if (!kernel_check_metadata(all, m))
		return;
	meta_arrange(&all->in->arena, m->root, version_of(all, m));
	if (m->arg == FOR_ANY && !pops_metadata_fill(all, m->root))
		return;
	if (version_of(all, m) == 2) {
		meta_print(m->root, &desc);
		kernel_note(all, "AMD", NT_AMD_HSA_METADATA, &desc, m->loc);
	} else {
		meta_pack(m->root, &desc);
		kernel_note(all, "AMDGPU", NT_AMDGPU_METADATA, &desc, m->loc);
	}
	buf_free(&desc);
}

void
kernel_end(struct kernels *all)
{
	kernel_close(all, (struct loc){0});
	pops_metadata_begin(all);
	for (struct kernel_metadata *m = all->metadata; m; m = m->next)
		if (kernel_metadata_is_late(all, m) && (m->arg != FOR_HSA || metadata_fill(all, m->root)))
			kernel_write_metadata(all, m);
	if (all->pal.n)
		kernel_note(all, "AMD", NT_AMD_PAL_METADATA, &all->pal, all->pal_loc);
	function_info_write(&all->infos, all->in);
}
