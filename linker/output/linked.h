/* The results of all earlier passes, from which the output is written. */
#ifndef LINKER_LINKED_H
#define LINKER_LINKED_H

#include "linker/synthetic/synthetic.h"

struct linked {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct symbols *symbols;
	struct image *image;
	const struct synthetic *made;
};

#endif
