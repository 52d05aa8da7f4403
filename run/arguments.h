/* The arguments of the kernel that the command line gives. */
#ifndef RUN_ARGUMENTS_H
#define RUN_ARGUMENTS_H

#include "library/amdgcn.h"
#include "run/options.h"
#include "run/value.h"

struct argument {
	const char *name;    /* as in the metadata, or an offset as text; NULL: unknown */
	struct value value;
};

struct arguments {
	struct argument *v;
	size_t n;
	struct amdgcn_run_argument *run; /* the same for the library */
};

/* Reads the arguments. Reports errors and returns false. What they have is in the arena of the options. */
bool
arguments_read(struct arguments *a, struct options *o, struct amdgcn_object *object);

/* Writes, prints and compares buffers after the run. Returns false if one differs from what is expected. */
bool
arguments_finish(const struct arguments *a, struct options *o);

#endif
