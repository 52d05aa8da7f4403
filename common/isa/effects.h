/* What a decoded instruction does: the registers that it reads and writes, where control goes after it, memory, what it
 * leaves outstanding. All of it comes from tables/effects.tbl and tables/counters.tbl; effects.def has the words.
 *
 *	struct insn insn;
 *	struct insn_operand op[INSN_OPERANDS];
 *	if (insn_decode(isa, bytes, size, &insn)) {
 *		unsigned n = insn_operands(isa, &insn, 0, op);
 *		const struct insn_effects *e = insn_effects(isa, &insn);
 *		…
 *	}
 */
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

/* Numbers of bits: 1 << MEMORY_load. */
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
	uint16_t reads, writes;     /* bit 1 << IMPLIED_…: registers that it uses without naming them */
	uint8_t flow, condition;    /* CONTROL_…; CONDITION_… of a conditional branch */
	uint8_t memory, space;      /* bits 1 << MEMORY_…; SPACE_… */
	uint16_t counters;          /* bits 1 << COUNTER_… that it raises by one each, on this generation */
	uint8_t event;              /* EVENT_…: what is outstanding after it */
	bool in_order;              /* its events are done in the order in which they were issued */
	uint8_t issue;              /* ISSUE_… */
	uint8_t operation;          /* OPERATION_… */
	uint8_t passes;             /* of a matrix core, four cycles each; 0: none, or not known */
	uint16_t properties;        /* bits 1 << PROPERTY_… */
	uint16_t bytes;             /* of memory that each lane (a scalar operation: the wave) moves; 0: none, or it depends on more */
	uint16_t roles;             /* of its operands, in isa_roles[]: see insn_operands() */
};

/* The registers that an operand can be in, in units of 32 bits. */
#define REGFILE(name, units, meaning) FILE_##name,
enum insn_file {
#include "common/isa/effects.def"
	FILE_COUNT
};
#undef REGFILE

enum {
	INSN_OPERANDS = 48,
	INSN_UNITS = 0 /* of all files together */
#define REGFILE(name, units, meaning) + units
#include "common/isa/effects.def"
#undef REGFILE
};

/* A run of registers that an instruction uses in one way. */
struct insn_operand {
	uint8_t file;               /* FILE_… */
	int8_t slot;                /* its place among the operands of the text, -1: it is not named */
	uint16_t first, count;      /* registers of the file */
	uint16_t access;            /* bits ACCESS_…. With ACCESS_index the register is one of the file from first on,
	                             * which one the instruction alone does not tell. */
	uint8_t bytes;              /* bits 0-3: the bytes of each register that are used; others stay as they are */
};

/* What the instruction does. Lives as long as the program. */
const struct insn_effects *
insn_effects(const struct isa *isa, const struct insn *insn);

/* The registers that the instruction reads and writes, named or not, into op, which has room for INSN_OPERANDS; returns
 * how many there are. One that is read and written alike is there once, with both bits. Constants, null, and what
 * hardware never changes are left out. gpr_idx: the bits of s_set_gpr_idx_on (1 source 0, 2 source 1, 4 source 2,
 * 8 destination) that hold at the instruction, or those of operands that s_set_vgpr_msb has moved out of the first quarter of
 * the registers; 15 if that is not known, 0 if there are none. */
unsigned
insn_operands(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, struct insn_operand *op);

/* The register at a place of the text among the n operands, or NULL. */
const struct insn_operand *
insn_operand_at(const struct insn_operand *op, unsigned n, unsigned slot);

/* The constant that an operand of the text is, by its place among them: an inline constant, a literal, a number. Returns
 * how many dwords of it are known: 0 if it is not a constant or the operand does not exist, 1 if the upper one depends on
 * what the instruction makes of a literal. */
unsigned
insn_constant(const struct isa *isa, const struct insn *insn, unsigned slot, uint32_t dword[2]);

/* The constants that are made of parts, as bitfields.tbl has them. */

/* What OPERATION_set_hwreg sets: bits first to first + bits - 1 of hardware register id, a number of enums.tbl's hwreg. */
struct insn_hwreg {
	uint8_t id, first, bits;
};

struct insn_hwreg
insn_hwreg(const struct isa *isa, const struct insn *insn);

/* The number of the message of OPERATION_message. */
unsigned
insn_message(const struct isa *isa, const struct insn *insn);

/* How much of each counter an instruction leaves outstanding at most; INSN_ANY: it does not wait for it, or for how much
 * is not known. */
enum { INSN_ANY = UINT8_MAX };

void
insn_waits(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT]);

/* How an event counts on one of its counters. */
struct insn_count {
	uint8_t counter;            /* COUNTER_… */
	uint8_t order;              /* events of the same number are done on this counter in the order in which they were issued;
	                             * 0: in any order */
	uint8_t protects;           /* PROTECTED_…: registers that the instruction uses until it is done */
	bool ends_all;              /* what is done on this counter is done on the event's later ones, too */
	uint32_t over;              /* bits 1 << EVENT_…: later events that may write what it writes without a wait */
};

enum { INSN_COUNTS = 3 };       /* that an event raises at most */

/* The counters that an event raises on this generation; returns how many. safe: what code can know of its addresses is not
 * relied upon; else only what is certain is said. */
unsigned
insn_counts(const struct isa *isa, unsigned event, bool safe, const struct insn_count **counts);

/* How far a counter counts: a wait for as many waits for nothing. 0: the processor lacks the counter. */
unsigned
insn_counter_most(const struct isa *isa, unsigned counter);

/* The instructions that wait until no more than most of each counter are outstanding (INSN_ANY: of this as many as there are),
 * as few as there can be, as text, "s_waitcnt vmcnt(0) lgkmcnt(1)", each but the last with a newline after it, into buf.
 * Returns the length. */
enum { INSN_WAITS_TEXT = 200 };

size_t
insn_print_waits(const struct isa *isa, const uint8_t most[COUNTER_COUNT], char buf[INSN_WAITS_TEXT]);

/* The bytes that a memory instruction adds to its address by its words alone: the constant offset. */
int64_t
insn_offset(const struct isa *isa, const struct insn *insn);

/* Where the literal is, in bytes from the instruction's start; 0: it has none. */
static inline unsigned
insn_literal_at(const struct insn *insn)
{
	return insn->literal * 4u;
}

/* The number of a register among all of them, below INSN_UNITS: a place in a set. */
unsigned
insn_unit(unsigned file, unsigned number);

/* The file that the unit belongs to; *number is its number there. */
unsigned
insn_unit_file(unsigned unit, unsigned *number);

/* The lists of effects.def whose names are asked for. */
enum insn_list { LIST_CONTROL, LIST_CONDITION, LIST_SPACE, LIST_EVENT, LIST_COUNTER, LIST_ISSUE, LIST_MEMORY, LIST_REGFILE };

/* The name of a value of a list: "vmem_load" of EVENT_vmem_load. */
const char *
insn_effect_name(enum insn_list list, unsigned value);

/* Registers of a file as the text of an instruction has them, "s[0:3]", "v7", "vcc", "exec_lo", "scc", into buf; returns
 * the length. */
enum { INSN_REGISTERS_TEXT = 24 };

size_t
insn_print_registers(unsigned file, unsigned first, unsigned count, char buf[INSN_REGISTERS_TEXT]);

#endif
