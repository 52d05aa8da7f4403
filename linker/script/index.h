/* Finds output sections by their names, and the patterns of input sections that may match a section, in the order of the script.
 * Patterns without wildcards are looked up by their names, so that a section is not compared with all of them. */
#ifndef LINKER_SCRIPT_INDEX_H
#define LINKER_SCRIPT_INDEX_H

#include "linker/script/tree.h"

struct script_input {
	const struct section_command *section;
	const struct input_pattern *pattern;
};

/* A position in the patterns that may match a section. Zero-initialized: before the first. */
struct script_position {
	size_t wild;        /* next element of the patterns with wildcards */
	uint32_t exact;     /* next element of the patterns with the section's name, plus 1; 0: none */
	bool started;
	const struct section_pattern *pattern; /* the only one of the current element's patterns that may match; NULL: any may */
};

/* Returns the next pattern of a section with this name, or NULL. OVERWRITE_SECTIONS precedes all other commands. */
const struct script_input *
script_index_next(struct script *script, struct str name, struct script_position *at);

/* Returns the first section of OVERWRITE_SECTIONS with this name, or NULL. */
struct command *
script_overwriting(struct script *script, struct str name);

/* Returns whether a section with this name is in SECTIONS. */
bool
script_has_output(struct script *script, struct str name);

/* Returns the first output section with this name, in OVERWRITE_SECTIONS or else in SECTIONS, except /DISCARD/, or NULL. */
struct section_command *
script_output(struct script *script, struct str name);

void
script_index_free(struct script *script);

#endif
