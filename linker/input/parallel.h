/* Reads many input files in two threads before they are linked in their order. */
#ifndef LINKER_PARALLEL_H
#define LINKER_PARALLEL_H

#include "linker/input/file.h"

/* An input of the command line that may have been read. */
struct preread {
	struct buf bytes;
	bool is_read;      /* bytes hold the file for the run; otherwise it is not read yet */
	struct input_file *file; /* the object, if the input is a valid one; else NULL */
};

/* Reads the inputs. Returns an array with an entry for each of inputs->opt->inputs, in the arena; NULL if a second thread is not
 * worthwhile. */
struct preread *
parallel_read(struct inputs *inputs);

#endif
