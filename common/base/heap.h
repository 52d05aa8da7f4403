/* How malloc() gets memory from the system. */
#ifndef BASE_HEAP_H
#define BASE_HEAP_H

/* For a program that ends soon and whose memory only grows until then: called before anything is allocated. */
void
heap_start(void);

#endif
