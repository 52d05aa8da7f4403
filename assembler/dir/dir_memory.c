/* .amdgcn_fence and .amdgcn_atomic: memory ordering by the rules of common/analysis/memory/rules.tbl. Both directives expand to
 * instructions, which are read like the expansion of a macro.
 *
 *	.amdgcn_fence ordering[, scope[, space ...]]
 *	.amdgcn_atomic ordering, scope[, space ...], instruction
 *
 * The operation and the address space follow from the effects of the instruction. The instruction is matched twice: here, and
 * again when the expansion is assembled. */
#include <stdio.h>
#include <string.h>

#include "assembler/macro/reg_name.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/analysis/memory/fence.h"

enum { LIST_TEXT = 128 };
/* Size in bytes of the largest access that is atomic. */
enum { WHOLE = 8 };

/* Reads a keyword of the directive: names joined by '-'. */
static struct str
take_word(struct cursor *c)
{
	struct str w = cursor_word(c);

	while (c->p < c->end && *c->p == '-') {
		c->p++;
		w.n = (size_t)(c->p - w.p) + cursor_word(c).n;
	}
	return w;
}

/* Returns the index of the word in a list of names, or the number of names if the list does not contain it. */
static unsigned
find_name(const char *(*name)(unsigned), struct str word)
{
	unsigned i = 0;

	while (name(i) && !str_eqz(word, name(i)))
		i++;
	return i;
}

/* Writes the names whose bits are set in the mask `wanted`, as "a, b or c". Returns buf. */
static const char *
list_names(const char *(*name)(unsigned), unsigned wanted, char buf[LIST_TEXT])
{
	unsigned count = 0;
	size_t n = 0;

	while (name(count))
		count++;
	wanted &= (1u << count) - 1;
	buf[0] = 0;
	for (unsigned i = 0; i < count; i++)
		if (wanted & 1 << i) {
			wanted &= ~(1u << i);
			n += (size_t)snprintf(buf + n, LIST_TEXT - n, "%s%s", name(i), !wanted ? "" :
				wanted & (wanted - 1) ? ", " : " or ");
		}
	return buf;
}

static const char *
space_word(unsigned i)
{
	unsigned regions;

	return fence_space_word(i, &regions);
}

/* Returns the orderings that an operation can have, as bits 1 << ORDERING_…. */
static unsigned
orderings_of(unsigned operation)
{
	unsigned found = 0;

	for (unsigned i = 0; i < ORDERING_COUNT; i++)
		found |= (unsigned)fence_allows(operation, i) << i;
	return found;
}

struct ordering_request {
	struct fence_request fence;
	struct loc ordering, space[REGION_COUNT];
	struct str scope; /* scope as written in the source */
};

static bool
take_ordering(struct reg_names *names, struct cursor *c, unsigned allowed, struct ordering_request *r)
{
	r->ordering = lex_loc(&names->in->source.lexer, c->p);
	struct str word = take_word(c);
	unsigned found = find_name(fence_ordering_name, word);
	if (found < ORDERING_COUNT && allowed & 1 << found) {
		r->fence.ordering = (uint8_t)found;
		return true;
	}
	char list[LIST_TEXT];
	list_names(fence_ordering_name, allowed, list);
	if (!word.n)
		diag_error(names->in->diag, r->ordering, "expected an ordering: %s", list);
	else if (found < ORDERING_COUNT)
		diag_error(names->in->diag, r->ordering, "a fence cannot be %.*s; expected %s", STR_ARG(word), list);
	else
		diag_error(names->in->diag, r->ordering, "'%.*s' is not an ordering; expected %s", STR_ARG(word), list);
	return false;
}

/* Parses a scope. A scope applies to all address spaces. With the suffix "-one-as", as in "agent-one-as", it applies only to the
 * accessed address spaces. "one-as" alone is the system scope. */
static bool
take_scope(struct reg_names *names, struct cursor *c, struct ordering_request *r)
{
	static const char one_as[] = "one-as";
	struct loc loc = lex_loc(&names->in->source.lexer, c->p);
	struct str word = r->scope = take_word(c), scope = word;

	r->fence.one_as = str_ends(word, one_as);
	if (r->fence.one_as) {
		scope.n -= sizeof one_as - 1;
		if (scope.n > 1 && scope.p[scope.n - 1] == '-')
			scope.n--;
		else if (scope.n)
			scope = word;
	}
	unsigned found = r->fence.one_as && !scope.n ? SCOPE_system : find_name(fence_scope_name, scope);
	if (found < SCOPE_COUNT) {
		r->fence.scope = (uint8_t)found;
		return true;
	}
	char list[LIST_TEXT];
	list_names(fence_scope_name, ~0u, list);
	diag_error(names->in->diag, loc, word.n ? "'%.*s' is not a scope; expected %s, with -one-as or without" :
		"expected a scope%.*s: %s, with -one-as or without", STR_ARG(word), list);
	return false;
}

static void
report_space(struct reg_names *names, struct loc loc, struct str word)
{
	char list[LIST_TEXT];

	list_names(space_word, ~0u, list);
	diag_error(names->in->diag, loc, word.n ? "'%.*s' is not an address space; expected %s" : "expected an address space%.*s: %s",
		STR_ARG(word), list);
}

/* Parses address spaces, each after a comma. Stops before the comma that precedes any other word, because that word
 * begins an instruction. If a comma follows the word directly, it is no instruction: reports an error and returns
 * false. */
static bool
take_spaces(struct reg_names *names, struct cursor *c, struct ordering_request *r)
{
	for (struct cursor next = *c; cursor_pass(&next, ','); *c = next) {
		struct loc loc = lex_loc(&names->in->source.lexer, next.p);
		struct str word = take_word(&next);

		cursor_space(&next);
		unsigned regions;
		if (!fence_space_word(find_name(space_word, word), &regions)) {
			bool is_space = word.n && next.p < next.end && *next.p == ',';

			if (is_space)
				report_space(names, loc, word);
			return !is_space;
		}
		for (unsigned i = 0; i < REGION_COUNT; i++)
			if (regions & 1 << i)
				r->space[i] = loc;
		r->fence.spaces |= (uint8_t)regions;
	}
	return true;
}

static void
print_items(const struct reg_names *names, const struct fence_item *items, unsigned n, struct buf *out)
{
	for (unsigned i = 0; i < n; i++)
		fence_print(&names->in->id.isa, &items[i], out);
}

/* Pushes the text of the sequence onto the input. insn is the instruction within the sequence, or NULL for a fence. Messages show
 * the instruction or, for a fence, the directive in place of the sequence. */
static void
expand(struct reg_names *names, const struct dir *d, const struct statement *st, const struct fence_sequence *s,
	const struct diag_body *insn, unsigned modifiers)
{
	const struct diag_body name = {.text = st->name, .at = st->loc};
	struct buf out = {0};

	print_items(names, s->before, s->nbefore, &out);
	if (insn) {
		buf_put(&out, insn->text.p, insn->text.n);
		for (unsigned i = 0; i < POLICY_COUNT; i++)
			if (modifiers & 1 << i)
				buf_printf(&out, " %s", fence_policy_name(i));
		buf_put(&out, "\n", 1);
	}
	print_items(names, s->after, s->nafter, &out);
	if (out.n && input_text(&names->in->source, SOURCE_SEQUENCE, d->name, &out, st->loc, 0))
		diag_source_body(names->in->diag, insn ? insn : &name, NULL);
}

static void
find_sequence(const struct reg_names *names, struct ordering_request *r, struct fence_sequence *s)
{
	r->fence.unmarked = names->in->id.os == OBJECT_OS_AMDPAL || names->in->id.os == OBJECT_OS_MESA3D;
	fence_find(&names->in->id.isa, &r->fence, s);
}

void
dir_fence(struct reg_names *names, const struct dir *d, struct statement *st)
{
	struct ordering_request r = {.fence = {.operation = FENCE_ALONE, .scope = SCOPE_system}};
	struct cursor c = cursor_line(&names->in->source);

	if (!take_ordering(names, &c, orderings_of(FENCE_ALONE), &r))
		return;
	cursor_space(&c);
	if (cursor_pass(&c, ',')) {
		if (!take_scope(names, &c, &r))
			return;
		cursor_space(&c);
		if (!take_spaces(names, &c, &r))
			return;
	}
	if (cursor_pass(&c, ',')) {
		struct loc loc = lex_loc(&names->in->source.lexer, c.p);

		report_space(names, loc, take_word(&c));
		return;
	}
	if (!cursor_ends(&names->in->source, &c, d->name) || !processor_known(names->in, st->loc))
		return;
	if (!r.fence.spaces)
		r.fence.spaces = (1 << REGION_COUNT) - 1;
	struct fence_sequence s;
	find_sequence(names, &r, &s);
	expand(names, d, st, &s, NULL, 0);
}

static bool
read_insn(struct reg_names *names, const char *at, struct statement *st, struct assembled *made)
{
	lex_seek(&names->in->source.lexer, at);
	lex_begin(&names->in->source.lexer);
	struct str rest;
	struct node head;
	if (lex_head(&names->in->source.lexer, &head) != WORD_HEAD || head.text.p[0] == '.') {
		diag_error(names->in->diag, lex_loc(&names->in->source.lexer, at), "expected an instruction");
		lex_seek(&names->in->source.lexer, at);
		lex_line(&names->in->source.lexer, &rest);
		return false;
	}
	*st = (struct statement){.name = head.text, .loc = head.loc};
	return parse_operands(&names->in->parse, &parse_mode_instruction, st) && processor_known(names->in, st->loc) &&
		(!names->n || reg_names_replace(names, st->operands)) &&
		match_statement(&names->in->match, &names->in->match_names, str_hash(st->name), st, made);
}

/* Determines whether the instruction is a load, a store or an atomic. Reports an error and returns false if the
 * instruction does not support the requested ordering, or cannot access the requested address spaces. */
static bool
check_operation(struct reg_names *names, const struct statement *st, const struct assembled *made, struct ordering_request *r)
{
	static const char *const what[] = {[FENCE_LOAD] = "a load", [FENCE_STORE] = "a store", [FENCE_ATOMIC] = "an atomic",
		[FENCE_RETURNS] = "an atomic"};
	const struct insn_effects *e = insn_effects(&names->in->id.isa, &made->insn);
	uint8_t accessed;

	r->fence.operation = (uint8_t)fence_operation_of(e, &accessed);
	if (r->fence.operation == FENCE_ALONE) {
		diag_error(names->in->diag, st->loc, !e->memory ? "'%.*s' accesses no memory" : e->issue == ISSUE_smem ?
			"'%.*s' uses the scalar cache, whose accesses cannot be ordered" :
			"'%.*s' is not a load, store or atomic that can be ordered", STR_ARG(st->name));
		return false;
	}
	if (e->bytes > WHOLE) {
		diag_error(names->in->diag, st->loc, "'%.*s' accesses %u bytes; at most %d are accessed as a whole", STR_ARG(st->name), e->bytes,
			WHOLE);
		return false;
	}
	char list[LIST_TEXT];
	if (!fence_allows(r->fence.operation, r->fence.ordering)) {
		diag_error(names->in->diag, r->ordering, "%s cannot be %s; expected %s", what[r->fence.operation],
			fence_ordering_name(r->fence.ordering), list_names(fence_ordering_name, orderings_of(r->fence.operation), list));
		return false;
	}
	for (unsigned i = 0; i < REGION_COUNT; i++)
		if (r->fence.spaces & ~fence_possible(e) & 1 << i) {
			diag_error(names->in->diag, r->space[i], "'%.*s' does not access this address space; it accesses %s", STR_ARG(st->name),
				list_names(space_word, fence_possible(e), list));
			return false;
		}
	if (!r->fence.spaces)
		r->fence.spaces = accessed;
	return true;
}

/* Returns the node of a modifier, regardless of its value, or NULL if the instruction does not have the modifier. */
static const struct node *
find_modifier(const struct statement *st, const char *text)
{
	const struct str name = {text, strcspn(text, ":")};
	const struct node *n = st->operands;

	while (n && !((n->kind == NODE_NAME || n->kind == NODE_MOD) && str_eq(n->text, name)))
		n = n->next;
	return n;
}

/* Sets *missing to the modifiers that must be added. Reports an error and returns false if a modifier of the instruction
 * contradicts the required modifiers. */
static bool
check_modifiers(struct reg_names *names, const struct statement *st, const struct assembled *made, const struct ordering_request *r,
	unsigned wanted, unsigned *missing)
{
	unsigned all = fence_policies(&names->in->id.isa, r->fence.operation), has = fence_policies_of(&made->insn, all);

	*missing = wanted & ~has;
	char no[16], list[LIST_TEXT];
	for (unsigned i = 0; i < POLICY_COUNT && r->fence.ordering != ORDERING_unordered; i++) {
		const char *name = fence_policy_name(i);
		const struct node *n = NULL;

		snprintf(no, sizeof no, "no%s", name);
		if (has & ~wanted & 1 << i)
			n = find_modifier(st, name);
		else if (*missing & 1 << i)
			n = find_modifier(st, strchr(name, ':') ? name : no);
		if (!n)
			continue;
		list_names(fence_policy_name, wanted, list);
		diag_error(names->in->diag, n->loc, "'%.*s' contradicts the scope '%.*s', for which this instruction needs %s", STR_ARG(n->text),
			STR_ARG(r->scope), wanted ? list : "no such modifier");
		return false;
	}
	return true;
}

static bool
take_comma(struct reg_names *names, struct cursor *c, const char *what)
{
	cursor_space(c);
	if (cursor_pass(c, ','))
		return true;
	diag_error(names->in->diag, lex_loc(&names->in->source.lexer, c->p), "expected a comma and %s", what);
	return false;
}

void
dir_atomic(struct reg_names *names, const struct dir *d, struct statement *st)
{
	struct ordering_request r = {.fence = {.operation = FENCE_ALONE}};
	struct cursor c = cursor_line(&names->in->source);

	if (!take_ordering(names, &c, ~0u, &r) || !take_comma(names, &c, "a scope") || !take_scope(names, &c, &r))
		return;
	cursor_space(&c);
	if (!take_spaces(names, &c, &r) || !take_comma(names, &c, "an instruction"))
		return;
	struct assembled made;
	struct statement insn;
	if (!read_insn(names, c.p, &insn, &made) || !check_operation(names, &insn, &made, &r))
		return;
	struct fence_sequence s;
	find_sequence(names, &r, &s);
	unsigned missing;
	if (!check_modifiers(names, &insn, &made, &r, s.modifiers, &missing))
		return;
	struct diag_body body = {.text = {insn.name.p, insn.end.pos - insn.loc.pos}, .at = insn.loc};
	while (char_is(body.text.p[body.text.n - 1], CHAR_BLANK))
		body.text.n--;
	expand(names, d, st, &s, &body, missing);
}
