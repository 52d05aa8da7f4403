/* Maps files so that they survive truncation by another process. Accessing truncated bytes would raise SIGBUS; here they read as
 * zeros instead. mapping_cut() returns the name of the file, which diag_error_count() and diag_end() report in an error message.
 * Therefore, checking for errors before writing output is enough. */
#ifndef BASE_MAPPING_H
#define BASE_MAPPING_H

#include <stddef.h>
#include <stdint.h>

/* Installs the SIGBUS handler. A program calls it before it starts threads. Files can be mapped from then on. */
void
mapping_start(void);

/* Maps the first n bytes of a file, private and writable, followed by MAPPING_AFTER zeros; n > 0. name is the name that
 * mapping_cut() returns. Returns NULL if mapping fails, or if mapping_start() has not been called. */
uint8_t *
mapping_open(int fd, size_t n, const char *name);

enum { MAPPING_AFTER = 2 };

/* Unmaps p, the result of mapping_open() for the same n. */
void
mapping_close(uint8_t *p, size_t n);

/* Returns the name of truncated file i, counted from 0, or NULL after the last one. */
const char *
mapping_cut(size_t i);

#endif
