/* Repairs YAML that lacks punctuation which LLVM's reader does not need. */
#ifndef HSA_META_FLOW_H
#define HSA_META_FLOW_H

#include <stddef.h>

/* For text that is not valid YAML. Writes the missing punctuation over blanks, so that a YAML parser accepts the text and all
 * positions stay the same. Only text within braces is changed. */
void
meta_flow_repair(char *text, size_t n);

#endif
