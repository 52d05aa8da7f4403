/* Which processor the code is for. */
#include <string.h>

#include "common/base/diag.h"
#include "common/hsa/object.h"
#include "objdump/views.h"

/* EF_AMDGPU_MACH values and names of processors that LLVM knows and the instruction tables do not. */
static const struct {
	uint16_t mach;
	const char *name;
} newer[] = {
	{0x48, "gfx1200"}, {0x49, "gfx1250"}, {0x4e, "gfx1201"}, {0x4f, "gfx950"},
	{0x58, "gfx1153"}, {0x59, "gfx12-generic"}, {0x5a, "gfx1251"}, {0x5f, "gfx9-4-generic"},
};

enum { MACH_MASK = 0xff };

static bool
choose_named(struct view *v, const char *name, struct isa *isa)
{
	struct str id = str_from(name), processor = id;
	const char *wrong, *near;

	processor.n = strcspn(name, ":+");
	wrong = isa_parse_target_id(isa, id);
	if (!wrong)
		return true;
	for (size_t i = 0; i < sizeof newer / sizeof newer[0]; i++)
		if (str_eqz(processor, newer[i].name)) {
			view_error(v, "%s is not supported: there are no instruction tables for it",
				newer[i].name);
			return false;
		}
	near = target_find(processor) ? NULL : target_nearest(processor);
	view_error(v, "-mcpu=%s: %s%s%s%s", name, wrong, near ? "; did you mean " : "", near ? near : "",
		near ? "?" : "");
	return false;
}

static bool
choose_by_header(struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa)
{
	struct object_id id;
	unsigned mach = e_flags & MACH_MASK;

	if (!e_ident || !mach) {
		view_error(v, "the file does not say for which processor it is; name it, as in "
			"-mcpu=gfx900");
		return false;
	}
	object_identify(&id, e_ident, e_flags);
	*isa = id.isa;
	if (isa->target)
		return true;
	for (size_t i = 0; i < sizeof newer / sizeof newer[0]; i++)
		if (newer[i].mach == mach) {
			view_error(v, "the file is for %s, which is not supported: there are no "
				"instruction tables for it", newer[i].name);
			return false;
		}
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
