/* What must not follow too closely: tables/hazards.tbl. A rule has a last instruction, the second, and links from there back
 * to the first one; a link asks for an event, which is an instruction of some sets whose registers are some. */
#ifndef ISA_HAZARD_H
#define ISA_HAZARD_H

#include "common/isa/tables.h"

enum { HAZARD_HWREG = FILE_COUNT /* a file for hardware registers: 32 bits each, by their number */ };

/* Registers of an instruction. */
struct hazard_pick {
	uint32_t files;      /* bits 1 << FILE_…; 0: none are asked for */
	uint16_t access;     /* ACCESS_…: with one of these; 0: all registers of the files, used or not */
	uint8_t field[3];    /* FIELD_…: if one is there, those that these hold, … */
	bool except;         /* … or all others */
	bool named;          /* only what the text names */
	uint8_t more;        /* runs of more than so many */
	int16_t constant;    /* of HAZARD_HWREG: 0 the bits that it names, -1 the registers that these are in, else one more than a
	                      * bit's number */
};

struct hazard_event {
	uint64_t sets[HAZARD_SET_WORDS]; /* it is in one of these */
	struct hazard_pick pick;
};

enum hazard_relation { HAZARD_NO_RELATION, HAZARD_SHARE, HAZARD_SAME, HAZARD_PART, HAZARD_PAIR, HAZARD_OTHER };

struct hazard_link {
	struct form_run events, ends; /* in isa_hazard_list[]; ends: after these nothing before matters */
	uint8_t relation;    /* of its registers to the second's */
	bool may;            /* it need not be there, but then other events end it */
};

enum { HAZARD_LINKS = 3, HAZARD_PASSES = 5 };

enum hazard_limit {
	HAZARD_ENDLESS,      /* until an event ends it */
	HAZARD_STATES,       /* so many */
	HAZARD_FIRST_FIELD,  /* as many as a field of the first says, and one more */
	HAZARD_SECOND_FIELD, /* as many as a field of the second says */
};

struct hazard {
	class_mask classes;
	uint16_t cure, text; /* in isa_strings[]; 0: s_nop; that of its kind */
	uint16_t self, first_self; /* in isa_hazard_events[]: registers of the second, the first that share some with those that
	                      * are asked for; 0: does not matter */
	struct form_run second, hides, count, below; /* in isa_hazard_list[]; hides: what these write of the second's registers does
	                      * not matter before them; count: what is counted, none: wait states */
	uint8_t nlinks;      /* 0: the second alone breaks it */
	struct hazard_link link[HAZARD_LINKS]; /* from the second back; the last is the first instruction */
	uint8_t limit;       /* HAZARD_… */
	uint8_t field;
	uint8_t states[HAZARD_PASSES]; /* by the first's passes: 2, 4, 8, 16, and others */
	uint8_t near;        /* the nearest link is at most so far, and counting begins again there; 0: does not matter */
	uint8_t most;        /* of below's events, fewer than so many are between; 0: does not matter */
	uint8_t last;        /* the register's number is the last of so many, and the next one is not used; 0: does not matter */
	uint8_t waves;       /* 64: not in wave32; 0: in both */
	bool note;           /* not required */
	bool xnack, unlike;  /* only where XNACK is on; only of instructions with other names */
	bool nearest;        /* what hides has to use one of the second's registers only */
};

extern const uint64_t isa_hazard_leaves[][HAZARD_SET_WORDS]; /* bits of sets, by struct form's hazards */
extern const struct hazard_event isa_hazard_events[];
extern const uint16_t isa_hazard_list[];
extern const struct hazard isa_hazards[];
extern const uint16_t isa_hazard_nop;          /* its name, in isa_strings[] */
extern const uint8_t isa_nop_bits[COL_COUNT];   /* of the field of HAZARD_NOP, an event, that count as wait states */

#endif
