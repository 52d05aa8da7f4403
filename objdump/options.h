/* The settings of the command line; see options.c for the table. */
#ifndef OBJDUMP_OPTIONS_H
#define OBJDUMP_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/analysis/check/checks.h"
#include "common/base/memory/arena.h"
#include "common/base/message/color.h"
#include "objdump/simulate/settings.h"
#include "objdump/name_list.h"

#define CHECK(name, certain, meaning) CHECK_##name,
enum {
	CHECK_BEFORE_WORDS = CHECK_COUNT - 1,
#include "objdump/check.def"
};
#undef CHECK

struct options {
	struct diag *diag;
	/* The views: those of views.def that have a flag of their own, and the others. */
#define FLAG_VIEW(file, function, when, field, letter, option, help) bool field;
#define NAMED_VIEW(file, function, when, field, option, help) bool field;
#include "objdump/views.def"
	bool notes, disassemble, resources, assembly;
	enum cfg_form { CFG_NONE, CFG_TEXT, CFG_DOT, CFG_HTML } cfg;
	bool note_fields;          /* --notes=fields: also the registers of amdpal */
	unsigned check;            /* --check: bits 1 << CHECK_… */
	bool check_named;          /* checks were named: they also report what they recognize */
	const char *check_baseline, *check_write_baseline; /* paths; NULL: none */
	struct baseline *baseline; /* of check/baseline.h, NULL: none */
	struct simulate_settings simulate;
	bool all_headers, disassemble_all, source, line_numbers; /* each implies some of these */
	/* Formatting. */
	bool zeroes, all_symbols, no_leading_addr, show_lma, symbolize, demangle;
	enum color_when color; /* as given; colored is the decision */
	bool colored;
	bool prefix_addresses, jumps, jumps_colored;
	enum liveness_form { LIVENESS_NONE, LIVENESS_COUNTS, LIVENESS_REGISTERS } liveness; /* beside the instructions */
	uint64_t workgroup_size;   /* work-group size for resources; 0: from the metadata */
	uint64_t insn_width; /* bytes of an instruction in a line; 0: all */
	uint64_t start, stop; /* printed address range: start <= address < stop */
	bool has_start, has_stop;
	uint64_t adjust_vma;
	struct name_list sections;     /* -j; empty: all */
	struct name_list only_symbols; /* --functions, --disassemble-symbols */
	/* The interpretation of the input. */
	bool binary;         /* raw code, no ELF file */
	const char *prefix;      /* prefix of absolute source paths; NULL: none */
	uint64_t prefix_strip;   /* number of leading directories to remove from source paths */
	const char *mcpu;    /* NULL: from the file */
	struct name_list mattr;
	struct name_list inputs;
	bool sarif;          /* --check as a SARIF document */
	bool json;           /* one JSON document instead of text */
	bool help, version, offloading, processors;
	bool extract; /* --offloading: write files */
	bool as_llvm; /* invoked as llvm-objdump */
	const char *arch_name; /* --offloading: only entries with this name; NULL: all */
	bool arch_seen;        /* some entry matched */
	bool found;            /* --check has findings */
	struct arena arena; /* owns split strings */
};

/* Parses the command line; errors are reported through diag. */
void
options_parse(struct options *o, struct diag *diag, int argc, char **argv);

/* Whether at least one view is requested. */
bool
options_any_view(const struct options *o);

void
options_help(void);

/* Lists the parameters that --simulate-set accepts. */
void
options_figures(const struct options *o);

void
options_free(struct options *o);

#endif
