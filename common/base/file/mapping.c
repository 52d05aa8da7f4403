/* When a file is truncated, the pages of a mapping beyond the new end of the file become inaccessible. No system call reports this,
 * and accessing such a page raises SIGBUS. The SIGBUS handler maps zeros to the accessed page and all later pages of the mapping,
 * and the interrupted instruction is restarted. If the signal concerns other memory, the handler passes it to the previous handler.
 *
 * Signal handlers belong to the process, so the list of mappings is global: it is the only mutable state in common/ that is not in
 * a struct of the caller. libamdgcn never installs the handler, so it does not replace a handler of its host. Threads may open and
 * close mappings concurrently: a lock protects changes of the list. The handler runs in the reading thread and takes no lock. */
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
	atomic_uintptr_t start, end; /* address range of the mapping; 0: closed */
	atomic_size_t cut;           /* number of the truncated file, from 1 in order of detection; 0: not truncated */
	char *name;
	struct mapping *next;
};

static struct {
	_Atomic(struct mapping *) first;
	atomic_size_t cuts;
	size_t closed; /* number of closed elements, which can be reused */
	pthread_mutex_t lock;
	atomic_bool started;
	struct sigaction before;
} mappings = {.lock = PTHREAD_MUTEX_INITIALIZER};

static size_t
page_size(void)
{
	return (size_t)sysconf(_SC_PAGESIZE);
}

/* Returns the size of a mapping of n bytes and the MAPPING_AFTER bytes after them, in whole pages. */
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
		sigaction(number, &mappings.before, NULL); /* the restarted instruction raises the signal again, for the previous handler */
	else if (!m->cut)
		m->cut = ++mappings.cuts;
	errno = saved;
}

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
	pthread_mutex_lock(&mappings.lock);
	struct mapping *m = take_element();
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

	if (!mappings.started)
		return NULL;
	uint8_t *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return NULL;
	if (mmap(p, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, fd, 0) == MAP_FAILED) {
		munmap(p, size);
		return NULL;
	}
	add(p, size, name);
	/* If the file ends within a page, this write creates a private copy of the page, so that the bytes stay zero if the file
	 * grows. */
	memset(p + n, 0, MAPPING_AFTER);
	return p;
}

void
mapping_close(uint8_t *p, size_t n)
{
	pthread_mutex_lock(&mappings.lock);
	struct mapping *m = mapping_at((uintptr_t)p);
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
