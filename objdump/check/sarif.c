/* --check as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), for GitHub's code scanning and for editors. The
 * document contains one run. Its results are the findings of all files, and its rules are the violated rules. */
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "objdump/check/report.h"
#include "objdump/flow/missed.h"

/* A document. The rules and the code that could not be analyzed are collected while results are written, and follow the results. */
struct sarif {
	struct json *json;
	struct sarif_rule {
		const char *name, *text;       /* text: as in struct amdgcn_rule */
		enum amdgcn_certainty certainty;
	} *rules;                          /* violated rules, without duplicates */
	size_t nrules, rules_cap;
	struct sarif_missed {
		const char *file;
		struct missed missed;
	} *missed;                         /* code that could not be analyzed */
	size_t nmissed, missed_cap;
};

static void
put_message(struct json *j, const char *key, const char *text)
{
	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key_z(j, "text", text);
	json_end(j);
}

/* Writes a path as a URI (RFC 3986), with section_line_path()'s path of a source. */
static void
put_artifact(struct view *v, const char *key, struct str path)
{
	struct json *j = v->json;
	struct buf uri = {0};

	path = section_line_path(v, (struct section_line){.path = path});
	if (path.n && *path.p == '/')
		buf_printf(&uri, "file://");
	for (size_t i = 0; i < path.n; i++) {
		unsigned char c = (unsigned char)path.p[i];

		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("-._~/()", c)))
			buf_put(&uri, &c, 1);
		else
			buf_printf(&uri, "%%%02X", c);
	}
	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key_str(j, STR("uri"));
	json_str(j, (struct str){(const char *)uri.p, uri.n});
	json_end(j);
	buf_free(&uri);
}

static void
put_address(struct json *j, const char *key, const struct report_place *p)
{
	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key_uint(j, "absoluteAddress", p->address);
	json_key_uint(j, "offsetFromParent", p->offset);
	json_end(j);
}

/* Writes a location in the object `file`, or in the source if it is known. */
static void
put_location(struct view *v, const char *file, const struct report_place *p)
{
	struct json *j = v->json;

	json_object(j, JSON_INLINE);
	json_key(j, "physicalLocation");
	json_object(j, JSON_INLINE);
	put_artifact(v, "artifactLocation", p->line.line ? p->line.path : str_from(file));
	if (p->line.line) {
		json_key(j, "region");
		json_object(j, JSON_INLINE);
		json_key_uint(j, "startLine", p->line.line);
		json_end(j);
	} else
		put_address(j, "address", p);
	json_end(j);
	if (p->name) {
		json_key(j, "logicalLocations");
		json_array(j, JSON_INLINE);
		json_object(j, JSON_INLINE);
		json_key_z(j, "name", p->name);
		json_key_z(j, "kind", "function");
		json_end(j);
		json_end(j);
	}
	if (p->insn)
		put_message(j, "message", p->insn);
	if (p->line.line) /* an address is a location in the object, not in the source */
		put_address(j, "properties", p);
	json_end(j);
}

static void
put_step(struct view *v, const struct report_place *p)
{
	struct json *j = v->json;

	json_object(j, JSON_INLINE);
	json_key(j, "location");
	put_location(v, v->file, p);
	json_end(j);
}

/* Writes the path from the earlier instruction through the branches to the later instruction. */
static void
put_flow(struct view *v, const struct report_entry *e)
{
	struct json *j = v->json;

	json_key(j, "codeFlows");
	json_array(j, JSON_INLINE);
	json_object(j, JSON_INLINE);
	json_key(j, "threadFlows");
	json_array(j, JSON_INLINE);
	json_object(j, JSON_INLINE);
	json_key(j, "locations");
	json_array(j, JSON_INLINE);
	put_step(v, &e->from);
	for (uint32_t i = 0; i < e->npath; i++)
		put_step(v, &e->path[i].at);
	put_step(v, &e->at);
	json_end(j);
	json_end(j);
	json_end(j);
	json_end(j);
	json_end(j);
}

static void
put_result(struct view *v, const struct report_entry *e)
{
	struct json *j = v->json;
	char key[REPORT_KEY];

	json_object(j, JSON_INLINE);
	json_key_z(j, "ruleId", e->found->rule);
	json_key_z(j, "level", report_severity(e));
	if (e->found->times > 1)
		json_key_uint(j, "occurrenceCount", e->found->times);
	put_message(j, "message", e->found->text);
	json_key(j, "locations");
	json_array(j, JSON_INLINE);
	put_location(v, v->file, &e->at);
	json_end(j);
	if (e->at.line.line)
		put_artifact(v, "analysisTarget", str_from(v->file));
	if (e->from.insn)
		put_flow(v, e);
	json_key(j, "partialFingerprints");
	json_object(j, JSON_INLINE);
	json_key(j, "gcnutils/v1");
	report_key(e, key);
	json_z(j, key);
	json_end(j);
	json_end(j);
}

static void
note_rule(struct view *v, const struct amdgcn_finding *found)
{
	struct sarif *doc = v->sarif;

	for (size_t i = 0; i < doc->nrules; i++)
		if (strcmp(doc->rules[i].name, found->rule) == 0)
			return;
	*APPEND(doc->rules, doc->nrules, doc->rules_cap) = (struct sarif_rule){found->rule,
		arena_strz(&v->options->arena, str_from(found->rule_text)), found->certainty};
}

void
check_show_sarif(struct view *v)
{
	struct report r = {0};

	report_collect(v, &r);
	for (size_t i = 0; i < r.n; i++) {
		put_result(v, &r.v[i]);
		note_rule(v, r.v[i].found);
	}
	report_free(&r);
	for (size_t i = 0; i < v->nmissed; i++)
		*APPEND(v->sarif->missed, v->sarif->nmissed, v->sarif->missed_cap) =
			(struct sarif_missed){arena_strz(&v->options->arena, str_from(v->file)), v->missed[i]};
	missed_forget(v);
}

/* Writes the invocation: whether it was successful, and the code that could not be analyzed. */
static void
put_invocation(struct view *v, bool successful)
{
	const struct sarif *doc = v->sarif;
	struct json *j = v->json;

	json_key(j, "invocations");
	json_array(j, JSON_LINES);
	json_object(j, JSON_LINES);
	json_key(j, "executionSuccessful");
	json_bool(j, successful);
	json_key(j, "toolExecutionNotifications");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < doc->nmissed; i++) {
		const struct missed *m = &doc->missed[i].missed;
		char text[MISSED_TEXT];

		missed_text(m, text);
		json_object(j, JSON_INLINE);
		json_key_z(j, "level", "warning");
		put_message(j, "message", text);
		json_key(j, "locations");
		json_array(j, JSON_INLINE);
		put_location(v, doc->missed[i].file, &(struct report_place){m->function, m->address, m->offset, m->line, m->insn});
		json_end(j);
		json_end(j);
	}
	json_end(j);
	json_end(j);
	json_end(j);
}

static void
put_rule(struct json *j, const struct sarif_rule *rule)
{
	char text[AMDGCN_RULE_TEXT];

	snprintf(text, sizeof text, "%s", rule->text);
	if (!*text)
		snprintf(text, sizeof text, "these instructions are closer together than the hardware allows (hazard %s)", rule->name);
	json_object(j, JSON_INLINE);
	json_key_z(j, "id", rule->name);
	put_message(j, "shortDescription", text);
	put_message(j, "help", "amdgcn-checks(7) has the rules, their sources and what each certainty means.");
	json_key_z(j, "helpUri", "man:amdgcn-checks(7)");
	json_key(j, "properties");
	json_object(j, JSON_INLINE);
	json_key_z(j, "certainty", amdgcn_certainty_name(rule->certainty));
	json_end(j);
	json_end(j);
}

static void
put_tool(const struct sarif *doc)
{
	struct json *j = doc->json;

	json_key(j, "tool");
	json_object(j, JSON_LINES);
	json_key(j, "driver");
	json_object(j, JSON_LINES);
	json_key_z(j, "name", "amdgcn-objdump");
	json_key_z(j, "version", GCNUTILS_VERSION);
	json_key(j, "rules");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < doc->nrules; i++)
		put_rule(j, &doc->rules[i]);
	json_end(j);
	json_end(j);
	json_end(j);
}

void
sarif_document(struct view *v, void (*show)(struct view *v))
{
	struct json json;
	struct sarif doc = {.json = &json};

	budget_add(v->out->budget, NULL, 0); /* output that does not depend on any file */
	json_begin(&json, v->out);
	v->json = &json;
	v->sarif = &doc;
	json_object(&json, JSON_LINES);
	json_key_str(&json, STR("$schema"));
	json_z(&json, "https://json.schemastore.org/sarif-2.1.0.json");
	json_key_z(&json, "version", "2.1.0");
	json_key(&json, "runs");
	json_array(&json, JSON_LINES);
	json_object(&json, JSON_LINES);
	json_key(&json, "results");
	json_array(&json, JSON_LINES);
	show(v);
	json_end(&json);
	put_invocation(v, !diag_error_count(v->options->diag));
	put_tool(&doc);
	json_end(&json);
	json_end(&json);
	json_end(&json);
	json_finish(&json);
	alloc_free(doc.rules);
	alloc_free(doc.missed);
	v->sarif = NULL;
}
