/* Checks metadata against its schema, and normalizes it for output. */
#include "common/hsa/metadata/meta.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/hsa/object.h"
#include "common/hsa/pal/pal.h"

enum schema_map {
	META_ROOT, META_KERNEL, META_ARG,
	META_V2_ROOT, META_V2_KERNEL, META_V2_ATTRS, META_V2_ARG, META_V2_CODE, META_V2_DEBUG,
	META_PAL_ROOT, META_PAL_PIPE,
	META_MAPS,
};

/* Types of values. Types from TYPE_INTS on are not scalars. */
enum schema_type {
	TYPE_STR, TYPE_INT, TYPE_BOOL, TYPE_INDEX, TYPE_DROPPED,
	TYPE_INTS, TYPE_STRS, TYPE_MAPS,
	TYPE_MAP, TYPE_ANY_MAP, TYPE_REGISTERS,
};

struct schema {
	enum schema_map map;
	const char *key;
	uint8_t length;
	enum schema_type type;
	bool required;
	uint8_t since, of;
	const char *values;
};

static const struct schema schema[] = {
#define META(map, key, type, required, since, of, values, meaning) \
	{map, key, sizeof key - 1, type, required, since, of, values},
#include "common/hsa/metadata/meta.def"
#undef META
};

enum { NSCHEMA = sizeof schema / sizeof schema[0] };

/* Unknown keys that a map may contain. FOREIGN: any. GUESSED: any except likely misspellings of known keys. CLOSED: none. */
enum others { FOREIGN, GUESSED, CLOSED };

static const struct {
	const char *name;
	enum others keys;
} maps[] = {
	[META_ROOT] = {"the metadata", GUESSED}, [META_KERNEL] = {"the kernel", GUESSED},
	[META_ARG] = {"the argument", GUESSED},
	[META_V2_ROOT] = {"the metadata", CLOSED}, [META_V2_KERNEL] = {"the kernel", CLOSED},
	[META_V2_ATTRS] = {"Attrs", CLOSED}, [META_V2_ARG] = {"the argument", CLOSED},
	[META_V2_CODE] = {"CodeProps", CLOSED}, [META_V2_DEBUG] = {"DebugProps", CLOSED},
	[META_PAL_ROOT] = {"the metadata", FOREIGN}, [META_PAL_PIPE] = {"the pipeline", FOREIGN},
};

/* The consecutive rows of the schema that describe the keys of a map. */
struct rows {
	uint8_t first, n;
	uint64_t required; /* bit mask of the required rows among the n rows */
};

struct meta_check {
	struct diag *diag;
	const struct target *target;
	unsigned version, count;
	bool strict; /* a key that is newer than the code object version is a violation */
	struct loc at;
	const char *prefix;
	struct buf *out; /* NULL: messages go to diag */
	struct rows rows[META_MAPS];
};

__attribute__((format(printf, 3, 4))) static void
report_mistake(struct meta_check *c, const struct meta *node, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char text[400];
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	c->count++;
	if (c->out)
		buf_printf(c->out, "%s%s\n", c->prefix, text);
	else
		diag_error(c->diag, node->loc.pos ? node->loc : c->at, "%s", text);
}

/* Attaches a fix to the last message: the replacement of a misspelled scalar with `near`. Does nothing if `near` is NULL. */
static void
fix_spelling(struct meta_check *c, const struct meta *node, const char *near)
{
	if (near && !c->out && node->loc.pos)
		diag_fix(c->diag, node->loc, node->text.n, near);
}

struct meta *
meta_get(const struct meta *map, const char *key)
{
	if (map->kind == META_MAP)
		for (struct meta *k = map->first; k; k = k->next)
			if (k->kind == META_STR && str_eqz(k->text, key))
				return k->value;
	return NULL;
}

static void
find_rows(struct rows rows[META_MAPS])
{
	for (int i = 0; i < NSCHEMA; i++) {
		struct rows *r = &rows[schema[i].map];

		if (!r->n)
			r->first = (uint8_t)i;
		assert(r->first + r->n == i && r->n < 64);
		r->required |= (uint64_t)schema[i].required << r->n++;
	}
}

/* Returns the row of a key, or NULL. Compares lengths first, because few keys of a map have the same length. */
static const struct schema *
find_schema(const struct meta_check *c, enum schema_map map, const struct meta *key)
{
	const struct schema *s = schema + c->rows[map].first, *end = s + c->rows[map].n;

	if (key->kind != META_STR)
		return NULL;
	for (; s < end; s++)
		if (s->length == key->text.n && !memcmp(s->key, key->text.p, s->length))
			return s;
	return NULL;
}

bool
meta_kernel_has(unsigned version, const char *key)
{
	for (int i = 0; i < NSCHEMA; i++)
		if (schema[i].map == META_KERNEL && !strcmp(schema[i].key, key))
			return schema[i].since <= version;
	return false;
}

/* Gets the next of the values separated by '|', and advances *values. Returns false after the last value. */
static bool
next_value(const char **values, struct str *out)
{
	*out = (struct str){*values, (size_t)(strchrnul(*values, '|') - *values)};
	*values += out->n + ((*values)[out->n] == '|');
	return out->n > 0;
}

static bool
one_of(struct str s, const char *values)
{
	struct str v;

	while (next_value(&values, &v))
		if (str_eq(s, v))
			return true;
	return false;
}

struct word_list {
	char (*name)[40];
	size_t n;
};

static const char *
next_name(void *user, size_t i)
{
	const struct word_list *names = user;

	return i < names->n ? names->name[i] : NULL;
}

static void
report_value(struct meta_check *c, const struct meta *m, const struct schema *s)
{
	enum { FEW = 80, MANY = 64 };
	char names[MANY][40];
	struct word_list list = {names, 0};
	const char *at = s->values;

	if (strlen(s->values) < FEW) {
		report_mistake(c, m, "%s cannot be '%.*s'; expected %s", s->key, STR_ARG(m->text), s->values);
		return;
	}
	struct str v;
	while (list.n < MANY && next_value(&at, &v))
		snprintf(names[list.n++], sizeof names[0], "%.*s", STR_ARG(v));
	const char *near = str_nearest(m->text, next_name, &list);
	report_mistake(c, m, "%s cannot be '%.*s'%s%s%s", s->key, STR_ARG(m->text), near ? "; did you mean " : "",
		near ? near : "", near ? "?" : "");
	fix_spelling(c, m, near);
}

/* Returns whether the node is a scalar of the given type. If the type is a string, a scalar that YAML would read as a number or a
 * boolean is converted to a string. */
static bool
is_scalar(struct meta *m, enum schema_type type)
{
	if (type == TYPE_INT || type == TYPE_INDEX)
		return m->kind == META_UINT || m->kind == META_INT;
	if (type == TYPE_BOOL)
		return m->kind == META_BOOL;
	if (m->text.p && (m->kind < META_ARRAY || (m->kind == META_ARRAY && !m->first)))
		m->kind = META_STR;
	return m->kind == META_STR;
}

/* In code object V2, checks that an integer is unsigned and fits its width. */
static void
check_size(struct meta_check *c, const struct meta *m, const struct schema *s, unsigned bits)
{
	uint64_t max = UINT64_MAX >> (64 - bits);

	if (m->kind == META_INT || m->unum > max)
		report_mistake(c, m, "%s must be 0 to %" PRIu64 "%s", s->key, max, s->type == TYPE_INTS ? " each" : "");
}

static const char *
type_name(const struct schema *s)
{
	static const char *const names[] = {
		[TYPE_STR] = "a string", [TYPE_INT] = "an integer", [TYPE_BOOL] = "true or false",
		[TYPE_INDEX] = "an integer", [TYPE_DROPPED] = "a string", [TYPE_INTS] = "a sequence of integers",
		[TYPE_STRS] = "a sequence of strings", [TYPE_MAPS] = "a sequence of maps", [TYPE_MAP] = "a map",
		[TYPE_ANY_MAP] = "a map", [TYPE_REGISTERS] = "a map",
	};

	return names[s->type];
}

static void
check_map(struct meta_check *c, struct meta *m, enum schema_map map);

static void
check_elements(struct meta_check *c, struct meta *value, const struct schema *s)
{
	unsigned n = 0;

	for (struct meta *e = value->first; e; e = e->next, n++) {
		bool ints = s->type == TYPE_INTS;

		if (s->type == TYPE_MAPS)
			check_map(c, e, s->of);
		else if (!is_scalar(e, ints ? TYPE_INT : TYPE_STR))
			report_mistake(c, e, "an element of %s must be %s", s->key, ints ? "an integer" : "a string");
		else if (ints && s->since == OBJECT_VERSION_FIRST)
			check_size(c, e, s, 32);
	}
	if (s->type == TYPE_INTS && s->of && n != s->of)
		report_mistake(c, value, "%s must have %u elements, not %u", s->key, s->of, n);
}

/* Returns the bytes of an integer, as a key of a hash map. */
static struct str
number_of(const struct meta *m)
{
	return (struct str){(const char *)&m->unum, sizeof m->unum};
}

/* Checks a map of registers, and replaces the names of registers with their numbers. */
static void
check_registers(struct meta_check *c, struct meta *m)
{
	struct map seen = {0};

	for (struct meta *k = m->first; k; k = k->next) {
		uint64_t number;
		bool isnew = true;

		if (k->kind == META_STR && pal_register(c->target, k->text, &number)) {
			k->kind = META_UINT;
			k->unum = number;
		}
		if (k->kind != META_UINT || k->unum > UINT32_MAX)
			report_mistake(c, k, "a register must be a number or a known name");
		else if (!is_scalar(k->value, TYPE_INT))
			report_mistake(c, k->value, "the value of a register must be an integer");
		if (k->kind == META_UINT)
			map_put(&seen, number_of(k), &isnew);
		if (!isnew)
			report_mistake(c, k, "register 0x%" PRIx64 " is repeated", k->unum);
	}
	map_free(&seen);
}

static void
check_value(struct meta_check *c, struct meta *value, const struct schema *s)
{
	bool sequence = s->type == TYPE_INTS || s->type == TYPE_STRS || s->type == TYPE_MAPS;

	if (s->type < TYPE_INTS ? !is_scalar(value, s->type) :
			value->kind != (sequence ? META_ARRAY : META_MAP))
		report_mistake(c, value, "%s must be %s", s->key, type_name(s));
	else if (sequence)
		check_elements(c, value, s);
	else if (s->type == TYPE_MAP)
		check_map(c, value, s->of);
	else if (s->type == TYPE_REGISTERS)
		check_registers(c, value);
	else if (s->type < TYPE_INTS && s->of)
		check_size(c, value, s, s->of);
	else if (s->values && !one_of(value->text, s->values))
		report_value(c, value, s);
}

struct map_keys {
	enum schema_map map;
};

static const char *
next_key(void *user, size_t n)
{
	const struct map_keys *keys = user;

	for (int i = 0; i < NSCHEMA; i++)
		if (schema[i].map == keys->map && !n--)
			return schema[i].key;
	return NULL;
}

static void
report_key(struct meta_check *c, const struct meta *key, enum schema_map map)
{
	struct map_keys keys = {map};
	const char *near = str_nearest(key->text, next_key, &keys);

	report_mistake(c, key, "unknown key '%.*s' in %s%s%s%s", STR_ARG(key->text), maps[map].name,
		near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	fix_spelling(c, key, near);
}

/* Returns the rows of the schema that a map contains, without added keys: bit i stands for the i-th row. */
static uint64_t
rows_in(const struct meta_check *c, const struct meta *m, enum schema_map map)
{
	uint64_t present = 0;

	for (const struct meta *k = m->first; k; k = k->next) {
		const struct schema *s = find_schema(c, map, k);

		present |= s && !k->added ? UINT64_C(1) << (s - schema - c->rows[map].first) : 0;
	}
	return present;
}

/* Returns the known key that an unknown key probably misspells, or NULL. If the map also contains the known key, the unknown key
 * is not a misspelling. present: the rows that the map contains, without added keys. */
static const struct schema *
meant(const struct meta_check *c, uint64_t present, const struct meta *key, enum schema_map map)
{
	enum { CHANGES = 2, SHORT = 8 };
	struct map_keys keys = {map};
	struct meta as_known = {.kind = META_STR};

	if (maps[map].keys != GUESSED || key->kind != META_STR || find_schema(c, map, key))
		return NULL;
	const char *near = str_nearest_within(key->text, key->text.n < SHORT ? 1 : CHANGES, next_key, &keys);
	if (!near)
		return NULL;
	as_known.text = str_from(near);
	const struct schema *s = find_schema(c, map, &as_known);
	return s && !(present >> (s - schema - c->rows[map].first) & 1) ? s : NULL;
}

static void
check_unknown(struct meta_check *c, uint64_t present, const struct meta *key, enum schema_map map)
{
	const struct schema *s = meant(c, present, key, map);

	if (maps[map].keys == CLOSED)
		report_key(c, key, map);
	else if (s && s->required)
		report_mistake(c, key, "unknown key '%.*s' in %s; did you mean %s, which is missing?", STR_ARG(key->text),
			maps[map].name, s->key);
	else if (s && !c->out)
		diag_warning(c->diag, key->loc.pos ? key->loc : c->at, "unknown key '%.*s' in %s; did you mean %s?",
			STR_ARG(key->text), maps[map].name, s->key);
	if (s && maps[map].keys != CLOSED)
		fix_spelling(c, key, s->key);
}

/* Reports all missing keys in one message, except those that are probably misspelled. Bit i of missing stands for the i-th row of the map. */
static void
report_missing(struct meta_check *c, const struct meta *m, enum schema_map map, uint64_t missing)
{
	const struct schema *s = schema + c->rows[map].first;
	uint64_t present = rows_in(c, m, map);
	struct buf list = {0};

	for (const struct meta *k = m->first; k; k = k->next) {
		const struct schema *misspelled = meant(c, present, k, map);

		missing &= misspelled ? ~(UINT64_C(1) << (misspelled - s)) : UINT64_MAX;
	}
	for (; missing; missing >>= 1, s++)
		if (missing & 1)
			buf_printf(&list, "%s%s", list.n ? ", " : "", s->key);
	if (list.n)
		report_mistake(c, m, "%s has no %.*s", maps[map].name, (int)list.n, (const char *)list.p);
	buf_free(&list);
}

static void
check_map(struct meta_check *c, struct meta *m, enum schema_map map)
{
	uint64_t missing = c->rows[map].required;

	if (m->kind != META_MAP) {
		report_mistake(c, m, "%s must be a map", maps[map].name);
		return;
	}
	uint64_t present = rows_in(c, m, map);
	for (struct meta *k = m->first; k; k = k->next) {
		const struct schema *s = find_schema(c, map, k);

		if (!s) {
			check_unknown(c, present, k, map);
			continue;
		}
		missing &= ~(UINT64_C(1) << (s - schema - c->rows[map].first));
		if (s->since <= c->version)
			check_value(c, k->value, s);
		else if (c->strict)
			report_mistake(c, k, "%s needs code object version %u or later", s->key, s->since);
	}
	if (missing)
		report_missing(c, m, map, missing);
}

static enum schema_map
root_map(unsigned version)
{
	return !version ? META_PAL_ROOT : version == 2 ? META_V2_ROOT : META_ROOT;
}

bool
meta_check(struct diag *diag, const struct target *target, struct meta *root, unsigned version, struct loc at)
{
	struct meta_check c = {.diag = diag, .target = target, .version = version, .at = at};

	find_rows(c.rows);
	check_map(&c, root, root_map(version));
	return !c.count;
}

/* Returns the code object version according to amdhsa.version (1.0 for V3, and so on) or Version (V2); 0 for amdpal. An unknown
 * version is treated as the newest known version. */
static unsigned
version_of(const struct meta *root)
{
	enum { NEWEST = 6 };
	const struct meta *list = meta_get(root, "amdhsa.version");
	const struct meta *minor = list && list->kind == META_ARRAY && list->first ? list->first->next : NULL;

	if (meta_get(root, "Version"))
		return 2;
	if (meta_get(root, "amdpal.version") || meta_get(root, "amdpal.pipelines"))
		return 0;
	return minor && minor->kind == META_UINT && minor->unum < 2 ? (unsigned)minor->unum + 3 : NEWEST;
}

unsigned
meta_lint(struct meta *root, const char *prefix, struct buf *out)
{
	struct meta_check c = {.version = version_of(root), .strict = true, .prefix = prefix, .out = out};

	c.strict = c.version != 0;
	find_rows(c.rows);
	check_map(&c, root, root_map(c.version));
	return c.count;
}

static struct meta *
new_node(struct arena *arena, enum meta_kind kind)
{
	struct meta *m = arena_alloc(arena, sizeof *m);

	m->kind = kind;
	return m;
}

static struct meta *
new_key(struct arena *arena, const char *key, struct meta *value)
{
	struct meta *m = new_node(arena, META_STR);

	m->text = str_from(key);
	m->value = value;
	return m;
}

static bool
is_default(const struct meta *m, const struct schema *s)
{
	enum { NO_INDEX = 65535 };

	switch (m->kind) {
	case META_BOOL: return !m->truth;
	case META_UINT: return m->unum == (s->type == TYPE_INDEX ? NO_INDEX : 0);
	case META_STR: return s->type == TYPE_DROPPED || !m->text.n;
	case META_ARRAY:
	case META_MAP: return !m->first;
	default: return false;
	}
}

static void
arrange_v2(struct arena *arena, struct meta *m, enum schema_map map);

static void
arrange_value(struct arena *arena, struct meta *value, const struct schema *s)
{
	value->flow = s->type == TYPE_INTS;
	value->untagged = true;
	for (struct meta *e = value->kind == META_ARRAY ? value->first : NULL; e; e = e->next) {
		e->untagged = true;
		if (s->type == TYPE_MAPS)
			arrange_v2(arena, e, s->of);
	}
	if (s->type == TYPE_MAP)
		arrange_v2(arena, value, s->of);
}

static bool
is_required(enum schema_map map)
{
	for (int i = 0; i < NSCHEMA; i++)
		if (schema[i].map == map && schema[i].required)
			return true;
	return false;
}

/* Sorts the keys in the order of the schema, and removes keys with default values. Adds missing required keys with the value 0, and
 * missing maps that have required keys. */
static void
arrange_v2(struct arena *arena, struct meta *m, enum schema_map map)
{
	struct meta *first = NULL, **tail = &first;

	for (int i = 0; i < NSCHEMA; i++) {
		const struct schema *s = &schema[i];

		if (s->map != map)
			continue;
		struct meta *value = meta_get(m, s->key);
		if (!value && s->type == TYPE_MAP && is_required(s->of))
			value = new_node(arena, META_MAP);
		if (!value && s->required)
			value = new_node(arena, META_UINT);
		if (!value)
			continue;
		arrange_value(arena, value, s);
		if (!s->required && is_default(value, s))
			continue;
		*tail = new_key(arena, s->key, value);
		tail = &(*tail)->next;
	}
	m->first = first;
}

struct meta *
meta_add(struct arena *arena, struct meta *map, const char *key, enum meta_kind kind)
{
	struct meta *value = meta_get(map, key), **tail = &map->first;

	if (value)
		return value;
	while (*tail)
		tail = &(*tail)->next;
	value = new_node(arena, kind);
	*tail = new_key(arena, key, value);
	(*tail)->added = true;
	return value;
}

struct meta *
meta_pal_registers(const struct meta *root)
{
	const struct meta *pipelines = meta_get(root, "amdpal.pipelines");
	const struct meta *pipeline = pipelines && pipelines->kind == META_ARRAY ? pipelines->first : NULL;
	struct meta *registers = pipeline ? meta_get(pipeline, ".registers") : NULL;

	return registers && registers->kind == META_MAP ? registers : NULL;
}

struct meta *
meta_pal_key(const struct meta *registers, uint64_t number)
{
	for (struct meta *k = registers->first; k; k = k->next)
		if (k->kind == META_UINT && k->unum == number && is_scalar(k->value, TYPE_INT))
			return k;
	return NULL;
}

struct meta *
meta_pal_next(const struct meta *registers, const struct meta *key, struct map *seen)
{
	for (struct meta *k = key ? key->next : registers->first; k; k = k->next) {
		bool isnew = false;

		if (k->kind == META_UINT && is_scalar(k->value, TYPE_INT))
			map_put(seen, number_of(k), &isnew);
		if (isnew)
			return k;
	}
	return NULL;
}

struct meta *
meta_pal_add(struct arena *arena, struct meta *registers, uint64_t number)
{
	struct meta *key = new_node(arena, META_UINT), **tail = &registers->first;

	while (*tail)
		tail = &(*tail)->next;
	key->unum = number;
	key->value = new_node(arena, META_UINT);
	*tail = key;
	return key;
}

void
meta_arrange(struct arena *arena, struct meta *root, unsigned version)
{
	if (version == 2)
		arrange_v2(arena, root, META_V2_ROOT);
	if (version)
		return;
	struct meta *pipelines = meta_add(arena, root, "amdpal.pipelines", META_ARRAY);
	if (!pipelines->first)
		pipelines->first = new_node(arena, META_MAP);
	meta_add(arena, pipelines->first, ".registers", META_MAP);
}
