/* The arguments of the kernel that the command line gives, and what is to be done with their buffers after the run. */
#ifndef RUN_ARGUMENTS_H
#define RUN_ARGUMENTS_H

#include "library/amdgcn.h"
#include "run/options.h"
#include "run/value.h"

struct kernel_argument {
	const char *name;    /* as given, or as in the metadata; NULL: unknown */
	unsigned offset;     /* in the argument segment, by the metadata; UINT_MAX: unknown */
	struct given_value value;
};

/* A row of --expect: what is expected in a buffer, and what is wrong with it. */
struct expected {
	const char *name;
	const struct given_value *value;
	struct given_value wanted;
	size_t elements, wrong, first; /* number of elements; of those that differ; index of the first of these */
	char got[VALUE_TEXT], wanted_z[VALUE_TEXT];
};

/* A row of --print: the first `count` of the elements of a buffer. */
struct printed {
	const char *name;
	const struct given_value *value;
	size_t elements, count;
};

/* A row of --out. */
struct written {
	const struct given_value *value;
	const char *path;
};

struct kernel_arguments {
	struct kernel_argument *v;
	size_t n;
	struct amdgcn_run_argument *run; /* the same for the library */
	struct expected *expected;
	size_t nexpected;
	struct printed *printed;
	size_t nprinted;
	struct written *written;
	size_t nwritten;
};

/* Reads the arguments, the expected results, and the names of the buffers in --out and --print. Reports errors and returns false. What they
 * have is in the arena of the options. */
bool
arguments_read(struct kernel_arguments *a, struct run_options *o, struct amdgcn_object *object);

/* Writes buffers after the run, and compares them with what is expected. Returns false if one differs. */
bool
arguments_finish(struct kernel_arguments *a, struct run_options *o);

#endif
