/* The analyses of a file by the library. The file is opened for the library when a view first needs an analysis. It stays open
 * until all its views are shown, so that the views share the results. */
#ifndef OBJDUMP_ANALYSIS_H
#define OBJDUMP_ANALYSIS_H

#include "library/amdgcn.h"
#include "objdump/view/views.h"

/* Returns the file as an object of the library. If its processor is unknown, reports an error and returns NULL. */
struct amdgcn_object *
analysis_open(struct view *v);

void
analysis_close(struct view *v);

#endif
