#include "linker/input/file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/file/mapping.h"
#include "common/base/memory/alloc.h"
#include "common/elf/archive.h"

struct inputs
file_new(struct diag *diag, struct link_options *opt, struct arena *arena)
{
	return (struct inputs){.diag = diag, .opt = opt, .read = &opt->files, .arena = arena};
}

static const struct str *
find_in_memory(const struct inputs *inputs, const char *path)
{
	const struct link_memory *memory = inputs->opt->memory;
	const uint32_t *index = memory ? map_get(&memory->names, str_from(path)) : NULL;

	return index ? &memory->files[*index] : NULL;
}

/* Sets *file to the bytes of a file in memory. An ELF file or an archive is not copied. Any other file is copied,
 * because the scanner of scripts needs MAPPING_AFTER zero bytes after the contents. */
static void
use_memory(struct buf *file, struct str bytes)
{
	if (elfin_is_elf(bytes.p, bytes.n) || archive_is(bytes.p, bytes.n)) {
		*file = (struct buf){.p = (uint8_t *)(uintptr_t)bytes.p, .n = bytes.n};
		return;
	}
	buf_put(file, bytes.p, bytes.n);
	memset(buf_reserve(file, MAPPING_AFTER), 0, MAPPING_AFTER);
}

/* Returns NULL, or a phrase that says why the file was not read. member: a thin archive names the file. */
static const char *
read_file(const struct inputs *inputs, const char *path, bool member, struct buf *file)
{
	const struct str *bytes = find_in_memory(inputs, path);

	if (bytes) {
		use_memory(file, *bytes);
		return NULL;
	}
	if (inputs->opt->memory && strcmp(path, "-") == 0)
		return strerror(ENOENT);
	return member ? buf_read_named(file, path, SIZE_MAX, inputs->read) : buf_read_file(file, path, inputs->read);
}

bool
file_exists(const struct inputs *inputs, const char *path)
{
	return find_in_memory(inputs, path) || access(path, R_OK) == 0;
}

static const struct buf *
read_new(struct inputs *inputs, const char *path, bool member, struct loc at)
{
	struct buf *file = arena_alloc(inputs->arena, sizeof *file);
	const char *why = read_file(inputs, path, member, file);

	if (why) {
		diag_error(inputs->diag, at, "cannot read %s: %s", strcmp(path, "-") == 0 ? "standard input" : path, why);
		return NULL;
	}
	*APPEND(inputs->opened.v, inputs->opened.n, inputs->opened.cap) = path;
	return file;
}

const struct buf *
file_read(struct inputs *inputs, const char *path, struct loc at)
{
	return read_new(inputs, path, false, at);
}

const struct buf *
file_read_member(struct inputs *inputs, const char *path)
{
	return read_new(inputs, path, true, (struct loc){0});
}

const char *
file_search(const struct inputs *inputs, const char *name)
{
	const struct names *folders = &inputs->opt->search;

	for (size_t i = 0; i < folders->n && !file_exists(inputs, name); i++) {
		const char *path = arena_printf(inputs->arena, "%s/%s", folders->v[i], name);

		if (file_exists(inputs, path))
			return path;
	}
	return name;
}

uint8_t *
file_contents(struct inputs *inputs, struct insec *s)
{
	if (!s->copied)
		s->data = memcpy(arena_take(inputs->arena, s->size), s->data, s->size);
	s->copied = true;
	return (uint8_t *)s->data;
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
	alloc_free(inputs->opened.v);
	if (inputs->read)
		files_free(inputs->read);
	alloc_free(inputs->files);
	alloc_free(inputs->foreign);
	alloc_free(inputs->sections);
	map_free(&inputs->groups);
}
