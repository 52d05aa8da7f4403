/* The output file. */
#ifndef LINKER_WRITE_H
#define LINKER_WRITE_H

#include "linker/link.h"

/* Writes the file. */
void
write_output(struct link *l);

#endif
