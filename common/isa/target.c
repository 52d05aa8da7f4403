/* Processors by name and number, and what -mattr and target identifiers set. */
#include <string.h>

#include "common/isa/target.h"
#include "common/isa/tables.h"

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

const struct target *
target_find(struct str name)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		if (is_named(&isa_targets[i], name))
			return &isa_targets[i];
	return NULL;
}

const struct target *
target_by_mach(unsigned mach)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		if (isa_targets[i].mach == mach)
			return &isa_targets[i];
	return NULL;
}

static const char *
next_name(void *user, size_t i)
{
	(void)user;
	return i < isa_ntargets ? isa_targets[i].name : NULL;
}

const char *
target_nearest(struct str name)
{
	return str_nearest(name, next_name, NULL);
}

void
isa_init(struct isa *isa, const struct target *t)
{
	*isa = (struct isa){.target = t, .features = t->features, .wave32 = t->wave32,
		.xnack = t->has_xnack ? TARGET_ANY : TARGET_NEVER,
		.sramecc = t->has_sramecc ? TARGET_ANY : TARGET_NEVER};
}

/* Features of LLVM's that choose among what a processor's name fixes here, or that only its compiler
 * looks at. */
static const char *const without_effect[] = {"code-object-v3", "flat-for-global",
	"unaligned-access-mode", "enable-flat-scratch", "architected-sgprs", "load-store-opt",
	"promote-alloca", "trap-handler", "fp64", "real-true16", "auto-waitcnt-before-barrier",
	"prt-strict-null", "max-hard-clause-length-32", "wavefrontsize16", NULL};

/* NULL if it is none. */
static enum target_setting *
find_setting(struct isa *isa, struct str name)
{
	return str_eqz(name, "xnack") ? &isa->xnack :
		str_eqz(name, "sramecc") || str_eqz(name, "sram-ecc") ? &isa->sramecc : NULL;
}

const char *
isa_feature(size_t i)
{
	static const char *const names[] = {"cumode", "sramecc", "tgsplit", "wavefrontsize32", "wavefrontsize64", "xnack"};
	size_t n = sizeof names / sizeof *names;

	return i < n ? names[i] : without_effect[i - n];
}

bool
isa_set_feature(struct isa *isa, struct str feature)
{
	bool on = feature.n && feature.p[0] == '+';
	struct str name = {feature.p + 1, feature.n - 1};
	enum target_setting *setting;

	if (feature.n < 2 || (!on && feature.p[0] != '-'))
		return false;
	setting = find_setting(isa, name);
	if (setting) {
		if (*setting != TARGET_NEVER)
			*setting = on ? TARGET_ON : TARGET_OFF;
	} else if (str_eqz(name, "wavefrontsize32")) {
		isa->wave32 = on && isa->target->wave32;
	} else if (str_eqz(name, "wavefrontsize64")) {
		isa->wave32 = !on && isa->target->wave32;
	} else if (str_eqz(name, "cumode")) {
		isa->cumode = on;
	} else if (str_eqz(name, "tgsplit")) {
		isa->tgsplit = on;
	} else {
		for (size_t i = 0; without_effect[i]; i++)
			if (str_eqz(name, without_effect[i]))
				return true;
		return false;
	}
	return true;
}

/* One setting of a target identifier: text is "xnack" and sign what stands around it. */
static const char *
set_from_id(struct isa *isa, struct str name, enum target_setting set)
{
	enum target_setting *where = find_setting(isa, name);

	if (!where)
		return "unknown feature in the target identifier; known are xnack and sramecc";
	if (*where == TARGET_NEVER)
		return where == &isa->xnack ? "the processor has no xnack setting" :
			"the processor has no sramecc setting";
	if (*where != TARGET_ANY)
		return "a feature of the target identifier is repeated";
	*where = set;
	return NULL;
}

const char *
isa_parse_target_id(struct isa *isa, struct str id)
{
	size_t n = 0;
	const struct target *t;
	const char *wrong = NULL;

	while (n < id.n && id.p[n] != ':' && id.p[n] != '+')
		n++;
	t = target_find((struct str){id.p, n});
	if (!t)
		return "unknown processor";
	isa_init(isa, t);
	while (n < id.n && !wrong) {
		bool modern = id.p[n] == ':';
		size_t start = ++n;
		struct str name;

		while (n < id.n && id.p[n] != ':' && (modern || id.p[n] != '+'))
			n++;
		name = (struct str){id.p + start, n - start};
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
