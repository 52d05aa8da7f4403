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
};

/* A parameter's value on some processors. */
struct timing_row {
	int32_t value;
	const char *confidence, *source, *note;
};

extern const struct timing_param isa_timing_params[TIMING_COUNT];
extern const struct timing_row isa_timing_rows[];
extern const uint8_t isa_timing_of[][TIMING_COUNT]; /* rows that apply to a processor, in the order of isa_targets[] */

/* Parameters for the issue cycles and the latency, indexed by issue class. */
extern const uint8_t isa_timing_issue[ISSUE_COUNT], isa_timing_latency[ISSUE_COUNT];

/* Returns the row of a parameter that applies to the processor. */
const struct timing_row *
timing_row(const struct target *t, enum timing param);

/* Returns the parameter with the given name, or TIMING_COUNT. */
enum timing
timing_find(struct str name);

#endif
