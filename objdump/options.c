/* The options, spelled as llvm-objdump spells them; GNU's -b and -m, and readelf's --notes, beside
 * them. One row in the table, one case in handle_value(). */
#include "objdump/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "common/isa/target.h"

/* A flag's id is the place of its bool in struct options; options with a value have ids past them. */
#define FLAG(field) (int)offsetof(struct options, field)

/* Options of llvm-objdump that ask for what is not here, and why it is not. */
#define REFUSED_OPTIONS(R) \
	R(BUILD_ID, "build-id", OPT_VALUE, "files are found by their names only") \
	R(DEBUG_VARS, "debug-vars", OPT_OPTIONAL, "the places of variables are not shown") \
	R(DWARF, "dwarf", OPT_VALUE, "llvm-dwarfdump and readelf show debug information") \
	R(DWARF_W, "W", OPT_OPTIONAL, "llvm-dwarfdump and readelf show debug information") \
	R(DEBUGGING, "debugging", OPT_FLAG, "llvm-dwarfdump and readelf show debug information") \
	R(DEBUGGING_G, "g", OPT_FLAG, "llvm-dwarfdump and readelf show debug information") \
	R(FILE_OFFSETS, "file-offsets", OPT_FLAG, "-h shows where sections are in the file") \
	R(FILE_OFFSETS_F, "F", OPT_FLAG, "-h shows where sections are in the file") \
	R(INFO, "info", OPT_FLAG, "there is one format, elf64-amdgpu; -mcpu=help lists the processors") \
	R(INFO_I, "i", OPT_FLAG, "there is one format, elf64-amdgpu; -mcpu=help lists the processors") \
	R(BIG_ENDIAN, "EB", OPT_FLAG, "code objects are little-endian") \
	R(FAULT_MAP, "fault-map-section", OPT_FLAG, "code objects have no fault map") \
	R(CLANG_AST, "raw-clang-ast", OPT_FLAG, "code objects hold no syntax tree") \
	R(MACHO, "macho", OPT_FLAG, "Mach-O files are not read") \
	R(UNWIND, "unwind-info", OPT_FLAG, "this is about COFF and Mach-O files") \
	R(UNWIND_U, "u", OPT_FLAG, "this is about COFF and Mach-O files")

#define REFUSED_ID(id, name, arg, why) ID_REFUSED_##id,
#define REFUSED_ROW(id, name, arg, why) {name, arg, ID_REFUSED_##id, NULL, NULL},
#define REFUSED_REASON(id, name, arg, why) {name, why},

enum option_id {
	ID_ADJUST_VMA = sizeof(struct options), ID_ARCH, ID_CFG, ID_CHECK, ID_CHECK_BASELINE, ID_CHECK_WRITE_BASELINE, ID_COLOR, ID_COLOR_ALL, ID_DEMANGLE, ID_DISASSEMBLE,
	ID_DISASSEMBLE_SYMBOLS, ID_DISASSEMBLER_OPTIONS, ID_FORMAT, ID_FUNCTIONS, ID_IGNORED, ID_INSN_WIDTH, ID_JUMPS, ID_LIVENESS, ID_MACHINE, ID_MATTR, ID_MCPU, ID_NOTES, ID_PREFIX, ID_PREFIX_STRIP, ID_SECTION, ID_START, ID_STOP,
	ID_TRIPLE, ID_WORKGROUP,
	/* those of simulate/ask.c, which knows them by name */
	ID_SIMULATE, ID_SIMULATE_BRANCH, ID_SIMULATE_CONFIG, ID_SIMULATE_FETCH, ID_SIMULATE_FOLLOW, ID_SIMULATE_LOOP,
	ID_SIMULATE_OCCUPANCY, ID_SIMULATE_ORDER, ID_SIMULATE_RATE, ID_SIMULATE_SET, ID_SIMULATE_STAGE, ID_SIMULATE_TRACE,
	ID_SIMULATE_WAVES, ID_SIMULATE_WHAT_IF,
	REFUSED_OPTIONS(REFUSED_ID)
};

static const struct {
	const char *name, *why;
} refused[] = {REFUSED_OPTIONS(REFUSED_REASON)};

static const struct opt table[] = {
	{"d", OPT_FLAG, FLAG(disassemble), NULL, "the same as --disassemble"},
	{"disassemble", OPT_OPTIONAL, ID_DISASSEMBLE, "NAME,…",
		"disassemble the sections that hold code, or from these symbols to the next"},
	{"D", OPT_FLAG, FLAG(disassemble_all), NULL, "the same as --disassemble-all"},
	{"disassemble-all", OPT_FLAG, FLAG(disassemble_all), NULL, "disassemble every section"},
	{"assembly", OPT_FLAG, FLAG(assembly), NULL, "the whole object as a source that assembles to it"},
	{"cfg", OPT_OPTIONAL, ID_CFG, "FORM",
		"control flow: functions, their blocks and loops, as text (default), dot, html"},
	{"functions", OPT_VALUE, ID_FUNCTIONS, "NAME,…", "with --cfg, --resources, --check and --simulate: these functions only"},
	{"resources", OPT_FLAG, FLAG(resources), NULL, "what kernels use, and how many waves of them there is room for"},
	{"workgroup-size", OPT_VALUE, ID_WORKGROUP, "ITEMS", "with --resources: work items in a work group, overriding the metadata"},
	{"check", OPT_OPTIONAL, ID_CHECK, "NAME,…", "what is certainly wrong with code: flow, waits, hazards, pops (default); all: by compilers' rules, too; each: equal findings, too; memory: accesses that nothing orders; races: LDS without barriers; slack: waits that can be relaxed; notes: what is suspicious"},
	{"check-baseline", OPT_VALUE, ID_CHECK_BASELINE, "FILE", "with --check: only what is not in FILE"},
	{"check-write-baseline", OPT_VALUE, ID_CHECK_WRITE_BASELINE, "FILE", "with --check: writes what is found to FILE, for --check-baseline"},
	{"sarif", OPT_FLAG, FLAG(sarif), NULL, "with --check, which it implies: as SARIF 2.1.0"},
	{"simulate", OPT_OPTIONAL, ID_SIMULATE, "FORM",
		"run waves of kernels on a model of a compute unit, and show where time goes, as text (default), html"},
	{"simulate-config", OPT_VALUE, ID_SIMULATE_CONFIG, "FILE", "with --simulate: what the options below say, in YAML"},
	{"simulate-set", OPT_VALUE, ID_SIMULATE_SET, "NAME=VALUE,…", "with --simulate: figures of the machine; help lists them, with -mcpu their values, too"},
	{"simulate-loop", OPT_VALUE, ID_SIMULATE_LOOP, "WHERE=N,…",
		"with --simulate: how often the loop of a block (bb3, 0x1a40, kernel:bb3; *: all others) is gone through"},
	{"simulate-branch", OPT_VALUE, ID_SIMULATE_BRANCH, "WHERE=WAY,…",
		"with --simulate: which way the branch that ends a block goes: taken, not-taken, or in turn, as TTN"},
	{"simulate-fetch", OPT_VALUE, ID_SIMULATE_FETCH, "WHERE=FORMAT,…",
		"with --simulate: the format that an instruction at an address (*: all others) fetches, with /FILTER its filter, as bc7/trilinear"},
	{"simulate-stage", OPT_VALUE, ID_SIMULATE_STAGE, "STAGE", "with --simulate: how waves come: compute (default), vertex, pixel"},
	{"simulate-rate", OPT_VALUE, ID_SIMULATE_RATE, "R", "with --simulate-stage: new vertices of a triangle, 0.5 to 3, or pixels of one"},
	{"simulate-order", OPT_VALUE, ID_SIMULATE_ORDER, "ORDER", "with --simulate: which wave comes first: oldest (default), round-robin"},
	{"simulate-waves", OPT_VALUE, ID_SIMULATE_WAVES, "N", "with --simulate: waves in all"},
	{"simulate-occupancy", OPT_VALUE, ID_SIMULATE_OCCUPANCY, "N", "with --simulate: waves that a SIMD holds, overriding the resources"},
	{"simulate-what-if", OPT_FLAG, ID_SIMULATE_WHAT_IF, NULL, "with --simulate: what other resources and latencies would change"},
	{"simulate-trace", OPT_VALUE, ID_SIMULATE_TRACE, "FILE", "with --simulate: write when each instruction is issued"},
	{"simulate-follow", OPT_VALUE, ID_SIMULATE_FOLLOW, "FILE", "with --simulate: waves take the ways of those in a recorded trace"},
	{"liveness", OPT_OPTIONAL, ID_LIVENESS, "FORM",
		"-d with the registers in use beside each instruction: counts (default), registers"},
	{"disassemble-symbols", OPT_VALUE, ID_DISASSEMBLE_SYMBOLS, "NAME,…",
		"disassemble from these symbols to the next"},
	{"j", OPT_VALUE, ID_SECTION, "NAME", "the same as --section"},
	{"section", OPT_VALUE, ID_SECTION, "NAME", "show this section only; may be repeated"},
	{"start-address", OPT_VALUE, ID_START, "ADDRESS", "show nothing below this address"},
	{"stop-address", OPT_VALUE, ID_STOP, "ADDRESS", "show nothing from this address on"},
	{"adjust-vma", OPT_VALUE, ID_ADJUST_VMA, "OFFSET", "add this to the addresses shown"},
	{"show-all-symbols", OPT_FLAG, FLAG(all_symbols), NULL,
		"show all symbols at an address, not just one"},
	{"symbolize-operands", OPT_FLAG, FLAG(symbolize), NULL, "give every branch target a label"},
	{"C", OPT_FLAG, FLAG(demangle), NULL, "the same as --demangle"},
	{"demangle", OPT_OPTIONAL, ID_DEMANGLE, "STYLE", "demangle C++ names: auto (default), gnu-v3; none: do not"},
	{"l", OPT_FLAG, FLAG(line_numbers), NULL, "the same as --line-numbers"},
	{"line-numbers", OPT_FLAG, FLAG(line_numbers), NULL,
		"-d with functions, files and lines of the source"},
	{"S", OPT_FLAG, FLAG(source), NULL, "the same as --source"},
	{"source", OPT_FLAG, FLAG(source), NULL, "-d with the lines of the source, a regular file of at most 256 MB"},
	{"prefix", OPT_VALUE, ID_PREFIX, "PREFIX", "before absolute paths of sources"},
	{"prefix-strip", OPT_VALUE, ID_PREFIX_STRIP, "N", "strip this many leading directories from them first"},
	{"z", OPT_FLAG, FLAG(zeroes), NULL, "the same as --disassemble-zeroes"},
	{"disassemble-zeroes", OPT_FLAG, FLAG(zeroes), NULL, "disassemble runs of zeros too"},
	{"no-leading-addr", OPT_FLAG, FLAG(no_leading_addr), NULL, "no addresses before labels"},
	{"no-addresses", OPT_FLAG, FLAG(no_leading_addr), NULL, NULL},
	{"prefix-addresses", OPT_FLAG, FLAG(prefix_addresses), NULL,
		"the address and the preceding symbol in each line of code"},
	{"insn-width", OPT_VALUE, ID_INSN_WIDTH, "BYTES", "bytes of an instruction per line, a multiple of 4"},
	{"visualize-jumps", OPT_OPTIONAL, ID_JUMPS, "COLOR",
		"arrows from branches to their targets; color: in colours"},
	{"color", OPT_OPTIONAL, ID_COLOR_ALL, "WHEN",
		"colours in code and messages: auto (default), always, never"},
	{"disassembler-color", OPT_VALUE, ID_COLOR, "WHEN", "colours in code: terminal (default), on, off"},
	{"a", OPT_FLAG, FLAG(archive_headers), NULL, "the same as --archive-headers"},
	{"archive-headers", OPT_FLAG, FLAG(archive_headers), NULL,
		"show what an archive says of its members"},
	{"f", OPT_FLAG, FLAG(file_headers), NULL, "the same as --file-headers"},
	{"file-headers", OPT_FLAG, FLAG(file_headers), NULL, "show architecture and start address"},
	{"p", OPT_FLAG, FLAG(private_headers), NULL, "the same as --private-headers"},
	{"private-headers", OPT_FLAG, FLAG(private_headers), NULL,
		"show the program headers and the dynamic section"},
	{"h", OPT_FLAG, FLAG(section_headers), NULL, "the same as --section-headers"},
	{"section-headers", OPT_FLAG, FLAG(section_headers), NULL, "show the section table"},
	{"headers", OPT_FLAG, FLAG(section_headers), NULL, NULL},
	{"show-lma", OPT_FLAG, FLAG(show_lma), NULL, "load addresses in the section table"},
	{"t", OPT_FLAG, FLAG(symbols), NULL, "the same as --syms"},
	{"syms", OPT_FLAG, FLAG(symbols), NULL, "show the symbol table"},
	{"T", OPT_FLAG, FLAG(dynamic_symbols), NULL, "the same as --dynamic-syms"},
	{"dynamic-syms", OPT_FLAG, FLAG(dynamic_symbols), NULL, "show the dynamic symbol table"},
	{"r", OPT_FLAG, FLAG(relocs), NULL, "the same as --reloc"},
	{"reloc", OPT_FLAG, FLAG(relocs), NULL, "show relocations; with -d, below the instructions"},
	{"R", OPT_FLAG, FLAG(dynamic_relocs), NULL, "the same as --dynamic-reloc"},
	{"dynamic-reloc", OPT_FLAG, FLAG(dynamic_relocs), NULL, "show the dynamic relocations"},
	{"s", OPT_FLAG, FLAG(contents), NULL, "the same as --full-contents"},
	{"full-contents", OPT_FLAG, FLAG(contents), NULL, "show the bytes of the sections"},
	{"x", OPT_FLAG, FLAG(all_headers), NULL, "the same as --all-headers"},
	{"all-headers", OPT_FLAG, FLAG(all_headers), NULL, "the same as -a -f -p -h -t -r"},
	{"json", OPT_FLAG, FLAG(json), NULL, "show it as one JSON document"},
	{"n", OPT_FLAG, FLAG(notes), NULL, "the same as --notes"},
	{"notes", OPT_OPTIONAL, ID_NOTES, "FORM", "show notes, metadata as yaml (default); fields: registers of amdpal field by field, too"},
	{"offloading", OPT_FLAG, FLAG(offloading), NULL,
		"list the code objects in other files, or show the views asked for"},
	{"extract", OPT_FLAG, FLAG(extract), NULL, "with --offloading: write them to files"},
	{"arch-name", OPT_VALUE, ID_ARCH, "TEXT", "with --offloading: only those whose target contains TEXT"},
	{"b", OPT_VALUE, ID_FORMAT, "FORMAT", "binary: the input is raw code; else elf64-amdgpu"},
	{"target", OPT_VALUE, ID_FORMAT, "FORMAT", NULL},
	{"m", OPT_VALUE, ID_MACHINE, "MACHINE", "the same as -mcpu; amdgcn changes nothing"},
	{"mcpu", OPT_VALUE, ID_MCPU, "NAME", "the processor, overriding the file; help lists them"},
	{"mattr", OPT_VALUE, ID_MATTR, "+F,-F,…", "processor features, as in +wavefrontsize64"},
	{"triple", OPT_VALUE, ID_TRIPLE, "TRIPLE", "amdgcn-…; nothing else is accepted"},
	{"arch", OPT_VALUE, ID_ARCH, "NAME", "amdgcn"},
	{"w", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"wide", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"no-show-raw-insn", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"print-imm-hex", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"no-print-imm-hex", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"no-leading-headers", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"disassembler-options", OPT_VALUE, ID_DISASSEMBLER_OPTIONS, "LIST", NULL},
	{"M", OPT_VALUE, ID_DISASSEMBLER_OPTIONS, "LIST", NULL},
	{"show-raw-insn", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"special-syms", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"inlines", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"recurse-limit", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"no-recurse-limit", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"EL", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"mllvm", OPT_VALUE, ID_IGNORED, NULL, NULL},
	{"debuginfod", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"no-debuginfod", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"debug-file-directory", OPT_VALUE, ID_IGNORED, NULL, NULL},
	{"debug-vars-indent", OPT_VALUE, ID_IGNORED, NULL, NULL},
	{"pretty-pgo-analysis-map", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"symbol-description", OPT_FLAG, ID_IGNORED, NULL, NULL},
	{"traceback-table", OPT_FLAG, FLAG(disassemble), NULL, NULL},
	{"x86-asm-syntax", OPT_VALUE, ID_IGNORED, NULL, NULL},
	REFUSED_OPTIONS(REFUSED_ROW)
	{"v", OPT_FLAG, FLAG(version), NULL, "the same as --version"},
	{"V", OPT_FLAG, FLAG(version), NULL, NULL},
	{"H", OPT_FLAG, FLAG(help), NULL, NULL},
	{"version", OPT_FLAG, FLAG(version), NULL, "show the version"},
	{"help", OPT_FLAG, FLAG(help), NULL, "show this"},
	{NULL, OPT_FLAG, 0, NULL, NULL},
};

static const struct loc nowhere = {0};

enum { MOST_GROUP = 1024 /* work items of a work group, on every processor */ };

/* Returns otherwise after an error. */
static uint64_t
number(struct options *o, const char *option, const char *value, uint64_t otherwise)
{
	uint64_t v;

	if (opt_number(value, &v))
		return v;
	diag_error(o->diag, nowhere, "--%s: expected a non-negative integer, but got '%s'", option, value);
	return otherwise;
}

static void
set_format(struct options *o, const char *name)
{
	if (strcmp(name, "binary") == 0)
		o->binary = true;
	else if (strcmp(name, "elf64-amdgpu") == 0 || strcmp(name, "elf64-amdgcn") == 0)
		o->binary = false;
	else
		diag_error(o->diag, nowhere, "-b: unknown format '%s'; expected binary or elf64-amdgpu", name);
}

static void
set_insn_width(struct options *o, const char *value)
{
	if (!opt_number(value, &o->insn_width) || o->insn_width < 4 || o->insn_width % 4)
		diag_error(o->diag, nowhere, "--insn-width: expected a multiple of 4, the bytes of a dword, but got '%s'", value);
}

static void
set_jumps(struct options *o, const char *value)
{
	o->jumps = !value || strcmp(value, "off") != 0;
	o->jumps_colored = value && (strcmp(value, "color") == 0 || strcmp(value, "extended-color") == 0);
	if (o->jumps && value && !o->jumps_colored)
		diag_error(o->diag, nowhere, "--visualize-jumps: expected color, extended-color or off, but got '%s'", value);
}

static const char *
next_word(void *words, size_t i)
{
	return ((const char *const *)words)[i];
}

/* The number of a word of a list that NULL ends; 0 after an error. Without a value the first. */
static unsigned
choose(struct options *o, const char *option, const char *value, const char *const *words)
{
	char list[128] = "";
	const char *near;

	for (unsigned i = 0; words[i]; i++)
		if (!value || strcmp(value, words[i]) == 0)
			return i;
	for (unsigned i = 0; words[i]; i++)
		snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i == 0 ? "" : words[i + 1] ? ", " : " or ", words[i]);
	near = str_nearest(str_from(value), next_word, (void *)(uintptr_t)words);
	diag_error(o->diag, nowhere, "--%s: expected %s, but got '%s'%s%s%s", option, list, value, near ? "; did you mean " : "",
		near ? near : "", near ? "?" : "");
	return 0;
}

static void
set_check(struct options *o, const char *value)
{
	static const char *const names[] = {
#define CHECK(name, certain, meaning) #name,
#include "common/analysis/check/check.def"
#include "objdump/check.def"
#undef CHECK
		NULL
	};
	static const unsigned certain = 0
#define CHECK(name, certain, meaning) | (certain) << CHECK_##name
#include "common/analysis/check/check.def"
#undef CHECK
		;
	struct words words = {0};

	words_split(&words, &o->arena, value);
	if (value && !words.n)
		diag_error(o->diag, nowhere, "--check: expected names of checks, but got '%s'", value);
	for (size_t i = 0; i < words.n; i++)
		o->check |= 1u << choose(o, "check", words.v[i].text, names);
	o->check_named = (o->check & ~(1u << CHECK_all | 1u << CHECK_each)) != 0;
	if (!(o->check & ~(1u << CHECK_notes | 1u << CHECK_all | 1u << CHECK_each)))
		o->check |= certain;
	free(words.v);
}

static void
set_functions(struct options *o, const char *value)
{
	size_t before = o->only_symbols.n;

	words_split(&o->only_symbols, &o->arena, value);
	for (size_t i = before; i < o->only_symbols.n; i++)
		o->only_symbols.v[i].has_to = true;
	if (o->only_symbols.n == before)
		diag_error(o->diag, nowhere, "--functions: expected names of functions, but got '%s'", value);
}

/* GNU's words for how names are mangled; those of C++ are demangled, whatever is said. */
static void
set_demangle(struct options *o, const char *value)
{
	static const char *const styles[] = {"auto", "gnu-v3", "none", NULL};

	o->demangle = choose(o, "demangle", value, styles) != 2;
}

static void
set_workgroup(struct options *o, const char *value)
{
	if (!opt_number(value, &o->workgroup_size) || !o->workgroup_size || o->workgroup_size > MOST_GROUP)
		diag_error(o->diag, nowhere, "--workgroup-size: expected work items, 1 to %d, but got '%s'", MOST_GROUP, value);
}

static void
refuse(struct options *o, unsigned i)
{
	diag_error(o->diag, nowhere, "option %s%s is not supported: %s", refused[i].name[1] ? "--" : "-", refused[i].name,
		refused[i].why);
}

/* The row of an option of --simulate, whose ids have one each. */
static const char *
option_name(enum option_id id)
{
	const struct opt *row = table;

	while (row->id != (int)id)
		row++;
	return row->name;
}

static void
handle_value(struct options *o, enum option_id id, const char *value)
{
	switch (id) {
	case ID_ADJUST_VMA:
		o->adjust_vma = number(o, "adjust-vma", value, 0);
		break;
	case ID_ARCH:
		o->arch_name = value;
		break;
	case ID_CFG:
		o->cfg = CFG_TEXT + choose(o, "cfg", value, (const char *const[]){"text", "dot", "html", NULL});
		break;
	case ID_CHECK_BASELINE:
		o->check_baseline = value;
		break;
	case ID_CHECK_WRITE_BASELINE:
		o->check_write_baseline = value;
		break;
	case ID_CHECK:
		set_check(o, value);
		break;
	case ID_COLOR:
		if (!color_parse(value, &o->color))
			diag_error(o->diag, nowhere, "--disassembler-color: expected on, off or terminal, but got '%s'", value);
		break;
	case ID_COLOR_ALL:
		diag_use_color(o->diag, "--color", value);
		color_parse(value, &o->color);
		break;
	case ID_DEMANGLE:
		set_demangle(o, value);
		break;
	case ID_DISASSEMBLE:
	case ID_DISASSEMBLE_SYMBOLS:
		words_split(&o->only_symbols, &o->arena, value);
		o->disassemble = true;
		break;
	case ID_DISASSEMBLER_OPTIONS:
		diag_warning(o->diag, nowhere, "there are no disassembler options for amdgcn: '%s' is ignored", value);
		break;
	case ID_FORMAT:
		set_format(o, value);
		break;
	case ID_FUNCTIONS:
		set_functions(o, value);
		break;
	case ID_IGNORED:
		break;
	case ID_INSN_WIDTH:
		set_insn_width(o, value);
		break;
	case ID_JUMPS:
		set_jumps(o, value);
		break;
	case ID_LIVENESS:
		o->liveness = LIVENESS_COUNTS + choose(o, "liveness", value, (const char *const[]){"counts", "registers", NULL});
		o->disassemble = true;
		break;
	case ID_MACHINE:
		if (strcmp(value, "amdgcn") != 0)
			o->mcpu = value;
		break;
	case ID_MATTR:
		words_split(&o->mattr, &o->arena, value);
		break;
	case ID_MCPU:
		o->mcpu = value;
		o->processors = strcmp(value, "help") == 0;
		break;
	case ID_NOTES:
		o->note_fields |= choose(o, "notes", value, (const char *const[]){"yaml", "fields", NULL}) == 1;
		o->notes = true;
		break;
	case ID_WORKGROUP:
		set_workgroup(o, value);
		break;
	case ID_PREFIX:
		o->prefix = *value ? value : NULL;
		break;
	case ID_PREFIX_STRIP:
		o->prefix_strip = number(o, "prefix-strip", value, 0);
		break;
	case ID_SECTION:
		words_add(&o->sections, value);
		break;
	case ID_START:
		o->start = number(o, "start-address", value, 0);
		o->has_start = true;
		break;
	case ID_STOP:
		o->stop = number(o, "stop-address", value, UINT64_MAX);
		o->has_stop = true;
		break;
	case ID_TRIPLE:
		if (strcmp(value, "amdgcn") != 0 && strncmp(value, "amdgcn-", 7) != 0)
			diag_error(o->diag, nowhere, "unknown triple '%s': this is a tool for amdgcn-…", value);
		break;
	default:
		if (id >= ID_SIMULATE && id <= ID_SIMULATE_WHAT_IF)
			simulate_option(&o->simulate, option_name(id) + sizeof "simulate" - 1, value);
		else
			refuse(o, id - ID_REFUSED_BUILD_ID);
		break;
	}
}

/* Nothing else goes on a page. others: without the view that makes it. */
static void
check_page(const struct options *o, const char *option, const struct options *others)
{
	if (o->json)
		diag_error(o->diag, nowhere, "--%s=html is a page and has no JSON form", option);
	if (options_any_view(others))
		diag_error(o->diag, nowhere, "--%s=html is a page, on which nothing else can be shown", option);
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
}

/* The processor whose figures --simulate-set=help has to show. */
static void
check_figures(const struct options *o)
{
	char why[TARGET_WHY];
	const char *wrong;
	struct isa isa;

	if (!o->simulate.list || !o->mcpu)
		return;
	wrong = isa_parse_target_id(&isa, str_from(o->mcpu), why);
	if (wrong)
		diag_error(o->diag, nowhere, "-mcpu=%s: %s", o->mcpu, wrong);
}

/* Its document has findings, and nothing else. */
static void
check_sarif(const struct options *o)
{
	struct options others = *o;

	others.check = 0;
	if (o->sarif && (o->json || options_any_view(&others)))
		diag_error(o->diag, nowhere, "--sarif is a document of what --check finds, and of no other view");
	if (o->sarif && o->binary)
		diag_error(o->diag, nowhere, "--sarif is of code objects: raw code has no functions to check");
}

static void
handle(void *user, int id, const char *value)
{
	struct options *o = user;

	if (id == -1)
		words_add(&o->inputs, value);
	else if (id < (int)sizeof *o)
		*(bool *)((char *)o + id) = true;
	else
		handle_value(o, (enum option_id)id, value);
}

void
options_parse(struct options *o, struct diag *diag, int argc, char **argv)
{
	*o = (struct options){.diag = diag, .stop = UINT64_MAX};
	opt_parse(diag, &o->arena, table, true, argc, argv, handle, o);
	if (!o->inputs.n)
		words_add(&o->inputs, "a.out");
	if (o->arch_name && !o->offloading && strcmp(o->arch_name, "amdgcn") != 0)
		diag_error(o->diag, nowhere, "unknown architecture '%s': this is a tool for amdgcn", o->arch_name);
	if (o->json && o->assembly)
		diag_error(o->diag, nowhere, "--assembly is a source and has no JSON form");
	if (o->start >= o->stop)
		diag_error(o->diag, nowhere, "start address should be less than stop address");
	if (o->disassemble_all || o->source || o->line_numbers)
		o->disassemble = true;
	o->colored = color_wanted(o->color, STDOUT_FILENO);
	if (o->all_headers)
		o->archive_headers = o->file_headers = o->private_headers = o->section_headers =
			o->symbols = o->relocs = true;
	check_sarif(o);
	if ((o->sarif || o->check_baseline || o->check_write_baseline) && !o->check)
		set_check(o, NULL);
	simulate_finish(&o->simulate, diag);
	check_figures(o);
	check_pages(o);
}

bool
options_any_view(const struct options *o)
{
	return o->archive_headers || o->file_headers || o->private_headers || o->section_headers || o->symbols ||
		o->dynamic_symbols || o->relocs || o->dynamic_relocs || o->contents || o->notes ||
		o->disassemble || o->cfg || o->resources || o->check || o->assembly || o->simulate.form;
}

void
options_help(void)
{
	opt_help("amdgcn-objdump OPTION… FILE…\n"
		 "Shows what is in AMD GPU code objects; FILE - is standard input.", table);
}

void
options_processors(void)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		printf("%-16s %s\n", isa_targets[i].name, isa_targets[i].aliases);
}

void
options_figures(const struct options *o)
{
	char why[TARGET_WHY];
	struct isa isa;

	simulate_figures(o->mcpu && !isa_parse_target_id(&isa, str_from(o->mcpu), why) ? isa.target : NULL);
}

void
options_free(struct options *o)
{
	free(o->sections.v);
	free(o->only_symbols.v);
	free(o->mattr.v);
	free(o->inputs.v);
	simulate_ask_free(&o->simulate);
	arena_free(&o->arena);
}
