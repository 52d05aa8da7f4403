/* Which processor the code is for. */
#include <stdio.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/note/note.h"
#include "objdump/view/views.h"

enum { MACH_MASK = 0xff, WHY = TARGET_WHY + 64 };

static bool
choose_named(const char *name, struct isa *isa, char why[WHY])
{
	char text[TARGET_WHY];
	const char *wrong = isa_parse_target_id(isa, str_from(name), text);

	if (wrong)
		snprintf(why, WHY, "-mcpu=%s: %s", name, wrong);
	return !wrong;
}

/* Some assemblers leave the header empty. */
static bool
choose_by_notes(const struct view *v, struct isa *isa)
{
	struct object_id id;

	if (!v->elf || (v->elf->hdr.e_machine != EM_AMDGPU && v->elf->hdr.e_machine != EM_NONE) || !note_identify(v->elf, &id))
		return false;
	*isa = id.isa;
	return true;
}

static bool
choose_by_header(const struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa, char why[WHY])
{
	struct object_id id;
	unsigned mach = e_flags & MACH_MASK;
	const struct target_newer *newer = target_newer(mach);

	if ((!e_ident || !mach) && choose_by_notes(v, isa))
		return true;
	if (!e_ident || !mach) {
		snprintf(why, WHY, "the file does not name its processor; use an option such as -mcpu=gfx900");
		return false;
	}
	object_identify(&id, e_ident, e_flags);
	*isa = id.isa;
	if (isa->target)
		return true;
	if (newer)
		snprintf(why, WHY, "the file is for %s, which is not supported: there are no instruction tables for it; "
			"-mcpu=%s decodes it as the nearest that is supported", newer->name, newer->nearest);
	else
		snprintf(why, WHY, "unknown processor 0x%x in e_flags; use an option such as -mcpu=gfx900", mach);
	return false;
}

/* Returns false with the reason in why. */
static bool
choose(const struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa, char why[WHY])
{
	const struct words *mattr = &v->options->mattr;
	const char *mcpu = v->options->mcpu;

	if (mcpu ? !choose_named(mcpu, isa, why) : !choose_by_header(v, e_ident, e_flags, isa, why))
		return false;
	for (size_t i = 0; i < mattr->n; i++)
		if (!isa_set_feature(isa, str_from(mattr->v[i].text))) {
			snprintf(why, WHY, "-mattr: unknown feature '%s'", mattr->v[i].text);
			return false;
		}
	return true;
}

bool
target_known(const struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa)
{
	char why[WHY];

	return choose(v, e_ident, e_flags, isa, why);
}

bool
target_choose(struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa)
{
	char why[WHY];

	if (choose(v, e_ident, e_flags, isa, why))
		return true;
	view_error(v, "%s", why);
	return false;
}
