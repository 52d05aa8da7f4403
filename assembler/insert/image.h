/* Code as it is laid out so far, before its fixups are applied for good: what the checks of common/analysis look at. */
#ifndef ASSEMBLER_INSERT_IMAGE_H
#define ASSEMBLER_INSERT_IMAGE_H

#include "assembler/insert/insert.h"

/* The section's code; its bytes, symbols and relocations are the caller's until insert_image_close. */
void
insert_image_open(struct flow_code *code, const struct insertions *all, struct section *s);

void
insert_image_close(struct flow_code *code);

#endif
