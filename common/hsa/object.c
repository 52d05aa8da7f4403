/* Converts the identity of a code object to and from its ELF header fields and its target identifier. A table has one row per
 * operating system. The layout of e_flags depends on the code object version. */
#include "common/hsa/object.h"

#include <stdio.h>
#include <string.h>

#include "common/elf/amdgpu.h"

static const struct {
	const char *name;
	uint8_t osabi;
	bool versioned; /* whether EI_ABIVERSION specifies the code object version */
	bool rel;       /* whether addends are stored in the contents of the sections */
} systems[] = {
	[OBJECT_OS_NONE] = {"unknown", ELFOSABI_NONE, false, true},
	[OBJECT_OS_AMDHSA] = {"amdhsa", ELFOSABI_AMDGPU_HSA, true, false},
	[OBJECT_OS_AMDPAL] = {"amdpal", ELFOSABI_AMDGPU_PAL, false, true},
	[OBJECT_OS_MESA3D] = {"mesa3d", ELFOSABI_AMDGPU_MESA3D, false, true},
};

enum { NSYSTEMS = sizeof systems / sizeof systems[0] };

/* The bits of a setting in e_flags, indexed by enum target_setting. Before V4, "any" is encoded as "on". */
struct setting_bits {
	uint32_t mask, bits[4];
};

static const struct setting_bits xnack_v3 = {EF_AMDGPU_FEATURE_XNACK_V3,
	{0, EF_AMDGPU_FEATURE_XNACK_V3, 0, EF_AMDGPU_FEATURE_XNACK_V3}};
static const struct setting_bits sramecc_v3 = {EF_AMDGPU_FEATURE_SRAMECC_V3,
	{0, EF_AMDGPU_FEATURE_SRAMECC_V3, 0, EF_AMDGPU_FEATURE_SRAMECC_V3}};
static const struct setting_bits xnack_v4 = {EF_AMDGPU_FEATURE_XNACK_V4,
	{EF_AMDGPU_FEATURE_XNACK_UNSUPPORTED_V4, EF_AMDGPU_FEATURE_XNACK_ANY_V4,
		EF_AMDGPU_FEATURE_XNACK_OFF_V4, EF_AMDGPU_FEATURE_XNACK_ON_V4}};
static const struct setting_bits sramecc_v4 = {EF_AMDGPU_FEATURE_SRAMECC_V4,
	{EF_AMDGPU_FEATURE_SRAMECC_UNSUPPORTED_V4, EF_AMDGPU_FEATURE_SRAMECC_ANY_V4,
		EF_AMDGPU_FEATURE_SRAMECC_OFF_V4, EF_AMDGPU_FEATURE_SRAMECC_ON_V4}};

static bool
has_any(enum object_os os, unsigned version)
{
	return os == OBJECT_OS_AMDHSA && version >= 4;
}

uint8_t
object_osabi(enum object_os os)
{
	return systems[os].osabi;
}

const char *
object_os_name(enum object_os os)
{
	return systems[os].name;
}

bool
object_is_old(const struct object_id *id)
{
	return id->os != OBJECT_OS_AMDHSA || id->version == 2;
}

bool
object_has_rel(enum object_os os)
{
	return systems[os].rel;
}

uint8_t
object_abiversion(enum object_os os, unsigned version)
{
	return systems[os].versioned ? (uint8_t)(version - OBJECT_VERSION_FIRST) : 0;
}

uint32_t
object_flags(const struct object_id *id)
{
	const struct isa *isa = &id->isa;
	bool any = has_any(id->os, id->version);
	uint32_t flags = isa->target->mach;

	flags |= (any ? xnack_v4 : xnack_v3).bits[isa->xnack];
	flags |= (any ? sramecc_v4 : sramecc_v3).bits[isa->sramecc];
	if (id->os == OBJECT_OS_AMDHSA && id->version >= 6)
		flags |= (uint32_t)(id->generic ? id->generic : isa->target->generic) << EF_AMDGPU_GENERIC_VERSION_SHIFT;
	return flags;
}

int
object_stepping_v2(const struct isa *isa)
{
	bool xnack = isa->xnack == TARGET_ANY || isa->xnack == TARGET_ON;

	return isa->target->steppings_v2[xnack];
}

static bool
name_v2(const struct isa *isa, char name[16])
{
	int stepping = object_stepping_v2(isa);

	snprintf(name, 16, "gfx%u%u%x", isa->target->major, isa->target->minor, (unsigned)stepping);
	return stepping >= 0;
}

/* Sets the processor and xnack from a V2 name, which encodes both: gfx901 is gfx900 with xnack. */
static bool
find_v2(struct isa *isa, struct str text)
{
	char name[16];

	for (size_t i = 0; i < isa_ntargets; i++) {
		const struct target *t = &isa_targets[i];

		for (int xnack = 0; xnack < 2; xnack++) {
			isa_init(isa, t);
			if (t->has_xnack)
				isa->xnack = xnack ? TARGET_ON : TARGET_OFF;
			if (name_v2(isa, name) && str_eqz(text, name))
				return true;
		}
	}
	return false;
}

/* Reads a setting from e_flags. Returns false if its bits are set but the processor does not support the feature. */
static bool
read_setting(const struct setting_bits *s, uint32_t flags, bool any, enum target_setting *setting)
{
	if (*setting == TARGET_NEVER)
		return !(flags & s->mask);
	*setting = any ? TARGET_ANY : TARGET_OFF;
	for (enum target_setting i = *setting; i <= TARGET_ON; i++)
		if (s->bits[i] == (flags & s->mask))
			*setting = i;
	return true;
}

static const char *
read_flags(struct object_id *id, uint32_t flags)
{
	const struct target *t = target_by_mach(flags & EF_AMDGPU_MACH);
	bool any = has_any(id->os, id->version);

	if (!t)
		return "unknown processor in e_flags";
	isa_init(&id->isa, t);
	if (!read_setting(any ? &xnack_v4 : &xnack_v3, flags, any, &id->isa.xnack))
		return "e_flags set xnack, which the processor does not support";
	if (!read_setting(any ? &sramecc_v4 : &sramecc_v3, flags, any, &id->isa.sramecc))
		return "e_flags set sramecc, which the processor does not support";
	id->generic = id->version >= 6 ? (uint8_t)(flags >> EF_AMDGPU_GENERIC_VERSION_SHIFT) : 0;
	if (id->version >= 6 && id->generic != t->generic)
		return "e_flags have an unknown version of the generic processor";
	return NULL;
}

const char *
object_identify(struct object_id *id, const uint8_t e_ident[16], uint32_t e_flags)
{
	unsigned os = 0;

	*id = (struct object_id){0};
	while (os < NSYSTEMS && systems[os].osabi != e_ident[EI_OSABI])
		os++;
	if (os == NSYSTEMS) {
		read_flags(id, e_flags);
		return "unknown OSABI";
	}
	id->os = os;
	if (systems[os].versioned)
		id->version = e_ident[EI_ABIVERSION] + (unsigned)OBJECT_VERSION_FIRST;
	const char *wrong = read_flags(id, e_flags);
	if (id->version > OBJECT_VERSION_LAST)
		return "unknown code object version";
	return wrong;
}

static struct str
cut(struct str *s)
{
	struct str part = *s;
	const char *dash = s->n ? memchr(s->p, '-', s->n) : NULL;

	part.n = dash ? (size_t)(dash - s->p) : s->n;
	s->p += part.n + (dash != NULL);
	s->n -= part.n + (dash != NULL);
	return part;
}

static bool
find_os(struct str name, enum object_os *os)
{
	for (unsigned i = 0; i < NSYSTEMS; i++)
		if (str_eqz(name, systems[i].name)) {
			*os = i;
			return true;
		}
	*os = OBJECT_OS_NONE;
	return !name.n;
}

const char *
object_parse_triple(struct str triple, enum object_os *os, struct architecture *a)
{
	if (!target_architecture(cut(&triple), a))
		return "unknown architecture in the triple; expected amdgcn, or amdgpu with a processor, as in amdgpu9.42";
	struct str part[3];
	for (int i = 0; i < 3; i++)
		part[i] = cut(&triple);
	/* The parts are vendor and OS. If the vendor is missing, its part may contain the OS. */
	if (part[1].n || !part[0].n)
		return find_os(part[1], os) ? NULL : "unknown operating system in the triple";
	find_os(part[0], os);
	return NULL;
}

/* Applies the rule of V3 that a setting is off if the identifier does not contain it. */
static void
unnamed_is_off(enum target_setting *setting)
{
	if (*setting == TARGET_ANY)
		*setting = TARGET_OFF;
}

const char *
object_parse_target(struct object_id *id, struct str text, char why[TARGET_WHY])
{
	struct str rest = text, triple = text;

	for (int i = 0; i < 4; i++)
		cut(&rest);
	if (!rest.n)
		return "a target identifier is ARCHITECTURE-VENDOR-OS-ENVIRONMENT-PROCESSOR, as in "
			"amdgcn-amd-amdhsa--gfx900";
	triple.n -= rest.n + 1;
	struct architecture a;
	const char *wrong = object_parse_triple(triple, &id->os, &a);
	if (wrong)
		return wrong;
	if (id->os == OBJECT_OS_AMDHSA && id->version == 2)
		return find_v2(&id->isa, rest) ? NULL : "code object version 2 has no processor of this name";
	wrong = isa_parse_target_id(&id->isa, rest, why);
	if (!wrong && a.exact && a.target != id->isa.target)
		wrong = "the processor is not the one of the architecture";
	if (!wrong && id->os == OBJECT_OS_AMDHSA && id->version == 3) {
		unnamed_is_off(&id->isa.xnack);
		unnamed_is_off(&id->isa.sramecc);
	}
	return wrong;
}

/* Appends a setting to the target identifier. Before V4, "any" is written as "on". */
static void
print_setting(const struct object_id *id, const char *name, enum target_setting setting, struct buf *out)
{
	if (setting == TARGET_ANY && !has_any(id->os, id->version))
		setting = TARGET_ON;
	if (setting >= TARGET_OFF)
		buf_printf(out, ":%s%c", name, setting == TARGET_ON ? '+' : '-');
}

void
object_print_target(const struct object_id *id, struct buf *out)
{
	buf_printf(out, "amdgcn-amd-amdhsa--%s", id->isa.target->name);
	print_setting(id, "sramecc", id->isa.sramecc, out);
	print_setting(id, "xnack", id->isa.xnack, out);
}

static bool
settings_conflict(enum target_setting a, enum target_setting b)
{
	return a != b && a != TARGET_ANY && b != TARGET_ANY;
}

bool
object_conflict(const struct object_id *a, const struct object_id *b, struct buf *out)
{
	/* Indexed by enum target_setting. */
	static const char *const settings[] = {"none", "any", "off", "on"};
	const struct isa *x = &a->isa, *y = &b->isa;

	if (a->os != b->os)
		buf_printf(out, "the operating system is %s, not %s", systems[b->os].name, systems[a->os].name);
	else if (x->target != y->target)
		buf_printf(out, "the processor is %s, not %s", y->target->name, x->target->name);
	else if (settings_conflict(x->xnack, y->xnack))
		buf_printf(out, "xnack is %s, not %s", settings[y->xnack], settings[x->xnack]);
	else if (settings_conflict(x->sramecc, y->sramecc))
		buf_printf(out, "sramecc is %s, not %s", settings[y->sramecc], settings[x->sramecc]);
	else
		return false;
	return true;
}
