/* Defects that the code's own words prove (defect.def): no guesses. What cannot be known, because a jump leads to
 * an unknown place or a descriptor is missing, is not checked, but counted. */
#ifndef FLOW_DEFECT_H
#define FLOW_DEFECT_H

#include "common/flow/flow.h"
#include "common/flow/use/live.h"

#define DEFECT(name, severe, text) DEFECT_##name,
enum defect_kind {
#include "common/flow/use/defect.def"
	DEFECT_COUNT
};
#undef DEFECT

struct defect {
	uint8_t kind;        /* DEFECT_… */
	uint32_t function;   /* its number */
	uint64_t at;         /* a place of the section */
	uint8_t file;        /* the registers: FILE_… */
	uint16_t first, count; /* count 0: it is not about registers */
};

struct defects {
	struct defect *v;    /* by function, then place */
	size_t n, cap;
	size_t unchecked;    /* functions with jumps to unknown places */
};

/* Finds the defects of all functions; live is that of live_open(), or NULL: writes that nothing reads are left out. The
 * caller frees v. */
void
defects_find(const struct flow *flow, const struct live *live, struct defects *out);

/* The name of the kind, such as "unwritten"; whether it is more than a note; its text into buf, NUL-terminated. */
const char *
defect_name(unsigned kind);

bool
defect_severe(unsigned kind);

void
defect_text(const struct defect *d, char *buf, size_t room);

#endif
