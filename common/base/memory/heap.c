/* Tunes glibc's malloc(). By default, malloc() obtains memory from the system in small steps, and returns memory as soon as the end
 * of the heap is free. It maps each large block separately, with a page fault on the first write to each page. Growing buffers are
 * freed frequently, so the same pages are returned and faulted in again. With the settings made here, the steps are larger; memory
 * that is obtained but never written costs nothing. Almost nothing is returned before the program ends, and only blocks of at least
 * half a large page are mapped separately. */
#include "common/base/memory/heap.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { MEGABYTE = 1 << 20, LARGE_PAGE = 2 * MEGABYTE };
/* Blocks of at least MAPPED bytes are mapped separately. At most MOST bytes use large pages. */
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
	/* half of the expected size, rounded, because an unused large page is wasted */
	size_t size = (bytes + LARGE_PAGE) / 2 / LARGE_PAGE * LARGE_PAGE;
	void *block;

	if (!size)
		return;
	if (size > MOST)
		size = MOST;
	/* Allocate the block from the heap instead of mapping it, so that malloc() reuses its memory once it is freed. Harmless
	 * without large pages. */
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
