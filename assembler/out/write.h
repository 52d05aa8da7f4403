/* Writes the object. */
#ifndef ASSEMBLER_OUT_WRITE_H
#define ASSEMBLER_OUT_WRITE_H

struct as;
struct buf;

/* Writes as->opt.output, or into image unless that is NULL. Everything must be laid out and fixed up. Only reports what
 * is wrong if there was an error before. */
void
write_object(struct as *as, struct buf *image);

#endif
