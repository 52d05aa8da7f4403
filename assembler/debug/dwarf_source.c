/* Line information about the source (-g). Text from a macro expansion has the line of the outermost call. */
#include "assembler/debug/dwarf_source.h"

#include <elf.h>
#include <md5.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/marker.h"

static void
find_marker(struct marker *m, struct lex_text text, uint32_t line)
{
	const char *end = text.p + text.n;
	for (; m->next_line < line; m->next_line++) {
		if (marker_parse(m->next, end, &m->file, &m->line))
			m->at = m->next_line;
		const char *newline = memchr(m->next, '\n', (size_t)(end - m->next));
		if (!newline)
			return;
		m->next = newline + 1;
	}
}

static uint32_t
add_file(struct dwarf *d, struct str path, struct str name, const struct lex_text *text)
{
	struct line_file f = {.source = {"", 0}};
	/* DWARF 5 supports checksums, and file 0, which is the source itself. */
	uint32_t number = d->line.nfiles ? (uint32_t)d->line.nfiles : 1;
	bool root = !d->source.files.n;
	if (d->version >= 5 && text) {
		MD5_CTX md5;
		MD5Init(&md5);
		MD5Update(&md5, (const uint8_t *)text->p, text->n);
		MD5Final(f.md5, &md5);
		f.has_md5 = true;
	}
	if (root)
		dwarf_line_put_file(d, 0, dwarf_directory(d), name, f);
	if (root && d->version >= 5)
		number = 0;
	else
		dwarf_line_put_file(d, number, STR(""), name, f);
	*map_put(&d->source.files, path, NULL) = number;
	return number;
}

/* Returns the number of a file. Adds the file if it is new. `text` is the content of the file, or NULL. */
static uint32_t
file_number(struct dwarf *d, struct str path, const struct lex_text *text)
{
	const uint32_t *number = map_get(&d->source.files, path);
	return number ? *number : add_file(d, path, path, text);
}

/* Returns the name of the input for debug information, relative to the compilation directory if the input is inside that
 * directory. -main-file-name replaces the last component. */
static struct str
source_name(struct dwarf *d, const char *path)
{
	const char *slash = strrchr(path, '/');
	if (d->main_file_name)
		path = arena_printf(&d->in->arena, "%.*s%s", slash ? (int)(slash + 1 - path) : 0, path,
			d->main_file_name);
	struct str dir = dwarf_directory(d), name = str_from(path);
	if (name.n > dir.n && !memcmp(name.p, dir.p, dir.n) && name.p[dir.n] == '/')
		return str_from(path + dir.n + 1);
	return dwarf_map_path(d, name);
}

void
dwarf_source_start(struct dwarf *d)
{
	struct marker *m = &d->source.marker, first = {0};
	const struct lex_text *text = &d->in->source.input.stack[0].text;
	const char *input = d->in->opt.input, *path = input && strcmp(input, "-") ? input : "<stdin>";
	m->next = text->p;
	m->next_line = 1;
	if (marker_parse(text->p, text->p + text->n, &first.file, &first.line))
		add_file(d, first.file, first.file, NULL);
	else
		add_file(d, str_from(path), source_name(d, path), text);
}

void
dwarf_source_stop(struct dwarf *d)
{
	d->source.on = false;
	dwarf_line_reset(d);
}

/* Sets *file and *line to the file number and line of loc. Returns false outside code sections, and for a location without a
 * file. */
static bool
find_place(struct dwarf *d, struct loc loc, uint32_t *file, uint32_t *line)
{
	struct marker *m = &d->source.marker;
	const struct input *input = &d->in->source.input;
	size_t i = input->n - 1;
	if (!(d->in->values.sects.sub->section->flags & SHF_EXECINSTR))
		return false;
	uint32_t column;
	const char *name;
	diag_place(d->in->diag, loc, &name, line, &column);
	if (!name)
		return false;
	while (input->stack[i].kind > SOURCE_INCLUDE)
		i--;
	const struct lex_text *text = &input->stack[i].text;
	if (i == 0)
		find_marker(m, *text, *line);
	if (i == 0 && m->file.n) {
		*line += m->line - m->at - 1;
		*file = file_number(d, m->file, NULL);
	} else {
		*file = file_number(d, str_from(name), text);
	}
	return true;
}

void
dwarf_source_row(struct dwarf *d, struct loc loc)
{
	struct line_row l = {.flags = LINE_IS_STMT};
	if (find_place(d, loc, &l.file, &l.line))
		dwarf_line_loc(d, l);
}

void
dwarf_source_label(struct dwarf *d, const struct symbol *s)
{
	struct source_lines *lines = &d->source;
	struct source_label l = {.symbol = s};
	if (!sym_is_private(s) && find_place(d, s->loc, &l.file, &l.line))
		*APPEND(lines->labels, lines->nlabels, lines->caplabels) = l;
}

void
dwarf_source_free(struct source_lines *s)
{
	alloc_free(s->labels);
	map_free(&s->files);
}
