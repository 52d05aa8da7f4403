/* Versions of dynamic symbols: versions that the file defines, and versions that it requires from other files. */
#ifndef OBJDUMP_VERSIONS_H
#define OBJDUMP_VERSIONS_H

#include "objdump/view/views.h"

struct version {
	const char *name; /* NULL: no version has this number */
	bool needed;      /* whether the version is required from another file */
};

/* The versions of a symbol table. A zero-initialized struct has no versions. */
struct versions {
	struct version *named; /* indexed by version number */
	size_t nnamed;
	uint16_t *numbers; /* version number of each symbol */
	size_t nnumbers;
};

/* Loads the versions of the file's dynamic symbols. Reports malformed sections. */
void
versions_load(struct view *v, struct versions *versions);

void
versions_free(struct versions *versions);

/* Prints the version of symbol i in a column. Prints nothing if the file has no versions. */
void
versions_put(struct out *out, const struct versions *versions, size_t i);

void
versions_show(struct view *v);

void
versions_json(struct view *v);

/* Returns the name of the version of symbol i, or NULL. Sets *aside to whether this version is not the default, or is
 * required from another file. */
const char *
versions_name(const struct versions *versions, size_t i, bool *aside);

#endif
