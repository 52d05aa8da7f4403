/* The end of a program, or of a guarded call of the library (common/base/memory/guard.h), whose memory is used up, or what it can
 * count. It is below all others, so that whatever allocates can use it. */
#ifndef BASE_DIE_H
#define BASE_DIE_H

/* In a guard: ends the guarded call with this message. Else prints "program: error: message" to standard error and exits
 * with 1. */
__attribute__((noreturn, format(printf, 1, 2))) void
die(const char *fmt, ...);

/* The same where memory runs out. */
__attribute__((noreturn)) void
die_of_memory(void);

#endif
