/* Reads the part of YAML that compilers write in metadata:
 *
 *	---
 *	amdhsa.kernels:
 *	  - .args:
 *	      - .offset:         0
 *	        .type_name:      'float*'
 *	    .name:           k
 *
 * and of its collections in brackets, with words and quoted strings:
 *
 *	amdhsa.kernels:
 *	  - { .name: k, .language_version: [ 2, 0 ],
 *	      .args: [ { .offset: 0, .type_name: 'float*' } ] }
 *
 * The open block collections are on a stack. The indentation of a line determines the collection to which the line belongs. Whenever the
 * meaning of a line is not obvious, the whole text is left to libyaml. Both must return the same tree: testsuite/prop/meta_lines.c
 * compares them. */
#include "common/hsa/metadata/meta_lines.h"

#include <string.h>

#include "common/hsa/metadata/meta.h"
#include "common/hsa/metadata/meta_scalar.h"

/* KEY_LENGTH: below libyaml's limit on the length of keys. */
enum { DEPTH = 16, KEY_LENGTH = 1000 };

struct collection {
	struct meta *node, **tail; /* tail: link to the next key or element */
	size_t indent;
	struct meta_keys keys;
	struct meta *pending; /* key whose value is expected on the next line; NULL: none */
};

struct line_reader {
	struct arena *arena;
	const char *text, *end;
	struct loc base;
	const char *line, *next; /* starts of the current line and of the next one */
	struct meta *root;
	struct collection open[DEPTH];
	unsigned depth;
};

static bool
is_alphanumeric(char c)
{
	return (unsigned)((c | 32) - 'a') < 26 || (unsigned)(c - '0') < 10;
}

static bool
is_word(char c)
{
	return is_alphanumeric(c) || c == '_' || c == '.' || c == '-';
}

static struct meta *
new_node(const struct line_reader *r, enum meta_kind kind, const char *at)
{
	struct meta *m = arena_alloc(r->arena, sizeof *m);

	m->kind = kind;
	m->loc.pos = r->base.pos ? r->base.pos + (uint32_t)(at - r->text) : 0;
	return m;
}

/* Returns the end of the key at p, where its colon is, or NULL if there is no key. */
static const char *
key_end(const char *p, const char *end)
{
	const char *from = p;

	while (p < end && is_word(*p) && (*p != '-' || p > from))
		p++;
	return p > from && p - from < KEY_LENGTH && p < end && *p == ':' && (p + 1 == end || p[1] == ' ') ? p : NULL;
}

/* Returns whether the text is a plain scalar in a block, whatever its context. */
static bool
is_plain(struct str s)
{
	if (!is_alphanumeric(s.p[0]) && s.p[0] != '_' && s.p[0] != '.' && (s.p[0] != '-' || s.n == 1 || !is_alphanumeric(s.p[1])))
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < ' ' || s.p[i] > '~' || s.p[i] == '#' || (s.p[i] == ':' && (i + 1 == s.n || s.p[i + 1] == ' ')))
			return false;
	return true;
}

/* Returns whether the text is a string between quotes, without escapes. */
static bool
is_quoted(struct str s)
{
	if ((s.p[0] != '\'' && s.p[0] != '"') || s.n == 1 || s.p[s.n - 1] != s.p[0])
		return false;
	for (size_t i = 1; i < s.n - 1; i++)
		if (s.p[i] < ' ' || s.p[i] > '~' || s.p[i] == s.p[0] || s.p[i] == '\\')
			return false;
	return true;
}

/* Returns a node for a scalar, or NULL. */
static struct meta *
read_scalar(const struct line_reader *r, struct str s)
{
	bool plain = is_plain(s);

	if (!plain && !is_quoted(s))
		return NULL;

	struct meta *m = new_node(r, META_STR, s.p);

	meta_resolve(m, arena_str(r->arena, plain ? s : (struct str){s.p + 1, s.n - 2}), plain);
	return m->kind == META_FLOAT ? NULL : m;
}

/* Returns the first character other than blanks at or after p. Returns NULL at the end of the text, and at the start of a line,
 * where the character may begin a marker of the document. */
static const char *
flow_next(const struct line_reader *r, const char *p)
{
	while (p < r->end && (*p == ' ' || *p == '\n'))
		p++;
	return p == r->end || p == r->text || p[-1] == '\n' ? NULL : p;
}

/* Reads a scalar within brackets, a word or a quoted string, and sets *p to its end. */
static struct meta *
flow_scalar(const struct line_reader *r, const char **p)
{
	const char *from = *p, *to = from;

	if (*from == '\'' || *from == '"') {
		to = memchr(from + 1, *from, (size_t)(r->end - from - 1));
		to = to ? to + 1 : from;
	} else {
		while (to < r->end && is_word(*to))
			to++;
	}
	*p = to;
	return to > from && to - from < KEY_LENGTH ? read_scalar(r, (struct str){from, (size_t)(to - from)}) : NULL;
}

/* Reads a scalar, or a sequence or map in brackets, and sets *p to its end. Returns NULL if the text is not simple enough. */
static struct meta *
read_flow(const struct line_reader *r, const char **p, unsigned depth)
{
	bool map = **p == '{';
	struct meta_keys keys = {0};

	if (!map && **p != '[')
		return flow_scalar(r, p);
	if (depth == DEPTH)
		return NULL;

	struct meta *m = new_node(r, map ? META_MAP : META_ARRAY, *p), **tail = &m->first;
	const char close = map ? '}' : ']', *at = flow_next(r, *p + 1);

	for (bool more = at && *at != close; more; tail = &(*tail)->next) {
		struct meta *n = *tail = map ? flow_scalar(r, &at) : read_flow(r, &at, depth + 1);

		if (n && map) {
			bool colon = r->end - at > 1 && at[0] == ':' && (at[1] == ' ' || at[1] == '\n');

			at = colon && !meta_find_repeated(&keys, m, n) ? flow_next(r, at + 1) : NULL;
			n->value = at ? read_flow(r, &at, depth + 1) : NULL;
		}
		if (!n || (map && !n->value) || !(at = flow_next(r, at)))
			return NULL;
		more = *at == ',';
		if (more && !(at = flow_next(r, at + 1)))
			return NULL;
	}
	if (!at || *at != close)
		return NULL;
	*p = at + 1;
	return m;
}

/* Returns a node for the value that begins at p on a line that ends at `end`. A value in brackets may continue on further lines,
 * which are consumed, too. Returns NULL if the text is not simple enough. */
static struct meta *
read_value(struct line_reader *r, const char *p, const char *end)
{
	if (*p != '[' && *p != '{')
		return read_scalar(r, (struct str){p, (size_t)(end - p)});

	struct meta *m = read_flow(r, &p, 0);

	while (m && p < r->end && *p == ' ')
		p++;
	if (!m || (p < r->end && *p != '\n'))
		return NULL;
	r->next = p < r->end ? p + 1 : p;
	return m;
}

static struct collection *
open_collection(struct line_reader *r, struct meta *node, size_t indent)
{
	if (r->depth == DEPTH)
		return NULL;
	r->open[r->depth] = (struct collection){.node = node, .tail = &node->first, .indent = indent};
	return &r->open[r->depth++];
}

static void
append(struct collection *c, struct meta *m)
{
	*c->tail = m;
	c->tail = &m->next;
}

/* Returns the collection to which a line belongs, given the line's first character other than blanks. Returns NULL if the line
 * may continue a scalar, or if a value is missing before it. item: the line is an element of a sequence. */
static struct collection *
find_collection(struct line_reader *r, const char *at, bool item)
{
	size_t indent = (size_t)(at - r->line);
	struct collection *top = r->depth ? &r->open[r->depth - 1] : NULL;

	if (!top || (top->pending && (indent > top->indent || (item && indent == top->indent)))) {
		struct meta *node = new_node(r, item ? META_ARRAY : META_MAP, at);

		if (!top && r->root)
			return NULL;
		*(top ? &top->pending->value : &r->root) = node;
		if (top)
			top->pending = NULL;
		return open_collection(r, node, indent);
	}
	while (top->indent > indent || (top->indent == indent && top->node->kind == META_ARRAY && !item)) {
		if (top->pending || r->depth == 1)
			return NULL;
		top = &r->open[--r->depth - 1];
	}
	return top->indent == indent && (top->node->kind == META_ARRAY) == item && !top->pending ? top : NULL;
}

/* Reads the key at p and, unless it is on the following lines, its value. Returns false if the text is not simple enough. */
static bool
read_key(struct line_reader *r, struct collection *map, const char *p, const char *end)
{
	const char *colon = key_end(p, end), *value = colon + 1;
	struct meta *key = read_scalar(r, (struct str){p, (size_t)(colon - p)});

	if (!key)
		return false;
	append(map, key);
	if (meta_find_repeated(&map->keys, map->node, key))
		return false;
	while (value < end && *value == ' ')
		value++;
	if (value == end) {
		map->pending = key;
		return true;
	}
	key->value = read_value(r, value, end);
	return key->value != NULL;
}

/* Reads the line from its first character other than blanks to its end. Returns false if the text is not simple enough. */
static bool
read_line(struct line_reader *r, const char *p, const char *end)
{
	bool item = p[0] == '-' && p + 1 < end && p[1] == ' ';
	struct collection *in = item || key_end(p, end) ? find_collection(r, p, item) : NULL;

	if (!in)
		return false;
	if (!item)
		return read_key(r, in, p, end);
	for (p++; *p == ' ';)
		p++;

	bool scalar = !key_end(p, end);
	struct meta *element = scalar ? read_value(r, p, end) : new_node(r, META_MAP, p);

	if (!element)
		return false;
	append(in, element);
	if (scalar)
		return true;
	in = open_collection(r, element, (size_t)(p - r->line));
	return in && read_key(r, in, p, end);
}

/* Returns whether the line from p to end is one of the document's markers. */
static bool
is_marker(const char *p, const char *end, const char *marker)
{
	return end - p == 3 && !memcmp(p, marker, 3);
}

struct meta *
meta_lines_read(struct arena *arena, struct str text, struct loc base)
{
	struct line_reader r = {.arena = arena, .text = text.p, .end = text.p + text.n, .base = base};
	bool begun = false, ended = false;

	for (r.next = text.p; r.next < r.end;) {
		const char *p = r.line = r.next, *newline = memchr(p, '\n', (size_t)(r.end - p)), *end = newline ? newline : r.end;

		r.next = newline ? newline + 1 : r.end;
		while (end > p && end[-1] == ' ')
			end--;
		while (p < end && *p == ' ')
			p++;
		if (p == end)
			continue;
		if (ended)
			return NULL;
		ended = begun && is_marker(r.line, end, "...");
		if (!ended && (begun || !is_marker(r.line, end, "---")) && !read_line(&r, p, end))
			return NULL;
		begun = true;
	}
	for (unsigned i = 0; i < r.depth; i++)
		if (r.open[i].pending)
			return NULL;
	return r.root;
}
