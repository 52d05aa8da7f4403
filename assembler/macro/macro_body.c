/* Splits bodies into parts and joins the parts. "\name" is replaced with the value of a parameter, "\()" with nothing, "\@" with
 * the number of the expansion, and "\+" with the iteration count. Under .altmacro, a line "LOCAL a, b" declares names that become
 * a different label in each expansion, as in GNU as; llvm-mc does not support LOCAL. */
#include "assembler/macro/macro_body.h"

#include <stdio.h>
#include <string.h>

#include "assembler/scan/cursor.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { NUMBER_MAX = 24 }; /* maximum size in bytes of a number, or of the name of a LOCAL label */

/* Returns the last part if no substitution follows it yet, or else a new part. */
static struct body_piece *
open_piece(struct pieces *ps)
{
	if (!ps->n || ps->p[ps->n - 1].kind != PIECE_NONE)
		*APPEND(ps->p, ps->n, ps->cap) = (struct body_piece){.text = {"", 0}};
	return &ps->p[ps->n - 1];
}

static void
add_piece(struct pieces *ps, enum piece_kind kind, size_t number)
{
	struct body_piece *p = open_piece(ps);
	p->kind = kind;
	p->number = (uint32_t)number;
	ps->counts |= kind == PIECE_COUNT;
	if (kind == PIECE_PARAM)
		ps->uses[number]++;
	else
		ps->fixed += NUMBER_MAX;
}

static void
add_text(struct pieces *ps, const char *p, const char *end)
{
	struct body_piece *last = open_piece(ps);
	if (p == end)
		return;
	ps->fixed += (size_t)(end - p);
	if (last->text.n && last->text.p + last->text.n != p) {
		last = APPEND(ps->p, ps->n, ps->cap);
		*last = (struct body_piece){0};
	}
	if (!last->text.n)
		last->text.p = p;
	last->text.n += (size_t)(end - p);
}

static bool
add_name(struct pieces *ps, struct str name, const struct macro_param *params, size_t nparams)
{
	for (size_t i = 0; i < nparams; i++)
		if (str_eq(params[i].name, name)) {
			add_piece(ps, PIECE_PARAM, i);
			return true;
		}
	for (size_t i = 0; i < ps->nlocals; i++)
		if (str_eq(ps->locals[i], name)) {
			add_piece(ps, PIECE_LOCAL, i);
			return true;
		}
	return false;
}

static const char *
word_end(const char *p, const char *end)
{
	while (p < end && char_is(*p, CHAR_NAME))
		p++;
	return p;
}

/* Parses "LOCAL a, b" at p, the beginning of a line. Returns the end of the line, or NULL if the line is not a LOCAL. */
static const char *
local_line(struct pieces *ps, const char *p, const char *end)
{
	while (p < end && char_is(*p, CHAR_BLANK))
		p++;
	const char *to = word_end(p, end);
	if (to - p != 5 || to == end || !char_is(*to, CHAR_BLANK))
		return NULL;
	for (int i = 0; i < 5; i++)
		if ((p[i] | 32) != "local"[i])
			return NULL;
	for (p = to;;) {
		while (p < end && (char_is(*p, CHAR_BLANK) || *p == ','))
			p++;
		to = word_end(p, end);
		if (to == p)
			break;
		*APPEND(ps->locals, ps->nlocals, ps->caplocals) = (struct str){p, (size_t)(to - p)};
		p = to;
	}
	while (p < end && *p != '\n')
		p++;
	return p;
}

/* Splits the body at "\@", "\+" or "\()"; any other backslash is plain text. Returns the end of the construct at p. */
static const char *
cut_escape(struct pieces *ps, const char *p, const char *end, unsigned flags)
{
	if (p + 1 < end && p[1] == '@' && flags & EXPAND_MACRO) {
		add_piece(ps, PIECE_INSTANCE, 0);
		return p + 2;
	}
	if (p + 1 < end && p[1] == '+') {
		add_piece(ps, PIECE_COUNT, 0);
		return p + 2;
	}
	if (p + 2 < end && p[1] == '(' && p[2] == ')')
		return p + 3;
	add_text(ps, p, p + 1);
	return p + 1;
}

/* Consumes plain text up to the next character that may need substitution, or to the beginning of the next line. */
static const char *
cut_plain(struct pieces *ps, const char *p, const char *end, unsigned flags)
{
	const char *plain = p++;
	if (!(flags & (EXPAND_BARE | EXPAND_ALTERNATE))) {
		p = memchr(plain, '\\', (size_t)(end - plain));
		add_text(ps, plain, p ? p : end);
		return p ? p : end;
	}
	while (p < end && *p != '\\' && p[-1] != '\n' && !(flags & EXPAND_BARE && char_is(*p, CHAR_NAME)))
		p++;
	add_text(ps, plain, p);
	return p;
}

void
pieces_cut(struct pieces *ps, struct str body, const struct macro_param *params, size_t nparams,
	unsigned flags)
{
	const char *p = body.p, *end = p + body.n;
	ps->uses = array_make(nparams, sizeof *ps->uses);
	ps->nuses = nparams;
	while (p < end) {
		const char *line = NULL, *name = p + (*p == '\\'), *to = name;
		if (flags & EXPAND_ALTERNATE && (p == body.p || p[-1] == '\n'))
			line = local_line(ps, p, end);
		if (*p == '\\' || (flags & EXPAND_BARE && char_is(*p, CHAR_NAME)))
			to = word_end(name, end);
		if (line)
			p = line;
		else if (to > name && add_name(ps, (struct str){name, (size_t)(to - name)}, params, nparams))
			p = to + (flags & EXPAND_ALTERNATE && to < end && *to == '&');
		else if (to > name)
			add_text(ps, p, to), p = to;
		else if (*p == '\\')
			p = cut_escape(ps, p, end, flags);
		else
			p = cut_plain(ps, p, end, flags);
	}
}

static char *
put_number(char *to, uint64_t n)
{
	char digits[NUMBER_MAX];
	unsigned i = NUMBER_MAX;
	do
		digits[--i] = (char)('0' + n % 10);
	while (n /= 10);
	memcpy(to, digits + i, NUMBER_MAX - i);
	return to + NUMBER_MAX - i;
}

/* Copies text, and returns the end of the copy. Short texts are copied inline, because most texts have only a few bytes. */
static inline char *
put_text(char *to, struct str text)
{
	const char *from = text.p;
	size_t n = text.n;
	if (n > 32) {
		memcpy(to, from, n);
	} else if (n >= 16) {
		memcpy(to, from, 16);
		memcpy(to + n - 16, from + n - 16, 16);
	} else if (n >= 8) {
		memcpy(to, from, 8);
		memcpy(to + n - 8, from + n - 8, 8);
	} else if (n >= 4) {
		memcpy(to, from, 4);
		memcpy(to + n - 4, from + n - 4, 4);
	} else if (n) {
		to[0] = from[0];
		to[n / 2] = from[n / 2];
		to[n - 1] = from[n - 1];
	}
	return to + n;
}

size_t
pieces_room(const struct pieces *ps, const struct expansion *e)
{
	size_t room = ps->fixed;
	for (size_t i = 0; i < ps->nuses; i++)
		room += ps->uses[i] * e->values[i].n;
	return room;
}

void
pieces_join(const struct pieces *ps, const struct expansion *e, struct buf *out, size_t room)
{
	char *to = (char *)buf_reserve(out, room);
	for (size_t i = 0; i < ps->n; i++) {
		const struct body_piece *p = &ps->p[i];
		to = put_text(to, p->text);
		switch (p->kind) {
		case PIECE_NONE: break;
		case PIECE_PARAM: to = put_text(to, e->values[p->number]); break;
		case PIECE_LOCAL: to += sprintf(to, ".LL%04llx", (unsigned long long)(e->local + p->number)); break;
		case PIECE_INSTANCE: to = put_number(to, e->instance); break;
		case PIECE_COUNT: to = put_number(to, e->count); break;
		}
	}
	out->n = (size_t)(to - (char *)out->p);
}

void
pieces_free(struct pieces *ps)
{
	alloc_free(ps->p);
	alloc_free(ps->uses);
	alloc_free(ps->locals);
	*ps = (struct pieces){0};
}
