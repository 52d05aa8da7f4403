/* The files that a run has read, so that no output replaces one of them, under any of its names. */
#ifndef BASE_FILES_H
#define BASE_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

/* Identifies a file, whatever its name. */
struct file_id {
	dev_t device;
	ino_t number;
};

/* A zero-initialized list is empty. */
struct files {
	struct file_id *v;
	size_t n, cap;
};

/* Adds a file that was read. Files that are not regular are not added. all may be NULL, and then nothing is recorded. */
void
files_add(struct files *all, const struct stat *file);

/* Adds the file that a path names, if there is one, before it is read. */
void
files_add_path(struct files *all, const char *path);

/* Moves the files of more to all, and frees more. */
void
files_move(struct files *all, struct files *more);

/* Returns whether a file was added. all may be NULL. */
bool
files_contain(const struct files *all, const struct stat *file);

void
files_free(struct files *all);

#endif
