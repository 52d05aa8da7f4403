/* Prints the comparison of two files as text: for each function, the metrics that differ, the largest changes of
 * stalls, and the instructions that differ, with their context. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "objdump/diff/versions.h"
#include "objdump/revision/show_alignment.h"

enum { CONTEXT = 2, LARGEST = 8 };

static const char marks[REVISION_KINDS] = {
	[REVISION_SAME] = ' ', [REVISION_RENAMED] = '~', [REVISION_CHANGED] = '!', [REVISION_REMOVED] = '-', [REVISION_ADDED] = '+'
};

/* ---- metrics */

static void
put_change(struct out *out, double a, double b)
{
	if (a != b && a != 0)
		out_printf(out, "%+9.1f%%", 100 * (b / a - 1));
	else if (a != b)
		out_z(out, "       new");
}

static void
put_metric(struct out *out, const char *indent, const char *text, int digits, double a, double b)
{
	out_printf(out, "  %s%-*s%10.*f%10.*f", indent, (int)(39 - strlen(indent)), text, digits, a, digits, b);
	put_change(out, a, b);
	out_z(out, "\n");
}

static void
put_reasons(struct out *out, const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];
	struct amdgcn_reason reason;

	for (size_t i = 0; i < COMPARE_REASONS && amdgcn_reason(i, &reason); i++)
		if (a->lost[i] != 0 || b->lost[i] != 0)
			put_metric(out, "  ", reason.text, compare_metric_digits[COMPARE_stall], a->lost[i], b->lost[i]);
}

static void
put_metrics(struct out *out, const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];

	out_printf(out, "\n  %39s%10s%10s%10s\n", "", "A", "B", "change");
	for (unsigned i = 0; i < COMPARE_METRIC_COUNT; i++)
		if (a->has[i] && b->has[i] && (a->metrics[i] != 0 || b->metrics[i] != 0)) {
			put_metric(out, "", compare_metric_texts[i], compare_metric_digits[i], a->metrics[i], b->metrics[i]);
			if (i == COMPARE_stall)
				put_reasons(out, one);
		}
}

/* ---- rows */

static int
cell_width(const struct compared *one)
{
	return one->sides[0]->simulated ? 10 : 12;
}

/* Prints the stall cycles of the row's instruction in a file or, without a simulation, its numbers of live
 * registers. */
static void
put_cell(struct out *out, const struct compared *one, const struct revision_row *row, unsigned file)
{
	const struct compare_version *v = one->sides[file];
	int32_t i = file ? row->b : row->a;

	if (i < 0 || v->simulated > v->ran)
		out_printf(out, "%*s", cell_width(one), "");
	else if (v->simulated)
		out_printf(out, "%*.1f", cell_width(one), v->insns[i].stall);
	else
		out_printf(out, "%4u%4u%4.0u", v->insns[i].live.sgprs, v->insns[i].live.vgprs, v->insns[i].live.agprs);
}

static void
put_row(struct out *out, const struct compared *one, const struct revision_row *row)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];
	bool both = row->kind == REVISION_CHANGED || row->kind == REVISION_RENAMED;

	out_z(out, "  ");
	put_cell(out, one, row, 0);
	put_cell(out, one, row, 1);
	out_printf(out, "  %c ", marks[row->kind]);
	if (row->a >= 0)
		out_text(out, a->code.v[row->a].text);
	if (both)
		out_z(out, "  =>  ");
	if (both && strcmp(a->code.v[row->a].text, b->code.v[row->b].text) == 0)
		out_z(out, "another target");
	else if (row->b >= 0 && row->kind != REVISION_SAME)
		out_text(out, b->code.v[row->b].text);
	out_z(out, "  //");
	if (row->a >= 0)
		out_printf(out, " A %llx", (unsigned long long)(a->code.v[row->a].address + a->adjust));
	if (row->b >= 0)
		out_printf(out, " B %llx", (unsigned long long)(b->code.v[row->b].address + b->adjust));
	out_z(out, "\n");
}

static void
put_heads(struct out *out, const struct compared *one, const char *text)
{
	bool simulated = one->sides[0]->simulated;

	out_printf(out, "  %*s%*s    %s\n", cell_width(one), simulated ? "A" : "S   V   A", cell_width(one), simulated ? "B" : "S   V   A", text);
}

/* Prints how many rows, from `from` up to `to`, are not shown. */
static void
put_gap(struct out *out, const struct compared *one, size_t from, size_t to)
{
	size_t renamed = 0;

	if (from == to)
		return;
	for (size_t i = from; i < to; i++)
		renamed += one->code.rows[i].kind == REVISION_RENAMED;
	out_printf(out, "  %*s    ... %zu the same%s\n", 2 * cell_width(one), "", to - from, renamed ? " or renamed" : "");
}

static bool
differs(const void *user, const struct revision_row *row)
{
	return compared_differs(user, row);
}

/* Prints the rows that differ, and up to CONTEXT rows before and after each. */
static void
put_rows(struct out *out, const struct compared *one)
{
	size_t first, end = 0, done = 0; /* done: number of rows printed or counted */

	out_z(out, "\n");
	put_heads(out, one, one->sides[0]->simulated ? "stall cycles of a wave; ! changed, ~ registers renamed, - only in A, + only in B" :
		"live registers in A and in B; ! changed, ~ registers renamed, - only in A, + only in B");
	for (; revisions_hunk(&one->code, differs, one, CONTEXT, &first, &end); done = end) {
		put_gap(out, one, done, first);
		for (size_t i = first; i < end; i++)
			put_row(out, one, &one->code.rows[i]);
	}
	put_gap(out, one, done, one->code.nrows);
}

/* ---- the largest changes */

struct large {
	double size;             /* absolute value of the change */
	const struct revision_row *row;
};

static int
compare_large(const void *va, const void *vb)
{
	const struct large *a = va, *b = vb;

	return a->size > b->size ? -1 : a->size < b->size ? 1 : a->row < b->row ? -1 : a->row > b->row;
}

/* Prints the largest changes of stall cycles that are at least 1 % of a wave's cycles. */
static void
put_largest(struct out *out, const struct compared *one)
{
	struct large *all = array_make(one->code.nrows, sizeof *all);
	size_t n = 0;

	for (size_t i = 0; i < one->code.nrows; i++) {
		double change = compared_stall(one, &one->code.rows[i], 1) - compared_stall(one, &one->code.rows[i], 0);

		all[n] = (struct large){change < 0 ? -change : change, &one->code.rows[i]};
		n += 100 * all[n].size >= one->sides[0]->wave && change != 0;
	}
	qsort(all, n, sizeof *all, compare_large);
	if (n) {
		out_z(out, "\n");
		put_heads(out, one, "the largest changes of stall cycles of a wave");
	}
	for (size_t i = 0; i < n && i < LARGEST; i++)
		put_row(out, one, all[i].row);
	free(all);
}

/* ---- functions */

/* Prints the change of the throughput, or the file that has no result. */
static void
put_answer(struct out *out, const struct comparison *c, const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];
	double before = a->metrics[COMPARE_throughput], after = b->metrics[COMPARE_throughput];

	if (!a->simulated || !a->is_kernel)
		return;
	if (!a->ran || !b->ran)
		out_printf(out, ", no result for %s", c->files[a->ran]);
	else if (before == after)
		out_z(out, ", the same throughput");
	else
		out_printf(out, ", B has %.1f %% %s throughput", 100 * (after > before ? after / before - 1 : 1 - after / before),
			after > before ? "more" : "less");
}

static void
put_function(struct out *out, const struct comparison *c, const struct compared *one)
{
	const struct compare_version *a = one->sides[0];

	out_z(out, "\n");
	out_str(out, a->name);
	if (!str_eq(a->name, one->sides[1]->name)) {
		out_z(out, " -> ");
		out_str(out, one->sides[1]->name);
	}
	if (a->simulated && !a->is_kernel) {
		out_z(out, ", called by ");
		out_str(out, a->kernel);
	}
	if (compared_same(one)) {
		out_z(out, ": no difference\n");
		return;
	}
	out_printf(out, ": %zu instructions the same", one->code.counts[REVISION_SAME]);
	for (unsigned i = REVISION_SAME + 1; i < REVISION_KINDS; i++)
		if (i != REVISION_RENAMED || one->code.counts[i])
			out_printf(out, ", %zu %s", one->code.counts[i], revision_kind_name(i));
	put_answer(out, c, one);
	out_z(out, "\n");
	if (one->code.replaced)
		out_printf(out, "  %zu instructions differ too much to be aligned\n", one->code.replaced);
	show_alignment_text(&one->code, out);
	put_metrics(out, one);
	if (a->simulated)
		put_largest(out, one);
	put_rows(out, one);
}

/* Prints the names of the functions that only one file has. */
static void
put_others(struct out *out, const struct comparison *c, unsigned file)
{
	size_t n = 0;

	for (size_t i = 0; i < c->ncompared; i++) {
		if (c->compared[i].sides[!file])
			continue;
		if (!n++)
			out_printf(out, "\nonly in %s:", c->files[file]);
		out_z(out, " ");
		out_str(out, c->compared[i].sides[file]->name);
	}
	if (n)
		out_z(out, "\n");
}

void
comparison_text(const struct comparison *c, struct out *out)
{
	size_t shown = 0;

	for (size_t i = 0; i < c->ncompared; i++) {
		if (!c->compared[i].sides[0] || !c->compared[i].sides[1])
			continue;
		if (!shown++)
			out_printf(out, "\nComparison of %s (A) and %s (B):\n", c->files[0], c->files[1]);
		put_function(out, c, &c->compared[i]);
	}
	for (unsigned i = 0; i < COMPARE_FILES && shown; i++)
		put_others(out, c, i);
}
