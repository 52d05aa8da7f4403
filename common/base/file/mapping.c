/* Mapped files; see mapping.h. A page of a mapping that its file no longer reaches has no memory, and no system call tells before it is
 * touched. The handler of SIGBUS gives it, and all pages of the mapping after it, memory of zeros, and the instruction that was
 * interrupted goes on. A signal in other memory is left to what handled it before.
 *
 * A signal belongs to the process, so this list does, too: it is the only state of common/ that is not in a struct of its user.
 * libamdgcn never starts it, so no handler of its host is replaced. Threads may open and close mappings at a time: the lock is held while the list
 * changes, and the handler, which is run by the thread that reads, takes none. */
#include "common/base/file/mapping.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/memory/die.h"

struct mapping {
	atomic_uintptr_t start, end; /* 0: closed */
	atomic_size_t cut;           /* 0: it is not, else its number from 1 */
	char *name;
	struct mapping *next;
};

static struct {
	_Atomic(struct mapping *) first;
	atomic_size_t cuts;
	size_t closed; /* so many of the list can be used again */
	pthread_mutex_t lock;
	atomic_bool started;
	struct sigaction before;
} mappings = {.lock = PTHREAD_MUTEX_INITIALIZER};

static size_t
page_size(void)
{
	return (size_t)sysconf(_SC_PAGESIZE);
}

/* With the bytes after it, whole pages. */
static size_t
mapped_size(size_t n)
{
	return (n + MAPPING_AFTER + page_size() - 1) / page_size() * page_size();
}

static struct mapping *
mapping_at(uintptr_t at)
{
	for (struct mapping *m = mappings.first; m; m = m->next)
		if (at >= m->start && at < m->end)
			return m;
	return NULL;
}

static void
supply(int number, siginfo_t *info, void *context)
{
	uintptr_t at = (uintptr_t)info->si_addr / page_size() * page_size();
	struct mapping *m = mapping_at(at);
	int saved = errno;

	(void)context;
	if (!m || mmap((void *)at, m->end - at, PROT_READ | PROT_WRITE, MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
			== MAP_FAILED)
		sigaction(number, &mappings.before, NULL); /* the same instruction meets it */
	else if (!m->cut)
		m->cut = ++mappings.cuts;
	errno = saved;
}

/* An element that is not in use, or a new one. */
static struct mapping *
take_element(void)
{
	struct mapping *m = mappings.closed ? mappings.first : NULL;

	while (m && (m->end || m->cut))
		m = m->next;
	if (m) {
		mappings.closed--;
		return m;
	}
	m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	m->next = mappings.first;
	mappings.first = m;
	return m;
}

static void
add(uint8_t *p, size_t size, const char *name)
{
	struct mapping *m;

	pthread_mutex_lock(&mappings.lock);
	m = take_element();
	free(m->name);
	m->name = strdup(name);
	if (!m->name)
		die("out of memory");
	m->start = (uintptr_t)p;
	m->end = (uintptr_t)p + size;
	pthread_mutex_unlock(&mappings.lock);
}

void
mapping_start(void)
{
	struct sigaction action = {.sa_sigaction = supply, .sa_flags = SA_SIGINFO | SA_ONSTACK};

	if (mappings.started)
		return;
	sigemptyset(&action.sa_mask);
	mappings.started = sigaction(SIGBUS, &action, &mappings.before) == 0;
}

uint8_t *
mapping_open(int fd, size_t n, const char *name)
{
	size_t size = mapped_size(n);
	uint8_t *p;

	if (!mappings.started)
		return NULL;
	p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return NULL;
	if (mmap(p, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, fd, 0) == MAP_FAILED) {
		munmap(p, size);
		return NULL;
	}
	add(p, size, name);
	/* Where the file ends within a page this makes a copy of it, in which it does not grow. */
	memset(p + n, 0, MAPPING_AFTER);
	return p;
}

void
mapping_close(uint8_t *p, size_t n)
{
	struct mapping *m;

	pthread_mutex_lock(&mappings.lock);
	m = mapping_at((uintptr_t)p);
	if (m) {
		m->end = 0;
		mappings.closed += !m->cut;
	}
	pthread_mutex_unlock(&mappings.lock);
	munmap(p, mapped_size(n));
}

const char *
mapping_cut(size_t i)
{
	if (i >= mappings.cuts)
		return NULL;
	for (const struct mapping *m = mappings.first; m; m = m->next)
		if (m->cut == i + 1)
			return m->name;
	return NULL;
}
