/* The findings of the checks, and whether the run has confirmed them. */
#include "library/document.h"

#include <string.h>

#include "common/base/text/json_put.h"
#include "common/run/finding.h"
#include "library/running.h"

const struct amdgcn_findings *
document_findings(const struct amdgcn_code *code)
{
	struct amdgcn_check_settings settings = {.size = sizeof settings, .compilers = 1};
	struct amdgcn_check_info info;

	for (size_t i = 0; amdgcn_check_info(i, &info); i++)
		settings.checks |= 1u << i;
	return amdgcn_check(code, &settings);
}

static const struct amdgcn_function *
function_of(const struct amdgcn_code *code, const struct amdgcn_finding *f)
{
	return &amdgcn_functions(code)->functions[f->function];
}

/* Returns the name of a function, or NULL if it has none. */
static const char *
name_of(const struct amdgcn_function *function)
{
	return *function->name ? function->name : NULL;
}

bool
document_reports(const struct amdgcn_source *source, const struct amdgcn_code *code, const struct amdgcn_finding *f)
{
	const struct amdgcn_function *function = function_of(code, f);
	int i = source && name_of(function) ? amdgcn_source_in_function(source, function->name, f->address - function->address) : AMDGCN_NONE;

	if (i != AMDGCN_NONE && !amdgcn_source_permits(source, (size_t)i, f->rule))
		return false;
	return f->severity == AMDGCN_WARNING || (f->severity == AMDGCN_NOTE && f->certainty == AMDGCN_CONTRADICTED && f->proven);
}

bool
document_proves(const struct amdgcn_finding *f)
{
	return f->severity == AMDGCN_WARNING && f->certainty == AMDGCN_DOCUMENTED && f->proven;
}

/* Returns whether the run has found what a check has: the same rules at the same instructions. */
static bool
is_confirmed(const struct amdgcn_run *run, const struct amdgcn_finding *f, const char *check)
{
	for (size_t i = 0; i < run->nfindings; i++) {
		const struct amdgcn_run_finding *r = &run->findings[i];
		bool same = r->address == f->address || (r->has_other && f->has_earlier && r->address == f->earlier && r->other == f->address);

		if (same && strcmp(run_kind_check(r->name), check) == 0)
			return true;
	}
	return false;
}

/* Returns what the run says about a finding. */
static const char *
seen(const struct amdgcn_run *run, const struct amdgcn_finding *f, const char *check)
{
	if (is_confirmed(run, f, check))
		return "confirmed";
	return running_reached(run, f->address) && (!f->has_earlier || running_reached(run, f->earlier)) ? "reached" : "not reached";
}

static void
put_instruction(struct document *d, const struct amdgcn_function *function, uint64_t address)
{
	const struct amdgcn_graph *g = amdgcn_whole_graph(function);
	int i = g ? amdgcn_find_instruction(g, address) : AMDGCN_NONE;
	char text[AMDGCN_TEXT];

	if (i == AMDGCN_NONE)
		return;
	amdgcn_graph_text(g, (size_t)i, text);
	json_put_z(&d->text, "instruction", text);
}

static void
put_finding(struct document *d, const struct amdgcn_code *code, const struct amdgcn_finding *f)
{
	static const char *const severities[] = {[AMDGCN_WARNING] = "warning", [AMDGCN_NOTE] = "note", [AMDGCN_REMARK] = "remark"};
	const struct amdgcn_function *function = function_of(code, f);
	struct buf *b = &d->text;
	struct amdgcn_rule rule = {0};

	amdgcn_find_rule(f->rule, &rule);
	json_put_line(b, 3);
	json_put_open(b, NULL, '{');
	json_put_z(b, "rule", f->rule);
	json_put_z(b, "check", rule.check);
	json_put_z(b, "severity", severities[f->severity]);
	json_put_z(b, "certainty", amdgcn_certainty_name(f->certainty));
	json_put_bool(b, "proven", f->proven);
	json_put_z(b, "text", f->text);
	document_location(d, f->address, name_of(function), f->address - function->address);
	put_instruction(d, function, f->address);
	json_put_z(b, "registers", f->registers);
	json_put_z(b, "fix", f->fix);
	json_put_uint(b, "count", f->times > 1 ? f->times : 1);
	if (f->has_earlier) {
		json_put_open(b, "other", '{');
		document_location(d, f->earlier, name_of(function), f->earlier - function->address);
		put_instruction(d, function, f->earlier);
		json_put_close(b, '}');
	}
	if (d->settings.run && rule.check)
		json_put_z(b, "run", seen(d->settings.run, f, rule.check));
	json_put_close(b, '}');
}

static void
put_incomplete(struct document *d, const struct amdgcn_findings *all)
{
	struct buf *b = &d->text;

	for (size_t i = 0; all && i < all->nincomplete; i++) {
		json_put_open(b, NULL, '{');
		json_put_z(b, "reason", all->incomplete[i].reason);
		json_put_z(b, "text", all->incomplete[i].text);
		json_put_uint(b, "address", all->incomplete[i].address);
		json_put_uint(b, "count", all->incomplete[i].count);
		json_put_close(b, '}');
	}
}

void
document_checks(struct document *d)
{
	struct amdgcn_object *o = d->settings.object;
	const struct amdgcn_code *code;
	struct buf *b = &d->text;
	bool complete = true;

	json_put_line(b, 1);
	json_put_open(b, "checks", '{');
	json_put_open(b, "findings", '[');
	for (size_t i = 0; (code = amdgcn_code(o, i)); i++) {
		const struct amdgcn_findings *all = document_findings(code);

		complete &= all && all->complete;
		for (size_t k = 0; all && k < all->nfindings; k++)
			if (document_reports(d->settings.source, code, &all->findings[k]))
				put_finding(d, code, &all->findings[k]);
	}
	json_put_close(b, ']');
	json_put_bool(b, "complete", complete);
	json_put_open(b, "incomplete", '[');
	for (size_t i = 0; (code = amdgcn_code(o, i)); i++)
		put_incomplete(d, document_findings(code));
	json_put_close(b, ']');
	json_put_close(b, '}');
}
