/* Shows what an alignment of two revisions of a function has found: the numbers of rows, and registers that differ, but hold the same
 * values. */
#ifndef REVISION_SHOW_ALIGNMENT_H
#define REVISION_SHOW_ALIGNMENT_H

#include "objdump/revision/revisions.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

/* Prints the renames that affect the most instructions, one on each line, and the number of the other renames. */
void
show_alignment_text(const struct revisions *revisions, struct out *out);

/* Writes the number of rows of each kind and of instructions that were not aligned, and all renames. */
void
show_alignment_json(const struct revisions *revisions, struct json *j);

#endif
