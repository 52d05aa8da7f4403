/* How malloc() gets memory from the system. */
#ifndef BASE_HEAP_H
#define BASE_HEAP_H

#include <stddef.h>

/* For a program that ends soon and whose memory only grows until then: called before anything is allocated. */
void
heap_start(void);

/* Says that about so many bytes will be allocated soon, and stay: if they are many, the system gives what it can of them in large
 * pages, which cost less time than the faults for small ones. */
void
heap_expect(size_t bytes);

#endif
