/* The directive .pseudoprobe. */
#include "assembler/debug/dwarf.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"

/* Reads a decimal number up to `most`. Returns false after an error. */
static bool
number(struct dwarf *dwarf, struct cursor *c, const char *what, uint64_t most, uint64_t *value)
{
	const char *from = c->p;
	bool fits = true;

	*value = 0;
	for (; c->p < c->end && *c->p >= '0' && *c->p <= '9'; c->p++) {
		unsigned digit = (unsigned)(*c->p - '0');

		fits &= digit <= most && *value <= (most - digit) / 10;
		*value = *value * 10 + digit;
	}
	if (fits && c->p > from) {
		cursor_blanks(c);
		return true;
	}
	diag_error(dwarf->in->diag, lex_loc(&dwarf->in->source.lexer, from), "expected %s, a number from 0 to %llu", what,
		(unsigned long long)most);
	return false;
}

static bool
small_number(struct dwarf *dwarf, struct cursor *c, const char *what, uint32_t most, uint32_t *value)
{
	uint64_t large;
	bool ok = number(dwarf, c, what, most, &large);

	*value = (uint32_t)large;
	return ok;
}

/* Reads the inlined calls, "@ GUID:INDEX" each. Returns false after an error. */
static bool
inlined_calls(struct dwarf *dwarf, struct cursor *c, struct probe *p)
{
	struct buf *found = &dwarf->in->scratch;
	const char *from = c->p;

	found->n = 0;
	struct probe_call call;
	for (; cursor_pass(c, '@'); p->ncalls++) {
		if (!number(dwarf, c, "the GUID of a caller", UINT64_MAX, &call.guid))
			return false;
		if (!cursor_pass(c, ':')) {
			diag_error(dwarf->in->diag, lex_loc(&dwarf->in->source.lexer, c->p), "expected ':' and the index of the call");
			return false;
		}
		if (!small_number(dwarf, c, "the index of the call", UINT32_MAX, &call.index))
			return false;
		buf_put(found, &call, sizeof call);
	}
	if (p->ncalls > PROBE_DEPTH) {
		diag_error(dwarf->in->diag, lex_loc(&dwarf->in->source.lexer, from), "more than %d inlined calls", PROBE_DEPTH);
		return false;
	}
	struct probe_call *calls = arena_alloc(&dwarf->in->arena, found->n + 1);
	if (found->n)
		memcpy(calls, found->p, found->n);
	p->calls = calls;
	return true;
}

void
dir_probe(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&dwarf->in->source);
	struct probe p = {.loc = input_file_loc(&dwarf->in->source, st->loc)};
	uint32_t type, attributes;

	if (!number(dwarf, &c, "the GUID of a function", UINT64_MAX, &p.guid) ||
		!small_number(dwarf, &c, "the index of the probe", UINT32_MAX, &p.index) ||
		!small_number(dwarf, &c, "the type of the probe", PROBE_TYPES - 1, &type) ||
		!small_number(dwarf, &c, "attributes", PROBE_ATTRIBUTES - 1, &attributes))
		return;
	if (attributes & PROBE_SENTINEL) {
		diag_error(dwarf->in->diag, st->loc, "attribute %d: the assembler writes the sentinels of functions itself", PROBE_SENTINEL);
		return;
	}
	if (attributes & PROBE_DISCRIMINATED && !small_number(dwarf, &c, "the discriminator", UINT32_MAX, &p.discriminator))
		return;
	p.type = (uint8_t)type;
	p.attributes = (uint8_t)attributes;
	if (!inlined_calls(dwarf, &c, &p))
		return;
	struct str name = cursor_word(&c);
	cursor_blanks(&c);
	if (!name.n)
		diag_error(dwarf->in->diag, lex_loc(&dwarf->in->source.lexer, c.p), "%s needs the symbol of its function", d->name);
	else if (cursor_ends(&dwarf->in->source, &c, d->name))
		probe_add(dwarf, sym_get(&dwarf->in->values, name, st->loc), p);
}
