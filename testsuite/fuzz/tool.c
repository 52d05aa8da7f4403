#include "testsuite/fuzz/tool.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/message/diag.h"
#include "objdump/view/budget.h"
#include "testsuite/fuzz/memory.h"

int
tool_main(int argc, char **argv);

/* Replacements for exit, write, mmap and posix_spawnp, installed with the linker's --wrap. */
void
__wrap_exit(int status);

__attribute__((noreturn)) void
__real_exit(int status);

ssize_t
__wrap_write(int fd, const void *bytes, size_t n);

ssize_t
__real_write(int fd, const void *bytes, size_t n);

void *
__wrap_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset);

void *
__real_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset);

int
__wrap_posix_spawnp(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions,
	const posix_spawnattr_t *attributes, char *const argv[], char *const envp[]);

static jmp_buf out;
static bool running;
static int exit_status;
static const struct tool *current;
static uint64_t left; /* bytes that may still be written to standard output */
static char dir[] = "/tmp/gcnutils-fuzz-XXXXXX";
static char input_path[sizeof dir + 8], aux_path[sizeof dir + 8], output_path[sizeof dir + 8];

__attribute__((noreturn)) void
__wrap_exit(int status)
{
	exit_status = status;
	if (running)
		longjmp(out, 1);
	__real_exit(status);
}

__attribute__((noreturn)) static void
fail(const struct tool *t, const char *what)
{
	fprintf(stderr, "tool: %s:", what);
	for (size_t i = 0; i < t->n; i++)
		fprintf(stderr, " %s", t->words[i]);
	fprintf(stderr, "\n");
	abort();
}

/* Discards standard output. Ends the test if the size of the output is not proportional to the size of the input. */
ssize_t
__wrap_write(int fd, const void *bytes, size_t n)
{
	if (!running || fd != STDOUT_FILENO)
		return __real_write(fd, bytes, n);
	if (current->bounded && n > left)
		fail(current, "output without bounds");
	left -= n;
	return (ssize_t)n;
}

/* Returns MAP_FAILED, so that files are read instead of mapped. The sanitizer detects reads past the end of an allocation, but not
 * past the end of a mapping. */
void *
__wrap_mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset)
{
	return running ? MAP_FAILED : __real_mmap(at, n, protection, flags, fd, offset);
}

/* Returns ENOENT for the program tool.optional, or for any if that is "*", as if it were not installed. Otherwise fails the test for any other program, because no
 * input may make the assembler run cpp or the linker. */
int
__wrap_posix_spawnp(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions,
	const posix_spawnattr_t *attributes, char *const argv[], char *const envp[])
{
	(void)pid, (void)actions, (void)attributes, (void)argv, (void)envp;
	if (current->optional && (strcmp(path, current->optional) == 0 || strcmp(current->optional, "*") == 0))
		return ENOENT;
	fail(current, "another program is run");
}

/* Removes all files of the run from the directory. Returns whether the name of a removed file begins with `begin`. */
static bool
clean(const char *begin)
{
	DIR *d = opendir(dir);
	bool found = false;

	if (!d)
		abort();
	for (struct dirent *e; (e = readdir(d));) {
		if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
			continue;
		found |= strncmp(e->d_name, begin, strlen(begin)) == 0;
		unlinkat(dirfd(d), e->d_name, 0);
	}
	closedir(d);
	return found;
}

static void
remove_all(void)
{
	clean("");
	rmdir(dir);
}

static void
make_folder(void)
{
	if (*input_path)
		return;
	if (!mkdtemp(dir))
		abort();
	atexit(remove_all);
	snprintf(input_path, sizeof input_path, "%s/in", dir);
	snprintf(aux_path, sizeof aux_path, "%s/aux", dir);
	snprintf(output_path, sizeof output_path, "%s/out", dir);
}

const char *
tool_input(void)
{
	make_folder();
	return input_path;
}

const char *
tool_aux(void)
{
	make_folder();
	return aux_path;
}

const char *
tool_output(void)
{
	make_folder();
	return output_path;
}

void
tool_add(struct tool *t, const char *word)
{
	/* two more elements are needed for the input and NULL */
	if (t->n > sizeof t->words / sizeof *t->words - 3)
		abort();
	if (word)
		t->words[t->n++] = word;
}

void
tool_choose(struct tool *t, const char *const (*rows)[2], size_t n, uint64_t chosen)
{
	for (size_t i = 0; i < n; i++)
		if (chosen >> i & 1) {
			tool_add(t, rows[i][0]);
			tool_add(t, rows[i][1]);
		}
}

static void
write_file(const char *path, const uint8_t *data, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0 || write(fd, data, n) != (ssize_t)n)
		abort();
	close(fd);
}

/* Checks the files that the run left. Temporary outputs are removed at program exit, so a run that exits may leave some; a run
 * that returns must leave none. */
static void
check_files(const struct tool *t, bool returned, int status)
{
	bool there = access(output_path, F_OK) == 0;

	unlink(output_path);
	if (status && there)
		fail(t, "an output of a run that failed");
	if (clean(".gcnutils") && returned)
		fail(t, "a temporary file");
}

int
tool_run(struct tool *t, const uint8_t *input, size_t n, const uint8_t *aux, size_t naux, int owns_memory)
{
	char *argv[sizeof t->words / sizeof *t->words] = {0};
	volatile bool returned = false;

	write_file(tool_input(), input, n);
	write_file(aux_path, aux, naux);
	tool_add(t, input_path);
	memcpy(argv, t->words, t->n * sizeof *argv);
	current = t;
	left = BUDGET_FLOOR + BUDGET_RATIO * (uint64_t)(n + naux);
	memory_begin();
	running = true;
	if (setjmp(out) == 0) {
		exit_status = tool_main((int)t->n, argv);
		returned = true;
	}
	running = false;
	if (!returned || !owns_memory)
		memory_forget();
	else if (memory_leaks())
		fail(t, "a leak");
	check_files(t, returned, exit_status);
	return 0;
}
