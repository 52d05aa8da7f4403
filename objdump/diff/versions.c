/* Collects the functions of two files, pairs them, and aligns the instructions of each pair. */
#include "objdump/diff/versions.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define M(name, key, text, digits) key,
const char *const compare_metric_keys[] = {COMPARE_METRICS(M)};
#undef M
#define M(name, key, text, digits) text,
const char *const compare_metric_texts[] = {COMPARE_METRICS(M)};
#undef M
#define M(name, key, text, digits) digits,
const int compare_metric_digits[] = {COMPARE_METRICS(M)};
#undef M

/* ---- collecting */

void
comparison_add_file(struct comparison *c, const struct view *v)
{
	if (c->nfiles < COMPARE_FILES)
		c->files[c->nfiles] = arena_strz(&c->arena, str_from(v->file));
	c->nfiles++;
}

/* Lists the instructions of a version, with the numbers of live registers. */
static void
read_code(struct comparison *c, struct compare_version *v, const struct amdgcn_function *f)
{
	const struct amdgcn_liveness *live = amdgcn_liveness(f);

	revision_list_graph(&v->code, f, &c->arena, &c->numbers);
	v->insns = v->code.n ? arena_alloc(&c->arena, v->code.n * sizeof *v->insns) : NULL;
	for (size_t i = 0; i < v->code.n; i++)
		v->insns[i] = (struct compare_insn){.live = live->instructions[i]};
}

static void
set_metric(struct compare_version *v, enum compare_metric metric, double value)
{
	v->metrics[metric] = value;
	v->has[metric] = true;
}

static void
set_static_metrics(struct compare_version *v, const struct section_view *s, const struct amdgcn_function *f)
{
	const struct amdgcn_resources *r = amdgcn_resources(f, (unsigned)s->v->options->workgroup_size);
	const struct amdgcn_graph *g = amdgcn_graph(f);
	const struct amdgcn_pressure *peak = &amdgcn_liveness(f)->peak;

	if (r->occupancy)
		set_metric(v, COMPARE_waves, r->occupancy->waves);
	set_metric(v, COMPARE_sgprs, r->sgprs);
	set_metric(v, COMPARE_vgprs, r->vgprs);
	set_metric(v, COMPARE_agprs, r->agprs);
	set_metric(v, COMPARE_live_sgprs, peak->sgprs);
	set_metric(v, COMPARE_live_vgprs, peak->vgprs);
	set_metric(v, COMPARE_live_agprs, peak->agprs);
	set_metric(v, COMPARE_instructions, (double)g->ninstructions);
	set_metric(v, COMPARE_blocks, (double)g->nblocks);
	set_metric(v, COMPARE_loops, (double)g->nloops);
}

/* Adds a function to the current file. Returns NULL if there are too many files. */
static struct compare_version *
add_version(struct comparison *c, enum compare_list list, const struct section_view *s, const struct amdgcn_function *f)
{
	if (!c->nfiles || c->nfiles > COMPARE_FILES)
		return NULL;
	struct compare_versions *versions = &c->versions[list][c->nfiles - 1];
	struct compare_version *v = APPEND(versions->v, versions->n, versions->cap);
	char name[64];
	*v = (struct compare_version){.name = arena_str(&c->arena, section_name(s, f, name)), .adjust = s->v->options->adjust_vma,
		.key = {.name = arena_str(&c->arena, str_from(f->name)), .kernel = f->kind == AMDGCN_KERNEL}};
	read_code(c, v, f);
	set_static_metrics(v, s, f);
	return v;
}

static void
add_section(struct section_view *s)
{
	for (size_t i = 0; i < s->all->nfunctions; i++)
		if (section_wants(s, &s->all->functions[i]))
			add_version(s->v->comparison, COMPARE_STATIC, s, &s->all->functions[i]);
}

void
comparison_add_functions(struct comparison *c, struct view *v)
{
	if (c->nfiles <= COMPARE_FILES)
		section_each(v, add_section);
}

/* Returns the index of the stall reason with this name, or COMPARE_REASONS if there is none. */
static size_t
reason_index(const char *name)
{
	struct amdgcn_reason reason;

	for (size_t i = 0; i < COMPARE_REASONS && amdgcn_reason(i, &reason); i++)
		if (reason.stall && strcmp(reason.name, name) == 0)
			return i;
	return COMPARE_REASONS;
}

static void
set_simulated_metrics(struct compare_version *v, const struct amdgcn_simulation *r)
{
	double stall = 0;

	for (size_t i = 0; i < r->ninstructions; i++)
		for (size_t k = 0; k < r->instructions[i].nlost; k++) {
			size_t reason = reason_index(r->instructions[i].lost[k].reason);

			if (reason < COMPARE_REASONS)
				v->lost[reason] += (double)r->instructions[i].lost[k].cycles / (double)r->waves;
		}
	for (size_t i = 0; i < COMPARE_REASONS; i++)
		stall += v->lost[i];
	set_metric(v, COMPARE_throughput, r->throughput);
	set_metric(v, COMPARE_wave_mean, r->wave_mean);
	set_metric(v, COMPARE_stall, stall);
	set_metric(v, COMPARE_stalled, r->cycles ? 100 * (double)r->stalled / (double)r->cycles : 0);
}

void
comparison_add_simulation(struct comparison *c, const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	struct str kernel = {0}, caller = {0};

	for (size_t i = 0; i < (r->nfunctions ? r->nfunctions : 1); i++) {
		const struct amdgcn_function *f = r->nfunctions ? &sim->section->all->functions[r->functions[i].function] : r->function;
		struct compare_version *v = add_version(c, COMPARE_SIMULATED, sim->section, f);

		if (!v)
			return;
		kernel = i ? kernel : v->name;
		caller = i ? caller : v->key.name;
		v->simulated = true;
		v->is_kernel = v->key.kernel = i == 0;
		v->key.caller = i ? caller : (struct str){0};
		v->ran = r->end == AMDGCN_FINISHED;
		v->kernel = kernel;
		v->wave = r->wave_mean;
		for (uint32_t k = 0; v->ran && k < v->code.n; k++) {
			const struct amdgcn_cost *cost = &r->instructions[r->functions[i].first + k];

			v->insns[k].stall = cost->stall * (double)cost->hits / (double)r->waves;
		}
		set_metric(v, COMPARE_waves, r->launch.resident);
		if (v->is_kernel && v->ran)
			set_simulated_metrics(v, r);
	}
}

/* ---- comparing */

void
comparison_pair(struct comparison *c)
{
	for (unsigned list = 0; c->nfiles == COMPARE_FILES && list < COMPARE_LISTS; list++) {
		const struct compare_versions *files = c->versions[list];
		struct pair_function *keys[COMPARE_FILES];

		for (unsigned k = 0; k < COMPARE_FILES; k++) {
			keys[k] = alloc_array(files[k].n + 1, sizeof **keys);
			for (size_t i = 0; i < files[k].n; i++)
				keys[k][i] = files[k].v[i].key;
		}
		size_t n;
		struct pair *pairs = pair_functions(keys[0], files[0].n, keys[1], files[1].n, &n);
		for (size_t i = 0; i < n; i++) {
			struct compared *one = APPEND(c->compared, c->ncompared, c->compared_cap);

			*one = (struct compared){0};
			for (unsigned k = 0; k < COMPARE_FILES; k++)
				one->sides[k] = pairs[i].of[k] == PAIR_NONE ? NULL : &files[k].v[pairs[i].of[k]];
			if (one->sides[0] && one->sides[1])
				revisions_align(&one->code, &one->sides[0]->code, &one->sides[1]->code);
		}
		alloc_free(pairs);
		alloc_free(keys[0]);
		alloc_free(keys[1]);
	}
}

double
compared_stall(const struct compared *one, const struct revision_row *row, unsigned file)
{
	int32_t i = file ? row->b : row->a;

	return i < 0 ? 0 : one->sides[file]->insns[i].stall;
}

bool
compared_differs(const struct compared *one, const struct revision_row *row)
{
	double change = compared_stall(one, row, 1) - compared_stall(one, row, 0);

	return revision_differs(row->kind) || 100 * (change < 0 ? -change : change) > one->sides[0]->wave;
}

bool
compared_same(const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];
	size_t i = 0;

	while (i < one->code.nrows && !compared_differs(one, &one->code.rows[i]))
		i++;
	return i == one->code.nrows && !one->code.counts[REVISION_RENAMED] && a->ran == b->ran &&
		memcmp(a->metrics, b->metrics, sizeof a->metrics) == 0;
}

void
comparison_free(struct comparison *c)
{
	for (unsigned list = 0; list < COMPARE_LISTS; list++)
		for (unsigned i = 0; i < COMPARE_FILES; i++) {
			struct compare_versions *versions = &c->versions[list][i];

			for (size_t k = 0; k < versions->n; k++)
				revision_free(&versions->v[k].code);
			alloc_free(versions->v);
		}
	for (size_t i = 0; i < c->ncompared; i++)
		revisions_free(&c->compared[i].code);
	alloc_free(c->compared);
	map_free(&c->numbers);
	arena_free(&c->arena);
}
