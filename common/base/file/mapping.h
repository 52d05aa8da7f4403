/* Files as memory that survives their being cut. What another process cuts off a mapped file is no longer there, and reading
 * it is a signal (SIGBUS): here it reads as zeros, and mapping_cut() names the file, which diag_error_count() and diag_end()
 * make an error of. So a program that checks for errors before it puts out what it made needs do nothing else. */
#ifndef BASE_MAPPING_H
#define BASE_MAPPING_H

#include <stddef.h>
#include <stdint.h>

/* Installs the handler: for a program, whose files are mapped from now on. Before there are threads. */
void
mapping_start(void);

/* The first n bytes, more than none, of a file, private and writable, with MAPPING_AFTER zeros after them. Returns NULL where it
 * cannot be mapped, and in a process that has not called mapping_start(). name is for mapping_cut(). */
uint8_t *
mapping_open(int fd, size_t n, const char *name);

enum { MAPPING_AFTER = 2 };

/* Of what mapping_open() returned for n bytes. */
void
mapping_close(uint8_t *p, size_t n);

/* The name of file i, from 0, of those that turned out to be cut; NULL after the last. */
const char *
mapping_cut(size_t i);

#endif
