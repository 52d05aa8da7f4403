#include "testsuite/fuzz/tool.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/diag.h"

enum { ARGS = 16 };

int
tool_main(int argc, char **argv);

/* The linker puts these in the place of exit, diag_error_count and mmap (--wrap). */
void
__wrap_exit(int status);

__attribute__((noreturn)) void
__real_exit(int status);

unsigned
__wrap_diag_error_count(void);

unsigned
__real_diag_error_count(void);

void *
__wrap_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset);

void *
__real_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset);

/* The sanitizer asks for it. */
const char *
__asan_default_options(void);

static jmp_buf out;
static bool running;
static unsigned errors_before; /* of earlier runs, which the program must not see */

const char *
__asan_default_options(void)
{
	return "detect_leaks=0";
}

__attribute__((noreturn)) void
__wrap_exit(int status)
{
	if (running)
		longjmp(out, 1);
	__real_exit(status);
}

unsigned
__wrap_diag_error_count(void)
{
	return __real_diag_error_count() - errors_before;
}

/* Files are read, not mapped: the sanitizer sees what is read behind the end of memory, not of a mapping. */
void *
__wrap_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset)
{
	return running ? MAP_FAILED : __real_mmap(at, n, protection, flags, fd, offset);
}

int
tool_run(const char *const *args, const uint8_t *data, size_t n)
{
	char path[32], *argv[ARGS + 1] = {0};
	int argc = 0, fd = memfd_create("input", 0);

	if (fd < 0 || write(fd, data, n) != (ssize_t)n)
		abort();
	snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
	while (args[argc] && argc < ARGS - 1) {
		argv[argc] = (char *)args[argc];
		argc++;
	}
	argv[argc] = path;
	errors_before = __real_diag_error_count();
	running = true;
	if (setjmp(out) == 0)
		tool_main(argc + 1, argv);
	running = false;
	close(fd);
	return 0;
}
