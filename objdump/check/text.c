/* --check as text: prints findings with their instructions and the branches between them, and a summary. Findings with the same
 * rule and function are joined. */
#include <string.h>

#include "objdump/check/report.h"

#include "objdump/flow/missed.h"

enum { MOST_BRANCHES = 6 };

/* Prints an instruction on the path to the one of the finding: its offset, relative to the same function or section, and its source
 * line. */
static void
put_step(struct view *v, const char *word, const struct report_entry *e, const struct report_place *p)
{
	struct str path = section_line_path(v, p->line);

	out_printf(v->out, "\t%s %s+0x%llx", word, strcmp(p->name, e->at.name) ? p->name : "", (unsigned long long)p->offset);
	if (p->line.line)
		out_printf(v->out, ", %.*s:%u", (int)path.n, path.p, (unsigned)p->line.line);
	out_printf(v->out, ": %s", p->insn);
}

static void
put_path(struct view *v, const struct report_entry *e)
{
	put_step(v, "after", e, &e->from);
	out_printf(v->out, "\n");
	for (uint32_t i = 0; i < e->npath && i < MOST_BRANCHES; i++) {
		put_step(v, "then", e, &e->path[i].at);
		out_printf(v->out, ", %s\n", e->path[i].taken ? "taken" : "not taken");
	}
	if (e->npath > MOST_BRANCHES)
		out_printf(v->out, "\tthen %u more branches\n", (unsigned)(e->npath - MOST_BRANCHES));
}

/* Prints the facts in parentheses: the location in the object, unless the message begins with it, and the size of the group. */
static void
put_facts(struct view *v, const struct report_entry *e)
{
	bool located = section_put_code(v, e->at.line, e->at.name, e->at.offset);
	size_t times = e->count ? e->count : e->found->times;
	struct out *out = v->out;

	if (times > 1)
		out_printf(out, "%s%zu times in this function", located ? ", " : " (", times);
	if (e->different > 1)
		out_printf(out, ", with %u different registers", (unsigned)e->different);
	out_printf(out, located || times > 1 ? ")\n" : "\n");
}

static void
put_entry(struct view *v, const struct report_entry *e)
{
	struct out *out = v->out;

	section_put_place(v, e->at.line, e->at.name, e->at.offset);
	out_printf(out, ": %s: %s [%s, %s]", report_severity(e), e->found->text, e->found->rule, amdgcn_evidence(e->found));
	put_facts(v, e);
	if (e->at.insn)
		out_printf(out, "\t%s\n", e->at.insn);
	if (e->at.insn && e->from.insn)
		put_path(v, e);
}

/* Prints a summary by rule and function, if findings were joined. */
static void
put_summary(struct view *v, const struct report *r)
{
	size_t groups = 0;

	for (size_t i = 0; i < r->n; i++)
		groups += r->v[i].count != 0;
	if (groups == r->n)
		return;
	out_printf(v->out, "%s: %zu findings, all of which --check=each shows:\n", v->file, r->n);
	for (size_t i = 0; i < r->n; i++) {
		const struct report_entry *e = &r->v[i];

		if (e->count)
			out_printf(v->out, "\t%8u  %-20s %-7s  %s\n", (unsigned)e->count, e->found->rule, report_severity(e), e->at.name);
	}
}

void
check_show(struct view *v)
{
	bool each = v->options->check & 1 << CHECK_each;
	struct report r = {0};

	report_collect(v, &r);
	if (!each)
		report_group(&r);
	for (size_t i = 0; i < r.n; i++)
		if (each || r.v[i].count)
			put_entry(v, &r.v[i]);
	if (!each)
		put_summary(v, &r);
	report_free(&r);
	missed_show(v);
}
