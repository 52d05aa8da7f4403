/* The schema check of metadata. */
#include "common/hsa/meta.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum schema_map { META_ROOT, META_KERNEL, META_ARG };

enum schema_type { TYPE_STR, TYPE_INT, TYPE_BOOL, TYPE_INTS, TYPE_STRS, TYPE_KERNELS, TYPE_ARGS };

struct schema {
	enum schema_map map;
	const char *key;
	enum schema_type type;
	bool required;
	uint8_t since, count;
	const char *values;
};

static const struct schema schema[] = {
#define META(map, key, type, required, since, count, values) {map, key, type, required, since, count, values},
#include "common/hsa/meta.def"
#undef META
};

enum { NSCHEMA = sizeof schema / sizeof schema[0] };

static const char *const map_names[] = {
	[META_ROOT] = "the metadata", [META_KERNEL] = "the kernel", [META_ARG] = "the argument",
};

struct check {
	unsigned version, count;
	bool strict; /* keys may not be newer than the version */
	struct loc at;
	const char *prefix;
	struct buf *out; /* NULL: report through diag */
};

__attribute__((format(printf, 3, 4))) static void
report(struct check *c, const struct meta *node, const char *fmt, ...)
{
	char text[300];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	c->count++;
	if (c->out)
		buf_printf(c->out, "%s%s\n", c->prefix, text);
	else
		diag_error(node->loc.pos ? node->loc : c->at, "%s", text);
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

static const struct schema *
find_schema(enum schema_map map, const struct meta *key)
{
	for (int i = 0; i < NSCHEMA; i++)
		if (schema[i].map == map && key->kind == META_STR && str_eqz(key->text, schema[i].key))
			return &schema[i];
	return NULL;
}

/* The next of the values; false after the last. */
static bool
next_value(const char **values, struct str *out)
{
	*out = (struct str){*values, strcspn(*values, "|")};
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

struct names {
	char (*name)[40];
	size_t n;
};

static const char *
next_name(void *user, size_t i)
{
	const struct names *names = user;

	return i < names->n ? names->name[i] : NULL;
}

/* All values if they are few, else the nearest. */
static void
report_value(struct check *c, const struct meta *m, const struct schema *s)
{
	enum { FEW = 80, MANY = 64 };
	char names[MANY][40];
	struct names list = {names, 0};
	const char *at = s->values, *near;
	struct str v;

	if (strlen(s->values) < FEW) {
		report(c, m, "%s cannot be '%.*s'; it is one of %s", s->key, STR_ARG(m->text), s->values);
		return;
	}
	while (list.n < MANY && next_value(&at, &v))
		snprintf(names[list.n++], sizeof names[0], "%.*s", STR_ARG(v));
	near = str_nearest(m->text, next_name, &list);
	report(c, m, "%s cannot be '%.*s'%s%s%s", s->key, STR_ARG(m->text), near ? "; did you mean " : "",
		near ? near : "", near ? "?" : "");
}

/* Whether the node is a scalar of the type. What YAML takes for a number or a truth value is a string
 * where the key wants one. */
static bool
is_scalar(struct meta *m, enum schema_type type)
{
	if (type == TYPE_INT)
		return m->kind == META_UINT || m->kind == META_INT;
	if (type == TYPE_BOOL)
		return m->kind == META_BOOL;
	if (m->kind < META_ARRAY && m->text.p)
		m->kind = META_STR;
	return m->kind == META_STR;
}

static const char *
type_name(enum schema_type type)
{
	static const char *const names[] = {
		[TYPE_STR] = "a string", [TYPE_INT] = "an integer", [TYPE_BOOL] = "true or false",
		[TYPE_INTS] = "a sequence of integers", [TYPE_STRS] = "a sequence of strings",
		[TYPE_KERNELS] = "a sequence of kernels", [TYPE_ARGS] = "a sequence of arguments",
	};

	return names[type];
}

static void
check_map(struct check *c, struct meta *m, enum schema_map map);

static void
check_elements(struct check *c, struct meta *value, const struct schema *s)
{
	unsigned n = 0;

	for (struct meta *e = value->first; e; e = e->next, n++) {
		if (s->type == TYPE_KERNELS)
			check_map(c, e, META_KERNEL);
		else if (s->type == TYPE_ARGS)
			check_map(c, e, META_ARG);
		else if (!is_scalar(e, s->type == TYPE_INTS ? TYPE_INT : TYPE_STR))
			report(c, e, "an element of %s must be %s", s->key,
				type_name(s->type == TYPE_INTS ? TYPE_INT : TYPE_STR));
	}
	if (s->count && n != s->count)
		report(c, value, "%s must have %u elements, not %u", s->key, s->count, n);
}

static void
check_value(struct check *c, struct meta *value, const struct schema *s)
{
	if (s->type >= TYPE_INTS) {
		if (value->kind == META_ARRAY)
			check_elements(c, value, s);
		else
			report(c, value, "%s must be %s", s->key, type_name(s->type));
		return;
	}
	if (!is_scalar(value, s->type))
		report(c, value, "%s must be %s", s->key, type_name(s->type));
	else if (s->values && !one_of(value->text, s->values))
		report_value(c, value, s);
}

static void
check_map(struct check *c, struct meta *m, enum schema_map map)
{
	if (m->kind != META_MAP) {
		report(c, m, "%s must be a map", map_names[map]);
		return;
	}
	for (struct meta *k = m->first; k; k = k->next) {
		const struct schema *s = find_schema(map, k);

		if (!s)
			continue;
		if (c->strict && s->since > c->version)
			report(c, k, "%s needs code object version %u or later", s->key, s->since);
		check_value(c, k->value, s);
	}
	for (int i = 0; i < NSCHEMA; i++)
		if (schema[i].map == map && schema[i].required && !meta_get(m, schema[i].key))
			report(c, m, "%s has no %s", map_names[map], schema[i].key);
}

bool
meta_check(struct meta *root, unsigned version, struct loc at)
{
	struct check c = {.version = version, .at = at};

	check_map(&c, root, META_ROOT);
	return !c.count;
}

unsigned
meta_lint(struct meta *root, unsigned version, const char *prefix, struct buf *out)
{
	struct check c = {.version = version, .strict = true, .prefix = prefix, .out = out};

	check_map(&c, root, META_ROOT);
	return c.count;
}
