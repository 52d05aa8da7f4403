/* glibc's malloc() takes memory from the system in small steps, returns it as soon as the end of the heap is free, and maps each
 * large block anew, with a page fault on the first write to each page. Growing buffers are freed all the time, so the same pages
 * are returned and faulted in again. Here the steps are larger, which costs no memory before it is written, almost nothing is
 * returned before the end, and only blocks that fill a good part of a large page are mapped. */
#include "common/base/memory/heap.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { MEGABYTE = 1 << 20, LARGE_PAGE = 2 * MEGABYTE };
/* Blocks of at least MAPPED bytes are mapped individually; at most MOST bytes use large pages. */
enum { MAPPED = MEGABYTE, MOST = 8 * MEGABYTE };

void
heap_start(void)
{
#ifdef M_TOP_PAD
	mallopt(M_TOP_PAD, MEGABYTE);
	mallopt(M_MMAP_THRESHOLD, MAPPED);
	mallopt(M_TRIM_THRESHOLD, 16 * MEGABYTE);
#endif
}

void
heap_expect(size_t bytes)
{
#if defined M_TOP_PAD && defined MADV_HUGEPAGE
	/* half of the expected size, rounded: an unused large page is wasted */
	size_t size = (bytes + LARGE_PAGE) / 2 / LARGE_PAGE * LARGE_PAGE;
	void *block;

	if (!size)
		return;
	if (size > MOST)
		size = MOST;
	/* Taken from the heap: memory freed here is what malloc() returns next. Harmless without large pages. */
	mallopt(M_MMAP_THRESHOLD, 16 * MEGABYTE);
	block = aligned_alloc(LARGE_PAGE, size);
	if (block)
		(void)madvise(block, size, MADV_HUGEPAGE);
	free(block);
	mallopt(M_MMAP_THRESHOLD, MAPPED);
#else
	(void)bytes;
#endif
}
