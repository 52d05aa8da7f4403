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
#include "common/base/text/real.h"
#include "common/base/thread/pool.h"
#include "common/hsa/metadata/meta.h"
#include "objdump/simulate/format.h"
#include "objdump/name_list.h"

enum { MOST_RESIDENT = 32 };

/* A setting to apply, and its location. Locations are empty for the command line. */
struct simulate_setting {
	struct simulate_settings *settings;
	struct diag *diag;
	const char *what;        /* name of the setting for messages, such as "--simulate-loop" or "loops" */
	struct loc at_name, at;  /* at_name: location of the name; at: location of the value */
	struct str name;         /* the part before "="; empty: no name */
};

static void
report_wrong_value(const struct simulate_setting *s, struct str value, const char *expected)
{
	if (s->name.n)
		diag_error(s->diag, s->at, "%s: %.*s: expected %s, but got '%.*s'", s->what, STR_ARG(s->name), expected, STR_ARG(value));
	else
		diag_error(s->diag, s->at, "%s: expected %s, but got '%.*s'", s->what, expected, STR_ARG(value));
}

/* ---- Values. */

static bool
get_number(const struct simulate_setting *s, struct str value, uint64_t least, uint64_t most, const char *expected, uint64_t *number)
{
	if (opt_number(arena_strz(&s->settings->arena, value), number) && *number >= least && *number <= most)
		return true;
	report_wrong_value(s, value, expected);
	return false;
}

/* Sets *number to the index of a word in a NULL-terminated list. Returns false after an error. */
static bool
get_word(const struct simulate_setting *s, struct str value, const char *const *words, const char *expected, unsigned *number)
{
	for (*number = 0; words[*number]; ++*number)
		if (str_eqz(value, words[*number]))
			return true;
	report_wrong_value(s, value, expected);
	return false;
}

/* Returns the name before "=" if it is a location that rules accept. Otherwise reports an error and returns NULL. with_blocks:
 * whether basic blocks are accepted, too. */
static const char *
get_where(const struct simulate_setting *s, bool with_blocks)
{
	const char *where = arena_strz(&s->settings->arena, s->name);
	struct amdgcn_place place;

	if (amdgcn_read_place(where, &place) && (with_blocks || place.kind != AMDGCN_AT_BLOCK))
		return where;
	diag_error(s->diag, s->at_name, "%s: expected %s0x1a40, FUNCTION:0x1a40 or *, but got '%.*s'", s->what,
		with_blocks ? "bb3, FUNCTION:bb3, " : "", STR_ARG(s->name));
	return NULL;
}

/* ---- Settings. */

static const char *
next_parameter(void *user, size_t i)
{
	(void)user;
	struct amdgcn_parameter p;
	return amdgcn_parameter(NULL, i, &p) ? p.name : NULL;
}

static bool
is_parameter(struct str name)
{
	const char *one;

	for (size_t i = 0; (one = next_parameter(NULL, i)); i++)
		if (str_eqz(name, one))
			return true;
	return false;
}

static void
unknown_parameter(const struct simulate_setting *s)
{
	const char *near = str_nearest(s->name, next_parameter, NULL);

	diag_error(s->diag, s->at_name, "%s: unknown parameter '%.*s'%s%s%s--simulate-set=help lists all", s->what, STR_ARG(s->name),
		near ? "; did you mean " : "; ", near ? near : "", near ? "? " : "");
}

static void
take_set(const struct simulate_setting *s, struct str value)
{
	const char *z = arena_strz(&s->settings->arena, value), *name = arena_strz(&s->settings->arena, s->name);

	if (!is_parameter(s->name)) {
		unknown_parameter(s);
		return;
	}
	uint64_t number;
	if (!opt_number(z + (*z == '-'), &number) || number > INT64_MAX) {
		report_wrong_value(s, value, "a number");
		return;
	}
	int64_t v = *z == '-' ? -(int64_t)number : (int64_t)number;
	const char *why = amdgcn_check_parameter(name, v);
	if (why)
		diag_error(s->diag, s->at, "%s: %.*s: %s", s->what, STR_ARG(s->name), why);
	else
		*APPEND(s->settings->set, s->settings->nset, s->settings->set_cap) = (struct amdgcn_parameter_value){name, (int)v};
}

/* Adds a rule. A rule for a loop, a branch or an argument replaces an earlier rule for the same location or
 * argument. */
static void
add_rule(const struct simulate_setting *s, enum amdgcn_rule_kind kind, struct simulate_rule rule)
{
	struct simulate_rules *r = &s->settings->rules[kind];

	rule.may = s->at.pos != 0;
	for (size_t i = 0; i < r->n && kind != AMDGCN_FETCH_RULE; i++)
		if (strcmp(r->v[i].where, rule.where) == 0) {
			memmove(r->v + i, r->v + i + 1, (--r->n - i) * sizeof *r->v);
			break;
		}
	*APPEND(r->v, r->n, r->cap) = rule;
}

static void
take_loop(const struct simulate_setting *s, struct str value)
{
	const char *where = get_where(s, true);
	uint64_t count;

	if (where && get_number(s, value, 1, UINT64_MAX, "a number of iterations, at least 1", &count))
		add_rule(s, AMDGCN_LOOP_RULE, (struct simulate_rule){.where = where, .iterations = count});
}

static void
take_branch(const struct simulate_setting *s, struct str value)
{
	struct str pattern = str_eqz(value, "taken") ? STR("T") : str_eqz(value, "not-taken") ? STR("N") : value;
	const char *where = get_where(s, true), *text = arena_strz(&s->settings->arena, pattern);

	if (where && !amdgcn_is_pattern(text))
		report_wrong_value(s, value, "taken, not-taken, or a pattern such as TTN");
	else if (where)
		add_rule(s, AMDGCN_BRANCH_RULE, (struct simulate_rule){.where = where, .pattern = text});
}

static void
unknown_format(const struct simulate_setting *s, struct str format)
{
	const char *near = format_nearest(format);

	diag_error(s->diag, s->at, "%s: %.*s: unknown format '%.*s'%s%s%s", s->what, STR_ARG(s->name), STR_ARG(format),
		near ? "; did you mean " : "; use a name such as rgba8, rg16_float or bc7", near ? near : "", near ? "?" : "");
}

static void
take_fetch(const struct simulate_setting *s, struct str value)
{
	const char *slash = memchr(value.p, '/', value.n);
	struct str format = {value.p, slash ? (size_t)(slash - value.p) : value.n}, filter = STR("point");
	struct simulate_rule fetch = {.where = get_where(s, false), .bits = format_bits(format)};

	if (slash)
		filter = (struct str){slash + 1, value.n - format.n - 1};
	fetch.samples = format_samples(filter);
	if (!fetch.where)
		return;
	if (!fetch.bits)
		unknown_format(s, format);
	else if (!fetch.samples)
		report_wrong_value(s, filter, "a filter, " FORMAT_FILTERS);
	else
		add_rule(s, AMDGCN_FETCH_RULE, fetch);
}

static void
take_cache(const struct simulate_setting *s, struct str value)
{
	static const char *const levels[] = {[AMDGCN_FROM_FIRST_CACHE] = "first", [AMDGCN_FROM_L2] = "l2", [AMDGCN_FROM_LAST_CACHE] = "last",
		[AMDGCN_FROM_MEMORY] = "memory"};
	const char *where = get_where(s, false);

	for (unsigned level = AMDGCN_FROM_FIRST_CACHE; level <= AMDGCN_FROM_MEMORY && where; level++)
		if (str_eqz(value, levels[level])) {
			add_rule(s, AMDGCN_CACHE_RULE, (struct simulate_rule){.where = where, .level = (enum amdgcn_cache_level)level});
			return;
		}
	if (where)
		report_wrong_value(s, value, "first, l2, last or memory");
}

/* Reads cycles, or a percentage after a slash, or both. */
static void
take_access(const struct simulate_setting *s, struct str value)
{
	const char *where = get_where(s, false), *z = arena_strz(&s->settings->arena, value);
	const char *slash = strchr(z, '/');
	struct simulate_rule rule = {.where = where};
	uint64_t first = 0;

	if (!where)
		return;
	char *end;
	rule.cycles = real_read(z, &end);
	if (slash)
		rule.first = opt_number(slash + 1, &first) && first <= 100 ? (int)first + 1 : 0;
	if ((end == z && slash != z) || (*end && end != slash) || !(rule.cycles >= 0 && rule.cycles <= 1e6) || (slash && !rule.first))
		report_wrong_value(s, value, "cycles, up to 1000000, and after a slash a percentage, such as 64, 64/25 or /25");
	else
		add_rule(s, AMDGCN_ACCESS_RULE, rule);
}

static void
take_argument(const struct simulate_setting *s, struct str value)
{
	const char *name = arena_strz(&s->settings->arena, s->name), *z = arena_strz(&s->settings->arena, value);
	bool negative = *z == '-';
	uint64_t number;

	if (!opt_number(z + negative, &number) || (negative && number > (uint64_t)1 << 63))
		report_wrong_value(s, value, "a number of 64 bits");
	else
		add_rule(s, AMDGCN_ARGUMENT_RULE, (struct simulate_rule){.where = name, .value = (int64_t)(negative ? -number : number)});
}

/* Reads one to three dimensions, such as "64", "64x4" or "64x4x2". */
static void
take_workgroups(const struct simulate_setting *s, struct str value)
{
	unsigned groups[3] = {0, 1, 1}, n = 0;
	struct str rest = value;
	bool more = true;

	while (more && n < 3) {
		size_t end = 0;

		while (end < rest.n && rest.p[end] != 'x')
			end++;
		uint64_t number;
		if (!opt_number(arena_strz(&s->settings->arena, (struct str){rest.p, end}), &number) || !number || number > UINT32_MAX)
			break;
		groups[n++] = (unsigned)number;
		more = end < rest.n;
		rest = (struct str){rest.p + end + more, rest.n - end - more};
	}
	if (more)
		report_wrong_value(s, value, "numbers of work-groups, such as 64, 64x4 or 64x4x2");
	else
		memcpy(s->settings->groups, groups, sizeof groups);
}

static void
take_stage(const struct simulate_setting *s, struct str value)
{
	unsigned n;

	if (get_word(s, value, (const char *const[]){"compute", "vertex", "pixel", NULL}, "compute, vertex or pixel", &n))
		s->settings->stage = (enum amdgcn_stage)n;
}

static void
take_order(const struct simulate_setting *s, struct str value)
{
	unsigned n;

	if (get_word(s, value, (const char *const[]){"oldest", "round-robin", NULL}, "oldest or round-robin", &n))
		s->settings->order = (enum amdgcn_order)n;
}

static void
take_waves(const struct simulate_setting *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, UINT32_MAX, "a number of waves, at least 1", &n))
		s->settings->waves = n;
}

static void
take_cycles(const struct simulate_setting *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, UINT32_MAX, "a number of cycles, at least 1", &n))
		s->settings->cycles = n;
}

static void
take_occupancy(const struct simulate_setting *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, MOST_RESIDENT, "a number of waves per SIMD from 1 to 32", &n))
		s->settings->occupancy = (unsigned)n;
}

static void
take_threads(const struct simulate_setting *s, struct str value)
{
	uint64_t n;

	if (get_number(s, value, 1, POOL_MOST, "a number of threads, 1 to 256", &n))
		s->settings->threads = (unsigned)n;
}

static void
take_rate(const struct simulate_setting *s, struct str value)
{
	const char *z = arena_strz(&s->settings->arena, value);
	char *end;
	double rate = real_read(z, &end);

	if (end == z || *end || !(rate > 0 && rate <= 1e6))
		report_wrong_value(s, value, "a number of vertices or pixels per triangle, such as 1.5");
	else
		s->settings->rate = rate;
}

static void
take_trace(const struct simulate_setting *s, struct str value)
{
	s->settings->trace = arena_strz(&s->settings->arena, value);
}

static void
take_follow(const struct simulate_setting *s, struct str value)
{
	s->settings->follow = arena_strz(&s->settings->arena, value);
}

static void
take_what_if(const struct simulate_setting *s, struct str value)
{
	unsigned n = 1;

	if (!value.p || get_word(s, value, (const char *const[]){"false", "true", NULL}, "true or false", &n))
		s->settings->what_if = n;
}

static void
take_fixed(const struct simulate_setting *s, struct str value)
{
	unsigned n = 1;

	if (!value.p || get_word(s, value, (const char *const[]){"false", "true", NULL}, "true or false", &n))
		s->settings->fixed = n;
}

static void
take_measured(const struct simulate_setting *s, struct str value)
{
	unsigned n = 1;

	if (!value.p || get_word(s, value, (const char *const[]){"false", "true", NULL}, "true or false", &n))
		s->settings->measured = n;
}

static void
take_form(const struct simulate_setting *s, struct str value)
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
	void (*take)(const struct simulate_setting *s, struct str value);
} items[] = {
	{"", NULL, NULL, take_form},
	{"-set", "set", "NAME=VALUE", take_set},
	{"-loop", "loops", "WHERE=N", take_loop},
	{"-branch", "branches", "WHERE=DIRECTION", take_branch},
	{"-fetch", "fetches", "WHERE=FORMAT", take_fetch},
	{"-cache", "caches", "WHERE=LEVEL", take_cache},
	{"-access", "accesses", "WHERE=CYCLES/FIRST", take_access},
	{"-arg", "arguments", "NAME=VALUE", take_argument},
	{"-workgroups", "workgroups", NULL, take_workgroups},
	{"-stage", "stage", NULL, take_stage},
	{"-order", "order", NULL, take_order},
	{"-waves", "waves", NULL, take_waves},
	{"-cycles", "cycles", NULL, take_cycles},
	{"-occupancy", "occupancy", NULL, take_occupancy},
	{"-rate", "rate", NULL, take_rate},
	{"-measured", "measured", NULL, take_measured},
	{"-fixed", "fixed", NULL, take_fixed},
	{"-what-if", "what-if", NULL, take_what_if},
	{"-threads", NULL, NULL, take_threads},
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
	for (size_t i = 0; i < ITEMS; i++)
		if (items[i].key && str_eqz(key->text, items[i].key))
			return &items[i];
	for (size_t i = 0; i < ITEMS; i++)
		if (key->text.n && str_eqz(key->text, items[i].option + (*items[i].option == '-'))) {
			diag_error(diag, key->loc, "'%.*s' is accepted only on the command line", STR_ARG(key->text));
			return NULL;
		}
	const char *near = str_nearest(key->text, next_key, NULL);
	diag_error(diag, key->loc, "unknown key '%.*s'%s%s%s", STR_ARG(key->text), near ? "; did you mean " : "", near ? near : "",
		near ? "?" : "");
	return NULL;
}

static void
take_node(struct simulate_setting *s, const struct item *item, const struct meta *value)
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
	struct simulate_setting s = {.settings = settings, .diag = diag, .name = STR("")};

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
read_config(struct simulate_settings *settings, struct diag *diag, struct files *files, const char *file)
{
	struct buf text = {0};
	const char *why = buf_read_file(&text, file, files);

	if (why) {
		diag_error(diag, (struct loc){0}, "%s: %s", file, why);
		return;
	}
	struct loc base;
	base.pos = diag_add_source(diag, SOURCE_FILE, file, (const char *)text.p, text.n, 1, (struct loc){0});
	struct meta *root = meta_parse(diag, &settings->arena, (struct str){(const char *)text.p, text.n}, base);
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
take_pairs(struct simulate_setting *s, const struct item *item, const char *list)
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
take_option(struct simulate_settings *settings, struct diag *diag, const struct simulate_given *given)
{
	struct simulate_setting s = {.settings = settings, .diag = diag};
	size_t i = 0;

	while (i < ITEMS && strcmp(items[i].option, given->name) != 0)
		i++;
	if (i == ITEMS) /* -config is handled by simulate_finish() */
		return;
	s.what = arena_printf(&settings->arena, "--simulate%s", given->name);
	if (strcmp(given->name, "-set") == 0 && strcmp(given->value, "help") == 0)
		settings->list = true;
	else if (items[i].pairs)
		take_pairs(&s, &items[i], given->value);
	else
		items[i].take(&s, given->value ? str_from(given->value) : (struct str){0});
}

void
simulate_option(struct simulate_settings *settings, const char *name, const char *value)
{
	*APPEND(settings->given, settings->ngiven, settings->given_cap) = (struct simulate_given){name, value};
}

static void
check_rate(const struct simulate_settings *settings, struct diag *diag)
{
	if (settings->rate && settings->stage == AMDGCN_COMPUTE)
		diag_error(diag, (struct loc){0}, "--simulate-rate: expected --simulate-stage=vertex or --simulate-stage=pixel");
	if (settings->rate && settings->stage == AMDGCN_VERTEX && (settings->rate < 0.5 || settings->rate > 3))
		diag_error(diag, (struct loc){0}, "--simulate-rate: expected 0.5 to 3 vertices per triangle, but got %s", real_general(settings->rate, 6).z);
}

void
simulate_finish(struct simulate_settings *settings, struct diag *diag, struct files *files)
{
	for (size_t i = 0; i < settings->ngiven; i++)
		if (strcmp(settings->given[i].name, "-config") == 0)
			read_config(settings, diag, files, settings->given[i].value);
	for (size_t i = 0; i < settings->ngiven; i++)
		take_option(settings, diag, &settings->given[i]);
	if (settings->ngiven && !settings->form && !settings->list)
		settings->form = SIMULATE_TEXT;
	check_rate(settings, diag);
}

static const char *
next_argument(void *user, size_t i)
{
	const struct simulate_settings *settings = user;

	return i < settings->arguments.n ? settings->argument_names[i] : NULL;
}

void
simulate_add_argument(struct simulate_settings *settings, const char *name)
{
	bool isnew;

	map_put(&settings->arguments, str_from(name), &isnew);
	if (!isnew)
		return;
	name = arena_strz(&settings->arena, str_from(name));
	map_move_last(&settings->arguments, name);
	*APPEND(settings->argument_names, settings->nargument_names, settings->argument_names_cap) = name;
}

/* Writes the names of the arguments, for messages. */
static void
list_arguments(const struct simulate_settings *settings, struct buf *out)
{
	enum { SHOWN = 8 };

	for (size_t i = 0; i < settings->nargument_names && i < SHOWN; i++)
		buf_printf(out, "%s%s", i ? ", " : "; there are ", settings->argument_names[i]);
	if (settings->nargument_names > SHOWN)
		buf_printf(out, " and %zu more", settings->nargument_names - SHOWN);
	if (!settings->nargument_names)
		buf_printf(out, "; the metadata has no arguments");
}

void
simulate_unused(struct simulate_settings *settings, const struct name_list *functions, struct diag *diag)
{
	static const struct {
		const char *option, *what;
	} kinds[SIMULATE_RULES] = {
		[AMDGCN_LOOP_RULE] = {"loop", "loop is at"},
		[AMDGCN_BRANCH_RULE] = {"branch", "branch is at"},
		[AMDGCN_FETCH_RULE] = {"fetch", "fetch of texels is at"},
		[AMDGCN_CACHE_RULE] = {"cache", "load is at"},
		[AMDGCN_ACCESS_RULE] = {"access", "access is at"},
		[AMDGCN_ARGUMENT_RULE] = {"arg", "argument has the name or offset"},
	};
	struct amdgcn_place place;

	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < settings->rules[kind].n; i++) {
			const struct simulate_rule *r = &settings->rules[kind].v[i];
			const char *near = kind == AMDGCN_ARGUMENT_RULE ? str_nearest(str_from(r->where), next_argument, settings) : NULL;
			bool others = amdgcn_read_place(r->where, &place) && place.name_size && functions->n &&
				!name_list_contain(functions, (struct str){r->where, place.name_size});

			struct buf list = {0};

			if (r->used || strcmp(r->where, "*") == 0 || others)
				continue;
			if (near)
				buf_printf(&list, "; did you mean %s?", near);
			else if (kind == AMDGCN_ARGUMENT_RULE)
				list_arguments(settings, &list);
			buf_put(&list, "", 1);
			(r->may ? diag_warning : diag_error)(diag, (struct loc){0}, "--simulate-%s: no %s '%s'%s", kinds[kind].option,
				kinds[kind].what, r->where, (const char *)list.p);
			buf_free(&list);
		}
}

void
simulate_settings_free(struct simulate_settings *settings)
{
	free(settings->given);
	free(settings->set);
	map_free(&settings->arguments);
	free(settings->argument_names);
	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		free(settings->rules[kind].v);
	arena_free(&settings->arena);
}

/* ---- Parameters. */

void
simulate_parameters(const struct amdgcn_processor *processor)
{
	struct amdgcn_parameter_range range;
	struct amdgcn_parameter p;

	for (size_t i = 0; amdgcn_parameter(processor, i, &p); i++) {
		printf("%-22s", p.name);
		if (processor)
			printf(" %6d", p.value);
		printf(" %-12s %s\n", p.unit, p.text);
		if (processor)
			printf("%30s%s%s%s%s%s\n", "", p.confidence, strcmp(p.source, "-") == 0 ? "" : ": ",
				strcmp(p.source, "-") == 0 ? "" : p.source, p.note ? "; " : "", p.note ? p.note : "");
		if (processor && amdgcn_parameter_range(processor, i, &range) && range.least < range.most)
			printf("%30splausible: %d to %d; %s\n", "", range.least, range.most, range.text);
		else if (processor && amdgcn_parameter_range(processor, i, &range))
			printf("%30snot varied: %s\n", "", range.text);
	}
}
