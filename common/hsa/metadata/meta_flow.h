/* Repairs YAML with missing punctuation that LLVM's reader does not require. */
#ifndef HSA_META_FLOW_H
#define HSA_META_FLOW_H

#include <stddef.h>

/* Repairs text that is not valid YAML: writes the missing punctuation over blanks, so that a YAML parser accepts the text and all
 * positions stay the same. Changes only text within braces. */
void
meta_flow_repair(char *text, size_t n);

#endif
