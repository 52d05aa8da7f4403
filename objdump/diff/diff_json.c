/* Shows a comparison as JSON. */
#include "common/base/text/demangle.h"
#include "objdump/diff/diff.h"
#include "objdump/revision/show_alignment.h"

static void
put_values(struct diff_result *d, const char *key, const struct diff_values *values)
{
	static const char *const keys[2] = {"a", "b"};
	struct json *j = d->v->json;

	json_key(j, key);
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < values->n; i++) {
		json_object(j, JSON_INLINE);
		json_key(j, "name");
		json_str(j, values->v[i].name);
		for (int side = 0; side < 2; side++) {
			json_key(j, keys[side]);
			if (values->v[i].text[side].p)
				json_str(j, values->v[i].text[side]);
			else
				json_null(j);
		}
		json_end(j);
	}
	json_end(j);
}

static void
put_line(struct diff_result *d, const struct revisions *code, int side, int32_t at)
{
	struct json *j = d->v->json;

	if (at < 0) {
		json_null(j);
		json_null(j);
		return;
	}
	json_uint(j, code->side[side]->v[at].address + d->v->options->adjust_vma);
	json_z(j, code->side[side]->v[at].text);
}

static void
put_code(struct diff_result *d, const struct revisions *code)
{
	struct json *j = d->v->json;

	json_key(j, "code");
	json_object(j, JSON_LINES);
	show_alignment_json(code, j);
	json_key(j, "rows");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < code->nrows && code->counts[REVISION_SAME] < code->nrows; i++) {
		json_array(j, JSON_INLINE);
		json_z(j, revision_kind_name(code->rows[i].kind));
		put_line(d, code, 0, code->rows[i].a);
		put_line(d, code, 1, code->rows[i].b);
		json_end(j);
	}
	json_end(j);
	json_end(j);
}

static void
put_name(struct diff_result *d, const char *key, struct str name)
{
	json_key(d->v->json, key);
	json_str(d->v->json, d->v->options->demangle ? str_from(demangle(&d->arena, arena_strz(&d->arena, name))) : name);
}

static void
put_function(struct diff_result *d, const struct diff_function *f)
{
	struct json *j = d->v->json;

	json_object(j, JSON_LINES);
	put_name(d, "name", f->name);
	if (f->other_name.n)
		put_name(d, "name_in_b", f->other_name);
	json_key_z(j, "kind", amdgcn_kind_name(f->kind));
	json_key_z(j, "change", revision_kind_name(f->change));
	put_values(d, "descriptor", &f->descriptor);
	put_values(d, "resources", &f->resources);
	put_values(d, "metadata", &f->metadata);
	put_code(d, &f->code);
	json_end(j);
}

void
diff_show_json(struct diff_result *d)
{
	struct json *j = d->v->json;

	json_key(j, "diff");
	json_object(j, JSON_LINES);
	json_key_z(j, "a", d->side[0].v.file);
	json_key_z(j, "b", d->side[1].v.file);
	json_key_bool(j, "same", d->same);
	put_values(d, "header", &d->header);
	put_values(d, "metadata", &d->metadata);
	put_values(d, "symbols", &d->symbols);
	put_values(d, "data", &d->data);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < d->nfunctions; i++)
		put_function(d, &d->functions[i]);
	json_end(j);
	json_end(j);
}
