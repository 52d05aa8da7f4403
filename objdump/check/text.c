/* --check as text: prints findings with their instructions and the branches between them, and a summary. Findings with the same
 * rule and function are joined. */
#include "objdump/check/report.h"

#include "objdump/flow/missed.h"

enum { MOST_BRANCHES = 6 };

static void
put_place(struct out *out, uint64_t offset)
{
	if (offset)
		out_printf(out, "+0x%llx", (unsigned long long)offset);
}

static void
put_path(struct out *out, const struct report_entry *e)
{
	for (uint32_t i = 0; i < e->npath && i < MOST_BRANCHES; i++)
		out_printf(out, "\tthen +0x%llx: %s, %s\n", (unsigned long long)e->path[i].offset, e->path[i].insn,
			e->path[i].taken ? "taken" : "not taken");
	if (e->npath > MOST_BRANCHES)
		out_printf(out, "\tthen %u more branches\n", (unsigned)(e->npath - MOST_BRANCHES));
}

static void
put_entry(struct view *v, const struct report_entry *e)
{
	struct out *out = v->out;

	out_printf(out, "%s:<%s", v->file, e->function);
	put_place(out, e->offset);
	out_printf(out, ">: %s: %s [%s, %s]", report_severity(e), e->found->text, e->found->rule,
		e->found->proven ? amdgcn_certainty_name(e->found->certainty) : "not proven");
	if (e->different > 1)
		out_printf(out, " (%u times in this function, with %u different registers)", (unsigned)e->count, (unsigned)e->different);
	else if (e->count > 1)
		out_printf(out, " (%u times in this function)", (unsigned)e->count);
	out_printf(out, "\n");
	if (e->insn)
		out_printf(out, "\t%s\n", e->insn);
	if (e->insn && e->from_insn) {
		out_printf(out, "\tafter +0x%llx: %s\n", (unsigned long long)e->from_offset, e->from_insn);
		put_path(out, e);
	}
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
			out_printf(v->out, "\t%8u  %-20s %-7s  %s\n", (unsigned)e->count, e->found->rule, report_severity(e), e->function);
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
