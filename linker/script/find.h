/* What the linker asks of a script as a whole. */
#ifndef LINKER_SCRIPT_FIND_H
#define LINKER_SCRIPT_FIND_H

#include "linker/link.h"

/* Whether a script, and not layout.c, says where everything is. */
bool
script_rules(const struct link *l);

/* The first output section of this name, of a script or not; NULL: none. */
struct section_command *
script_section(const struct link *l, struct str name);

/* A new output section that no script names. */
struct command *
script_orphan(struct link *l, struct str name);

#endif
