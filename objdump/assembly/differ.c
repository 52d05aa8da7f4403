#include "objdump/assembly/differ.h"

#include <assert.h>
#include <string.h>

#include "common/base/text/glob.h"

/* Conditions under which a difference matters. */
enum needs { DIFFER_ALWAYS, DIFFER_WAVE64, DIFFER_TO_THERE };

static const struct differ_text {
	const char *instructions, *there, *elsewhere;
	uint64_t processors; /* CLASS_… of isa_gen.h */
	enum needs needs;
} rows[] = {
#define DIFFER(name, instructions, processors, names, needs, there, elsewhere, source) {instructions, there, elsewhere, processors, needs},
#include "objdump/assembly/differ.def"
};

bool
differ_applies(unsigned row, const struct isa *from, const struct isa *to, struct difference *out)
{
	const struct differ_text *r = &rows[row];
	bool before = from->target->class_bit & r->processors, after = to->target->class_bit & r->processors;

	*out = before ? (struct difference){r->there, r->elsewhere} : (struct difference){r->elsewhere, r->there};
	return before != after && (r->needs != DIFFER_WAVE64 || !to->wave32) && (r->needs != DIFFER_TO_THERE || after);
}

static bool
matches(const char *patterns, const char *mnemonic)
{
	while (*patterns) {
		size_t n = strcspn(patterns, " ");
		char pattern[64];

		assert(n < sizeof pattern);
		memcpy(pattern, patterns, n);
		pattern[n] = 0;
		if (glob_matches(pattern, mnemonic))
			return true;
		patterns += n + strspn(patterns + n, " ");
	}
	return false;
}

unsigned
differ_rows(const char *mnemonic)
{
	unsigned out = 0;

	for (unsigned i = 0; i < DIFFER_ROWS; i++)
		out |= (unsigned)matches(rows[i].instructions, mnemonic) << i;
	return out;
}
