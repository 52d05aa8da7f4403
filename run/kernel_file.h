/* The file that amdgcn-run is given: an object, or a source that it assembles. */
#ifndef RUN_KERNEL_FILE_H
#define RUN_KERNEL_FILE_H

#include "common/base/file/buf.h"
#include "library/amdgcn.h"
#include "run/options.h"

struct kernel_file {
	struct run_options *o;
	struct buf file;
	struct amdgcn_object *object; /* NULL after an error */
	struct amdgcn_source *source; /* NULL: the file is an object */
	struct kernel_text *texts;  /* files of the source, whose lines messages quote, linked by `next` */
};

/* Opens the file of the options. Reports errors and returns false. Close in either case with kernel_file_close(). */
bool
kernel_file_open(struct kernel_file *in, struct run_options *o);

void
kernel_file_close(struct kernel_file *in);

/* Returns the location in the source of the instruction at an offset in a function; NULL: unknown, or the file is an object. */
const struct amdgcn_location *
kernel_file_find(const struct kernel_file *in, const char *function, uint64_t offset);

/* Returns the same location for messages. */
struct loc
kernel_file_loc(struct kernel_file *in, const struct amdgcn_location *at);

#endif
