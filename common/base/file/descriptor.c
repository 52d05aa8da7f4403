/* In Linux, /dev/stdout is a link to /proc/self/fd/1, and that is a link to the open file. Opening the path would open the file anew,
 * from its beginning; replacing it would replace a link in /dev. Therefore such a path stands for the descriptor itself. */
#include "common/base/file/descriptor.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { MOST_LINKS = 40 }; /* as in the kernel */

/* Returns the number that the whole text consists of, or DESCRIPTOR_NONE. */
static int
number_of(const char *text)
{
	size_t n = strspn(text, "0123456789");

	return n && n < 10 && !text[n] ? atoi(text) : DESCRIPTOR_NONE;
}

int
descriptor_named(const char *path)
{
	static const char *const standard[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr"};
	static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/"};

	for (int i = 0; i < 3; i++) {
		if (strcmp(path, standard[i]) == 0)
			return i;
		if (strncmp(path, folders[i], strlen(folders[i])) == 0)
			return number_of(path + strlen(folders[i]));
	}
	return DESCRIPTOR_NONE;
}

/* Skips a text and the digits after it. Returns NULL if they do not follow. */
static const char *
skip(const char *at, const char *text)
{
	size_t n = strlen(text);

	if (!at || strncmp(at, text, n) != 0)
		return NULL;
	size_t digits = strspn(at + n, "0123456789");
	return digits ? at + n + digits : NULL;
}

/* Returns the descriptor that a name in a folder stands for. The folder is a canonical path, such as /proc/1234/fd or
 * /proc/1234/task/1235/fd. */
static int
in_folder(const char *folder, const char *name)
{
	static const char process[] = "/proc/";
	const char *end = skip(folder, process), *thread = skip(end, "/task/");
	int number = number_of(name);

	end = thread ? thread : end;
	if (!end || strcmp(end, "/fd") != 0 || number < 0)
		return DESCRIPTOR_NONE;
	return atoi(folder + sizeof process - 1) == getpid() ? number : DESCRIPTOR_OTHER;
}

/* Sets folder to the canonical path of the folder that contains the last component of a path. Returns that component, or NULL if the
 * folder does not exist. path is modified meanwhile. */
static const char *
split(char *path, char folder[PATH_MAX])
{
	char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, first = *name;

	*name = 0;
	bool exists = realpath(*path ? path : ".", folder);
	*name = first;
	return exists ? name : NULL;
}

int
descriptor_of(const char *path)
{
	char at[PATH_MAX];
	int number = descriptor_named(path), links = 0;
	size_t length = strlen(path);

	if (length >= sizeof at)
		return number;
	memcpy(at, path, length + 1);
	ssize_t n;
	char folder[PATH_MAX], target[PATH_MAX];
	while (number == DESCRIPTOR_NONE && links++ < MOST_LINKS && (n = readlink(at, target, sizeof target - 1)) > 0) {
		const char *name = split(at, folder);

		if (!name)
			break;
		target[n] = 0;
		number = in_folder(folder, name);
		if (snprintf(at, sizeof at, "%s%s%s", *target == '/' ? "" : folder, *target == '/' ? "" : "/", target) >= (int)sizeof at)
			break;
	}
	return number;
}
