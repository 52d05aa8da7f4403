/* Collects the functions of two files, and aligns those that have the same name. */
#include "objdump/compare/compare.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/text/align.h"

#define M(name, key, text, digits) key,
const char *const compare_metric_keys[] = {COMPARE_METRICS(M)};
#undef M
#define M(name, key, text, digits) text,
const char *const compare_metric_texts[] = {COMPARE_METRICS(M)};
#undef M
#define M(name, key, text, digits) digits,
const int compare_metric_digits[] = {COMPARE_METRICS(M)};
#undef M
const char *const compare_kind_names[] = {"same", "changed", "removed", "added"};

/* ---- collecting */

void
comparison_add_file(struct comparison *c, const struct view *v)
{
	if (c->nfiles < COMPARE_FILES)
		c->files[c->nfiles] = arena_strz(&c->arena, str_from(v->file));
	c->nfiles++;
}

static uint32_t
text_index(struct comparison *c, struct str text)
{
	bool isnew;
	uint32_t *index = map_put(&c->texts, text, &isnew);

	if (isnew) {
		struct str kept = arena_str(&c->arena, text);

		*index = (uint32_t)c->ntexts;
		map_move_last(&c->texts, kept.p);
		*APPEND(c->text, c->ntexts, c->texts_cap) = kept;
	}
	return *index;
}

/* Sets the key and the target of a direct branch. If the target is in another function, the key contains the function's name. */
static void
set_target(struct comparison *c, const struct section_view *s, const struct amdgcn_graph *g, size_t i, struct compare_insn *to)
{
	struct amdgcn_instruction insn;
	uint64_t target;
	const struct amdgcn_function *other;
	int index;

	amdgcn_graph_instruction(g, i, &insn);
	if (!amdgcn_branch_target(&insn, g->addresses[i], &target))
		return;
	index = amdgcn_find_instruction(g, target);
	other = amdgcn_function_at(s->code, target);
	if (index != AMDGCN_NONE) {
		to->key = text_index(c, str_from(amdgcn_mnemonic(&insn)));
		to->target = (uint32_t)index;
	} else if (other && other->address == target && *other->name) {
		to->key = text_index(c, str_from(arena_printf(&c->arena, "%s %s", amdgcn_mnemonic(&insn), other->name)));
	}
}

static struct compare_insn *
read_insns(struct comparison *c, const struct section_view *s, const struct amdgcn_graph *g, const struct amdgcn_liveness *live)
{
	struct compare_insn *insns = g->ninstructions ? arena_alloc(&c->arena, g->ninstructions * sizeof *insns) : NULL;
	char text[AMDGCN_TEXT];

	for (size_t i = 0; i < g->ninstructions; i++) {
		insns[i] = (struct compare_insn){.target = COMPARE_NONE, .address = section_shown(s, g->addresses[i]), .live = live->instructions[i],
			.text = text_index(c, (struct str){text, amdgcn_graph_text(g, i, text)})};
		insns[i].key = insns[i].text;
		set_target(c, s, g, i, &insns[i]);
	}
	return insns;
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
add_version(struct comparison *c, const struct section_view *s, const struct amdgcn_function *f)
{
	struct compare_versions *versions;
	struct compare_version *v;
	char name[64];

	if (!c->nfiles || c->nfiles > COMPARE_FILES)
		return NULL;
	versions = &c->versions[c->nfiles - 1];
	v = APPEND(versions->v, versions->n, versions->cap);
	*v = (struct compare_version){.name = arena_str(&c->arena, section_name(s, f, name)),
		.insns = read_insns(c, s, amdgcn_graph(f), amdgcn_liveness(f)), .ninsns = (uint32_t)amdgcn_graph(f)->ninstructions};
	set_static_metrics(v, s, f);
	return v;
}

static void
add_section(struct section_view *s)
{
	for (size_t i = 0; i < s->all->nfunctions; i++)
		if (section_wants(s, &s->all->functions[i]))
			add_version(s->v->comparison, s, &s->all->functions[i]);
}

void
comparison_add_functions(struct comparison *c, struct view *v)
{
	if (c->nfiles <= COMPARE_FILES)
		section_each(v, add_section);
}

/* Returns the index of a reason for stalls, or COMPARE_REASONS. */
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
	struct str kernel = {0};

	for (size_t i = 0; i < (r->nfunctions ? r->nfunctions : 1); i++) {
		const struct amdgcn_function *f = r->nfunctions ? &sim->section->all->functions[r->functions[i].function] : r->function;
		struct compare_version *v = add_version(c, sim->section, f);

		if (!v)
			return;
		kernel = i ? kernel : v->name;
		v->simulated = true;
		v->is_kernel = i == 0;
		v->ran = r->end == AMDGCN_FINISHED;
		v->kernel = kernel;
		v->wave = r->wave_mean;
		for (uint32_t k = 0; v->ran && k < v->ninsns; k++) {
			const struct amdgcn_cost *cost = &r->instructions[r->functions[i].first + k];

			v->insns[k].stall = cost->stall * (double)cost->hits / (double)r->waves;
		}
		set_metric(v, COMPARE_waves, r->launch.resident);
		if (v->is_kernel && v->ran)
			set_simulated_metrics(v, r);
	}
}

/* ---- comparing */

struct str
comparison_key(struct comparison *c, const struct compare_version *v)
{
	return str_from(arena_printf(&c->arena, "%d %zu %.*s %.*s", v->simulated, v->kernel.n, STR_ARG(v->kernel), STR_ARG(v->name)));
}

struct map
comparison_index(struct comparison *c, unsigned file)
{
	struct map map = {0};

	for (size_t i = 0; i < c->versions[file].n; i++) {
		bool isnew;
		uint32_t *index = map_put(&map, comparison_key(c, &c->versions[file].v[i]), &isnew);

		if (isnew)
			*index = (uint32_t)i + 1;
	}
	return map;
}

static uint32_t *
keys_of(const struct compare_version *v)
{
	uint32_t *keys = array_make(v->ninsns, sizeof *keys);

	for (uint32_t i = 0; i < v->ninsns; i++)
		keys[i] = v->insns[i].key;
	return keys;
}

static void
put_row(struct compared *one, enum compare_kind kind, uint32_t a, uint32_t b)
{
	one->count[kind]++;
	*APPEND(one->rows, one->nrows, one->rows_cap) = (struct compare_row){kind, a, b};
}

/* Adds rows for the pairs from first to last, none of which has equal instructions. A removed instruction and an added
 * one next to each other become a changed one. */
static void
put_different(struct compared *one, const struct align_pair *first, const struct align_pair *last)
{
	const struct align_pair *a = first, *b = first;

	for (;;) {
		while (a < last && a->a == ALIGN_NONE)
			a++;
		while (b < last && b->b == ALIGN_NONE)
			b++;
		if (a == last && b == last)
			return;
		put_row(one, a == last ? COMPARE_ADDED : b == last ? COMPARE_REMOVED : COMPARE_CHANGED, a == last ? COMPARE_NONE : (uint32_t)a->a,
			b == last ? COMPARE_NONE : (uint32_t)b->b);
		a += a < last;
		b += b < last;
	}
}

/* Returns an array, indexed by instruction of a version: the first row at or after the instruction's that has equal
 * instructions. */
static uint32_t *
next_equal(const struct compared *one, unsigned file)
{
	uint32_t *rows = array_make(one->sides[file]->ninsns, sizeof *rows), next = COMPARE_NONE;

	for (size_t i = one->nrows; i-- > 0;) {
		uint32_t insn = file ? one->rows[i].b : one->rows[i].a;

		next = one->rows[i].kind == COMPARE_SAME ? (uint32_t)i : next;
		if (insn != COMPARE_NONE)
			rows[insn] = next;
	}
	return rows;
}

static void
compare_targets(struct compared *one)
{
	uint32_t *a = next_equal(one, 0), *b = next_equal(one, 1);

	for (size_t i = 0; i < one->nrows; i++) {
		struct compare_row *row = &one->rows[i];
		uint32_t to_a = row->a == COMPARE_NONE ? COMPARE_NONE : one->sides[0]->insns[row->a].target;
		uint32_t to_b = row->b == COMPARE_NONE ? COMPARE_NONE : one->sides[1]->insns[row->b].target;

		if (row->kind != COMPARE_SAME || to_a == COMPARE_NONE || a[to_a] == b[to_b])
			continue;
		row->kind = COMPARE_CHANGED;
		one->count[COMPARE_SAME]--;
		one->count[COMPARE_CHANGED]++;
	}
	free(a);
	free(b);
}

static void
make_rows(struct compared *one)
{
	uint32_t *a = keys_of(one->sides[0]), *b = keys_of(one->sides[1]);
	struct alignment aligned = align_sequences(a, one->sides[0]->ninsns, b, one->sides[1]->ninsns);
	size_t first = 0;

	for (size_t i = 0; i <= aligned.n; i++) {
		bool same = i < aligned.n && aligned.v[i].a != ALIGN_NONE && aligned.v[i].b != ALIGN_NONE;

		if (i < aligned.n && !same)
			continue;
		put_different(one, aligned.v + first, aligned.v + i);
		if (same)
			put_row(one, COMPARE_SAME, (uint32_t)aligned.v[i].a, (uint32_t)aligned.v[i].b);
		first = i + 1;
	}
	one->replaced = aligned.replaced;
	compare_targets(one);
	align_free(&aligned);
	free(a);
	free(b);
}

void
comparison_each(struct comparison *c, void (*show)(void *user, const struct compared *one), void *user)
{
	struct map first = comparison_index(c, 0), second = comparison_index(c, 1);

	for (size_t i = 0; c->nfiles == COMPARE_FILES && i < c->versions[0].n; i++) {
		struct str key = comparison_key(c, &c->versions[0].v[i]);
		const uint32_t *other = *map_get(&first, key) == i + 1 ? map_get(&second, key) : NULL;
		struct compared one = {.sides = {&c->versions[0].v[i], other ? &c->versions[1].v[*other - 1] : NULL}};

		if (!other)
			continue;
		make_rows(&one);
		show(user, &one);
		free(one.rows);
	}
	map_free(&first);
	map_free(&second);
}

double
compared_stall(const struct compared *one, const struct compare_row *row, unsigned file)
{
	uint32_t i = file ? row->b : row->a;

	return i == COMPARE_NONE ? 0 : one->sides[file]->insns[i].stall;
}

bool
compared_differs(const struct compared *one, const struct compare_row *row)
{
	double change = compared_stall(one, row, 1) - compared_stall(one, row, 0);

	return row->kind != COMPARE_SAME || 100 * (change < 0 ? -change : change) > one->sides[0]->wave;
}

bool
compared_same(const struct compared *one)
{
	const struct compare_version *a = one->sides[0], *b = one->sides[1];
	size_t i = 0;

	while (i < one->nrows && !compared_differs(one, &one->rows[i]))
		i++;
	return i == one->nrows && a->ran == b->ran && memcmp(a->metrics, b->metrics, sizeof a->metrics) == 0;
}

void
comparison_free(struct comparison *c)
{
	for (unsigned i = 0; i < COMPARE_FILES; i++)
		free(c->versions[i].v);
	free(c->text);
	map_free(&c->texts);
	arena_free(&c->arena);
}
