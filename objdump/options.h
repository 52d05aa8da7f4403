/* The settings given on the command line. options.c contains the table of options. */
#ifndef OBJDUMP_OPTIONS_H
#define OBJDUMP_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/files.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/base/message/color.h"
#include "objdump/simulate/settings.h"
#include "objdump/name_list.h"

/* Bit numbers of the keywords of --check in options.check. The bits up to CHECK_BEFORE_WORDS are for the checks. */
#define CHECK(name, meaning) CHECK_##name,
enum {
	CHECK_BEFORE_WORDS = 23,
#include "objdump/check.def"
};
#undef CHECK

struct options {
	struct diag *diag;
	/* Requested views. Each FLAG_VIEW and NAMED_VIEW of views.def declares a field here. */
#define FLAG_VIEW(file, function, when, field, letter, option, help) bool field;
#define NAMED_VIEW(file, function, when, field, option, help) bool field;
#include "objdump/views.def"
	bool notes, disassemble, resources, assembly, function_info;
	const char *retarget;      /* --retarget: the processor for --assembly; NULL: the object's processor */
	enum cfg_form { CFG_NONE, CFG_TEXT, CFG_DOT, CFG_HTML } cfg;
	enum diff_form { DIFF_OFF, DIFF_TEXT, DIFF_HTML } diff; /* --diff: compare two files */
	bool note_fields;          /* --notes=fields: whether to print the fields of amdpal registers */
	unsigned check;            /* --check: a bit 1 << i for each selected check i of amdgcn_check_info(), and bits 1 << CHECK_… */
	unsigned debug;            /* --debug: a bit 1 << i for each selected analysis i of amdgcn_states_name() */
	bool check_named;          /* whether checks were selected by name; findings of severity AMDGCN_REMARK are then reported, too */
	const char *check_baseline, *check_write_baseline; /* --check-baseline, --check-write-baseline: paths; NULL: none */
	const char *counts_file;   /* --counts: path; NULL: none */
	struct counts *counts;     /* its contents, see flow/counts.h; NULL: none */
	struct baseline *baseline; /* known findings, see check/baseline.h; NULL: none */
	struct simulate_settings simulate;
	bool all_headers, disassemble_all, source, line_numbers; /* options that imply other views */
	/* Settings of the format. */
	bool zeroes, all_symbols, no_leading_addr, show_lma, symbolize, demangle;
	enum color_when color; /* --color and --disassembler-color; determines the field colored */
	bool colored;
	bool prefix_addresses, jumps, jumps_colored;
	enum liveness_form { LIVENESS_NONE, LIVENESS_COUNTS, LIVENESS_REGISTERS } liveness; /* --liveness: columns of live
	                                                                                     * registers */
	uint64_t workgroup_size;   /* --workgroup-size: work items in a work-group, for --resources and --simulate; 0: as in
	                            * the metadata */
	uint64_t insn_width; /* --insn-width: maximum number of bytes of an instruction that a line shows; 0: no maximum */
	uint64_t start, stop; /* address range to print, start <= address < stop */
	bool has_start, has_stop;
	uint64_t adjust_vma;
	struct name_list sections;     /* -j: sections to print; empty: all */
	struct name_list only_symbols; /* --functions, --disassemble-symbols: symbols to print; empty: all. --functions=*
	                                * sets only_symbols.all, so that --simulate simulates all kernels, not only the
	                                * first */
	/* Settings for reading the input. */
	bool binary;         /* -b binary: the input is raw code */
	const char *prefix;      /* --prefix: prefix for absolute source paths; NULL: none */
	uint64_t prefix_strip;   /* --prefix-strip: number of leading directories to remove from source paths */
	const char *mcpu;    /* -mcpu: processor; NULL: the file's processor */
	struct name_list mattr;
	struct name_list inputs;
	struct files files;      /* the files that are read, which are no outputs */
	bool sarif;          /* --sarif: print the findings of --check as a SARIF document */
	bool json;           /* --json: print a JSON document instead of text */
	bool help, version, offloading, processors;
	bool extract; /* --extract: with --offloading, write code objects to files */
	bool as_llvm; /* whether the program was invoked as llvm-objdump */
	const char *arch_name; /* --arch-name: with --offloading, text that the target of an entry must contain; NULL: any target */
	bool arch_seen;        /* whether any entry matched arch_name */
	struct map code_objects; /* the names of code objects in other files so far, and how many have each */
	bool found;            /* whether --check has found anything, or --diff a difference */
	const char *folder;    /* the working directory, with a slash at its end, empty if unknown; NULL: not determined yet */
	struct arena arena; /* owner of the strings that options.c allocates */
};

/* Parses the command line. Reports errors through diag. */
void
options_parse(struct options *o, struct diag *diag, int argc, char **argv);

/* Returns whether at least one view is requested. */
bool
options_any_view(const struct options *o);

/* Returns whether to compare the functions of the input files. */
bool
options_compare(const struct options *o);

void
options_help(void);

/* Prints the parameters that --simulate-set accepts. */
void
options_parameters(const struct options *o);

void
options_free(struct options *o);

#endif
