/* Looks up the effects of instructions in the generated tables, and determines the registers that an instruction uses from the
 * roles of its operands. */
#include "common/isa/effects.h"

#include "common/isa/operand/nsa.h"
#include "common/isa/operand/operand.h"
#include "common/isa/register.h"
#include "common/isa/text.h"

enum { ALL_BYTES = 15, LOW_BYTES = 3, HIGH_BYTES = 12 };

const struct insn_effects *
insn_effects(const struct isa *isa, const struct insn *insn)
{
	return &isa_effects[effect_choose(isa, insn, insn->form->effects)];
}

/* The list that insn_operands() fills. */
struct operand_list {
	const struct isa *isa;
	struct insn_operand *op;
	unsigned n;
};

static void
add(struct operand_list *l, int slot, unsigned access, unsigned bytes, unsigned file, unsigned first, unsigned count)
{
	if (!count || !(access & (ACCESS_read | ACCESS_write)))
		return;
	l->op[l->n++] = (struct insn_operand){.file = (uint8_t)file, .slot = (int8_t)slot, .first = (uint16_t)first,
		.count = (uint16_t)count, .access = (uint16_t)access, .bytes = (uint8_t)bytes};
}

static void
add_run(struct operand_list *l, int slot, unsigned access, unsigned bytes, struct reg_run run)
{
	if (run.code >= CODE_VGPR) {
		bool accumulation = run.code >= CODE_AGPR;

		add(l, slot, access, bytes, accumulation ? FILE_agpr : FILE_vgpr,
			run.code - (accumulation ? CODE_AGPR : CODE_VGPR), run.dwords);
		return;
	}
	const struct reg_unit *u = &isa_reg_units[l->isa->target->column][run.code];
	if (u->file == FILE_COUNT || u->units) {
		add(l, slot, access, bytes, u->file, u->first, u->units);
		return;
	}
	/* a tuple of SGPRs may reach into vcc */
	for (unsigned n; run.dwords; run.dwords -= n, u += n) {
		for (n = 1; n < run.dwords && u[n].file == u->file; n++)
			;
		add(l, slot, access, bytes, u->file, u->first, n);
	}
}

/* Returns the bytes of a register that an SDWA select value denotes, as a bit mask. */
static unsigned
selected_bytes(uint32_t select)
{
	switch (select) {
	case VALUE_SDWA_SEL_BYTE_0: case VALUE_SDWA_SEL_BYTE_1: case VALUE_SDWA_SEL_BYTE_2: case VALUE_SDWA_SEL_BYTE_3:
		return 1u << (select - VALUE_SDWA_SEL_BYTE_0);
	case VALUE_SDWA_SEL_WORD_0:
		return LOW_BYTES;
	case VALUE_SDWA_SEL_WORD_1:
		return HIGH_BYTES;
	default:
		return ALL_BYTES;
	}
}

/* Returns the bytes of a register that a source reads, as a bit mask. They depend on SDWA's selects, op_sel or the operand's
 * 16-bit type. */
static unsigned
source_bytes(const struct insn *insn, const struct slot *slot)
{
	unsigned n = (unsigned)slot->source, sel = n ? FIELD_SRC1_SEL : FIELD_SRC0_SEL;

	if (n < 2 && field_exists(insn, sel))
		return selected_bytes(field_get(insn, sel));
	if (slot->half == HALF_NUMBER || slot->syntax == SYNTAX_HALF)
		return operand_is_high(insn, slot) && operand_code(insn, slot) >= CODE_VGPR ? HIGH_BYTES : LOW_BYTES;
	if (!isa_optypes[slot->type].half)
		return ALL_BYTES;
	if (field_exists(insn, FIELD_OPSEL0 + n) && field_get(insn, FIELD_OPSEL0 + n))
		return HIGH_BYTES;
	return LOW_BYTES;
}

static unsigned
written_bytes(const struct insn *insn, const struct slot *slot, unsigned access)
{
	if (field_exists(insn, FIELD_DST_UNUSED) && field_get(insn, FIELD_DST_UNUSED) == VALUE_DST_UNUSED_UNUSED_PRESERVE)
		return selected_bytes(field_get(insn, FIELD_DST_SEL));
	if (slot->syntax == SYNTAX_HALF)
		return operand_is_high(insn, slot) ? HIGH_BYTES : LOW_BYTES;
	if (slot->half == HALF_NUMBER && operand_is_high(insn, slot))
		return HIGH_BYTES;
	return access & ACCESS_high ? HIGH_BYTES : access & ACCESS_low ? LOW_BYTES : ALL_BYTES;
}

static bool
is_valu(unsigned issue)
{
	return issue >= ISSUE_valu && issue <= ISSUE_valu_f64_trans;
}

/* Returns the part of the index mode that applies to an operand: 0 to GPR_IDX_ANY. */
static unsigned
index_of(const struct isa *isa, unsigned gpr_idx, unsigned issue, const struct slot *slot, unsigned role)
{
	enum { SOURCES = 3, WRITTEN = SOURCES, MSB = ACCESS_msb0 | ACCESS_msb1 | ACCESS_msb2 | ACCESS_msb3 };
	unsigned n;

	if (role & MSB)
		n = (unsigned)__builtin_ctz((role & MSB) / ACCESS_msb0);
	else if (!is_valu(issue) || target_has(isa->target, FEATURE_VGPR_MSB))
		return 0;
	else if (role & ACCESS_write)
		n = WRITTEN;
	else if (slot->source >= 0)
		n = (unsigned)slot->source % SOURCES;
	else
		return 0;
	return (gpr_idx & ~(unsigned)GPR_IDX_DROPS) >> n * GPR_IDX_BITS & ((1u << GPR_IDX_BITS) - 1);
}

unsigned
insn_operand_index(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, unsigned slot)
{
	const struct insn_effects *e = insn_effects(isa, insn);

	return index_of(isa, gpr_idx, e->issue, &isa_slots[insn->form->slots + slot], isa_roles[e->roles + slot]);
}

/* Adds the offset of an index mode to the register numbers. Registers beyond the last VGPR are omitted. */
static void
move_run(struct insn_operand *op, unsigned index)
{
	unsigned end = insn_unit(FILE_vgpr + 1, 0) - insn_unit(FILE_vgpr, 0);

	if (index & GPR_IDX_ANY) {
		op->access |= ACCESS_index;
		return;
	}
	op->first = (uint16_t)(op->first + index * GPR_IDX_UNIT);
	if (op->first + op->count > end)
		op->count = (uint16_t)(end - op->first);
}

static bool
is_last_register(struct reg_run run)
{
	return run.code + run.dwords == (run.code < CODE_AGPR ? CODE_VGPR : CODE_AGPR) + 256u;
}

/* Before gfx10, the number of registers of an image address depends on the image resource. Adds those that the instruction reads
 * or may read after the run that its text names. */
static void
add_address_rest(struct operand_list *l, const struct insn *insn, int at, unsigned access, unsigned bytes, struct reg_run named)
{
	unsigned end = CODE_VGPR + 256, first = named.code + named.dwords, least, most;

	nsa_range(insn, &least, &most);
	unsigned sure = named.code + least < end ? named.code + least : end;
	unsigned all = named.code + most < end ? named.code + most : end;
	sure = sure > first ? sure : first;
	if (sure > first)
		add_run(l, at, access, bytes, (struct reg_run){(uint16_t)first, (uint16_t)(sure - first)});
	if (all > sure)
		add_run(l, at, access | ACCESS_may, bytes, (struct reg_run){(uint16_t)sure, (uint16_t)(all - sure)});
}

static void
add_slot(struct operand_list *l, const struct insn *insn, int at, const struct slot *slot, unsigned access)
{
	struct reg_run run[OPERAND_RUNS];
	enum { VECTOR = 3 };
	unsigned n = operand_registers(l->isa, insn, slot, run);
	unsigned bytes = slot->source >= 0 && !(access & ACCESS_write) ? source_bytes(insn, slot) :
		written_bytes(insn, slot, access);

	for (unsigned i = 0; i < n; i++) {
		if (access & ACCESS_fewer) {
			struct reg_run half = {run[i].code, run[i].dwords / 2};

			add_run(l, at, access & ~(unsigned)(ACCESS_write | ACCESS_fewer), bytes, run[i]);
			add_run(l, at, ACCESS_write, bytes, half);
			continue;
		}
		if (access & ACCESS_vectors) {
			add_run(l, at, access & ~(unsigned)(ACCESS_vectors | (run[i].dwords == VECTOR ? 0 : ACCESS_write)), bytes, run[i]);
			continue;
		}
		if (access & ACCESS_extra && !is_last_register(run[i]))
			run[i].dwords++;
		else
			access &= ~(unsigned)ACCESS_extra;
		add_run(l, at, access, bytes, run[i]);
	}
	if (n == 1 && isa_opkinds[slot->kind].width == WIDTH_MIMG_ADDR && !field_exists(insn, FIELD_DIM))
		add_address_rest(l, insn, at, access, bytes, run[0]);
}

static void
add_implied(struct operand_list *l, unsigned implied, unsigned access)
{
	static const struct {
		uint8_t file, units; /* units: size in registers; 0: a lane mask, whose size depends on the wave size */
	} files[IMPLIED_COUNT] = {
#define IMPLIED(name, units, meaning) {FILE_##name, units},
#include "common/isa/effects.def"
#undef IMPLIED
	};

	for (; implied; implied &= implied - 1) {
		unsigned i = (unsigned)__builtin_ctz(implied);

		add(l, -1, access, ALL_BYTES, files[i].file, 0, files[i].units ? files[i].units : lane_mask_dwords(l->isa));
	}
}

unsigned
insn_operands(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, struct insn_operand *op)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	const uint16_t *roles = &isa_roles[e->roles];
	struct operand_list l = {isa, op, 0};

	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned first = l.n;
		unsigned index = gpr_idx ? index_of(isa, gpr_idx, e->issue, &slot[i], roles[i]) : 0;

		add_slot(&l, insn, (int)i, &slot[i], roles[i]);
		for (unsigned k = first; index && k < l.n; k++)
			if (op[k].file == FILE_vgpr)
				move_run(&op[k], index);
	}
	add_implied(&l, e->reads & e->writes, ACCESS_read | ACCESS_write);
	add_implied(&l, e->reads & ~e->writes, ACCESS_read);
	add_implied(&l, e->writes & ~e->reads, ACCESS_write);
	return l.n;
}

bool
insn_operand_repeated(const struct insn_operand *op, unsigned n, unsigned k)
{
	unsigned same = 0;

	for (unsigned i = 0; i < n; i++)
		same += op[i].slot >= 0 && op[i].access & ACCESS_read && op[i].file == op[k].file && op[i].first == op[k].first;
	return same > 1;
}

const struct insn_operand *
insn_operand_at(const struct insn_operand *op, unsigned n, unsigned slot)
{
	for (unsigned i = 0; i < n; i++)
		if (op[i].slot == (int)slot)
			return &op[i];
	return NULL;
}

unsigned
insn_unit_file(unsigned unit, unsigned *number)
{
	unsigned file = 0;

	while (unit >= insn_unit(file + 1, 0))
		file++;
	*number = unit - insn_unit(file, 0);
	return file;
}

const char *
insn_effect_name(enum insn_list list, unsigned value)
{
	enum { MOST = 32 };
	static const char *const names[][MOST] = {
#define NAME(list, value, name) [list][value] = #name,
#define CONTROL(name, meaning) NAME(LIST_CONTROL, CONTROL_##name, name)
#define CONDITION(name, meaning) NAME(LIST_CONDITION, CONDITION_##name, name)
#define SPACE(name, meaning) NAME(LIST_SPACE, SPACE_##name, name)
#define EVENT(name, meaning) NAME(LIST_EVENT, EVENT_##name, name)
#define COUNTER(name, meaning) NAME(LIST_COUNTER, COUNTER_##name, name)
#define ISSUE(name, meaning) NAME(LIST_ISSUE, ISSUE_##name, name)
#define MEMORY(name, meaning) NAME(LIST_MEMORY, MEMORY_##name, name)
#define REGFILE(name, units, meaning) NAME(LIST_REGFILE, FILE_##name, name)
#include "common/isa/effects.def"
#undef NAME
	};

	return names[list][value];
}

static void
put_numbered(struct text *t, const char *file, unsigned first, unsigned count)
{
	text_put(t, file);
	if (count > 1)
		text_char(t, '[');
	text_dec(t, first);
	if (count > 1) {
		text_char(t, ':');
		text_dec(t, first + count - 1);
		text_char(t, ']');
	}
}

size_t
insn_print_registers(unsigned file, unsigned first, unsigned count, char buf[INSN_REGISTERS_TEXT])
{
	static const char numbered[FILE_COUNT][5] = {[FILE_sgpr] = "s", [FILE_ttmp] = "ttmp", [FILE_vgpr] = "v", [FILE_agpr] = "a"};
	static const uint8_t units[] = {
#define REGFILE(name, units, meaning) units > 2 ? 0 : units,
#include "common/isa/effects.def"
#undef REGFILE
	};
	struct text t = {.at = buf};

	if (*numbered[file]) {
		put_numbered(&t, numbered[file], first, count);
	} else {
		text_put(&t, insn_effect_name(LIST_REGFILE, file));
		if (count < units[file])
			text_put(&t, first ? "_hi" : "_lo");
	}
	return (size_t)(t.at - buf);
}
