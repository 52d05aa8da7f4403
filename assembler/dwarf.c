/* Debug information as a whole: what the options say about it, and the order of its sections. */
#include "assembler/dwarf.h"

#include <stdlib.h>

#include "assembler/as.h"
#include "common/base/array.h"

void
dwarf_start(struct as *as)
{
	struct dwarf *d = &as->dwarf;
	if (!d->version)
		d->version = DWARF_VERSION_DEFAULT;
	d->line.loc.flags = LINE_IS_STMT;
}

void
dwarf_set_version(struct as *as, const char *number)
{
	unsigned n = number[0] && !number[1] ? (unsigned)(number[0] - '0') : 0;
	if (n < DWARF_VERSION_FIRST || n > DWARF_VERSION_LAST)
		die("DWARF %s: the versions are %d to %d", number, DWARF_VERSION_FIRST, DWARF_VERSION_LAST);
	as->dwarf.version = n;
}

void
dwarf_add_prefix(struct as *as, const char *pair)
{
	struct dwarf *d = &as->dwarf;
	if (!strchr(pair, '='))
		die("-fdebug-prefix-map=%s: expected OLD=NEW", pair);
	*APPEND(d->prefixes, d->nprefixes, d->capprefixes) = pair;
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

void
dwarf_end(struct as *as)
{
	line_end(as);
	frame_close(as);
}

void
dwarf_finish(struct as *as)
{
	frame_write(as);
	line_write(as);
}

void
dwarf_free(struct dwarf *d)
{
	line_free(&d->line);
	frame_free(&d->frame);
	free(d->prefixes);
}
