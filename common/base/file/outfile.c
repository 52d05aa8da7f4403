/* Output files that appear completely or not at all. Bytes are written to a nameless file (O_TMPFILE) in the folder of the path, so
 * nothing remains even if the program is killed. When the file is complete, it gets a temporary name and then the name of the path.
 * Between these two steps, signals are blocked. On file systems without nameless files, the nameless file is elsewhere, and its bytes
 * are copied to the temporary file.
 *
 * The two names are exchanged, and then the old file is removed. Renaming the new file over the old one would be as atomic, but file
 * systems with delayed allocation (ext4) flush such a file, which takes as long as assembling a small kernel.
 *
 * Files that are not regular (a pipe, /dev/null) and open descriptors cannot be replaced; the bytes are copied to them at the end. */
#include "common/base/file/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/file/descriptor.h"
#include "common/base/memory/alloc.h"

enum { ATTEMPTS = 100 };

enum { NAME = 40 /* size of a temporary name */ };

void
outfile_start(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
			return;
}

const char *
outfile_name(const char *path)
{
	return strcmp(path, "-") == 0 ? "standard output" : path;
}

static void
name_temporary(char name[NAME], unsigned i)
{
	snprintf(name, NAME, ".gcnutils-%ld.%u", (long)getpid(), i);
}

static const char *
last_component(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static bool
open_folder(struct outfile *o)
{
	size_t n = (size_t)(last_component(o->path) - o->path);
	char *folder = alloc_text(n ? (struct str){o->path, n} : STR("."));

	o->folder = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
	alloc_free(folder);
	return o->folder >= 0;
}

static bool
open_nameless(struct outfile *o)
{
	FILE *f = tmpfile();

	if (!f)
		return false;
	o->fd = fcntl(fileno(f), F_DUPFD_CLOEXEC, 0);
	fclose(f);
	return o->fd >= 0;
}

/* Opens a nameless file, in the folder of path if that is possible. */
static bool
open_beside(struct outfile *o)
{
	if (!open_folder(o) || faccessat(o->folder, ".", W_OK | X_OK, 0) != 0)
		return false;
	o->fd = access("/proc/self/fd", X_OK) ? -1 : openat(o->folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, o->mode);
	o->beside = o->fd >= 0;
	return o->beside || open_nameless(o);
}

static bool
open_output(struct outfile *o, const struct stat *old)
{
	o->to = strcmp(o->path, "-") == 0 ? STDOUT_FILENO : descriptor_named(o->path);
	struct stat link;
	if (o->to == DESCRIPTOR_NONE && (!old || !S_ISREG(old->st_mode) || (lstat(o->path, &link) == 0 && S_ISLNK(link.st_mode))))
		o->to = descriptor_of(o->path);
	if (o->to != DESCRIPTOR_NONE || (old && !S_ISREG(old->st_mode)))
		return open_nameless(o);
	/* A file that is not writable must not be replaced by a new one. */
	return (!old || access(o->path, W_OK) == 0) && open_beside(o);
}

const char *
outfile_open(struct outfile *o, const char *path, unsigned mode, const struct files *files)
{
	*o = (struct outfile){.fd = -1, .path = path, .folder = -1, .to = DESCRIPTOR_NONE, .mode = mode};
	struct stat st;
	bool old = strcmp(path, "-") != 0 && stat(path, &st) == 0;
	if (old && files_contain(files, &st))
		return "the file is also an input";
	if (old && S_ISDIR(st.st_mode))
		return strerror(EISDIR);
	if (open_output(o, old ? &st : NULL))
		return NULL;
	const char *why = strerror(errno);
	outfile_discard(o);
	return why;
}

bool
outfile_open_memory(struct outfile *o, const char *name)
{
	*o = (struct outfile){.fd = memfd_create(name, MFD_CLOEXEC), .path = name, .folder = -1, .to = DESCRIPTOR_NONE};
	return o->fd >= 0;
}

bool
outfile_write(struct outfile *o, const void *bytes, size_t n, uint64_t at)
{
	for (size_t done = 0; done < n;) {
		ssize_t w = pwrite(o->fd, (const char *)bytes + done, n - done, (off_t)(at + done));

		if (w < 0 && errno != EINTR)
			return false;
		done += w < 0 ? 0 : (size_t)w;
	}
	return true;
}

static bool
copy_bytes(int from, int to)
{
	char chunk[8 << 10];
	off_t at = 0;

	for (;;) {
		ssize_t n = pread(from, chunk, sizeof chunk, at);

		if (n <= 0)
			return n == 0;
		at += n;
		for (ssize_t done = 0; done < n;) {
			ssize_t w = write(to, chunk + done, (size_t)(n - done));

			if (w < 0 && errno != EINTR)
				return false;
			done += w < 0 ? 0 : w;
		}
	}
}

/* Copies the bytes to a file that cannot be replaced. */
static bool
copy_out(struct outfile *o)
{
	int to = o->to >= 0 ? fcntl(o->to, F_DUPFD_CLOEXEC, 0) : open(o->path, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY);

	if (to < 0)
		return false;
	if (o->to == STDOUT_FILENO)
		fflush(stdout);
	bool ok = copy_bytes(o->fd, to);
	return close(to) == 0 && ok;
}

/* Links the nameless file to a temporary name. */
static bool
link_nameless(struct outfile *o, char name[NAME])
{
	char self[NAME];
	bool ok = false;

	snprintf(self, sizeof self, "/proc/self/fd/%d", o->fd);
	errno = EEXIST;
	for (unsigned i = 0; i < ATTEMPTS && !ok && errno == EEXIST; i++) {
		name_temporary(name, i);
		ok = linkat(AT_FDCWD, self, o->folder, name, AT_SYMLINK_FOLLOW) == 0;
	}
	return ok;
}

/* Copies the nameless file to a file with a temporary name. */
static bool
copy_nameless(struct outfile *o, char name[NAME])
{
	int to = -1;

	errno = EEXIST;
	for (unsigned i = 0; i < ATTEMPTS && to < 0 && errno == EEXIST; i++) {
		name_temporary(name, i);
		to = openat(o->folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, o->mode);
	}
	if (to < 0)
		return false;
	bool ok = copy_bytes(o->fd, to);
	ok = close(to) == 0 && ok;
	int saved = errno;
	if (!ok)
		unlinkat(o->folder, name, 0);
	errno = saved;
	return ok;
}

/* Gives the temporary file the name of the path. */
static bool
take_path(const struct outfile *o, const char *name)
{
	const char *last = last_component(o->path);
	int saved;

	if (renameat2(o->folder, name, o->folder, last, RENAME_EXCHANGE) == 0) {
		if (unlinkat(o->folder, name, 0) == 0)
			return true;
		saved = errno; /* it is a folder now */
		renameat2(o->folder, name, o->folder, last, RENAME_EXCHANGE);
	} else if (renameat(o->folder, name, o->folder, last) == 0) { /* no old file, or no support by the file system */
		return true;
	} else {
		saved = errno;
	}
	unlinkat(o->folder, name, 0);
	errno = saved;
	return false;
}

/* Puts the file at its path. A signal that would end the program is delivered afterwards, when no temporary name is left. */
static bool
appear(struct outfile *o)
{
	sigset_t all;

	sigfillset(&all);
	sigdelset(&all, SIGBUS);
	sigset_t before;
	pthread_sigmask(SIG_BLOCK, &all, &before);
	char name[NAME];
	bool ok = (o->beside ? link_nameless(o, name) : copy_nameless(o, name)) && take_path(o, name);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return ok;
}

bool
outfile_commit(struct outfile *o)
{
	bool ok = o->folder >= 0 ? appear(o) : copy_out(o);
	int saved = errno;

	outfile_discard(o);
	errno = saved;
	return ok;
}

void
outfile_discard(struct outfile *o)
{
	if (o->fd >= 0)
		close(o->fd);
	if (o->folder >= 0)
		close(o->folder);
	*o = (struct outfile){.fd = -1, .path = o->path, .folder = -1, .to = DESCRIPTOR_NONE};
}
