/* Debug information as a whole: what the options say about it, and the order of its sections. */
#include "assembler/dwarf.h"

#include <elf.h>
#include <stdlib.h>
#include <unistd.h>

#include "assembler/as.h"
#include "common/base/array.h"

/* The input as debug information names it: relative to the directory of the compilation if it is in
 * that, its last part replaced by -main-file-name. */
static struct str
source_name(struct as *as, const char *name)
{
	const struct dwarf *d = &as->dwarf;
	const char *slash = strrchr(name, '/');
	if (d->main_file_name)
		name = arena_printf(&as->arena, "%.*s%s", slash ? (int)(slash + 1 - name) : 0, name,
			d->main_file_name);
	struct str dir = dwarf_directory(as), path = str_from(name);
	if (path.n > dir.n && !memcmp(path.p, dir.p, dir.n) && path.p[dir.n] == '/')
		return str_from(name + dir.n + 1);
	return dwarf_map_path(as, path);
}

void
dwarf_start(struct as *as)
{
	struct dwarf *d = &as->dwarf;
	if (!d->version)
		d->version = DWARF_VERSION_DEFAULT;
	d->line.loc.flags = LINE_IS_STMT;
	if (d->source) {
		const char *path = as->opt.input && strcmp(as->opt.input, "-") ? as->opt.input : "<stdin>";
		line_source(as, path, source_name(as, path), as->input.stack[0].text);
	}
}

void
dwarf_stop_source(struct as *as)
{
	as->dwarf.source = false;
	as->dwarf.nlabels = 0;
	line_reset(as);
}

/* Where loc is in a file; a macro's expansion is where it is called. */
static bool
source_place(struct as *as, struct loc loc, uint32_t *file, uint32_t *line)
{
	const char *name;
	uint32_t column;
	size_t i = as->input.n - 1;
	if (!(as->sects.sub->section->flags & SHF_EXECINSTR))
		return false;
	diag_place(loc, &name, line, &column);
	if (!name)
		return false;
	while (as->input.stack[i].kind > SOURCE_INCLUDE)
		i--;
	*file = line_source_file(as, name, as->input.stack[i].text);
	return true;
}

void
dwarf_source_line(struct as *as, struct loc loc)
{
	struct line l = {.flags = LINE_IS_STMT};
	if (source_place(as, loc, &l.file, &l.line))
		line_loc(as, l);
}

void
dwarf_source_label(struct as *as, const struct symbol *s)
{
	struct dwarf_label l = {.symbol = s};
	if (!sym_is_private(s) && source_place(as, s->loc, &l.file, &l.line))
		*APPEND(as->dwarf.labels, as->dwarf.nlabels, as->dwarf.caplabels) = l;
}

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

static void
set_version(struct dwarf *d, const char *number)
{
	unsigned n = number[0] && !number[1] ? (unsigned)(number[0] - '0') : 0;
	if (n < DWARF_VERSION_FIRST || n > DWARF_VERSION_LAST)
		die("DWARF %s: the versions are %d to %d", number, DWARF_VERSION_FIRST, DWARF_VERSION_LAST);
	d->version = n;
}

static void
set_compress(struct dwarf *d, const char *how)
{
	d->compress = !how || strcmp(how, "none");
	if (how && strcmp(how, "none") && strcmp(how, "zlib"))
		die("--compress-debug-sections=%s: zlib and none are known", how);
}

void
dwarf_option(struct as *as, int id, const char *value)
{
	struct dwarf *d = &as->dwarf;
	switch (id) {
	case DWARF_OPT_SOURCE:
		d->source = true;
		if (value)
			set_version(d, value);
		break;
	case DWARF_OPT_VERSION: set_version(d, value); break;
	case DWARF_OPT_DIRECTORY: d->directory = value; break;
	case DWARF_OPT_PREFIX_MAP:
		if (!strchr(value, '='))
			die("-fdebug-prefix-map=%s: expected OLD=NEW", value);
		*APPEND(d->prefixes, d->nprefixes, d->capprefixes) = value;
		break;
	case DWARF_OPT_MAIN_FILE_NAME: d->main_file_name = value; break;
	case DWARF_OPT_PRODUCER: d->producer = value; break;
	case DWARF_OPT_COMPRESS: set_compress(d, value); break;
	}
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
	if (as->dwarf.source)
		info_write(as);
}

void
dwarf_free(struct dwarf *d)
{
	line_free(&d->line);
	frame_free(&d->frame);
	free(d->labels);
	free(d->prefixes);
}
