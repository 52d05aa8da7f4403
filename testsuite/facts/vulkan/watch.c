/* The structs are those of the kernel's interface, uapi/drm/amdgpu_drm.h: its numbers never change. */
#define _GNU_SOURCE
#include "watch.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { COMMAND = 0x40, GEM_CREATE = COMMAND, GEM_MMAP = COMMAND + 1, CS = COMMAND + 4, GEM_VA = COMMAND + 8 }; /* the numbers of the calls */
enum { MAP = 1, UNMAP = 2, REPLACE = 4 }; /* what a call GEM_VA does */
enum { CHUNK_IB = 1, MOST = 4096, PAGE = 4096 };

/* The result begins where the size is. */
union create_call {
	uint64_t size;
	uint32_t handle;
};

struct va_call {
	uint32_t handle, pad, operation, flags;
	uint64_t address, offset, size;
};

struct cs_call {
	uint32_t context, list, nchunks, flags;
	uint64_t chunks;
};

struct chunk {
	uint32_t kind, dwords;
	uint64_t data;
};

struct commands {
	uint32_t pad, flags;
	uint64_t address;
	uint32_t bytes, type, instance, ring;
};

static uint64_t size_of[MOST]; /* of an allocation, by its handle */
static struct {
	int fd;
	uint32_t handle;
	uint64_t address, offset, size;
} mapped[MOST];
static struct {
	uint64_t address, bytes;
} submitted[MOST];
static unsigned nmapped, nsubmitted;

static int
library_ioctl(int fd, unsigned long request, void *argument)
{
	static int (*next)(int, unsigned long, ...);

	if (!next)
		*(void **)&next = dlsym(RTLD_NEXT, "ioctl");
	return next(fd, request, argument);
}

static void
note_mapping(int fd, const struct va_call *call)
{
	unsigned i = 0;

	if (call->operation == UNMAP || call->operation == REPLACE) {
		while (i < nmapped && mapped[i].address != call->address)
			i++;
		if (i < nmapped)
			mapped[i] = mapped[--nmapped];
	}
	if (call->operation != UNMAP && call->handle && nmapped < MOST) {
		mapped[nmapped].fd = fd;
		mapped[nmapped].handle = call->handle;
		mapped[nmapped].address = call->address;
		mapped[nmapped].offset = call->offset;
		mapped[nmapped++].size = call->size;
	}
}

static void
note_submission(const struct cs_call *call)
{
	const uint64_t *chunks = (const uint64_t *)(uintptr_t)call->chunks;

	for (uint32_t i = 0; i < call->nchunks; i++) {
		const struct chunk *c = (const struct chunk *)(uintptr_t)chunks[i];
		const struct commands *ib = (const struct commands *)(uintptr_t)c->data;

		if (c->kind == CHUNK_IB && nsubmitted < MOST) {
			submitted[nsubmitted].address = ib->address;
			submitted[nsubmitted++].bytes = ib->bytes;
		}
	}
}

int
ioctl(int fd, unsigned long request, ...)
{
	va_list list;
	unsigned number = _IOC_TYPE(request) == 'd' ? _IOC_NR(request) : 0;

	va_start(list, request);
	void *argument = va_arg(list, void *);
	va_end(list);
	uint64_t size = number == GEM_CREATE ? ((const union create_call *)argument)->size : 0;
	int result = library_ioctl(fd, request, argument);
	if (result != 0)
		return result;
	if (number == GEM_CREATE && ((const union create_call *)argument)->handle < MOST)
		size_of[((const union create_call *)argument)->handle] = size;
	if (number == GEM_VA)
		note_mapping(fd, argument);
	if (number == CS)
		note_submission(argument);
	return result;
}

void
watch_forget(void)
{
	nsubmitted = 0;
}

/* Returns the bytes of the allocation that is mapped, which the caller unmaps, or NULL. */
static const uint8_t *
bytes_of(unsigned i)
{
	union {
		struct {
			uint32_t handle, pad;
		} in;
		uint64_t out;
	} call = {{mapped[i].handle, 0}};

	if (mapped[i].handle >= MOST || library_ioctl(mapped[i].fd, _IOWR('d', GEM_MMAP, call), &call) != 0)
		return NULL;
	void *p = mmap(NULL, size_of[mapped[i].handle], PROT_READ, MAP_SHARED, mapped[i].fd, (off_t)call.out);
	return p == MAP_FAILED ? NULL : p;
}

void
watch_write(FILE *f)
{
	static const uint8_t zeros[PAGE];
	uint64_t at = 0;

	for (unsigned i = 0; i < nsubmitted; i++)
		printf("commands 0x%llx %llu\n", (unsigned long long)submitted[i].address, (unsigned long long)submitted[i].bytes);
	for (unsigned i = 0; i < nmapped; i++) {
		const uint8_t *bytes = bytes_of(i);
		uint64_t rest = bytes && mapped[i].offset < size_of[mapped[i].handle] ? size_of[mapped[i].handle] - mapped[i].offset : 0;
		uint64_t n = rest < mapped[i].size ? rest : mapped[i].size;

		if (n)
			printf("memory 0x%llx %llu %llu\n", (unsigned long long)mapped[i].address, (unsigned long long)n, (unsigned long long)at);
		for (uint64_t k = 0; k < n; k += PAGE) {
			uint64_t part = n - k < PAGE ? n - k : PAGE;

			if (memcmp(bytes + mapped[i].offset + k, zeros, part) != 0) {
				fseek(f, (long)(at + k), SEEK_SET);
				fwrite(bytes + mapped[i].offset + k, 1, part, f);
			}
		}
		at += (n + PAGE - 1) / PAGE * PAGE;
		if (bytes)
			munmap((void *)(uintptr_t)bytes, size_of[mapped[i].handle]);
	}
	fflush(f);
	if (ftruncate(fileno(f), (off_t)at) != 0)
		printf("failed truncate\n");
}
