/* Parses the YAML form of metadata with libyaml. Most of the time is spent in libyaml; this file only adds a node and a copy of
 * the text for each scalar. Two shortcuts speed up metadata from compilers: keys in ascending order need no table to find duplicates,
 * and in ASCII text libyaml's positions are byte offsets. */
#include "common/hsa/metadata/meta.h"

#include <string.h>
#include <yaml.h>

#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"
#include "common/hsa/metadata/meta_flow.h"
#include "common/hsa/metadata/meta_scalar.h"

enum { DEPTH = 30 };

struct yaml_reader {
	yaml_parser_t parser;
	struct arena *arena;
	struct str text;
	struct loc base;
	bool ascii;         /* all characters of the text are single bytes */
	size_t index, byte; /* a position in the text, counted in characters and in bytes */
	/* The first error; NULL: no error. */
	const char *why;
	size_t at;                 /* position of the error, in characters */
	const struct meta *repeat; /* first occurrence of a repeated key; NULL: the error is not a repeated key */
	bool syntax;               /* whether libyaml reported the error */
};

static bool
is_ascii(struct str s)
{
	size_t i = 0;
	uint64_t all = 0;

	for (; i + 8 <= s.n; i += 8)
		all |= le_get64((const uint8_t *)s.p + i);
	for (; i < s.n; i++)
		all |= (uint8_t)s.p[i];
	return !(all & 0x8080808080808080);
}

/* Returns the location of a libyaml position, which is in characters. */
static struct loc
location_at(struct yaml_reader *r, size_t index)
{
	if (!r->base.pos)
		return r->base;
	if (r->ascii)
		return (struct loc){r->base.pos + (uint32_t)(index < r->text.n ? index : r->text.n)};
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

/* Returns the line number, from 1, of a position in characters. */
static unsigned
line_of(const struct yaml_reader *r, size_t index)
{
	unsigned line = 1;

	for (size_t byte = 0; byte < r->text.n && index; byte++) {
		line += r->text.p[byte] == '\n';
		index -= (r->text.p[byte] & 0xc0) != 0x80;
	}
	return line;
}

static void
fail(struct yaml_reader *r, size_t index, const char *why)
{
	if (r->why)
		return;
	r->why = why;
	r->at = index;
}

/* Rejects text that looks like an integer but would be read as a floating-point number. */
static void
check_integer(struct yaml_reader *r, struct str s, size_t index)
{
	size_t sign = s.p[0] == '-';

	if (s.n != sign + strspn(s.p + sign, "0123456789"))
		return;
	fail(r, index, s.p[sign] == '0' ? "the integer begins with 0, so it is octal, but contains a non-octal digit"
		: "the integer does not fit 64 bits");
}

/* Creates a node for a scalar. A missing value becomes an empty sequence, as in LLVM. */
static struct meta *
read_scalar(struct yaml_reader *r, const yaml_event_t *e)
{
	struct meta *m = arena_alloc(r->arena, sizeof *m);
	struct str s = {(const char *)e->data.scalar.value, e->data.scalar.length};
	const char *tag = (const char *)e->data.scalar.tag;
	bool plain = e->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;

	if (e->data.scalar.anchor)
		fail(r, e->start_mark.index, "anchors are not allowed here");
	m->loc = location_at(r, e->start_mark.index);
	s = arena_str(r->arena, s);
	if (!tag || !strcmp(tag, YAML_STR_TAG) || !strcmp(tag, "!"))
		meta_resolve(m, s, plain);
	else if (!meta_resolve_tagged(m, s, tag))
		fail(r, e->start_mark.index, "the value does not match its tag; tags are !int, !bool, !float, "
			"!str and !nil");
	if (!tag && plain && !s.n)
		m->kind = META_ARRAY;
	if (!tag && m->kind == META_FLOAT)
		check_integer(r, s, e->start_mark.index);
	return m;
}

static struct meta *
read_node(struct yaml_reader *r, const yaml_event_t *first, int depth);

/* A libyaml event, and the cleanup that frees it. libyaml owns the event's text. */
struct event {
	yaml_event_t e;
	struct guard_cleanup cleanup;
};

static void
delete_event(void *e)
{
	yaml_event_delete(e);
}

/* Gets the next event. The caller frees it with end_event. Returns false after an error. */
static bool
next_event(struct yaml_reader *r, struct event *event)
{
	if (r->why)
		return false;
	if (yaml_parser_parse(&r->parser, &event->e)) {
		guard_push(&event->cleanup, delete_event, &event->e);
		return true;
	}
	if (r->parser.error == YAML_MEMORY_ERROR)
		die_of_memory();
	r->syntax = true;
	fail(r, r->parser.problem_mark.index, r->parser.problem ? r->parser.problem : "unreadable YAML");
	return false;
}

static void
end_event(struct event *event)
{
	guard_pop(&event->cleanup);
	yaml_event_delete(&event->e);
}

static bool
same_key(const struct meta *a, const struct meta *b)
{
	return a->kind == b->kind && str_eq(a->text, b->text);
}

/* The keys of a map so far. */
struct key_order {
	const struct meta *last;
	bool unordered;  /* a key was out of order */
	struct map seen; /* if unordered: the type and text of all keys */
};

/* Adds a key to the set. Returns whether it is new. */
static bool
is_new_key(struct yaml_reader *r, struct map *seen, const struct meta *key)
{
	char *typed = arena_alloc(r->arena, key->text.n + 1);

	*typed = (char)key->kind;
	if (key->text.n)
		memcpy(typed + 1, key->text.p, key->text.n);
	bool isnew;
	map_put(seen, (struct str){typed, key->text.n + 1}, &isnew);
	return isnew;
}

static const struct meta *
find_key(const struct meta *map, const struct meta *key)
{
	const struct meta *k = map->first;

	while (!same_key(k, key))
		k = k->next;
	return k;
}

static void
check_key(struct yaml_reader *r, const struct meta *map, struct key_order *keys, const struct meta *key, size_t index)
{
	const struct meta *last = keys->last;

	keys->last = key;
	if (key->kind >= META_ARRAY)
		fail(r, index, "a key must be a scalar");
	if (!last || (!keys->unordered && meta_compare_text(last->text, key->text) < 0))
		return;
	for (const struct meta *k = map->first; !keys->unordered && k != key; k = k->next)
		is_new_key(r, &keys->seen, k);
	keys->unordered = true;
	if (is_new_key(r, &keys->seen, key))
		return;
	r->repeat = r->why ? r->repeat : find_key(map, key);
	fail(r, index, "the key is repeated");
}

static struct meta *
read_collection(struct yaml_reader *r, const yaml_event_t *first, int depth)
{
	bool map = first->type == YAML_MAPPING_START_EVENT;
	struct meta *m = arena_alloc(r->arena, sizeof *m), **tail = &m->first;
	struct key_order keys = {0};
	struct event next;
	const yaml_event_t *e = &next.e;

	m->kind = map ? META_MAP : META_ARRAY;
	m->loc = location_at(r, first->start_mark.index);
	if (map ? first->data.mapping_start.anchor : first->data.sequence_start.anchor)
		fail(r, first->start_mark.index, "anchors are not allowed here");
	if (depth == DEPTH)
		fail(r, first->start_mark.index, "nested too deeply");
	while (next_event(r, &next)) {
		size_t index = e->start_mark.index;

		if (e->type == YAML_MAPPING_END_EVENT || e->type == YAML_SEQUENCE_END_EVENT) {
			end_event(&next);
			break;
		}
		*tail = read_node(r, e, depth + 1);
		end_event(&next);
		if (map) {
			check_key(r, m, &keys, *tail, index);
			if (next_event(r, &next)) {
				(*tail)->value = read_node(r, e, depth + 1);
				end_event(&next);
			}
		}
		tail = &(*tail)->next;
	}
	map_free(&keys.seen);
	return m;
}

static struct meta *
read_node(struct yaml_reader *r, const yaml_event_t *first, int depth)
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
read_document(struct yaml_reader *r)
{
	struct meta *root = NULL;
	bool end = false;
	struct event next;
	const yaml_event_t *e = &next.e;

	while (!end && next_event(r, &next)) {
		end = e->type == YAML_STREAM_END_EVENT;
		if (e->type == YAML_SCALAR_EVENT || e->type == YAML_ALIAS_EVENT ||
				e->type == YAML_MAPPING_START_EVENT || e->type == YAML_SEQUENCE_START_EVENT) {
			if (root)
				fail(r, e->start_mark.index, "a second document");
			else
				root = read_node(r, e, 0);
		}
		end_event(&next);
	}
	if (!root)
		fail(r, 0, "the document is empty");
	return root;
}

static void
delete_parser(void *parser)
{
	yaml_parser_delete(parser);
}

static struct meta *
parse(struct yaml_reader *r)
{
	if (!yaml_parser_initialize(&r->parser))
		die_of_memory();
	struct guard_cleanup cleanup;
	guard_push(&cleanup, delete_parser, &r->parser);
	r->ascii = is_ascii(r->text);
	yaml_parser_set_encoding(&r->parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&r->parser, (const unsigned char *)r->text.p, r->text.n);
	struct meta *root = read_document(r);
	guard_pop(&cleanup);
	yaml_parser_delete(&r->parser);
	return r->why ? NULL : root;
}

struct meta *
meta_parse(struct diag *diag, struct arena *arena, struct str text, struct loc base)
{
	struct yaml_reader strict = {.arena = arena, .text = text, .base = base}, loose = strict, *r = &strict;
	struct meta *root = parse(r);

	if (strict.syntax) {
		char *copy = arena_strz(arena, text);

		meta_flow_repair(copy, text.n);
		loose.text.p = copy;
		root = parse(&loose);
		r = loose.syntax ? &strict : &loose;
	}
	if (r->why)
		diag_error(diag, location_at(r, r->at), "%s", r->why);
	if (r->repeat)
		diag_note(diag, r->repeat->loc, "the first is here");
	return root;
}

struct meta *
meta_parse_note(struct arena *arena, struct str text, struct buf *why)
{
	struct yaml_reader r = {.arena = arena, .text = text};
	struct meta *root = parse(&r);

	if (r.why)
		buf_printf(why, "line %u: %s", line_of(&r, r.at), r.why);
	return root;
}
