/* Versions of dynamic symbols: those that a file defines, and those that it requires from others. */
#ifndef OBJDUMP_VERSIONS_H
#define OBJDUMP_VERSIONS_H

#include "objdump/view/views.h"

struct version {
	const char *name; /* NULL: the number is unused */
	bool needed;      /* required from another file */
};

/* The versions of a symbol table; zero-initialized: none. */
struct versions {
	struct version *named; /* by number */
	size_t nnamed;
	uint16_t *numbers; /* by symbol */
	size_t nnumbers;
};

/* Loads the versions of the file's dynamic symbols; reports malformed sections. */
void
versions_load(struct view *v, struct versions *versions);

void
versions_free(struct versions *versions);

/* Prints the version of symbol i in a column; nothing if the file has no versions. */
void
versions_put(struct out *out, const struct versions *versions, size_t i);

/* Prints the sections of definitions and requirements (-p). */
void
versions_show(struct view *v);

void
versions_json(struct view *v);

/* The version of symbol i, NULL: none. *aside: it is not the default version, or is another file's. */
const char *
versions_name(const struct versions *versions, size_t i, bool *aside);

#endif
