/* glibc's malloc() takes memory from the system in small steps, gives it back as soon as some of it is free at the end, and has the
 * system map each larger block anew, where every page costs a fault when it is written first. Buffers that grow are freed all the
 * time, so the same pages come and go. Here the steps are larger, which costs no memory before it is written, next to nothing is
 * given back before the end, and only blocks that fill a good part of a large page are mapped. */
#include "common/base/memory/heap.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { MEGABYTE = 1 << 20, LARGE_PAGE = 2 * MEGABYTE };
/* Blocks of so many bytes are mapped each for itself; in large pages are so many at most. */
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
	/* for half of it, rounded: one that is not filled is lost */
	size_t size = (bytes + LARGE_PAGE) / 2 / LARGE_PAGE * LARGE_PAGE;
	void *block;

	if (!size)
		return;
	if (size > MOST)
		size = MOST;
	/* Not from a mapping of its own: what is freed here is what malloc() gives next. Nothing is lost where there are no such pages. */
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
