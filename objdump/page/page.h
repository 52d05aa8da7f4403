/* --cfg=html and --simulate=html: a self-contained page, page.html, that draws the JSON document in it by scripts. The document is
 * the one that --json writes for the same views. The page loads nothing: its style and its scripts are in it, too. */
#ifndef OBJDUMP_PAGE_H
#define OBJDUMP_PAGE_H

#include "objdump/options.h"
#include "objdump/view/json.h"

/* Whether the options ask for a page. */
bool
page_is_wanted(const struct options *o);

/* Writes the page up to its document, which the caller writes to j next; json_finish then writes the rest. The page of a simulation is
 * written when it is complete, so an interrupted simulation writes none. */
void
page_begin(const struct options *o, struct json *j);

#endif
