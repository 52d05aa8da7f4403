/* Finds processors by name and number, and applies the features of -mattr and target identifiers. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/isa/tables.h"
#include "common/isa/target.h"

static bool
is_named(const struct target *t, struct str name)
{
	const char *p = t->aliases;

	if (str_eqz(name, t->name))
		return true;
	while (*p) {
		size_t n = strcspn(p, " ");

		if (str_eq(name, (struct str){p, n}))
			return true;
		p += n + (p[n] == ' ');
	}
	return false;
}

static const struct target *
find_named(struct str name)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		if (is_named(&isa_targets[i], name))
			return &isa_targets[i];
	return NULL;
}

/* Returns the processor that stands for a generation: the generic one of this name, else the first generic one, else the first
 * one. */
static const struct target *
find_generation(struct str number)
{
	const struct target *best = NULL;
	char name[32];

	for (size_t i = 0; i < isa_ntargets; i++) {
		const struct target *t = &isa_targets[i];

		snprintf(name, sizeof name, "%u", t->major);
		if (str_eqz(number, name) && (!best || (t->generic && !best->generic)))
			best = t;
	}
	snprintf(name, sizeof name, "gfx%.*s-generic", (int)(number.n < 8 ? number.n : 8), number.p);
	const struct target *named = find_named(str_from(name));
	return named ? named : best;
}

bool
target_architecture(struct str name, struct architecture *a)
{
	static const char family[] = "amdgpu";

	*a = (struct architecture){0};
	if (str_eqz(name, "amdgcn") || str_eqz(name, family))
		return true;
	if (!str_starts(name, family))
		return false;
	struct str number = {name.p + sizeof family - 1, name.n - (sizeof family - 1)};
	const char *dot = memchr(number.p, '.', number.n);
	size_t major = dot ? (size_t)(dot - number.p) : number.n, minor = dot ? number.n - major - 1 : 0;
	if (number.n > 8)
		return false;
	char text[32];
	if (!dot) {
		a->target = find_generation(number);
	} else if (minor == 1) {
		snprintf(text, sizeof text, "gfx%.*s-%c-generic", (int)major, number.p, dot[1]);
		a->target = find_named(str_from(text));
	} else if (minor == 2) {
		snprintf(text, sizeof text, "gfx%.*s%.2s", (int)major, number.p, dot + 1);
		a->target = find_named(str_from(text));
		a->exact = true;
	}
	return a->target;
}

const struct target *
target_find(struct str name)
{
	struct architecture a;
	const struct target *t = find_named(name);

	return t || !target_architecture(name, &a) ? t : a.target;
}

const struct target *
target_by_mach(unsigned mach)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		if (isa_targets[i].mach == mach)
			return &isa_targets[i];
	return NULL;
}

static const struct target_newer newer[] = {
#define NEWER(mach, name, nearest) {mach, name, nearest},
#include "common/isa/newer.def"
#undef NEWER
	{0, NULL, NULL}, /* the end; the list may have no rows */
};

const struct target_newer *
target_newer(unsigned mach)
{
	for (const struct target_newer *n = newer; n->name; n++)
		if (n->mach == mach)
			return n;
	return NULL;
}

enum { ALIASES = 64, ALIAS_LENGTH = 16 };

struct target_names {
	char alias[ALIASES][ALIAS_LENGTH];
	size_t n;
};

static void
collect_aliases(struct target_names *names)
{
	for (size_t i = 0; i < isa_ntargets; i++) {
		const char *p = isa_targets[i].aliases;

		for (size_t n; *p && names->n < ALIASES; p += n + (p[n] == ' ')) {
			n = strcspn(p, " ");
			snprintf(names->alias[names->n++], ALIAS_LENGTH, "%.*s", (int)n, p);
		}
	}
}

static const char *
next_name(void *user, size_t i)
{
	const struct target_names *names = user;

	return i < isa_ntargets ? isa_targets[i].name : i - isa_ntargets < names->n ? names->alias[i - isa_ntargets] : NULL;
}

/* Parses a version such as "gfx90a", in which the last two digits are the minor version and the stepping. Returns false if the name
 * is malformed. */
static bool
read_version(struct str name, unsigned version[3])
{
	unsigned digits[8] = {0};
	size_t n = 0;

	if (!str_starts(name, "gfx") || name.n < 6 || name.n > 8)
		return false;
	for (const char *p = name.p + 3; p < name.p + name.n; p++) {
		if (*p >= '0' && *p <= '9')
			digits[n++] = (unsigned)(*p - '0');
		else if (*p >= 'a' && *p <= 'f' && p == name.p + name.n - 1)
			digits[n++] = (unsigned)(*p - 'a' + 10);
		else
			return false;
	}
	version[0] = 0;
	for (size_t i = 0; i < n - 2; i++)
		version[0] = version[0] * 10 + digits[i];
	version[1] = digits[n - 2];
	version[2] = digits[n - 1];
	return true;
}

/* Returns the processor with the nearest stepping, or the higher of two equally near steppings. Returns NULL if no processor has
 * this major and minor version. */
static const struct target *
nearest_stepping(const unsigned version[3])
{
	const struct target *best = NULL;
	int least = 256;

	for (size_t i = 0; i < isa_ntargets; i++) {
		const struct target *t = &isa_targets[i];
		int distance = (int)t->stepping - (int)version[2];

		if (t->generic || t->major != version[0] || t->minor != version[1] || abs(distance) > least)
			continue;
		best = t;
		least = abs(distance);
	}
	return best;
}

/* Lists the names of the processors, except generic ones, that begin with prefix and are longer, separated by commas. Returns the
 * number of names. */
static unsigned
list_names(struct str prefix, char *out, size_t size)
{
	unsigned count = 0;
	size_t n = 0;

	for (size_t i = 0; i < isa_ntargets; i++) {
		struct str name = str_from(isa_targets[i].name);

		if (name.n <= prefix.n || memcmp(name.p, prefix.p, prefix.n) || isa_targets[i].generic || n >= size)
			continue;
		n += (size_t)snprintf(out + n, size - n, "%s%s", count++ ? ", " : "", name.p);
	}
	return count;
}

static bool
has_generation(unsigned major)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		if (isa_targets[i].major == major)
			return true;
	return false;
}

/* Returns the newest known processor if version is of a newer generation. Returns NULL if the generation is known, or is so much
 * newer that it is probably a mistake. */
static const struct target *
last_before(const unsigned version[3])
{
	enum { AHEAD = 4u };
	const struct target *last = NULL;

	for (size_t i = 0; i < isa_ntargets; i++)
		if (!isa_targets[i].generic && (!last || isa_targets[i].major >= last->major))
			last = &isa_targets[i];
	return version[0] > last->major && version[0] - last->major <= AHEAD ? last : NULL;
}

/* Writes a message about an unknown processor. If possible, the message contains a suggestion: a processor of the same generation,
 * all processors of that generation, the last processor before the unknown one, or a similar name. */
static const char *
unknown(struct str name, char text[TARGET_WHY])
{
	enum { GENERATION = sizeof "gfx9" - 1 };
	unsigned version[3];
	bool readable = read_version(name, version), versioned = readable && has_generation(version[0]);
	const struct target *t = versioned ? nearest_stepping(version) : NULL, *last = readable ? last_before(version) : NULL;
	struct target_names all = {.n = 0};
	struct str family = {name.p, versioned ? name.n - 2 : name.n};

	collect_aliases(&all);
	const char *near = t ? t->name : str_nearest(name, next_name, &all);
	for (const struct target_newer *n = newer; n->name; n++) {
		if (str_eqz(name, n->name)) {
			snprintf(text, TARGET_WHY, "the processor is not supported: there are no instruction tables for it; "
				"the nearest that is supported is %s", n->nearest);
			return text;
		}
	}
	if (near && str_starts(name, "gfx") && !(name.n > GENERATION && !strncmp(near, name.p, GENERATION)))
		near = NULL;
	char names[300];
	if (!t && family.n >= GENERATION && list_names(family, names, sizeof names))
		snprintf(text, TARGET_WHY, "unknown processor; known %.*s processors: %s", STR_ARG(family), names);
	else if (last)
		snprintf(text, TARGET_WHY, "unknown processor; the last one that is supported is %s", last->name);
	else if (near)
		snprintf(text, TARGET_WHY, "unknown processor; did you mean %s?", near);
	else
		return "unknown processor";
	return text;
}

void
isa_init(struct isa *isa, const struct target *t)
{
	*isa = (struct isa){.target = t, .wave32 = t->wave32,
		.true16 = target_has(t, FEATURE_TRUE16) && !target_has(t, FEATURE_TRUE16_OFF),
		.xnack = t->has_xnack ? TARGET_ANY : TARGET_NEVER,
		.sramecc = t->has_sramecc ? TARGET_ANY : TARGET_NEVER};
}

/* LLVM features that are accepted without effect, because the processor determines them, or because only LLVM's compiler uses
 * them. */
static const char *const without_effect[] = {"code-object-v3", "flat-for-global",
	"unaligned-access-mode", "enable-flat-scratch", "architected-sgprs", "load-store-opt",
	"promote-alloca", "trap-handler", "fp64", "auto-waitcnt-before-barrier",
	"prt-strict-null", "max-hard-clause-length-32", "wavefrontsize16", NULL};

static enum target_setting *
find_setting(struct isa *isa, struct str name)
{
	return str_eqz(name, "xnack") ? &isa->xnack :
		str_eqz(name, "sramecc") || str_eqz(name, "sram-ecc") ? &isa->sramecc : NULL;
}

void
isa_list_targets(struct buf *out)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		buf_printf(out, "%-16s %s\n", isa_targets[i].name, isa_targets[i].aliases);
}

const char *
isa_feature(size_t i)
{
	static const char *const names[] = {"cumode", "real-true16", "sramecc", "tgsplit", "wavefrontsize32", "wavefrontsize64", "xnack"};
	size_t n = sizeof names / sizeof *names;

	return i < n ? names[i] : without_effect[i - n];
}

bool
isa_set_feature(struct isa *isa, struct str feature)
{
	bool on = feature.n && feature.p[0] == '+';
	struct str name = {feature.p + 1, feature.n - 1};

	if (feature.n < 2 || (!on && feature.p[0] != '-'))
		return false;
	enum target_setting *setting = find_setting(isa, name);
	if (setting) {
		if (*setting != TARGET_NEVER)
			*setting = on ? TARGET_ON : TARGET_OFF;
	} else if (str_eqz(name, "wavefrontsize32")) {
		isa->wave32 = (on || target_has(isa->target, FEATURE_WAVE32_ONLY)) && isa->target->wave32;
	} else if (str_eqz(name, "wavefrontsize64")) {
		isa->wave32 = (!on || target_has(isa->target, FEATURE_WAVE32_ONLY)) && isa->target->wave32;
	} else if (str_eqz(name, "cumode")) {
		isa->cumode = on;
	} else if (str_eqz(name, "tgsplit")) {
		isa->tgsplit = on;
	} else if (str_eqz(name, "real-true16")) {
		isa->true16 = on && target_has(isa->target, FEATURE_TRUE16);
	} else {
		for (size_t i = 0; without_effect[i]; i++)
			if (str_eqz(name, without_effect[i]))
				return true;
		return false;
	}
	return true;
}

/* Applies a setting of a target identifier. name is "xnack" or "sramecc"; `set` is the new value. Returns NULL, or an error
 * message. */
static const char *
set_from_id(struct isa *isa, struct str name, enum target_setting set)
{
	enum target_setting *where = find_setting(isa, name);

	if (!where)
		return "unknown feature in the target identifier; expected xnack or sramecc";
	if (*where == TARGET_NEVER)
		return where == &isa->xnack ? "the processor does not support xnack" :
			"the processor does not support sramecc";
	if (*where != TARGET_ANY)
		return "a feature of the target identifier is repeated";
	*where = set;
	return NULL;
}

const char *
isa_parse_target_id(struct isa *isa, struct str id, char why[TARGET_WHY])
{
	size_t n = 0;
	const char *wrong = NULL;

	while (n < id.n && id.p[n] != ':' && id.p[n] != '+')
		n++;
	const struct target *t = target_find((struct str){id.p, n});
	if (!t)
		return unknown((struct str){id.p, n}, why);
	isa_init(isa, t);
	while (n < id.n && !wrong) {
		bool modern = id.p[n] == ':';
		size_t start = ++n;

		while (n < id.n && id.p[n] != ':' && (modern || id.p[n] != '+'))
			n++;
		struct str name = {id.p + start, n - start};
		if (!modern) {
			wrong = set_from_id(isa, name, TARGET_ON);
		} else if (name.n < 2 || (name.p[name.n - 1] != '+' && name.p[name.n - 1] != '-')) {
			wrong = "a feature of the target identifier must end in + or -";
		} else {
			bool on = name.p[--name.n] == '+';

			wrong = set_from_id(isa, name, on ? TARGET_ON : TARGET_OFF);
		}
	}
	return wrong;
}

const char *
isa_set_features(struct isa *isa, const char *features, char why[TARGET_WHY])
{
	for (const char *p = features; p && *p;) {
		size_t n = strcspn(p, ",");

		if (n && !isa_set_feature(isa, (struct str){p, n})) {
			snprintf(why, TARGET_WHY, "unknown feature '%.*s'", (int)n, p);
			return why;
		}
		p += n + (p[n] == ',');
	}
	return NULL;
}
