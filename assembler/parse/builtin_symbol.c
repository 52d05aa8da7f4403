#include "assembler/parse/builtin_symbol.h"

#include "assembler/parse/reader.h"
#include "common/isa/tables.h"

enum { COUNT_SGPRS, COUNT_VGPRS, COUNT_AGPRS };

static const char *const count_names[] = {".kernel.sgpr_count", ".kernel.vgpr_count", ".kernel.agpr_count"};

void
builtin_count_begin(struct reader *in)
{
	for (int i = 0; i < 3; i++) {
		in->count[i] = 0;
		sym_set_num(&in->values, count_names[i], 0);
	}
}

void
builtin_processor(struct reader *in)
{
	const struct target *t = in->id.isa.target;
	const struct enum_value *e;
	for (size_t i = 0; (e = isa_enum_next(&in->id.isa, ENUM_VERSION, &i));)
		sym_set_num(&in->values, isa_strings + e->name, e->value);
	if (object_is_old(&in->id)) {
		sym_set_num(&in->values, ".option.machine_version_major", t->major);
		sym_set_num(&in->values, ".option.machine_version_minor", t->minor);
		sym_set_num(&in->values, ".option.machine_version_stepping", t->stepping);
		builtin_count_begin(in);
		return;
	}
	sym_set_num(&in->values, ".amdgcn.gfx_generation_number", t->major);
	sym_set_num(&in->values, ".amdgcn.gfx_generation_minor", t->minor);
	sym_set_num(&in->values, ".amdgcn.gfx_generation_stepping", t->stepping);
	sym_set_num(&in->values, ".amdgcn.next_free_sgpr", 0);
	sym_set_num(&in->values, ".amdgcn.next_free_vgpr", 0);
	in->next_free[0] = sym_find(&in->values.syms, STR(".amdgcn.next_free_sgpr"));
	in->next_free[1] = sym_find(&in->values.syms, STR(".amdgcn.next_free_vgpr"));
}

/* Returns the number of vector registers that the VGPRs and AGPRs used so far occupy, before it is rounded up to the
 * allocation granularity. */
static unsigned
vector_registers(const struct reader *in)
{
	unsigned v = in->count[COUNT_VGPRS], a = in->count[COUNT_AGPRS];
	if (target_has(in->id.isa.target, FEATURE_UNIFIED_VGPRS) && a)
		return (v + 3) / 4 * 4 + a;
	return v > a ? v : a;
}

/* Updates the symbols .kernel.…_count. A symbol is set only when its count grows, because the source may set it, too. */
static void
count_for_code(struct reader *in, const struct assembled *made)
{
	const uint16_t used[3] = {made->sgprs, made->vgprs, made->agprs};
	bool grew[3];
	for (int i = 0; i < 3; i++) {
		grew[i] = used[i] > in->count[i];
		if (grew[i])
			in->count[i] = used[i];
	}
	if (grew[COUNT_SGPRS])
		sym_set_num(&in->values, count_names[COUNT_SGPRS], used[COUNT_SGPRS]);
	if (grew[COUNT_AGPRS])
		sym_set_num(&in->values, count_names[COUNT_AGPRS], used[COUNT_AGPRS]);
	if (grew[COUNT_VGPRS] || grew[COUNT_AGPRS])
		sym_set_num(&in->values, count_names[COUNT_VGPRS], vector_registers(in));
}

void
builtin_count(struct reader *in, const struct assembled *made)
{
	if (!in->next_free[0]) {
		count_for_code(in, made);
		return;
	}
	struct symbol *sgprs = in->next_free[0], *vgprs = in->next_free[1];
	if (made->sgprs > sgprs->value && sgprs->state == SYM_NUM)
		sgprs->value = made->sgprs;
	if (made->vgprs > vgprs->value && vgprs->state == SYM_NUM)
		vgprs->value = made->vgprs;
}
