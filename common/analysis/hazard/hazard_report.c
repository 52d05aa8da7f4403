#include "common/analysis/hazard/hazard_report.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { TEXT = 400 };

#define RULE(name, severity, certainty) {#name, "", FINDING_##severity, FINDING_##certainty},
static const struct finding_kind kinds[] = {
	ISA_HAZARD_RULES(RULE)
};
#undef RULE

const struct finding_rules hazard_rules = FINDING_RULES(kinds);

bool
hazard_is_requested(const struct ruleset_rule *r, enum hazard_rules requested)
{
	const struct finding_kind *kind = &kinds[r->h - isa_hazards];

	switch (requested) {
	case HAZARD_DOCUMENTED: return kind->severity == FINDING_WARNING && kind->certainty == FINDING_DOCUMENTED;
	case HAZARD_COMPILER: return kind->severity == FINDING_WARNING || kind->certainty == FINDING_CONTRADICTED;
	default: return true;
	}
}

bool
hazard_is_assumed_fixed(const struct ruleset_rule *r, enum hazard_rules requested)
{
	return requested != HAZARD_COMPILER || kinds[r->h - isa_hazards].certainty != FINDING_CONTRADICTED;
}

__attribute__((format(printf, 2, 3)))
static void
append(char *buf, const char *format, ...)
{
	size_t n = strlen(buf);
	va_list args;

	va_start(args, format);
	vsnprintf(buf + n, TEXT - n, format, args);
	va_end(args);
}

/* Appends the instructions of the rule's fix, repeated for each missing wait state if the rule says so. If the rule has no fix,
 * appends s_nop for the missing wait states. Each instruction is on its own line; "|" separates them in the table of rules. */
static void
put_fix_lines(const struct ruleset *p, const struct ruleset_rule *r, unsigned missing, char *buf)
{
	if (r->h->fix) {
		for (unsigned i = r->h->repeated ? missing : 1; i-- > 0;)
			append(buf, "%s%s", isa_strings + r->h->fix, i ? "|" : "");
		for (char *bar = strchr(buf, '|'); bar; bar = strchr(bar, '|'))
			*bar = '\n';
		return;
	}
	for (unsigned most = p->nop_mask + 1; missing; ) {
		unsigned here = missing < most ? missing : most;

		append(buf, "%s%s %u", *buf ? "\n" : "", isa_strings + isa_hazard_nop, here - 1);
		missing -= here;
	}
}

/* Appends the rule's own text, with {first} replaced with the mnemonic of the earlier instruction. */
static void
put_own(const char *text, const char *first, char *buf)
{
	const char *place = strstr(text, "{first}");

	if (place)
		append(buf, "%.*s%s%s", (int)(place - text), text, first, place + strlen("{first}"));
	else
		append(buf, "%s", text);
}

static void
put_text(struct hazard_search *s, const struct ruleset_rule *r, const struct search_hit *hit, char *buf)
{
	bool counted = r->h->limit == HAZARD_STATES && !r->count;
	bool registers = hit->run.count && hit->run.file < FILE_COUNT && !hit->only_first;
	bool before = hit->only_first && hit->run.count && hit->run.file < FILE_COUNT;
	const char *second = hit->run.written ? "written" : "read", *first_does = hit->first_writes ? "written" : "read";
	const char *first = "";

	if (r->h->nlinks) {
		event_decode(&s->other, s->code, s->g, hit->first);
		first = insn_mnemonic(&s->other.insn);
	}
	if (r->h->text)
		put_own(isa_strings + r->h->text, first, buf);
	else if (registers && counted)
		append(buf, "%%s is %s %u wait state%s too early after %s has %s it", second, hit->missing, hit->missing > 1 ? "s" : "",
			first, first_does);
	else if (registers)
		append(buf, "%s may not yet have %s %%s, which is %s here", first, first_does, second);
	else if (counted)
		append(buf, "%s is issued %u wait state%s too early after %s", insn_mnemonic(&s->second.insn), hit->missing,
			hit->missing > 1 ? "s" : "", first);
	else
		append(buf, "%s is issued too early after %s", insn_mnemonic(&s->second.insn), first);
	if (before && !r->h->text)
		append(buf, " has %s %%s", first_does);
}

static void
put_path(struct finding *f, const struct search_hit *hit, struct arena *arena)
{
	uint32_t *edges = arena_alloc(arena, hit->nedges * sizeof *edges);

	memcpy(edges, hit->edges, hit->nedges * sizeof *edges);
	f->path = edges;
	f->npath = hit->nedges;
	f->doubtful = hit->doubtful;
}

static void
put_fix(const struct ruleset_rule *r, unsigned missing, const char *fix, char *text)
{
	if (r->h->repeated && missing > 1) {
		append(text, "%s %u times", isa_strings + r->h->fix, missing);
		return;
	}
	for (const char *line = fix, *end; line; line = end ? end + 1 : NULL) {
		end = strchr(line, '\n');
		append(text, "%.*s%s", end ? (int)(end - line) : (int)strlen(line), line, end ? " and " : "");
	}
}

struct finding *
hazard_report(struct hazard_search *s, struct findings *all, const struct ruleset_rule *r, uint32_t function, uint32_t insn,
	const struct search_hit *hit)
{
	struct finding *f = findings_add(all, &kinds[r->h - isa_hazards], function, s->g->insns[insn].at);
	char text[TEXT] = "", fix[TEXT] = "";

	if (hit->run.count && hit->run.file < FILE_COUNT) {
		f->file = hit->run.file;
		f->first = hit->run.first;
		f->count = hit->run.count;
	}
	f->depends = r->h->nlinks != 0 && !r->h->starts;
	if (f->depends)
		f->from = s->g->insns[hit->first].at;
	if (hit->nedges)
		put_path(f, hit, &all->arena);
	f->leaves = hit->exits;
	if (!hit->exits)
		put_text(s, r, hit, text);
	put_fix_lines(s->rules, r, hit->missing, fix);
	if (f->depends || r->h->fix) {
		f->fix = arena_printf(&all->arena, "%s", fix);
		append(text, "; insert ");
		put_fix(r, hit->missing, fix, text);
	}
	f->text = arena_printf(&all->arena, "%s", text);
	return f;
}

static void
put_rules(const struct ruleset *rules, event_bits events, bool second, struct buf *out)
{
	const char *lead = second ? "ends " : "begins ";

	for (unsigned i = 0; i < rules->nrules; i++) {
		const struct ruleset_rule *r = &rules->rules[i];

		if (!(events & (second ? r->second : r->h->nlinks ? r->link[r->h->nlinks - 1] : 0)))
			continue;
		buf_printf(out, "%s%s%s", out->n && *lead != ' ' ? ", " : "", lead, kinds[r->h - isa_hazards].name);
		lead = " ";
	}
}

void
hazards_show(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	const struct graph *g = flow->functions[function].graph;
	struct ruleset *rules = array_make(1, sizeof *rules);
	struct buf text = {0};

	ruleset_init(rules, flow->code->isa);
	for (uint32_t i = 0; i < g->ninsns; i++) {
		event_bits events = ruleset_events(rules, flow->code, g, i);

		text.n = 0;
		put_rules(rules, events, true, &text);
		put_rules(rules, events, false, &text);
		line(user, g->insns[i].at, (struct str){(const char *)text.p, text.n});
	}
	buf_free(&text);
	alloc_free(rules);
}
