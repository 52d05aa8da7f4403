/* glibc's malloc() takes memory from the system in small steps, gives it back as soon as some of it is free at the end, and has the
 * system map each large block anew, where every page costs a fault when it is written first. Buffers that grow are freed all the
 * time, so the same pages come and go. Here the steps are larger, which costs no memory before it is written, and next to nothing is
 * given back before the end. */
#include "common/base/heap.h"

#include <malloc.h>

void
heap_start(void)
{
#ifdef M_TOP_PAD
	enum { MEGABYTE = 1 << 20 };

	mallopt(M_TOP_PAD, MEGABYTE);
	mallopt(M_MMAP_THRESHOLD, 4 * MEGABYTE);
	mallopt(M_TRIM_THRESHOLD, 16 * MEGABYTE);
#endif
}
