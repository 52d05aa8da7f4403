/* The command line: those options of llvm-mc that callers use, with llvm-mc's meaning, and some of GNU as
 * and GCC. The table is all that there is to an option that only sets something. */
#include "assembler/run/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"
#include "common/base/opt.h"

enum {
	OPT_OUTPUT, OPT_CPU, OPT_ATTR, OPT_TRIPLE, OPT_ARCH, OPT_INCLUDE, OPT_DEFSYM, OPT_VERSION_OF_CODE,
	OPT_GENERIC, OPT_AUTO_WAITS, OPT_NO_AUTO_WAITS, OPT_AUTO_NOPS, OPT_NO_AUTO_NOPS, OPT_FILL_METADATA, OPT_RESOURCES,
	OPT_FILETYPE, OPT_SHOW_ENCODING, OPT_DISASSEMBLE, OPT_KEEP_LOCALS, OPT_NO_TEXT,
	OPT_LISTING, OPT_DEPEND, OPT_DEPEND_FILE, OPT_DEPEND_TARGET, OPT_DEPEND_QUOTED,
	OPT_DEPEND_PHONY, OPT_NO_WARN, OPT_WARN, OPT_WARN_ALL, OPT_WARN_NOT, OPT_FATAL, OPT_DIAGNOSTICS, OPT_COLOR,
	OPT_OLD_ALTMACRO, OPT_MAX_ROUNDS, OPT_MAX_SIZE,
	OPT_HELP, OPT_VERSION, OPT_VERBOSE, OPT_MARCH, OPT_IGNORED,
};

static const struct opt table[] = {
	{"o", OPT_VALUE, OPT_OUTPUT, "FILE", "write to FILE (a.out if neither it nor -filetype is given)"},
	{"mcpu", OPT_VALUE, OPT_CPU, "NAME", "the processor: gfx900, fiji, gfx90a:xnack+ …; help lists them"},
	{"mattr", OPT_VALUE, OPT_ATTR, "LIST", "features: +xnack,-sramecc,+wavefrontsize64 …"},
	{"triple", OPT_VALUE, OPT_TRIPLE, "TRIPLE", "amdgcn-amd-amdhsa, amdgcn--amdpal, amdgcn-mesa-mesa3d"},
	{"arch", OPT_VALUE, OPT_ARCH, "NAME", "amdgcn, for an object without an OS"},
	{"I", OPT_VALUE, OPT_INCLUDE, "DIR", "look for .include and .incbin files in DIR"},
	{"defsym", OPT_VALUE, OPT_DEFSYM, "NAME=N", "define a symbol"},
	{"amdhsa-code-object-version", OPT_VALUE, OPT_VERSION_OF_CODE, "N", "2 to 6; 5 if not given"},
	{"amdgpu-force-generic-version", OPT_VALUE, OPT_GENERIC, "N",
		"the version of the generic processor in code object version 6"},
	{"resources", OPT_FLAG, OPT_RESOURCES, NULL, "print what kernels use, and how many waves of them there is room for"},
	{"fauto-waits", OPT_FLAG, OPT_AUTO_WAITS, NULL, "put in the waits for memory operations that are missing"},
	{"fno-auto-waits", OPT_FLAG, OPT_NO_AUTO_WAITS, NULL, NULL},
	{"fauto-nops", OPT_FLAG, OPT_AUTO_NOPS, NULL, "put in the s_nop and the like that hazards of the hardware need"},
	{"fno-auto-nops", OPT_FLAG, OPT_NO_AUTO_NOPS, NULL, NULL},
	{"fill-metadata", OPT_FLAG, OPT_FILL_METADATA, NULL,
		"fill in what the metadata omits from the descriptors"},
	{"filetype", OPT_VALUE, OPT_FILETYPE, "TYPE", "obj, asm for the source without macros, null for nothing"},
	{"show-encoding", OPT_FLAG, OPT_SHOW_ENCODING, NULL, "show the bytes of instructions; means -filetype=asm"},
	{"disassemble", OPT_FLAG, OPT_DISASSEMBLE, NULL, "read numbers from 0 to 255, print instructions"},
	{"L", OPT_FLAG, OPT_KEEP_LOCALS, NULL, "keep .L symbols in the symbol table"},
	{"save-temp-labels", OPT_FLAG, OPT_KEEP_LOCALS, NULL, NULL},
	{"n", OPT_FLAG, OPT_NO_TEXT, NULL, "no .text unless the source names it"},
	{"a", OPT_OPTIONAL, OPT_LISTING, "FILE", "list addresses, bytes and source"},
	{"al", OPT_OPTIONAL, OPT_LISTING, "FILE", NULL},
	{"MD", OPT_FLAG, OPT_DEPEND, NULL, "write a rule for make that names all files that are read"},
	{"MMD", OPT_FLAG, OPT_DEPEND, NULL, NULL},
	{"MF", OPT_VALUE, OPT_DEPEND_FILE, "FILE", "the file that -MD writes (the output's name with .d)"},
	{"MT", OPT_VALUE, OPT_DEPEND_TARGET, "NAME", "the target of the rule as it is (the output, quoted)"},
	{"MQ", OPT_VALUE, OPT_DEPEND_QUOTED, "NAME", "the target of the rule, to be quoted"},
	{"MP", OPT_FLAG, OPT_DEPEND_PHONY, NULL, "add an empty rule for each included file"},
	{"W", OPT_FLAG, OPT_NO_WARN, NULL, "print no warnings"},
	{"no-warn", OPT_FLAG, OPT_NO_WARN, NULL, "the same"},
	{"Wkernel", OPT_FIXED, OPT_WARN, "kernel", "warn when code, descriptor and metadata disagree"},
	{"Wpops", OPT_FIXED, OPT_WARN, "pops", "warn when an ordered section of a pixel shader breaks its rules"},
	{"Wwaits", OPT_FIXED, OPT_WARN, "waits", "warn when the result of a memory operation is used before a wait for it"},
	{"Whazards", OPT_FIXED, OPT_WARN, "hazards", "warn when an instruction follows another too closely for the hardware"},
	{"Wall", OPT_FLAG, OPT_WARN_ALL, NULL, "all of these"},
	{"Wno-", OPT_JOINED, OPT_WARN_NOT, NULL, NULL},
	{"fatal-warnings", OPT_FLAG, OPT_FATAL, NULL, "treat warnings as errors"},
	{"diagnostics-format", OPT_VALUE, OPT_DIAGNOSTICS, "FORMAT", "text or json"},
	{"color", OPT_OPTIONAL, OPT_COLOR, "WHEN", "colours in messages: auto, always, never"},
	{"altmacro-before-17", OPT_FLAG, OPT_OLD_ALTMACRO, NULL,
		"leave bare argument names alone under .altmacro"},
	{"max-rounds", OPT_VALUE, OPT_MAX_ROUNDS, "N", "rounds of repetitions that a line may lead to; 16777216 if not given"},
	{"max-size", OPT_VALUE, OPT_MAX_SIZE, "BYTES", "of the object, and of expansions at a time; 1 GB if not given"},
	{"g", OPT_FLAG, DWARF_OPT_SOURCE, NULL, "make debug information for the source itself"},
	{"gdwarf", OPT_FLAG, DWARF_OPT_SOURCE, NULL, NULL},
	{"ggdb", OPT_FLAG, DWARF_OPT_SOURCE, NULL, NULL},
	{"gline-tables-only", OPT_FLAG, DWARF_OPT_SOURCE, NULL, NULL},
	{"gdwarf-", OPT_JOINED, DWARF_OPT_SOURCE, "N", "the same, of DWARF version N"},
	{"dwarf-version", OPT_VALUE, DWARF_OPT_VERSION, "N", "of all debug information: 2 to 5, 4 if not given"},
	{"fdebug-compilation-dir", OPT_VALUE, DWARF_OPT_DIRECTORY, "DIR",
		"the directory that debug information names"},
	{"fdebug-prefix-map", OPT_VALUE, DWARF_OPT_PREFIX_MAP, "OLD=NEW",
		"replace the directory prefix OLD with NEW in it"},
	{"main-file-name", OPT_VALUE, DWARF_OPT_MAIN_FILE_NAME, "NAME", "the name of the source in it"},
	{"dwarf-debug-producer", OPT_VALUE, DWARF_OPT_PRODUCER, "TEXT", "the producer that it names"},
	{"compress-debug-sections", OPT_OPTIONAL, DWARF_OPT_COMPRESS, "HOW", "zlib, zstd or none"},
	/* as for clang */
	{"x", OPT_VALUE, DRIVER_OPT_LANGUAGE, "LANGUAGE",
		"assembler, or assembler-with-cpp, which cpp reads; without -c the object is linked"},
	{"target", OPT_VALUE, DRIVER_OPT_TARGET, "TRIPLE", "as -triple; without -c the object is linked"},
	{"c", OPT_FLAG, DRIVER_OPT_COMPILE, NULL, "do not link"},
	{"D", OPT_VALUE, DRIVER_OPT_DEFINE, "NAME=TEXT", "define a preprocessor macro"},
	{"U", OPT_VALUE, DRIVER_OPT_UNDEFINE, "NAME", "undefine one"},
	{"include", OPT_VALUE, DRIVER_OPT_CPP_INCLUDE, "FILE", "a file for the preprocessor to read first"},
	{"Wp,", OPT_JOINED, DRIVER_OPT_CPP_LIST, "OPTION,...", "options for the preprocessor"},
	{"Xpreprocessor", OPT_VALUE, DRIVER_OPT_CPP_WORD, "OPTION", "the same"},
	{"Wa,", OPT_JOINED, DRIVER_OPT_PASS_LIST, "OPTION,...", "options for the assembler, this program"},
	{"Xassembler", OPT_VALUE, DRIVER_OPT_PASS, "OPTION", "the same"},
	{"Wl,", OPT_JOINED, DRIVER_OPT_LD_LIST, "OPTION,...", "options for the linker"},
	{"Xlinker", OPT_VALUE, DRIVER_OPT_LD_WORD, "OPTION", "the same"},
	{"cpp-path", OPT_VALUE, DRIVER_OPT_CPP, "PROGRAM", "the preprocessor, instead of cpp"},
	{"ld-path", OPT_VALUE, DRIVER_OPT_LD, "PROGRAM", "the linker, instead of amdgcn-ld"},
	{"B", OPT_VALUE, DRIVER_OPT_FOLDER, "DIR", "look for these programs in DIR"},
	{"mcode-object-version", OPT_VALUE, OPT_VERSION_OF_CODE, "N", "as --amdhsa-code-object-version"},
	{"mcode-object-v3", OPT_FIXED, OPT_VERSION_OF_CODE, "3", NULL},
	{"mno-code-object-v3", OPT_FIXED, OPT_VERSION_OF_CODE, "2", NULL},
	{"march", OPT_VALUE, OPT_MARCH, "NAME", "as -mcpu, or as -arch if it is amdgcn"},
	{"mwavefrontsize64", OPT_FIXED, OPT_ATTR, "+wavefrontsize64", "wave64; -mno-wavefrontsize64: wave32"},
	{"mno-wavefrontsize64", OPT_FIXED, OPT_ATTR, "-wavefrontsize64", NULL},
	{"mcumode", OPT_FIXED, OPT_ATTR, "+cumode", "CU mode; -mno-cumode: WGP mode"},
	{"mno-cumode", OPT_FIXED, OPT_ATTR, "-cumode", NULL},
	{"mtgsplit", OPT_FIXED, OPT_ATTR, "+tgsplit", "threadgroup split mode; -mno-tgsplit: none"},
	{"mno-tgsplit", OPT_FIXED, OPT_ATTR, "-tgsplit", NULL},
	{"mxnack", OPT_FIXED, OPT_ATTR, "+xnack", "xnack on; -mno-xnack: off"},
	{"mno-xnack", OPT_FIXED, OPT_ATTR, "-xnack", NULL},
	{"msramecc", OPT_FIXED, OPT_ATTR, "+sramecc", "sramecc on; -mno-sramecc: off"},
	{"mno-sramecc", OPT_FIXED, OPT_ATTR, "-sramecc", NULL},
	{"msram-ecc", OPT_FIXED, OPT_ATTR, "+sramecc", NULL},
	{"mno-sram-ecc", OPT_FIXED, OPT_ATTR, "-sramecc", NULL},
	{"gz", OPT_OPTIONAL, DWARF_OPT_COMPRESS, "HOW", "as --compress-debug-sections"},
	{"Werror", OPT_FLAG, OPT_FATAL, NULL, "as --fatal-warnings"},
	{"w", OPT_FLAG, OPT_NO_WARN, NULL, NULL},
	{"64", OPT_FIXED, DRIVER_OPT_HOST, "--64", "refused, like --32 and --x32: host code"},
	{"32", OPT_FIXED, DRIVER_OPT_HOST, "--32", NULL},
	{"x32", OPT_FIXED, DRIVER_OPT_HOST, "--x32", NULL},
	{"help", OPT_FLAG, OPT_HELP, NULL, "print this"},
	{"h", OPT_FLAG, OPT_HELP, NULL, NULL},
	{"version", OPT_FLAG, OPT_VERSION, NULL, "print the version"},
	{"v", OPT_FLAG, OPT_VERBOSE, NULL, "print the version to standard error and go on, if there is a file"},
	/* what callers pass and changes nothing */
	{"M", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"assemble", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"large-code-model", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"mc-relax-all", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"mllvm", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"no-deprecated-warn", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"no-exec-stack", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"noexecstack", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"output-asm-variant", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"position-independent", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"preserve-comments", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"print-imm-hex", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"show-inst", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"show-inst-operands", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"O", OPT_JOINED, OPT_IGNORED, NULL, NULL},
	{"W", OPT_JOINED, OPT_IGNORED, NULL, NULL},
	{"std", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"fPIC", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fpic", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fPIE", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fpie", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fno-", OPT_JOINED, OPT_IGNORED, NULL, NULL},
	{"fcolor-diagnostics", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fdiagnostics-", OPT_JOINED, OPT_IGNORED, NULL, NULL},
	{"fgpu-rdc", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fintegrated-as", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"fuse-ld", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"fvisibility", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"g0", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"integrated-as", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"mcmodel", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"no-integrated-as", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nogpuinc", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nogpulib", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nodefaultlibs", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nostartfiles", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nostdinc", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"nostdlib", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"pedantic", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"pipe", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"Qunused-arguments", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"rocm-path", OPT_VALUE, OPT_IGNORED, NULL, NULL},
	{"save-temps", OPT_OPTIONAL, OPT_IGNORED, NULL, NULL},
	{"shared", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{0},
};

static void
set_input(struct program *p, const char *value)
{
	struct settings *opt = &p->as.opt;

	if (driver_takes_file(p, value))
		return;
	if (opt->input)
		diag_error(p->as.diag, (struct loc){0}, "more than one input file: '%s' and '%s'", opt->input, value);
	else
		opt->input = value;
}

static void
set_version(struct program *p, const char *value)
{
	int n = value[0] && !value[1] ? value[0] - '0' : 0;
	if (n < OBJECT_VERSION_FIRST || n > OBJECT_VERSION_LAST)
		diag_error(p->as.diag, (struct loc){0}, "unknown code object version '%s'", value);
	else
		p->as.id.version = (unsigned)n;
}

static void
set_generic(struct program *p, const char *value)
{
	char *end;
	unsigned long n = strtoul(value, &end, 0);
	if (!*value || *end || n > UINT8_MAX)
		diag_error(p->as.diag, (struct loc){0}, "the version of a generic processor is 0 to 255, not '%s'", value);
	else
		p->as.id.generic = (uint8_t)n;
}

static void
set_triple(struct program *p, const char *value)
{
	const char *why = object_parse_triple(str_from(value), &p->as.id.os);
	if (why)
		diag_error(p->as.diag, (struct loc){0}, "%s: %s", value, why);
}

static void
set_arch(struct program *p, const char *value)
{
	if (strcmp(value, "amdgcn"))
		diag_error(p->as.diag, (struct loc){0}, "unknown architecture '%s'", value);
	p->as.id.os = OBJECT_OS_NONE;
}

static void
set_type(struct program *p, const char *value)
{
	static const char *const names[] = {[FILE_OBJ] = "obj", [FILE_ASM] = "asm", [FILE_NULL] = "null"};
	for (int i = 0; i <= FILE_NULL; i++)
		if (!strcmp(value, names[i])) {
			p->as.opt.type = (enum file_type)i;
			p->type_given = true;
			return;
		}
	diag_error(p->as.diag, (struct loc){0}, "unknown file type '%s'", value);
}

static void
set_diagnostics(struct program *p, const char *value)
{
	if (!strcmp(value, "json"))
		diag_use_json(p->as.diag);
	else if (strcmp(value, "text"))
		diag_error(p->as.diag, (struct loc){0}, "unknown format of diagnostics '%s'", value);
}

static void
list_processors(void)
{
	for (size_t i = 0; i < isa_ntargets; i++)
		printf("%-16s %s\n", isa_targets[i].name, isa_targets[i].aliases);
}

/* The first line and the Target are what MIOpen looks at. */
static void
print_version(FILE *f)
{
	fprintf(f, "amdgcn-as (gcnutils %s, compatible with clang and llvm-mc)\nTarget: amdgcn-amd-amdhsa\n",
		GCNUTILS_VERSION);
}

static void
list_features(void)
{
	const char *name;

	for (size_t i = 0; (name = isa_feature(i)) != NULL; i++)
		printf("%s\n", name);
}

static void
set_limit(struct program *p, const char *name, const char *value, uint64_t *limit)
{
	uint64_t n;
	if (!opt_number(value, &n) || !n)
		diag_error(p->as.diag, (struct loc){0}, "--%s is a number from 1, not '%s'", name, value);
	else
		*limit = n;
}

static void
option(void *user, int id, const char *value)
{
	struct program *p = user;
	struct settings *opt = &p->as.opt;
	switch (id) {
	case -1: set_input(p, value); break;
	case OPT_OUTPUT: opt->output = value; break;
	case OPT_CPU: opt->cpu = value; break;
	case OPT_ATTR: *APPEND(opt->attrs, opt->nattrs, opt->capattrs) = value; break;
	case OPT_TRIPLE: set_triple(p, value); break;
	case OPT_ARCH: set_arch(p, value); break;
	case OPT_MARCH:
		if (strcmp(value, "amdgcn"))
			opt->cpu = value;
		else
			set_arch(p, value);
		break;
	case DRIVER_OPT_TARGET:
		p->driver.called = true;
		set_triple(p, value);
		break;
	case OPT_INCLUDE: *APPEND(opt->include, opt->ninclude, opt->capinclude) = value; break;
	case OPT_DEFSYM: *APPEND(p->defsyms, p->ndefsyms, p->capdefsyms) = value; break;
	case OPT_VERSION_OF_CODE: set_version(p, value); break;
	case OPT_GENERIC: set_generic(p, value); break;
	case OPT_WARN: opt->warn |= check_bit(str_from(value)); break;
	case OPT_WARN_ALL: opt->warn = (1u << WARN_COUNT) - 1; break;
	case OPT_WARN_NOT: opt->warn &= ~check_bit(str_from(value)); break; /* others are a compiler's */
	case OPT_RESOURCES: opt->resources = true; break;
	case OPT_AUTO_WAITS: opt->insert |= INSERT_WAITS; break;
	case OPT_NO_AUTO_WAITS: opt->insert &= (uint8_t)~INSERT_WAITS; break;
	case OPT_AUTO_NOPS: opt->insert |= INSERT_NOPS; break;
	case OPT_NO_AUTO_NOPS: opt->insert &= (uint8_t)~INSERT_NOPS; break;
	case OPT_FILL_METADATA: opt->fill_metadata = true; break;
	case OPT_FILETYPE: set_type(p, value); break;
	case OPT_SHOW_ENCODING: opt->show_encoding = true; break;
	case OPT_DISASSEMBLE: p->disassemble = true; break;
	case OPT_KEEP_LOCALS: opt->keep_locals = true; break;
	case OPT_NO_TEXT: opt->no_text = true; break;
	case OPT_LISTING: opt->listing = value ? value : "-"; break;
	case OPT_DEPEND: opt->depend = true; break;
	case OPT_DEPEND_FILE:
		opt->depend_file = value;
		opt->depend = true;
		break;
	case OPT_DEPEND_TARGET:
	case OPT_DEPEND_QUOTED:
		opt->depend_target = value;
		opt->depend_quote = id == OPT_DEPEND_QUOTED;
		break;
	case OPT_DEPEND_PHONY: opt->depend_phony = true; break;
	case OPT_NO_WARN: diag_set_warnings(p->as.diag, false, false); break;
	case OPT_FATAL: diag_set_warnings(p->as.diag, true, true); break;
	case OPT_DIAGNOSTICS: set_diagnostics(p, value); break;
	case OPT_COLOR: diag_use_color(p->as.diag, "--color", value); break;
	case OPT_OLD_ALTMACRO: p->as.macros.bare_names_off = true; break;
	case OPT_MAX_ROUNDS: set_limit(p, "max-rounds", value, &opt->max_rounds); break;
	case OPT_MAX_SIZE: set_limit(p, "max-size", value, &opt->max_size); break;
	case OPT_HELP:
		opt_help("amdgcn-as [options] FILE", table);
		p->done = true;
		break;
	case OPT_VERSION:
		print_version(stdout);
		p->done = true;
		break;
	case OPT_VERBOSE:
		print_version(stderr);
		p->verbose = true;
		break;
	case OPT_IGNORED: break;
	default:
		if (id >= DRIVER_OPT_LANGUAGE)
			driver_option(p, id, value);
		else
			dwarf_option(&p->as.dwarf, p->as.diag, id, value);
	}
}

/* GCC calls its assembler "as" and, before version 14, names no version; its libraries are V4. */
static unsigned
default_version(const char *program)
{
	const char *slash = strrchr(program, '/');
	const char *name = slash ? slash + 1 : program;
	return !strcmp(name, "as") || !strcmp(name, "amdgcn-amdhsa-as") ? 4 : OBJECT_VERSION_DEFAULT;
}

/* The options of -Wa and -Xassembler. */
static bool
read_passed(struct program *p)
{
	struct words w = {0};
	bool ok;

	*APPEND(w.p, w.n, w.cap) = "as";
	for (size_t i = 0; i < p->driver.passed.n; i++)
		*APPEND(w.p, w.n, w.cap) = p->driver.passed.p[i];
	ok = opt_parse(p->as.diag, &p->as.arena, table, false, (int)w.n, (char **)(void *)w.p, option, p);
	free(w.p);
	return ok;
}

/* -mcpu=help, -mattr=help. */
static void
list_known(struct program *p)
{
	const struct settings *opt = &p->as.opt;

	if (opt->cpu && !strcmp(opt->cpu, "help")) {
		list_processors();
		p->done = true;
	}
	for (size_t i = 0; i < opt->nattrs && !p->done; i++)
		if (!strcmp(opt->attrs[i], "help")) {
			list_features();
			p->done = true;
		}
	if (p->verbose && !opt->input)
		p->done = true;
}

bool
options_read(struct program *p, int argc, char **argv)
{
	struct settings *opt = &p->as.opt;
	bool ok;

	p->as.id.os = OBJECT_OS_AMDHSA;
	p->as.id.version = default_version(argv[0]);
	ok = opt_parse(p->as.diag, &p->as.arena, table, false, argc, argv, option, p);
	if (!read_passed(p) || !ok || diag_error_count(p->as.diag))
		return false;
	if (!p->driver.objects.n)
		list_known(p);
	if (p->done)
		return true;
	if (p->disassemble || (opt->show_encoding && !p->type_given))
		opt->type = FILE_ASM;
	/* As llvm-mc where the call is one of llvm-mc's, else as as. */
	if (!opt->output)
		opt->output = p->type_given || opt->type != FILE_OBJ ? "-" : "a.out";
	if (opt->depend && !strcmp(opt->output, "-") && (!opt->depend_file || !opt->depend_target))
		diag_error(p->as.diag, (struct loc){0}, "-MD: the output has no name; use -MF and -MT");
	else
		driver_start(p);
	return !diag_error_count(p->as.diag);
}

/* A number as llvm-mc reads it here: decimal, 0x…, 0b…, 0o…, or octal after a 0. */
static bool
parse_number(const char *text, int64_t *num)
{
	bool negative = *text == '-';
	const char *digits = text + negative;
	int base = 0;
	char *end;
	if (digits[0] == '0' && digits[1] && strchr("bBoO", digits[1])) {
		base = strchr("bB", digits[1]) ? 2 : 8;
		digits += 2;
	}
	if (*digits < '0' || *digits > '9')
		return false;
	errno = 0;
	unsigned long long value = strtoull(digits, &end, base);
	if (errno || *end || (negative && value > (unsigned long long)INT64_MAX + 1))
		return false;
	*num = (int64_t)(negative ? 0 - value : value);
	return true;
}

void
options_symbols(struct program *p)
{
	for (size_t i = 0; i < p->ndefsyms; i++) {
		const char *text = p->defsyms[i], *equal = strchr(text, '=');
		int64_t num;
		if (!equal || equal == text)
			diag_error(p->as.diag, (struct loc){0}, "-defsym %s: expected NAME=NUMBER", text);
		else if (!parse_number(equal + 1, &num))
			diag_error(p->as.diag, (struct loc){0}, "-defsym %s: '%s' is not a number", text, equal + 1);
		else
			sym_assign(&p->as.values, (struct str){text, (size_t)(equal - text)}, (struct loc){0}, num, NULL, false);
	}
}

void
options_free(struct program *p)
{
	free(p->as.opt.attrs);
	free(p->as.opt.include);
	free(p->defsyms);
}
