/* --check as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), for GitHub's code scanning and for editors. The
 * document contains one run. Its results are the findings of all files, and its rules are the violated rules. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/text/sarif.h"
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

/* Writes an object that has been appended to a buffer, and frees it. */
static void
put_object(struct json *j, struct buf *b)
{
	json_raw(j, (struct str){(const char *)b->p, b->n});
	buf_free(b);
}

/* Returns a location in the object `file`, with section_line_path()'s paths. */
static struct sarif_place
place_of(struct view *v, const char *file, const struct report_place *p)
{
	return (struct sarif_place){.object = section_line_path(v, (struct section_line){.path = str_from(file)}),
		.source = section_line_path(v, p->line), .line = p->line.line, .address = p->address, .offset = p->offset, .name = p->name,
		.insn = p->insn};
}

static void
put_result(struct view *v, const struct report_entry *e)
{
	size_t n = e->from.insn ? e->npath + 2 : 0;
	struct sarif_place *steps = alloc_array(n + 1, sizeof *steps);
	struct buf b = {0};
	char key[REPORT_KEY];

	report_key(e, key);
	for (size_t i = 0; i < n; i++)
		steps[i] = place_of(v, v->file, !i ? &e->from : i + 1 < n ? &e->path[i - 1].at : &e->at);
	sarif_put_result(&b, &(struct sarif_result){.rule = e->found->rule, .level = report_severity(e), .text = e->found->text,
		.times = e->found->times, .at = place_of(v, v->file, &e->at), .steps = steps, .nsteps = n, .key = key});
	alloc_free(steps);
	put_object(v->json, &b);
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
		struct buf b = {0};

		missed_text(m, text);
		struct sarif_place at = place_of(v, doc->missed[i].file, &(struct report_place){m->function, m->address, m->offset, m->line, m->insn});
		sarif_put_notification(&b, text, &at);
		put_object(j, &b);
	}
	json_end(j);
	json_end(j);
	json_end(j);
}

static void
put_rule(struct json *j, const struct sarif_rule *rule)
{
	char text[AMDGCN_RULE_TEXT];
	struct buf b = {0};

	snprintf(text, sizeof text, "%s", rule->text);
	if (!*text)
		snprintf(text, sizeof text, "these instructions are closer together than the hardware allows (hazard %s)", rule->name);
	sarif_put_rule(&b, rule->name, text, "amdgcn-checks(7)", "amdgcn-checks(7) has the rules, their sources and what each certainty means.",
		amdgcn_certainty_name(rule->certainty));
	put_object(j, &b);
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
