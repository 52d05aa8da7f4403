/* The end of a program whose memory is used up, or what it can count. It is below all others, so that whatever
 * allocates can use it. */
#ifndef BASE_DIE_H
#define BASE_DIE_H

/* Prints "program: error: message" to standard error and exits with 1. */
__attribute__((noreturn, format(printf, 1, 2))) void
die(const char *fmt, ...);

#endif
