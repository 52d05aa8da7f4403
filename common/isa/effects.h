/* The effects of a decoded instruction: registers read and written, control flow, memory, pending events. They come from
 * tables/effects.tbl and tables/counters.tbl; effects.def lists the words.
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

/* Bit numbers: 1 << MEMORY_load. */
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
	uint16_t reads, writes;     /* bits 1 << IMPLIED_…: registers that it uses without naming them */
	uint8_t flow, condition;    /* CONTROL_…; CONDITION_… of a conditional branch */
	uint8_t memory, space;      /* bits 1 << MEMORY_…; SPACE_… */
	uint16_t counters;          /* bits 1 << COUNTER_… that it increments by one on this generation */
	uint8_t event;              /* EVENT_… that is pending after it */
	bool in_order;              /* its events complete in issue order */
	uint8_t issue;              /* ISSUE_… */
	uint8_t operation;          /* OPERATION_… */
	uint8_t passes;             /* matrix operations: passes of four cycles; 0: none, or unknown */
	uint16_t properties;        /* bits 1 << PROPERTY_… */
	uint16_t bytes;             /* bytes of memory accessed per lane (scalar operations: per wave); 0: none, or it depends on more */
	uint16_t roles;             /* roles of its operands, index in isa_roles[]; see insn_operands() */
};

/* Register files; sizes are in units of 32 bits. */
#define REGFILE(name, units, meaning) FILE_##name,
enum insn_file {
#include "common/isa/effects.def"
	FILE_COUNT
};
#undef REGFILE

enum {
	INSN_OPERANDS = 48,
	INSN_UNITS = 0 /* units of all files */
#define REGFILE(name, units, meaning) + units
#include "common/isa/effects.def"
#undef REGFILE
};

/* Consecutive registers that an instruction uses in the same way. */
struct insn_operand {
	uint8_t file;               /* FILE_… */
	int8_t slot;                /* index among the operands in the text; -1: not named */
	uint16_t first, count;      /* registers within the file */
	uint16_t access;            /* bits ACCESS_…; with ACCESS_index the instruction uses an unknown register of the file, from
	                             * first on */
	uint8_t bytes;              /* bits 0 to 3: bytes of each register that are used; the others are kept */
};

/* Returns the effects of an instruction, which are static. */
const struct insn_effects *
insn_effects(const struct isa *isa, const struct insn *insn);

/* Stores the registers that the instruction reads and writes, named or not, in op, which has room for INSN_OPERANDS. Returns how
 * many entries there are. Registers that are both read and written have one entry with both bits. Constants, null and read-only
 * hardware registers are omitted. gpr_idx: active bits of s_set_gpr_idx_on (1 source 0, 2 source 1, 4 source 2, 8 destination), or
 * the bits of operands that s_set_vgpr_msb moves out of the first quarter of the registers; 15 if unknown, 0 if none. */
unsigned
insn_operands(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, struct insn_operand *op);

/* Returns the entry for an operand of the text among the n entries, or NULL. */
const struct insn_operand *
insn_operand_at(const struct insn_operand *op, unsigned n, unsigned slot);

/* Finds the value of a constant operand, given its index in the text: an inline constant, a literal or a number. Returns how many
 * dwords of it are known: 0 if it is not a constant or does not exist; 1 if the upper dword depends on how the instruction extends
 * a literal. */
unsigned
insn_constant(const struct isa *isa, const struct insn *insn, unsigned slot, uint32_t dword[2]);

/* ---- constants that consist of parts, as described in bitfields.tbl */

/* What OPERATION_set_hwreg sets: bits first to first + bits - 1 of hardware register id, a value of enums.tbl's kind hwreg. */
struct insn_hwreg {
	uint8_t id, first, bits;
};

struct insn_hwreg
insn_hwreg(const struct isa *isa, const struct insn *insn);

/* Returns the message number of OPERATION_message. */
unsigned
insn_message(const struct isa *isa, const struct insn *insn);

/* Returns, for each counter, how many operations may still be pending after an instruction. INSN_ANY: it does not wait for the
 * counter, or the number is unknown. */
enum { INSN_ANY = UINT8_MAX };

void
insn_waits(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT]);

/* How an event affects one of its counters. */
struct insn_count {
	uint8_t counter;            /* COUNTER_… */
	uint8_t order;              /* events with the same number complete in issue order on this counter; 0: in any order */
	uint8_t protects;           /* PROTECTED_…: registers that the instruction uses until the event completes */
	bool ends_all;              /* completion on this counter implies completion on the event's other counter */
	uint32_t over;              /* bits 1 << EVENT_…: later events that may write the same registers without a wait */
};

enum { INSN_COUNTS = 3 };       /* counters per event, at most */

/* Returns the number of counters that an event increments on this generation, and the counters in *counts. safe: includes
 * assumptions that are safe for inserting waits; else only certain facts, for reporting errors. */
unsigned
insn_counts(const struct isa *isa, unsigned event, bool safe, const struct insn_count **counts);

/* Returns the largest value of a counter; a wait for this many waits for nothing. 0: the processor lacks the counter. */
unsigned
insn_counter_most(const struct isa *isa, unsigned counter);

/* Prints the shortest sequence of instructions that waits until at most most operations of each counter are pending (INSN_ANY: no
 * wait): "s_waitcnt vmcnt(0) lgkmcnt(1)". Instructions are separated by newlines. Returns the length. */
enum { INSN_WAITS_TEXT = 200 };

size_t
insn_print_waits(const struct isa *isa, const uint8_t most[COUNTER_COUNT], char buf[INSN_WAITS_TEXT]);

/* Returns the constant offset of a memory instruction, in bytes. */
int64_t
insn_offset(const struct isa *isa, const struct insn *insn);

/* Returns the offset of the literal from the instruction's start, in bytes; 0: no literal. */
static inline unsigned
insn_literal_at(const struct insn *insn)
{
	return insn->literal * 4u;
}

/* Returns a register's number among all registers, below INSN_UNITS, for use in sets. */
unsigned
insn_unit(unsigned file, unsigned number);

/* Returns the file that a unit belongs to; *number is its index there. */
unsigned
insn_unit_file(unsigned unit, unsigned *number);

/* Lists of effects.def that insn_effect_name() knows. */
enum insn_list { LIST_CONTROL, LIST_CONDITION, LIST_SPACE, LIST_EVENT, LIST_COUNTER, LIST_ISSUE, LIST_MEMORY, LIST_REGFILE };

/* Returns the name of a list's value: "vmem_load" for EVENT_vmem_load. */
const char *
insn_effect_name(enum insn_list list, unsigned value);

/* Prints registers as in assembly: "s[0:3]", "v7", "vcc", "exec_lo", "scc". Returns the length. */
enum { INSN_REGISTERS_TEXT = 24 };

size_t
insn_print_registers(unsigned file, unsigned first, unsigned count, char buf[INSN_REGISTERS_TEXT]);

#endif
