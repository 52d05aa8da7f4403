/* Adds punctuation that YAML requires, but LLVM's YAML reader does not. */
#ifndef HSA_META_FLOW_H
#define HSA_META_FLOW_H

#include <stddef.h>

/* Writes missing punctuation over blanks and dashes, so that a YAML parser accepts the text and all other characters keep their
 * positions. Changes only text within braces. */
void
meta_flow_repair(char *text, size_t n);

#endif
