/* Sets registers in amdpal metadata for .amdgcn_pops_metadata, at the end of the source. The rules are in
 * common/analysis/pops/registers.def. This file adds source locations to the messages of the rules. */
#include "assembler/kernel/pops_metadata.h"

#include "assembler/kernel/kernel.h"
#include "assembler/kernel/metadata_fill.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/reader.h"
#include "common/analysis/pops/pal_registers.h"
#include "common/hsa/metadata/meta.h"

enum { MANY_RATE = 3 }; /* log2 of 8 samples */

/* For each keyword, the condition of registers.def that it establishes. */
static const unsigned reasons[POPS_WORDS] = {
	[POPS_WORD_INTRAWAVE] = POPS_INTRAWAVE, [POPS_WORD_SAMPLES] = POPS_SAMPLED,
	[POPS_WORD_RASTER_SAMPLES] = POPS_MANY_SAMPLES, [POPS_WORD_NO_COLOR] = POPS_NO_COLOR,
};

void
pops_metadata_begin(struct kernels *all)
{
	if (!all->pops.loc.pos)
		return;
	struct meta *root;
	if (all->pal_pairs) {
		diag_error(all->in->diag, all->pops.loc, ".amdgcn_pops_metadata completes .amdgpu_pal_metadata, but this object has "
			".amd_amdgpu_pal_metadata, the older format");
		diag_note(all->in->diag, all->pal_loc, "it is here");
	} else if (!all->pal_loc.pos) {
		root = arena_alloc(&all->in->arena, sizeof *root);
		*root = (struct meta){.kind = META_MAP};
		kernel_add_metadata(all, root, FOR_ANY, all->pops.loc);
	}
}

/* Returns the location of the first keyword that causes one of the conditions, or of the directive if no keyword causes
 * one. */
static struct loc
keyword_loc(const struct pops_metadata *pops, unsigned conditions)
{
	for (int w = 0; w < POPS_WORDS; w++)
		if (pops->at[w].pos && conditions & reasons[w])
			return pops->at[w];
	return pops->loc;
}

static void
report_field(void *user, const struct meta *key, unsigned conditions, const char *text)
{
	struct kernels *all = user;
	diag_error(all->in->diag, keyword_loc(&all->pops, conditions), "%s", text);
	if (key && key->loc.pos)
		diag_note(all->in->diag, key->loc, "it is set here");
}

static void
report_rest(void *user, const struct meta *key, unsigned conditions, const char *text)
{
	struct kernels *all = user;
	(void)key;
	diag_warning(all->in->diag, keyword_loc(&all->pops, conditions), "%s", text);
}

bool
pops_metadata_fill(struct kernels *all, struct meta *root)
{
	const struct pops_metadata *pops = &all->pops;
	const struct target *t = all->in->id.isa.target;
	struct meta *registers = meta_pal_registers(root);
	unsigned conditions = POPS_ORDERED;
	if (!pops->loc.pos)
		return true;
	for (int w = 0; w < POPS_WORDS; w++)
		if (pops->at[w].pos && (reasons[w] != POPS_MANY_SAMPLES || pops->rate[w] >= MANY_RATE))
			conditions |= reasons[w];
	if (pops_registers_fill(t, &all->in->arena, registers, conditions, pops->rate[POPS_WORD_SAMPLES], report_field, all))
		return false;
	pops_registers_check(t, registers, conditions, report_rest, all);
	return true;
}
