/* Stands in until the tables land. */
#include "common/isa/insn.h"

const struct target isa_targets[] = {
	{.name = "gfx900", .aliases = "", .column = 3, .major = 9, .mach = 0x2c, .has_xnack = true,
		.vgpr_granule = {4, 4}, .vgpr_encode = {4, 4}, .vgprs = 256, .sgpr_granule = 16,
		.sgpr_encode = 8, .sgprs = 102, .sgprs_total = 108, .extra_sgprs = {2, 6, 4}, .lds = 65536},
};
const size_t isa_ntargets = 1;

const struct target *
target_find(struct str name)
{
	return str_eqz(name, "gfx900") ? isa_targets : NULL;
}

const struct target *
target_by_mach(unsigned mach)
{
	return mach == 0x2c ? isa_targets : NULL;
}

const char *
target_nearest(struct str name)
{
	(void)name;
	return NULL;
}

void
isa_init(struct isa *isa, const struct target *t)
{
	*isa = (struct isa){.target = t, .xnack = t->has_xnack ? TARGET_ANY : TARGET_NEVER};
}

bool
isa_set_feature(struct isa *isa, struct str feature)
{
	(void)isa;
	(void)feature;
	return true;
}

const char *
isa_parse_target_id(struct isa *isa, struct str id)
{
	(void)id;
	isa_init(isa, isa_targets);
	return NULL;
}

unsigned
insn_decode(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out)
{
	(void)isa, (void)bytes, (void)n, (void)out;
	return 0;
}

size_t
insn_print(const struct isa *isa, const struct insn *insn, char *buf)
{
	(void)isa, (void)insn;
	buf[0] = 0;
	return 0;
}

unsigned
insn_encode(const struct insn *insn, uint8_t *bytes)
{
	(void)bytes;
	return insn->size;
}

bool
insn_branch_target(const struct insn *insn, uint64_t address, uint64_t *target)
{
	(void)insn, (void)address, (void)target;
	return false;
}

const char *
insn_mnemonic(const struct insn *insn)
{
	(void)insn;
	return "";
}
