/* How long things take on each processor: tables/timing.tbl, which says what every parameter is and where its figures are
 * from. common/sim simulates with them. */
#ifndef ISA_TIMING_H
#define ISA_TIMING_H

#include "common/isa/effects.h"
#include "timing_gen.h"

struct timing_param {
	const char *name, *unit, *text;
	int32_t least, most; /* what it can be set to */
	uint16_t row, nrows; /* in isa_timing_rows[] */
};

/* The first whose processors, patterns like those of file names, several with |, match the processor's name counts. */
struct timing_row {
	const char *processors;
	int32_t value;
	const char *confidence, *source, *note;
};

extern const struct timing_param isa_timing_params[TIMING_COUNT];
extern const struct timing_row isa_timing_rows[];

/* The parameters of an issue class. */
extern const uint8_t isa_timing_issue[ISSUE_COUNT], isa_timing_latency[ISSUE_COUNT];

/* The row of a parameter for the processor. Each processor has one. */
const struct timing_row *
timing_row(const struct target *t, enum timing param);

/* The parameter of this name; TIMING_COUNT if there is none. */
enum timing
timing_find(struct str name);

#endif
