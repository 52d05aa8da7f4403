/* Writes the comparison of two files as JSON. A page contains the instructions of both files, so only the alignment is
 * written there. */
#include "objdump/compare/compare.h"

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
	struct amdgcn_reason reason;

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
	for (size_t i = 0, n; i < one->nrows; i += n) {
		const struct compare_row *row = &one->rows[i];

		for (n = 1; i + n < one->nrows && row[n].kind == row->kind;)
			n++;
		json_object(j, JSON_INLINE);
		json_key_z(j, "kind", compare_kind_names[row->kind]);
		if (row->a != COMPARE_NONE)
			json_key_uint(j, "a", row->a);
		if (row->b != COMPARE_NONE)
			json_key_uint(j, "b", row->b);
		json_key_uint(j, "rows", n);
		json_end(j);
	}
	json_end(j);
}

static void
put_insn(struct json *j, const struct comparison *c, const struct compare_version *v, const char *key, uint32_t index)
{
	const struct compare_insn *insn = &v->insns[index];

	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key_uint(j, "address", insn->address);
	json_key(j, "text");
	json_str(j, c->text[insn->text]);
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
put_rows(struct json *j, const struct comparison *c, const struct compared *one)
{
	json_key(j, "differences");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < one->nrows; i++) {
		const struct compare_row *row = &one->rows[i];

		if (!compared_differs(one, row))
			continue;
		json_object(j, JSON_INLINE);
		json_key_z(j, "kind", compare_kind_names[row->kind]);
		if (row->a != COMPARE_NONE)
			put_insn(j, c, one->sides[0], "a", row->a);
		if (row->b != COMPARE_NONE)
			put_insn(j, c, one->sides[1], "b", row->b);
		json_end(j);
	}
	json_end(j);
}

struct document {
	struct comparison *c;
	struct json *json;
};

static void
put_function(void *user, const struct compared *one)
{
	const struct document *d = user;
	const struct compare_version *a = one->sides[0];
	struct json *j = d->json;

	json_object(j, JSON_LINES);
	json_key(j, "name");
	json_str(j, a->name);
	if (a->simulated) {
		json_key(j, "kernel");
		json_str(j, a->kernel);
	}
	json_key_bool(j, "complete", !a->simulated || (a->ran && one->sides[1]->ran));
	for (unsigned i = 0; i < COMPARE_KINDS; i++)
		json_key_uint(j, compare_kind_names[i], one->count[i]);
	json_key_uint(j, "not_aligned", one->replaced);
	put_metrics(j, one);
	put_runs(j, one);
	if (!j->in_page)
		put_rows(j, d->c, one);
	json_end(j);
}

static void
put_others(struct json *j, struct comparison *c, unsigned file)
{
	struct map others = comparison_index(c, !file);

	json_array(j, JSON_INLINE);
	for (size_t i = 0; i < c->versions[file].n; i++)
		if (!map_get(&others, comparison_key(c, &c->versions[file].v[i])))
			json_str(j, c->versions[file].v[i].name);
	json_end(j);
	map_free(&others);
}

void
comparison_json(struct comparison *c, struct json *j)
{
	struct document d = {c, j};

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
	comparison_each(c, put_function, &d);
	json_end(j);
	json_key(j, "only");
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < COMPARE_FILES; i++)
		put_others(j, c, i);
	json_end(j);
	json_end(j);
}
