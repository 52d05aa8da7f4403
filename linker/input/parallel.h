/* Reading many input files in two threads, before they are linked in their order. */
#ifndef LINKER_PARALLEL_H
#define LINKER_PARALLEL_H

#include "linker/input/file.h"

/* What is known of an input of the command line. */
struct preread {
	struct buf bytes;
	bool is_read;      /* bytes are the file's, for the run; else it is not read yet */
	struct input_file *file; /* it is an object without mistakes, which has been read; else NULL */
};

/* An entry for each of inputs->opt->inputs; NULL if there is too little to read. */
struct preread *
parallel_read(struct inputs *inputs);

#endif
