#include "common/base/file/files.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
files_add(struct files *all, const struct stat *file)
{
	if (all && S_ISREG(file->st_mode))
		*APPEND(all->v, all->n, all->cap) = (struct file_id){file->st_dev, file->st_ino};
}

void
files_add_path(struct files *all, const char *path)
{
	struct stat file;

	if (stat(path, &file) == 0)
		files_add(all, &file);
}

void
files_move(struct files *all, struct files *more)
{
	for (size_t i = 0; i < more->n; i++)
		*APPEND(all->v, all->n, all->cap) = more->v[i];
	files_free(more);
}

bool
files_contain(const struct files *all, const struct stat *file)
{
	for (size_t i = 0; all && i < all->n; i++)
		if (all->v[i].number == file->st_ino && all->v[i].device == file->st_dev)
			return true;
	return false;
}

void
files_free(struct files *all)
{
	alloc_free(all->v);
	*all = (struct files){0};
}
