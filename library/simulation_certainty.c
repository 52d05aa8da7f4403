/* Finds out how certain the verdict of a simulation is, and writes the sentences about it. Values of the machine without a published
 * source, and iterations that are not known, have plausible ranges (common/isa/tables/timing.tbl). Each of them that concerns what
 * the verdict compares is set to the ends of its range, and the kernel is simulated again:
 *
 *	the verdict no longer holds        the limit is not known, and the sentence gives both verdicts
 *	its share changes noticeably       the sentence says for which value it is, and the share for the other one
 *	neither                            the assumption is only counted
 *
 * A value that the user has set is not an assumption. The parameters that concern what the verdict names come first, then those that
 * concern other units and reasons with a considerable share (in the parameter's row), then all others. Each is tried
 * alone if the budget allows that. Otherwise the slower values of all these parameters are tried together, as their effects mostly
 * add up, and their faster values; only if that changes something are the halves of such a group tried, down to the single
 * parameters. The runs together execute at most as many instructions as budget_of() says; assumptions for which that does not
 * suffice are named. */
#include "library/variant.h"
#include "library/verdict.h"

#include <string.h>

enum {
	RUN = 50000,         /* approximate number of instructions in a run */
	BUDGET = 2000000,    /* number of instructions in all runs, at least; */
	MUCH = 40000000,     /* at most, */
	TIMES = 4,           /* and else in multiples of the simulation's instructions */
	CONFIRMED = 4,       /* assumptions that are tried with the launch of the simulation, if the runs have fewer waves; */
	LONG = 5000000,      /* if it has at most so many instructions */
	MOST = 2 * (TIMING_COUNT + 1), /* assumptions: both ends of each parameter, and of the iterations */
	NAMED = 3,           /* assumptions that a sentence names in full */
	LISTED = 8,          /* names in a list */
	ITERATIONS = 4       /* iterations that are not known are varied by this factor */
};

static const double noticeable = 0.05; /* change of a share */
static const double in_short_run = 0.03; /* change of a share in a run with fewer waves that may be noticeable in the simulation */
static const double matters = 0.1;     /* share of time lost for a reason, */
static const double much = 0.3;        /* and of busy time of a unit, from which on its parameters are varied */

/* What another run shows about the verdict. */
struct rerun {
	bool tried, noticeable, changes;
	double share;
	const char *limit;
};

struct certainty {
	struct simulated *s;
	struct shares base;          /* of the simulation */
	struct limit_verdict verdict;
	struct shares reference;     /* of the launch of the runs, with the values of the simulation */
	struct sim_path longer;      /* the path with other iterations */
	uint64_t waves, left;        /* waves: number of waves of a run; left: instructions that may still be executed */
	unsigned units, reasons;     /* masks: units and reasons that matter */
	unsigned first_units, first_reasons; /* of these, the one that the verdict names */
	bool stopped;
	struct rerun joint;        /* of njoint parameters that change it only together */
	size_t njoint;
	bool joint_fast;             /* whether at the faster ends of their ranges */
	struct amdgcn_assumption all[MOST];
	enum timing param[MOST];     /* of the elements of all; TIMING_COUNT: the iterations */
	size_t n;
};

static bool
stop(void *user, uint64_t done)
{
	struct certainty *c = user;

	(void)done;
	c->stopped |= c->s->settings.stop && c->s->settings.stop(c->s->settings.user);
	return c->stopped;
}

static struct shares
run(struct certainty *c, const struct variant *v)
{
	const struct sim_hooks hooks = {NULL, stop, c};
	struct sim_result r;

	variant_run(v, &hooks, &r);
	struct shares shares = verdict_shares(&r, c->s->program.nops);
	c->left -= r.instructions < c->left ? r.instructions : c->left;
	sim_result_free(&r);
	return shares;
}

/* Returns whether another run, `times` as long as one with the values of the simulation, fits in the budget. */
static bool
can_run(const struct certainty *c, uint64_t times)
{
	const struct sim_result *r = &c->s->result;

	return !c->stopped && !c->s->settings.fixed && !c->s->launch.script && r->instructions / r->waves * c->waves * times <= c->left;
}

static struct rerun
compare(struct certainty *c, const struct shares *reference, const struct shares *shares)
{
	double change = verdict_share(c->verdict, shares) - verdict_share(c->verdict, reference);
	double least = c->waves < c->s->launch.waves ? in_short_run : noticeable;
	struct rerun f = {.tried = !c->stopped, .share = verdict_share(c->verdict, &c->base) + change};
	struct buf b = {0};

	f.changes = verdict_changes(c->verdict, reference, shares);
	f.noticeable = f.changes || change >= least || change <= -least;
	f.share = f.share < 0 ? 0 : f.share > 1 ? 1 : f.share;
	verdict_put(&b, verdict_find(shares), shares, true);
	f.limit = simulated_keep(c->s, &b);
	return f;
}

static struct rerun
try(struct certainty *c, const struct variant *v, uint64_t times)
{
	if (!can_run(c, times))
		return (struct rerun){.limit = ""};
	struct shares shares = run(c, v);
	return compare(c, &c->reference, &shares);
}

static void
set(struct amdgcn_assumption *a, const struct rerun *f)
{
	a->tried = f->tried;
	a->changes = f->changes;
	a->share = f->share;
	a->limit = f->limit;
}

/* Adds an assumption; param: TIMING_COUNT for the iterations. */
static void
add(struct certainty *c, enum timing param, int value, int other, const struct rerun *f)
{
	bool is_parameter = param != TIMING_COUNT;

	c->param[c->n] = param;
	c->all[c->n] = (struct amdgcn_assumption){.name = is_parameter ? isa_timing_params[param].name : "iterations",
		.confidence = is_parameter ? timing_row(c->s->machine.isa->target, param)->confidence : "assumed", .value = value, .other = other};
	set(&c->all[c->n++], f);
}

/* ---- the assumptions that concern the verdict */

static void
find_what_matters(struct certainty *c)
{
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		c->units |= (unsigned)(c->base.busy[i] >= much) << i;
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		c->reasons |= (unsigned)(c->base.lost[i] >= matters) << i;
	c->reasons |= (unsigned)(c->base.empty >= much) << SIM_empty;
	if (c->verdict.kind == VERDICT_UNIT)
		c->first_units = 1u << c->verdict.which;
	else if (c->verdict.kind == VERDICT_LOSS)
		c->first_reasons = 1u << c->verdict.which;
	else if (c->verdict.kind == VERDICT_LAUNCH)
		c->first_reasons = 1u << SIM_empty;
	c->units |= c->first_units;
	c->reasons |= c->first_reasons;
}

/* Returns whether the timing of some instruction differs in another program of the same code. */
static bool
differs(const struct sim_program *a, const struct sim_program *b)
{
	for (size_t i = 0; i < a->nops; i++) {
		const struct sim_op *p = &a->ops[i], *q = &b->ops[i];

		if (p->issue != q->issue || p->busy != q->busy || p->latency != q->latency || p->served != q->served || p->wait != q->wait ||
				p->conflict != q->conflict || p->data != q->data || p->page != q->page)
			return true;
	}
	return false;
}

/* Returns whether the value of a parameter can make a difference for this code. */
static bool
is_used(const struct certainty *c, enum timing param, const struct variant *v)
{
	const struct timing_param *p = &isa_timing_params[param];
	bool used = !p->units;

	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		used |= p->units >> i & 1 && c->s->result.unit_insns[i];
	if (!used || !p->is_static)
		return used;
	struct sim_program program;
	variant_program(v, &program);
	used = differs(&c->s->program, &program);
	sim_program_close(&program);
	return used;
}

/* Returns the end of the plausible range at which the machine is slower or faster, or the parameter's value if it is not varied. */
static int32_t
end_of(const struct certainty *c, enum timing param, bool fast)
{
	const struct timing_range *range = timing_range(c->s->machine.isa->target, param);

	if (!range || range->least == range->most || c->s->machine.set[param])
		return c->s->machine.value[param];
	return fast == isa_timing_params[param].is_rate ? range->most : range->least;
}

enum tier { NAMED_BY_VERDICT, CONSIDERABLE, ALL_OTHERS, TIERS };

static enum tier
tier_of(const struct certainty *c, const struct timing_param *p)
{
	if (p->units & c->first_units || p->reasons & c->first_reasons)
		return NAMED_BY_VERDICT;
	return p->units & c->units || p->reasons & c->reasons ? CONSIDERABLE : ALL_OTHERS;
}

/* Lists the parameters of a tier whose value is not yet that end of the range. Returns their number. */
static size_t
list_parameters(const struct certainty *c, enum tier tier, bool fast, enum timing *list)
{
	size_t n = 0;

	for (unsigned i = 0; i < TIMING_COUNT; i++) {
		if (tier_of(c, &isa_timing_params[i]) != tier || end_of(c, i, fast) == c->s->machine.value[i])
			continue;
		struct variant v = variant_of(c->s, c->waves);
		variant_set(&v, i, end_of(c, i, fast));
		if (is_used(c, i, &v))
			list[n++] = i;
	}
	return n;
}

/* Tries an end of the ranges of parameters. Returns whether that explains a noticeable change of the verdict. */
static bool
try_parameters(struct certainty *c, const enum timing *list, size_t n, bool fast)
{
	struct variant v = variant_of(c->s, c->waves);

	for (size_t i = 0; i < n; i++)
		variant_set(&v, list[i], end_of(c, list[i], fast));
	struct rerun f = try(c, &v, 1);
	if (f.noticeable && n > 1) {
		bool first = try_parameters(c, list, n / 2, fast), second = try_parameters(c, list + n / 2, n - n / 2, fast);

		if (!first && !second) {
			c->joint = f;
			c->njoint = n;
			c->joint_fast = fast;
		}
		return true;
	}
	if (f.tried && n > 1) {
		f.limit = "";
		f.share = verdict_share(c->verdict, &c->base);
	}
	for (size_t i = 0; i < n; i++)
		add(c, list[i], c->s->machine.value[list[i]], end_of(c, list[i], fast), &f);
	return f.noticeable || !f.tried;
}

/* Returns whether a loop has a number of iterations that is not known, and an exit that counts them. */
static bool
is_unknown(const struct sim_loop *l)
{
	return l->why == SIM_BY_DEFAULT && l->branch != GRAPH_NONE && l->iterations >= ITERATIONS;
}

/* Returns a variant in which the loops whose iterations are not known have other ones. It is valid until the next call. */
static struct variant
with_iterations(struct certainty *c, uint64_t waves, uint64_t iterations)
{
	const struct sim_path *path = &c->s->path;
	struct variant v = variant_of(c->s, waves);

	c->longer = *path;
	c->longer.branches = arena_alloc(&c->s->results, path->nbranches * sizeof *path->branches);
	memcpy(c->longer.branches, path->branches, path->nbranches * sizeof *path->branches);
	for (size_t i = 0; i < path->nloops; i++)
		if (is_unknown(&path->loops[i]))
			c->longer.branches[path->loops[i].branch].count += iterations - path->loops[i].iterations;
	v.path = &c->longer;
	return v;
}

static void
try_iterations(struct certainty *c)
{
	uint64_t iterations = 0;

	for (size_t i = 0; i < c->s->path.nloops; i++)
		if (is_unknown(&c->s->path.loops[i]))
			iterations = c->s->path.loops[i].iterations;
	for (unsigned end = 0; end < 2 && iterations; end++) {
		uint64_t other = end ? iterations * ITERATIONS : iterations / ITERATIONS;
		struct variant v = with_iterations(c, c->waves, other);
		struct rerun f = try(c, &v, end ? ITERATIONS : 1);

		add(c, TIMING_COUNT, (int)iterations, (int)other, &f);
	}
}

static void
try_all_parameters(struct certainty *c)
{
	enum timing list[2][TIMING_COUNT];

	for (enum tier tier = 0; tier < TIERS && (tier < ALL_OTHERS || can_run(c, 1)); tier++) {
		size_t n[2] = {list_parameters(c, tier, false, list[0]), list_parameters(c, tier, true, list[1])};
		uint64_t share = tier == ALL_OTHERS ? 1 : 2; /* of the budget: half is for the later tiers */
		bool alone = can_run(c, share * (n[0] + n[1]));

		for (unsigned fast = 0; fast < 2; fast++)
			for (size_t i = 0; i < n[fast]; i += alone ? 1 : n[fast])
				try_parameters(c, &list[fast][i], alone ? 1 : n[fast], fast);
		if (tier == NAMED_BY_VERDICT)
			try_iterations(c);
	}
}

/* ---- the sentences */

static double
change_of(const struct certainty *c, const struct amdgcn_assumption *a)
{
	double change = a->share - verdict_share(c->verdict, &c->base);

	return change < 0 ? -change : change;
}

static bool
is_noticeable(const struct certainty *c, const struct amdgcn_assumption *a)
{
	return a->tried && (a->changes || change_of(c, a) >= noticeable);
}

static bool
precedes(const struct certainty *c, const struct amdgcn_assumption *a, const struct amdgcn_assumption *b)
{
	if (a->changes != b->changes)
		return a->changes;
	if (a->tried != b->tried)
		return a->tried;
	return a->tried && change_of(c, a) > change_of(c, b);
}

/* Sorts the assumptions by their influence. Equal ones keep their order. */
static void
sort(struct certainty *c)
{
	for (size_t i = 1; i < c->n; i++) {
		struct amdgcn_assumption a = c->all[i];
		enum timing param = c->param[i];
		size_t k = i;

		for (; k && precedes(c, &a, &c->all[k - 1]); k--) {
			c->all[k] = c->all[k - 1];
			c->param[k] = c->param[k - 1];
		}
		c->all[k] = a;
		c->param[k] = param;
	}
}

/* Tries the first assumptions, which the sentences name, with the launch of the simulation. */
static void
confirm(struct certainty *c)
{
	uint64_t waves = c->s->launch.waves;

	if (c->waves == waves || c->s->result.instructions > LONG)
		return;
	for (size_t i = 0; i < c->n && i < CONFIRMED && c->all[i].tried && change_of(c, &c->all[i]) >= in_short_run; i++) {
		struct variant v = variant_of(c->s, waves);

		if (c->param[i] == TIMING_COUNT)
			v = with_iterations(c, waves, (uint64_t)c->all[i].other);
		else
			variant_set(&v, c->param[i], c->all[i].other);
		struct shares shares = run(c, &v);
		struct rerun f = compare(c, &c->base, &shares);
		set(&c->all[i], &f);
	}
	sort(c);
}

/* Returns whether an assumption before number i is about the same parameter, and has a number of at least `from`. */
static bool
has_other_end(const struct certainty *c, size_t from, size_t i)
{
	for (size_t k = from; k < i; k++)
		if (c->param[k] == c->param[i])
			return true;
	return false;
}

static bool
is_plural(const struct amdgcn_assumption *a)
{
	return strcmp(a->name, "iterations") == 0;
}

static void
put_value(struct buf *b, const struct amdgcn_assumption *a)
{
	buf_printf(b, "%s %s %d (%s)", a->name, is_plural(a) ? "are" : "is", a->value, a->confidence);
}

static const char *
limit_sentence(struct certainty *c)
{
	const struct amdgcn_assumption *a = &c->all[0];
	struct buf b = {0};

	if (!c->n || !is_noticeable(c, a)) {
		verdict_put(&b, c->verdict, &c->base, false);
	} else if (a->changes) {
		buf_printf(&b, "not known: ");
		verdict_put(&b, c->verdict, &c->base, true);
		buf_printf(&b, ", if ");
		put_value(&b, a);
		buf_printf(&b, "; %s, if %s %d", a->limit, is_plural(a) ? "they are" : "it is", a->other);
	} else {
		verdict_put(&b, c->verdict, &c->base, false);
		buf_printf(&b, ", if ");
		put_value(&b, a);
		for (size_t i = 0; i < c->n && is_noticeable(c, &c->all[i]); i++)
			if (c->param[i] == c->param[0]) {
				buf_printf(&b, "; ");
				verdict_put_percent(&b, c->all[i].share);
				buf_printf(&b, " if %s %d", is_plural(a) ? "they are" : "it is", c->all[i].other);
			}
	}
	return simulated_keep(c->s, &b);
}

/* Begins a clause of a sentence. */
static void
begin(struct buf *b)
{
	if (b->n)
		buf_printf(b, "; ");
}

/* Appends the assumptions that the sentence about the limit has not named. */
static void
put_others(struct certainty *c, struct buf *b)
{
	size_t named = 0, more = 0;

	for (size_t i = 1; i < c->n && is_noticeable(c, &c->all[i]); i++) {
		const struct amdgcn_assumption *a = &c->all[i];

		if (c->param[i] == c->param[0] && !c->all[0].changes)
			continue;
		if (named == NAMED) {
			more += !has_other_end(c, 0, i);
			continue;
		}
		begin(b);
		named++;
		if (a->changes)
			buf_printf(b, "%s", a->limit);
		else
			verdict_put_percent(b, a->share);
		buf_printf(b, " if %s %s %d, not %d (%s)", a->name, is_plural(a) ? "are" : "is", a->other, a->value,
			a->confidence);
	}
	if (more)
		buf_printf(b, "; %zu other%s it, too", more, more == 1 ? " changes" : "s change");
}

/* Appends how many assumptions make no difference. */
static void
put_rest(struct certainty *c, struct buf *b)
{
	size_t rest = 0, other = 0;

	for (size_t i = 0; i < c->n; i++) {
		if (!c->all[i].tried)
			continue;
		if (is_noticeable(c, &c->all[i]))
			other++;
		else
			rest += !has_other_end(c, 0, i);
	}
	if (!rest)
		return;
	begin(b);
	buf_printf(b, "no plausible value of %zu %sassumed parameter%s changes it by 5 points", rest, other ? "other " : "", rest == 1 ? "" : "s");
}

static void
put_untried(struct certainty *c, struct buf *b)
{
	const char *why = c->s->launch.script ? "assumed and not varied for a recording: " : c->s->settings.fixed ? "assumed and not varied: " :
		"assumed and not varied, because the simulation is long: ";
	size_t n = 0;

	for (size_t i = 0; i < c->n; i++) {
		if (c->all[i].tried || has_other_end(c, 0, i))
			continue;
		if (!n)
			begin(b);
		if (n < LISTED)
			buf_printf(b, "%s%s", n ? ", " : why, c->all[i].name);
		n++;
	}
	if (n > LISTED)
		buf_printf(b, ", and %zu others", n - LISTED);
}

static void
put_joint(struct certainty *c, struct buf *b)
{
	double change = c->joint.share - verdict_share(c->verdict, &c->base);

	if (!c->njoint || (!c->joint.changes && change < noticeable && change > -noticeable))
		return;
	begin(b);
	if (c->joint.changes)
		buf_printf(b, "%s", c->joint.limit);
	else
		verdict_put_percent(b, c->joint.share);
	buf_printf(b, " if %zu assumed parameters have their %s plausible values together", c->njoint, c->joint_fast ? "fastest" : "slowest");
}

static const char *
certainty_sentence(struct certainty *c)
{
	struct buf b = {0};

	put_others(c, &b);
	put_joint(c, &b);
	put_rest(c, &b);
	put_untried(c, &b);
	if (!c->s->resources->placed && !c->s->settings.occupancy) {
		begin(&b);
		buf_printf(&b, "%u waves on each SIMD are assumed", c->s->launch.resident);
	}
	if (!b.n && !(c->n && is_noticeable(c, &c->all[0])))
		buf_printf(&b, "it depends on no assumed parameter");
	return simulated_keep(c->s, &b);
}

/* Returns the number of instructions that the runs together may execute, without those of confirm(). */
static uint64_t
budget_of(const struct sim_result *r)
{
	uint64_t budget = TIMES * r->instructions < MUCH ? TIMES * r->instructions : MUCH;

	return budget > BUDGET ? budget : BUDGET;
}

static void
find_reference(struct certainty *c)
{
	const struct variant v = variant_of(c->s, c->waves);

	c->reference = c->base;
	if (c->waves < c->s->launch.waves && can_run(c, 1))
		c->reference = run(c, &v);
}

bool
simulated_put_limit(struct simulated *s)
{
	struct certainty *c = arena_alloc(&s->results, sizeof *c);
	struct amdgcn_simulation *to = &s->simulation;

	*c = (struct certainty){.s = s, .base = verdict_shares(&s->result, s->program.nops), .waves = variant_waves(s, RUN, 1),
		.left = budget_of(&s->result)};
	c->verdict = verdict_find(&c->base);
	find_reference(c);
	find_what_matters(c);
	try_all_parameters(c);
	sort(c);
	confirm(c);
	to->limit = limit_sentence(c);
	to->certainty = certainty_sentence(c);
	to->known = !c->n || !c->all[0].changes;
	to->limit_share = verdict_share(c->verdict, &c->base);
	to->assumptions = c->all;
	to->nassumptions = c->n;
	return !c->stopped;
}
