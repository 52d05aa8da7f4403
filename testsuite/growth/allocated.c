/* Counts the bytes that a program allocates. Preloaded with LD_PRELOAD; adds the bytes of each allocation to the 64-bit number in the
 * file that the environment variable ALLOCATED names. Memory that is freed is not subtracted: a program that allocates much, but not
 * all at once, clears and copies much. Also limits the program's address space. */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);

static uint64_t before_start, *total = &before_start;

enum { GIGABYTES = 8 };

__attribute__((constructor)) static void
start(void)
{
	const struct rlimit most = {(rlim_t)GIGABYTES << 30, (rlim_t)GIGABYTES << 30};
	const char *path = getenv("ALLOCATED");
	int fd = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
	void *shared = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *total, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

	if (shared == MAP_FAILED || setrlimit(RLIMIT_AS, &most))
		abort();
	total = shared;
}

static void
count(size_t n)
{
	__atomic_fetch_add(total, n, __ATOMIC_RELAXED);
}

void *
malloc(size_t n)
{
	count(n);
	return __libc_malloc(n);
}

void *
calloc(size_t n, size_t size)
{
	count(n * size);
	return __libc_calloc(n, size);
}

void *
realloc(void *p, size_t n)
{
	count(n);
	return __libc_realloc(p, n);
}
