/* The output file. */
#ifndef LINKER_WRITE_H
#define LINKER_WRITE_H

#include "linker/output/linked.h"

/* Writes the file. */
void
write_output(struct linked *l);

/* Compresses a debug section that the file is to have, if --compress-debug-sections asks for it and that
 * makes it smaller. */
void
write_compressed(struct linked *l, const struct outsec *o, struct elfout_section *s);

/* The entry point of the output, 0 if none is asked for; a warning if what is asked for does not exist. */
uint64_t
write_entry(const struct linked *l);

#endif
