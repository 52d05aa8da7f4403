#include "run/schedules.h"

#include <inttypes.h>
#include <string.h>

struct buffers {
	uint8_t **bytes;     /* indexed by argument; NULL: it is no buffer */
};

struct buffers *
schedules_save(const struct kernel_arguments *a, struct run_options *o)
{
	struct buffers *saved = arena_alloc(&o->arena, sizeof *saved);

	saved->bytes = arena_alloc(&o->arena, (a->n + 1) * sizeof saved->bytes[0]);
	for (size_t i = 0; i < a->n; i++) {
		const struct given_value *v = &a->v[i].value;

		saved->bytes[i] = v->is_buffer ? arena_alloc(&o->arena, v->n) : NULL;
		if (v->is_buffer)
			memcpy(saved->bytes[i], v->bytes, v->n);
	}
	return saved;
}

void
schedules_restore(const struct kernel_arguments *a, const struct buffers *from)
{
	for (size_t i = 0; i < a->n; i++)
		if (from->bytes[i])
			memcpy(a->v[i].value.bytes, from->bytes[i], a->v[i].value.n);
}

/* Compares the buffers with those after the first run. Reports the first difference of each. */
static bool
compare(const struct kernel_arguments *a, struct run_options *o, const struct buffers *first, uint64_t schedule)
{
	bool same = true;

	for (size_t i = 0; i < a->n; i++) {
		struct given_value wanted = a->v[i].value;
		char got[VALUE_TEXT], should[VALUE_TEXT];
		size_t at, n;

		if (!first->bytes[i])
			continue;
		wanted.bytes = first->bytes[i];
		n = value_compare(&a->v[i].value, &wanted, o->ulp, o->tolerance, &at);
		if (!n)
			continue;
		same = false;
		value_print(&a->v[i].value, at, got);
		value_print(&wanted, at, should);
		diag_error(o->diag, (struct loc){0}, "%s[%zu] depends on the order of waves: %s with --schedule=0, %s with --schedule=%" PRIu64
			"; %zu elements differ", a->v[i].name ? a->v[i].name : "an argument", at, should, got, schedule, n);
	}
	return same;
}

/* Makes another run the result. Returns false. */
static bool
take_run(struct run_result *r, const struct amdgcn_run_settings *s, const struct amdgcn_run *run)
{
	amdgcn_run_free(r->run);
	r->run = run;
	r->schedule = s->schedule;
	return false;
}

bool
schedules_run(struct run_result *r, struct amdgcn_run_settings *s, const struct buffers *before)
{
	struct buffers *first = schedules_save(r->arguments, r->o);
	bool right = true;

	for (s->schedule = 1; right && s->schedule < r->o->schedules; s->schedule++) {
		struct run_result other = *r;

		schedules_restore(r->arguments, before);
		other.run = amdgcn_run(r->in->object, s);
		if (!other.run)
			return false;
		other.right = other.run->complete && !other.run->nfindings;
		right = other.right && compare(r->arguments, r->o, first, s->schedule);
		if (!other.right) {
			diag_error(r->o->diag, (struct loc){0}, "the kernel is wrong with --schedule=%" PRIu64, s->schedule);
			if (r->o->report) /* the document has this run */
				return take_run(r, s, other.run);
			report_findings(&other); /* not what --print requests: with --json, standard output has one document */
		}
		amdgcn_run_free(other.run);
	}
	schedules_restore(r->arguments, first);
	return right;
}
