/* The command line: what each option of optable.c does. */
#include "linker/options/opts.h"

#include <ctype.h>
#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/elf/compress.h"
#include "common/base/memory/array.h"
#include "linker/options/keyword.h"
#include "linker/options/optable.h"
#include "linker/options/value.h"

struct command_line {
	struct link_options *o;
	bool whole, lazy, pushed[16];
	unsigned npushed;
	bool version_only; /* --version without inputs is not an error */
	struct name_list unknown; /* keywords of -z */
};

static void
add_name(struct name_list *n, const char *name)
{
	*APPEND(n->v, n->n, n->cap) = name;
}

static void
add_input(struct command_line *s, const char *name, bool library)
{
	struct link_options *o = s->o;

	*APPEND(o->inputs, o->ninputs, o->capinputs) =
		(struct input_arg){.name = name, .library = library, .whole_archive = s->whole, .lazy = s->lazy};
}

/* How many bytes of the hash of the contents these have, as in ld.lld. */
static const struct {
	const char *style;
	unsigned bytes;
} hashes[] = {{"sha1", 20}, {"tree", 20}, {"md5", 16}, {"fast", 8}};

static void
set_build_id(struct link_options *o, const char *style)
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
print_version(void)
{
	/* "LLD" and "GNU" are what build systems look for. */
	printf("amdgcn-ld (gcnutils " GCNUTILS_VERSION ", compatible with LLD and GNU linkers)\n");
}

/* The options that only set a field of struct link_options: a text, one more of a list of texts, the same of names of files, a flag,
 * or an enumeration. */
enum kind { TEXT, NAMES, FILE_NAME, FILE_NAMES, FLAG, CHOICE };

static const struct option_setting {
	int id;
	enum kind kind;
	size_t offset;
	int value;
} settings[] = {
	{O_OUTPUT, FILE_NAME, offsetof(struct link_options, output), 0},
	{O_NO_PIE, FLAG, offsetof(struct link_options, pie), false},
	{O_RELOCATABLE, FLAG, offsetof(struct link_options, relocatable), true},
	{O_ENTRY, TEXT, offsetof(struct link_options, entry), 0},
	{O_SONAME, TEXT, offsetof(struct link_options, soname), 0},
	{O_MAP, FILE_NAME, offsetof(struct link_options, map), 0},
	{O_UNDEFINED, NAMES, offsetof(struct link_options, undefined), 0},
	{O_SEARCH, NAMES, offsetof(struct link_options, search), 0},
	{O_DEFSYM, NAMES, offsetof(struct link_options, defsym), 0},
	{O_WRAP, NAMES, offsetof(struct link_options, wrap), 0},
	{O_EXPORT_LIST, FILE_NAMES, offsetof(struct link_options, export_lists), 0},
	{O_DYNAMIC_LIST, FILE_NAMES, offsetof(struct link_options, dynamic_lists), 0},
	{O_VERSION_SCRIPT, FILE_NAMES, offsetof(struct link_options, version_scripts), 0},
	{O_NO_WARN_MISMATCH, FLAG, offsetof(struct link_options, unknown_types), true},
	{O_UNDEFINED_VERSION, FLAG, offsetof(struct link_options, undefined_version), true},
	{O_NO_UNDEFINED_VERSION, FLAG, offsetof(struct link_options, undefined_version), false},
	{O_EXCLUDE_LIBS, NAMES, offsetof(struct link_options, exclude_libs), 0},
	{O_RETAIN_SYMBOLS, FILE_NAMES, offsetof(struct link_options, retain_files), 0},
	{O_TRACE_SYMBOL, NAMES, offsetof(struct link_options, trace_symbols), 0},
	{O_REQUIRE_DEFINED, NAMES, offsetof(struct link_options, required), 0},
	{O_NO_DEMANGLE, FLAG, offsetof(struct link_options, demangle), false},
	{O_NO_THREADS, FLAG, offsetof(struct link_options, threads), false},
	{O_CREF, FLAG, offsetof(struct link_options, cref), true},
	{O_EMIT_RELOCS, FLAG, offsetof(struct link_options, emit_relocs), true},
	{O_SYMBOL_ORDERING, FILE_NAME, offsetof(struct link_options, symbol_ordering), 0},
	{O_WARN_ORDERING, FLAG, offsetof(struct link_options, warn_ordering), true},
	{O_NO_WARN_ORDERING, FLAG, offsetof(struct link_options, warn_ordering), false},
	{O_DEPENDENCY_FILE, FILE_NAME, offsetof(struct link_options, dependency_file), 0},
	{O_INIT, TEXT, offsetof(struct link_options, init), 0},
	{O_FINI, TEXT, offsetof(struct link_options, fini), 0},
	{O_NO_DYNAMIC_LINKER, FLAG, offsetof(struct link_options, no_dynamic_linker), true},
	{O_NO_WARNINGS, FLAG, offsetof(struct link_options, no_warnings), true},
	{O_FATAL_WARNINGS, FLAG, offsetof(struct link_options, fatal_warnings), true},
	{O_NO_FATAL_WARNINGS, FLAG, offsetof(struct link_options, fatal_warnings), false},
	{O_WARN_UNRESOLVED, FLAG, offsetof(struct link_options, warn_undefined), true},
	{O_ERROR_UNRESOLVED, FLAG, offsetof(struct link_options, warn_undefined), false},
	{O_MULTIPLE, FLAG, offsetof(struct link_options, allow_multiple), true},
	{O_NO_MULTIPLE, FLAG, offsetof(struct link_options, allow_multiple), false},
	{O_EXPORT_DYNAMIC, FLAG, offsetof(struct link_options, export_dynamic), true},
	{O_NO_EXPORT_DYNAMIC, FLAG, offsetof(struct link_options, export_dynamic), false},
	{O_BSYMBOLIC, CHOICE, offsetof(struct link_options, bsymbolic), BSYMBOLIC_ALL},
	{O_BSYMBOLIC_FUNCTIONS, CHOICE, offsetof(struct link_options, bsymbolic), BSYMBOLIC_FUNCTIONS},
	{O_BSYMBOLIC_NON_WEAK, CHOICE, offsetof(struct link_options, bsymbolic), BSYMBOLIC_NON_WEAK},
	{O_BSYMBOLIC_NON_WEAK_FUNCTIONS, CHOICE, offsetof(struct link_options, bsymbolic), BSYMBOLIC_NON_WEAK_FUNCTIONS},
	{O_NO_BSYMBOLIC, CHOICE, offsetof(struct link_options, bsymbolic), BSYMBOLIC_NONE},
	{O_GC, FLAG, offsetof(struct link_options, gc), true},
	{O_NO_GC, FLAG, offsetof(struct link_options, gc), false},
	{O_PRINT_GC, FLAG, offsetof(struct link_options, print_gc), true},
	{O_NO_PRINT_GC, FLAG, offsetof(struct link_options, print_gc), false},
	{O_STRIP_ALL, CHOICE, offsetof(struct link_options, strip), STRIP_ALL},
	{O_DISCARD_ALL, CHOICE, offsetof(struct link_options, discard), DISCARD_ALL},
	{O_DISCARD_LOCALS, CHOICE, offsetof(struct link_options, discard), DISCARD_LOCALS},
	{O_DISCARD_NONE, CHOICE, offsetof(struct link_options, discard), DISCARD_NOTHING},
	{O_TRACE, FLAG, offsetof(struct link_options, trace), true},
};

/* Returns false for all other options. */
static bool
set_field(struct link_options *o, int id, const char *value)
{
	const struct option_setting *t = settings, *end = settings + sizeof settings / sizeof settings[0];
	char shown[OPTABLE_SHOWN];
	void *field;

	while (t < end && t->id != id)
		t++;
	if (t == end)
		return false;
	field = (char *)o + t->offset;
	if ((t->kind == FILE_NAME || t->kind == FILE_NAMES) && !*value) {
		optable_show(id, shown);
		link_error(o, "%s: the name of the file is empty", shown);
	}
	switch (t->kind) {
	case TEXT:
	case FILE_NAME: *(const char **)field = value; break;
	case NAMES:
	case FILE_NAMES: add_name(field, value); break;
	case FLAG: *(bool *)field = t->value; break;
	case CHOICE: *(int *)field = t->value; break;
	}
	return true;
}

/* GNU's names for zlib are known, too. */
static void
set_compression(struct link_options *o, const char *how)
{
	bool zlib = strcmp(how, "zlib-gnu") == 0 || strcmp(how, "zlib-gabi") == 0;
	const char *why = elf_compress_type(zlib ? "zlib" : how, &o->compress);

	if (why)
		link_error(o, "--compress-debug-sections=%s: %s", how, why);
}

/* --undefined-glob and --export-dynamic-symbol. */
static void
add_pattern(struct link_options *o, int id, const char *pattern)
{
	const char *why = value_pattern(pattern);
	char shown[OPTABLE_SHOWN];

	optable_show(id, shown);
	if (why)
		link_error(o, "%s=%s: invalid pattern: %s", shown, pattern, why);
	add_name(id == O_UNDEFINED_GLOB ? &o->undefined_globs : &o->export, pattern);
}

/* The number of the word that the value of an option is; an error, and 0, if it is none of them. */
static unsigned
choose(struct link_options *o, const char *option, const char *value, const char *words)
{
	unsigned i = 0;

	for (const char *p = words; *p; p += strspn(p, " "), i++) {
		struct str word = {p, strcspn(p, " ")};

		if (str_eqz(word, value))
			return i;
		p += word.n;
	}
	link_error(o, "%s=%s: expected one of: %s", option, value, words);
	return 0;
}

/* An address, of digits in base 16 with or without 0x. */
static void
add_start(struct link_options *o, const char *option, struct str name, const char *address, bool own)
{
	uint64_t n = 0;
	char *end = NULL;

	errno = 0;
	if (isxdigit((unsigned char)*address))
		n = strtoull(address, &end, 16);
	if (!end || *end)
		link_error(o, "%s%s%s: expected an address, in hexadecimal", option, own ? "=" : "", own ? address : "");
	else if (errno)
		link_error(o, "%s%s%s: the address is too large", option, own ? "=" : "", own ? address : "");
	*APPEND(o->starts, o->nstarts, o->capstarts) = (struct section_start){name, n, own};
}

static void
section_start(struct link_options *o, const char *value)
{
	size_t n = strcspn(value, "=");
	char *option = alloc_printf("--section-start=%s", value);

	add_start(o, option, (struct str){value, n}, value[n] ? value + n + 1 : "", false);
	alloc_free(option);
}

const uint64_t *
opts_section_start(const struct link_options *o, struct str name)
{
	const struct section_start *found = NULL;

	for (size_t i = 0; i < o->nstarts; i++) {
		const struct section_start *s = &o->starts[i];

		if (str_eq(s->name, name) && (s->own || !found || !found->own))
			found = s;
	}
	return found ? &found->address : NULL;
}

/* Those of GNU ld. */
static const char demanglers[] = "none auto gnu-v3 java gnat dlang rust";

/* The options that need no more than struct link_options; returns false for all others. */
static bool
simple_option(struct link_options *o, int id, const char *value)
{
	uint64_t level;

	if (set_field(o, id, value))
		return true;
	switch (id) {
	/* The last of these two counts. */
	case O_SHARED:
	case O_PIE:
		o->shared = id == O_SHARED;
		o->pie = id == O_PIE;
		break;
	case O_PRINT_MAP: o->map = "-"; break;
	case O_STRIP_DEBUG: o->strip = o->strip == STRIP_ALL ? STRIP_ALL : STRIP_DEBUG; break;
	case O_BUILD_ID: set_build_id(o, value); break;
	case O_IMAGE_BASE:
		o->image_base = value_number(o->diag, "--image-base", value, 0, UINT64_MAX);
		o->has_image_base = true;
		break;
	case O_SORT_SECTION: o->sort_section = SORT_BY_NAME + choose(o, "--sort-section", value, "name alignment"); break;
	case O_ORPHAN_HANDLING: o->orphans = choose(o, "--orphan-handling", value, "place warn error"); break;
	case O_SECTION_START: section_start(o, value); break;
	case O_TTEXT: add_start(o, "-Ttext", STR(".text"), value, true); break;
	case O_TDATA: add_start(o, "-Tdata", STR(".data"), value, true); break;
	case O_TBSS: add_start(o, "-Tbss", STR(".bss"), value, true); break;
	case O_OPTIMIZE:
		level = value_number(o->diag, "-O", value, 0, UINT64_MAX);
		o->merge = level != 0;
		o->tails = level > 1;
		break;
	case O_COMPRESS: set_compression(o, value); break;
	case O_THREADS: o->threads = value_number(o->diag, "--threads", value, 1, UINT32_MAX) != 1; break;
	case O_DEMANGLE:
		o->demangle = !value || strcmp(value, "none") != 0;
		if (value && !value_is(demanglers, value))
			link_error(o, "--demangle=%s: expected one of: %s", value, demanglers);
		break;
	case O_UNDEFINED_GLOB:
	case O_EXPORT_SYMBOL:
		add_pattern(o, id, value);
		break;
	default: return false;
	}
	return true;
}

/* There are no shared libraries. */
static void
set_unresolved(struct command_line *s, const char *how)
{
	bool ignore = strcmp(how, "ignore-all") == 0 || strcmp(how, "ignore-in-object-files") == 0;

	if (!ignore && strcmp(how, "report-all") != 0 && strcmp(how, "ignore-in-shared-libs") != 0)
		link_error(s->o, "--unresolved-symbols=%s: expected report-all, ignore-all, "
		      "ignore-in-object-files or "
		      "ignore-in-shared-libs",
			how);
	s->o->allow_undefined = ignore;
	s->o->undefined_given = true;
}

static void
set_hash_style(struct link_options *o, const char *style)
{
	bool both = strcmp(style, "both") == 0;

	o->hash_sysv = both || strcmp(style, "sysv") == 0;
	o->hash_gnu = both || strcmp(style, "gnu") == 0;
	if (!o->hash_sysv && !o->hash_gnu)
		link_error(o, "--hash-style=%s: expected sysv, gnu or both", style);
}

static void
check_only(struct link_options *o, const char *option, const char *value, const char *known)
{
	if (strcmp(value, known) != 0)
		link_error(o, "%s %s: only %s is supported", option, value, known);
}

/* The options that say how the inputs after them are taken; returns false for all others. */
static bool
input_state(struct command_line *s, int id)
{
	switch (id) {
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
	default: return false;
	}
	return true;
}

static void
set_option(void *user, int id, const char *value)
{
	struct command_line *s = user;

	if (id >= O_OTHERS)
		optable_check(s->o->diag, id, value);
	if (id >= O_OTHERS || simple_option(s->o, id, value) || input_state(s, id))
		return;
	switch (id) {
	case -1:
		if (!*value)
			link_error(s->o, "the name of an input file is empty");
		add_input(s, value, false);
		break;
	case O_LIBRARY: add_input(s, value, true); break;
	case O_SCRIPT:
		if (!*value)
			link_error(s->o, "the name of the linker script is empty");
		add_input(s, value, false);
		s->o->inputs[s->o->ninputs - 1].script = true;
		break;
	case O_JUST_SYMBOLS:
		add_input(s, value, false);
		s->o->inputs[s->o->ninputs - 1].just_symbols = true;
		break;
	case O_NO_UNDEFINED:
		s->o->allow_undefined = false;
		s->o->undefined_given = true;
		break;
	case O_UNRESOLVED: set_unresolved(s, value); break;
	case O_Z:
		if (!keyword_set(s->o, value))
			add_name(&s->unknown, value);
		break;
	case O_HASH_STYLE: set_hash_style(s->o, value); break;
	case O_EMULATION: check_only(s->o, "-m", value, "elf64_amdgpu"); break;
	case O_FLAVOR: check_only(s->o, "-flavor", value, "gnu"); break;
	case O_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", value); break;
	case O_NO_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", "never"); break;
	case O_VERSION:
		print_version();
		s->version_only = true;
		break;
	case O_HELP:
		opt_help("amdgcn-ld [option]... file...", optable_make());
		/* Configure scripts look for this line. */
		printf("\namdgcn-ld: supported targets: elf64_amdgpu\n");
		s->o->done = true;
	}
}

static void
warn_unknown(const struct command_line *s)
{
	for (size_t i = 0; i < s->unknown.n; i++) {
		const char *word = s->unknown.v[i], *near = keyword_near(word);

		diag_warning(s->o->diag, (struct loc){0}, "unknown -z keyword %s is ignored%s%s%s", word,
			near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	}
}

/* Options that exclude each other. */
static void
check_together(const struct link_options *o)
{
	if (o->relocatable && o->shared)
		link_error(o, "-shared cannot be used with -r");
	if (o->relocatable && o->pie)
		link_error(o, "-pie cannot be used with -r");
	if (o->relocatable && o->gc)
		link_error(o, "--gc-sections cannot be used with -r");
	if (o->relocatable && o->strip == STRIP_ALL)
		link_error(o, "-s cannot be used with -r: relocations need symbols");
	if (o->emit_relocs && o->strip == STRIP_ALL)
		link_error(o, "-s cannot be used with --emit-relocs: relocations need symbols");
	if (o->has_image_base && o->image_base % o->page)
		diag_warning(o->diag, (struct loc){0}, "--image-base=%#llx is not a multiple of the page size, %#llx",
			(unsigned long long)o->image_base, (unsigned long long)o->page);
}

bool
opts_parse(struct link_options *o, struct diag *diag, struct arena *arena, int argc, char **argv)
{
	struct command_line s = {.o = o};

	*o = (struct link_options){
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
		.warn_ordering = true,
		.start_stop_gc = true,
		.threads = true,
		.page = 4096,
		.common_page = 4096,
		.start_stop_visibility = STV_PROTECTED,
	};
	opt_parse(diag, arena, optable_make(), false, argc, argv, set_option, &s);
	/* Wherever on the command line they are, warnings about options included. */
	diag_set_warnings(diag, !o->no_warnings, o->fatal_warnings && !o->no_warnings);
	warn_unknown(&s);
	alloc_free(s.unknown.v);
	o->kind = o->relocatable ? OUTPUT_RELOCATABLE : o->shared ? OUTPUT_SHARED : o->pie ? OUTPUT_PIE : OUTPUT_EXEC;
	if (!o->undefined_given)
		o->allow_undefined = o->kind == OUTPUT_SHARED;
	check_together(o);
	if (!o->has_image_base)
		o->image_base = o->kind == OUTPUT_EXEC ? 0x10000 : 0;
	if (o->common_page > o->page)
		o->common_page = o->page;
	if (!o->entry && o->kind != OUTPUT_RELOCATABLE) {
		o->entry = "_start";
		o->default_entry = true;
	}
	o->default_output = !o->output;
	if (!o->output)
		o->output = "a.out";
	if (!o->ninputs && !diag_error_count(diag)) {
		o->done |= s.version_only;
		if (!o->done)
			link_error(o, "no input files");
	}
	return diag_error_count(diag) == 0;
}
