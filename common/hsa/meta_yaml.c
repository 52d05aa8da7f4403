/* Metadata as YAML. libyaml parses; scalars get LLVM's meaning: what reads as an integer or a truth
 * value is one, quoted or not, until the schema says that it is a string. Printing follows the
 * layout of llvm::yaml::Output. */
#include "common/hsa/meta.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "common/hsa/meta_flow.h"

enum { DEPTH = 30, KEY_WIDTH = 16 };

struct reader {
	yaml_parser_t parser;
	struct arena *arena;
	struct str text;
	struct loc base;
	size_t index, byte; /* the same place in characters and in bytes */
	/* The first error. */
	const char *why;
	size_t at;                 /* in characters */
	const struct meta *repeat; /* what a repeated key repeats */
	bool syntax;               /* it is libyaml's */
};

/* libyaml counts characters, locations count bytes. */
static struct loc
place(struct reader *r, size_t index)
{
	if (!r->base.pos)
		return r->base;
	if (index < r->index)
		r->index = r->byte = 0;
	while (r->index < index && r->byte < r->text.n) {
		r->byte++;
		while (r->byte < r->text.n && (r->text.p[r->byte] & 0xc0) == 0x80)
			r->byte++;
		r->index++;
	}
	return (struct loc){r->base.pos + (uint32_t)r->byte};
}

/* The line that a character is in, from 1. */
static unsigned
line_of(const struct reader *r, size_t index)
{
	unsigned line = 1;

	for (size_t byte = 0; byte < r->text.n && index; byte++) {
		line += r->text.p[byte] == '\n';
		index -= (r->text.p[byte] & 0xc0) != 0x80;
	}
	return line;
}

static void
fail(struct reader *r, size_t index, const char *why)
{
	if (r->why)
		return;
	r->why = why;
	r->at = index;
}

/* Unsigned digits with a prefix that tells the base, all of s. */
static bool
parse_unsigned(struct str s, uint64_t *value)
{
	unsigned base = 10;

	if (s.n > 1 && s.p[0] == '0') {
		char c = (char)tolower((unsigned char)s.p[1]);
		unsigned skip = c == 'x' || c == 'b' || c == 'o' ? 2 : 1;

		base = c == 'x' ? 16 : c == 'b' ? 2 : 8;
		if (skip == 1 && !isdigit((unsigned char)c))
			return false;
		s.p += skip;
		s.n -= skip;
	}
	*value = 0;
	for (size_t i = 0; i < s.n; i++) {
		int c = tolower((unsigned char)s.p[i]);
		unsigned digit = isdigit(c) ? (unsigned)(c - '0') : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a' + 10) : 99;

		if (digit >= base || *value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return s.n > 0;
}

static bool
parse_integer(struct meta *m, struct str s)
{
	uint64_t value;

	if (s.n && s.p[0] == '-') {
		if (!parse_unsigned((struct str){s.p + 1, s.n - 1}, &value) || value > UINT64_C(1) << 63)
			return false;
		m->kind = META_INT;
		m->num = (int64_t)(0 - value);
		/* Zero has no sign. */
		if (!value)
			m->kind = META_UINT;
		return true;
	}
	if (!parse_unsigned(s, &value))
		return false;
	m->kind = META_UINT;
	m->unum = value;
	return true;
}

static bool
is_word(struct str s, const char *const *words)
{
	for (; *words; words++)
		if (str_eqz(s, *words))
			return true;
	return false;
}

static bool
parse_bool(struct meta *m, struct str s)
{
	static const char *const yes[] = {"true", "True", "TRUE", "y", "Y", "yes", "Yes", "YES", "on", "On", "ON",
		NULL};
	static const char *const no[] = {"false", "False", "FALSE", "n", "N", "no", "No", "NO", "off", "Off",
		"OFF", NULL};

	if (!is_word(s, yes) && !is_word(s, no))
		return false;
	m->kind = META_BOOL;
	m->truth = is_word(s, yes);
	return true;
}

static bool
parse_float(struct meta *m, struct str s)
{
	char text[64], *end;

	if (!s.n || s.n >= sizeof text || isspace((unsigned char)s.p[0]))
		return false;
	memcpy(text, s.p, s.n);
	text[s.n] = 0;
	m->real = strtod(text, &end);
	if (*end)
		return false;
	m->kind = META_FLOAT;
	return true;
}

/* The kind of a scalar without a tag. */
static void
resolve(struct meta *m, struct str s, bool plain)
{
	m->text = s;
	if (plain && s.n > 1 && s.p[0] == '+' && parse_unsigned((struct str){s.p + 1, s.n - 1}, &m->unum))
		m->kind = META_UINT;
	else if (!parse_integer(m, s) && !parse_bool(m, s) && !(plain && parse_float(m, s)))
		m->kind = META_STR;
}

static bool
resolve_tagged(struct meta *m, struct str s, const char *tag)
{
	m->text = s;
	if (!strcmp(tag, "!int"))
		return parse_integer(m, s);
	if (!strcmp(tag, "!bool"))
		return parse_bool(m, s);
	if (!strcmp(tag, "!float"))
		return parse_float(m, s);
	m->kind = !strcmp(tag, "!nil") ? META_NIL : META_STR;
	return m->kind == META_NIL || !strcmp(tag, "!str");
}

/* What looks like an integer is not taken for a float. */
static void
check_integer(struct reader *r, struct str s, size_t index)
{
	size_t sign = s.p[0] == '-';

	if (s.n != sign + strspn(s.p + sign, "0123456789"))
		return;
	fail(r, index, s.p[sign] == '0' ? "the integer begins with 0, so it is octal, but contains a non-octal digit"
		: "the integer does not fit 64 bits");
}

/* A value that is left out is an empty sequence, as LLVM has it. */
static struct meta *
read_scalar(struct reader *r, const yaml_event_t *e)
{
	struct meta *m = arena_alloc(r->arena, sizeof *m);
	struct str s = {(const char *)e->data.scalar.value, e->data.scalar.length};
	const char *tag = (const char *)e->data.scalar.tag;
	bool plain = e->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;

	if (e->data.scalar.anchor)
		fail(r, e->start_mark.index, "anchors are not allowed here");
	m->loc = place(r, e->start_mark.index);
	s = arena_str(r->arena, s);
	if (!tag || !strcmp(tag, YAML_STR_TAG) || !strcmp(tag, "!"))
		resolve(m, s, plain);
	else if (!resolve_tagged(m, s, tag))
		fail(r, e->start_mark.index, "the value does not match its tag; tags are !int, !bool, !float, "
			"!str and !nil");
	if (!tag && plain && !s.n)
		m->kind = META_ARRAY;
	if (!tag && m->kind == META_FLOAT)
		check_integer(r, s, e->start_mark.index);
	return m;
}

static struct meta *
read_node(struct reader *r, const yaml_event_t *first, int depth);

static bool
next_event(struct reader *r, yaml_event_t *e)
{
	if (r->why)
		return false;
	if (yaml_parser_parse(&r->parser, e))
		return true;
	r->syntax = true;
	fail(r, r->parser.problem_mark.index, r->parser.problem ? r->parser.problem : "unreadable YAML");
	return false;
}

static bool
same_key(const struct meta *a, const struct meta *b)
{
	return a->kind == b->kind && str_eq(a->text, b->text);
}

static void
check_key(struct reader *r, const struct meta *map, const struct meta *key, size_t index)
{
	if (key->kind >= META_ARRAY)
		fail(r, index, "a key must be a scalar");
	for (const struct meta *k = map->first; k != key; k = k->next)
		if (same_key(k, key)) {
			r->repeat = r->why ? r->repeat : k;
			fail(r, index, "the key is repeated");
			return;
		}
}

static struct meta *
read_collection(struct reader *r, const yaml_event_t *first, int depth)
{
	bool map = first->type == YAML_MAPPING_START_EVENT;
	struct meta *m = arena_alloc(r->arena, sizeof *m), **tail = &m->first;
	yaml_event_t e;

	m->kind = map ? META_MAP : META_ARRAY;
	m->loc = place(r, first->start_mark.index);
	if (map ? first->data.mapping_start.anchor : first->data.sequence_start.anchor)
		fail(r, first->start_mark.index, "anchors are not allowed here");
	if (depth == DEPTH)
		fail(r, first->start_mark.index, "nested too deeply");
	while (next_event(r, &e)) {
		size_t index = e.start_mark.index;

		if (e.type == YAML_MAPPING_END_EVENT || e.type == YAML_SEQUENCE_END_EVENT) {
			yaml_event_delete(&e);
			break;
		}
		*tail = read_node(r, &e, depth + 1);
		yaml_event_delete(&e);
		if (map) {
			check_key(r, m, *tail, index);
			if (next_event(r, &e)) {
				(*tail)->value = read_node(r, &e, depth + 1);
				yaml_event_delete(&e);
			}
		}
		tail = &(*tail)->next;
	}
	return m;
}

static struct meta *
read_node(struct reader *r, const yaml_event_t *first, int depth)
{
	switch (first->type) {
	case YAML_SCALAR_EVENT:
		return read_scalar(r, first);
	case YAML_ALIAS_EVENT:
		fail(r, first->start_mark.index, "aliases are not allowed here");
		return arena_alloc(r->arena, sizeof(struct meta));
	default:
		return read_collection(r, first, depth);
	}
}

static struct meta *
read_document(struct reader *r)
{
	struct meta *root = NULL;
	bool end = false;
	yaml_event_t e;

	while (!end && next_event(r, &e)) {
		end = e.type == YAML_STREAM_END_EVENT;
		if (e.type == YAML_SCALAR_EVENT || e.type == YAML_ALIAS_EVENT ||
				e.type == YAML_MAPPING_START_EVENT || e.type == YAML_SEQUENCE_START_EVENT) {
			if (root)
				fail(r, e.start_mark.index, "a second document");
			else
				root = read_node(r, &e, 0);
		}
		yaml_event_delete(&e);
	}
	if (!root)
		fail(r, 0, "the document is empty");
	return root;
}

/* Returns NULL after an error. */
static struct meta *
parse(struct reader *r)
{
	struct meta *root;

	if (!yaml_parser_initialize(&r->parser))
		die("out of memory");
	yaml_parser_set_encoding(&r->parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&r->parser, (const unsigned char *)r->text.p, r->text.n);
	root = read_document(r);
	yaml_parser_delete(&r->parser);
	return r->why ? NULL : root;
}

struct meta *
meta_parse(struct diag *diag, struct arena *arena, struct str text, struct loc base)
{
	struct reader strict = {.arena = arena, .text = text, .base = base}, loose = strict, *r = &strict;
	struct meta *root = parse(r);

	if (strict.syntax) {
		char *copy = arena_strz(arena, text);

		meta_flow_repair(copy, text.n);
		loose.text.p = copy;
		root = parse(&loose);
		r = loose.syntax ? &strict : &loose;
	}
	if (r->why)
		diag_error(diag, place(r, r->at), "%s", r->why);
	if (r->repeat)
		diag_note(diag, r->repeat->loc, "the first is here");
	return root;
}

struct meta *
meta_parse_note(struct arena *arena, struct str text, struct buf *why)
{
	struct reader r = {.arena = arena, .text = text};
	struct meta *root = parse(&r);

	if (r.why)
		buf_printf(why, "line %u: %s", line_of(&r, r.at), r.why);
	return root;
}

enum quotes { QUOTES_NONE, QUOTES_SINGLE, QUOTES_DOUBLE };

static size_t
digits(struct str s, size_t at, const char *set)
{
	while (at < s.n && strchr(set, s.p[at]) && s.p[at])
		at++;
	return at;
}

/* Whether YAML would read it as a number: [-+]?(.d+|d+(.d*)?)([eE][-+]?d+)?, 0o17, 0x1f, .inf, .nan. */
static bool
looks_numeric(struct str s)
{
	static const char *const nan[] = {".nan", ".NaN", ".NAN", NULL};
	static const char *const inf[] = {".inf", ".Inf", ".INF", NULL};
	static const char dec[] = "0123456789";
	size_t at = 0, start;

	if (is_word(s, nan))
		return true;
	if (s.n && (s.p[0] == '-' || s.p[0] == '+'))
		s.p++, s.n--;
	else if (str_starts(s, "0o"))
		return s.n > 2 && digits(s, 2, "01234567") == s.n;
	else if (str_starts(s, "0x"))
		return s.n > 2 && digits(s, 2, "0123456789abcdefABCDEF") == s.n;
	if (is_word(s, inf))
		return true;
	start = digits(s, 0, dec);
	at = start;
	if (at < s.n && s.p[at] == '.')
		at = digits(s, at + 1, dec);
	if (!start && at < 2)
		return false;
	if (at < s.n && (s.p[at] == 'e' || s.p[at] == 'E')) {
		at++;
		if (at < s.n && (s.p[at] == '-' || s.p[at] == '+'))
			at++;
		if (at == s.n)
			return false;
		at = digits(s, at, dec);
	}
	return at == s.n;
}

static enum quotes
quotes_for(struct str s, bool value)
{
	static const char *const words[] = {"null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False",
		"FALSE", NULL};
	enum quotes q = QUOTES_NONE;

	if (!s.n || isspace((unsigned char)s.p[0]) || isspace((unsigned char)s.p[s.n - 1]) ||
			(value && (is_word(s, words) || looks_numeric(s))) ||
			(s.p[0] && strchr("-?:\\,[]{}#&*!|>'\"%@`", s.p[0])))
		q = QUOTES_SINGLE;
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.p[i];

		if (c < 0x80 && (isalnum(c) || (c && strchr("_-^., \t", c))))
			continue;
		if (c < 0x20 || c >= 0x7f)
			return QUOTES_DOUBLE;
		q = QUOTES_SINGLE;
	}
	return q;
}

/* Decodes one UTF-8 character; returns its length, 0 if it is not one. */
static size_t
decode_utf8(struct str s, uint32_t *c)
{
	unsigned char lead = (unsigned char)s.p[0];
	size_t n = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;

	if (!n || n > s.n || lead > 0xf4)
		return 0;
	*c = n == 1 ? lead : lead & (0xffu >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		if (((unsigned char)s.p[i] & 0xc0) != 0x80)
			return 0;
		*c = *c << 6 | ((unsigned char)s.p[i] & 0x3f);
	}
	return n;
}

static void
print_escaped(struct str s, struct buf *out)
{
	static const struct {
		uint32_t c;
		const char *text;
	} names[] = {{'\\', "\\\\"}, {'"', "\\\""}, {0, "\\0"}, {7, "\\a"}, {8, "\\b"}, {9, "\\t"}, {10, "\\n"},
		{11, "\\v"}, {12, "\\f"}, {13, "\\r"}, {27, "\\e"}, {0x85, "\\N"}, {0xa0, "\\_"},
		{0x2028, "\\L"}, {0x2029, "\\P"}};

	for (size_t at = 0, n; at < s.n; at += n) {
		uint32_t c = 0;
		size_t i = 0;

		n = decode_utf8((struct str){s.p + at, s.n - at}, &c);
		while (n && i < sizeof names / sizeof names[0] && names[i].c != c)
			i++;
		if (!n)
			buf_printf(out, "\\u%04X", 0xfffdu), n = 1;
		else if (i < sizeof names / sizeof names[0])
			buf_printf(out, "%s", names[i].text);
		else if (c < 0x20 || c == 0x7f || (c >= 0x80 && c < 0xa0))
			buf_printf(out, "\\x%02X", c);
		else
			buf_put(out, s.p + at, n);
	}
}

static void
print_str(struct str s, bool value, struct buf *out)
{
	enum quotes q = quotes_for(s, value);

	if (q != QUOTES_NONE)
		buf_printf(out, q == QUOTES_SINGLE ? "'" : "\"");
	if (q == QUOTES_DOUBLE)
		print_escaped(s, out);
	else
		for (size_t i = 0; i < s.n; i++) {
			if (q == QUOTES_SINGLE && s.p[i] == '\'')
				buf_printf(out, "'");
			buf_put(out, s.p + i, 1);
		}
	if (q != QUOTES_NONE)
		buf_printf(out, q == QUOTES_SINGLE ? "'" : "\"");
}

static void
print_float(double value, struct buf *out)
{
	char text[40];

	for (int digits17 = 6; digits17 <= 17; digits17++) {
		snprintf(text, sizeof text, "%.*e", digits17, value);
		if (strtod(text, NULL) == value)
			break;
	}
	buf_printf(out, "%s", text);
}

static void
print_scalar(const struct meta *m, bool value, struct buf *out)
{
	struct meta as = {0};

	switch (m->kind) {
	case META_NIL:
		buf_printf(out, "!nil ''");
		break;
	case META_BOOL:
		buf_printf(out, m->truth ? "true" : "false");
		break;
	case META_INT:
		buf_printf(out, "%" PRId64, m->num);
		break;
	case META_UINT:
		buf_printf(out, "%" PRIu64, m->unum);
		break;
	case META_FLOAT:
		print_float(m->real, out);
		break;
	default:
		resolve(&as, m->text, true);
		if (!m->untagged && (as.kind != META_STR || !m->text.n))
			buf_printf(out, "!str ");
		print_str(m->text, value, out);
	}
}

void
meta_print_scalar(const struct meta *m, struct buf *out)
{
	print_scalar(m, false, out);
}

static void
print_spaces(unsigned n, struct buf *out)
{
	buf_fill(out, ' ', n);
}

/* The first line of a node goes where the caller is, others at indent. */
static void
print_node(const struct meta *m, unsigned indent, struct buf *out);

/* A sequence of scalars. */
static void
print_flow(const struct meta *m, struct buf *out)
{
	for (const struct meta *e = m->first; e; e = e->next) {
		buf_printf(out, e == m->first ? "[ " : ", ");
		print_scalar(e, true, out);
	}
	buf_printf(out, " ]");
}

static bool
is_block(const struct meta *m)
{
	return m->kind >= META_ARRAY && m->first && !m->flow;
}

static void
print_entry(const struct meta *key, unsigned indent, struct buf *out)
{
	size_t start = out->n, width;

	print_scalar(key, false, out);
	width = out->n - start;
	buf_printf(out, ":");
	if (is_block(key->value)) {
		buf_printf(out, "\n");
		print_spaces(indent + 2, out);
		print_node(key->value, indent + 2, out);
		return;
	}
	print_spaces(width < KEY_WIDTH ? KEY_WIDTH - (unsigned)width : 1, out);
	print_node(key->value, indent, out);
}

static void
print_node(const struct meta *m, unsigned indent, struct buf *out)
{
	if (!is_block(m)) {
		if (m->flow && m->first)
			print_flow(m, out);
		else if (m->kind == META_ARRAY)
			buf_printf(out, "[]");
		else if (m->kind == META_MAP)
			buf_printf(out, "{}");
		else
			print_scalar(m, true, out);
		buf_printf(out, "\n");
		return;
	}
	for (const struct meta *e = m->first; e; e = e->next) {
		if (e != m->first)
			print_spaces(indent, out);
		if (m->kind == META_MAP) {
			print_entry(e, indent, out);
		} else {
			buf_printf(out, "- ");
			print_node(e, indent + 2, out);
		}
	}
}

void
meta_print(const struct meta *root, struct buf *out)
{
	buf_printf(out, "---\n");
	print_node(root, 0, out);
	buf_printf(out, "...\n");
}
