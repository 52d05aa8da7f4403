/* Evaluates expressions of linker scripts by ld.lld's rules. */
#ifndef LINKER_SCRIPT_EVAL_H
#define LINKER_SCRIPT_EVAL_H

#include "linker/layout/image.h"

/* The value of an expression: a number, or an offset in a section. */
struct script_value {
	bool relative;       /* whether n is an offset: in `sec`, in `out` if `sec` is NULL, or from the address 0 if both are NULL */
	bool absolute;       /* result of ABSOLUTE: n is relative, but a symbol to which this value is assigned is absolute */
	struct insec *sec;
	struct outsec *out;
	uint64_t n, align;   /* align: alignment to which the address is rounded up; 0: none */
	uint8_t type;        /* type of the symbol, if the expression is just a symbol */
};

/* Context of an evaluation, and the location counter. */
struct script_counter {
	struct image *image;
	struct outsec *out; /* output section that contains the location counter dot; NULL: none */
	uint64_t dot, headers;
	uint64_t sum; /* checksum of all results of a pass, used to detect changes between passes */
	bool report; /* whether addresses are final, so that errors are reported */
};

struct script_value
script_eval(struct script_counter *p, const struct script_expr *e);

/* Converts a value to a number, using the current addresses. */
uint64_t
script_eval_address(const struct script_value *v);

uint64_t
script_eval_number(struct script_counter *p, const struct script_expr *e);

#endif
