/* Determines the processor of a file's code. -mcpu takes precedence over the file; -mattr modifies the result. */
#include "objdump/view/processor.h"

#include <stdio.h>

#include "common/elf/amdgpu.h"
#include "common/hsa/note/note.h"

static bool
use_name(struct processor *p, const char *name)
{
	char text[TARGET_WHY];
	const char *wrong = isa_parse_target_id(&p->isa, str_from(name), text);

	if (wrong)
		snprintf(p->why, sizeof p->why, "-mcpu=%s: %s", name, wrong);
	return !wrong;
}

/* Determines the processor from the notes, because some assemblers leave e_flags 0. Returns false if the notes do not name a
 * processor. */
static bool
use_notes(struct processor *p, const struct elfin *e)
{
	struct object_id id;

	if (!e || (!p->ours && e->hdr.e_machine != EM_NONE) || !note_identify(e, &id))
		return false;
	p->isa = id.isa;
	return true;
}

static bool
use_file(struct processor *p, const struct elfin *e)
{
	unsigned mach = p->ours ? e->hdr.e_flags & EF_AMDGPU_MACH : 0;

	if (!mach) {
		if (use_notes(p, e))
			return true;
		snprintf(p->why, sizeof p->why, "the file does not name its processor; use an option such as -mcpu=gfx900");
		return false;
	}
	p->isa = p->id.isa;
	if (p->isa.target)
		return true;
	if (p->newer)
		snprintf(p->why, sizeof p->why, "the file is for %s, which is not supported: there are no instruction tables for it; "
			"-mcpu=%s decodes it as the nearest that is supported", p->newer->name, p->newer->nearest);
	else
		snprintf(p->why, sizeof p->why, "unknown processor 0x%x in e_flags; use an option such as -mcpu=gfx900", mach);
	return false;
}

static bool
use_features(struct processor *p, const struct name_list *features)
{
	for (size_t i = 0; i < features->n; i++)
		if (!isa_set_feature(&p->isa, str_from(features->v[i].text))) {
			snprintf(p->why, sizeof p->why, "-mattr: unknown feature '%s'", features->v[i].text);
			return false;
		}
	return true;
}

void
processor_decide(struct processor *p, const struct options *o, const struct elfin *e)
{
	*p = (struct processor){.ours = e && e->hdr.e_machine == EM_AMDGPU};
	if (p->ours) {
		p->wrong = object_identify(&p->id, e->hdr.e_ident, e->hdr.e_flags);
		p->newer = target_newer(e->hdr.e_flags & EF_AMDGPU_MACH);
	}
	if (!(o->mcpu ? use_name(p, o->mcpu) : use_file(p, e)) || !use_features(p, &o->mattr))
		p->isa.target = NULL;
}
