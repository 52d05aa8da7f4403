/* Gives every fragment its address and every section its bytes. */
#ifndef ASSEMBLER_VALUE_LAYOUT_H
#define ASSEMBLER_VALUE_LAYOUT_H

struct values;

/* Afterwards every place is known: expressions over labels have values, section->data and ->size are
 * complete but for the fixups. */
void
layout_run(struct values *vals);

#endif
