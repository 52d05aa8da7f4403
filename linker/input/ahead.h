/* Reading many input files in two threads, before they are linked in their order. */
#ifndef LINKER_AHEAD_H
#define LINKER_AHEAD_H

#include "linker/link.h"

/* What is known of an input of the command line. */
struct ahead {
	struct buf bytes;
	bool is_read;      /* bytes are the file's, for the run; else it is not read yet */
	struct file *file; /* it is an object without mistakes, which has been read; else NULL */
};

/* An entry for each of l->opt.inputs; NULL if there is too little to read. */
struct ahead *
ahead_read(struct link *l);

#endif
