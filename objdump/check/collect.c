/* Collects the findings of the checks; see report.h. */
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "common/analysis/check/checks.h"
#include "common/analysis/function/flow.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "objdump/check/baseline.h"
#include "objdump/check/report.h"
#include "objdump/flow/flow_view.h"
#include "objdump/flow/missed.h"

/* Whether the options request a finding. Sets *severity to its severity. */
static bool
is_asked(const struct options *o, const struct finding *f, enum finding_severity *severity)
{
	bool notes = o->check & 1 << CHECK_notes;

	*severity = finding_severity(f, o->check & 1 << CHECK_all);
	if (*severity == FINDING_TELLS) {
		*severity = FINDING_NOTE;
		return o->check_named;
	}
	return *severity == FINDING_WARNING || notes;
}

static const char *
insn_text(struct flow_section *s, struct report *r, const struct flow_graph *g, uint64_t at)
{
	const struct flow_insn *i = flow_insn_at(g, at);
	char text[INSN_TEXT];

	return i ? arena_strz(&r->arena, (struct str){text, flow_insn_text(s, g, (uint32_t)(i - g->insns), text)}) : NULL;
}

/* Returns the text of an instruction for a key. Branches are reduced to their mnemonic, because distances change when code moves. */
static const char *
insn_key(struct flow_section *s, struct report *r, const struct flow_graph *g, uint64_t at)
{
	const struct flow_insn *i = flow_insn_at(g, at);
	char text[INSN_TEXT];
	struct insn insn;
	uint64_t to;

	if (!i)
		return "";
	flow_decode(s->code, i, &insn);
	if (insn_branch_target(&insn, i->at, &to))
		return insn_mnemonic(&insn);
	return arena_strz(&r->arena, (struct str){text, insn_print_indexed(s->code->isa, &insn, i->gpr_idx, text)});
}

/* Returns a description of a finding that does not change when code moves or when names are demangled. */
static const char *
key_text(struct flow_section *s, struct report *r, const struct flow_function *f, const struct finding *d)
{
	const struct flow_graph *g = flow_whole(f);

	return arena_printf(&r->arena, "%s\n%.*s\n%s\n%s", d->kind->name, (int)f->name.n, f->name.n ? f->name.p : "",
		insn_key(s, r, g, d->at), d->depends ? insn_key(s, r, g, d->from) : "");
}

/* Stores the branches on a finding's path in the report entry e. */
static void
put_path(struct flow_section *s, struct report *r, const struct flow_function *f, const struct finding *d, struct report_entry *e)
{
	const struct flow_graph *g = flow_whole(f);
	struct report_branch *path = d->npath ? arena_alloc(&r->arena, d->npath * sizeof *path) : NULL;

	e->path = path;
	for (uint32_t i = 0; i < d->npath; i++) {
		const struct flow_edge *edge = &g->edges[d->path[i]];
		const struct flow_insn *branch = flow_branch_of(g, edge);

		if (branch)
			path[e->npath++] = (struct report_branch){s->address + branch->at, branch->at - f->at,
				insn_text(s, r, g, branch->at), edge->reason != EDGE_NOT_TAKEN};
	}
}

static void
add(struct flow_section *s, struct report *r, const struct finding *d, enum finding_severity severity)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	struct report_entry *e = APPEND(r->v, r->n, r->cap);
	char name[64], text[INSN_TEXT];

	*e = (struct report_entry){.rule = d->kind, .severity = severity, .doubtful = d->doubtful, .address = s->address + d->at,
		.offset = d->at - f->at, .key_text = key_text(s, r, f, d),
		.cure = d->cure ? arena_strz(&r->arena, str_from(d->cure)) : NULL};
	e->function = arena_strz(&r->arena, flow_name(s, f, name));
	finding_text(d, text, sizeof text);
	e->message = arena_strz(&r->arena, str_from(text));
	if (d->count)
		e->registers = arena_strz(&r->arena, (struct str){text, insn_print_registers(d->file, d->first, d->count, text)});
	e->insn = insn_text(s, r, flow_whole(f), d->at);
	if (d->depends) {
		e->from = s->address + d->from;
		e->from_offset = d->from - f->at;
		e->from_insn = insn_text(s, r, flow_whole(f), d->from);
		put_path(s, r, f, d, e);
	}
}

static void
collect_section(struct flow_section *s)
{
	struct report *r = s->v->report;
	unsigned asked = s->v->options->check;
	struct findings found = {0};

	checks_run(asked, asked & 1 << CHECK_all, asked & 1 << CHECK_notes, s->v->elf, s->flow, &found);
	flow_incomplete(s->flow, &found.missed);
	findings_sort(&found);
	for (size_t i = 0; i < found.n; i++) {
		enum finding_severity severity;

		if (is_asked(s->v->options, &found.v[i], &severity) && flow_wanted(s, &s->flow->functions[found.v[i].function]))
			add(s, r, &found.v[i], severity);
	}
	missed_keep(s, &found.missed);
	findings_free(&found);
}

/* Computes the keys from texts instead of addresses. A sequence number distinguishes findings with equal texts. */
static void
put_keys(struct report *r)
{
	struct map seen = {0};

	for (size_t i = 0; i < r->n; i++) {
		struct report_entry *e = &r->v[i];
		uint32_t *before = map_put(&seen, str_from(e->key_text), NULL);

		e->key = XXH3_64bits_withSeed(e->key_text, strlen(e->key_text), (*before)++);
	}
	map_free(&seen);
}

void
report_collect(struct view *v, struct report *r)
{
	v->report = r;
	flow_each_section(v, collect_section);
	v->report = NULL;
	put_keys(r);
	baseline_apply(v->options, r);
	for (size_t i = 0; i < r->n; i++)
		v->options->found |= r->v[i].severity == FINDING_WARNING;
}

void
report_group(struct report *r)
{
	struct map first = {0}; /* index plus 1 of the first finding in each group */
	struct map registers = {0};

	for (size_t i = 0; i < r->n; i++) {
		struct report_entry *e = &r->v[i];
		const char *text = arena_printf(&r->arena, "%s\n%s\n%s\n%s", e->rule->name, report_severity(e), e->function,
			e->from_insn ? "" : e->message);
		uint32_t *at = map_put(&first, str_from(text), NULL);

		if (!*at)
			*at = (uint32_t)i + 1;
		r->v[*at - 1].count++;
		if (!e->registers)
			continue;
		uint32_t *seen = map_put(&registers, str_from(arena_printf(&r->arena, "%s\n%s", text, e->registers)), NULL);
		r->v[*at - 1].different += !*seen;
		*seen = 1;
	}
	map_free(&first);
	map_free(&registers);
}

void
report_free(struct report *r)
{
	alloc_free(r->v);
	arena_free(&r->arena);
}

const char *
report_severity(const struct report_entry *e)
{
	return e->severity == FINDING_WARNING ? "warning" : "note";
}
