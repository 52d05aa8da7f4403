/* Parses the settings of a simulation. Options and the configuration file use the same table, so that both accept the same
 * settings and report the same errors. Options are recorded until the end of the command line, because the files are read first. */
#include "objdump/simulate/settings.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/array.h"
#include "common/base/option/opt.h"
#include "common/hsa/metadata/meta.h"
#include "common/sim/rule.h"
#include "objdump/simulate/format.h"
#include "objdump/name_list.h"

enum { MOST_RESIDENT = 32 };

/* A setting to apply, and its location. Locations are empty for the command line. */
struct saying {
	struct simulate_settings *settings;
	struct diag *diag;
	const char *what;        /* name of the setting for messages: "--simulate-loop" or "loops" */
	struct loc at_name, at;  /* at_name: location of the name; at: location of the value */
	struct str name;         /* the part before "="; empty: no name */
};

static void
wrong(const struct saying *s, struct str value, const char *expected)
{
	if (s->name.n)
		diag_error(s->diag, s->at, "%s: %.*s: expected %s, but got '%.*s'", s->what, STR_ARG(s->name), expected, STR_ARG(value));
	else
		diag_error(s->diag, s->at, "%s: expected %s, but got '%.*s'", s->what, expected, STR_ARG(value));
}

/* ---- Values. */

static bool
get_number(const struct saying *s, struct str value, uint64_t least, uint64_t most, const char *expected, uint64_t *number)
{
	if (opt_number(arena_strz(&s->settings->arena, value), number) && *number >= least && *number <= most)
		return true;
	wrong(s, value, expected);
	return false;
}

/* Sets *number to the index of a word in a NULL-terminated list. Returns false after an error. */
static bool
get_word(const struct saying *s, struct str value, const char *const *words, const char *expected, unsigned *number)
{
	for (*number = 0; words[*number]; ++*number)
		if (str_eqz(value, words[*number]))
			return true;
	wrong(s, value, expected);
	return false;
}

/* Whether the name before "=" is a location that rules accept. with_blocks: whether basic blocks are accepted, too. Reports an
 * error if not. */
static bool
check_where(const struct saying *s, bool with_blocks)
{
	struct sim_where where;

	if (sim_where_parse(s->name, &where) && (with_blocks || where.kind != SIM_AT_BLOCK))
		return true;
	diag_error(s->diag, s->at_name, "%s: expected %s0x1a40, FUNCTION:0x1a40 or *, but got '%.*s'", s->what,
		with_blocks ? "bb3, FUNCTION:bb3, " : "", STR_ARG(s->name));
	return false;
}

/* ---- Settings. */

static const char *
next_figure(void *user, size_t i)
{
	(void)user;
	return i < TIMING_COUNT ? isa_timing_params[i].name : NULL;
}

static void
unknown_figure(const struct saying *s)
{
	const char *near = str_nearest(s->name, next_figure, NULL);

	diag_error(s->diag, s->at_name, "%s: unknown parameter '%.*s'%s%s%s--simulate-set=help lists all", s->what, STR_ARG(s->name),
		near ? "; did you mean " : "; ", near ? near : "", near ? "? " : "");
}

static void
take_set(const struct saying *s, struct str value)
{
	const char *z = arena_strz(&s->settings->arena, value), *why;
	struct sim_machine any;
	struct isa isa;
	uint64_t number;
	int64_t v;

	if (timing_find(s->name) == TIMING_COUNT) {
		unknown_figure(s);
		return;
	}
	if (!opt_number(z + (*z == '-'), &number) || number > INT64_MAX) {
		wrong(s, value, "a number");
		return;
	}
	v = *z == '-' ? -(int64_t)number : (int64_t)number;
	isa_init(&isa, &isa_targets[0]);
	sim_machine_init(&any, &isa);
	why = sim_machine_set(&any, s->name, v);
	if (why)
		diag_error(s->diag, s->at, "%s: %.*s: %s", s->what, STR_ARG(s->name), why);
	else
		*APPEND(s->settings->set, s->settings->nset, s->settings->set_cap) = (struct simulate_set){s->name, v};
}

/* Removes the rule for a location, because a new rule replaces it. Returns the number of rules left. */
static size_t
drop_rule(struct sim_rule *r, size_t n, struct str where)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq(r[i].where, where)) {
			memmove(r + i, r + i + 1, (n - i - 1) * sizeof *r);
			return n - 1;
		}
	return n;
}

static void
take_loop(const struct saying *s, struct str value)
{
	struct sim_rules *r = &s->settings->rules;
	uint64_t count;

	if (!check_where(s, true) || !get_number(s, value, 1, UINT64_MAX, "a number of iterations, at least 1", &count))
		return;
	r->nloops = drop_rule(r->loops, r->nloops, s->name);
	*APPEND(r->loops, r->nloops, s->settings->loops_cap) = (struct sim_rule){.where = s->name, .count = count,
		.may = s->at.pos != 0};
}

static void
take_branch(const struct saying *s, struct str value)
{
	struct sim_rules *r = &s->settings->rules;
	struct str pattern = str_eqz(value, "taken") ? STR("T") : str_eqz(value, "not-taken") ? STR("N") : value;
	size_t known = 0;

	while (known < pattern.n && (pattern.p[known] == 'T' || pattern.p[known] == 'N'))
		known++;
	if (!check_where(s, true))
		return;
	if (!pattern.n || known < pattern.n) {
		wrong(s, value, "taken, not-taken, or a pattern such as TTN");
		return;
	}
	r->nbranches = drop_rule(r->branches, r->nbranches, s->name);
	*APPEND(r->branches, r->nbranches, s->settings->branches_cap) = (struct sim_rule){.where = s->name, .pattern = pattern,
		.may = s->at.pos != 0};
}

static void
unknown_format(const struct saying *s, struct str format)
{
	const char *near = format_nearest(format);

	diag_error(s->diag, s->at, "%s: %.*s: unknown format '%.*s'%s%s%s", s->what, STR_ARG(s->name), STR_ARG(format),
		near ? "; did you mean " : "; use a name such as rgba8, rg16_float or bc7", near ? near : "", near ? "?" : "");
}

static void
take_fetch(const struct saying *s, struct str value)
{
	const char *slash = memchr(value.p, '/', value.n);
	struct str format = {value.p, slash ? (size_t)(slash - value.p) : value.n}, filter = STR("point");
	struct simulate_fetch fetch = {.where = s->name, .bits = format_bits(format), .may = s->at.pos != 0};

	if (slash)
		filter = (struct str){slash + 1, value.n - format.n - 1};
	fetch.samples = format_samples(filter);
	if (!check_where(s, false))
		return;
	if (!fetch.bits)
		unknown_format(s, format);
	else if (!fetch.samples)
		wrong(s, filter, "a filter, " FORMAT_FILTERS);
	else
		*APPEND(s->settings->fetches, s->settings->nfetches, s->settings->fetches_cap) = fetch;
}

static void
take_stage(const struct saying *s, struct str value)
{
	unsigned n;

	if (get_word(s, value, (const char *const[]){"compute", "vertex", "pixel", NULL}, "compute, vertex or pixel", &n))
		s->settings->stage = (enum sim_stage)n;
}

static void
take_order(const struct saying *s, struct str value)
{
	unsigned n;

	if (get_word(s, value, (const char *const[]){"oldest", "round-robin", NULL}, "oldest or round-robin", &n))
		s->settings->order = (enum sim_order)n;
}

static void
take_waves(const struct saying *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, UINT32_MAX, "a number of waves, at least 1", &n))
		s->settings->waves = n;
}

static void
take_cycles(const struct saying *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, UINT32_MAX, "a number of cycles, at least 1", &n))
		s->settings->cycles = n;
}

static void
take_occupancy(const struct saying *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, MOST_RESIDENT, "waves that a SIMD holds, 1 to 32", &n))
		s->settings->occupancy = n;
}

static void
take_rate(const struct saying *s, struct str value)
{
	const char *z = arena_strz(&s->settings->arena, value);
	char *end;
	double rate = strtod(z, &end);

	if (end == z || *end || !(rate > 0 && rate <= 1e6))
		wrong(s, value, "vertices or pixels of a triangle, as 1.5");
	else
		s->settings->rate = rate;
}

static void
take_trace(const struct saying *s, struct str value)
{
	s->settings->trace = arena_strz(&s->settings->arena, value);
}

static void
take_follow(const struct saying *s, struct str value)
{
	s->settings->follow = arena_strz(&s->settings->arena, value);
}

static void
take_what_if(const struct saying *s, struct str value)
{
	unsigned n = 1;

	if (!value.p || get_word(s, value, (const char *const[]){"false", "true", NULL}, "true or false", &n))
		s->settings->what_if = n;
}

static void
take_form(const struct saying *s, struct str value)
{
	unsigned n = 0;

	if (!value.p || get_word(s, value, (const char *const[]){"text", "html", NULL}, "text or html", &n))
		s->settings->form = SIMULATE_TEXT + n;
}

static const struct item {
	const char *option, *key; /* option: name without "--simulate"; key: key in the file, NULL if the setting is not accepted in a
	                           * file */
	const char *pairs;        /* syntax of a list element, NAME=VALUE; in the file, the list is a mapping; NULL: the setting has
	                           * one value */
	void (*take)(const struct saying *s, struct str value);
} items[] = {
	{"", NULL, NULL, take_form},
	{"-set", "set", "NAME=VALUE", take_set},
	{"-loop", "loops", "WHERE=N", take_loop},
	{"-branch", "branches", "WHERE=DIRECTION", take_branch},
	{"-fetch", "fetches", "WHERE=FORMAT", take_fetch},
	{"-stage", "stage", NULL, take_stage},
	{"-order", "order", NULL, take_order},
	{"-waves", "waves", NULL, take_waves},
	{"-cycles", "cycles", NULL, take_cycles},
	{"-occupancy", "occupancy", NULL, take_occupancy},
	{"-rate", "rate", NULL, take_rate},
	{"-what-if", "what-if", NULL, take_what_if},
	{"-trace", NULL, NULL, take_trace},
	{"-follow", NULL, NULL, take_follow},
};

enum { ITEMS = sizeof items / sizeof items[0] };

/* ---- The configuration file. */

static const char *
next_key(void *user, size_t i)
{
	(void)user;
	return i < ITEMS ? items[i].key ? items[i].key : "" : NULL;
}

static const struct item *
find_key(struct diag *diag, const struct meta *key)
{
	const char *near;

	for (size_t i = 0; i < ITEMS; i++)
		if (items[i].key && str_eqz(key->text, items[i].key))
			return &items[i];
	for (size_t i = 0; i < ITEMS; i++)
		if (key->text.n && str_eqz(key->text, items[i].option + (*items[i].option == '-'))) {
			diag_error(diag, key->loc, "'%.*s' is for the command line only", STR_ARG(key->text));
			return NULL;
		}
	near = str_nearest(key->text, next_key, NULL);
	diag_error(diag, key->loc, "unknown key '%.*s'%s%s%s", STR_ARG(key->text), near ? "; did you mean " : "", near ? near : "",
		near ? "?" : "");
	return NULL;
}

static void
take_node(struct saying *s, const struct item *item, const struct meta *value)
{
	s->at = value->loc;
	if (value->kind == META_ARRAY || value->kind == META_MAP)
		diag_error(s->diag, s->at, "%s%s%.*s: expected a value", s->what, s->name.n ? ": " : "", STR_ARG(s->name));
	else
		item->take(s, value->text);
}

static void
take_key(struct simulate_settings *settings, struct diag *diag, const struct meta *key)
{
	const struct item *item = find_key(diag, key);
	struct saying s = {.settings = settings, .diag = diag};

	if (!item)
		return;
	s.what = item->key;
	if (!item->pairs) {
		take_node(&s, item, key->value);
		return;
	}
	if (key->value->kind != META_MAP) {
		diag_error(diag, key->value->loc, "%s: expected a mapping", item->key);
		return;
	}
	for (const struct meta *k = key->value->first; k; k = k->next) {
		s.name = k->text;
		s.at_name = k->loc;
		take_node(&s, item, k->value);
	}
}

static void
read_config(struct simulate_settings *settings, struct diag *diag, const char *file)
{
	struct buf text = {0};
	struct meta *root;
	struct loc base;

	if (!buf_read_file(&text, file)) {
		diag_error(diag, (struct loc){0}, "%s: %s", file, strerror(errno));
		return;
	}
	base.pos = diag_add_source(diag, SOURCE_FILE, file, (const char *)text.p, text.n, 1, (struct loc){0});
	root = meta_parse(diag, &settings->arena, (struct str){(const char *)text.p, text.n}, base);
	if (root && root->kind != META_MAP)
		diag_error(diag, root->loc, "expected a mapping, of set, loops, branches and others");
	for (const struct meta *key = root && root->kind == META_MAP ? root->first : NULL; key; key = key->next)
		take_key(settings, diag, key);
	diag_drop_source(diag, base.pos);
	buf_free(&text);
}

/* ---- The command line. */

/* Applies each NAME=VALUE in a comma-separated list. The last "=" is the separator. */
static void
take_pairs(struct saying *s, const struct item *item, const char *list)
{
	if (!list[strspn(list, ",")])
		diag_error(s->diag, s->at, "%s: expected %s, but got '%s'", s->what, item->pairs, list);
	while (*list) {
		struct str one = {list, strcspn(list, ",")};
		size_t n = one.n;

		while (n && one.p[n - 1] != '=')
			n--;
		s->name = (struct str){one.p, n ? n - 1 : 0};
		if (n > 1)
			item->take(s, (struct str){one.p + n, one.n - n});
		else if (one.n)
			diag_error(s->diag, s->at, "%s: expected %s, but got '%.*s'", s->what, item->pairs, STR_ARG(one));
		list += one.n + (list[one.n] == ',');
	}
}

static void
take_option(struct simulate_settings *settings, struct diag *diag, const struct simulate_said *said)
{
	struct saying s = {.settings = settings, .diag = diag};
	size_t i = 0;

	while (i < ITEMS && strcmp(items[i].option, said->name) != 0)
		i++;
	if (i == ITEMS) /* -config is handled by simulate_finish() */
		return;
	s.what = arena_printf(&settings->arena, "--simulate%s", said->name);
	if (strcmp(said->name, "-set") == 0 && strcmp(said->value, "help") == 0)
		settings->list = true;
	else if (items[i].pairs)
		take_pairs(&s, &items[i], said->value);
	else
		items[i].take(&s, said->value ? str_from(said->value) : (struct str){0});
}

void
simulate_option(struct simulate_settings *settings, const char *name, const char *value)
{
	*APPEND(settings->said, settings->nsaid, settings->said_cap) = (struct simulate_said){name, value};
}

static void
check_rate(const struct simulate_settings *settings, struct diag *diag)
{
	if (settings->rate && settings->stage == SIM_COMPUTE)
		diag_error(diag, (struct loc){0}, "--simulate-rate: expected --simulate-stage=vertex or --simulate-stage=pixel");
	if (settings->rate && settings->stage == SIM_VERTEX && (settings->rate < 0.5 || settings->rate > 3))
		diag_error(diag, (struct loc){0}, "--simulate-rate: expected 0.5 to 3 vertices of a triangle, but got %g", settings->rate);
}

void
simulate_finish(struct simulate_settings *settings, struct diag *diag)
{
	for (size_t i = 0; i < settings->nsaid; i++)
		if (strcmp(settings->said[i].name, "-config") == 0)
			read_config(settings, diag, settings->said[i].value);
	for (size_t i = 0; i < settings->nsaid; i++)
		take_option(settings, diag, &settings->said[i]);
	if (settings->nsaid && !settings->form && !settings->list)
		settings->form = SIMULATE_TEXT;
	check_rate(settings, diag);
}

static void
report_unused(struct diag *diag, const struct name_list *functions, const char *option, struct str where, bool may,
	const char *what)
{
	struct sim_where place;

	if (str_eqz(where, "*") || (sim_where_parse(where, &place) && place.function.n && functions->n &&
			!name_list_contain(functions, place.function)))
		return;
	(may ? diag_warning : diag_error)(diag, (struct loc){0}, "--simulate-%s: no %s is at '%.*s'", option, what, STR_ARG(where));
}

void
simulate_unused(const struct simulate_settings *settings, const struct name_list *functions, struct diag *diag)
{
	for (size_t i = 0; i < settings->rules.nloops; i++)
		if (!settings->rules.loops[i].used)
			report_unused(diag, functions, "loop", settings->rules.loops[i].where, settings->rules.loops[i].may, "loop");
	for (size_t i = 0; i < settings->rules.nbranches; i++)
		if (!settings->rules.branches[i].used)
			report_unused(diag, functions, "branch", settings->rules.branches[i].where, settings->rules.branches[i].may, "branch");
	for (size_t i = 0; i < settings->nfetches; i++)
		if (!settings->fetches[i].used)
			report_unused(diag, functions, "fetch", settings->fetches[i].where, settings->fetches[i].may,
				"fetch of texels");
}

void
simulate_settings_free(struct simulate_settings *settings)
{
	free(settings->said);
	free(settings->set);
	free(settings->rules.loops);
	free(settings->rules.branches);
	free(settings->fetches);
	arena_free(&settings->arena);
}

/* ---- Parameters. */

void
simulate_figures(const struct target *target)
{
	for (unsigned i = 0; i < TIMING_COUNT; i++) {
		const struct timing_param *p = &isa_timing_params[i];
		const struct timing_row *r = target ? timing_row(target, i) : NULL;

		printf("%-22s", p->name);
		if (r)
			printf(" %6d", (int)r->value);
		printf(" %-12s %s\n", p->unit, p->text);
		if (r)
			printf("%30s%s%s%s%s%s\n", "", r->confidence, strcmp(r->source, "-") == 0 ? "" : ": ",
				strcmp(r->source, "-") == 0 ? "" : r->source, r->note && *r->note ? "; " : "", r->note ? r->note : "");
	}
}
