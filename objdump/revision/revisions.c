/* Compares the code of two revisions of a function. Instructions are aligned by their texts; the instructions between
 * aligned ones by their texts without register numbers; and the remaining ones by their mnemonics. If most registers
 * were renamed, equal texts are accidental. A second alignment therefore begins with texts without register numbers,
 * and the alignment with more rows that are the same or renamed is used. */
#include "objdump/revision/revisions.h"

#include "common/base/memory/alloc.h"
#include "common/base/text/align.h"
#include "objdump/revision/rename.h"

const char *
revision_kind_name(enum revision_kind kind)
{
	static const char *const names[] = {[REVISION_SAME] = "same", [REVISION_RENAMED] = "renamed", [REVISION_CHANGED] = "changed",
		[REVISION_REMOVED] = "removed", [REVISION_ADDED] = "added"};

	return names[kind];
}

/* Number of levels of an alignment: by texts, by shapes (texts without register numbers), and by mnemonics. */
enum { LEVELS = 3 };

static uint32_t *
numbers_of(const struct revision *revision, int level)
{
	uint32_t *out = alloc_array(revision->n + 1, sizeof *out);

	for (size_t i = 0; i < revision->n; i++)
		out[i] = level == 0 ? revision->v[i].exact : level == 1 ? revision->v[i].shape : revision->v[i].mnemonic;
	return out;
}

static struct alignment
align_levels(const struct revision *a, const struct revision *b, int first)
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

/* Returns an array that contains, for each instruction of a revision, the index of the first row at or after the
 * instruction's row that has instructions of both revisions, or nrows if there is none. The caller frees the array. */
static size_t *
next_common(const struct revisions *v, int side)
{
	size_t *rows = alloc_array(v->side[side]->n + 1, sizeof *rows), next = v->nrows;

	for (size_t i = v->nrows; i-- > 0;) {
		int32_t insn = side ? v->rows[i].b : v->rows[i].a;

		if (v->rows[i].a >= 0 && v->rows[i].b >= 0)
			next = i;
		if (insn >= 0)
			rows[insn] = next;
	}
	return rows;
}

/* Compares the targets of branches within the function. Two targets are equal if the same row is the first one at or
 * after them that has instructions of both revisions. Instructions that were added or removed at a target therefore do
 * not change the branches to it. */
static void
compare_targets(struct revisions *v)
{
	size_t *a = next_common(v, 0), *b = next_common(v, 1);

	for (size_t i = 0; i < v->nrows; i++) {
		struct revision_row *r = &v->rows[i];

		if (r->kind != REVISION_SAME || !v->side[0]->v[r->a].branches)
			continue;
		ptrdiff_t x = revision_find(v->side[0], v->side[0]->v[r->a].target), y = revision_find(v->side[1], v->side[1]->v[r->b].target);
		if (x < 0 || y < 0 ? x != y : a[x] != b[y])
			r->kind = REVISION_CHANGED;
	}
	alloc_free(a);
	alloc_free(b);
}

/* Aligns the revisions, beginning with the given level, and determines the kinds of the rows. */
static void
align_from(struct revisions *v, int first)
{
	const struct revision_line *a = v->side[0]->v, *b = v->side[1]->v;
	struct alignment pairs = align_levels(v->side[0], v->side[1], first);

	v->replaced = pairs.replaced;
	v->nrows = pairs.n;
	v->rows = alloc_array(pairs.n + 1, sizeof *v->rows);
	for (size_t i = 0; i < pairs.n; i++) {
		struct align_pair p = pairs.v[i];

		v->rows[i] = (struct revision_row){p.a, p.b, p.b == ALIGN_NONE ? REVISION_REMOVED : p.a == ALIGN_NONE ? REVISION_ADDED :
			a[p.a].exact == b[p.b].exact ? REVISION_SAME : REVISION_CHANGED};
	}
	align_free(&pairs);
	compare_targets(v);
	if (v->side[0]->n && v->side[1]->n)
		rename_find(v);
	for (size_t i = 0; i < v->nrows; i++)
		v->counts[v->rows[i].kind]++;
}

static size_t
common_rows(const struct revisions *v)
{
	return v->counts[REVISION_SAME] + v->counts[REVISION_RENAMED];
}

void
revisions_align(struct revisions *v, const struct revision *a, const struct revision *b)
{
	struct revisions other;

	*v = other = (struct revisions){.side = {a, b}};
	align_from(v, 0);
	if (common_rows(v) == v->nrows || !a->n || !b->n)
		return;
	align_from(&other, 1);
	if (common_rows(&other) > common_rows(v)) {
		struct revisions worse = *v;

		*v = other;
		other = worse;
	}
	revisions_free(&other);
}

void
revisions_free(struct revisions *v)
{
	alloc_free(v->rows);
	alloc_free(v->renames);
	*v = (struct revisions){0};
}

bool
revisions_hunk(const struct revisions *revisions, bool (*differs)(const void *user, const struct revision_row *row), const void *user,
	size_t context, size_t *first, size_t *end)
{
	size_t i = *end;

	while (i < revisions->nrows && !differs(user, &revisions->rows[i]))
		i++;
	if (i == revisions->nrows)
		return false;
	*first = i > *end + context ? i - context : *end;
	size_t last = i;
	for (i++; i < revisions->nrows && i - last <= 2 * context + 1; i++)
		if (differs(user, &revisions->rows[i]))
			last = i;
	*end = last + 1 + context < revisions->nrows ? last + 1 + context : revisions->nrows;
	return true;
}
