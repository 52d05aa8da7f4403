#include "objdump/flow/section_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/array.h"

static void
add_function(struct section_lines *l, const struct amdgcn_graph *g)
{
	struct source_line line;

	for (size_t i = 0; i < g->ninstructions; i++) {
		if (!source_find(l->source, l->section, g->addresses[i], &line))
			continue;
		uint64_t key = (uint64_t)line.file << 32 | line.line;
		if (!l->nlines || l->lines[l->nlines - 1] != key)
			*APPEND(l->lines, l->nlines, l->cap) = key;
	}
}

void
section_lines_open(struct section_lines *l, struct section_view *s, const bool *shown)
{
	*l = (struct section_lines){.source = source_of(s->v), .section = s->code->section};
	for (size_t i = 0; l->source && i < s->all->nfunctions; i++)
		if (shown[i])
			add_function(l, amdgcn_graph(&s->all->functions[i]));
	l->nlines = array_sort_unique(l->lines, l->nlines, sizeof l->lines[0], array_compare64);
	l->files = array_make(l->nlines, sizeof l->files[0]);
	for (size_t i = 0; i < l->nlines; i++)
		if (!l->nfiles || l->files[l->nfiles - 1].number != l->lines[i] >> 32) {
			uint32_t number = (uint32_t)(l->lines[i] >> 32);

			l->files[l->nfiles++] = (struct section_file){number, source_path(l->source, number)};
		}
}

void
section_lines_sources(const struct section_lines *l, struct json *j)
{
	size_t at = 0;

	if (!l->nfiles)
		return;
	json_key(j, "sources");
	json_array(j, JSON_LINES);
	char number[16];
	struct str text;
	for (size_t i = 0; i < l->nfiles; i++) {
		json_object(j, JSON_INLINE);
		json_key(j, "file");
		json_str(j, l->files[i].path);
		json_key(j, "text");
		json_object(j, JSON_INLINE);
		for (; at < l->nlines && l->lines[at] >> 32 == l->files[i].number; at++)
			if (source_line_text(l->source, l->files[i].number, (uint32_t)l->lines[at], &text)) {
				snprintf(number, sizeof number, "%u", (unsigned)l->lines[at]);
				json_key(j, number);
				json_str(j, text);
			}
		json_end(j);
		json_end(j);
	}
	json_end(j);
}

void
section_lines_put(const struct section_lines *l, struct json *j, const struct amdgcn_graph *g)
{
	struct source_line last = {0};

	if (!l->nfiles)
		return;
	json_key(j, "lines");
	json_array(j, JSON_LINES);
	struct source_line line;
	for (size_t i = 0; i < g->ninstructions; i++) {
		bool known = source_find(l->source, l->section, g->addresses[i], &line);

		if (!known)
			line = (struct source_line){0};
		if (line.line == last.line && (!known || line.file == last.file))
			continue;
		last = line;
		json_array(j, JSON_INLINE);
		json_uint(j, i);
		if (known) {
			json_uint(j, array_below32(l->files, l->nfiles, sizeof l->files[0], 0, line.file));
			json_uint(j, line.line);
		}
		json_end(j);
	}
	json_end(j);
}

struct section_line
section_line(struct section_view *s, uint64_t address)
{
	struct disasm_source *source = source_of(s->v);
	struct source_line line;

	if (!source || !source_find(source, s->code->section, address, &line))
		return (struct section_line){0};
	return (struct section_line){source_path(source, line.file), line.line};
}

struct str
section_line_path(struct view *v, struct section_line line)
{
	struct options *o = v->options;

	if (!o->folder) {
		char *folder = getcwd(NULL, 0);

		o->folder = folder ? arena_printf(&o->arena, "%s/", folder) : "";
		free(folder);
	}
	size_t n = strlen(o->folder);
	return n && str_starts(line.path, o->folder) ? (struct str){line.path.p + n, line.path.n - n} : line.path;
}

static void
put_code(struct view *v, const char *name, uint64_t offset)
{
	out_printf(v->out, "%s:<%s", v->file, name);
	if (offset)
		out_printf(v->out, "+0x%llx", (unsigned long long)offset);
	out_printf(v->out, ">");
}

void
section_put_place(struct view *v, struct section_line line, const char *name, uint64_t offset)
{
	struct str path = section_line_path(v, line);

	if (line.line)
		out_printf(v->out, "%.*s:%u", (int)path.n, path.p, (unsigned)line.line);
	else
		put_code(v, name, offset);
}

bool
section_put_code(struct view *v, struct section_line line, const char *name, uint64_t offset)
{
	if (!line.line)
		return false;
	out_printf(v->out, " (");
	put_code(v, name, offset);
	return true;
}

void
section_line_key(struct json *j, const char *key, struct section_line line)
{
	json_key(j, key);
	json_object(j, JSON_INLINE);
	json_key(j, "file");
	json_str(j, line.path);
	json_key_uint(j, "line", line.line);
	json_end(j);
}

void
section_lines_key(struct section_view *s, uint64_t address)
{
	struct section_line line = section_line(s, address);

	if (line.line)
		section_line_key(s->v->json, "source", line);
}

void
section_lines_close(struct section_lines *l)
{
	free(l->lines);
	free(l->files);
}
