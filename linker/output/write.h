/* Writes the output file, and determines its entry point. */
#ifndef LINKER_WRITE_H
#define LINKER_WRITE_H

#include "linker/output/linked.h"

/* Writes the output file that `out` describes. Does nothing if an error was reported before. Reports an error if
 * writing fails. */
void
write_file(const struct linked *l, const struct elfout *out);

/* Writes the bytes to the output file. Does nothing if an error was reported before. In a link in memory, takes
 * ownership of the bytes. Reports an error if writing fails. */
void
write_bytes(const struct linked *l, struct buf *bytes);

void
write_output(struct linked *l);

/* Compresses a debug section of the output if --compress-debug-sections is given and the section becomes smaller. */
void
write_compressed(struct linked *l, const struct outsec *o, struct elfout_section *s);

/* Returns the address of the entry point, or 0 if there is none. Warns if the entry symbol does not exist, unless it is
 * the default one and the output is a shared object or references it only weakly. */
uint64_t
write_entry(const struct linked *l);

#endif
