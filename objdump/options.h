/* What the command line asks for; see options.c for the table. */
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
	/* The views. */
	bool archive_headers, file_headers, private_headers, section_headers, symbols, dynamic_symbols, relocs,
		dynamic_relocs, contents, notes, disassemble, resources, assembly;
	enum cfg_form { CFG_NONE, CFG_TEXT, CFG_DOT, CFG_HTML } cfg;
	bool note_fields;          /* --notes=fields: registers of amdpal, too */
	unsigned check;            /* --check: bits 1 << CHECK_… */
	bool check_named;          /* with a list: what they recognise is told, too */
	const char *check_baseline, *check_write_baseline; /* files, NULL for none */
	struct baseline *baseline; /* of check/baseline.h, NULL: none */
	struct simulate_settings simulate;
	bool all_headers, disassemble_all, source, line_numbers; /* mean some of these */
	/* How they look. */
	bool zeroes, all_symbols, no_leading_addr, show_lma, symbolize, demangle;
	enum color_when color; /* of what is shown; colored is what comes of it */
	bool colored;
	bool prefix_addresses, jumps, jumps_colored;
	enum liveness_form { LIVENESS_NONE, LIVENESS_COUNTS, LIVENESS_REGISTERS } liveness; /* beside the instructions */
	uint64_t workgroup_size;   /* that resources are worked out for; 0: as the metadata say */
	uint64_t insn_width; /* bytes of an instruction in a line; 0: all */
	uint64_t start, stop; /* of what is shown: start <= address < stop */
	bool has_start, has_stop;
	uint64_t adjust_vma;
	struct name_list sections;     /* -j; empty for all */
	struct name_list only_symbols; /* --functions, --disassemble-symbols */
	/* What the input is. */
	bool binary;         /* raw code, no ELF file */
	const char *prefix;      /* put before absolute paths of sources, NULL for none */
	uint64_t prefix_strip;   /* of their folders so many are taken away */
	const char *mcpu;    /* NULL: as the file says */
	struct name_list mattr;
	struct name_list inputs;
	bool sarif;          /* what --check finds, as a document of SARIF */
	bool json;           /* one document of JSON instead of text */
	bool help, version, offloading, processors;
	bool extract; /* with --offloading: to files */
	bool as_llvm; /* called under the name llvm-objdump */
	const char *arch_name; /* with --offloading: what is named so only; NULL for all */
	bool arch_seen;        /* something was */
	bool found;            /* --check has found something */
	struct arena arena; /* owns the words that were split */
};

/* Parses the command line; errors are reported through diag. */
void
options_parse(struct options *o, struct diag *diag, int argc, char **argv);

/* Whether at least one view was asked for. */
bool
options_any_view(const struct options *o);

void
options_help(void);

/* Lists what --simulate-set may name. */
void
options_figures(const struct options *o);

void
options_free(struct options *o);

#endif
