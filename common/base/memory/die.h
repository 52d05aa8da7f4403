/* Ends the program, or a guarded call of the library (common/base/memory/guard.h), when memory is exhausted or a counter
 * overflows. Depends on no other module, so that every allocating module can use it. */
#ifndef BASE_DIE_H
#define BASE_DIE_H

/* Within a guard, ends the guarded call with this message. Otherwise prints "program: error: message" to standard error and exits
 * with status 1. */
__attribute__((noreturn, cold, format(printf, 1, 2))) void
die(const char *fmt, ...);

__attribute__((noreturn, cold)) void
die_of_memory(void);

#endif
