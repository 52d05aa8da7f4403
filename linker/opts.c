/* The command line: what each option of optable.c does. */
#include "linker/opts.h"

#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "common/elf/compress.h"
#include "linker/link.h"
#include "linker/optable.h"

struct state {
	struct options *o;
	bool whole, lazy, pushed[16];
	unsigned npushed;
	bool version_only; /* --version without inputs is not an error */
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
		(struct input_arg){name, library, s->whole, s->lazy, false};
}

static uint64_t
number(struct options *o, const char *option, const char *text)
{
	uint64_t n;

	if (!opt_number(text, &n))
		link_error(o, "%s: %s is not a number", option, text);
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

/* The value of a keyword that is NAME=VALUE, or NULL. */
static const char *
value_of(const char *word, const char *name)
{
	size_t n = strlen(name);

	return strncmp(word, name, n) == 0 && word[n] == '=' ? word + n + 1 : NULL;
}

static uint64_t
page_size(struct options *o, const char *option, const char *text)
{
	uint64_t n;

	if (opt_number(text, &n) && n && !(n & (n - 1)) && n <= 1u << 30)
		return n;
	link_error(o, "%s=%s: the value must be a power of two", option, text);
	return 4096;
}

/* Takes a keyword that has a value; returns false for all others. */
static bool
value_keyword(struct options *o, const char *word)
{
	static const char *const scopes[] = {
		[STV_DEFAULT] = "default",
		[STV_INTERNAL] = "internal",
		[STV_HIDDEN] = "hidden",
		[STV_PROTECTED] = "protected",
	};
	const char *value;

	if ((value = value_of(word, "max-page-size")) != NULL) {
		o->page = page_size(o, "-z max-page-size", value);
	} else if ((value = value_of(word, "stack-size")) != NULL) {
		o->stack_size = number(o, "-z stack-size", value);
	} else if ((value = value_of(word, "common-page-size")) != NULL) {
		o->common_page = page_size(o, "-z common-page-size", value);
	} else if ((value = value_of(word, "start-stop-visibility")) != NULL) {
		for (uint8_t i = 0; i < 4; i++) {
			if (strcmp(value, scopes[i]) == 0) {
				o->start_stop_visibility = i;
				return true;
			}
		}
		link_error(o, "-z %s: expected default, internal, hidden or protected", word);
	} else {
		return false;
	}
	return true;
}

/* What makes no difference here. */
static bool
is_ignored(const char *word)
{
	static const char *const words[] = {
		"common",
		"copyreloc",
		"hazardplt",
		"keep-text-section-prefix",
		"nocopyreloc",
		"nodump",
		"noextern-protected-data",
		"nokeep-text-section-prefix",
		"nopack-relative-relocs",
		"noseparate-code",
		"nounique-symbol",
		"rela",
		"retpolineplt",
		"rodynamic",
		"separate-code",
		"separate-loadable-segments",
		"shstk",
		"start-stop-gc",
		"wxneeded",
	};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (strcmp(word, words[i]) == 0)
			return true;
	}
	return value_of(word, "cet-report") || value_of(word, "bti-report") ||
	       value_of(word, "pauth-report");
}

static void
keyword(struct state *s, const char *word)
{
	for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++) {
		if (strcmp(word, keywords[i].name) == 0) {
			*(bool *)((char *)s->o + keywords[i].offset) = keywords[i].value;
			s->undefined_set |=
				keywords[i].offset == offsetof(struct options, allow_undefined);
			return;
		}
	}
	for (size_t i = 0; i < sizeof loader_keywords / sizeof loader_keywords[0]; i++) {
		if (strcmp(word, loader_keywords[i].name) == 0) {
			s->o->flags_1 |= loader_keywords[i].flags_1;
			s->o->flags |= loader_keywords[i].flags;
			return;
		}
	}
	if (!value_keyword(s->o, word) && !is_ignored(word))
		diag_warning(s->o->diag, (struct loc){0}, "unknown -z keyword %s is ignored", word);
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
	for (size_t i = 0; i < sizeof hashes / sizeof hashes[0]; i++) {
		if (strcmp(style ? style : "sha1", hashes[i].style) == 0) {
			o->build_id_size = hashes[i].bytes;
			return;
		}
	}
	if (strcmp(style, "uuid") == 0) {
		if (getentropy(buf_reserve(&o->build_id_bytes, 16), 16) != 0)
			link_error(o, "cannot get random bytes for --build-id=uuid: %s", strerror(errno));
		o->build_id_bytes.n = 16;
		return;
	}
	if (strcmp(style, "none") == 0) {
		o->build_id = false;
		return;
	}
	if (strncmp(style, "0x", 2) != 0 || !style[2] ||
		strspn(style + 2, "0123456789abcdefABCDEF") != strlen(style + 2)) {
		link_error(o, "--build-id=%s: expected sha1, tree, md5, fast, uuid, none or 0x and "
		      "hex digits",
			style);
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

/* The options that only set a field of struct options: a text, one more of a list of texts, a flag, or an
 * enumeration. */
enum kind { TEXT, NAMES, FLAG, CHOICE };

static const struct setting {
	int id;
	enum kind kind;
	size_t offset;
	int value;
} settings[] = {
	{O_OUTPUT, TEXT, offsetof(struct options, output), 0},
	{O_PIE, CHOICE, offsetof(struct options, kind), OUTPUT_PIE},
	{O_RELOCATABLE, CHOICE, offsetof(struct options, kind), OUTPUT_RELOCATABLE},
	{O_NO_PIE, CHOICE, offsetof(struct options, kind), OUTPUT_EXEC},
	{O_ENTRY, TEXT, offsetof(struct options, entry), 0},
	{O_SONAME, TEXT, offsetof(struct options, soname), 0},
	{O_MAP, TEXT, offsetof(struct options, map), 0},
	{O_UNDEFINED, NAMES, offsetof(struct options, undefined), 0},
	{O_SEARCH, NAMES, offsetof(struct options, search), 0},
	{O_DEFSYM, NAMES, offsetof(struct options, defsym), 0},
	{O_WRAP, NAMES, offsetof(struct options, wrap), 0},
	{O_EXPORT_SYMBOL, NAMES, offsetof(struct options, export), 0},
	{O_EXPORT_LIST, NAMES, offsetof(struct options, export_lists), 0},
	{O_DYNAMIC_LIST, NAMES, offsetof(struct options, dynamic_lists), 0},
	{O_VERSION_SCRIPT, NAMES, offsetof(struct options, version_scripts), 0},
	{O_NO_WARN_MISMATCH, FLAG, offsetof(struct options, unknown_types), true},
	{O_UNDEFINED_VERSION, FLAG, offsetof(struct options, undefined_version), true},
	{O_NO_UNDEFINED_VERSION, FLAG, offsetof(struct options, undefined_version), false},
	{O_EXCLUDE_LIBS, NAMES, offsetof(struct options, exclude_libs), 0},
	{O_RETAIN_SYMBOLS, NAMES, offsetof(struct options, retain_files), 0},
	{O_TRACE_SYMBOL, NAMES, offsetof(struct options, trace_symbols), 0},
	{O_UNDEFINED_GLOB, NAMES, offsetof(struct options, undefined_globs), 0},
	{O_REQUIRE_DEFINED, NAMES, offsetof(struct options, required), 0},
	{O_DEMANGLE, FLAG, offsetof(struct options, demangle), true},
	{O_NO_DEMANGLE, FLAG, offsetof(struct options, demangle), false},
	{O_NO_THREADS, FLAG, offsetof(struct options, threads), false},
	{O_CREF, FLAG, offsetof(struct options, cref), true},
	{O_EMIT_RELOCS, FLAG, offsetof(struct options, emit_relocs), true},
	{O_DEPENDENCY_FILE, TEXT, offsetof(struct options, dependency_file), 0},
	{O_INIT, TEXT, offsetof(struct options, init), 0},
	{O_FINI, TEXT, offsetof(struct options, fini), 0},
	{O_NO_DYNAMIC_LINKER, FLAG, offsetof(struct options, no_dynamic_linker), true},
	{O_WARN_UNRESOLVED, FLAG, offsetof(struct options, warn_undefined), true},
	{O_ERROR_UNRESOLVED, FLAG, offsetof(struct options, warn_undefined), false},
	{O_MULTIPLE, FLAG, offsetof(struct options, allow_multiple), true},
	{O_NO_MULTIPLE, FLAG, offsetof(struct options, allow_multiple), false},
	{O_EXPORT_DYNAMIC, FLAG, offsetof(struct options, export_dynamic), true},
	{O_NO_EXPORT_DYNAMIC, FLAG, offsetof(struct options, export_dynamic), false},
	{O_BSYMBOLIC, CHOICE, offsetof(struct options, bsymbolic), BSYMBOLIC_ALL},
	{O_BSYMBOLIC_FUNCTIONS, CHOICE, offsetof(struct options, bsymbolic), BSYMBOLIC_FUNCTIONS},
	{O_BSYMBOLIC_NON_WEAK, CHOICE, offsetof(struct options, bsymbolic), BSYMBOLIC_NON_WEAK},
	{O_BSYMBOLIC_NON_WEAK_FUNCTIONS, CHOICE, offsetof(struct options, bsymbolic), BSYMBOLIC_NON_WEAK_FUNCTIONS},
	{O_NO_BSYMBOLIC, CHOICE, offsetof(struct options, bsymbolic), BSYMBOLIC_NONE},
	{O_GC, FLAG, offsetof(struct options, gc), true},
	{O_NO_GC, FLAG, offsetof(struct options, gc), false},
	{O_PRINT_GC, FLAG, offsetof(struct options, print_gc), true},
	{O_NO_PRINT_GC, FLAG, offsetof(struct options, print_gc), false},
	{O_STRIP_ALL, CHOICE, offsetof(struct options, strip), STRIP_ALL},
	{O_DISCARD_ALL, CHOICE, offsetof(struct options, discard), DISCARD_ALL},
	{O_DISCARD_LOCALS, CHOICE, offsetof(struct options, discard), DISCARD_LOCALS},
	{O_DISCARD_NONE, CHOICE, offsetof(struct options, discard), DISCARD_NOTHING},
	{O_TRACE, FLAG, offsetof(struct options, trace), true},
};

/* Returns false for all other options. */
static bool
set_field(struct options *o, int id, const char *value)
{
	const struct setting *t = settings, *end = settings + sizeof settings / sizeof settings[0];
	void *field;

	while (t < end && t->id != id)
		t++;
	if (t == end)
		return false;
	field = (char *)o + t->offset;
	switch (t->kind) {
	case TEXT: *(const char **)field = value; break;
	case NAMES: add_name(field, value); break;
	case FLAG: *(bool *)field = t->value; break;
	case CHOICE: *(int *)field = t->value; break;
	}
	return true;
}

/* GNU's names for zlib are known, too. */
static void
compress(struct options *o, const char *how)
{
	bool zlib = strcmp(how, "zlib-gnu") == 0 || strcmp(how, "zlib-gabi") == 0;
	const char *why = elf_compress_type(zlib ? "zlib" : how, &o->compress);

	if (why)
		link_error(o, "--compress-debug-sections=%s: %s", how, why);
}

/* The options that need no more than struct options; returns false for all others. */
static bool
simple_option(struct options *o, int id, const char *value)
{
	uint64_t level;

	if (set_field(o, id, value))
		return true;
	switch (id) {
	case O_SHARED:
		o->kind = o->kind == OUTPUT_RELOCATABLE ? o->kind : OUTPUT_SHARED;
		o->shared = true;
		break;
	case O_PRINT_MAP: o->map = "-"; break;
	case O_STRIP_DEBUG: o->strip = o->strip == STRIP_ALL ? STRIP_ALL : STRIP_DEBUG; break;
	case O_BUILD_ID: build_id(o, value); break;
	case O_IMAGE_BASE:
		o->image_base = number(o, "--image-base", value);
		o->has_image_base = true;
		break;
	case O_OPTIMIZE:
		level = number(o, "-O", value);
		o->merge = level != 0;
		o->tails = level > 1;
		break;
	case O_COMPRESS: compress(o, value); break;
	case O_THREADS: o->threads = number(o, "--threads", value) != 1; break;
	case O_NO_WARNINGS: diag_set_warnings(o->diag, false, false); break;
	case O_FATAL_WARNINGS: diag_set_warnings(o->diag, true, true); break;
	case O_NO_FATAL_WARNINGS: diag_set_warnings(o->diag, true, false); break;
	default: return false;
	}
	return true;
}

/* There are no shared libraries. */
static void
unresolved(struct state *s, const char *how)
{
	bool ignore = strcmp(how, "ignore-all") == 0 || strcmp(how, "ignore-in-object-files") == 0;

	if (!ignore && strcmp(how, "report-all") != 0 && strcmp(how, "ignore-in-shared-libs") != 0)
		link_error(s->o, "--unresolved-symbols=%s: expected report-all, ignore-all, "
		      "ignore-in-object-files or "
		      "ignore-in-shared-libs",
			how);
	s->o->allow_undefined = ignore;
	s->undefined_set = true;
}

static void
hash_style(struct options *o, const char *style)
{
	bool both = strcmp(style, "both") == 0;

	o->hash_sysv = both || strcmp(style, "sysv") == 0;
	o->hash_gnu = both || strcmp(style, "gnu") == 0;
	if (!o->hash_sysv && !o->hash_gnu)
		link_error(o, "--hash-style=%s: expected sysv, gnu or both", style);
}

static void
only(struct options *o, const char *option, const char *value, const char *known)
{
	if (strcmp(value, known) != 0)
		link_error(o, "%s %s: only %s is supported", option, value, known);
}

static void
option(void *user, int id, const char *value)
{
	struct state *s = user;

	if (id >= O_OTHERS)
		optable_check(s->o->diag, id, value);
	if (id >= O_OTHERS || simple_option(s->o, id, value))
		return;
	switch (id) {
	case -1: add_input(s, value, false); break;
	case O_LIBRARY: add_input(s, value, true); break;
	case O_JUST_SYMBOLS:
		add_input(s, value, false);
		s->o->inputs[s->o->ninputs - 1].just_symbols = true;
		break;
	case O_START_LIB:
		if (s->lazy)
			link_error(s->o, "--start-lib cannot be nested");
		s->lazy = true;
		break;
	case O_END_LIB:
		if (!s->lazy)
			link_error(s->o, "--end-lib without --start-lib");
		s->lazy = false;
		break;
	case O_WHOLE_ARCHIVE: s->whole = true; break;
	case O_NO_WHOLE_ARCHIVE: s->whole = false; break;
	case O_PUSH:
		if (s->npushed == sizeof s->pushed / sizeof s->pushed[0])
			link_error(s->o, "--push-state is nested too deeply");
		else
			s->pushed[s->npushed++] = s->whole;
		break;
	case O_POP:
		if (s->npushed == 0)
			link_error(s->o, "--pop-state without --push-state");
		else
			s->whole = s->pushed[--s->npushed];
		break;
	case O_NO_UNDEFINED:
		s->o->allow_undefined = false;
		s->undefined_set = true;
		break;
	case O_UNRESOLVED: unresolved(s, value); break;
	case O_Z: keyword(s, value); break;
	case O_HASH_STYLE: hash_style(s->o, value); break;
	case O_EMULATION: only(s->o, "-m", value, "elf64_amdgpu"); break;
	case O_FLAVOR: only(s->o, "-flavor", value, "gnu"); break;
	case O_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", value); break;
	case O_NO_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", "never"); break;
	case O_VERSION:
		version();
		s->version_only = true;
		break;
	case O_HELP:
		opt_help("amdgcn-ld [option]... file...", optable_make());
		/* Configure scripts look for this line. */
		printf("\namdgcn-ld: supported targets: elf64_amdgpu\n");
		s->o->done = true;
	}
}

bool
opts_parse(struct options *o, struct diag *diag, struct arena *arena, int argc, char **argv)
{
	struct state s = {.o = o};

	*o = (struct options){
		.diag = diag,
		.init = "_init",
		.fini = "_fini",
		.hash_sysv = true,
		.hash_gnu = true,
		.relro = true,
		.text = true,
		.gnustack = true,
		.combreloc = true,
		.merge = true,
		.demangle = true,
		.threads = true,
		.page = 4096,
		.common_page = 4096,
		.start_stop_visibility = STV_PROTECTED,
	};
	opt_parse(diag, arena, optable_make(), false, argc, argv, option, &s);
	if (!s.undefined_set)
		o->allow_undefined = o->kind == OUTPUT_SHARED;
	if (o->kind == OUTPUT_RELOCATABLE && o->shared)
		link_error(o, "-shared cannot be used with -r");
	if (o->kind == OUTPUT_RELOCATABLE && o->gc)
		link_error(o, "--gc-sections cannot be used with -r");
	if (o->kind == OUTPUT_RELOCATABLE && o->strip == STRIP_ALL)
		link_error(o, "-s cannot be used with -r: relocations need symbols");
	if (o->emit_relocs && o->strip == STRIP_ALL)
		link_error(o, "-s cannot be used with --emit-relocs: relocations need symbols");
	if (!o->has_image_base)
		o->image_base = o->kind == OUTPUT_EXEC ? 0x10000 : 0;
	if (o->common_page > o->page)
		o->common_page = o->page;
	if (!o->entry && o->kind != OUTPUT_RELOCATABLE) {
		o->entry = "_start";
		o->default_entry = true;
	}
	if (!o->output)
		o->output = "a.out";
	if (!o->ninputs && !diag_error_count(diag)) {
		o->done |= s.version_only;
		if (!o->done)
			link_error(o, "no input files");
	}
	return diag_error_count(diag) == 0;
}
