/* A section is assigned to the first pattern in the script that matches it. Sections that match patterns within the same
 * parentheses keep their input order, except that SORT sorts the sections that match its patterns. */
#include "linker/script/match.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "linker/input/link_symbol.h"
#include "linker/script/index.h"

/* Returns the name of the section's file in the form that file patterns match: ARCHIVE:MEMBER, or the path. */
static const char *
file_name(struct script *script, const struct insec *s)
{
	const struct input_file *f = s->file;
	size_t n = f && f->archive ? strlen(f->archive) : 0;

	if (!f)
		return "";
	if (!f->archive || strncmp(f->name, f->archive, n) != 0 || f->name[n] != '(')
		return f->name;
	return arena_printf(script->arena, "%s:%.*s", f->archive, (int)strlen(f->name + n + 1) - 1, f->name + n + 1);
}

/* Returns whether a pattern of file names matches the section's file. "ARCHIVE:" matches all members of the archive; ":FILE"
 * matches files that are not in an archive. */
static bool
matches_file(struct script *script, const char *pattern, const struct insec *s)
{
	struct arena before = *script->arena;
	size_t n = strlen(pattern);

	if (strcmp(pattern, "*") == 0)
		return true;
	if (!s->file)
		return false;
	if (pattern[0] == ':')
		return !s->file->archive && glob_match(&script->globs, pattern + 1, str_from(s->file->name));
	bool matches;
	if (n && pattern[n - 1] == ':')
		matches = s->file->archive && glob_match(&script->globs, arena_strz(script->arena, (struct str){pattern, n - 1}),
			str_from(s->file->archive));
	else
		matches = glob_match(&script->globs, pattern, str_from(file_name(script, s)));
	arena_undo(script->arena, before);
	return matches;
}

static bool
is_excluded(struct script *script, const struct section_pattern *p, const struct insec *s)
{
	for (const struct script_word *w = p->exclude; w; w = w->next) {
		if (matches_file(script, w->text.p, s))
			return true;
	}
	return false;
}

static bool
matches_pattern(struct script *script, const struct section_pattern *p, const struct insec *s)
{
	return glob_match(&script->globs, p->text.p, str_from(s->name)) && !is_excluded(script, p, s);
}

/* only: the only pattern that may match; NULL: any may. */
static bool
matches_inputs(struct script *script, const struct input_pattern *in, const struct section_pattern *only, const struct insec *s)
{
	bool any = only ? matches_pattern(script, only, s) : !in->patterns;

	if (only)
		return any && matches_file(script, in->file.p, s);
	for (const struct section_pattern *p = in->patterns; p && !any; p = p->next)
		any = matches_pattern(script, p, s);
	return any && matches_file(script, in->file.p, s);
}

static const struct section_command *
find_match(struct script *script, const struct insec *s)
{
	struct script_position at = {0};
	const struct script_input *in;

	while ((in = script_index_next(script, str_from(s->name), &at)))
		if (matches_inputs(script, in->pattern, at.pattern, s))
			return in->section;
	return NULL;
}

bool
script_keeps(struct script *script, const struct insec *s)
{
	struct script_position at = {0};
	const struct script_input *in;

	while ((in = script_index_next(script, str_from(s->name), &at)))
		if (in->pattern->keep && matches_inputs(script, in->pattern, at.pattern, s))
			return true;
	return false;
}

/* Discards a section and its followers (SHF_LINK_ORDER). */
static void
discard_section(struct insec *s)
{
	s->live = false;
	for (struct insec *f = s->followers; f; f = f->next_follower) {
		if (f->live)
			discard_section(f);
	}
}

static void
list_live(struct script *script)
{
	size_t n = 0;

	for (size_t i = 0; i < script->inputs->nsections; i++) {
		if (script->inputs->sections[i]->live)
			script->inputs->sections[n++] = script->inputs->sections[i];
	}
	script->inputs->nsections = n;
}

void
script_discard(struct script *script)
{
	if (!script->read)
		return;
	for (size_t i = 0; i < script->inputs->nsections; i++) {
		struct insec *s = script->inputs->sections[i];
		const struct section_command *c = find_match(script, s);

		if (c && c->discard)
			discard_section(s);
	}
	list_live(script);
}

/* Returns the priority at the end of a section's name; lower priorities are sorted first. Priorities in .ctors and .dtors are
 * reversed, because these sections are executed from the end to the beginning. */
static uint32_t
priority(const struct insec *s)
{
	const char *dot = strrchr(s->name, '.');
	char *end;
	unsigned long v = dot && dot[1] >= '0' && dot[1] <= '9' ? strtoul(dot + 1, &end, 10) : 65536;
	bool backwards = dot && dot - s->name == 6 && (strncmp(s->name, ".ctors", 6) == 0 || strncmp(s->name, ".dtors", 6) == 0);

	if (v < 65536 && *end)
		v = 65536;
	return (uint32_t)(backwards && v < 65536 ? 65535 - v : v);
}

static int
compare_sections(const struct insec *a, const struct insec *b, enum sort_order order)
{
	switch (order) {
	case SORT_BY_NAME: return strcmp(a->name, b->name);
	case SORT_BY_ALIGNMENT: return a->align > b->align ? -1 : a->align < b->align;
	case SORT_BY_PRIORITY: return priority(a) < priority(b) ? -1 : priority(a) > priority(b);
	case SORT_DEFAULT:
	case SORT_NOTHING: break;
	}
	return 0;
}

struct sorted_section {
	struct insec *sec;
	size_t number;
	enum sort_order outer, inner;
};

static int
compare_ordered(const void *a, const void *b)
{
	const struct sorted_section *x = a, *y = b;
	int c = compare_sections(x->sec, y->sec, x->outer);

	if (!c)
		c = compare_sections(x->sec, y->sec, x->inner);
	return c ? c : x->number < y->number ? -1 : x->number > y->number;
}

static void
sort_sections(struct insec **v, size_t n, enum sort_order outer, enum sort_order inner)
{
	if (outer == SORT_DEFAULT || outer == SORT_NOTHING)
		return;
	struct sorted_section *o = array_make(n, sizeof *o);
	for (size_t i = 0; i < n; i++)
		o[i] = (struct sorted_section){v[i], i, outer, inner};
	if (n)
		qsort(o, n, sizeof *o, compare_ordered);
	for (size_t i = 0; i < n; i++)
		v[i] = o[i].sec;
	alloc_free(o);
}

static void
add_matched(struct input_pattern *in, struct section_command *to, struct insec *s)
{
	s->command = to;
	*APPEND(in->ins, in->n, in->cap) = s;
}

/* Numbers of sections. */
struct matched_sections {
	uint32_t *v;
	size_t n, cap;
};

/* The sections that are matched, by their names. */
struct named_sections {
	struct map names; /* maps a name to the number of the first section, plus 1 */
	uint32_t *next;   /* for each section, the number of the next one of the same name, plus 1 */
};

static struct named_sections
name_sections(const struct inputs *inputs)
{
	struct named_sections named = {.next = array_make(inputs->nsections, sizeof *named.next)};

	for (uint32_t i = (uint32_t)inputs->nsections; i-- > 0;) {
		uint32_t *first = map_put(&named.names, str_from(inputs->sections[i]->name), NULL);

		named.next[i] = *first;
		*first = i + 1;
	}
	return named;
}

/* Lists the sections that a pattern without wildcards matches. Removes those that earlier output sections contain from the list of
 * their name. */
static void
list_named(struct script *script, struct named_sections *named, const struct section_command *to, const struct section_pattern *p,
	struct matched_sections *out)
{
	uint32_t *at = map_get(&named->names, p->text);

	while (at && *at) {
		const struct insec *s = script->inputs->sections[*at - 1];

		if (s->command && s->command != to) {
			*at = named->next[*at - 1];
			continue;
		}
		if (!is_excluded(script, p, s))
			*APPEND(out->v, out->n, out->cap) = *at - 1;
		at = &named->next[*at - 1];
	}
}

/* Lists the sections whose names and files a group of patterns matches, in their order. Returns false if a pattern has wildcards. */
static bool
list_matching(struct script *script, struct named_sections *named, const struct section_command *to, const struct section_pattern *first,
	const struct section_pattern *end, struct matched_sections *out)
{
	for (const struct section_pattern *p = first; p != end; p = p->next)
		if (glob_is(p->text.p))
			return false;
	for (const struct section_pattern *p = first; p != end; p = p->next)
		list_named(script, named, to, p, out);
	out->n = array_sort_unique(out->v, out->n, sizeof *out->v, array_compare32);
	return true;
}

/* Matches a group of patterns that are sorted together: adjacent patterns without SORT, or the patterns within one SORT. first is
 * the first pattern of the group. Returns the pattern after the group. */
static const struct section_pattern *
match_group(struct script *script, struct named_sections *named, struct input_pattern *in, struct section_command *to,
	const struct section_pattern *first)
{
	const struct section_pattern *end = first->next;
	struct matched_sections some = {0};
	size_t before = in->n;

	while (end && (end->with_last || (first->outer == SORT_DEFAULT && end->outer == SORT_DEFAULT)))
		end = end->next;
	bool all = !list_matching(script, named, to, first, end, &some);
	size_t n = all ? script->inputs->nsections : some.n;
	if (!glob_spend(&script->globs, 1 + n / GLOB_COST))
		n = 0;
	for (size_t i = 0; i < n; i++) {
		struct insec *s = script->inputs->sections[all ? i : some.v[i]];
		bool any = !all;

		if (s->command)
			continue;
		for (const struct section_pattern *p = first; p != end && !any; p = p->next)
			any = matches_pattern(script, p, s);
		if (any && matches_file(script, in->file.p, s))
			add_matched(in, to, s);
	}
	alloc_free(some.v);
	if (first->outer == SORT_DEFAULT)
		sort_sections(in->ins + before, in->n - before, script->opt->sort_section, SORT_NOTHING);
	else
		sort_sections(in->ins + before, in->n - before, first->outer,
			first->inner == SORT_DEFAULT ? script->opt->sort_section : first->inner);
	return end;
}

static void
match_inputs(struct script *script, struct named_sections *named, struct input_pattern *in, struct section_command *to)
{
	for (size_t i = 0; i < script->inputs->nsections && !in->patterns; i++) {
		if (!script->inputs->sections[i]->command && matches_file(script, in->file.p, script->inputs->sections[i]))
			add_matched(in, to, script->inputs->sections[i]);
	}
	if (!in->patterns)
		sort_sections(in->ins, in->n, script->opt->sort_section, SORT_NOTHING);
	for (const struct section_pattern *p = in->patterns; p;)
		p = match_group(script, named, in, to, p);
}

/* Applies ONLY_IF_RO and ONLY_IF_RW. If the matched sections do not meet the constraint, cancels their assignment, so
 * that later patterns can match them, and moves the body of the output section to left_out. */
static void
check_constraint(struct section_command *c)
{
	bool writable = false, fits = true;

	for (const struct command *b = c->body.first; b; b = b->next) {
		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n; i++)
			writable |= (b->inputs.ins[i]->flags & SHF_WRITE) != 0;
	}
	if (c->constraint != ANY_SECTIONS)
		fits = writable == (c->constraint == ONLY_WRITABLE);
	for (struct command *b = c->body.first; b && !fits; b = b->next) {
		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n; i++)
			b->inputs.ins[i]->command = NULL;
		b->inputs.n = 0;
	}
	if (!fits) {
		c->left_out = c->body.first;
		c->body.first = NULL;
	}
}

static void
set_state(struct command *c, enum symbol_state state)
{
	for (; c; c = c->next) {
		if (c->kind == COMMAND_ASSIGN && c->assign.symbol)
			c->assign.symbol->state = state;
		if (c->kind == COMMAND_SECTION)
			set_state(c->section.body.first, state);
	}
}

/* Drops the symbols that only the left-out body of a section defines. Reports an error for each of them that is referenced
 * outside of the script. */
static void
drop_left_out(struct script *script, struct section_command *s)
{
	for (struct command *b = s->left_out; b; b = b->next) {
		struct link_symbol *y = b->kind == COMMAND_ASSIGN ? b->assign.symbol : NULL;

		if (!y || y->state != SYMBOL_UNDEFINED)
			continue;
		if (b->assign.named)
			diag_error(script->diag, b->at, "%s is undefined: ONLY_IF_RO or ONLY_IF_RW leaves its section out", y->name.p);
		y->state = SYMBOL_NONE;
		y->dynamic = false;
	}
}

/* Undefines the symbols that are assigned only in output sections that ONLY_IF_RO or ONLY_IF_RW leaves out. */
static void
undefine_left_out(struct script *script)
{
	struct command *const lists[] = {script->overwrites.first, script->commands.first};

	for (size_t i = 0; i < 2; i++) {
		for (struct command *c = lists[i]; c; c = c->next)
			set_state(c->section.left_out, SYMBOL_UNDEFINED);
	}
	for (size_t i = 0; i < 2; i++)
		set_state(lists[i], SYMBOL_DEFINED);
	for (size_t i = 0; i < 2; i++) {
		for (struct command *c = lists[i]; c; c = c->next)
			drop_left_out(script, &c->section);
	}
}

static void
match_all(struct script *script, struct named_sections *named, const struct commands *list)
{
	for (struct command *c = list->first; c; c = c->next) {
		if (c->kind != COMMAND_SECTION)
			continue;
		for (struct command *b = c->section.body.first; b; b = b->next) {
			if (b->kind == COMMAND_INPUTS)
				match_inputs(script, named, &b->inputs, &c->section);
		}
		check_constraint(&c->section);
	}
}

void
script_match(struct script *script)
{
	if (!script_rules(script))
		return;
	struct named_sections named = name_sections(script->inputs);
	match_all(script, &named, &script->overwrites);
	match_all(script, &named, &script->commands);
	map_free(&named.names);
	alloc_free(named.next);
	undefine_left_out(script);
	/* Only synthetic sections can still match /DISCARD/; script_discard() has removed all other matching sections. */
	for (size_t i = 0; i < script->inputs->nsections; i++) {
		struct insec *s = script->inputs->sections[i];

		s->live = !s->command || !s->command->discard;
	}
	list_live(script);
}
