/* Tuning of malloc(). */
#ifndef BASE_HEAP_H
#define BASE_HEAP_H

#include <stddef.h>

/* For short-lived programs whose memory only grows: call before any allocation. */
void
heap_start(void);

/* Announces that about this many bytes will be allocated soon, and stay: if there are many, the system is asked for large pages,
 * which cost fewer page faults. */
void
heap_expect(size_t bytes);

#endif
