/* The state of one run of the assembler. The header of each module explains its part of the state. */
#ifndef ASSEMBLER_RUN_AS_H
#define ASSEMBLER_RUN_AS_H

#include "assembler/check/check.h"
#include "assembler/debug/dwarf.h"
#include "assembler/dir/pops.h"
#include "assembler/insert/insert.h"
#include "assembler/kernel/kernel.h"
#include "assembler/macro/cond.h"
#include "assembler/macro/macro.h"
#include "assembler/macro/reg_name.h"
#include "assembler/out/listing.h"
#include "assembler/out/print.h"
#include "assembler/out/write.h"
#include "assembler/parse/reader.h"

struct as {
	struct reader in;
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
};

#endif
