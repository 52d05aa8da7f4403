/* Sections by name. */
#include "linker/layout/section.h"

#include <string.h>

#include "common/base/memory/array.h"

/* A section whose name is one of these, or begins with it and a dot, goes to the section of this
 * name. */
static const char *const prefixes[] = {
	".text", ".data.rel.ro", ".data", ".rodata", ".bss.rel.ro", ".bss", ".gcc_except_table",
	".init_array", ".fini_array", ".ctors", ".dtors", ".ldata", ".lrodata", ".lbss",
};

struct insec *
section_new(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize)
{
	struct insec *s = arena_alloc(&l->arena, sizeof *s);

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
section_add(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize)
{
	struct insec *s = section_new(l, name, type, flags, align, entsize);

	*APPEND(l->ins, l->nins, l->capins) = s;
	return s;
}

struct str
section_output(const struct insec *s)
{
	if (s->type == SHT_NOBITS && strcmp(s->name, "COMMON") == 0)
		return STR(".bss");
	for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
		size_t n = strlen(prefixes[i]);

		if (strncmp(s->name, prefixes[i], n) == 0 && (!s->name[n] || s->name[n] == '.'))
			return (struct str){prefixes[i], n};
	}
	return str_from(s->name);
}

struct outsec *
section_find(const struct link *l, struct str name)
{
	const uint32_t *index = map_get(&l->out_names, name);

	return index ? l->outs[*index] : NULL;
}
