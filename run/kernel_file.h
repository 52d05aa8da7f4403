/* The file that amdgcn-run is given: an object, or a source that it assembles. */
#ifndef RUN_KERNEL_FILE_H
#define RUN_KERNEL_FILE_H

#include <pthread.h>

#include "common/base/file/buf.h"
#include "library/amdgcn.h"
#include "run/object_lines.h"
#include "run/options.h"

struct kernel_file {
	struct run_options *o;
	const char *path;
	const char *processor; /* of a source that does not name it; NULL: none */
	bool quiet;          /* the messages about a source are only in `source` */
	pthread_t thread;    /* that has opened it */
	bool repeats;        /* the kernel is run again, so that warnings about the object were reported before */
	struct buf file;
	struct amdgcn_object *object; /* NULL after an error */
	struct amdgcn_source *source; /* NULL: the file is an object */
	void *linked;                 /* contents of the object, if kernel_file_link() has linked it */
	struct kernel_text *texts;  /* files of the source, whose lines messages quote, linked by `next` */
	struct object_lines *lines; /* of an object; NULL: none, or not read yet */
	bool lines_read;
};

/* Opens a file. processor: for a source that does not name it, besides that of the options; NULL: none. Reports errors and returns false. The
 * messages about the source of --report are only in in->source. Close in either case with kernel_file_close(). */
bool
kernel_file_open(struct kernel_file *in, struct run_options *o, const char *path, const char *processor);

/* Links an open object, unless it is linked, so that all results have the same addresses. Reports errors and returns false. */
bool
kernel_file_link(struct kernel_file *in);

void
kernel_file_close(struct kernel_file *in);

/* Returns the location of an instruction, which is given by its address in the linked object, the function and the offset in the function:
 * in the source, or according to the line tables of the object. file is NULL if it is unknown; column is 0 if that is unknown. */
struct amdgcn_location
kernel_file_find(struct kernel_file *in, uint64_t address, const char *function, uint64_t offset);

/* Returns a location in the source for messages; none if the file is an object. */
struct loc
kernel_file_loc(struct kernel_file *in, const struct amdgcn_location *at);

#endif
