/* Reads many input files in two threads, before load.c enters them in order. */
#ifndef LINKER_PARALLEL_H
#define LINKER_PARALLEL_H

#include "linker/input/file.h"

/* An input of the command line, possibly read in advance. */
struct preread {
	struct buf bytes;
	bool is_read;      /* whether `bytes` holds the file's contents, which stay valid for the run */
	struct input_file *file; /* the object that was read; NULL if the input is not a valid object */
};

/* Reads the inputs. Returns an array in the arena, with one entry for each entry of inputs->opt->inputs, or NULL if a second
 * thread is not worthwhile. */
struct preread *
parallel_read(struct inputs *inputs);

#endif
