/* The effects of a decoded instruction: registers read and written, control flow, memory, pending events. They are
 * defined in tables/effects.tbl and tables/counters.tbl; effects.def lists the keywords.
 *
 *	struct insn insn;
 *	struct insn_operand op[INSN_OPERANDS];
 *	if (insn_decode(isa, bytes, size, &insn)) {
 *		unsigned n = insn_operands(isa, &insn, 0, op);
 *		const struct insn_effects *e = insn_effects(isa, &insn);
 *		…
 *	} */
#ifndef ISA_EFFECTS_H
#define ISA_EFFECTS_H

#include "common/isa/insn.h"

#define CONTROL(name, meaning) CONTROL_##name,
enum insn_control {
#include "common/isa/effects.def"
	CONTROL_COUNT
};
#undef CONTROL

#define CONDITION(name, meaning) CONDITION_##name,
enum insn_condition {
#include "common/isa/effects.def"
	CONDITION_COUNT
};
#undef CONDITION

#define SPACE(name, meaning) SPACE_##name,
enum insn_space {
#include "common/isa/effects.def"
	SPACE_COUNT
};
#undef SPACE

#define EVENT(name, meaning) EVENT_##name,
enum insn_event {
#include "common/isa/effects.def"
	EVENT_COUNT
};
#undef EVENT

#define COUNTER(name, meaning) COUNTER_##name,
enum insn_counter {
#include "common/isa/effects.def"
	COUNTER_COUNT
};
#undef COUNTER

#define DEPCTR(name, meaning) DEPCTR_##name,
enum insn_depctr {
#include "common/isa/effects.def"
	DEPCTR_COUNT
};
#undef DEPCTR

#define PROTECTED(name, meaning) PROTECTED_##name,
enum insn_protected {
#include "common/isa/effects.def"
	PROTECTED_COUNT
};
#undef PROTECTED

#define ISSUE(name, meaning) ISSUE_##name,
enum insn_issue {
#include "common/isa/effects.def"
	ISSUE_COUNT
};
#undef ISSUE

#define OPERATION(name, meaning) OPERATION_##name,
enum insn_operation {
#include "common/isa/effects.def"
	OPERATION_COUNT
};
#undef OPERATION

#define IMPLIED(name, units, meaning) IMPLIED_##name,
enum insn_implied {
#include "common/isa/effects.def"
	IMPLIED_COUNT
};
#undef IMPLIED

/* Bit numbers of memory operations, for masks such as 1 << MEMORY_load. */
#define MEMORY(name, meaning) MEMORY_##name,
enum insn_memory {
#include "common/isa/effects.def"
	MEMORY_COUNT
};
#undef MEMORY

#define ACCESS(name, letter, meaning) ACCESS_BIT_##name,
enum {
#include "common/isa/effects.def"
	ACCESS_COUNT
};
#undef ACCESS
#define ACCESS(name, letter, meaning) ACCESS_##name = 1 << ACCESS_BIT_##name,
enum insn_access {
#include "common/isa/effects.def"
};
#undef ACCESS

#define PROPERTY(name, meaning) PROPERTY_##name,
enum insn_property {
#include "common/isa/effects.def"
	PROPERTY_COUNT
};
#undef PROPERTY

struct insn_effects {
	uint16_t reads, writes;     /* registers used implicitly: bits 1 << IMPLIED_… */
	uint8_t flow, condition;    /* CONTROL_…, and CONDITION_… of a conditional branch */
	uint8_t memory, space;      /* bits 1 << MEMORY_…, and SPACE_… */
	uint16_t counters;          /* counters that the instruction increments by one on this generation: bits 1 << COUNTER_…; without
	                             * those for which only code in expert mode waits */
	uint8_t event;              /* EVENT_… that is pending after the instruction. If counters is 0, it matters in expert mode only */
	bool in_order;              /* whether the events of the instruction complete in issue order */
	uint8_t issue;
	uint8_t operation;
	uint8_t passes;             /* number of passes of a matrix operation, of four cycles each; 0: no matrix operation, or unknown */
	uint16_t properties;        /* bits 1 << PROPERTY_… */
	uint16_t bytes;             /* number of bytes of memory accessed per lane, or per wave by a scalar operation; 0: no access, or
	                             * the form does not determine the number */
	uint16_t roles;             /* index in isa_roles[] of the operands' roles; see insn_operands() */
};

/* Register files. Sizes are in units of 32 bits. */
#define REGFILE(name, units, meaning) FILE_##name,
enum insn_file {
#include "common/isa/effects.def"
	FILE_COUNT
};
#undef REGFILE

enum {
	INSN_OPERANDS = 48,
	INSN_UNITS = 0 /* number of units in all files */
#define REGFILE(name, units, meaning) + units
#include "common/isa/effects.def"
#undef REGFILE
};

/* Returns whether control always reaches the next instruction after an instruction with this CONTROL_…. Calls and traps are assumed
 * to return. */
static inline bool
insn_goes_on(unsigned flow)
{
	return flow == CONTROL_next || flow == CONTROL_call || flow == CONTROL_call_indirect || flow == CONTROL_trap;
}

/* A VGPR index mode, which s_set_gpr_idx_on and s_set_vgpr_msb change. It contains four bits for each of source 0,
 * source 1, source 2 and the destination, beginning at bit 0. Each group of four bits is the offset that is added to
 * the operand's VGPR number, in units of 256, or GPR_IDX_ANY. */
enum insn_gpr_idx {
	GPR_IDX_BITS = 4,
	GPR_IDX_OPERANDS = 4,
	GPR_IDX_ANY = 8,          /* unknown, or an index in a register */
	GPR_IDX_DROPS = 4,        /* not part of an offset: hardware ignores the next instruction if it is s_set_vgpr_msb */
	GPR_IDX_NONE = 0,
	GPR_IDX_UNKNOWN = 0x8888, /* GPR_IDX_ANY for all operands */
	GPR_IDX_UNIT = 256,       /* number of VGPRs that an instruction can name */
};

/* Joins the index modes of two paths to an instruction. Operands for which the modes differ get GPR_IDX_ANY. If hardware ignores
 * s_set_vgpr_msb only on one path, it is assumed to have its effect; the hazard msb_dropped is reported. */
static inline unsigned
gpr_idx_join(unsigned a, unsigned b)
{
	if ((a ^ b) & GPR_IDX_DROPS) {
		a &= ~(unsigned)GPR_IDX_DROPS;
		b &= ~(unsigned)GPR_IDX_DROPS;
	}
	unsigned differ = a ^ b;
	differ = (differ | differ >> 1 | differ >> 2 | differ >> 3) & 0x1111;
	return (a & ~(differ * 15)) | differ * GPR_IDX_ANY;
}

/* Returns the index mode after an instruction that writes the index mode (FILE_gpr_idx). An instruction
 * that does not write it removes GPR_IDX_DROPS. */
unsigned
insn_gpr_idx_after(const struct isa *isa, const struct insn *insn, unsigned before);

/* Returns the index mode for the next instruction of a listing. Like LLVM's compiler, assumes that blocks begin without an index
 * mode. */
unsigned
insn_gpr_idx_listed(const struct isa *isa, const struct insn *insn, unsigned before);

/* Consecutive registers that an instruction uses in the same way. */
struct insn_operand {
	uint8_t file;
	int8_t slot;                /* index of the operand in the printed instruction; -1: the registers are used implicitly */
	uint16_t first, count;      /* first: number of the first register in the file; count: number of registers */
	uint16_t access;            /* bits ACCESS_…; with ACCESS_index, the instruction uses one unknown register of the file, whose
	                             * number is at least `first` */
	uint8_t bytes;              /* bits 0 to 3: bytes of each register that are read or written; other bytes of a written register
	                             * keep their values */
};

/* Returns the effects of the instruction, in static memory. */
const struct insn_effects *
insn_effects(const struct isa *isa, const struct insn *insn);

/* Stores the registers that the instruction reads and writes, explicitly or implicitly, in op, which has room for INSN_OPERANDS
 * entries. Returns the number of entries. Registers that are both read and written have one entry with both bits. Constants, null
 * and read-only hardware registers are omitted. gpr_idx: the VGPR index mode, enum insn_gpr_idx. */
unsigned
insn_operands(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, struct insn_operand *op);

/* Returns the part of a VGPR index mode that applies to an operand, given its index in the printed instruction: 0 to GPR_IDX_ANY. */
unsigned
insn_operand_index(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, unsigned slot);

/* Returns the entry for an explicit operand among the n entries at op, or NULL. */
const struct insn_operand *
insn_operand_at(const struct insn_operand *op, unsigned n, unsigned slot);

/* Finds the value of a constant operand (an inline constant, a literal or a number), given the operand's index in the printed
 * instruction. Returns the number of known dwords of the value: 0 if the operand does not exist or is not a constant; 1 if only
 * the lower dword is known, for example because the upper dword depends on how the instruction extends a literal. */
unsigned
insn_constant(const struct isa *isa, const struct insn *insn, unsigned slot, uint32_t dword[2]);

/* Returns the operand encoding, CODE_…, of an operand that can be a register or a constant, given its index in the printed
 * instruction. Returns INSN_NO_SOURCE for other operands, and if the operand does not exist. */
enum { INSN_NO_SOURCE = UINT16_MAX };

unsigned
insn_source(const struct insn *insn, unsigned slot);

/* Returns whether the processor has a special register with this operand encoding. */
bool
isa_has_register(const struct isa *isa, unsigned code);

/* The effect of OPERATION_get_hwreg or OPERATION_set_hwreg: the instruction reads or sets `bits` bits, starting at bit `first`, of the
 * hardware register `id` (a value of kind hwreg in enums.tbl). */
struct insn_hwreg {
	uint8_t id, first, bits;
};

enum { INSN_HWREG_MODE = 1, INSN_HWREG_SCHED_MODE = 26 };

struct insn_hwreg
insn_hwreg(const struct isa *isa, const struct insn *insn);

/* Returns the message number of an instruction with OPERATION_message. */
unsigned
insn_message(const struct isa *isa, const struct insn *insn);

/* Returns whether operand k of n that an instruction reads is also another source, as in v_xor_b32 v0, v0, v0. If so, the result may be
 * independent of the register. */
bool
insn_operand_repeated(const struct insn_operand *op, unsigned n, unsigned k);

/* Stores the number of operations that may still be pending on each counter after an instruction. INSN_ANY: the instruction does
 * not wait for the counter, or the number is unknown. */
enum { INSN_ANY = UINT8_MAX };

void
insn_waits(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT]);

/* Stores the value of each part of the operand of an instruction with OPERATION_wait_alu: the number of operations that may not be done
 * yet. INSN_ANY: it does not wait for them. */
void
insn_depctr(const struct isa *isa, const struct insn *insn, uint8_t most[DEPCTR_COUNT]);

/* The effect of an event on one of its counters. */
struct insn_count {
	uint8_t counter;
	uint8_t order;              /* completion order: events with the same number complete in issue order on this counter; 0: the
	                             * event completes in any order */
	uint8_t protects;           /* registers or LDS that the instruction uses until the event completes: PROTECTED_… */
	uint8_t ends;               /* the event's other counters on which completion on this counter implies completion: bits 1 << index */
	uint8_t times;              /* by how much the event increments the counter */
	bool expert;                /* only code in mode 2 of HW_REG_WAVE_SCHED_MODE has to wait; hardware need not stall at the largest
	                             * value */
	bool lanes;                 /* of vector registers, it uses only the lanes that were active when it began, unless it crosses lanes */
	uint32_t over;              /* later events that may write the same registers without a wait: bits 1 << EVENT_… */
	uint32_t held;              /* of these, the events that may also read them */
};

enum { INSN_COUNTS = 4 };       /* maximum number of counters per event */

/* Sets *counts to the counters that an event increments on this generation, and returns their number. If safe is set, entries
 * contain the assumptions that are safe for inserting waits; otherwise, they contain established facts only, as needed for
 * reporting errors. Counters of expert mode come last, and are left out without `expert`. */
unsigned
insn_counts(const struct isa *isa, unsigned event, bool safe, bool expert, const struct insn_count **counts);

/* Returns the largest value of a counter; a wait for this value has no effect. Returns 0 if the processor does not have the
 * counter. */
unsigned
insn_counter_most(const struct isa *isa, unsigned counter);

/* Returns whether only code in mode 2 of HW_REG_WAVE_SCHED_MODE has to wait for the counter. */
bool
insn_counter_expert(const struct isa *isa, unsigned counter);

/* Prints the shortest sequence of instructions that waits until at most `most` operations are pending on each counter (INSN_ANY:
 * no wait): "s_waitcnt vmcnt(0) lgkmcnt(1)". Instructions are separated by newlines. Returns the length of the text. */
enum { INSN_WAITS_TEXT = 200 };

size_t
insn_print_waits(const struct isa *isa, const uint8_t most[COUNTER_COUNT], char buf[INSN_WAITS_TEXT]);

/* Returns the constant offset that a memory instruction adds to its address, in bytes. */
int64_t
insn_offset(const struct isa *isa, const struct insn *insn);

/* Returns the offset of the literal from the instruction's start, in bytes, or 0 if there is no literal. */
static inline unsigned
insn_literal_at(const struct insn *insn)
{
	return insn->literal * 4u;
}

/* The offset of a member in this struct is the number of the first unit of the register file with the same name. */
struct insn_unit_place {
#define REGFILE(name, units, meaning) char name[units];
#include "common/isa/effects.def"
#undef REGFILE
};

/* Returns the unit of a register: its number among all registers, below INSN_UNITS, for use in sets. Inline, because the analyses
 * call it for every register, and the file is usually known at compile time. */
static inline unsigned
insn_unit(unsigned file, unsigned number)
{
	static const uint16_t first[] = {
#define REGFILE(name, units, meaning) offsetof(struct insn_unit_place, name),
#include "common/isa/effects.def"
#undef REGFILE
		INSN_UNITS
	};

	return first[file] + number;
}

/* Returns the register file of a unit, and sets *number to the register's number in the file. */
unsigned
insn_unit_file(unsigned unit, unsigned *number);

/* Lists of effects.def whose names insn_effect_name() returns. */
enum insn_list { LIST_CONTROL, LIST_CONDITION, LIST_SPACE, LIST_EVENT, LIST_COUNTER, LIST_ISSUE, LIST_MEMORY, LIST_REGFILE };

/* Returns the name of a value in a list, such as "vmem_load" for EVENT_vmem_load. */
const char *
insn_effect_name(enum insn_list list, unsigned value);

/* Prints registers in assembly syntax: "s[0:3]", "v7", "vcc", "exec_lo", "scc". Returns the length of the text. */
enum { INSN_REGISTERS_TEXT = 24 };

size_t
insn_print_registers(unsigned file, unsigned first, unsigned count, char buf[INSN_REGISTERS_TEXT]);

#endif
