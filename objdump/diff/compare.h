/* --diff: the comparison of two files. */
#ifndef OBJDUMP_DIFF_COMPARE_H
#define OBJDUMP_DIFF_COMPARE_H

#include "objdump/view/views.h"

/* Compares the two files of the command line, and shows the differences as text or, with v->json, as keys of the document. Sets
 * v->options->found if the files differ. */
void
compare_files(struct view *v);

#endif
