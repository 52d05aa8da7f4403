/* The keywords of -z. */
#ifndef LINKER_KEYWORD_H
#define LINKER_KEYWORD_H

#include <stdbool.h>

#include "linker/options/opts.h"

/* Applies a keyword, with its value if it has one; reports an error if the value is invalid or the keyword is refused. Returns
 * false if the keyword is unknown. */
bool
keyword_set(struct link_options *o, const char *word);

/* Returns the name most similar to an unknown keyword, or NULL. */
const char *
keyword_near(const char *word);

#endif
