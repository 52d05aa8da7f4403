/* --check as JSON: writes all findings as keys of the file's object. */
#include "objdump/check/report.h"

#include "objdump/flow/missed.h"

static void
put_path(struct json *j, const struct report_entry *e)
{
	json_key(j, "path");
	json_array(j, JSON_INLINE);
	for (uint32_t i = 0; i < e->npath; i++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "address", e->path[i].at.address);
		json_key(j, "taken");
		json_bool(j, e->path[i].taken);
		json_end(j);
	}
	json_end(j);
}

static void
put_entry(struct json *j, const struct report_entry *e)
{
	json_object(j, JSON_INLINE);
	json_key_z(j, "kind", e->found->rule);
	json_key_z(j, "severity", report_severity(e));
	json_key_z(j, "certainty", amdgcn_certainty_name(e->found->certainty));
	json_key(j, "proven");
	json_bool(j, e->found->proven);
	json_key_uint(j, "address", e->at.address);
	json_key_z(j, "function", e->at.name);
	json_key_uint(j, "offset", e->at.offset);
	json_key_z(j, "message", e->found->text);
	if (e->at.line.line)
		section_line_key(j, "source", e->at.line);
	if (e->found->times > 1)
		json_key_uint(j, "count", e->found->times);
	if (e->found->registers)
		json_key_z(j, "registers", e->found->registers);
	if (e->from.insn)
		json_key_uint(j, "from", e->from.address);
	if (e->from.insn && e->from.line.line)
		section_line_key(j, "from_source", e->from.line);
	if (e->npath)
		put_path(j, e);
	if (e->found->fix)
		json_renamed_z(j, JSON_fix, e->found->fix);
	json_end(j);
}

void
check_show_json(struct view *v)
{
	struct report r = {0};

	report_collect(v, &r);
	json_key(v->json, "defects");
	json_array(v->json, JSON_LINES);
	for (size_t i = 0; i < r.n; i++)
		put_entry(v->json, &r.v[i]);
	json_end(v->json);
	report_free(&r);
	missed_show_json(v);
}
