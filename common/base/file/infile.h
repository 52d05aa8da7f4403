/* Opens files for reading: the only way to read a file. A run never waits for a FIFO, never opens a device, and never reads without an
 * end because of a name. Names of the process's own descriptors are such descriptors (descriptor.h): whoever started the program has
 * opened them, so they may be pipes. */
#ifndef BASE_INFILE_H
#define BASE_INFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

#include "common/base/file/files.h"

struct infile {
	int fd;
	bool standard; /* fd is a descriptor of the process: not closed, and its position may not be 0 */
	struct stat stat;
};

/* Opens a file. "-" is standard input. Apart from descriptors and /dev/null, the file must be regular. The file is added to `files`
 * unless that is NULL, even if it cannot be opened. Close with infile_close(). Returns NULL, or a phrase that says why the file
 * cannot be read. */
const char *
infile_open(struct infile *f, const char *path, struct files *files);

/* Opens a file whose path comes from another file: only a regular file, of at most `most` bytes. Otherwise like infile_open(). */
const char *
infile_open_named(struct infile *f, const char *path, size_t most, struct files *files);

void
infile_close(struct infile *f);

#endif
