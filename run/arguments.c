#include "run/arguments.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"

enum { DEFAULT_BYTES = 4, DEFAULT_PRINTED = 16 };

/* Returns the value in "NAME=VALUE", and sets *name to the name; the whole text and NULL without a name. */
static const char *
split(struct arena *arena, const char *text, const char **name)
{
	size_t n = strcspn(text, "=:[@");

	*name = NULL;
	if (text[n] != '=')
		return text;
	char *copy = arena_alloc(arena, n + 1);
	memcpy(copy, text, n);
	copy[n] = 0;
	*name = copy;
	return text + n + 1;
}

static bool
is_hidden(const struct amdgcn_kernel_argument *a)
{
	return strncmp(a->kind, "hidden_", 7) == 0;
}

static bool
is_number(const char *name)
{
	return *name >= '0' && *name <= '9';
}

/* Returns whether an argument of the metadata is the one with a name or an offset. */
static bool
is_named(const struct amdgcn_kernel_argument *a, const char *name)
{
	char *end;

	if (is_number(name))
		return strtoul(name, &end, 0) == a->offset && !*end;
	return (a->name && strcmp(a->name, name) == 0) || (is_hidden(a) && strcmp(a->kind, name) == 0);
}

/* Finds the kernel's argument: with a name, or, without one or if the metadata have no names, the next one that is not hidden. Returns
 * false if the metadata have none. */
static bool
find(struct amdgcn_object *object, const char *kernel, const char *name, size_t *next, struct amdgcn_kernel_argument *out)
{
	bool any = false;

	for (size_t i = 0; name && amdgcn_kernel_argument(object, kernel, i, out); i++) {
		if (is_named(out, name)) {
			*next = is_hidden(out) ? *next : i + 1;
			return true;
		}
		any |= out->name != NULL;
	}
	while (!any && amdgcn_kernel_argument(object, kernel, (*next)++, out))
		if (!is_hidden(out))
			return true;
	return false;
}

static bool
read_one(struct kernel_arguments *a, struct run_options *o, struct amdgcn_object *object, size_t i, size_t *next)
{
	struct kernel_argument *to = &a->v[a->n];
	const char *text = split(&o->arena, o->args.v[i], &to->name);
	struct amdgcn_kernel_argument known;
	bool has = find(object, o->kernel, to->name, next, &known);

	if (to->name && !*to->name) {
		diag_error(o->diag, (struct loc){0}, "--arg: expected VALUE or NAME=VALUE, but got '%s'", o->args.v[i]);
		return false;
	}
	if (!value_read(o->diag, &o->arena, "--arg", text, &to->value))
		return false;
	if (to->value.number && !value_fit(o->diag, o->args.v[i], &to->value, has ? known.bytes : DEFAULT_BYTES))
		return false;
	a->run[a->n++] = (struct amdgcn_run_argument){.size = sizeof a->run[0], .name = to->name, .bytes = to->value.bytes, .nbytes = to->value.n,
		.buffer = to->value.is_buffer, .empty = to->value.is_empty, .lds = to->value.is_lds};
	to->name = to->name ? to->name : has ? known.name : NULL;
	to->offset = has ? known.offset : UINT_MAX;
	return true;
}

/* Returns the buffer with a name or an offset, or NULL after an error. */
static const struct given_value *
buffer_named(const struct kernel_arguments *a, struct run_options *o, const char *option, const char *name)
{
	for (size_t i = 0; i < a->n; i++) {
		const struct kernel_argument *one = &a->v[i];
		char *end;

		if (one->value.is_buffer && ((one->name && strcmp(one->name, name) == 0) ||
				(is_number(name) && one->offset == strtoul(name, &end, 0) && !*end)))
			return &one->value;
	}
	diag_error(o->diag, (struct loc){0}, "%s: no argument is a buffer with the name or the offset %s", option, name);
	return NULL;
}

static size_t
elements(const struct given_value *v, const struct element_type *type)
{
	return v->n / (type ? type->bytes : 1u);
}

/* Splits "NAME=WHAT", and finds the buffer. */
static const struct given_value *
named(const struct kernel_arguments *a, struct run_options *o, const char *option, const char *text, const char **name, const char **what)
{
	*what = split(&o->arena, text, name);
	if (*name && **name && **what)
		return buffer_named(a, o, option, *name);
	diag_error(o->diag, (struct loc){0}, "%s: expected NAME=%s, but got '%s'", option, strcmp(option, "--out") == 0 ? "FILE" : "VALUE", text);
	return NULL;
}

static bool
read_expected(struct kernel_arguments *a, struct run_options *o, const char *text)
{
	struct expected *e = &a->expected[a->nexpected];
	const char *wanted;

	e->value = named(a, o, "--expect", text, &e->name, &wanted);
	if (!e->value || !value_read(o->diag, &o->arena, "--expect", wanted, &e->wanted))
		return false;
	if (!e->wanted.is_buffer || e->wanted.is_empty || e->wanted.n != e->value->n) {
		diag_error(o->diag, (struct loc){0}, "--expect: expected the contents of %s, %zu bytes, but got '%s'", e->name, e->value->n, wanted);
		return false;
	}
	if (!e->wanted.type)
		e->wanted.type = e->value->type;
	e->elements = elements(e->value, e->wanted.type);
	a->nexpected++;
	return true;
}

static bool
read_printed(struct kernel_arguments *a, struct run_options *o, const char *text)
{
	struct printed *p = &a->printed[a->nprinted];
	size_t n = strcspn(text, ":");
	char *name = arena_alloc(&o->arena, n + 1);
	uint64_t count = DEFAULT_PRINTED;

	memcpy(name, text, n);
	name[n] = 0;
	if (text[n] && !opt_number(text + n + 1, &count)) {
		diag_error(o->diag, (struct loc){0}, "--print: expected NAME or NAME:COUNT, but got '%s'", text);
		return false;
	}
	p->name = name;
	p->value = buffer_named(a, o, "--print", name);
	if (!p->value)
		return false;
	p->elements = elements(p->value, p->value->type);
	p->count = count < p->elements ? count : p->elements;
	a->nprinted++;
	return true;
}

static bool
read_written(struct kernel_arguments *a, struct run_options *o, const char *text)
{
	struct written *w = &a->written[a->nwritten];
	const char *name;

	w->value = named(a, o, "--out", text, &name, &w->path);
	a->nwritten += w->value != NULL;
	return w->value != NULL;
}

bool
arguments_read(struct kernel_arguments *a, struct run_options *o, struct amdgcn_object *object)
{
	struct arena *arena = &o->arena;
	size_t next = 0;
	bool fine = true;

	*a = (struct kernel_arguments){
		.v = arena_alloc(arena, (o->args.n + 1) * sizeof a->v[0]), .run = arena_alloc(arena, (o->args.n + 1) * sizeof a->run[0]),
		.expected = arena_alloc(arena, (o->expects.n + 1) * sizeof a->expected[0]),
		.printed = arena_alloc(arena, (o->prints.n + 1) * sizeof a->printed[0]),
		.written = arena_alloc(arena, (o->outs.n + 1) * sizeof a->written[0]),
	};
	memset(a->expected, 0, (o->expects.n + 1) * sizeof a->expected[0]);
	for (size_t i = 0; i < o->args.n; i++)
		fine &= read_one(a, o, object, i, &next);
	for (size_t i = 0; i < o->expects.n && fine; i++)
		fine &= read_expected(a, o, o->expects.v[i]);
	for (size_t i = 0; i < o->prints.n && fine; i++)
		fine &= read_printed(a, o, o->prints.v[i]);
	for (size_t i = 0; i < o->outs.n && fine; i++)
		fine &= read_written(a, o, o->outs.v[i]);
	return fine;
}

static void
write_out(struct run_options *o, const struct written *w)
{
	struct buf b = {0};

	buf_put(&b, w->value->bytes, w->value->n);
	const char *why = buf_write_file(&b, w->path, 0666, NULL);
	if (why)
		diag_error(o->diag, (struct loc){0}, "%s: %s", w->path, why);
	buf_free(&b);
}

bool
arguments_finish(struct kernel_arguments *a, struct run_options *o)
{
	bool same = true;

	for (size_t i = 0; i < a->nwritten; i++)
		write_out(o, &a->written[i]);
	for (size_t i = 0; i < a->nexpected; i++) {
		struct expected *e = &a->expected[i];

		e->wrong = value_compare(e->value, &e->wanted, o->ulp, o->tolerance, &e->first);
		same &= !e->wrong;
		if (!e->wrong)
			continue;
		value_print(&(struct given_value){.type = e->wanted.type, .bytes = e->value->bytes}, e->first, e->got);
		value_print(&e->wanted, e->first, e->wanted_z);
	}
	return same;
}
