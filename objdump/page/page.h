/* --cfg=html, --simulate=html and --diff=html: writes a self-contained page, page.html, which contains a JSON document
 * and scripts that draw it. The document is the same as with --json for the same views. Styles and scripts are
 * embedded, so that the page loads no other file. */
#ifndef OBJDUMP_PAGE_H
#define OBJDUMP_PAGE_H

#include "objdump/options.h"
#include "objdump/view/json.h"

bool
page_is_wanted(const struct options *o);

/* Writes the page up to its document. The caller then writes the document to j, and json_finish() writes the rest. The page of a
 * simulation is written only when it is complete, so that an interrupted simulation writes nothing. */
void
page_begin(const struct options *o, struct json *j);

#endif
