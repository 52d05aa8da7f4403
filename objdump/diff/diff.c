/* Determines how the two versions of a function differ. */
#include "objdump/diff/diff.h"

enum revision_kind
diff_function_kind(const struct diff_function *f)
{
	const size_t *counts = f->code.counts;

	if (!f->sides[0] || !f->sides[1])
		return f->sides[0] ? REVISION_REMOVED : REVISION_ADDED;
	if (f->other_name.n || f->descriptor.n || f->resources.n || f->metadata.n || counts[REVISION_CHANGED] || counts[REVISION_REMOVED] ||
		counts[REVISION_ADDED])
		return REVISION_CHANGED;
	return counts[REVISION_RENAMED] ? REVISION_RENAMED : REVISION_SAME;
}
