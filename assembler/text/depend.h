/* -MD: a rule for make that names the files an object is made of. */
#ifndef ASSEMBLER_TEXT_DEPEND_H
#define ASSEMBLER_TEXT_DEPEND_H

struct as;

/* Notes a file that is read; path must last. */
void
depend_add(struct as *as, const char *path);

/* Writes the rule, if it is wanted. */
void
depend_write(struct as *as);

#endif
