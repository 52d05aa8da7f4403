#include "assembler/run/image.h"

#include <elf.h>

#include "assembler/parse/processor.h"
#include "assembler/value/fixup.h"
#include "assembler/value/layout.h"
#include "common/base/memory/alloc.h"

void
image_finish(struct as *as, bool final)
{
	struct values *vals = &as->in.values;

	for (size_t i = 0; i < vals->sects.n; i++)
		if (final || vals->sects.p[i]->data)
			fixup_apply(vals, vals->sects.p[i]);
	kernel_finish(&as->kernels, final);
	kernel_finish_codes(&as->kernels);
}

/* Gives a section a copy of its bytes. */
static void
copy_data(struct section *s)
{
	if (s->data || s->type == SHT_NOBITS)
		return;
	uint8_t *data = alloc_array(s->size + 1, 1);
	layout_image(s, data);
	s->data = data;
}

static void
copy_sections(const struct as *as)
{
	const struct sections *ss = &as->in.values.sects;

	for (size_t i = 0; i < ss->n; i++)
		if (ss->p[i]->flags & SHF_EXECINSTR || ss->p[i]->type == SHT_NOTE)
			copy_data(ss->p[i]);
	for (size_t i = 0; i < as->inserts.n; i++)
		copy_data(as->inserts.v[i]->frag->sub->section);
	for (const struct kernel *k = as->kernels.first; k; k = k->next)
		copy_data(position_section(k->at));
	for (const struct kernel_code *k = as->kernels.codes; k; k = k->next)
		copy_data(position_section(k->at));
}

static void
drop_copies(const struct sections *ss)
{
	for (size_t i = 0; i < ss->n; i++) {
		struct section *s = ss->p[i];

		alloc_free((void *)(uintptr_t)s->data);
		alloc_free(s->relocs);
		s->data = NULL;
		s->relocs = NULL;
		s->nrelocs = s->caprelocs = 0;
	}
}

void
image_make(struct as *as, struct diag *quiet, struct buf *out)
{
	struct values *vals = &as->in.values;
	struct symbol *symbols = sym_save(&vals->syms);
	struct settings opt = as->in.opt;
	struct diag *diag = as->in.diag;

	as->in.diag = vals->diag = quiet;
	as->in.opt.partial = true;
	as->in.opt.output = NULL;
	as->output.analyzed = true;
	copy_sections(as);
	sym_resolve(vals);
	image_finish(as, false);
	write_object(&as->output, processor_flags(&as->in), 0, out, NULL, NULL);
	drop_copies(&vals->sects);
	as->output.analyzed = false;
	as->in.opt = opt;
	as->in.diag = vals->diag = diag;
	sym_restore(&vals->syms, symbols);
}
