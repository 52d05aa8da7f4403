/* The state that the directives of all subjects share while the source is read: the text, the symbols and sections, the target,
 * and the environment of the parser and of the matcher. The structs for one subject, such as struct kernels, refer to this
 * state. */
#ifndef ASSEMBLER_PARSE_READER_H
#define ASSEMBLER_PARSE_READER_H

#include "assembler/match/match.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/parse.h"
#include "assembler/value/values.h"
#include "common/base/memory/arena.h"
#include "common/hsa/object.h"

struct reader {
	struct diag *diag;   /* not owned; the caller sets it before reader_start() */
	struct settings opt;
	struct object_id id; /* the processor and its settings, the OS, and the code object version */
	bool has_processor;  /* -mcpu or .amdgcn_target has selected the processor */
	bool processor_reported; /* a missing or unknown processor was already reported */
	struct arena arena;  /* memory that lives until the end of the run */
	struct source source;
	struct values values;
	struct directives directives;
	struct source_names names;
	struct parse_env parse;
	struct match_env match;
	struct match_names match_names;
	struct buf scratch;
	bool end;            /* .end was read; the rest of the source is ignored */
	bool watched;        /* extra processing is needed after each statement, for a listing or for .altmacro */
	struct symbol *next_free[2]; /* the symbols .amdgcn.next_free_sgpr and .amdgcn.next_free_vgpr */
	uint16_t count[3];   /* numbers of SGPRs, VGPRs and AGPRs used so far, for the symbols .kernel.…_count */
};

/* Initializes everything except diag, opt and id, which must be set. */
void
reader_start(struct reader *in);

void
reader_free(struct reader *in);

#endif
