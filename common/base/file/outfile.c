/* Output files that appear completely or not at all. Bytes are written to a nameless file (O_TMPFILE) in the directory of the
 * path. The file gets its name when it is complete, so nothing remains even if the program is killed. On file systems without
 * nameless files, a file with a temporary name is used. Files that are not regular (a pipe, /dev/null) cannot be replaced by
 * renaming; their bytes are collected in a nameless file and copied at the end. */
#include "common/base/file/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"

enum { ATTEMPTS = 100 };

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
name_temporary(struct outfile *o, unsigned i)
{
	alloc_free(o->temporary);
	o->temporary = NULL; /* alloc_printf() may end a guarded call, whose cleanup calls outfile_discard() */
	o->temporary = alloc_printf("%s.tmp%ld.%u", o->path, (long)getpid(), i);
}

/* Renames the temporary file to path. The old file is removed first: file systems with delayed allocation (ext4) flush a file that
 * replaces another one, which takes as long as assembling a small kernel. */
static bool
take_path(const struct outfile *o)
{
	unlink(o->path); /* if this fails, rename() reports the reason */
	return rename(o->temporary, o->path) == 0;
}

/* Opens a nameless file in the directory of path. linkat() can give the file a name later. */
static bool
open_unlinked(struct outfile *o, unsigned mode)
{
	const char *slash = strrchr(o->path, '/');
	char *folder = alloc_text(slash ? (struct str){o->path, slash == o->path ? 1 : (size_t)(slash - o->path)} : STR("."));

	o->fd = access("/proc/self/fd", X_OK) ? -1 : open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
	alloc_free(folder);
	o->unlinked = o->fd >= 0;
	return o->unlinked;
}

static bool
open_beside(struct outfile *o, unsigned mode)
{
	if (open_unlinked(o, mode))
		return true;
	for (unsigned i = 0; i < ATTEMPTS; i++) {
		name_temporary(o, i);
		o->fd = open(o->temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
		if (o->fd >= 0 || errno != EEXIST)
			break;
	}
	if (o->fd < 0) {
		int saved = errno;

		alloc_free(o->temporary);
		o->temporary = NULL;
		errno = saved;
	}
	return o->fd >= 0;
}

/* Gives the nameless file a temporary name. It can then be renamed to path. */
static bool
give_name(struct outfile *o)
{
	char self[40];
	bool ok = false;

	snprintf(self, sizeof self, "/proc/self/fd/%d", o->fd);
	errno = EEXIST;
	for (unsigned i = 0; i < ATTEMPTS && !ok && errno == EEXIST; i++) {
		name_temporary(o, i);
		ok = linkat(AT_FDCWD, self, AT_FDCWD, o->temporary, AT_SYMLINK_FOLLOW) == 0;
	}
	o->unlinked = !ok;
	return ok;
}

static bool
open_nameless(struct outfile *o)
{
	FILE *f = tmpfile();

	if (!f)
		return false;
	o->fd = dup(fileno(f));
	fclose(f);
	return o->fd >= 0;
}

bool
outfile_open(struct outfile *o, const char *path, unsigned mode)
{
	struct stat st;

	*o = (struct outfile){.fd = -1, .path = path};
	if (strcmp(path, "-") == 0)
		return open_nameless(o);
	if (stat(path, &st) == 0) {
		if (S_ISDIR(st.st_mode)) {
			errno = EISDIR;
			return false;
		}
		if (!S_ISREG(st.st_mode))
			return open_nameless(o);
		/* A file that is not writable must not be replaced by a new one. */
		if (access(path, W_OK) != 0)
			return false;
	}
	return open_beside(o, mode);
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

static bool
copy_out(struct outfile *o)
{
	bool standard = strcmp(o->path, "-") == 0;
	int to = standard ? STDOUT_FILENO : open(o->path, O_WRONLY | O_CLOEXEC);
	bool ok;

	if (to < 0)
		return false;
	if (standard)
		fflush(stdout);
	ok = copy_bytes(o->fd, to);
	if (!standard && close(to) != 0)
		ok = false;
	return ok;
}

bool
outfile_commit(struct outfile *o)
{
	bool ok = o->unlinked ? give_name(o) : o->temporary || copy_out(o);
	int saved;

	if (close(o->fd) != 0)
		ok = false;
	o->fd = -1;
	if (ok && o->temporary)
		ok = take_path(o);
	saved = errno;
	if (!ok)
		outfile_discard(o);
	alloc_free(o->temporary);
	o->temporary = NULL;
	errno = saved;
	return ok;
}

void
outfile_discard(struct outfile *o)
{
	if (o->fd >= 0)
		close(o->fd);
	if (o->temporary && !o->unlinked)
		unlink(o->temporary);
	alloc_free(o->temporary);
	*o = (struct outfile){.fd = -1, .path = o->path};
}
