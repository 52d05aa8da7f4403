/* Runs checks, and converts the findings to the structs of amdgcn/check.h. Each section keeps a list of results, one
 * for each combination of settings. */
#include "library/inside.h"

#include <inttypes.h>
#include <string.h>

#include "common/analysis/check/checks.h"
#include "common/analysis/check/states.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_##theirs == (int)FINDING_##ours, "the header has the values")
SAME(WARNING, WARNING);
SAME(NOTE, NOTE);
SAME(REMARK, TELLS);
SAME(DOCUMENTED, DOCUMENTED);
SAME(COMPILER, COMPILER);
SAME(CONTRADICTED, CONTRADICTED);

int
amdgcn_check_info(size_t i, struct amdgcn_check_info *out)
{
	if (i >= CHECK_COUNT)
		return 0;
	*out = (struct amdgcn_check_info){checks_all[i].name, checks_all[i].meaning, checks_all[i].certain};
	return 1;
}

static int
put_rule(const struct finding_kind *kind, unsigned check, struct amdgcn_rule *out)
{
	if (!kind)
		return 0;
	*out = (struct amdgcn_rule){.name = kind->name, .check = checks_all[check].name,
		.severity = (enum amdgcn_severity)kind->severity, .certainty = (enum amdgcn_certainty)kind->certainty};
	finding_rule_text(kind, out->text, sizeof out->text);
	return 1;
}

int
amdgcn_rule(size_t i, struct amdgcn_rule *out)
{
	unsigned check;
	const struct finding_kind *kind = checks_rule_at(i, &check);

	return put_rule(kind, check, out);
}

int
amdgcn_find_rule(const char *name, struct amdgcn_rule *out)
{
	unsigned check = 0;
	const struct finding_kind *kind = checks_rule(str_from(name), &check);

	return put_rule(kind, check, out);
}

const char *
amdgcn_certainty_name(enum amdgcn_certainty certainty)
{
	return finding_certainty_name((enum finding_certainty)certainty);
}

const char *
amdgcn_evidence(const struct amdgcn_finding *finding)
{
	return finding_evidence((enum finding_certainty)finding->certainty, !finding->proven);
}

struct finding_list {
	struct finding_list *next;
	struct amdgcn_check_settings settings;
	struct amdgcn_findings findings;
	struct amdgcn_finding *v;
	struct amdgcn_incomplete *incomplete;
	struct arena arena; /* strings and paths */
};

/* The arguments and the result of one call of amdgcn_check(). */
struct checking {
	struct code_section *section;
	struct amdgcn_check_settings settings;
	const struct finding_list *list;
	/* A direct-mapped cache of the texts of rules, indexed by a hash of kind. */
	struct {
		const struct finding_kind *kind;
		const char *text;
	} rules[64];
};

static void
put_path(struct finding_list *l, const struct graph *g, const struct code_section *s, const struct finding *d,
	struct amdgcn_finding *f)
{
	struct amdgcn_branch *path = d->npath ? arena_alloc(&l->arena, d->npath * sizeof *path) : NULL;

	f->path = path;
	for (uint32_t i = 0; i < d->npath; i++) {
		const struct graph_edge *edge = &g->edges[d->path[i]];
		const struct graph_insn *branch = graph_branch_of(g, edge);

		if (branch)
			path[f->npath++] = (struct amdgcn_branch){s->code.address + branch->at, edge->reason != EDGE_NOT_TAKEN};
	}
}

static const char *
rule_text(struct checking *c, struct finding_list *l, const struct finding_kind *kind)
{
	size_t i = (uintptr_t)kind / sizeof *kind % (sizeof c->rules / sizeof c->rules[0]);
	char text[AMDGCN_RULE_TEXT];

	if (c->rules[i].kind != kind) {
		finding_rule_text(kind, text, sizeof text);
		c->rules[i].kind = kind;
		c->rules[i].text = arena_strz(&l->arena, str_from(text));
	}
	return c->rules[i].text;
}

static void
put_finding(struct checking *c, struct finding_list *l, const struct finding *d, struct amdgcn_finding *f)
{
	const struct code_section *s = c->section;

	*f = (struct amdgcn_finding){.rule = d->kind->name, .rule_text = rule_text(c, l, d->kind),
		.certainty = (enum amdgcn_certainty)d->kind->certainty,
		.severity = (enum amdgcn_severity)finding_severity(d, c->settings.compilers), .proven = !d->doubtful,
		.function = (int)d->function, .address = s->code.address + d->at,
		.fix = d->fix ? arena_strz(&l->arena, str_from(d->fix)) : NULL, .times = d->times};
	char text[AMDGCN_RULE_TEXT];
	finding_text(d, text, sizeof text);
	f->text = arena_strz(&l->arena, str_from(text));
	if (d->count)
		f->registers = arena_strz(&l->arena, (struct str){text, insn_print_registers(d->file, d->first, d->count, text)});
	if (d->depends) {
		f->has_earlier = 1;
		f->earlier = s->code.address + d->from;
		put_path(l, graph_whole(&s->flow->functions[d->function]), s, d, f);
	}
}

static struct finding_list *
make_findings(struct checking *c)
{
	struct code_section *s = c->section;
	struct finding_list *l = array_make(1, sizeof *l);
	struct findings found = {0};

	checks_run(c->settings.checks, c->settings.compilers, c->settings.notes, &s->object->elf, s->flow, &found);
	flow_incomplete(s->flow, &found.missed);
	findings_sort(&found);
	if (c->settings.compilers && !c->settings.notes)
		findings_join_contradicted(&found);
	incompletes_fold(&found.missed);
	l->v = array_make(found.n, sizeof l->v[0]);
	for (size_t i = 0; i < found.n; i++)
		put_finding(c, l, &found.v[i], &l->v[i]);
	l->incomplete = array_make(found.missed.n, sizeof l->incomplete[0]);
	for (size_t i = 0; i < found.missed.n; i++)
		l->incomplete[i] = inside_incomplete(s, &found.missed.v[i]);
	l->findings = (struct amdgcn_findings){l->v, found.n, !found.missed.n, l->incomplete, found.missed.n};
	l->settings = c->settings;
	findings_free(&found);
	return l;
}

static bool
is_same(const struct amdgcn_check_settings *a, const struct amdgcn_check_settings *b)
{
	return a->checks == b->checks && a->compilers == b->compilers && a->notes == b->notes;
}

static void
check(void *user)
{
	struct checking *c = user;
	struct finding_list *l;

	for (l = c->section->findings; l && !is_same(&l->settings, &c->settings);)
		l = l->next;
	if (!l) {
		l = make_findings(c);
		l->next = c->section->findings;
		c->section->findings = l;
	}
	c->list = l;
}

const struct amdgcn_findings *
amdgcn_check(const struct amdgcn_code *code, const struct amdgcn_check_settings *settings)
{
	struct checking c = {.section = inside_section(code)};

	if (settings)
		memcpy(&c.settings, settings, settings->size < sizeof c.settings ? settings->size : sizeof c.settings);
	c.settings.size = sizeof c.settings;
	if (!c.settings.checks)
		for (unsigned i = 0; i < CHECK_COUNT; i++)
			c.settings.checks |= (unsigned)checks_all[i].certain << i;
	return inside_flow(c.section) && inside_run(c.section->object, check, &c) ? &c.list->findings : NULL;
}

struct state_list {
	struct state_list *next;
	int function;
	size_t analysis;
	struct amdgcn_states states;
	struct amdgcn_state *v;
	size_t n, cap;
	struct arena arena; /* texts */
};

/* The arguments and the result of one call of amdgcn_states(). */
struct showing {
	struct code_section *section;
	int function;
	size_t analysis;
	struct state_list *list;
};

static void
add_state(void *user, uint32_t at, struct str state)
{
	struct showing *s = user;
	struct state_list *l = s->list;

	*APPEND(l->v, l->n, l->cap) = (struct amdgcn_state){s->section->code.address + at, arena_strz(&l->arena, state)};
}

static void
show_states(void *user)
{
	struct showing *s = user;

	for (s->list = s->section->states; s->list && (s->list->function != s->function || s->list->analysis != s->analysis);)
		s->list = s->list->next;
	if (s->list)
		return;
	s->list = array_make(1, sizeof *s->list);
	s->list->function = s->function;
	s->list->analysis = s->analysis;
	states_show(s->analysis, s->section->flow, (uint32_t)s->function, add_state, s);
	s->list->states = (struct amdgcn_states){s->list->v, s->list->n};
	s->list->next = s->section->states;
	s->section->states = s->list;
}

const char *
amdgcn_states_name(size_t i)
{
	return states_name(i);
}

const struct amdgcn_states *
amdgcn_states(const struct amdgcn_function *function, size_t i)
{
	struct showing s = {.section = inside_section(function->code), .function = function->index, .analysis = i};

	return states_name(i) && inside_run(s.section->object, show_states, &s) ? &s.list->states : NULL;
}

/* The arguments and the result of one call of amdgcn_state_text(). */
struct printing_state {
	struct code_section *section;
	int function;
	const struct amdgcn_state *state;
	uint64_t address;
	char *text;
};

static void
print_state(void *user)
{
	struct printing_state *p = user;
	const struct graph *g = graph_whole(&p->section->flow->functions[p->function]);
	const struct graph_insn *insn = graph_insn_at(g, p->state->address - p->section->code.address);
	char text[AMDGCN_TEXT];
	size_t n = insn ? inside_insn_text(p->section->flow->code, g, (uint32_t)(insn - g->insns), text) : 0;
	struct buf line = {0};

	buf_printf(&line, "%08" PRIx64 ":\t%.*s%s%s", p->address, (int)n, text, *p->state->text ? "\t// " : "", p->state->text);
	buf_put(&line, "", 1);
	p->text = (char *)line.p;
}

char *
amdgcn_state_text(const struct amdgcn_function *function, const struct amdgcn_state *state, uint64_t address)
{
	struct printing_state p = {inside_section(function->code), function->index, state, address, NULL};

	return inside_run(p.section->object, print_state, &p) ? p.text : NULL;
}

static void
close_states(struct code_section *s)
{
	while (s->states) {
		struct state_list *l = s->states;

		s->states = l->next;
		alloc_free(l->v);
		arena_free(&l->arena);
		alloc_free(l);
	}
}

void
inside_close_findings(struct code_section *s)
{
	close_states(s);
	while (s->findings) {
		struct finding_list *l = s->findings;

		s->findings = l->next;
		alloc_free(l->v);
		alloc_free(l->incomplete);
		arena_free(&l->arena);
		alloc_free(l);
	}
}
