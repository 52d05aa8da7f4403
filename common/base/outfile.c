/* Output through a temporary file. What is no regular file (a pipe, /dev/null) cannot be renamed
 * over; its bytes are collected in a nameless file and copied at the end. */
#include "common/base/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/die.h"

static char *pending; /* removed when the program exits early */

static void
remove_pending(void)
{
	if (pending)
		unlink(pending);
}

static void
stop(int sig)
{
	remove_pending();
	signal(sig, SIG_DFL);
	raise(sig);
}

/* The temporary file goes however the program ends. */
static void
watch_end(void)
{
	static const int signals[] = {SIGHUP, SIGINT, SIGTERM, SIGXFSZ, SIGXCPU};

	atexit(remove_pending);
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (signal(signals[i], stop) == SIG_IGN)
			signal(signals[i], SIG_IGN);
}

static bool
open_beside(struct outfile *o, unsigned mode)
{
	static bool registered;
	size_t size = strlen(o->path) + 40;

	o->temporary = malloc(size);
	if (!o->temporary)
		die("out of memory");
	for (unsigned i = 0; i < 100; i++) {
		snprintf(o->temporary, size, "%s.tmp%ld.%u", o->path, (long)getpid(), i);
		o->fd = open(o->temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
		if (o->fd >= 0 || errno != EEXIST)
			break;
	}
	if (o->fd < 0) {
		int saved = errno;

		free(o->temporary);
		errno = saved;
		return false;
	}
	pending = o->temporary;
	if (!registered)
		watch_end();
	registered = true;
	return true;
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

	*o = (struct outfile){-1, path, NULL};
	if (strcmp(path, "-") == 0)
		return open_nameless(o);
	if (stat(path, &st) == 0) {
		if (S_ISDIR(st.st_mode)) {
			errno = EISDIR;
			return false;
		}
		if (!S_ISREG(st.st_mode))
			return open_nameless(o);
		/* A new file would take the place of one that must not be written. */
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
	char chunk[64 << 10];
	off_t at = 0;

	for (;;) {
		ssize_t n = pread(from, chunk, sizeof(chunk), at);

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

static void
forget(struct outfile *o)
{
	pending = NULL;
	free(o->temporary);
	*o = (struct outfile){-1, o->path, NULL};
}

bool
outfile_commit(struct outfile *o)
{
	bool ok = o->temporary || copy_out(o);
	int saved;

	if (close(o->fd) != 0)
		ok = false;
	o->fd = -1;
	if (ok && o->temporary)
		ok = rename(o->temporary, o->path) == 0;
	saved = errno;
	if (!ok)
		outfile_discard(o);
	else
		forget(o);
	errno = saved;
	return ok;
}

void
outfile_discard(struct outfile *o)
{
	if (o->fd >= 0)
		close(o->fd);
	if (o->temporary)
		unlink(o->temporary);
	forget(o);
}
