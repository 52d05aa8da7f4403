/* The keywords of -z. */
#ifndef LINKER_KEYWORD_H
#define LINKER_KEYWORD_H

#include <stdbool.h>

#include "linker/options/opts.h"

/* Does what a keyword, with its value if it has one, asks for; an error if that is impossible. Returns false for what is none. */
bool
keyword_set(struct link_options *o, const char *word);

/* The keyword nearest to what is none, or NULL. */
const char *
keyword_near(const char *word);

#endif
