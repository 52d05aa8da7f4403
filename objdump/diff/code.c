/* Compares the code of two versions of a function. Instructions are aligned by their texts; the instructions between
 * aligned ones by their texts without register numbers; and the remaining ones by their mnemonics. If most registers
 * were renamed, equal texts are accidental. A second alignment therefore begins with texts without register numbers,
 * and the alignment with fewer differences is used. */
#include "objdump/diff/code.h"

#include "common/base/memory/alloc.h"
#include "common/base/text/align.h"
#include "objdump/diff/rename.h"

const char *
diff_kind_name(enum diff_kind kind)
{
	static const char *const names[] = {[DIFF_SAME] = "same", [DIFF_RENAMED] = "renamed", [DIFF_CHANGED] = "changed",
		[DIFF_REMOVED] = "removed", [DIFF_ADDED] = "added"};

	return names[kind];
}

/* The numbers by which instructions are aligned, in the order of use. */
enum { LEVELS = 3 };

static uint32_t *
numbers_of(const struct diff_listing *l, int level)
{
	uint32_t *out = alloc_array(l->n + 1, sizeof *out);

	for (size_t i = 0; i < l->n; i++)
		out[i] = level == 0 ? l->v[i].exact : level == 1 ? l->v[i].shape : l->v[i].mnemonic;
	return out;
}

static struct alignment
align_listings(const struct diff_listing *a, const struct diff_listing *b, int first)
{
	struct alignment out = {0};

	for (int level = first; level < LEVELS; level++) {
		uint32_t *x = numbers_of(a, level), *y = numbers_of(b, level);
		struct alignment finer = level > first ? align_refine(&out, x, y) : align_sequences(x, a->n, y, b->n);

		align_free(&out);
		out = finer;
		alloc_free(x);
		alloc_free(y);
	}
	return out;
}

/* Compares the targets of branches within the function: they are equal if they are in one row. */
static void
compare_targets(struct diff_code *code)
{
	const struct diff_listing *a = &code->side[0], *b = &code->side[1];
	int32_t *other = alloc_array(a->n + 1, sizeof *other);

	for (size_t i = 0; i < code->nrows; i++)
		if (code->rows[i].a >= 0)
			other[code->rows[i].a] = code->rows[i].b;
	for (size_t i = 0; i < code->nrows; i++) {
		struct diff_row *r = &code->rows[i];

		if (r->kind != DIFF_SAME || !a->v[r->a].branches)
			continue;
		ptrdiff_t x = listing_at(a, a->v[r->a].target), y = listing_at(b, b->v[r->b].target);
		if (x < 0 || y < 0 ? x != y : other[x] != y)
			r->kind = DIFF_CHANGED;
	}
	alloc_free(other);
}

/* Aligns the listings, beginning with the given level, and determines the kinds of the rows. */
static void
compare_from(struct diff_code *code, int first)
{
	const struct diff_line *a = code->side[0].v, *b = code->side[1].v;
	struct alignment pairs = align_listings(&code->side[0], &code->side[1], first);

	code->replaced = pairs.replaced;
	code->nrows = pairs.n;
	code->rows = alloc_array(pairs.n + 1, sizeof *code->rows);
	for (size_t i = 0; i < pairs.n; i++) {
		struct align_pair p = pairs.v[i];

		code->rows[i] = (struct diff_row){p.a, p.b, p.b == ALIGN_NONE ? DIFF_REMOVED : p.a == ALIGN_NONE ? DIFF_ADDED :
			a[p.a].exact == b[p.b].exact ? DIFF_SAME : DIFF_CHANGED};
	}
	align_free(&pairs);
	compare_targets(code);
	if (code->side[0].n && code->side[1].n)
		rename_find(code);
	for (size_t i = 0; i < code->nrows; i++)
		code->counts[code->rows[i].kind]++;
}

static size_t
differences(const struct diff_code *code)
{
	return code->counts[DIFF_CHANGED] + code->counts[DIFF_REMOVED] + code->counts[DIFF_ADDED];
}

void
code_compare(struct diff_code *code, const struct amdgcn_function *const functions[2], const struct isa *const isa[2],
	struct arena *arena)
{
	struct map numbers = {0};

	*code = (struct diff_code){0};
	for (int i = 0; i < 2; i++)
		if (functions[i])
			listing_of(&code->side[i], functions[i], isa[i], arena, &numbers);
	map_free(&numbers);
	struct diff_code other = *code;
	compare_from(code, 0);
	if (!differences(code) || !functions[0] || !functions[1])
		return;
	compare_from(&other, 1);
	if (differences(&other) < differences(code)) {
		struct diff_code worse = *code;

		*code = other;
		other = worse;
	}
	alloc_free(other.rows);
	alloc_free(other.renames);
}

void
code_free(struct diff_code *code)
{
	alloc_free(code->side[0].v);
	alloc_free(code->side[1].v);
	alloc_free(code->rows);
	alloc_free(code->renames);
	*code = (struct diff_code){0};
}
