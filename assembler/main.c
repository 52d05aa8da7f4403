/* amdgcn-as: assembles one source into one relocatable object. Users' view: man/amdgcn-as.1. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/as.h"
#include "assembler/check.h"
#include "assembler/dir.h"
#include "assembler/fixup.h"
#include "assembler/layout.h"
#include "assembler/statement.h"
#include "assembler/write.h"
#include "common/base/array.h"
#include "common/base/opt.h"

enum {
	OPT_OUTPUT, OPT_CPU, OPT_ATTR, OPT_TRIPLE, OPT_ARCH, OPT_INCLUDE, OPT_DEFSYM, OPT_VERSION_OF_CODE,
	OPT_FILETYPE, OPT_KEEP_LOCALS, OPT_NO_WARN, OPT_FATAL, OPT_OLD_ALTMACRO, OPT_HELP, OPT_VERSION,
	OPT_IGNORED, OPT_GENERIC, OPT_WARN_KERNEL, OPT_FILL_METADATA,
};

static const struct opt table[] = {
	{"o", OPT_VALUE, OPT_OUTPUT, "FILE", "write the object to FILE (a.out if it is not given)"},
	{"mcpu", OPT_VALUE, OPT_CPU, "NAME", "the processor: gfx900, fiji, gfx90a:xnack+ …"},
	{"mattr", OPT_VALUE, OPT_ATTR, "LIST", "features: +xnack,-sramecc,+wavefrontsize64 …"},
	{"triple", OPT_VALUE, OPT_TRIPLE, "TRIPLE", "amdgcn-amd-amdhsa, amdgcn--amdpal, amdgcn-mesa-mesa3d"},
	{"arch", OPT_VALUE, OPT_ARCH, "NAME", "amdgcn, for an object without an OS"},
	{"I", OPT_VALUE, OPT_INCLUDE, "DIR", "look for .include and .incbin files in DIR"},
	{"defsym", OPT_VALUE, OPT_DEFSYM, "NAME=N", "define a symbol"},
	{"amdhsa-code-object-version", OPT_VALUE, OPT_VERSION_OF_CODE, "N", "2 to 6; 5 if not given"},
	{"amdgpu-force-generic-version", OPT_VALUE, OPT_GENERIC, "N",
		"the version of the generic processor in code object version 6"},
	{"filetype", OPT_VALUE, OPT_FILETYPE, "TYPE", "obj, or null to write nothing"},
	{"L", OPT_FLAG, OPT_KEEP_LOCALS, NULL, "keep .L symbols in the symbol table"},
	{"W", OPT_FLAG, OPT_NO_WARN, NULL, "print no warnings"},
	{"no-warn", OPT_FLAG, OPT_NO_WARN, NULL, NULL},
	{"Wkernel", OPT_FLAG, OPT_WARN_KERNEL, NULL, "warn when code, descriptor and metadata disagree"},
	{"fill-metadata", OPT_FLAG, OPT_FILL_METADATA, NULL,
		"derive what metadata leave out from the descriptors"},
	{"fatal-warnings", OPT_FLAG, OPT_FATAL, NULL, "take warnings as errors"},
	{"altmacro-before-17", OPT_FLAG, OPT_OLD_ALTMACRO, NULL,
		"leave bare argument names alone under .altmacro"},
	{"g", OPT_FLAG, DWARF_OPT_SOURCE, NULL, "make debug information for the source itself"},
	{"gdwarf", OPT_FLAG, DWARF_OPT_SOURCE, NULL, NULL},
	{"gdwarf-", OPT_JOINED, DWARF_OPT_SOURCE, "N", "the same, of DWARF version N"},
	{"dwarf-version", OPT_VALUE, DWARF_OPT_VERSION, "N", "of all debug information: 2 to 5, 4 if not given"},
	{"fdebug-compilation-dir", OPT_VALUE, DWARF_OPT_DIRECTORY, "DIR",
		"the directory that debug information names"},
	{"fdebug-prefix-map", OPT_VALUE, DWARF_OPT_PREFIX_MAP, "OLD=NEW",
		"directories in it that begin with OLD begin with NEW"},
	{"main-file-name", OPT_VALUE, DWARF_OPT_MAIN_FILE_NAME, "NAME", "the name of the source in it"},
	{"dwarf-debug-producer", OPT_VALUE, DWARF_OPT_PRODUCER, "TEXT", "the program that it names"},
	{"compress-debug-sections", OPT_OPTIONAL, DWARF_OPT_COMPRESS, "HOW", "zlib, or none"},
	{"n", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"noexecstack", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"no-exec-stack", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"position-independent", OPT_FLAG, OPT_IGNORED, NULL, NULL},
	{"help", OPT_FLAG, OPT_HELP, NULL, "print this"},
	{"version", OPT_FLAG, OPT_VERSION, NULL, "print the version"},
	{0},
};

/* What the options say that can only be applied when all of them are known. */
struct wishes {
	struct as *as;
	const char *cpu, **attrs, **defsyms;
	size_t nattrs, capattrs, ndefsyms, capdefsyms;
};

static void
set_input(struct as *as, const char *value)
{
	if (as->opt.input)
		die("more than one input file: '%s' and '%s'", as->opt.input, value);
	as->opt.input = value;
}

static void
set_version(struct as *as, const char *value)
{
	int n = value[0] && !value[1] ? value[0] - '0' : 0;
	if (n < OBJECT_VERSION_FIRST || n > OBJECT_VERSION_LAST)
		die("unknown code object version '%s'", value);
	as->id.version = (unsigned)n;
	as->opt.version_given = true;
}

static void
set_generic(struct as *as, const char *value)
{
	char *end;
	unsigned long n = strtoul(value, &end, 0);
	if (!*value || *end || n > UINT8_MAX)
		die("the version of a generic processor is 0 to 255, not '%s'", value);
	as->id.generic = (uint8_t)n;
}

static void
option(void *user, int id, const char *value)
{
	struct wishes *w = user;
	struct as *as = w->as;
	const char *why;
	switch (id) {
	case -1: set_input(as, value); break;
	case OPT_OUTPUT: as->opt.output = value; break;
	case OPT_CPU: w->cpu = value; break;
	case OPT_ATTR: *APPEND(w->attrs, w->nattrs, w->capattrs) = value; break;
	case OPT_TRIPLE:
		why = object_parse_triple(str_from(value), &as->id.os);
		if (why)
			die("%s: %s", value, why);
		break;
	case OPT_ARCH:
		if (strcmp(value, "amdgcn"))
			die("unknown architecture '%s'", value);
		as->id.os = OBJECT_OS_NONE;
		break;
	case OPT_INCLUDE:
		*APPEND(as->opt.include, as->opt.ninclude, as->opt.capinclude) = value;
		break;
	case OPT_DEFSYM: *APPEND(w->defsyms, w->ndefsyms, w->capdefsyms) = value; break;
	case OPT_VERSION_OF_CODE: set_version(as, value); break;
	case OPT_GENERIC: set_generic(as, value); break;
	case OPT_FILETYPE:
		if (strcmp(value, "obj") && strcmp(value, "null"))
			die("unknown file type '%s'", value);
		as->opt.no_output = !strcmp(value, "null");
		break;
	case OPT_KEEP_LOCALS: as->opt.keep_locals = true; break;
	case OPT_NO_WARN: diag_set_warnings(false, false); break;
	case OPT_WARN_KERNEL: as->opt.warn_kernel = true; break;
	case OPT_FILL_METADATA: as->opt.fill_metadata = true; break;
	case OPT_FATAL: diag_set_warnings(true, true); break;
	case OPT_OLD_ALTMACRO: as->macros.bare_names_off = true; break;
	case OPT_HELP:
		opt_help("amdgcn-as [options] FILE", table);
		exit(0);
	case OPT_VERSION:
		printf("amdgcn-as (gcnutils) %s\n", GCNUTILS_VERSION);
		exit(0);
	case OPT_IGNORED: break;
	default: dwarf_option(as, id, value); break;
	}
}

/* -mcpu=NAME[:feature±…], then every -mattr. */
static void
set_processor(struct as *as, const struct wishes *w)
{
	if (!w->cpu)
		return;
	const char *why = isa_parse_target_id(&as->id.isa, str_from(w->cpu));
	const char *near = why ? target_nearest(str_from(w->cpu)) : NULL;
	if (why)
		die("-mcpu=%s: %s%s%s%s", w->cpu, why, near ? "; did you mean '" : "", near ? near : "",
			near ? "'?" : "");
	as->has_processor = true;
	for (size_t i = 0; i < w->nattrs; i++) {
		struct str rest = str_from(w->attrs[i]);
		while (rest.n) {
			const char *comma = memchr(rest.p, ',', rest.n);
			struct str one = {rest.p, comma ? (size_t)(comma - rest.p) : rest.n};
			if (one.n && !isa_set_feature(&as->id.isa, one))
				die("-mattr: unknown feature '%.*s'", STR_ARG(one));
			rest.p += one.n + (comma != NULL);
			rest.n -= one.n + (comma != NULL);
		}
	}
	kernel_processor(as);
}

static void
define(struct as *as, const char *text)
{
	const char *equal = strchr(text, '=');
	char *end;
	if (!equal || equal == text)
		die("-defsym %s: expected NAME=NUMBER", text);
	errno = 0;
	long long num = strtoll(equal + 1, &end, 0);
	if (errno == ERANGE && equal[1] != '-') {
		errno = 0;
		num = (long long)strtoull(equal + 1, &end, 0);
	}
	if (errno || *end || end == equal + 1)
		die("-defsym %s: '%s' is no number", text, equal + 1);
	sym_assign(as, (struct str){text, (size_t)(equal - text)}, (struct loc){0}, num, NULL, false);
}

/* GCC calls its assembler "as" and, before version 14, names no version; its libraries are V4. */
static unsigned
default_version(const char *program)
{
	const char *slash = strrchr(program, '/');
	const char *name = slash ? slash + 1 : program;
	return !strcmp(name, "as") || !strcmp(name, "amdgcn-amdhsa-as") ? 4 : OBJECT_VERSION_DEFAULT;
}

/* For programs that call main again and again, such as the fuzzer. */
static void
release(struct as *as, struct wishes *w)
{
	for (size_t i = 0; i < as->sects.n; i++)
		sect_free(as->sects.p[i]);
	free(as->sects.p);
	sym_free(&as->syms);
	input_free(as);
	lex_free(&as->lexer);
	node_free(&as->nodes);
	map_free(&as->macros.map);
	map_free(&as->directives);
	buf_free(&as->scratch);
	buf_free(&as->kernels.pal);
	free(as->kernels.used);
	buf_free(&as->comment);
	dwarf_free(&as->dwarf);
	free(as->macros.p);
	free(as->conds.p);
	free(as->addrsig);
	free(as->opt.include);
	free(w->attrs);
	free(w->defsyms);
	arena_free(&as->arena);
}

int
main(int argc, char **argv)
{
	static struct as as;
	struct wishes w = {.as = &as};
	as = (struct as){0};
	diag_program("amdgcn-as");
	as.id.os = OBJECT_OS_AMDHSA;
	as.id.version = default_version(argv[0]);
	if (!opt_parse(table, false, argc, argv, option, &w))
		return 1;
	if (!as.opt.output)
		as.opt.output = "a.out";

	/* Every option is applied. */
	dir_init(&as);
	lex_init(&as.lexer, &as.nodes);
	sect_init(&as);
	set_processor(&as, &w);
	for (size_t i = 0; i < w.ndefsyms; i++)
		define(&as, w.defsyms[i]);
	if (!input_file(&as, as.opt.input ? as.opt.input : "-", SOURCE_FILE, (struct loc){0}))
		die("cannot read '%s': %s", as.opt.input, strerror(errno));
	dwarf_start(&as);

	/* All text is read: sections hold bytes, fragments and fixups; sizes of gaps are open. */
	statement_run(&as);
	layout_run(&as);
	/* Every label has its address, every section its final size. */
	if (as.sects.laid_out) {
		sym_settle(&as);
		dwarf_finish(&as);
		/* Every section is there. */
		for (size_t i = 0; i < as.sects.n; i++)
			fixup_apply(&as, as.sects.p[i]);
		kernel_finish(&as);
		if (as.opt.warn_kernel)
			check_kernels(&as);
		/* All bytes are final; what is not known here is a relocation. */
		write_object(&as);
	}
	release(&as, &w);
	return diag_error_count() != 0;
}
