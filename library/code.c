/* Finds the sections that contain code, and their functions. */
#include "library/inside.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_##theirs == (int)ENTRY_##ours, "the header has the kinds")
SAME(KERNEL, KERNEL);
SAME(FUNCTION, FUNCTION);
SAME(LABEL, LABEL);

bool
inside_run(struct amdgcn_object *o, void (*f)(void *user), void *user)
{
	pthread_mutex_lock(&o->lock);
	bool ok = report_run(&o->report, f, user);
	pthread_mutex_unlock(&o->lock);
	return ok;
}

bool
inside_run_unlocked(struct amdgcn_object *o, void (*f)(void *user), void *user)
{
	struct guard_end end;

	if (guard_run(f, user, &end))
		return true;
	pthread_mutex_lock(&o->lock);
	report_end(&o->report, &end);
	pthread_mutex_unlock(&o->lock);
	return false;
}

/* Makes a name NUL-terminated, in a copy of its string table. A kernel's name is its descriptor's name without ".kd", so a NUL
 * replaces the period. Names of other descriptors that share these bytes end in the same ".kd". *near is the index of the section
 * that contains the previous name. */
static void
terminate(struct amdgcn_object *o, struct analysis *a, struct str *name, size_t *near)
{
	for (size_t n = 0; name->n && name->p[name->n] && n < o->elf.nsections; n++) {
		size_t i = (*near + n) % o->elf.nsections;
		const struct elfin_section *s = &o->elf.sections[i];
		uint64_t at = s->data ? (uint64_t)((uintptr_t)name->p - (uintptr_t)s->data) : UINT64_MAX;

		if (at >= (s->data ? s->hdr.sh_size : 0))
			continue;
		if (!a->strings[i]) {
			a->strings[i] = alloc_bytes(s->hdr.sh_size);
			memcpy(a->strings[i], s->data, s->hdr.sh_size);
		}
		a->strings[i][at + name->n] = 0;
		name->p = a->strings[i] + at;
		*near = i;
		return;
	}
}

static void
terminate_names(struct amdgcn_object *o, struct analysis *a)
{
	size_t near = 0;

	a->nstrings = o->elf.nsections;
	a->strings = array_make(a->nstrings, sizeof a->strings[0]);
	for (size_t i = 0; i < a->object.nkernels; i++)
		terminate(o, a, &a->object.kernels[i].name, &near);
	for (size_t i = 0; i < a->object.ncodes; i++)
		for (size_t k = 0; k < a->object.codes[i].nsymbols; k++)
			terminate(o, a, &a->object.codes[i].symbols[k].name, &near);
}

static void
add_section(struct amdgcn_object *o, struct analysis *a, size_t number)
{
	const struct graph_code *code = &a->object.codes[number];

	if (code->bytes && code->size)
		a->sections[a->nsections++] = (struct code_section){.object = o, .number = number,
			.code = {code->name.p, number, a->object.addresses[number], code->bytes, code->size, &a->processor}};
}

static void
open_analysis(void *user)
{
	struct amdgcn_object *o = user;
	struct elfin elf = o->elf;

	if (o->analysis)
		return;
	elf.diag = diag_new("libamdgcn", report_message, &o->report);
	if (!o->isa.target) {
		diag_error(elf.diag, (struct loc){0}, "%s: the processor of the code is unknown", o->name);
		diag_free(elf.diag);
		return;
	}
	struct analysis *a = array_make(1, sizeof *a);
	flow_object_open(&a->object, &elf, &o->isa);
	a->processor.isa = a->object.isa;
	terminate_names(o, a);
	a->sections = array_make(a->object.ncodes, sizeof a->sections[0]);
	for (size_t i = 0; i < a->object.ncodes; i++)
		add_section(o, a, i);
	diag_free(elf.diag);
	o->analysis = a;
}

const struct amdgcn_code *
amdgcn_code(struct amdgcn_object *o, size_t i)
{
	return inside_run(o, open_analysis, o) && o->analysis && i < o->analysis->nsections ? &o->analysis->sections[i].code : NULL;
}

struct amdgcn_incomplete
inside_incomplete(const struct code_section *s, const struct incomplete *one)
{
	return (struct amdgcn_incomplete){incomplete_name(one->reason), incomplete_text(one->reason), incomplete_unit(one->reason),
		s->code.address + one->at, one->count, inside_index(one->function), incomplete_misses(one->reason)};
}

size_t
inside_missed(const struct code_section *s, int function, size_t *n)
{
	size_t first = array_below32(s->missed.v, s->missed.n, sizeof s->missed.v[0], offsetof(struct incomplete, function),
		(uint32_t)function);

	for (*n = 0; first + *n < s->missed.n && s->missed.v[first + *n].function == (uint32_t)function;)
		++*n;
	return first;
}

static struct amdgcn_function *
make_functions(const struct code_section *s, const struct flow *flow)
{
	struct amdgcn_function *all = array_make(flow->nfunctions, sizeof *all);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct graph_function *f = &flow->functions[i];

		all[i] = (struct amdgcn_function){f->name.n ? f->name.p : "", s->code.address + f->at, s->code.address + f->end,
			(enum amdgcn_kind)f->kind, f->shared, (int)i, &s->code};
	}
	return all;
}

static struct amdgcn_gap *
make_gaps(const struct code_section *s, const struct flow *flow)
{
	struct amdgcn_gap *all = array_make(flow->ngaps, sizeof *all);

	for (size_t i = 0; i < flow->ngaps; i++) {
		const struct graph_gap *gap = &flow->gaps[i];

		all[i] = (struct amdgcn_gap){s->code.address + gap->at, s->code.address + gap->end,
			gap->is_padding ? AMDGCN_PADDING : gap->is_code ? AMDGCN_UNREACHED : AMDGCN_DATA, inside_index(gap->function)};
	}
	return all;
}

static void
open_functions(void *user)
{
	struct code_section *s = user;
	const struct graph_code *code = &s->object->analysis->object.codes[s->number];
	struct incompletes missed = {0};

	if (s->flow)
		return;
	struct flow *flow = flow_open(code);
	flow_incomplete(flow, &missed);
	incompletes_fold(&missed);
	struct amdgcn_function *functions = make_functions(s, flow);
	struct amdgcn_gap *gaps = make_gaps(s, flow);
	struct function_parts *parts = array_make(flow->nfunctions, sizeof *parts);
	struct amdgcn_incomplete *incomplete = array_make(missed.n, sizeof *incomplete);
	for (size_t i = 0; i < missed.n; i++)
		incomplete[i] = inside_incomplete(s, &missed.v[i]);
	s->functions = (struct amdgcn_functions){functions, flow->nfunctions, gaps, flow->ngaps, !missed.n, incomplete, missed.n};
	s->function = functions;
	s->parts = parts;
	s->missed = missed;
	s->flow = flow;
}

bool
inside_flow(struct code_section *s)
{
	return inside_run(s->object, open_functions, s);
}

const struct amdgcn_functions *
amdgcn_functions(const struct amdgcn_code *code)
{
	struct code_section *s = inside_section(code);

	return inside_flow(s) ? &s->functions : NULL;
}

const struct amdgcn_function *
amdgcn_find_function(struct amdgcn_object *o, const char *name)
{
	const struct amdgcn_code *code;

	for (size_t i = 0; (code = amdgcn_code(o, i)); i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);

		for (size_t k = 0; all && k < all->nfunctions; k++)
			if (strcmp(all->functions[k].name, name) == 0)
				return &all->functions[k];
	}
	return NULL;
}

static bool
begins_upto(const void *function, const void *address)
{
	return ((const struct amdgcn_function *)function)->address <= *(const uint64_t *)address;
}

const struct amdgcn_function *
amdgcn_function_at(const struct amdgcn_code *code, uint64_t address)
{
	const struct amdgcn_functions *all = amdgcn_functions(code);
	size_t n = all ? array_before(all->functions, all->nfunctions, sizeof all->functions[0], &address, begins_upto) : 0;

	return n && address < all->functions[n - 1].end ? &all->functions[n - 1] : NULL;
}

const char *
amdgcn_kind_name(enum amdgcn_kind kind)
{
	return graph_kind_name((enum graph_kind)kind);
}

void
inside_close_functions(struct code_section *s)
{
	flow_close(s->flow);
	incompletes_free(&s->missed);
	alloc_free(s->parts);
	alloc_free(s->function);
	alloc_free((void *)(uintptr_t)s->functions.gaps);
	alloc_free((void *)(uintptr_t)s->functions.incomplete);
}

void
inside_close_analysis(struct analysis *a)
{
	for (size_t i = 0; i < a->nstrings; i++)
		alloc_free(a->strings[i]);
	alloc_free(a->strings);
	alloc_free(a->sections);
	flow_object_close(&a->object);
	alloc_free(a);
}
