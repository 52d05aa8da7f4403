/* Stands in for common/hsa until its sources are there: descriptors are shown as bytes, notes not at
 * all. */
#include "common/hsa/kd.h"
#include "common/hsa/note.h"
#include "common/hsa/object.h"

bool
kd_print(const struct isa *isa, unsigned version, struct str name, const uint8_t bytes[KD_SIZE],
	struct buf *out, struct buf *why)
{
	(void)isa, (void)version, (void)name, (void)bytes, (void)out;
	buf_printf(why, "descriptors are not known yet");
	return false;
}

bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why)
{
	(void)bytes, (void)n, (void)align, (void)out;
	buf_printf(why, "%s: notes are not known yet\n", section);
	return false;
}

const char *
object_identify(struct object_id *id, const uint8_t e_ident[16], uint32_t e_flags)
{
	const struct target *t = target_by_mach(e_flags & 0xff);

	(void)e_ident;
	*id = (struct object_id){.version = OBJECT_VERSION_DEFAULT};
	if (!t)
		return "unknown processor";
	isa_init(&id->isa, t);
	return NULL;
}
