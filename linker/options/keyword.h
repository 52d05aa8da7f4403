/* Handles the keywords of -z. */
#ifndef LINKER_KEYWORD_H
#define LINKER_KEYWORD_H

#include <stdbool.h>

#include "linker/options/opts.h"

/* Applies a keyword and its value, if it has one. Reports an error if the value is invalid or the keyword is rejected. Returns
 * false if the keyword is unknown. */
bool
keyword_set(struct link_options *o, const char *word);

/* Returns the known keyword that is most similar to an unknown one, or NULL. */
const char *
keyword_near(const char *word);

#endif
