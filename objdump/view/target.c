/* Which processor the code is for. */
#include <string.h>

#include "common/base/diag.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

enum { MACH_MASK = 0xff };

static bool
choose_named(struct view *v, const char *name, struct isa *isa)
{
	char why[TARGET_WHY];
	const char *wrong = isa_parse_target_id(isa, str_from(name), why);

	if (wrong)
		view_error(v, "-mcpu=%s: %s", name, wrong);
	return !wrong;
}

static bool
choose_by_header(struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa)
{
	struct object_id id;
	unsigned mach = e_flags & MACH_MASK;
	const char *newer = target_newer(mach);

	if (!e_ident || !mach) {
		view_error(v, "the file does not say for which processor it is; name it, as in "
			"-mcpu=gfx900");
		return false;
	}
	object_identify(&id, e_ident, e_flags);
	*isa = id.isa;
	if (isa->target)
		return true;
	if (newer)
		view_error(v, "the file is for %s, which is not supported: there are no instruction tables for it", newer);
	else
		view_error(v, "unknown processor 0x%x in e_flags; name one, as in -mcpu=gfx900", mach);
	return false;
}

bool
target_choose(struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa)
{
	const struct words *mattr = &v->options->mattr;
	const char *mcpu = v->options->mcpu;

	if (mcpu ? !choose_named(v, mcpu, isa) : !choose_by_header(v, e_ident, e_flags, isa))
		return false;
	for (size_t i = 0; i < mattr->n; i++)
		if (!isa_set_feature(isa, str_from(mattr->v[i].text))) {
			view_error(v, "-mattr: unknown feature '%s'", mattr->v[i].text);
			return false;
		}
	return true;
}
