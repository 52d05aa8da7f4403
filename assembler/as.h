/* The state of one run of the assembler. The header of each module explains its part of the state. */
#ifndef ASSEMBLER_AS_H
#define ASSEMBLER_AS_H

#include "assembler/check/check.h"
#include "assembler/debug/dwarf.h"
#include "assembler/dir/pops.h"
#include "assembler/insert/insert.h"
#include "assembler/kernel/kernel.h"
#include "assembler/macro/cond.h"
#include "assembler/macro/macro.h"
#include "assembler/macro/reg_name.h"
#include "assembler/match/match.h"
#include "assembler/out/listing.h"
#include "assembler/out/print.h"
#include "assembler/out/write.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/parse.h"
#include "assembler/value/values.h"
#include "common/base/memory/arena.h"
#include "common/hsa/object.h"

struct as {
	struct diag *diag;   /* not owned; the caller sets it before assemble_start() */
	struct settings opt;
	struct object_id id; /* the processor and its settings, the OS, and the code object version */
	bool has_processor;  /* -mcpu or .amdgcn_target has selected the processor */
	bool asked;          /* a missing or unknown processor was already reported */
	struct arena arena;  /* memory that lives until the end of the run */
	struct source source;
	struct values values;
	struct listing listing;
	struct printer printer; /* output of -filetype=asm */
	struct object_output output;
	struct conds conds;
	struct macros macros;
	struct reg_names reg_names; /* names that .reg defines */
	struct kernels kernels;
	struct dwarf dwarf;
	struct pops pops;
	struct checks checks;
	struct insertions inserts;
	struct directives directives;
	struct buf scratch;
	bool end;              /* .end was read; the rest of the source is ignored */
	bool watched;          /* after_statement() must run after each statement, for a listing or .altmacro */
	struct parse_env parse;
	struct match_env match;
	struct match_names match_names;
	struct symbol *next_free[2]; /* the symbols .amdgcn.next_free_sgpr and .amdgcn.next_free_vgpr */
};

#endif
