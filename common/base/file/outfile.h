/* An output file that appears whole or not at all: the bytes go to a temporary file in the same folder, which is renamed
 * when it is complete. */
#ifndef BASE_OUTFILE_H
#define BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* For a program, before it opens anything: a standard descriptor that the caller has closed becomes one of /dev/null, which
 * refuses what it is for, so that no file that is opened takes its number and gets what is printed. */
void
outfile_start(void);

/* What messages call the file: "standard output" for "-". */
const char *
outfile_name(const char *path);

struct outfile {
	int fd; /* a regular file that can be read, written and mapped */
	const char *path;
	char *temporary; /* its name, NULL if it has none, */
	bool unlinked;   /* but gets one in the end; else its bytes are copied to path */
};

/* Opens the temporary file for path ("-": standard output); mode is the permissions. path must
 * outlive it. Returns false with errno set. */
bool
outfile_open(struct outfile *o, const char *path, unsigned mode);

/* Writes n bytes at a place in the file. Returns false with errno set. */
bool
outfile_write(struct outfile *o, const void *bytes, size_t n, uint64_t at);

/* Puts the file in its place. Returns false with errno set, the file is discarded then. */
bool
outfile_commit(struct outfile *o);

/* Forgets the file. */
void
outfile_discard(struct outfile *o);

#endif
