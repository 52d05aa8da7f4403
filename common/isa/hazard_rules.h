/* The rules of tables/hazards.tbl about instructions that are issued too early. A rule describes the second instruction, and a
 * chain of links that leads backwards to the first instruction. Each link requires an event: an instruction in one of several sets
 * that uses certain registers. */
#ifndef ISA_HAZARD_RULES_H
#define ISA_HAZARD_RULES_H

#include "common/isa/tables.h"

enum { HAZARD_HWREG = FILE_COUNT /* pseudo file of hardware registers: 32 bits for each register number */ };

/* Selects the registers to which a hazard event applies. Most events select some of the registers that an instruction uses. */
struct hazard_pick {
	uint32_t files;      /* register files, bits 1 << FILE_…; 0: the rule does not depend on registers */
	uint16_t access;     /* roles, bits ACCESS_…; a selected register must have at least one of these roles; 0: all registers of the
	                      * files, whether the instruction uses them or not */
	uint8_t field[3];    /* encoding fields, FIELD_…; if there are any, only registers in the fields are selected */
	bool except;         /* whether registers in the fields `field` are excluded instead */
	bool named;          /* select only explicit registers */
	uint8_t more;        /* if not 0, only runs of more than this number of registers are selected */
	int16_t constant;    /* bits selected by HAZARD_HWREG. 0: the bits that the instruction accesses; -1: all bits of the hardware
	                      * register that it accesses; otherwise a single bit: 32 * register number + bit number + 1 */
};

struct hazard_event {
	uint64_t sets[HAZARD_SET_WORDS]; /* the instruction must be in one of these sets */
	struct hazard_pick pick;
};

enum hazard_relation { HAZARD_NO_RELATION, HAZARD_SHARE, HAZARD_SAME, HAZARD_PART, HAZARD_PAIR, HAZARD_OTHER };

struct hazard_link {
	struct form_run events, ends; /* runs of isa_hazard_list[]. events: events that match the link; ends: events that end the
	                               * backward search */
	uint8_t relation;    /* how the event's registers must relate to the registers of the second instruction */
	bool may;            /* whether the link is optional: the rule also applies if no event matches the link */
};

enum { HAZARD_LINKS = 3, HAZARD_PASSES = 6, HAZARD_PAIRS = 3 };

/* code: of any code that nothing in the object calls. */
enum hazard_starts { HAZARD_STARTS_NOWHERE, HAZARD_STARTS_KERNEL, HAZARD_STARTS_CODE };

enum hazard_limit {
	HAZARD_ENDLESS,      /* no limit: the hazard lasts until an event ends it */
	HAZARD_STATES,       /* a fixed number of wait states */
	HAZARD_FIRST_FIELD,  /* the value of a field of the first instruction, plus 1 */
	HAZARD_SECOND_FIELD, /* the value of a field of the second instruction */
};

struct hazard {
	class_mask classes;
	uint32_t fix, text; /* indexes in isa_strings[]. fix: the fix, 0 for s_nop; text: the message, 0 for the default message */
	uint16_t self, first_self, first_apart; /* indexes in isa_hazard_events[]; 0: no condition. self: the registers that the
	                            * rule selects in the second instruction must overlap with those that this event selects in the
	                            * same instruction; first_self: likewise for the first instruction; first_apart: must not overlap */
	struct form_run second, hides, count, below; /* runs of isa_hazard_list[]. second: the second instruction; hides: events that
	                                              * overwrite the second instruction's registers, so that earlier writes are
	                                              * harmless; count: instructions that count as distance (if there are none, wait
	                                              * states count); below: events that `most` limits */
	uint8_t nlinks;      /* 0: the second instruction alone breaks the rule */
	struct hazard_link link[HAZARD_LINKS]; /* links in backward order, beginning at the second instruction; the last link is the
	                                        * first instruction */
	uint8_t limit;       /* enum hazard_limit: how the required distance is determined */
	uint8_t field;
	uint8_t states[HAZARD_PASSES]; /* required distance if the first instruction has 1, 2, 4, 8, 16 or another number of passes */
	uint8_t near;        /* if not 0: the link nearest to the second instruction must be closer to it than this distance, and the
	                      * required distance is counted from this link, not from the second instruction */
	uint8_t most;        /* the rule applies if fewer than this number of events in `below` occur between the two instructions; 0:
	                      * any number */
	uint8_t last;        /* 0, or n: the rule applies only to the last register of each group of n registers, and only if the
	                      * instruction does not use the register after it */
	uint8_t npairs, pairs[2 * HAZARD_PAIRS], modulo; /* pairs: npairs pairs of fields, FIELD_…; if there are any, the rule applies only if
	                      * the two fields of one of them have VGPRs whose numbers are equal modulo `modulo`; 0: equal */
	uint8_t waves;       /* wave sizes to which the rule applies: 64: only wave64; 0: both */
	uint8_t starts;      /* enum hazard_starts: the last link is the start of code, not an instruction */
	bool note;           /* reported as a note, because a wait is not required */
	bool xnack, unlike;  /* xnack: the rule applies only if XNACK is on; unlike: the rule applies only to instructions with
	                      * different names */
	bool nearest;        /* whether an event in `hides` makes earlier writes harmless even if it overwrites only some of the second
	                      * instruction's registers; otherwise, all of them must be overwritten */
	bool repeated;       /* whether the fix consists of one copy of `fix` for each missing instruction */
	bool other_ends;     /* whether an event that ends the search before a required link must concern a register other than the second
	                      * instruction's, if it concerns registers */
};

extern const uint64_t isa_hazard_leaves[][HAZARD_SET_WORDS]; /* bit masks of sets; the member hazards of struct form is an index in
                                                              * this array */
extern const struct hazard_event isa_hazard_events[];
extern const uint16_t isa_hazard_list[];
extern const struct hazard isa_hazards[];
extern const uint16_t isa_hazard_nop;          /* index in isa_strings[] of the name of the set HAZARD_NOP */
extern const uint8_t isa_nop_bits[COL_COUNT];   /* indexed by column: number of bits in the field of s_nop that count as wait
                                                 * states */

#endif
