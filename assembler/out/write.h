/* Writes the object. */
#ifndef ASSEMBLER_OUT_WRITE_H
#define ASSEMBLER_OUT_WRITE_H

struct as;

/* Everything must be laid out and fixed up. Does nothing if there was an error. */
void
write_object(struct as *as);

#endif
