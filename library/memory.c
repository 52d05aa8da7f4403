/* Implements amdgcn_sequence(): writes the instructions of an ordering as text. */
#include "library/inside.h"

#include <stdio.h>
#include <string.h>

#include "common/analysis/memory/fence.h"
#include "common/base/file/buf.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_ORDERED_##theirs == (int)FENCE_##ours, "the header has the operations")
SAME(FENCE, ALONE);
SAME(LOAD, LOAD);
SAME(STORE, STORE);
SAME(ATOMIC, ATOMIC);
SAME(RETURN, RETURNS);

/* The arguments and the result of one call of amdgcn_sequence(). */
struct ordering_call {
	const struct isa *isa;
	struct amdgcn_ordering ordering;
	struct amdgcn_sequence *out;
	char *why;
	size_t nwhy;
	bool ok;
};

static bool
fail(struct ordering_call *c, const char *what, struct str word)
{
	snprintf(c->why, c->nwhy, "'%.*s' is not %s", STR_ARG(word), what);
	return false;
}

/* Sets *number to the index of a word in the list that name() enumerates. If the list lacks the word, stores the reason in c->why
 * and returns false. */
static bool
find_word(struct ordering_call *c, const char *(*name)(unsigned i), const char *what, const char *word, uint8_t *number)
{
	for (unsigned i = 0; name(i); i++)
		if (strcmp(name(i), word) == 0) {
			*number = (uint8_t)i;
			return true;
		}
	return fail(c, what, str_from(word));
}

static bool
find_spaces(struct ordering_call *c, uint8_t *spaces)
{
	const char *p = c->ordering.spaces;

	if (!p)
		*spaces = (1 << REGION_COUNT) - 1;
	while (p && *p) {
		struct str word = {p, strcspn(p, ",")};
		unsigned regions = 0;
		const char *name;

		for (unsigned i = 0; (name = fence_space_word(i, &regions)) && !str_eqz(word, name);)
			i++;
		if (!name)
			return fail(c, "an address space", word);
		*spaces |= (uint8_t)regions;
		p += word.n + (p[word.n] == ',');
	}
	return true;
}

static bool
find_request(struct ordering_call *c, struct fence_request *r)
{
	*r = (struct fence_request){.operation = (uint8_t)c->ordering.operation, .one_as = c->ordering.one_as,
		.unmarked = c->ordering.unmarked};
	if (!find_word(c, fence_ordering_name, "an ordering", c->ordering.ordering ? c->ordering.ordering : "", &r->ordering) ||
			!find_word(c, fence_scope_name, "a scope", c->ordering.scope ? c->ordering.scope : "system", &r->scope) ||
			!find_spaces(c, &r->spaces))
		return false;
	if ((unsigned)c->ordering.operation < FENCE_OPERATIONS && fence_allows(r->operation, r->ordering))
		return true;
	snprintf(c->why, c->nwhy, "the operation cannot be %s", c->ordering.ordering);
	return false;
}

static void
put_items(const struct isa *isa, const struct fence_item *items, unsigned n, char text[AMDGCN_SEQUENCE])
{
	size_t at = strlen(text);
	struct buf b = {0};

	for (unsigned i = 0; i < n; i++)
		fence_print(isa, &items[i], &b);
	snprintf(text + at, AMDGCN_SEQUENCE - at, "%.*s", (int)b.n, (const char *)b.p);
	buf_free(&b);
}

static void
find_sequence(void *user)
{
	struct ordering_call *c = user;
	struct amdgcn_sequence *out = c->out;
	struct fence_request r;
	size_t n = 0;

	if (!find_request(c, &r))
		return;
	struct fence_sequence s;
	fence_find(c->isa, &r, &s);
	*out->before = *out->modifiers = *out->after = 0;
	put_items(c->isa, s.before, s.nbefore, out->before);
	put_items(c->isa, s.after, s.nafter, r.operation == FENCE_ALONE ? out->before : out->after);
	for (unsigned i = 0; r.operation != FENCE_ALONE && i < POLICY_COUNT; i++)
		if (s.modifiers & 1 << i)
			n += (size_t)snprintf(out->modifiers + n, sizeof out->modifiers - n, " %s", fence_policy_name(i));
	c->ok = true;
}

int
amdgcn_sequence(const struct amdgcn_processor *p, const struct amdgcn_ordering *ordering, struct amdgcn_sequence *out, char *why,
	size_t nwhy)
{
	struct ordering_call c = {.isa = &p->isa, .out = out, .why = why, .nwhy = nwhy};

	memcpy(&c.ordering, ordering, ordering->size < sizeof c.ordering ? ordering->size : sizeof c.ordering);
	struct guard_end end;
	if (!guard_run(find_sequence, &c, &end)) {
		snprintf(why, nwhy, "%s", end.why);
		return 0;
	}
	return c.ok;
}
