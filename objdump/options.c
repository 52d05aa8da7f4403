/* Parses the command line. Options that llvm-objdump has, too, have the same names here; -b and -m are from GNU
 * objdump, --notes from readelf. An option is a row in the table, with a case in handle_option() if it does more than
 * set a field. */
#include "objdump/options.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "common/isa/target.h"
#include "library/amdgcn.h"

/* Options that do more than set a field. */
enum option_id {
	OPTION_CHECK, OPTION_COLOR, OPTION_COLOR_ALL, OPTION_DEMANGLE, OPTION_DISASSEMBLE, OPTION_DISASSEMBLE_SYMBOLS,
	OPTION_DEBUG, OPTION_DISASSEMBLER_OPTIONS, OPTION_FORMAT, OPTION_FUNCTIONS, OPTION_INSN_WIDTH, OPTION_JUMPS, OPTION_LIVENESS, OPTION_MACHINE,
	OPTION_MATTR, OPTION_MCPU, OPTION_NOTES, OPTION_PREFIX, OPTION_SECTION, OPTION_SIMULATE, OPTION_START, OPTION_STOP,
	OPTION_TRIPLE, OPTION_WORKGROUP,
};

#define CALLS(id) OPT_CALLS(OPTION_##id)
#define FLAG(field) OPT_SETS(OPT_BOOL, struct options, field, true)
#define ENUM(field, first) OPT_SETS(OPT_ENUM, struct options, field, first)
#define NUMBER(field) OPT_SETS(OPT_NUMBER, struct options, field, 0)
#define TEXT(field) OPT_SETS(OPT_TEXT, struct options, field, 0)
#define IGNORED OPT_IGNORES
#define NONEMPTY OPT_NONEMPTY
#define REFUSED OPT_REFUSES

/* Values of -b. The first word must be "binary", because handle_option() compares the index of the value with 0. */
static const char FORMATS[] = "binary elf64-amdgpu elf64-amdgcn";

static const struct opt table[] = {
	{"d", OPT_FLAG, FLAG(disassemble), NULL, "the same as --disassemble", NULL},
	{"disassemble", OPT_OPTIONAL, CALLS(DISASSEMBLE), "NAME,…",
		"disassemble the sections that contain code, or from these symbols to the next", NULL},
	{"D", OPT_FLAG, FLAG(disassemble_all), NULL, "the same as --disassemble-all", NULL},
	{"disassemble-all", OPT_FLAG, FLAG(disassemble_all), NULL, "disassemble all sections", NULL},
	{"assembly", OPT_FLAG, FLAG(assembly), NULL, "write the whole object as a source that assembles to it", NULL},
	{"retarget", OPT_VALUE, TEXT(retarget), "NAME",
		"with --assembly: write the source for this processor, and mark the instructions that it does not support", NONEMPTY},
	{"cfg", OPT_OPTIONAL, ENUM(cfg, CFG_TEXT), "FORM",
		"show the control-flow graph: functions, blocks and loops, as text (default), dot, html", "text dot html"},
	{"functions", OPT_VALUE, CALLS(FUNCTIONS), "NAME,…",
		"with --cfg, --resources, --check, --debug, --simulate, --diff: show these functions only; *: all functions, with --simulate all kernels", NULL},
	{"counts", OPT_VALUE, TEXT(counts_file), "FILE",
		"with --cfg: show how often instructions were executed, from FILE, the JSON of amdgcn-run --counts=instructions", NONEMPTY},
	{"resources", OPT_FLAG, FLAG(resources), NULL, "show the registers, memory and occupancy of kernels", NULL},
	{"workgroup-size", OPT_VALUE, CALLS(WORKGROUP), "ITEMS",
		"with --resources, --simulate: set the number of work items in a work-group", NULL},
	{"check", OPT_OPTIONAL, CALLS(CHECK), "NAME,…",
		"check code: flow, waits, hazards, pops, dvgpr (default); slack: waits that can be relaxed; memory: accesses that nothing orders; races: LDS accesses without a barrier; kernel: arguments and LDS beyond the descriptor's sizes; all: rules of compilers, too; notes: suspicious code, too; each: do not join equal findings", NULL},
	{"check-baseline", OPT_VALUE, TEXT(check_baseline), "FILE",
		"with --check: report only findings that are not in FILE", NULL},
	{"check-write-baseline", OPT_VALUE, TEXT(check_write_baseline), "FILE",
		"with --check: write the findings to FILE, for --check-baseline", NULL},
	{"debug", OPT_VALUE, CALLS(DEBUG), "NAME,…",
		"show what analyses know before each instruction: flow, values, live, waits, hazards", NULL},
	{"diff", OPT_OPTIONAL, ENUM(diff, DIFF_TEXT), "FORM",
		"compare two code objects: kernels, descriptors, metadata, symbols and code, as text (default), html", "text html"},
	{"sarif", OPT_FLAG, FLAG(sarif), NULL, "with --check: print the findings as SARIF 2.1.0", NULL},
	{"simulate", OPT_OPTIONAL, CALLS(SIMULATE), "FORM",
		"simulate kernels on a model of a compute unit, and show where time is spent, as text (default), html", NULL},
	{"simulate-config", OPT_VALUE, CALLS(SIMULATE), "FILE", "with --simulate: read these options from FILE, in YAML", NULL},
	{"simulate-set", OPT_VALUE, CALLS(SIMULATE), "NAME=VALUE,…",
		"with --simulate: set parameters of the machine; help lists them, with -mcpu also their values", NULL},
	{"simulate-loop", OPT_VALUE, CALLS(SIMULATE), "WHERE=N,…",
		"with --simulate: set the iterations of a loop by its block (bb3, 0x1a40, kernel:bb3; *: all others)", NULL},
	{"simulate-branch", OPT_VALUE, CALLS(SIMULATE), "WHERE=DIRECTION,…",
		"with --simulate: set the direction of the branch that ends a block: taken, not-taken, or a pattern such as TTN; T|N: of each wave of a work-group", NULL},
	{"simulate-fetch", OPT_VALUE, CALLS(SIMULATE), "WHERE=FORMAT,…",
		"with --simulate: set the format, and optionally the filter, of fetches by the instruction at an address (*: all others), such as bc7/trilinear", NULL},
	{"simulate-cache", OPT_VALUE, CALLS(SIMULATE), "WHERE=LEVEL,…",
		"with --simulate: set where the load at an address (*: all others) finds its data: first, l2, last or memory", NULL},
	{"simulate-access", OPT_VALUE, CALLS(SIMULATE), "WHERE=CYCLES/FIRST,…",
		"with --simulate: set the cycles for the addresses of the access at an address (*: all others), and the per cent that load from a line first", NULL},
	{"simulate-arg", OPT_VALUE, CALLS(SIMULATE), "NAME=VALUE,…",
		"with --simulate: set kernel arguments by their names in the metadata, or by offset (0x18); loop counts follow from them", NULL},
	{"simulate-workgroups", OPT_VALUE, CALLS(SIMULATE), "XxYxZ",
		"with --simulate: set the hidden arguments of a launch of this many work-groups", NULL},
	{"simulate-stage", OPT_VALUE, CALLS(SIMULATE), "STAGE",
		"with --simulate: set how waves are launched: compute (default), vertex, pixel", NULL},
	{"simulate-rate", OPT_VALUE, CALLS(SIMULATE), "R",
		"with --simulate-stage: set the number of new vertices per triangle, 0.5 to 3, or of pixels", NULL},
	{"simulate-order", OPT_VALUE, CALLS(SIMULATE), "ORDER",
		"with --simulate: set which wave issues first: oldest (default), round-robin", NULL},
	{"simulate-waves", OPT_VALUE, CALLS(SIMULATE), "N", "with --simulate: set the number of waves to launch", NULL},
	{"simulate-cycles", OPT_VALUE, CALLS(SIMULATE), "N", "with --simulate: launch no more waves after this number of cycles", NULL},
	{"simulate-occupancy", OPT_VALUE, CALLS(SIMULATE), "N", "with --simulate: set the number of waves per SIMD", NULL},
	{"simulate-measured", OPT_FLAG, CALLS(SIMULATE), NULL,
		"with --simulate: the directions of --simulate-branch come from a run, as amdgcn-run --simulate-config writes them", NULL},
	{"simulate-fixed", OPT_FLAG, CALLS(SIMULATE), NULL,
		"with --simulate: do not vary assumed parameters to see whether the result depends on them, which takes longer", NULL},
	{"simulate-what-if", OPT_FLAG, CALLS(SIMULATE), NULL,
		"with --simulate: compare variants with other resources and latencies", NULL},
	{"simulate-threads", OPT_VALUE, CALLS(SIMULATE), "N",
		"with --simulate: set the number of threads that simulate kernels, 1 to 256; the output does not depend on it", NULL},
	{"simulate-trace", OPT_VALUE, CALLS(SIMULATE), "FILE",
		"with --simulate: write the issue time of each instruction to FILE", NULL},
	{"simulate-follow", OPT_VALUE, CALLS(SIMULATE), "FILE",
		"with --simulate: make waves follow the paths of a recorded trace", NULL},
	{"liveness", OPT_OPTIONAL, CALLS(LIVENESS), "FORM",
		"disassemble with the registers in use at each instruction: counts (default), registers", "counts registers"},
	{"disassemble-symbols", OPT_VALUE, CALLS(DISASSEMBLE_SYMBOLS), "NAME,…",
		"disassemble from these symbols to the next", NULL},
	{"j", OPT_VALUE, CALLS(SECTION), "NAME", "the same as --section", NULL},
	{"section", OPT_VALUE, CALLS(SECTION), "NAME", "show this section only; may be given several times", NULL},
	{"start-address", OPT_VALUE, CALLS(START), "ADDRESS", "show disassembly, symbols and relocations from ADDRESS on", NULL},
	{"stop-address", OPT_VALUE, CALLS(STOP), "ADDRESS", "show disassembly, symbols and relocations below ADDRESS", NULL},
	{"adjust-vma", OPT_VALUE, NUMBER(adjust_vma), "OFFSET", "add OFFSET to the addresses shown", NULL},
	{"show-all-symbols", OPT_FLAG, FLAG(all_symbols), NULL, "show all symbols at an address, not just one", NULL},
	{"symbolize-operands", OPT_FLAG, FLAG(symbolize), NULL, "give each branch target a label", NULL},
	{"C", OPT_FLAG, FLAG(demangle), NULL, "the same as --demangle", NULL},
	{"demangle", OPT_OPTIONAL, CALLS(DEMANGLE), "STYLE",
		"demangle C++ names: auto (default), gnu-v3; none: do not", "auto gnu-v3 none"},
	{"l", OPT_FLAG, FLAG(line_numbers), NULL, "the same as --line-numbers", NULL},
	{"line-numbers", OPT_FLAG, FLAG(line_numbers), NULL, "disassemble with functions, files and lines of the source", NULL},
	{"S", OPT_FLAG, FLAG(source), NULL, "the same as --source", NULL},
	{"source", OPT_FLAG, FLAG(source), NULL,
		"disassemble with the lines of the source, which must be a regular file of at most 256 MB; HTML pages also show them", NULL},
	{"prefix", OPT_VALUE, CALLS(PREFIX), "PREFIX", "prepend PREFIX to absolute paths of sources", NULL},
	{"prefix-strip", OPT_VALUE, NUMBER(prefix_strip), "N", "strip N leading directories from absolute paths of sources, before --prefix", NULL},
	{"z", OPT_FLAG, FLAG(zeroes), NULL, "the same as --disassemble-zeroes", NULL},
	{"disassemble-zeroes", OPT_FLAG, FLAG(zeroes), NULL, "disassemble runs of zeros, too", NULL},
	{"no-leading-addr", OPT_FLAG, FLAG(no_leading_addr), NULL, "show labels without addresses", NULL},
	{"no-addresses", OPT_FLAG, FLAG(no_leading_addr), NULL, NULL, NULL},
	{"prefix-addresses", OPT_FLAG, FLAG(prefix_addresses), NULL,
		"begin each line of code with the address and the preceding symbol", NULL},
	{"insn-width", OPT_VALUE, CALLS(INSN_WIDTH), "BYTES",
		"show BYTES bytes of an instruction on a line, a multiple of 4", NULL},
	{"visualize-jumps", OPT_OPTIONAL, CALLS(JUMPS), "COLOR",
		"draw arrows from branches to their targets; color: in colours", "color extended-color off"},
	{"color", OPT_OPTIONAL, CALLS(COLOR_ALL), "WHEN",
		"print code and messages in colours: auto (default), always, never", NULL},
	{"disassembler-color", OPT_VALUE, CALLS(COLOR), "WHEN", "print code in colours: terminal (default), on, off", NULL},
#define FLAG_VIEW(file, function, when, field, letter, option, help) \
	{letter, OPT_FLAG, FLAG(field), NULL, "the same as --" option, NULL}, {option, OPT_FLAG, FLAG(field), NULL, help, NULL},
#define NAMED_VIEW(file, function, when, field, option, help) {option, OPT_FLAG, FLAG(field), NULL, help, NULL},
#define VIEW_OPTION(name, kind, action, value, help, words) {name, kind, action, value, help, words},
#include "objdump/views.def"
	{"x", OPT_FLAG, FLAG(all_headers), NULL, "the same as --all-headers", NULL},
	{"all-headers", OPT_FLAG, FLAG(all_headers), NULL, "the same as -a -f -p -h -t -r", NULL},
	{"json", OPT_FLAG, FLAG(json), NULL, "show all views as one JSON document", NULL},
	{"n", OPT_FLAG, FLAG(notes), NULL, "the same as --notes", NULL},
	{"notes", OPT_OPTIONAL, CALLS(NOTES), "FORM",
		"show notes, with metadata as yaml (default); fields: also the fields of amdpal's registers", "yaml fields"},
	{"offloading", OPT_FLAG, FLAG(offloading), NULL, "list the code objects in bundles and fat binaries, or show the selected views of them", NULL},
	{"extract", OPT_FLAG, FLAG(extract), NULL, "with --offloading: write the code objects to files", NULL},
	{"arch-name", OPT_VALUE, TEXT(arch_name), "TEXT", "with --offloading: select the entries whose target contains TEXT", NULL},
	{"b", OPT_VALUE, CALLS(FORMAT), "FORMAT",
		"select the format of the input: binary, which is raw code, or elf64-amdgpu (default)", FORMATS},
	{"target", OPT_VALUE, CALLS(FORMAT), "FORMAT", NULL, FORMATS},
	{"m", OPT_VALUE, CALLS(MACHINE), "MACHINE", "the same as -mcpu; amdgcn selects no processor", NULL},
	{"mcpu", OPT_VALUE, CALLS(MCPU), "NAME", "disassemble for this processor instead of the file's; help lists the processors", NULL},
	{"mattr", OPT_VALUE, CALLS(MATTR), "+F,-F,…", "set features of the processor: +wavefrontsize64 …", NULL},
	{"triple", OPT_VALUE, CALLS(TRIPLE), "TRIPLE", "select the target, which must begin with amdgcn or amdgpu", NULL},
	{"arch", OPT_VALUE, TEXT(arch_name), "NAME", "select the architecture, which must be amdgcn or amdgpu", NULL},
	{"w", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"wide", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"no-show-raw-insn", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"print-imm-hex", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"no-print-imm-hex", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"no-leading-headers", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"disassembler-options", OPT_VALUE, CALLS(DISASSEMBLER_OPTIONS), "LIST", NULL, NULL},
	{"M", OPT_VALUE, CALLS(DISASSEMBLER_OPTIONS), "LIST", NULL, NULL},
	{"show-raw-insn", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"special-syms", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"inlines", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"recurse-limit", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"no-recurse-limit", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"EL", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"mllvm", OPT_VALUE, IGNORED, NULL, NULL, NULL},
	{"debuginfod", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"no-debuginfod", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"debug-file-directory", OPT_VALUE, IGNORED, NULL, NULL, NULL},
	{"debug-vars-indent", OPT_VALUE, IGNORED, NULL, NULL, NULL},
	{"pretty-pgo-analysis-map", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"symbol-description", OPT_FLAG, IGNORED, NULL, NULL, NULL},
	{"traceback-table", OPT_FLAG, FLAG(disassemble), NULL, NULL, NULL},
	{"x86-asm-syntax", OPT_VALUE, IGNORED, NULL, NULL, NULL},
	/* Options of llvm-objdump for features that are not supported. */
	{"build-id", OPT_VALUE, REFUSED, NULL, "files are found by their names only", NULL},
	{"debug-vars", OPT_OPTIONAL, REFUSED, NULL, "the locations of variables are not shown", NULL},
	{"dwarf", OPT_VALUE, REFUSED, NULL, "llvm-dwarfdump and readelf show debug information", NULL},
	{"W", OPT_OPTIONAL, REFUSED, NULL, "llvm-dwarfdump and readelf show debug information", NULL},
	{"debugging", OPT_FLAG, REFUSED, NULL, "llvm-dwarfdump and readelf show debug information", NULL},
	{"g", OPT_FLAG, REFUSED, NULL, "llvm-dwarfdump and readelf show debug information", NULL},
	{"file-offsets", OPT_FLAG, REFUSED, NULL, "-h shows where sections are in the file", NULL},
	{"F", OPT_FLAG, REFUSED, NULL, "-h shows where sections are in the file", NULL},
	{"info", OPT_FLAG, REFUSED, NULL, "there is one format, elf64-amdgpu; -mcpu=help lists the processors", NULL},
	{"i", OPT_FLAG, REFUSED, NULL, "there is one format, elf64-amdgpu; -mcpu=help lists the processors", NULL},
	{"EB", OPT_FLAG, REFUSED, NULL, "code objects are little-endian", NULL},
	{"fault-map-section", OPT_FLAG, REFUSED, NULL, "code objects have no fault map", NULL},
	{"raw-clang-ast", OPT_FLAG, REFUSED, NULL, "code objects contain no syntax tree", NULL},
	{"macho", OPT_FLAG, REFUSED, NULL, "Mach-O files are not read", NULL},
	{"unwind-info", OPT_FLAG, REFUSED, NULL, "this is about COFF and Mach-O files", NULL},
	{"u", OPT_FLAG, REFUSED, NULL, "this is about COFF and Mach-O files", NULL},
	{"v", OPT_FLAG, FLAG(version), NULL, "the same as --version", NULL},
	{"V", OPT_FLAG, FLAG(version), NULL, NULL, NULL},
	{"H", OPT_FLAG, FLAG(help), NULL, NULL, NULL},
	{"version", OPT_FLAG, FLAG(version), NULL, "print the version", NULL},
	{"help", OPT_FLAG, FLAG(help), NULL, "print this help", NULL},
	{0},
};

static const struct loc nowhere = {0};

enum { MOST_GROUP = 1024 /* maximum number of work items in a work-group, the same on all processors */ };

/* Parses an address. Returns false after an error. */
static bool
set_address(struct options *o, const struct opt *row, const char *value, uint64_t *address)
{
	uint64_t v;
	bool ok = opt_number(value, &v);

	if (ok)
		*address = v;
	else
		diag_error(o->diag, nowhere, "--%s: expected a non-negative integer, but got '%s'", row->name, value);
	return ok;
}

static void
set_insn_width(struct options *o, const char *value)
{
	if (!opt_number(value, &o->insn_width) || o->insn_width < 4 || o->insn_width % 4)
		diag_error(o->diag, nowhere, "--insn-width: expected a multiple of 4, the bytes of a dword, but got '%s'", value);
}

/* Handles --visualize-jumps: sets whether arrows are drawn from branches to their targets, and whether in color. value:
 * NULL, "off", or a color mode. */
static void
set_jumps(struct options *o, const char *value)
{
	o->jumps = !value || strcmp(value, "off") != 0;
	o->jumps_colored = o->jumps && value;
}

/* Returns the names of all checks and keywords, each followed by a blank. Sets *certain to the bits of the checks that run by default,
 * and *n to the number of checks. */
static const char *
check_names(struct options *o, unsigned *certain, int *n)
{
	struct amdgcn_check_info info;
	const char *names = "";

	for (*certain = *n = 0; amdgcn_check_info((size_t)*n, &info); ++*n) {
		names = arena_printf(&o->arena, "%s%s ", names, info.name);
		*certain |= (unsigned)info.certain << *n;
	}
	assert(*n <= CHECK_BEFORE_WORDS);
	return arena_printf(&o->arena, "%s%s", names,
#define CHECK(name, meaning) #name " "
#include "objdump/check.def"
#undef CHECK
		"");
}

static void
set_check(struct options *o, const struct opt *row, const char *value)
{
	unsigned certain;
	int nchecks;
	const char *names = check_names(o, &certain, &nchecks);
	struct name_list words = {0};

	name_list_split(&words, &o->arena, value);
	if (value && !words.n)
		diag_error(o->diag, nowhere, "--check: expected names of checks, but got '%s'", value);
	for (size_t i = 0; i < words.n; i++) {
		int check = opt_choose(o->diag, row, names, words.v[i].text);

		o->check |= check < 0 ? 0 : 1u << (check < nchecks ? check : CHECK_BEFORE_WORDS + 1 + check - nchecks);
	}
	o->check_named = (o->check & ~(1u << CHECK_all | 1u << CHECK_each)) != 0;
	if (!(o->check & ~(1u << CHECK_notes | 1u << CHECK_all | 1u << CHECK_each)))
		o->check |= certain;
	name_list_free(&words);
}

static void
set_functions(struct options *o, const char *value)
{
	struct name_list names = {0};

	name_list_split(&names, &o->arena, value);
	for (size_t i = 0; i < names.n; i++)
		if (strcmp(names.v[i].text, "*") == 0) {
			o->only_symbols.all = true;
		} else {
			name_list_add(&o->only_symbols, names.v[i].text);
			o->only_symbols.v[o->only_symbols.n - 1].has_to = true;
		}
	if (!names.n)
		diag_error(o->diag, nowhere, "--functions: expected names of functions, but got '%s'", value);
	name_list_free(&names);
}

static void
set_workgroup(struct options *o, const char *value)
{
	if (!opt_number(value, &o->workgroup_size) || !o->workgroup_size || o->workgroup_size > MOST_GROUP)
		diag_error(o->diag, nowhere, "--workgroup-size: expected a number of work items from 1 to %d, but got '%s'", MOST_GROUP, value);
}

static void
handle_option(struct options *o, const struct opt *row, const char *value)
{
	switch ((enum option_id)row->action.number) {
	case OPTION_CHECK:
		set_check(o, row, value);
		break;
	case OPTION_DEBUG:
		o->debug |= opt_choose_list(o->diag, row, amdgcn_states_name, value);
		break;
	case OPTION_COLOR:
		if (!color_parse(value, &o->color))
			diag_error(o->diag, nowhere, "--disassembler-color: expected on, off, terminal, auto, always or never, but got '%s'", value);
		break;
	case OPTION_COLOR_ALL:
		diag_use_color(o->diag, "--color", value);
		color_parse(value, &o->color);
		break;
	/* auto and gnu-v3 have the same effect: names are demangled as C++ names */
	case OPTION_DEMANGLE:
		o->demangle = !value || strcmp(value, "none") != 0;
		break;
	case OPTION_DISASSEMBLE:
	case OPTION_DISASSEMBLE_SYMBOLS:
		name_list_split(&o->only_symbols, &o->arena, value);
		o->disassemble = true;
		break;
	case OPTION_DISASSEMBLER_OPTIONS:
		diag_warning(o->diag, nowhere, "there are no disassembler options for amdgcn: '%s' is ignored", value);
		break;
	case OPTION_FORMAT:
		o->binary = opt_word_index(row->words, value) == 0;
		break;
	case OPTION_FUNCTIONS:
		set_functions(o, value);
		break;
	case OPTION_INSN_WIDTH:
		set_insn_width(o, value);
		break;
	case OPTION_JUMPS:
		set_jumps(o, value);
		break;
	case OPTION_LIVENESS:
		o->liveness = value && strcmp(value, "registers") == 0 ? LIVENESS_REGISTERS : LIVENESS_COUNTS;
		o->disassemble = true;
		break;
	case OPTION_MACHINE:
		if (!target_architecture(str_from(value), &(struct architecture){0}))
			o->mcpu = value;
		break;
	case OPTION_MATTR:
		name_list_split(&o->mattr, &o->arena, value);
		break;
	case OPTION_MCPU:
		o->mcpu = value;
		o->processors = strcmp(value, "help") == 0;
		break;
	case OPTION_NOTES:
		o->note_fields |= value && strcmp(value, "fields") == 0;
		o->notes = true;
		break;
	case OPTION_PREFIX:
		o->prefix = *value ? value : NULL;
		break;
	case OPTION_SECTION:
		name_list_add(&o->sections, value);
		break;
	case OPTION_SIMULATE:
		simulate_option(&o->simulate, row->name + sizeof "simulate" - 1, value);
		break;
	case OPTION_START:
		o->has_start |= set_address(o, row, value, &o->start);
		break;
	case OPTION_STOP:
		o->has_stop |= set_address(o, row, value, &o->stop);
		break;
	case OPTION_TRIPLE:
		if (!target_architecture((struct str){value, strcspn(value, "-")}, &(struct architecture){0}))
			diag_error(o->diag, nowhere, "unknown architecture in the triple '%s'; expected amdgcn or amdgpu", value);
		break;
	case OPTION_WORKGROUP:
		set_workgroup(o, value);
		break;
	}
}

/* Reports an error if a page is combined with JSON or with other views. others: the options without the page's own view. */
static void
check_page(const struct options *o, const char *option, const struct options *others)
{
	if (o->json)
		diag_error(o->diag, nowhere, "--%s=html writes a page, which has no JSON form", option);
	if (options_any_view(others))
		diag_error(o->diag, nowhere, "--%s=html writes a page, and cannot be combined with other views", option);
}

static void
check_pages(const struct options *o)
{
	struct options others = *o;

	others.cfg = CFG_NONE;
	if (o->cfg == CFG_HTML)
		check_page(o, "cfg", &others);
	others = *o;
	others.simulate.form = SIMULATE_NONE;
	if (o->simulate.form == SIMULATE_HTML && o->cfg != CFG_HTML)
		check_page(o, "simulate", &others);
	if (o->diff == DIFF_HTML)
		check_page(o, "diff", o);
	if (o->diff == DIFF_TEXT && (o->binary || o->offloading || options_any_view(o)))
		diag_error(o->diag, nowhere, "--diff compares two code objects, and cannot be combined with other views");
}

/* Checks -mcpu for --simulate-set=help, which prints the parameters of that processor. */
static void
check_parameters(const struct options *o)
{
	if (!o->simulate.list || !o->mcpu)
		return;
	struct isa isa;
	char why[TARGET_WHY];
	const char *wrong = isa_parse_target_id(&isa, str_from(o->mcpu), why);
	if (wrong)
		diag_error(o->diag, nowhere, "-mcpu=%s: %s", o->mcpu, wrong);
}

/* Reports an error if SARIF is combined with other views, because a SARIF document contains only findings. */
static void
check_sarif(const struct options *o)
{
	struct options others = *o;

	others.check = 0;
	if (o->sarif && (o->json || options_any_view(&others)))
		diag_error(o->diag, nowhere, "--sarif prints the findings of --check, and cannot be combined with other views");
	if (o->sarif && o->binary)
		diag_error(o->diag, nowhere, "--sarif needs a code object: raw code has no functions to check");
}

static void
handle(void *user, const struct opt *row, const char *value)
{
	struct options *o = user;

	if (row)
		handle_option(o, row, value);
	else
		name_list_add(&o->inputs, value);
}

void
options_parse(struct options *o, struct diag *diag, int argc, char **argv)
{
	*o = (struct options){.diag = diag, .stop = UINT64_MAX};
	opt_parse(&(struct opt_reader){.diag = diag, .arena = &o->arena, .table = table, .grouped = true, .fields = o, .files = &o->files,
		.handle = handle, .user = o}, argc, argv);
	simulate_finish(&o->simulate, diag, &o->files); /* sets o->simulate.form, which the checks below read */
	if (!o->inputs.n)
		name_list_add(&o->inputs, "a.out");
	if (o->arch_name && !o->offloading && !target_architecture(str_from(o->arch_name), &(struct architecture){0}))
		diag_error(o->diag, nowhere, "unknown architecture '%s'; expected amdgcn or amdgpu", o->arch_name);
	if (o->json && o->assembly)
		diag_error(o->diag, nowhere, "--assembly writes a source, which has no JSON form");
	if (o->retarget && !o->assembly)
		diag_error(o->diag, nowhere, "--retarget needs --assembly");
	if (o->counts_file && o->cfg != CFG_TEXT && o->cfg != CFG_HTML)
		diag_error(o->diag, nowhere, "--counts needs --cfg, as text or html");
	if (o->start >= o->stop)
		diag_error(o->diag, nowhere, "start address should be less than stop address");
	if (o->disassemble_all || o->line_numbers || (o->source && o->cfg != CFG_HTML && o->simulate.form != SIMULATE_HTML))
		o->disassemble = true;
	o->colored = color_wanted(o->color, STDOUT_FILENO);
	if (o->all_headers)
		o->archive_headers = o->file_headers = o->private_headers = o->section_headers =
			o->symbols = o->relocs = true;
	check_sarif(o);
	if ((o->sarif || o->check_baseline || o->check_write_baseline) && !o->check)
		set_check(o, NULL, NULL);
	check_parameters(o);
	check_pages(o);
}

bool
options_any_view(const struct options *o)
{
	return false
#define TEXT_VIEW(file, function, when) || (when)
#define VIEW(file, function, when) || (when)
#include "objdump/views.def"
		;
}

bool
options_compare(const struct options *o)
{
	return o->inputs.n == 2 && !o->binary && !o->sarif && ((o->cfg && o->cfg != CFG_DOT) || o->simulate.form);
}

void
options_help(void)
{
	opt_help("amdgcn-objdump [OPTION]... FILE...\n"
		"Shows what is in AMD GPU code objects; FILE - is standard input.", table);
}

void
options_parameters(const struct options *o)
{
	struct amdgcn_processor *p = o->mcpu ? amdgcn_processor(o->mcpu, NULL, NULL, 0) : NULL;

	simulate_parameters(p);
	amdgcn_free(p);
}

void
options_free(struct options *o)
{
	name_list_free(&o->sections);
	name_list_free(&o->only_symbols);
	name_list_free(&o->mattr);
	name_list_free(&o->inputs);
	files_free(&o->files);
	simulate_settings_free(&o->simulate);
	map_free(&o->code_objects);
	arena_free(&o->arena);
}
