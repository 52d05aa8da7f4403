/* The run, what it has found, and its results. */
#include "library/document.h"

#include <string.h>

#include "common/base/text/json_put.h"
#include "common/run/element.h"
#include "common/run/run_finding.h"

static void
put_three(struct buf *b, const char *key, const unsigned v[3])
{
	json_put_open(b, key, '[');
	for (unsigned k = 0; k < 3; k++)
		json_put_uint(b, NULL, v[k]);
	json_put_close(b, ']');
}

static void
put_finding(struct document *d, const struct amdgcn_run_finding *f)
{
	const char *check = run_kind_check(f->name);
	struct buf *b = &d->text;

	json_put_line(b, 3);
	json_put_open(b, NULL, '{');
	json_put_z(b, "name", f->name);
	if (*check)
		json_put_z(b, "check", check);
	json_put_z(b, "text", f->text);
	document_location(d, f->address, f->function, f->offset);
	json_put_z(b, "instruction", f->instruction);
	put_three(b, "workgroup", f->group);
	json_put_uint(b, "wave", f->wave);
	if (f->lane != AMDGCN_NONE)
		json_put_int(b, "lane", f->lane);
	json_put_uint(b, "count", f->count);
	if (f->has_other) {
		json_put_open(b, "other", '{');
		document_location(d, f->other, f->other_function, f->other_offset);
		json_put_close(b, '}');
	}
	json_put_close(b, '}');
}

static const struct element_type *
type_of(const char *name)
{
	return name ? element_find(name, strlen(name)) : element_find("u8", 2);
}

static void
put_element(struct buf *b, const char *key, const char *type, const void *bytes, size_t i)
{
	const struct element_type *t = type_of(type);

	if (!t)
		return;
	char text[ELEMENT_TEXT];
	element_print(t, bytes, i, text);
	json_put_z(b, key, text);
}

static void
put_comparison(struct document *d, const struct amdgcn_comparison *c)
{
	struct buf *b = &d->text;

	d->right &= !c->different;
	json_put_line(b, 3);
	json_put_open(b, NULL, '{');
	json_put_z(b, "buffer", c->name);
	json_put_uint(b, "elements", c->elements);
	json_put_uint(b, "different", c->different);
	if (c->different) {
		json_put_uint(b, "first", c->first);
		put_element(b, "value", c->type, c->bytes, c->first);
		put_element(b, "expected", c->type, c->expected, c->first);
	}
	json_put_close(b, '}');
}

static void
put_excerpt(struct document *d, const struct amdgcn_excerpt *e)
{
	struct buf *b = &d->text;

	json_put_line(b, 3);
	json_put_open(b, NULL, '{');
	json_put_z(b, "buffer", e->name);
	json_put_uint(b, "elements", e->elements);
	json_put_open(b, "values", '[');
	for (size_t i = 0; i < e->count; i++)
		put_element(b, NULL, e->type, e->bytes, i);
	json_put_close(b, ']');
	json_put_close(b, '}');
}

/* Returns element i of an array of the caller, whose structs have the size that is their first member. */
static const void *
element(const void *array, size_t i)
{
	size_t size;

	memcpy(&size, array, sizeof size);
	return (const char *)array + i * size;
}

void
document_run(struct document *d)
{
	const struct amdgcn_run *run = d->settings.run;
	struct buf *b = &d->text;

	if (!run)
		return;
	d->right &= run->complete && !run->nfindings;
	json_put_line(b, 1);
	json_put_open(b, "run", '{');
	put_three(b, "grid", run->grid);
	put_three(b, "group", run->group);
	json_put_bool(b, "complete", run->complete);
	json_put_uint(b, "instructions", run->instructions);
	json_put_uint(b, "lanes", run->lanes);
	json_put_uint(b, "workgroups", run->groups);
	json_put_uint(b, "waves", run->waves);
	json_put_z(b, "output", run->output);
	json_put_z(b, "incomplete", run->incomplete);
	if (d->settings.launch) {
		json_put_uint(b, "seed", d->settings.launch->seed);
		json_put_uint(b, "schedule", d->settings.launch->schedule);
	}
	json_put_line(b, 2);
	json_put_open(b, "findings", '[');
	for (size_t i = 0; i < run->nfindings; i++)
		put_finding(d, &run->findings[i]);
	json_put_close(b, ']');
	json_put_line(b, 2);
	json_put_open(b, "expected", '[');
	for (size_t i = 0; i < d->settings.ncomparisons && run->complete; i++)
		put_comparison(d, element(d->settings.comparisons, i));
	json_put_close(b, ']');
	json_put_line(b, 2);
	json_put_open(b, "printed", '[');
	for (size_t i = 0; i < d->settings.nexcerpts && run->complete; i++)
		put_excerpt(d, &d->settings.excerpts[i]);
	json_put_close(b, ']');
	json_put_close(b, '}');
}
