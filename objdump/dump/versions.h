/* Versions of dynamic symbols: those that a file defines and those that it needs of others. */
#ifndef OBJDUMP_VERSIONS_H
#define OBJDUMP_VERSIONS_H

#include "objdump/view/views.h"

struct version {
	const char *name; /* NULL: none has this number */
	bool needed;      /* of another file */
};

/* What the symbols of a table have; zero-initialised: none. */
struct versions {
	struct version *named; /* by number */
	size_t nnamed;
	uint16_t *numbers; /* by symbol */
	size_t nnumbers;
};

/* Those of the dynamic symbols of the file; reports what is damaged. */
void
versions_load(struct view *v, struct versions *versions);

void
versions_free(struct versions *versions);

/* The version of symbol i in a column; nothing if the file has none. */
void
versions_put(struct out *out, const struct versions *versions, size_t i);

/* The sections of definitions and references (-p). */
void
versions_show(struct view *v);

void
versions_json(struct view *v);

/* The version of symbol i: NULL for none. *aside: it is not the one that others get, or another file's. */
const char *
versions_name(const struct versions *versions, size_t i, bool *aside);

#endif
