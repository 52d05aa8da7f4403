/* YAML with the punctuation left out that LLVM's reader does without. */
#ifndef HSA_META_FLOW_H
#define HSA_META_FLOW_H

#include <stddef.h>

/* For text that YAML's grammar refuses. Writes what is missing over blanks of the text, so that a reader of YAML takes it and finds all at the same places.
 * Only what is in braces is changed. */
void
meta_flow_repair(char *text, size_t n);

#endif
