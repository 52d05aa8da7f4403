/* Reads the part of YAML that compilers write in metadata:
 *
 *	---
 *	amdhsa.kernels:
 *	  - .args:
 *	      - .offset:         0
 *	        .type_name:      'float*'
 *	    .name:           k
 *
 * The open collections are on a stack. The indentation of a line determines the collection to which the line belongs. Whenever the
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
	const char *line; /* start of the current line */
	struct meta *root;
	struct collection open[DEPTH];
	unsigned depth;
};

static bool
is_alphanumeric(char c)
{
	return (unsigned)((c | 32) - 'a') < 26 || (unsigned)(c - '0') < 10;
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

	while (p < end && (is_alphanumeric(*p) || *p == '_' || *p == '.' || (*p == '-' && p > from)))
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

/* Returns a node for the scalar, or the empty sequence, that extends from p to the end of its line, or NULL. */
static struct meta *
read_value(const struct line_reader *r, const char *p, const char *end)
{
	struct str s = {p, (size_t)(end - p)};
	bool plain = is_plain(s);

	if (str_eqz(s, "[]"))
		return new_node(r, META_ARRAY, p);

	if (!plain && !is_quoted(s))
		return NULL;

	struct meta *m = new_node(r, META_STR, p);

	meta_resolve(m, arena_str(r->arena, plain ? s : (struct str){p + 1, s.n - 2}), plain);
	return m->kind == META_FLOAT ? NULL : m;
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
read_key(const struct line_reader *r, struct collection *map, const char *p, const char *end)
{
	const char *colon = key_end(p, end), *value = colon + 1;
	struct meta *key = read_value(r, p, colon);

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

	for (const char *next = text.p; next < r.end;) {
		const char *newline = memchr(next, '\n', (size_t)(r.end - next)), *end = newline ? newline : r.end, *p = next;

		r.line = next;
		next = newline ? newline + 1 : r.end;
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
