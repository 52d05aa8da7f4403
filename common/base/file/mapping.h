/* Mapped files that survive truncation. Accessing bytes that another process has truncated would raise SIGBUS: here they read as
 * zeros, and mapping_cut() names the file, which diag_error_count() and diag_end() report as an error. So a program that checks
 * for errors before it writes output needs nothing else. */
#ifndef BASE_MAPPING_H
#define BASE_MAPPING_H

#include <stddef.h>
#include <stdint.h>

/* Installs the handler, for a program, before there are threads; files can be mapped from then on. */
void
mapping_start(void);

/* Maps the first n > 0 bytes of a file, private and writable, followed by MAPPING_AFTER zeros. Returns NULL if mapping fails, or
 * before mapping_start(). name is for mapping_cut(). */
uint8_t *
mapping_open(int fd, size_t n, const char *name);

enum { MAPPING_AFTER = 2 };

/* Unmaps the result of mapping_open() for n bytes. */
void
mapping_close(uint8_t *p, size_t n);

/* The name of truncated file i, from 0; NULL after the last. */
const char *
mapping_cut(size_t i);

#endif
