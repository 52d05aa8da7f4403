/* An output file that appears completely or not at all: bytes go to a temporary file in the same directory, which is renamed when
 * it is complete. */
#ifndef BASE_OUTFILE_H
#define BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Call at the start of a program: standard descriptors that the caller has closed become /dev/null, opened for the opposite
 * direction, so that no other file gets their number and receives printed text. */
void
outfile_start(void);

/* The name of a path in messages: "standard output" for "-". */
const char *
outfile_name(const char *path);

struct outfile {
	int fd; /* a regular file that can be read, written and mapped */
	const char *path;
	char *temporary; /* its name; NULL: nameless */
	bool unlinked;   /* nameless, to be named at the end; else its bytes are copied to path */
};

/* Opens the temporary file for path ("-": standard output); mode is its permissions. path must outlive it. Returns false with
 * errno set. */
bool
outfile_open(struct outfile *o, const char *path, unsigned mode);

/* Writes n bytes at an offset. Returns false with errno set. */
bool
outfile_write(struct outfile *o, const void *bytes, size_t n, uint64_t at);

/* Moves the file to its path. On failure returns false with errno set and discards the file. */
bool
outfile_commit(struct outfile *o);

/* Discards the file. */
void
outfile_discard(struct outfile *o);

#endif
