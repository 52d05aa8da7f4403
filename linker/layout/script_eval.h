/* Values of expressions in linker scripts, by the rules of ld.lld. */
#ifndef LINKER_SCRIPT_EVAL_H
#define LINKER_SCRIPT_EVAL_H

#include "linker/layout/image.h"

/* A number, or an offset in a section: it moves with the section. */
struct script_value {
	bool relative;       /* to sec, or else to out, or to address 0 if there is none yet */
	bool absolute;       /* ABSOLUTE: relative, but a symbol that is given it is a number */
	struct insec *sec;
	struct outsec *out;
	uint64_t n, align;   /* align: what the address is rounded up to, 0: nothing */
	uint8_t type;        /* of the symbol that the expression is */
};

/* Where an expression is evaluated. */
struct script_counter {
	struct image *image;
	struct outsec *out; /* that dot is an offset in; NULL: none yet */
	uint64_t dot, headers;
	uint64_t sum; /* of all that a pass has found, to see whether the next one changes it */
	bool report; /* mistakes are reported: addresses are final */
};

struct script_value
script_eval(struct script_counter *p, const struct script_expr *e);

/* The number that a value is, with addresses as they are now. */
uint64_t
script_eval_address(const struct script_value *v);

uint64_t
script_eval_number(struct script_counter *p, const struct script_expr *e);

#endif
