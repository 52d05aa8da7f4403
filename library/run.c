/* Runs kernels. */
#include <fenv.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/dvgpr/size.h"
#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/thread/pool.h"
#include "common/sim/machine.h"
#include "common/run/loaded.h"
#include "library/run_watch.h"

enum { DEFAULT_LIMIT = 100000000, MOST_ITEMS = 1024 };

/* The arguments and result of one amdgcn_run() call. */
struct run_call {
	struct amdgcn_run_settings settings;
	struct running *running;
	const struct amdgcn_findings **checked; /* hazards of each section with code; NULL: not checked */
	size_t nchecked;
	bool fine;
};

int
amdgcn_run_kind(size_t i, const char **name, const char **text)
{
	static const char *const kinds[][2] = {
#define RUN(name, text, check, meaning) {text, meaning},
#include "common/sim/machine.h"
#include "common/run/finding.def"
	};

	if (i >= sizeof kinds / sizeof kinds[0])
		return 0;
	*name = kinds[i][0];
	*text = kinds[i][1];
	return 1;
}

int
amdgcn_kernel_argument(struct amdgcn_object *o, const char *kernel, size_t i, struct amdgcn_kernel_argument *out)
{
	amdgcn_code(o, 0);
	const struct flow_object *f = o->analysis ? &o->analysis->object : NULL;
	for (size_t k = 0; f && k < f->nkernels; k++) {
		const struct flow_argument *a = f->kernels[k].arguments;

		if (kernel ? !str_eqz(f->kernels[k].name, kernel) : f->nkernels > 1)
			continue;
		if (i >= f->kernels[k].narguments)
			return 0;
		*out = (struct amdgcn_kernel_argument){a[i].name.n ? a[i].name.p : NULL, a[i].kind.p, a[i].offset, a[i].size};
		return 1;
	}
	return 0;
}

/* Sets the size of a cluster. */
static bool
find_clusters(const struct amdgcn_run_settings *s, struct diag *diag, struct run_launch *launch)
{
	enum { MOST_GROUPS = 16 };
	uint64_t groups = 1;

	for (unsigned k = 0; k < 3; k++) {
		uint32_t n = run_groups(launch->grid[k], launch->group[k]);

		launch->cluster[k] = s->cluster[k] ? s->cluster[k] : 1;
		groups *= launch->cluster[k] > MOST_GROUPS ? MOST_GROUPS + 1 : launch->cluster[k];
		if (n % launch->cluster[k]) {
			diag_error(diag, (struct loc){0}, "the number of work-groups in %c is %u, no multiple of %u, the size of a cluster", "xyz"[k], n,
				launch->cluster[k]);
			return false;
		}
	}
	if (groups > MOST_GROUPS)
		diag_error(diag, (struct loc){0}, "a cluster has at most %u work-groups", MOST_GROUPS);
	else if (groups > 1 && !target_has(launch->isa->target, FEATURE_CLUSTERS))
		diag_error(diag, (struct loc){0}, "%s has no clusters", launch->isa->target->name);
	return groups <= MOST_GROUPS && (groups == 1 || target_has(launch->isa->target, FEATURE_CLUSTERS));
}

/* Returns whether the grid has at most UINT32_MAX work-groups. */
static bool
check_grid(struct diag *diag, const struct run_launch *launch)
{
	uint64_t groups = 1;

	for (unsigned k = 0; k < 3; k++) {
		groups *= run_groups(launch->grid[k], launch->group[k]);
		if (groups > UINT32_MAX) {
			diag_error(diag, (struct loc){0}, "a grid has at most %u work-groups, which %ux%ux%u work items in groups of %ux%ux%u exceed",
				UINT32_MAX, launch->grid[0], launch->grid[1], launch->grid[2], launch->group[0], launch->group[1], launch->group[2]);
			return false;
		}
	}
	return true;
}

/* Reports a block of VGPRs that dynamic VGPR mode does not have. */
static bool
check_block(unsigned block, const struct isa *isa, struct diag *diag)
{
	const struct target_dvgpr *m = target_dvgpr(isa->target);

	if (!block || !m || block == m->small || block == m->large)
		return true;
	diag_error(diag, (struct loc){0}, "a block has %u or %u VGPRs, not %u", m->small, m->large, block);
	return false;
}

/* Sets the sizes of the grid, of a work-group and of a cluster. */
static bool
find_sizes(const struct run_call *c, struct diag *diag, const struct flow_kernel *kernel, struct run_launch *launch)
{
	const struct amdgcn_run_settings *s = &c->settings;
	uint64_t items = 1;

	for (unsigned k = 0; k < 3; k++) {
		uint32_t lanes = launch->isa->wave32 ? 32 : 64, first = kernel->group && kernel->group < lanes ? kernel->group : lanes;

		launch->group[k] = s->group[k] ? s->group[k] : kernel->sizes[k] ? kernel->sizes[k] : k || s->group[1] || s->group[2] ? 1 : first;
		items *= launch->group[k];
		launch->grid[k] = s->grid[k] ? s->grid[k] : launch->group[k];
	}
	for (unsigned k = 0; k < 3; k++)
		if (kernel->sizes[k] && kernel->sizes[k] != launch->group[k]) {
			diag_error(diag, (struct loc){0}, "%.*s requires work-groups of %ux%ux%u, not %ux%ux%u", STR_ARG(kernel->name), kernel->sizes[0],
				kernel->sizes[1], kernel->sizes[2], launch->group[0], launch->group[1], launch->group[2]);
			return false;
		}
	if (items > MOST_ITEMS || launch->group[0] > MOST_ITEMS || launch->group[1] > MOST_ITEMS || launch->group[2] > MOST_ITEMS) {
		diag_error(diag, (struct loc){0}, "a work-group has at most %u work items, not %ux%ux%u", MOST_ITEMS, launch->group[0], launch->group[1],
			launch->group[2]);
		return false;
	}
	if (!find_clusters(s, diag, launch) || !check_block(s->vgpr_block, launch->isa, diag))
		return false;
	if (kernel->group && items > kernel->group) {
		diag_error(diag, (struct loc){0}, "%.*s has at most %u work items in a work-group, not %ux%ux%u", STR_ARG(kernel->name), kernel->group,
			launch->group[0], launch->group[1], launch->group[2]);
		return false;
	}
	return check_grid(diag, launch);
}

static void
put_findings(struct running *r, struct arena *arena, struct run *from, uint64_t base)
{
	struct amdgcn_run_finding *to = arena_alloc(arena, (from->findings.n + 1) * sizeof *to);

	for (size_t i = 0; i < from->findings.n; i++) {
		const struct run_finding *f = &from->findings.v[i];
		const struct run_insn *insn = run_code_at(&from->code, f->pc);
		struct run_function function = running_function(r->object, f->pc - base);
		struct run_function other = f->other ? running_function(r->object, f->other - base) : (struct run_function){0};
		char text[INSN_TEXT];

		if (insn)
			insn_print(from->launch.isa, &insn->insn, text);
		to[i] = (struct amdgcn_run_finding){
			.name = run_kind_name(f->kind), .text = running_keep(arena, f->text),
			.address = f->pc - base, .function = running_keep(arena, function.name),
			.offset = function.name ? f->pc - base - function.start : 0,
			.instruction = insn ? running_keep(arena, text) : NULL, .group = {f->group[0], f->group[1], f->group[2]}, .wave = f->wave,
			.lane = f->lane == RUN_NO_LANE ? AMDGCN_NONE : f->lane, .count = f->count,
			.other = f->other ? f->other - base : 0, .has_other = f->other != 0, .other_function = running_keep(arena, other.name),
			.other_offset = other.name ? f->other - base - other.start : 0,
		};
	}
	r->run.findings = to;
	r->run.nfindings = from->findings.n;
}

static void
put_output(struct running *r, struct arena *arena, const struct run_program *p, const struct run_memory *memory, const struct run_launch *launch)
{
	struct buf text = {0};

	run_program_print(p, memory, launch, &text);
	r->run.output = arena_strz(arena, (struct str){(const char *)text.p, text.n});
	buf_free(&text);
}

static struct run_value *
values_of(const struct amdgcn_run_settings *s)
{
	struct run_value *v = alloc_array(s->narguments + 1, sizeof *v);
	const char *from = (const char *)s->arguments;

	for (size_t i = 0; i < s->narguments; i++) {
		struct amdgcn_run_argument a = {0};

		memcpy(&a, from, s->arguments->size < sizeof a ? s->arguments->size : sizeof a);
		from += s->arguments->size;
		v[i] = (struct run_value){a.name, a.bytes, a.nbytes, a.buffer != 0, a.empty != 0, a.lds != 0, a.buffer ? a.address : 0};
	}
	return v;
}

/* Returns the bit of a check. */
static unsigned
check_bit(const char *name)
{
	struct amdgcn_check_info info;

	for (size_t i = 0; amdgcn_check_info(i, &info); i++)
		if (strcmp(info.name, name) == 0)
			return 1u << i;
	return 0;
}

static void
make_checked(void *user)
{
	struct run_call *c = user;

	c->checked = alloc_zeroed(c->running->object->analysis->nsections + 1, sizeof c->checked[0]);
}

/* Runs the check for hazards on all code. It takes the object's lock, so execute() must not call it. Returns false after an error. */
static bool
check_code(struct run_call *c)
{
	struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = check_bit("hazards")};
	struct amdgcn_object *o = c->running->object;

	if (!report_run(&o->report, make_checked, c))
		return false;
	for (; c->nchecked < o->analysis->nsections; c->nchecked++) {
		c->checked[c->nchecked] = amdgcn_check(amdgcn_code(o, c->nchecked), &settings);
		if (!c->checked[c->nchecked])
			return false;
	}
	return true;
}

/* Lists the hazards that check_code() has found. base: what the run adds to addresses of the object. */
static struct run_hazard *
list_hazards(const struct run_call *c, uint64_t base, size_t *n)
{
	struct run_hazard *out = NULL;
	size_t cap = 0;

	*n = 0;
	for (size_t i = 0; i < c->nchecked; i++)
		for (size_t k = 0; k < c->checked[i]->nfindings; k++) {
			const struct amdgcn_finding *f = &c->checked[i]->findings[k];

			if (f->has_earlier && f->severity == AMDGCN_WARNING)
				*APPEND(out, *n, cap) = (struct run_hazard){base + f->address, base + f->earlier, f->text};
		}
	if (*n)
		qsort(out, *n, sizeof *out, array_compare64);
	return out;
}

/* Returns the length of the shortest pattern that, repeated, begins with a text: its longest border determines it. */
static size_t
period_of(const char *text, size_t n)
{
	size_t *border = alloc_zeroed(n + 1, sizeof *border);

	for (size_t i = 1, k = 0; i < n; border[++i] = k) {
		while (k && text[i] != text[k])
			k = border[k];
		k += text[i] == text[k];
	}
	size_t period = n - border[n];
	alloc_free(border);
	return period;
}

static bool
same_path(const struct run_path *a, const struct run_path *b)
{
	return a->n == b->n && (!a->n || memcmp(a->v, b->v, a->n) == 0);
}

/* Returns the patterns of a branch, as for amdgcn_is_pattern(). A wave that has not reached the branch gets N. */
static const char *
pattern_of(struct arena *arena, const struct run_path *paths, unsigned n)
{
	struct buf all = {0};

	while (n > 1 && same_path(&paths[n - 1], &paths[n - 2])) /* further waves have the last pattern */
		n--;
	for (unsigned i = 0; i < n; i++) {
		const char *v = paths[i].n ? paths[i].v : "N";

		if (i)
			buf_put(&all, "|", 1);
		buf_put(&all, v, period_of(v, paths[i].n ? paths[i].n : 1));
	}
	const char *out = arena_strz(arena, (struct str){(const char *)all.p, all.n});
	buf_free(&all);
	return out;
}

/* Lists the directions of the waves of the first work-group. base: what the run adds to addresses of the object. */
static void
put_path(struct running *out, struct arena *arena, const struct run_code *code, uint64_t base)
{
	size_t n = 0;

	for (uint64_t i = 0; i < code->size / 4; i++)
		n += code->at[i] && code->at[i]->paths && code->at[i]->effects->flow == CONTROL_conditional;
	struct amdgcn_branch_rule *path = arena_alloc(arena, (n + 1) * sizeof *path);
	for (uint64_t i = 0; i < code->size / 4; i++) {
		const struct run_insn *insn = code->at[i];

		if (!insn || !insn->paths || insn->effects->flow != CONTROL_conditional)
			continue;
		path[out->run.npath].where = arena_printf(arena, "0x%llx", (unsigned long long)(code->address + 4 * i - base));
		path[out->run.npath++].pattern = pattern_of(arena, insn->paths, code->npaths);
	}
	out->run.path = path;
}

static const char *
list_limits(struct arena *arena, unsigned limits)
{
	static const char *const texts[] = {
#define LIMIT(name, text) text,
#include "common/sim/machine.h"
#include "common/run/limit.def"
	};
	const char *out = "";

	for (unsigned i = 0; i < RUN_LIMITS; i++)
		if (limits >> i & 1)
			out = arena_printf(arena, "%s%s%s", out, *out ? "; " : "", texts[i]);
	return out;
}

static void
execute(struct run_call *c, struct run_memory *memory, const struct run_program *p, const struct run_launch *launch, struct str name)
{
	const struct run_allocation *image = &memory->v[p->image];
	struct run *r = alloc_zeroed(1, sizeof *r);
	struct amdgcn_run *out = &c->running->run;
	struct arena arena = {0}; /* if the guard frees its blocks, nothing else refers to them */
	struct run_watching *watching = NULL;
	struct run_launch counted = *launch;
	struct sim_machine machine;

	sim_machine_init(&machine, launch->isa);
	struct access_memory of_processor;
	sim_machine_memory(&machine, &of_processor);
	counted.measured = &of_processor;
	run_open(r, &counted, memory, image->bytes + p->code, image->address + p->code, p->code_size);
	size_t n;
	struct run_hazard *hazards = list_hazards(c, p->base, &n);
	run_expect_hazards(r, hazards, n);
	if (c->settings.watch)
		watching = run_watch_open(c->running->object, c->settings.watch, r, p->base);
	out->complete = run_execute(r);
	run_watch_close(watching);
	out->instructions = r->instructions;
	out->lanes = r->lanes;
	out->groups = r->groups;
	out->waves = r->waves;
	out->kernel = arena_strz(&arena, name);
	memcpy(out->grid, launch->grid, sizeof out->grid);
	memcpy(out->group, launch->group, sizeof out->group);
	put_findings(c->running, &arena, r, p->base);
	put_path(c->running, &arena, &r->code, p->base);
	running_accesses(c->running, &arena, &r->code, &of_processor, p->base);
	out->incomplete = list_limits(&arena, r->limits);
	put_output(c->running, &arena, p, memory, launch);
	running_count(c->running, &arena, &r->code, p->base);
	run_close(r);
	alloc_free(hazards);
	alloc_free(r);
	c->running->arena = arena;
}

static unsigned
threads_of(const struct amdgcn_run_settings *s)
{
	return !s->threads ? pool_threads() : s->threads < POOL_MOST ? s->threads : POOL_MOST;
}

/* Adds the buffers that have an address. Returns false after an error. */
static bool
add_placed(const struct run_call *c, struct run_memory *memory, const struct run_value *values)
{
	for (size_t i = 0; i < c->settings.narguments; i++) {
		const struct run_value *v = &values[i];

		if (!v->address)
			continue;
		struct run_allocation *a = run_memory_add_at(memory, v->name ? v->name : "an argument", v->address, v->bytes, v->n);
		if (!a) {
			diag_error(c->running->object->diag, (struct loc){0}, "a buffer of %zu bytes cannot be at 0x%llx, where other memory is", v->n,
				(unsigned long long)v->address);
			return false;
		}
		if (v->is_empty)
			a->known = alloc_zeroed((v->n + 7) / 8, 1);
	}
	return true;
}

static void
run_with(struct run_call *c, struct run_memory *memory, const struct run_value *values)
{
	struct amdgcn_object *o = c->running->object;
	struct run_program p;
	struct run_launch launch = {.limit = c->settings.limit ? c->settings.limit : DEFAULT_LIMIT, .seed = c->settings.seed + 1,
		.schedule = c->settings.schedule, .checks = !c->settings.unchecked, .vgpr_block = c->settings.vgpr_block,
		.vgpr_pool = c->settings.vgpr_pool, .vgpr_refusals = c->settings.vgpr_refusals, .threads = threads_of(&c->settings)};

	if (!add_placed(c, memory, values) || !run_program_load(&p, memory, &o->elf, &o->analysis->object))
		return;
	const struct flow_kernel *kernel = run_program_kernel(&p, c->settings.kernel);
	if (!kernel)
		return;
	struct isa isa = o->analysis->object.isa;
	if (isa.target->wave32) /* kernels of an object can differ */
		isa.wave32 = kernel->value[KD_wavefront_size32];
	launch.isa = &isa;
	if (!find_sizes(c, o->diag, kernel, &launch))
		return;
	c->fine = run_program_launch(&p, memory, kernel, values, c->settings.narguments, c->settings.dynamic_lds, &launch);
	if (c->fine)
		execute(c, memory, &p, &launch, kernel->name);
}

static void
run_guarded(void *user)
{
	struct run_call *c = user;
	struct run_memory memory = {0};
	struct run_value *values = values_of(&c->settings);

	run_with(c, &memory, values);
	run_memory_free(&memory);
	alloc_free(values);
}

static void
make_running(void *user)
{
	struct run_call *c = user;

	c->running = alloc_zeroed(1, sizeof *c->running);
}

/* Links a relocatable object. Returns false after an error. */
static bool
link_object(struct running *r, struct amdgcn_object *object)
{
	const char *arguments[] = {"-shared", "--no-undefined", "-o", "linked", object->name};
	struct amdgcn_file file = {object->name, object->elf.bytes, object->elf.nbytes};
	struct amdgcn_link link = {.size = sizeof link, .arguments = arguments, .narguments = 5, .files = &file, .nfiles = 1};
	struct amdgcn_input input = {.size = sizeof input, .name = object->name};

	if (amdgcn_link(&link, object->report.to, object->report.user, &r->bytes, &input.nbytes, NULL))
		return false;
	input.bytes = r->bytes;
	r->linked = amdgcn_open_input(&input, object->report.to, object->report.user);
	return r->linked != NULL;
}

const struct amdgcn_run *
amdgcn_run(struct amdgcn_object *object, const struct amdgcn_run_settings *settings)
{
	struct run_call c = {0};
	int rounding = fegetround(); /* the run changes it, and may end anywhere */

	if (!report_run(&object->report, make_running, &c))
		return NULL;
	struct running *r = c.running;
	memcpy(&c.settings, settings, settings->size < sizeof c.settings ? settings->size : sizeof c.settings);
	r->object = object;
	if (object->elf.hdr.e_type == ET_REL && link_object(r, object))
		r->object = r->linked;
	if (object->elf.hdr.e_type != ET_REL || r->linked)
		amdgcn_code(r->object, 0); /* finds the kernels */
	bool fine = (object->elf.hdr.e_type != ET_REL || r->linked) && r->object->analysis && (c.settings.unchecked || check_code(&c)) &&
		inside_run_unlocked(r->object, run_guarded, &c) && c.fine;
	fesetround(rounding);
	alloc_free(c.checked);
	if (fine)
		return &r->run;
	amdgcn_run_free(&r->run);
	return NULL;
}

void
amdgcn_run_free(const struct amdgcn_run *run)
{
	struct running *r = (struct running *)(uintptr_t)run;

	if (!r)
		return;
	arena_free(&r->arena);
	arena_free(&r->counted);
	amdgcn_close(r->linked);
	amdgcn_free(r->bytes);
	alloc_free(r);
}
