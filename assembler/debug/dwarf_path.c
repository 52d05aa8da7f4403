/* Finds the compilation directory, and replaces prefixes of paths. */
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"

/* Returns the current directory: $PWD if it is correct, because $PWD preserves symbolic links. Returns "" if the directory is
 * unknown. */
static const char *
current_directory(struct dwarf *d)
{
	const char *named = getenv("PWD");
	struct stat a, b;
	if (named && named[0] == '/' && stat(named, &a) == 0 && stat(".", &b) == 0 && a.st_dev == b.st_dev &&
		a.st_ino == b.st_ino)
		return named;
	char path[PATH_MAX];
	return arena_strz(&d->in->arena, str_from(getcwd(path, sizeof path) ? path : ""));
}

struct str
dwarf_directory(struct dwarf *d)
{
	if (d->line.directory.n)
		return d->line.directory;
	if (!d->directory)
		d->directory = current_directory(d);
	return str_from(d->directory);
}

struct str
dwarf_map_path(struct dwarf *d, struct str path)
{
	for (size_t i = d->nprefixes; i--;) {
		const char *to = strchr(d->prefixes[i], '=');
		struct str from = {d->prefixes[i], (size_t)(to - d->prefixes[i])};
		if (path.n < from.n || memcmp(path.p, from.p, from.n) != 0)
			continue;
		return str_from(arena_printf(&d->in->arena, "%s%.*s", to + 1, (int)(path.n - from.n),
			path.p + from.n));
	}
	return path;
}
