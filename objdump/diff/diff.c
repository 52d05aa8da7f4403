/* Determines how a function differs. */
#include "objdump/diff/diff.h"

enum diff_kind
diff_function_kind(const struct diff_function *f)
{
	const size_t *counts = f->code.counts;

	if (!f->sides[0] || !f->sides[1])
		return f->sides[0] ? DIFF_REMOVED : DIFF_ADDED;
	if (f->other_name.n || f->descriptor.n || f->resources.n || f->metadata.n || counts[DIFF_CHANGED] || counts[DIFF_REMOVED] ||
		counts[DIFF_ADDED])
		return DIFF_CHANGED;
	return counts[DIFF_RENAMED] ? DIFF_RENAMED : DIFF_SAME;
}
