/* An output file that appears completely or not at all. */
#ifndef BASE_OUTFILE_H
#define BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens /dev/null on each standard descriptor that was closed when the program was started. It is opened in the opposite mode
 * (standard input for writing, the outputs for reading), so that using the descriptor still fails. Otherwise, another file could
 * get the number of a closed descriptor and receive printed text. Call this function at the start of a program. */
void
outfile_start(void);

/* Returns the name of an output file for messages: "standard output" for "-", otherwise path itself. */
const char *
outfile_name(const char *path);

struct outfile {
	int fd; /* a regular file that can be read, written and mapped */
	const char *path;
	char *temporary; /* name of the temporary file; NULL: nameless */
	bool unlinked;   /* the file is nameless and will be named at the end; otherwise its bytes will be copied to path */
};

/* Opens a temporary file for path, where "-" is standard output. The string path must outlive o. mode is the file's permissions. On
 * failure, returns false with errno set. */
bool
outfile_open(struct outfile *o, const char *path, unsigned mode);

/* Writes n bytes at the file offset `at`. On failure, returns false with errno set. */
bool
outfile_write(struct outfile *o, const void *bytes, size_t n, uint64_t at);

/* Makes the contents appear at the path, by renaming the temporary file or by copying its bytes. On failure, discards the file and
 * returns false with errno set. */
bool
outfile_commit(struct outfile *o);

/* Closes and removes the temporary file, and leaves path unchanged. */
void
outfile_discard(struct outfile *o);

#endif
