/* Writes the comparison of two files as JSON. For a page, only the alignment is written, because the page also contains the
 * instructions of both files. */
#include "objdump/diff/versions.h"
#include "objdump/revision/show_alignment.h"

static void
put_metric(struct json *j, const char *key, const char *name, const char *text, double a, double b)
{
	json_object(j, JSON_INLINE);
	json_key_z(j, key, name);
	json_key_z(j, "what", text);
	json_key(j, "a");
	json_float(j, a);
	json_key(j, "b");
	json_float(j, b);
	json_end(j);
}

static void
put_metrics(struct json *j, const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];

	json_key(j, "metrics");
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < COMPARE_METRIC_COUNT; i++)
		if (a->has[i] && b->has[i])
			put_metric(j, "metric", compare_metric_keys[i], compare_metric_texts[i], a->metrics[i], b->metrics[i]);
	json_end(j);
	if (!a->is_kernel || !a->ran || !b->ran)
		return;
	json_key(j, "stalls");
	json_array(j, JSON_LINES);
	struct amdgcn_reason reason;
	for (size_t i = 0; i < COMPARE_REASONS && amdgcn_reason(i, &reason); i++)
		if (a->lost[i] != 0 || b->lost[i] != 0)
			put_metric(j, "reason", reason.name, reason.text, a->lost[i], b->lost[i]);
	json_end(j);
}

/* Writes consecutive rows of the same kind as one element: the indices of the first instructions and the number of rows. */
static void
put_runs(struct json *j, const struct compared *one)
{
	json_key(j, "runs");
	json_array(j, JSON_LINES);
	for (size_t i = 0, n; i < one->code.nrows; i += n) {
		const struct revision_row *row = &one->code.rows[i];

		for (n = 1; i + n < one->code.nrows && row[n].kind == row->kind;)
			n++;
		json_object(j, JSON_INLINE);
		json_key_z(j, "kind", revision_kind_name(row->kind));
		if (row->a >= 0)
			json_key_uint(j, "a", (uint64_t)row->a);
		if (row->b >= 0)
			json_key_uint(j, "b", (uint64_t)row->b);
		json_key_uint(j, "rows", n);
		json_end(j);
	}
	json_end(j);
}

static void
put_insn(struct json *j, const struct compare_version *v, const char *key, int32_t index)
{
	const struct revision_line *line = &v->code.v[index];
	const struct compare_insn *insn = &v->insns[index];

	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key_uint(j, "address", line->address + v->adjust);
	json_key_z(j, "text", line->text);
	json_key(j, "live");
	json_array(j, JSON_INLINE);
	json_uint(j, insn->live.sgprs);
	json_uint(j, insn->live.vgprs);
	json_uint(j, insn->live.agprs);
	json_end(j);
	if (v->simulated) {
		json_key(j, "stall");
		json_float(j, insn->stall);
	}
	json_end(j);
}

static void
put_rows(struct json *j, const struct compared *one)
{
	json_key(j, "differences");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < one->code.nrows; i++) {
		const struct revision_row *row = &one->code.rows[i];

		if (!compared_differs(one, row))
			continue;
		json_object(j, JSON_INLINE);
		json_key_z(j, "kind", revision_kind_name(row->kind));
		if (row->a >= 0)
			put_insn(j, one->sides[0], "a", row->a);
		if (row->b >= 0)
			put_insn(j, one->sides[1], "b", row->b);
		json_end(j);
	}
	json_end(j);
}

static void
put_function(struct json *j, const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];

	json_object(j, JSON_LINES);
	json_key(j, "name");
	json_str(j, a->name);
	if (!str_eq(a->name, b->name)) {
		json_key(j, "name_in_b");
		json_str(j, b->name);
	}
	if (a->simulated) {
		json_key(j, "kernel");
		json_str(j, a->kernel);
		if (!str_eq(a->kernel, b->kernel)) {
			json_key(j, "kernel_in_b");
			json_str(j, b->kernel);
		}
	}
	json_key_bool(j, "complete", !a->simulated || (a->ran && b->ran));
	show_alignment_json(&one->code, j);
	put_metrics(j, one);
	put_runs(j, one);
	if (!j->in_page)
		put_rows(j, one);
	json_end(j);
}

void
comparison_json(const struct comparison *c, struct json *j)
{
	if (c->nfiles != COMPARE_FILES)
		return;
	json_key(j, "comparison");
	json_object(j, JSON_LINES);
	json_key(j, "files");
	json_array(j, JSON_INLINE);
	for (unsigned i = 0; i < COMPARE_FILES; i++)
		json_z(j, c->files[i]);
	json_end(j);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < c->ncompared; i++)
		if (c->compared[i].sides[0] && c->compared[i].sides[1])
			put_function(j, &c->compared[i]);
	json_end(j);
	json_key(j, "only");
	json_array(j, JSON_LINES);
	for (unsigned file = 0; file < COMPARE_FILES; file++) {
		json_array(j, JSON_INLINE);
		for (size_t i = 0; i < c->ncompared; i++)
			if (!c->compared[i].sides[!file])
				json_str(j, c->compared[i].sides[file]->name);
		json_end(j);
	}
	json_end(j);
	json_end(j);
}
