/* The input of a run: the state that the files of this folder share. */
#ifndef ASSEMBLER_SCAN_SOURCE_H
#define ASSEMBLER_SCAN_SOURCE_H

#include "assembler/scan/depend.h"
#include "assembler/scan/input.h"
#include "assembler/scan/lex.h"
#include "assembler/settings.h"
#include "common/base/file/files.h"
#include "common/base/memory/arena.h"

struct source {
	struct diag *diag;          /* not owned */
	struct arena *arena;        /* not owned; arena of the whole run */
	const struct settings *opt; /* not owned */
	struct node_pool nodes;
	struct lexer lexer;
	struct input input;
	struct depend depend;
	struct files files; /* the files that were read */
};

/* Initializes src without a text. The other arguments must outlive src. */
void
source_start(struct source *src, struct diag *diag, struct arena *arena, const struct settings *opt);

void
source_free(struct source *src);

#endif
