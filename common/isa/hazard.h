/* The rules of tables/hazards.tbl, about instructions that are issued too early. A rule describes the second instruction, and a
 * chain of links that leads backwards to the first instruction. Each link requires an event: an instruction in one of several sets
 * that uses certain registers. */
#ifndef ISA_HAZARD_H
#define ISA_HAZARD_H

#include "common/isa/tables.h"

enum { HAZARD_HWREG = FILE_COUNT /* pseudo file of hardware registers: 32 bits for each register number */ };

/* A selection of registers that an instruction uses. */
struct hazard_pick {
	uint32_t files;      /* register files, bits 1 << FILE_…; 0: no registers are required */
	uint16_t access;     /* required roles, bits ACCESS_…, of which at least one must apply; 0: all registers of the files, whether
	                      * used or not */
	uint8_t field[3];    /* encoding fields, FIELD_…; if there are any, only registers in these fields are selected */
	bool except;         /* select the registers outside of these fields instead */
	bool named;          /* select only explicit registers */
	uint8_t more;        /* select only runs of more than this number of registers */
	int16_t constant;    /* bits of hardware registers, with HAZARD_HWREG; 0: those that the instruction refers to; -1: all bits of
	                      * the registers; otherwise the number of one bit, plus 1 */
};

struct hazard_event {
	uint64_t sets[HAZARD_SET_WORDS]; /* sets, of which the instruction must be in one */
	struct hazard_pick pick;
};

enum hazard_relation { HAZARD_NO_RELATION, HAZARD_SHARE, HAZARD_SAME, HAZARD_PART, HAZARD_PAIR, HAZARD_OTHER };

struct hazard_link {
	struct form_run events, ends; /* runs of isa_hazard_list[]: events that match the link; events that end the backward search */
	uint8_t relation;    /* required relation of the event's registers to those of the second instruction */
	bool may;            /* the link is optional; if it is missing, other events end the search */
};

enum { HAZARD_LINKS = 3, HAZARD_PASSES = 6 };

enum hazard_limit {
	HAZARD_ENDLESS,      /* until an event ends the hazard */
	HAZARD_STATES,       /* a fixed number of wait states */
	HAZARD_FIRST_FIELD,  /* the value of a field of the first instruction, plus 1 */
	HAZARD_SECOND_FIELD, /* the value of a field of the second instruction */
};

struct hazard {
	class_mask classes;
	uint16_t cure, text; /* indexes in isa_strings[]: cure, 0 for s_nop; message, 0 for the default message */
	uint16_t self, first_self; /* indexes in isa_hazard_events[]: the selected registers of the second (first) instruction must
	                            * overlap with these of its own registers; 0: no condition */
	struct form_run second, hides, count, below; /* runs of isa_hazard_list[]: the second instruction; events that overwrite its
	                                              * registers, so that earlier writes do not matter; instructions to count as
	                                              * distance, none: wait states are counted; events that `most` limits */
	uint8_t nlinks;      /* number of links; 0: the second instruction alone breaks the rule */
	struct hazard_link link[HAZARD_LINKS]; /* links in backward order, beginning at the second instruction; the last link is the
	                                        * first instruction */
	uint8_t limit;       /* how the required distance is determined, enum hazard_limit */
	uint8_t field;
	uint8_t states[HAZARD_PASSES]; /* required distance, by the number of passes of the first instruction: 1, 2, 4, 8,
	                                * 16, others */
	uint8_t near;        /* maximum distance of the nearest link, from which counting restarts; 0: no limit */
	uint8_t most;        /* the rule applies if fewer than this number of events in `below` occur in between; 0: no limit */
	uint8_t last;        /* if not 0, the rule applies only to registers whose number is the last of each group of this size, and
	                      * only if the next register is not used */
	uint8_t waves;       /* wave sizes in which the rule applies: 64: only wave64; 0: both */
	bool note;           /* reported as a note, because a wait is not required */
	bool xnack, unlike;  /* xnack: the rule applies only if XNACK is on; unlike: the rule applies only to instructions with
	                      * different names */
	bool nearest;        /* overwriting one of the second instruction's registers suffices for hides */
	bool repeated;       /* the fix is the cure as often as instructions are missing */
};

extern const uint64_t isa_hazard_leaves[][HAZARD_SET_WORDS]; /* bit masks of sets; struct form's hazards is an index */
extern const struct hazard_event isa_hazard_events[];
extern const uint16_t isa_hazard_list[];
extern const struct hazard isa_hazards[];
extern const uint16_t isa_hazard_nop;          /* index in isa_strings[] of the name of the set HAZARD_NOP */
extern const uint8_t isa_nop_bits[COL_COUNT];   /* number of bits in the field of s_nop that count as wait states, by column */

#endif
