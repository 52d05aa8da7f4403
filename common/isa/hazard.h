/* The rules of tables/hazards.tbl about instructions that are issued too early. A rule describes the second instruction, and links
 * that lead back to the first one. Each link requires an event: an instruction in given sets that uses given registers. */
#ifndef ISA_HAZARD_H
#define ISA_HAZARD_H

#include "common/isa/tables.h"

enum { HAZARD_HWREG = FILE_COUNT /* pseudo file of hardware registers: 32 bits each, by register number */ };

/* A selection of an instruction's registers. */
struct hazard_pick {
	uint32_t files;      /* bits 1 << FILE_…; 0: no registers are required */
	uint16_t access;     /* ACCESS_…, any of which must apply; 0: all registers of the files, whether used or not */
	uint8_t field[3];    /* FIELD_…: if any is given, only the registers in these fields */
	bool except;         /* all registers except those in these fields */
	bool named;          /* only registers that the text names */
	uint8_t more;        /* only runs of more than this many registers */
	int16_t constant;    /* HAZARD_HWREG: 0: the bits that the instruction names; -1: all bits of their registers; else a bit's
	                      * number plus 1 */
};

struct hazard_event {
	uint64_t sets[HAZARD_SET_WORDS]; /* the instruction is in one of these sets */
	struct hazard_pick pick;
};

enum hazard_relation { HAZARD_NO_RELATION, HAZARD_SHARE, HAZARD_SAME, HAZARD_PART, HAZARD_PAIR, HAZARD_OTHER };

struct hazard_link {
	struct form_run events, ends; /* in isa_hazard_list[]; ends: events that end the search backwards */
	uint8_t relation;    /* relation of its registers to those of the second instruction */
	bool may;            /* optional; if it is missing, other events end the search */
};

enum { HAZARD_LINKS = 3, HAZARD_PASSES = 5 };

enum hazard_limit {
	HAZARD_ENDLESS,      /* until an event ends it */
	HAZARD_STATES,       /* a fixed number */
	HAZARD_FIRST_FIELD,  /* value of a field of the first instruction, plus 1 */
	HAZARD_SECOND_FIELD, /* value of a field of the second instruction */
};

struct hazard {
	class_mask classes;
	uint16_t cure, text; /* in isa_strings[]; 0: s_nop; the default text */
	uint16_t self, first_self; /* in isa_hazard_events[]: the second (first) instruction's selected registers must overlap with
	                            * these of its own registers; 0: no condition */
	struct form_run second, hides, count, below; /* in isa_hazard_list[]. hides: events that overwrite the second instruction's
	                                              * registers, so earlier writes do not matter; count: instructions to count, none:
	                                              * wait states; below: see most */
	uint8_t nlinks;      /* 0: the second instruction alone breaks the rule */
	struct hazard_link link[HAZARD_LINKS]; /* from the second instruction backwards; the last one is the first instruction */
	uint8_t limit;       /* enum hazard_limit */
	uint8_t field;
	uint8_t states[HAZARD_PASSES]; /* by the first instruction's passes: 2, 4, 8, 16, others */
	uint8_t near;        /* maximum distance of the nearest link, where counting restarts; 0: no limit */
	uint8_t most;        /* the rule holds with fewer than this many events of below in between; 0: no limit */
	uint8_t last;        /* only registers whose number is the last of this many, while the next register is not used; 0: any */
	uint8_t waves;       /* 64: only in wave64; 0: in both wave sizes */
	bool note;           /* reported as a note: a wait is not required */
	bool xnack, unlike;  /* xnack: only if XNACK is on; unlike: only for instructions with different names */
	bool nearest;        /* for hides, one of the second instruction's registers suffices */
};

extern const uint64_t isa_hazard_leaves[][HAZARD_SET_WORDS]; /* bit masks of sets, indexed by struct form's hazards */
extern const struct hazard_event isa_hazard_events[];
extern const uint16_t isa_hazard_list[];
extern const struct hazard isa_hazards[];
extern const uint16_t isa_hazard_nop;          /* name of HAZARD_NOP's set, in isa_strings[] */
extern const uint8_t isa_nop_bits[COL_COUNT];   /* bits of s_nop's field that count as wait states */

#endif
