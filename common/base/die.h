/* The end of a run whose environment failed. It is below all others, so that whatever allocates can use it. */
#ifndef BASE_DIE_H
#define BASE_DIE_H

#include <stdarg.h>

/* The environment failed (no memory, no such file): prints "program: error: message", exits 1. */
__attribute__((noreturn, format(printf, 1, 2))) void
die(const char *fmt, ...);

/* Sets what prints the message; without it die() writes it to standard error. */
void
die_with(void (*say)(const char *fmt, va_list ap));

#endif
