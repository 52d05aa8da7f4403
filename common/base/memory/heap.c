/* Tunes glibc's malloc(). By default, malloc() obtains memory from the system in small steps, and returns memory as soon as the end
 * of the heap is free. It maps each large block separately, with a page fault on the first write to each page. Growing buffers are
 * freed frequently, so the same pages are returned and faulted in again. With the settings made here, the steps are larger; memory
 * that is obtained but never written costs nothing. Almost nothing is returned before the program ends, and only blocks of at least
 * half a large page are mapped separately. */
#include "common/base/memory/heap.h"

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

#include "common/base/memory/alloc.h"

enum { MEGABYTE = 1 << 20, LARGE_PAGE = 2 * MEGABYTE };
/* Blocks of at least MAPPED bytes are mapped separately. At most MOST bytes use large pages. CHUNK: at least the size of malloc()'s
 * header of a block, rounded up to its alignment. */
enum { MAPPED = MEGABYTE, MOST = 8 * MEGABYTE, CHUNK = 32 };

void
heap_start(void)
{
#ifdef M_TOP_PAD
	mallopt(M_TOP_PAD, MEGABYTE);
	mallopt(M_MMAP_THRESHOLD, MAPPED);
	mallopt(M_TRIM_THRESHOLD, 16 * MEGABYTE);
#endif
}

void *
heap_expect(size_t bytes)
{
#if defined M_TOP_PAD && defined MADV_HUGEPAGE
	size_t size = bytes < MOST ? bytes / LARGE_PAGE * LARGE_PAGE : MOST;
	if (!size)
		return NULL;
	/* Allocate the block from the heap instead of mapping it, so that malloc() uses its memory once it is freed. */
	mallopt(M_MMAP_THRESHOLD, 2 * MOST);
	char *block = alloc_bytes(size + LARGE_PAGE);
	mallopt(M_MMAP_THRESHOLD, MAPPED);
	size_t before = -(uintptr_t)block % LARGE_PAGE;
	(void)madvise(block + before, size, MADV_HUGEPAGE); /* if it fails, all pages are small */
	/* The block rarely begins at a large page. If its first part were freed, too, malloc() would use that part before the large
	 * pages. As long as the part is allocated and never written, it uses only addresses. */
	return alloc_resize(block, before > CHUNK ? before - CHUNK : 0);
#else
	(void)bytes;
	return NULL;
#endif
}
