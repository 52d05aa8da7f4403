/* Shows the registers that differ between two revisions of a function, but hold the same values. */
#ifndef REVISION_SHOW_RENAMES_H
#define REVISION_SHOW_RENAMES_H

#include "objdump/revision/revisions.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

/* Prints the renames that affect the most instructions, one on each line, and the number of the other renames. */
void
show_renames_text(const struct revisions *revisions, struct out *out);

/* Writes all renames as the key "renames". */
void
show_renames_json(const struct revisions *revisions, struct json *j);

#endif
