/* Reads whole files, and creates the sections of the link. */
#include "linker/input/file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct inputs
file_new(struct diag *diag, const struct link_options *opt, struct arena *arena)
{
	return (struct inputs){.diag = diag, .opt = opt, .arena = arena};
}

const struct buf *
file_read(struct inputs *inputs, const char *path, struct loc at)
{
	struct buf *file = arena_alloc(inputs->arena, sizeof *file);

	if (!buf_read_file(file, path)) {
		diag_error(inputs->diag, at, "cannot read %s: %s", strcmp(path, "-") == 0 ? "standard input" : path, strerror(errno));
		return NULL;
	}
	*APPEND(inputs->opened.v, inputs->opened.n, inputs->opened.cap) = path;
	return file;
}

const char *
file_search(const struct inputs *inputs, const char *name)
{
	const struct names *folders = &inputs->opt->search;

	for (size_t i = 0; i < folders->n && access(name, R_OK) != 0; i++) {
		const char *path = arena_printf(inputs->arena, "%s/%s", folders->v[i], name);

		if (access(path, R_OK) == 0)
			return path;
	}
	return name;
}

struct insec *
file_new_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize)
{
	struct insec *s = arena_alloc(inputs->arena, sizeof *s);

	*s = (struct insec){
		.name = name,
		.type = type,
		.flags = flags,
		.align = align,
		.entsize = entsize,
		.live = true,
	};
	s->group_next = s;
	return s;
}

struct insec *
file_add_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize)
{
	struct insec *s = file_new_section(inputs, name, type, flags, align, entsize);

	*APPEND(inputs->sections, inputs->nsections, inputs->capsections) = s;
	return s;
}

void
file_free(struct inputs *inputs)
{
	free(inputs->opened.v);
	free(inputs->files);
	free(inputs->strangers);
	free(inputs->sections);
	map_free(&inputs->groups);
}
