#include "run/arguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/text/real.h"

/* Returns the value in "NAME=VALUE", and sets *name to the name; the whole text and NULL without a name. */
static const char *
split(struct arena *arena, const char *text, const char **name)
{
	size_t n = strcspn(text, "=:[@");
	char *copy;

	*name = NULL;
	if (text[n] != '=')
		return text;
	copy = arena_alloc(arena, n + 1);
	memcpy(copy, text, n);
	copy[n] = 0;
	*name = copy;
	return text + n + 1;
}

/* Finds the kernel's argument: with a name, or else the next one that is not hidden. Returns false if the metadata have none. */
static bool
find(struct amdgcn_object *object, const char *kernel, const char *name, size_t *next, struct amdgcn_kernel_argument *out)
{
	char *end;
	unsigned long offset = name ? strtoul(name, &end, 0) : 0;

	for (size_t i = 0; name && amdgcn_kernel_argument(object, kernel, i, out); i++)
		if ((out->name && strcmp(out->name, name) == 0) || strcmp(out->kind, name) == 0 || (!*end && offset == out->offset))
			return true;
	while (amdgcn_kernel_argument(object, kernel, (*next)++, out))
		if (strncmp(out->kind, "hidden_", 7) != 0)
			return true;
	return false;
}

static bool
read_one(struct arguments *a, struct options *o, struct amdgcn_object *object, size_t i, size_t *next)
{
	struct argument *to = &a->v[a->n];
	const char *text = split(&o->arena, o->args.v[i], &to->name);
	struct amdgcn_kernel_argument known;
	bool has = find(object, o->kernel, to->name, next, &known);

	if (!value_read(o->diag, &o->arena, "--arg", text, &to->value))
		return false;
	if (to->value.number && !value_fit(o->diag, &to->value, has ? known.bytes : 4))
		return false;
	a->run[a->n++] = (struct amdgcn_run_argument){.size = sizeof a->run[0], .name = to->name, .bytes = to->value.bytes, .nbytes = to->value.n,
		.buffer = to->value.is_buffer, .empty = to->value.is_empty, .lds = to->value.is_lds};
	to->name = to->name ? to->name : has ? known.name : NULL;
	return true;
}

bool
arguments_read(struct arguments *a, struct options *o, struct amdgcn_object *object)
{
	size_t next = 0;
	bool fine = true;

	*a = (struct arguments){0};
	a->v = arena_alloc(&o->arena, (o->args.n + 1) * sizeof a->v[0]);
	a->run = arena_alloc(&o->arena, (o->args.n + 1) * sizeof a->run[0]);
	for (size_t i = 0; i < o->args.n; i++)
		fine &= read_one(a, o, object, i, &next);
	return fine;
}

/* Returns the buffer with a name, or NULL after an error. */
static const struct value *
buffer_named(const struct arguments *a, struct options *o, const char *option, const char *name)
{
	for (size_t i = 0; name && i < a->n; i++)
		if (a->v[i].name && strcmp(a->v[i].name, name) == 0 && a->v[i].value.is_buffer)
			return &a->v[i].value;
	diag_error(o->diag, (struct loc){0}, "%s: there is no buffer '%s'", option, name ? name : "");
	return NULL;
}

static void
write_out(const struct arguments *a, struct options *o, const char *text)
{
	const char *name, *path = split(&o->arena, text, &name), *why;
	const struct value *v = buffer_named(a, o, "--out", name);
	struct buf b = {0};

	if (!v)
		return;
	buf_put(&b, v->bytes, v->n);
	why = buf_write_file(&b, path, 0666, NULL);
	if (why)
		diag_error(o->diag, (struct loc){0}, "%s: %s", path, why);
	buf_free(&b);
}

static void
print(const struct arguments *a, struct options *o, const char *text)
{
	enum { COUNT = 16 };
	size_t n = strcspn(text, ":"), count = text[n] ? strtoul(text + n + 1, NULL, 10) : COUNT;
	char *name = arena_alloc(&o->arena, n + 1), number[64];
	const struct value *v;

	memcpy(name, text, n);
	name[n] = 0;
	v = buffer_named(a, o, "--print", name);
	if (!v)
		return;
	printf("%s:", name);
	for (size_t i = 0; i < count && i < v->n / (v->type ? v->type->bytes : 1u); i++) {
		value_print(v, i, number);
		printf(" %s", number);
	}
	printf("\n");
}

static bool
compare(const struct arguments *a, struct options *o, const char *text)
{
	const char *name, *wanted = split(&o->arena, text, &name);
	const struct value *v = buffer_named(a, o, "--expect", name);
	double tolerance = o->tolerance ? real_read(o->tolerance, &(char *){NULL}) : 0;
	struct value expected;
	char got[64], should[64];
	size_t first = 0, wrong;

	if (!v || !value_read(o->diag, &o->arena, "--expect", wanted, &expected))
		return true;
	if (!expected.is_buffer || expected.is_empty || expected.n != v->n) {
		diag_error(o->diag, (struct loc){0}, "--expect: %s: expected %zu bytes with contents", name, v->n);
		return true;
	}
	if (!expected.type)
		expected.type = v->type;
	wrong = value_compare(v, &expected, o->ulp, tolerance, &first);
	if (!wrong)
		return true;
	value_print(&(struct value){.type = expected.type, .bytes = v->bytes}, first, got);
	value_print(&expected, first, should);
	diag_error(o->diag, (struct loc){0}, "%s[%zu] is %s, but %s is expected; %zu of %zu elements differ", name, first, got, should, wrong,
		v->n / (expected.type ? expected.type->bytes : 1u));
	return false;
}

bool
arguments_finish(const struct arguments *a, struct options *o)
{
	bool same = true;

	for (size_t i = 0; i < o->outs.n; i++)
		write_out(a, o, o->outs.v[i]);
	for (size_t i = 0; i < o->prints.n && !o->json; i++)
		print(a, o, o->prints.v[i]);
	for (size_t i = 0; i < o->expects.n; i++)
		same &= compare(a, o, o->expects.v[i]);
	return same;
}
