#include "common/base/file/infile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "common/base/file/descriptor.h"

static const char *
fail(struct infile *f)
{
	const char *why = strerror(errno);

	infile_close(f);
	return why;
}

/* Uses a descriptor that the process was started with. */
static const char *
use_descriptor(struct infile *f, int number, struct files *files)
{
	f->fd = number;
	f->standard = true;
	if (fstat(number, &f->stat) != 0)
		return fail(f);
	files_add(files, &f->stat);
	return NULL;
}

static bool
is_null(const struct stat *st)
{
	return S_ISCHR(st->st_mode) && st->st_rdev == makedev(1, 3);
}

/* Returns NULL if the file may be opened, or the reason why not. */
static const char *
refuse(const struct stat *st, bool null, size_t most)
{
	return S_ISDIR(st->st_mode) ? strerror(EISDIR) :
		!S_ISREG(st->st_mode) && !(null && is_null(st)) ? "not a regular file" :
		(uint64_t)st->st_size > most ? "too large" : NULL;
}

/* Opens a file that is regular or, with null, /dev/null. f->stat is the file's, because opening a device can have side effects. The
 * opened file is checked again. */
static const char *
open_regular(struct infile *f, const char *path, bool null, size_t most, struct files *files)
{
	const char *why = refuse(&f->stat, null, most);

	if (why)
		return why;
	files_add(files, &f->stat); /* before the file is open: memory may be exhausted within a guard */
	f->fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	if (f->fd < 0 || fstat(f->fd, &f->stat) != 0)
		return fail(f);
	why = refuse(&f->stat, null, most);
	if (why)
		infile_close(f);
	return why;
}

const char *
infile_open(struct infile *f, const char *path, struct files *files)
{
	int number = strcmp(path, "-") == 0 ? STDIN_FILENO : descriptor_named(path);

	*f = (struct infile){.fd = -1};
	if (number >= 0)
		return use_descriptor(f, number, files);
	if (stat(path, &f->stat) != 0)
		return fail(f);
	/* A regular file is opened by its path even if the path is a link to a descriptor. */
	if (!S_ISREG(f->stat.st_mode) && (number = descriptor_of(path)) >= 0)
		return use_descriptor(f, number, files);
	return open_regular(f, path, true, SIZE_MAX, files);
}

const char *
infile_open_named(struct infile *f, const char *path, size_t most, struct files *files)
{
	*f = (struct infile){.fd = -1};
	return stat(path, &f->stat) != 0 ? fail(f) : open_regular(f, path, false, most, files);
}

void
infile_close(struct infile *f)
{
	if (f->fd >= 0 && !f->standard)
		close(f->fd);
	f->fd = -1;
}
