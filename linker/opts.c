/* The command line. An option is one row of the table; what ld.lld and GNU ld accept and what makes no
 * difference here is accepted and ignored, what would need something that is missing is an error. */
#include "linker/opts.h"

#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "common/base/opt.h"
#include "linker/link.h"

enum {
	O_BSYMBOLIC,
	O_BSYMBOLIC_FUNCTIONS,
	O_BSYMBOLIC_NON_WEAK,
	O_BSYMBOLIC_NON_WEAK_FUNCTIONS,
	O_BUILD_ID,
	O_DEFSYM,
	O_DISCARD_ALL,
	O_DISCARD_LOCALS,
	O_DISCARD_NONE,
	O_EMULATION,
	O_ENTRY,
	O_EXPORT_DYNAMIC,
	O_ERROR_UNRESOLVED,
	O_EXPORT_SYMBOL,
	O_FATAL_WARNINGS,
	O_FINI,
	O_FLAVOR,
	O_GC,
	O_HASH_STYLE,
	O_HELP,
	O_IGNORED,
	O_IGNORED_VALUE,
	O_IMAGE_BASE,
	O_INIT,
	O_LIBRARY,
	O_MAP,
	O_MULTIPLE,
	O_NO_BSYMBOLIC,
	O_NO_DYNAMIC_LINKER,
	O_NO_EXPORT_DYNAMIC,
	O_NO_GC,
	O_NO_PIE,
	O_NO_UNDEFINED,
	O_NO_WARNINGS,
	O_NO_WHOLE_ARCHIVE,
	O_OPTIMIZE,
	O_OUTPUT,
	O_PIE,
	O_POP,
	O_PRINT_GC,
	O_PRINT_MAP,
	O_PUSH,
	O_RELOCATABLE,
	O_SCRIPT,
	O_SEARCH,
	O_SHARED,
	O_SONAME,
	O_STRIP_ALL,
	O_STRIP_DEBUG,
	O_TRACE,
	O_UNDEFINED,
	O_UNRESOLVED,
	O_VERSION,
	O_VERSION_SCRIPT,
	O_WARN_UNRESOLVED,
	O_WHOLE_ARCHIVE,
	O_WRAP,
	O_Z,
};

static const struct opt table[] = {
	{"o", OPT_VALUE, O_OUTPUT, "FILE", "write to FILE (a.out)"},
	{"output", OPT_VALUE, O_OUTPUT, NULL, NULL},
	{"shared", OPT_FLAG, O_SHARED, NULL, "make a shared code object"},
	{"Bshareable", OPT_FLAG, O_SHARED, NULL, NULL},
	{"pie", OPT_FLAG, O_PIE, NULL, "make a position-independent executable"},
	{"pic-executable", OPT_FLAG, O_PIE, NULL, NULL},
	{"no-pie", OPT_FLAG, O_NO_PIE, NULL, NULL},
	{"no-pic-executable", OPT_FLAG, O_NO_PIE, NULL, NULL},
	{"r", OPT_FLAG, O_RELOCATABLE, NULL, "make one object file of several"},
	{"relocatable", OPT_FLAG, O_RELOCATABLE, NULL, NULL},
	{"e", OPT_VALUE, O_ENTRY, "SYMBOL", "the entry point (_start)"},
	{"entry", OPT_VALUE, O_ENTRY, NULL, NULL},
	{"u", OPT_VALUE, O_UNDEFINED, "SYMBOL", "want SYMBOL, from an archive if need be"},
	{"undefined", OPT_VALUE, O_UNDEFINED, NULL, NULL},
	{"L", OPT_VALUE, O_SEARCH, "DIR", "look for libraries in DIR"},
	{"library-path", OPT_VALUE, O_SEARCH, NULL, NULL},
	{"l", OPT_VALUE, O_LIBRARY, "NAME", "link libNAME.a; with :NAME the file NAME"},
	{"library", OPT_VALUE, O_LIBRARY, NULL, NULL},
	{"whole-archive", OPT_FLAG, O_WHOLE_ARCHIVE, NULL,
		"take every member of the archives that follow"},
	{"no-whole-archive", OPT_FLAG, O_NO_WHOLE_ARCHIVE, NULL, "take what is needed (default)"},
	{"push-state", OPT_FLAG, O_PUSH, NULL, "remember --whole-archive"},
	{"pop-state", OPT_FLAG, O_POP, NULL, "as it was at --push-state"},
	{"no-undefined", OPT_FLAG, O_NO_UNDEFINED, NULL, "an undefined symbol is an error"},
	{"unresolved-symbols", OPT_VALUE, O_UNRESOLVED, "HOW", "report-all or ignore-all"},
	{"warn-unresolved-symbols", OPT_FLAG, O_WARN_UNRESOLVED, NULL,
		"an undefined symbol is a warning"},
	{"error-unresolved-symbols", OPT_FLAG, O_ERROR_UNRESOLVED, NULL, NULL},
	{"defsym", OPT_VALUE, O_DEFSYM, "NAME=VALUE",
		"define NAME: a number, a symbol, or a symbol + or - a number"},
	{"wrap", OPT_VALUE, O_WRAP, "NAME",
		"NAME means __wrap_NAME, and __real_NAME means NAME"},
	{"z", OPT_VALUE, O_Z, "KEYWORD",
		"defs undefs now lazy relro norelro text notext execstack noexecstack nognustack "
		"muldefs nocombreloc max-page-size=N, and flags: global initfirst interpose "
		"nodefaultlib nodelete nodlopen origin"},
	{"allow-multiple-definition", OPT_FLAG, O_MULTIPLE, NULL,
		"the first definition of a symbol wins"},
	{"E", OPT_FLAG, O_EXPORT_DYNAMIC, NULL, NULL},
	{"export-dynamic", OPT_FLAG, O_EXPORT_DYNAMIC, NULL,
		"export the symbols of an executable"},
	{"export-dynamic-symbol", OPT_VALUE, O_EXPORT_SYMBOL, "NAME",
		"export this one, which may have * and ?"},
	{"no-export-dynamic", OPT_FLAG, O_NO_EXPORT_DYNAMIC, NULL, NULL},
	{"Bsymbolic", OPT_FLAG, O_BSYMBOLIC, NULL, "bind exported symbols within the output"},
	{"Bsymbolic-functions", OPT_FLAG, O_BSYMBOLIC_FUNCTIONS, NULL,
		"bind exported functions within the output"},
	{"Bsymbolic-non-weak", OPT_FLAG, O_BSYMBOLIC_NON_WEAK, NULL, "the same but for weak symbols"},
	{"Bsymbolic-non-weak-functions", OPT_FLAG, O_BSYMBOLIC_NON_WEAK_FUNCTIONS, NULL,
		"the same but for weak functions"},
	{"Bno-symbolic", OPT_FLAG, O_NO_BSYMBOLIC, NULL, NULL},
	{"gc-sections", OPT_FLAG, O_GC, NULL, "drop sections that nothing reaches"},
	{"no-gc-sections", OPT_FLAG, O_NO_GC, NULL, NULL},
	{"print-gc-sections", OPT_FLAG, O_PRINT_GC, NULL, "print what --gc-sections drops"},
	{"s", OPT_FLAG, O_STRIP_ALL, NULL, NULL},
	{"strip-all", OPT_FLAG, O_STRIP_ALL, NULL, "no symbol table, no debug sections"},
	{"S", OPT_FLAG, O_STRIP_DEBUG, NULL, NULL},
	{"strip-debug", OPT_FLAG, O_STRIP_DEBUG, NULL, "no debug sections"},
	{"x", OPT_FLAG, O_DISCARD_ALL, NULL, NULL},
	{"discard-all", OPT_FLAG, O_DISCARD_ALL, NULL, "no local symbols"},
	{"X", OPT_FLAG, O_DISCARD_LOCALS, NULL, NULL},
	{"discard-locals", OPT_FLAG, O_DISCARD_LOCALS, NULL, "no local symbols that begin with .L"},
	{"discard-none", OPT_FLAG, O_DISCARD_NONE, NULL, "all local symbols"},
	{"hash-style", OPT_VALUE, O_HASH_STYLE, "STYLE", "sysv, gnu or both (default)"},
	{"build-id", OPT_OPTIONAL, O_BUILD_ID, "STYLE", "a build ID note: sha1, tree, md5, fast, uuid, none or 0xHEX"},
	{"h", OPT_VALUE, O_SONAME, NULL, NULL},
	{"soname", OPT_VALUE, O_SONAME, "NAME", "the output's DT_SONAME"},
	{"init", OPT_VALUE, O_INIT, "SYMBOL", "the function that DT_INIT names (_init)"},
	{"fini", OPT_VALUE, O_FINI, "SYMBOL", "the function that DT_FINI names (_fini)"},
	{"image-base", OPT_VALUE, O_IMAGE_BASE, "ADDRESS", "where an executable is loaded (0x10000)"},
	{"O", OPT_JOINED, O_OPTIMIZE, "LEVEL", "0: do not merge strings and constants"},
	{"Map", OPT_VALUE, O_MAP, "FILE", "write a link map"},
	{"M", OPT_FLAG, O_PRINT_MAP, NULL, NULL},
	{"print-map", OPT_FLAG, O_PRINT_MAP, NULL, "print a link map"},
	{"t", OPT_FLAG, O_TRACE, NULL, NULL},
	{"trace", OPT_FLAG, O_TRACE, NULL, "print the names of the files that are linked"},
	{"m", OPT_VALUE, O_EMULATION, "NAME", "elf64_amdgpu, the only one"},
	{"flavor", OPT_VALUE, O_FLAVOR, "NAME", "gnu, the only one"},
	{"w", OPT_FLAG, O_NO_WARNINGS, NULL, NULL},
	{"no-warnings", OPT_FLAG, O_NO_WARNINGS, NULL, "print no warnings"},
	{"fatal-warnings", OPT_FLAG, O_FATAL_WARNINGS, NULL, "count warnings as errors"},
	{"version", OPT_FLAG, O_VERSION, NULL, "print the version"},
	{"v", OPT_FLAG, O_VERSION, NULL, NULL},
	{"V", OPT_FLAG, O_VERSION, NULL, NULL},
	{"help", OPT_FLAG, O_HELP, NULL, "print this"},
	{"plugin-opt=", OPT_JOINED, O_IGNORED, "X", "ignored, as are --lto-*, --start-group, -N, -n, …"},

	/* What makes no difference here. */
	{"plugin-opt", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"plugin", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"lto-", OPT_JOINED, O_IGNORED, NULL, NULL},
	{"mllvm", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"sysroot", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"rpath", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"dynamic-linker", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"compress-debug-sections", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"threads", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"color-diagnostics", OPT_OPTIONAL, O_IGNORED, NULL, NULL},
	{"error-limit", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"start-group", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"end-group", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"(", OPT_FLAG, O_IGNORED, NULL, NULL},
	{")", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"as-needed", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-as-needed", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"Bstatic", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"Bdynamic", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"static", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"dn", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"dy", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"non_shared", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"call_shared", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-dynamic-linker", OPT_FLAG, O_NO_DYNAMIC_LINKER, NULL, NULL},
	{"eh-frame-hdr", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-eh-frame-hdr", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"demangle", OPT_OPTIONAL, O_IGNORED, NULL, NULL},
	{"no-demangle", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-color-diagnostics", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-fatal-warnings", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-threads", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"enable-new-dtags", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"disable-new-dtags", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"allow-shlib-undefined", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-allow-shlib-undefined", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"warn-common", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-undefined-version", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"EL", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"debug", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"N", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"n", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"omagic", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"nmagic", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"relax", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-relax", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"rosegment", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-merge-exidx-entries", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-call-graph-profile-sort", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"apply-dynamic-relocs", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-apply-dynamic-relocs", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"check-sections", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-check-sections", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"undefined-version", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"mmap-output-file", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-mmap-output-file", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"nostdlib", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-warn-mismatch", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-print-icf-sections", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"warn-backrefs", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"no-warn-backrefs", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"verbose", OPT_FLAG, O_IGNORED, NULL, NULL},
	{"orphan-handling", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"sort-section", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},
	{"icf", OPT_VALUE, O_IGNORED_VALUE, NULL, NULL},

	/* What would make a difference. */
	{"T", OPT_VALUE, O_SCRIPT, NULL, NULL},
	{"script", OPT_VALUE, O_SCRIPT, NULL, NULL},
	{"version-script", OPT_VALUE, O_VERSION_SCRIPT, NULL, NULL},
	{0},
};

struct state {
	struct options *o;
	bool whole, pushed[16];
	unsigned npushed;
	bool version_only; /* --version without inputs is no error */
	bool undefined_set;
};

static void
add_name(struct names *n, const char *name)
{
	*APPEND(n->v, n->n, n->cap) = name;
}

static void
add_input(struct state *s, const char *name, bool library)
{
	struct options *o = s->o;

	*APPEND(o->inputs, o->ninputs, o->capinputs) =
		(struct input_arg){name, library, s->whole};
}

#define ERROR(...) diag_error((struct loc){0}, __VA_ARGS__)

static uint64_t
number(const char *option, const char *text)
{
	uint64_t n;

	if (!opt_number(text, &n))
		ERROR("%s: %s is no number", option, text);
	return n;
}

/* The keywords of -z that switch something: what is at offset in struct options gets value. */
static const struct keyword {
	const char *name;
	size_t offset;
	bool value;
} keywords[] = {
	{"defs", offsetof(struct options, allow_undefined), false},
	{"undefs", offsetof(struct options, allow_undefined), true},
	{"nodefs", offsetof(struct options, allow_undefined), true},
	{"muldefs", offsetof(struct options, allow_multiple), true},
	{"now", offsetof(struct options, now), true},
	{"lazy", offsetof(struct options, now), false},
	{"relro", offsetof(struct options, relro), true},
	{"norelro", offsetof(struct options, relro), false},
	{"text", offsetof(struct options, text), true},
	{"notext", offsetof(struct options, text), false},
	{"execstack", offsetof(struct options, execstack), true},
	{"noexecstack", offsetof(struct options, execstack), false},
	{"nognustack", offsetof(struct options, gnustack), false},
	{"gnustack", offsetof(struct options, gnustack), true},
	{"combreloc", offsetof(struct options, combreloc), true},
	{"nocombreloc", offsetof(struct options, combreloc), false},
};

/* Those that tell the loader something, by bits of DT_FLAGS_1 and DT_FLAGS. */
static const struct {
	const char *name;
	uint32_t flags_1, flags;
} loader_keywords[] = {
	{"global", DF_1_GLOBAL, 0},
	{"initfirst", DF_1_INITFIRST, 0},
	{"interpose", DF_1_INTERPOSE, 0},
	{"nodefaultlib", DF_1_NODEFLIB, 0},
	{"nodelete", DF_1_NODELETE, 0},
	{"nodlopen", DF_1_NOOPEN, 0},
	{"origin", DF_1_ORIGIN, DF_ORIGIN},
};

static void
keyword(struct state *s, const char *word)
{
	for (size_t i = 0; i < sizeof(keywords) / sizeof(keywords[0]); i++) {
		if (strcmp(word, keywords[i].name) == 0) {
			*(bool *)((char *)s->o + keywords[i].offset) = keywords[i].value;
			s->undefined_set |= keywords[i].offset == offsetof(struct options, allow_undefined);
			return;
		}
	}
	for (size_t i = 0; i < sizeof(loader_keywords) / sizeof(loader_keywords[0]); i++) {
		if (strcmp(word, loader_keywords[i].name) == 0) {
			s->o->flags_1 |= loader_keywords[i].flags_1;
			s->o->flags |= loader_keywords[i].flags;
			return;
		}
	}
	if (strncmp(word, "max-page-size=", 14) == 0) {
		s->o->page = number("-z max-page-size", word + 14);
		if (s->o->page == 0 || (s->o->page & (s->o->page - 1)) || s->o->page > 1u << 30)
			ERROR("-z %s: a power of two is needed", word);
	} else if (strncmp(word, "common-page-size=", 17) != 0) {
		diag_warning((struct loc){0}, "unknown -z keyword %s is ignored", word);
	}
}

/* How many bytes of the hash of the contents these have, as in ld.lld. */
static const struct {
	const char *style;
	unsigned bytes;
} hashes[] = {{"sha1", 20}, {"tree", 20}, {"md5", 16}, {"fast", 8}};

static void
build_id(struct options *o, const char *style)
{
	o->build_id = true;
	o->build_id_bytes.n = 0;
	for (size_t i = 0; i < sizeof(hashes) / sizeof(hashes[0]); i++) {
		if (strcmp(style ? style : "sha1", hashes[i].style) == 0) {
			o->build_id_size = hashes[i].bytes;
			return;
		}
	}
	if (strcmp(style, "uuid") == 0) {
		if (getentropy(buf_reserve(&o->build_id_bytes, 16), 16) != 0)
			die("no random bytes for --build-id=uuid: %s", strerror(errno));
		o->build_id_bytes.n = 16;
		return;
	}
	if (strcmp(style, "none") == 0) {
		o->build_id = false;
		return;
	}
	if (strncmp(style, "0x", 2) != 0 || !style[2] ||
		strspn(style + 2, "0123456789abcdefABCDEF") != strlen(style + 2)) {
		ERROR("--build-id=%s: sha1, tree, md5, fast, uuid, none or 0x and hex digits are known", style);
		return;
	}
	/* Of an odd number of digits the last is a byte, as in ld.lld. */
	for (style += 2; *style; style += style[1] ? 2 : 1) {
		char digits[3] = {style[0], style[1], 0};

		buf_put_le(&o->build_id_bytes, strtoul(digits, NULL, 16), 1);
	}
}

static void
version(void)
{
	/* "LLD" and "GNU" are what build systems look for. */
	printf("amdgcn-ld (gcnutils " GCNUTILS_VERSION ", compatible with LLD and GNU linkers)\n");
}

/* The options that only set something; returns false for all others. */
static bool
simple_option(struct options *o, int id, const char *value)
{
	switch (id) {
	case O_OUTPUT: o->output = value; break;
	case O_SHARED:
		o->kind = o->kind == OUTPUT_RELOCATABLE ? o->kind : OUTPUT_SHARED;
		o->shared = true;
		break;
	case O_PIE: o->kind = OUTPUT_PIE; break;
	case O_RELOCATABLE: o->kind = OUTPUT_RELOCATABLE; break;
	case O_NO_PIE: o->kind = OUTPUT_EXEC; break;
	case O_ENTRY: o->entry = value; break;
	case O_SONAME: o->soname = value; break;
	case O_MAP: o->map = value; break;
	case O_PRINT_MAP: o->map = "-"; break;
	case O_UNDEFINED: add_name(&o->undefined, value); break;
	case O_SEARCH: add_name(&o->search, value); break;
	case O_DEFSYM: add_name(&o->defsym, value); break;
	case O_WRAP: add_name(&o->wrap, value); break;
	case O_EXPORT_SYMBOL: add_name(&o->export, value); break;
	case O_INIT: o->init = value; break;
	case O_FINI: o->fini = value; break;
	case O_NO_DYNAMIC_LINKER: o->no_dynamic_linker = true; break;
	case O_WARN_UNRESOLVED: o->warn_undefined = true; break;
	case O_ERROR_UNRESOLVED: o->warn_undefined = false; break;
	case O_MULTIPLE: o->allow_multiple = true; break;
	case O_EXPORT_DYNAMIC: o->export_dynamic = true; break;
	case O_NO_EXPORT_DYNAMIC: o->export_dynamic = false; break;
	case O_BSYMBOLIC: o->bsymbolic = BSYMBOLIC_ALL; break;
	case O_BSYMBOLIC_FUNCTIONS: o->bsymbolic = BSYMBOLIC_FUNCTIONS; break;
	case O_BSYMBOLIC_NON_WEAK: o->bsymbolic = BSYMBOLIC_NON_WEAK; break;
	case O_BSYMBOLIC_NON_WEAK_FUNCTIONS: o->bsymbolic = BSYMBOLIC_NON_WEAK_FUNCTIONS; break;
	case O_NO_BSYMBOLIC: o->bsymbolic = BSYMBOLIC_NONE; break;
	case O_GC: o->gc = true; break;
	case O_NO_GC: o->gc = false; break;
	case O_PRINT_GC: o->print_gc = true; break;
	case O_STRIP_ALL: o->strip = STRIP_ALL; break;
	case O_STRIP_DEBUG: o->strip = o->strip == STRIP_ALL ? STRIP_ALL : STRIP_DEBUG; break;
	case O_DISCARD_ALL: o->discard = DISCARD_ALL; break;
	case O_DISCARD_LOCALS: o->discard = DISCARD_LOCALS; break;
	case O_DISCARD_NONE: o->discard = DISCARD_NOTHING; break;
	case O_BUILD_ID: build_id(o, value); break;
	case O_IMAGE_BASE: o->image_base = number("--image-base", value); break;
	case O_OPTIMIZE: o->merge = number("-O", value) != 0; break;
	case O_TRACE: o->trace = true; break;
	case O_NO_WARNINGS: diag_set_warnings(false, false); break;
	case O_FATAL_WARNINGS: diag_set_warnings(true, true); break;
	case O_IGNORED:
	case O_IGNORED_VALUE: break;
	default: return false;
	}
	return true;
}

static void
hash_style(struct options *o, const char *style)
{
	bool both = strcmp(style, "both") == 0;

	o->hash_sysv = both || strcmp(style, "sysv") == 0;
	o->hash_gnu = both || strcmp(style, "gnu") == 0;
	if (!o->hash_sysv && !o->hash_gnu)
		ERROR("--hash-style=%s: sysv, gnu and both are known", style);
}

static void
option(void *user, int id, const char *value)
{
	struct state *s = user;

	if (simple_option(s->o, id, value))
		return;
	switch (id) {
	case -1: add_input(s, value, false); break;
	case O_LIBRARY: add_input(s, value, true); break;
	case O_WHOLE_ARCHIVE: s->whole = true; break;
	case O_NO_WHOLE_ARCHIVE: s->whole = false; break;
	case O_PUSH:
		if (s->npushed == sizeof(s->pushed) / sizeof(s->pushed[0]))
			ERROR("--push-state is nested too deeply");
		else
			s->pushed[s->npushed++] = s->whole;
		break;
	case O_POP:
		if (s->npushed == 0)
			ERROR("--pop-state without --push-state");
		else
			s->whole = s->pushed[--s->npushed];
		break;
	case O_NO_UNDEFINED:
		s->o->allow_undefined = false;
		s->undefined_set = true;
		break;
	case O_UNRESOLVED:
		s->o->allow_undefined = strcmp(value, "ignore-all") == 0 ||
			strcmp(value, "ignore-in-object-files") == 0;
		s->undefined_set = true;
		break;
	case O_Z: keyword(s, value); break;
	case O_HASH_STYLE: hash_style(s->o, value); break;
	case O_EMULATION:
		if (strcmp(value, "elf64_amdgpu") != 0)
			ERROR("-m %s: only elf64_amdgpu is supported", value);
		break;
	case O_FLAVOR:
		if (strcmp(value, "gnu") != 0)
			ERROR("-flavor %s: only gnu is supported", value);
		break;
	case O_SCRIPT: ERROR("-T %s: linker scripts are not supported", value); break;
	case O_VERSION_SCRIPT: ERROR("--version-script=%s is not supported", value); break;
	case O_VERSION:
		version();
		s->version_only = true;
		break;
	case O_HELP:
		opt_help("amdgcn-ld [option]... file...", table);
		/* Configure scripts look for this line. */
		printf("\namdgcn-ld: supported targets: elf64_amdgpu\n");
		exit(0);
	}
}

bool
opts_parse(struct options *o, int argc, char **argv)
{
	struct state s = {.o = o};

	*o = (struct options){
		.init = "_init",
		.fini = "_fini",
		.hash_sysv = true,
		.hash_gnu = true,
		.relro = true,
		.text = true,
		.gnustack = true,
		.combreloc = true,
		.merge = true,
		.page = 4096,
		.image_base = 0x10000,
	};
	opt_parse(table, false, argc, argv, option, &s);
	if (!s.undefined_set)
		o->allow_undefined = o->kind == OUTPUT_SHARED;
	if (o->kind == OUTPUT_RELOCATABLE && o->shared)
		ERROR("-shared cannot be used with -r");
	if (o->kind == OUTPUT_RELOCATABLE && o->gc)
		ERROR("--gc-sections cannot be used with -r");
	if (o->kind == OUTPUT_RELOCATABLE && o->strip == STRIP_ALL)
		ERROR("-s cannot be used with -r: relocations need symbols");
	if (!o->output)
		o->output = "a.out";
	if (!o->ninputs && !diag_error_count()) {
		if (s.version_only)
			exit(0);
		ERROR("no input files");
	}
	return diag_error_count() == 0;
}
