/* The directories that debug information names. */
#include <stdlib.h>
#include <unistd.h>

#include "assembler/as.h"
#include "assembler/dwarf.h"

struct str
dwarf_directory(struct as *as)
{
	struct dwarf *d = &as->dwarf;
	if (d->line.directory.n)
		return d->line.directory;
	if (!d->directory) {
		char *here = get_current_dir_name();
		d->directory = arena_strz(&as->arena, str_from(here ? here : ""));
		free(here);
	}
	return str_from(d->directory);
}

struct str
dwarf_map_path(struct as *as, struct str path)
{
	const struct dwarf *d = &as->dwarf;
	for (size_t i = d->nprefixes; i--;) {
		const char *to = strchr(d->prefixes[i], '=');
		struct str from = {d->prefixes[i], (size_t)(to - d->prefixes[i])};
		if (path.n < from.n || memcmp(path.p, from.p, from.n) != 0)
			continue;
		return str_from(arena_printf(&as->arena, "%s%.*s", to + 1, (int)(path.n - from.n),
			path.p + from.n));
	}
	return path;
}
