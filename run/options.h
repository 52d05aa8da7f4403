/* The command line of amdgcn-run. */
#ifndef RUN_OPTIONS_H
#define RUN_OPTIONS_H

#include "common/base/option/opt.h"

struct options {
	struct diag *diag;
	struct arena arena;
	const char *path, *kernel; /* kernel: NULL: the only one */
	struct names args, outs, expects, prints;
	const char *grid, *group, *processor, *features;
	uint64_t lds, limit, seed, ulp;
	const char *tolerance;
	bool unchecked, json, counts, help, version;
	bool failed;         /* the library has reported an error */
};

/* Parses the command line. Returns false after an error. */
bool
options_parse(struct options *o, int argc, char **argv);

/* Reads sizes such as "64", "64x4" or "64x4x2". Sizes that are not given stay 0. Returns false if the text is none. */
bool
options_sizes(const char *text, unsigned sizes[3]);

#endif
