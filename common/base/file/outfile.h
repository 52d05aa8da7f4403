/* Output files: the only way to write one. A regular file, or one that does not exist, appears completely or not at all, and its path
 * always has either the old or the new content. Other files (/dev/null, a FIFO) and descriptors (/dev/stdout) are written in place,
 * once the contents are complete. */
#ifndef BASE_OUTFILE_H
#define BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/files.h"

/* Opens /dev/null on each standard descriptor that was closed when the program was started. It is opened in the opposite mode
 * (standard input for writing, the outputs for reading), so that using the descriptor still fails. Otherwise, another file could
 * get the number of a closed descriptor and receive printed text. Call this function at the start of a program. */
void
outfile_start(void);

/* Returns the name of an output file for messages: "standard output" for "-", otherwise path itself. */
const char *
outfile_name(const char *path);

struct outfile {
	int fd; /* a nameless regular file that can be read, written and mapped */
	const char *path;
	int folder;     /* descriptor of the folder of path; -1: the bytes are copied to the path or to the descriptor `to` */
	bool beside;    /* fd is in that folder, so the file gets its name without copying */
	int to;         /* DESCRIPTOR_NONE: path is opened */
	unsigned mode;
};

/* Opens a nameless file, whose contents outfile_commit() gives to the path; "-" is standard output. The string path must outlive o. mode
 * is the file's permissions. `files`, which may be NULL, are the inputs: none of them is an output. Returns NULL, or a phrase that
 * says why the path cannot be written. */
const char *
outfile_open(struct outfile *o, const char *path, unsigned mode, const struct files *files);

/* Opens a nameless file in memory, which is only discarded. On failure, returns false with errno set. */
bool
outfile_open_memory(struct outfile *o, const char *name);

/* Writes n bytes at the file offset `at`. On failure, returns false with errno set. */
bool
outfile_write(struct outfile *o, const void *bytes, size_t n, uint64_t at);

/* Makes the contents appear at the path. On failure, discards the file, leaves a regular file as it was, and returns false with errno
 * set. */
bool
outfile_commit(struct outfile *o);

/* Closes the nameless file, and leaves the path unchanged. */
void
outfile_discard(struct outfile *o);

#endif
