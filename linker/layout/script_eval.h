/* Evaluates expressions of linker scripts by ld.lld's rules. */
#ifndef LINKER_SCRIPT_EVAL_H
#define LINKER_SCRIPT_EVAL_H

#include "linker/layout/image.h"

/* A number, or an offset in a section that moves with the section. */
struct script_value {
	bool relative;       /* relative to sec if set, else to out, else to address 0 */
	bool absolute;       /* result of ABSOLUTE: relative, but a symbol that it is assigned to becomes absolute */
	struct insec *sec;
	struct outsec *out;
	uint64_t n, align;   /* align: the address is rounded up to this; 0: not rounded */
	uint8_t type;        /* symbol type, if the expression is a symbol */
};

/* The context of an evaluation. */
struct script_counter {
	struct image *image;
	struct outsec *out; /* the output section that contains dot; NULL: none */
	uint64_t dot, headers;
	uint64_t sum; /* checksum of all results of a pass, to detect changes */
	bool report; /* report errors: addresses are final */
};

/* Evaluates an expression. */
struct script_value
script_eval(struct script_counter *p, const struct script_expr *e);

/* Returns a value as a number, with the current addresses. */
uint64_t
script_eval_address(const struct script_value *v);

/* Evaluates an expression as a number, with the current addresses. */
uint64_t
script_eval_number(struct script_counter *p, const struct script_expr *e);

#endif
