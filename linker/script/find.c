/* Looking things up in a script. */
#include "linker/script/find.h"

#include "common/base/memory/array.h"

bool
script_rules(const struct link *l)
{
	return l->script.commands.first || l->script.overwrites.first || l->script.has_sections || l->script.segments;
}

struct section_command *
script_section(const struct link *l, struct str name)
{
	for (size_t i = 0; i < l->script.norder; i++) {
		struct command *c = l->script.order[i];

		if (c->kind == COMMAND_SECTION && str_eq(c->section.name, name))
			return &c->section;
	}
	return NULL;
}

struct command *
script_orphan(struct link *l, struct str name)
{
	struct command *c = arena_alloc(&l->arena, sizeof *c);

	c->kind = COMMAND_SECTION;
	c->section.name = name;
	c->section.orphan = true;
	*APPEND(l->script.orphans, l->script.norphans, l->script.caporphans) = c;
	return c;
}
