/* The findings of the checks, and whether the run has confirmed them. */
#include "library/document.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/json_put.h"
#include "common/run/run_finding.h"
#include "library/running.h"

/* Returns the bits of the checks that find errors; others only describe code. */
static unsigned
error_checks(void)
{
	struct amdgcn_check_info info;
	struct amdgcn_rule rule;
	unsigned checks = 0;

	for (size_t i = 0; amdgcn_rule(i, &rule); i++)
		for (unsigned k = 0; rule.severity != AMDGCN_REMARK && amdgcn_check_info(k, &info); k++)
			checks |= (unsigned)(strcmp(rule.check, info.name) == 0) << k;
	return checks;
}

const struct amdgcn_findings *
document_findings(const struct amdgcn_code *code)
{
	struct amdgcn_check_settings settings = {.size = sizeof settings, .compilers = 1, .checks = error_checks()};

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
	int i = AMDGCN_NONE;

	if (f->severity != AMDGCN_WARNING && (f->severity != AMDGCN_NOTE || f->certainty != AMDGCN_CONTRADICTED || !f->proven))
		return false;
	if (source && name_of(function))
		i = amdgcn_source_in_function(source, function->name, f->address - function->address);
	return i == AMDGCN_NONE || amdgcn_source_permits(source, (size_t)i, f->rule);
}

bool
document_proves(const struct amdgcn_finding *f)
{
	return f->severity == AMDGCN_WARNING && f->certainty == AMDGCN_DOCUMENTED && f->proven;
}

/* A finding of the run. */
struct document_found {
	uint64_t address;    /* must be the first member: they are sorted by it */
	const struct amdgcn_run_finding *finding;
};

/* Sorts the findings of the run by address. */
static void
sort_found(struct document *d)
{
	const struct amdgcn_run *run = d->settings.run;

	d->nfound = run ? run->nfindings : 0;
	d->found = alloc_array(d->nfound + 1, sizeof d->found[0]);
	for (size_t i = 0; i < d->nfound; i++)
		d->found[i] = (struct document_found){run->findings[i].address, &run->findings[i]};
	if (d->nfound)
		qsort(d->found, d->nfound, sizeof d->found[0], array_compare64);
}

/* Returns whether the run has found something by the rules of a check at an address. other: the other instruction must be there; NULL: any. */
static bool
has_found(const struct document *d, uint64_t address, const uint64_t *other, const char *check)
{
	size_t i = array_upto(d->found, d->nfound, sizeof d->found[0], address);

	while (i-- && d->found[i].address == address) {
		const struct amdgcn_run_finding *r = d->found[i].finding;

		if (strcmp(run_kind_check(r->name), check) == 0 && (!other || (r->has_other && r->other == *other)))
			return true;
	}
	return false;
}

/* Returns what the run says about a finding. */
static const char *
seen(const struct document *d, const struct amdgcn_finding *f, const char *check)
{
	const struct amdgcn_run *run = d->settings.run;

	if (has_found(d, f->address, NULL, check) || (f->has_earlier && has_found(d, f->earlier, &f->address, check)))
		return "confirmed";
	return running_reached(run, f->address) && (!f->has_earlier || running_reached(run, f->earlier)) ? "reached" : "not reached";
}

static void
put_instruction(struct document *d, const struct amdgcn_function *function, uint64_t address)
{
	const struct amdgcn_graph *g = amdgcn_whole_graph(function);
	int i = g ? amdgcn_find_instruction(g, address) : AMDGCN_NONE;

	if (i == AMDGCN_NONE)
		return;
	char text[AMDGCN_TEXT];
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
		json_put_z(b, "run", seen(d, f, rule.check));
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
	struct buf *b = &d->text;
	bool complete = true;

	sort_found(d);
	json_put_line(b, 1);
	json_put_open(b, "checks", '{');
	json_put_open(b, "findings", '[');
	const struct amdgcn_code *code;
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
	alloc_free(d->found);
}
