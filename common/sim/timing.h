/* The timing parameters of each processor. common/isa/tables/timing.tbl describes the parameters and the sources of their
 * values. */
#ifndef ISA_TIMING_H
#define ISA_TIMING_H

#include "common/isa/effects.h"
#include "timing_gen.h"

struct timing_param {
	const char *name, *unit, *text;
	int32_t least, most; /* smallest and largest allowed value */
	uint16_t row; /* index of the first row in isa_timing_rows[] */
	uint16_t units, reasons; /* units: mask of units, 1 << SIM_UNIT_…: matters only for code that these execute; 0: for all code.
	                          * reasons: mask of reasons, 1 << SIM_…: those whose time the parameter changes first */
	bool is_static;      /* only read for the timing of single instructions, when sim_program_open() determines it */
	bool is_rate;        /* the larger the value, the faster is the machine; else the slower */
};

/* A parameter's value on some processors. */
struct timing_row {
	int32_t value;
	const char *confidence, *source, *note;
};

/* The plausible values of a parameter on some processors, for values whose confidence is "assumed" or "model". */
struct timing_range {
	int32_t least, most; /* equal: the value is not varied */
	const char *why;     /* the reason for this range, or for none */
};

extern const struct timing_param isa_timing_params[TIMING_COUNT];
extern const struct timing_row isa_timing_rows[];
extern const uint8_t isa_timing_of[][TIMING_COUNT]; /* rows that apply to a processor, in the order of isa_targets[] */

extern const struct timing_range isa_timing_ranges[];
extern const uint16_t isa_timing_range_of[][TIMING_COUNT]; /* ranges that apply to a processor, from 1; 0: none */

/* Parameters for the issue cycles and the latency, indexed by issue class. */
extern const uint8_t isa_timing_issue[ISSUE_COUNT], isa_timing_latency[ISSUE_COUNT];

/* Returns the row of a parameter that applies to the processor. */
const struct timing_row *
timing_row(const struct target *t, enum timing param);

/* Returns the plausible range of a parameter's value on the processor, or NULL if the value has a source of its own. */
const struct timing_range *
timing_range(const struct target *t, enum timing param);

/* Returns the parameter with the given name, or TIMING_COUNT. */
enum timing
timing_find(struct str name);

#endif
