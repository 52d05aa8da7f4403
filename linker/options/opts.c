#include "linker/options/opts.h"

#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/text/ascii.h"
#include "common/base/text/visible.h"
#include "common/elf/compress.h"
#include "linker/options/keyword.h"
#include "linker/options/optable.h"
#include "linker/options/value.h"

struct command_line {
	struct link_options *o;
	bool whole, lazy, pushed[16];
	unsigned npushed;
	bool version_only; /* -v was given, so a command line without inputs is valid */
	bool print_map;    /* -M was given, which overrides -Map as in ld.lld */
	struct names unknown;
};

const struct bundle_settings bundle_default = {.host = BUNDLE_HOST, .align = BUNDLE_ALIGN};

static void
add_name(struct names *n, const char *name)
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

/* Size of the hash in a build ID in bytes, by style, as in ld.lld. */
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
		link_error(o, "--build-id: expected sha1, tree, md5, fast, uuid, none or 0x and hex digits, but got '%s'", style);
		return;
	}
	/* If the number of digits is odd, the last digit forms a byte, as in ld.lld. */
	for (style += 2; *style; style += style[1] ? 2 : 1) {
		char digits[3] = {style[0], style[1], 0};

		buf_put_le(&o->build_id_bytes, strtoul(digits, NULL, 16), 1);
	}
}

static void
print_version(void)
{
	/* Build systems search the output of --version for "LLD" and "GNU". */
	printf("amdgcn-ld (gcnutils " GCNUTILS_VERSION ", compatible with LLD and GNU linkers)\n");
}

static void
refuse_to_print(const struct link_options *o, const struct opt *row)
{
	link_error(o, "--%s: only the program amdgcn-ld has this option", row->name);
}

/* Handles --compress-debug-sections. Accepts GNU ld's names for zlib as well. */
static void
set_compression(struct link_options *o, const char *how)
{
	bool zlib = strcmp(how, "zlib-gnu") == 0 || strcmp(how, "zlib-gabi") == 0;
	const char *why = elf_compress_type(zlib ? "zlib" : how, &o->compress);

	if (why)
		link_error(o, "--compress-debug-sections=%s: %s", how, why);
}

static void
add_pattern(struct link_options *o, const struct opt *row, const char *pattern)
{
	const char *why = value_pattern(pattern);

	if (why)
		link_error(o, "--%s=%s: invalid pattern: %s", row->name, pattern, why);
	add_name(row->action.number == LD_OPT_UNDEFINED_GLOB ? &o->undefined_globs : &o->export, pattern);
}

/* Records a section's address, given in hexadecimal with or without 0x. own: whether -Ttext, -Tdata or -Tbss gave the address. */
static void
add_start(struct link_options *o, const char *option, struct str name, const char *address, bool own)
{
	uint64_t n = 0;
	char *end = NULL;

	errno = 0;
	if (ascii_is_hexadecimal(*address))
		n = strtoull(address, &end, 16);
	if (!end || *end)
		link_error(o, "%s%s%s: expected an address, in hexadecimal", option, own ? "=" : "", own ? address : "");
	else if (errno || n >= ADDRESS_END)
		link_error(o, "%s%s%s: the address is too large", option, own ? "=" : "", own ? address : "");
	bool isnew;
	uint32_t *index = map_put(&o->start_names, name, &isnew);
	if (isnew || own || !o->starts[*index].own)
		*index = (uint32_t)o->nstarts;
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
	const uint32_t *index = map_get(&o->start_names, name);

	return index ? &o->starts[*index].address : NULL;
}

static enum orphan_handling
orphan_handling(const char *how)
{
	return strcmp(how, "warn") == 0 ? ORPHANS_WARNED : strcmp(how, "error") == 0 ? ORPHANS_REFUSED : ORPHANS_PLACED;
}

/* Handles options that only change struct link_options. Returns false for other options. */
static bool
simple_option(struct link_options *o, const struct opt *row, const char *value)
{
	int id = row->action.number;
	uint64_t level;

	switch (id) {
	/* Of -shared and -pie, the last one on the command line takes precedence. */
	case LD_OPT_SHARED:
	case LD_OPT_PIE:
		o->shared = id == LD_OPT_SHARED;
		o->pie = id == LD_OPT_PIE;
		break;
	case LD_OPT_STRIP_DEBUG: o->strip = o->strip == STRIP_ALL ? STRIP_ALL : STRIP_DEBUG; break;
	case LD_OPT_BUILD_ID: set_build_id(o, value); break;
	case LD_OPT_SORT_SECTION: o->sort_section = strcmp(value, "name") == 0 ? SORT_BY_NAME : SORT_BY_ALIGNMENT; break;
	case LD_OPT_ORPHAN_HANDLING: o->orphans = orphan_handling(value); break;
	case LD_OPT_SECTION_START: section_start(o, value); break;
	case LD_OPT_TTEXT: add_start(o, "-Ttext", STR(".text"), value, true); break;
	case LD_OPT_TDATA: add_start(o, "-Tdata", STR(".data"), value, true); break;
	case LD_OPT_TBSS: add_start(o, "-Tbss", STR(".bss"), value, true); break;
	case LD_OPT_IMAGE_BASE:
		o->image_base = value_number(o->diag, "--image-base", value, 0, ADDRESS_END - 1);
		o->has_image_base = true;
		break;
	case LD_OPT_OPTIMIZE:
		level = value_number(o->diag, "-O", value, 0, UINT64_MAX);
		o->merge = level != 0;
		o->tails = level > 1;
		break;
	case LD_OPT_COMPRESS: set_compression(o, value); break;
	case LD_OPT_OFFLOAD_ALIGN: o->bundle.align = value_number(o->diag, "--offload-align", value, 1, UINT64_MAX); break;
	case LD_OPT_OFFLOAD_COMPRESS: o->bundle.method = value && strcmp(value, "zlib") == 0 ? BUNDLE_ZLIB : BUNDLE_ZSTD; break;
	case LD_OPT_OFFLOAD_HOST: o->bundle.host = strcmp(value, "none") == 0 ? NULL : value; break;
	case LD_OPT_OFFLOAD_LEVEL:
		o->bundle.level = (unsigned)value_number(o->diag, "--offload-compression-level", value, 1, 22);
		break;
	case LD_OPT_THREADS: o->threads = value_number(o->diag, "--threads", value, 1, UINT32_MAX) != 1; break;
	case LD_OPT_DEMANGLE: o->demangle = !value || strcmp(value, "none") != 0; break;
	case LD_OPT_UNDEFINED_GLOB:
	case LD_OPT_EXPORT_SYMBOL:
		add_pattern(o, row, value);
		break;
	default: return false;
	}
	return true;
}

/* Handles --unresolved-symbols. Code objects are not linked with shared libraries, so only the setting for references
 * in object files matters. */
static void
set_unresolved(struct command_line *s, const char *how)
{
	s->o->allow_undefined = strcmp(how, "ignore-all") == 0 || strcmp(how, "ignore-in-object-files") == 0;
	s->o->undefined_given = true;
}

static void
set_hash_style(struct link_options *o, const char *style)
{
	bool both = strcmp(style, "both") == 0;

	o->hash_sysv = both || strcmp(style, "sysv") == 0;
	o->hash_gnu = both || strcmp(style, "gnu") == 0;
}

/* Handles options that affect the inputs after them on the command line. Returns false for other options. */
static bool
input_state(struct command_line *s, int id)
{
	switch (id) {
	case LD_OPT_START_LIB:
		if (s->lazy)
			link_error(s->o, "--start-lib cannot be nested");
		s->lazy = true;
		break;
	case LD_OPT_END_LIB:
		if (!s->lazy)
			link_error(s->o, "--end-lib without --start-lib");
		s->lazy = false;
		break;
	case LD_OPT_WHOLE_ARCHIVE: s->whole = true; break;
	case LD_OPT_NO_WHOLE_ARCHIVE: s->whole = false; break;
	case LD_OPT_PUSH:
		if (s->npushed == sizeof s->pushed / sizeof s->pushed[0])
			link_error(s->o, "--push-state is nested too deeply");
		else
			s->pushed[s->npushed++] = s->whole;
		break;
	case LD_OPT_POP:
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
set_option(void *user, const struct opt *row, const char *value)
{
	struct command_line *s = user;

	if (!row) {
		if (!*value)
			link_error(s->o, "the name of an input file is empty");
		add_input(s, value, false);
		return;
	}
	if (simple_option(s->o, row, value) || input_state(s, row->action.number))
		return;
	switch (row->action.number) {
	case LD_OPT_LIBRARY: add_input(s, value, true); break;
	case LD_OPT_SCRIPT:
		if (!*value)
			link_error(s->o, "the name of the linker script is empty");
		add_input(s, value, false);
		s->o->inputs[s->o->ninputs - 1].script = true;
		break;
	case LD_OPT_JUST_SYMBOLS:
		add_input(s, value, false);
		s->o->inputs[s->o->ninputs - 1].just_symbols = true;
		break;
	case LD_OPT_NO_UNDEFINED:
		s->o->allow_undefined = false;
		s->o->undefined_given = true;
		break;
	case LD_OPT_UNRESOLVED: set_unresolved(s, value); break;
	case LD_OPT_Z:
		if (!keyword_set(s->o, value))
			add_name(&s->unknown, value);
		break;
	case LD_OPT_HASH_STYLE: set_hash_style(s->o, value); break;
	case LD_OPT_EMULATION:
	case LD_OPT_FLAVOR:
		break;
	case LD_OPT_PRINT_MAP: s->print_map = true; break;
	case LD_OPT_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", value); break;
	case LD_OPT_NO_COLOR: diag_use_color(s->o->diag, "--color-diagnostics", "never"); break;
	case LD_OPT_VERSION:
	case LD_OPT_VERSION_AND_LINK:
		if (s->o->memory) {
			refuse_to_print(s->o, row);
			break;
		}
		print_version();
		s->o->done |= row->action.number == LD_OPT_VERSION;
		s->version_only = true;
		break;
	case LD_OPT_HELP:
		if (s->o->memory) {
			refuse_to_print(s->o, row);
			break;
		}
		opt_help("amdgcn-ld [OPTION]... FILE...", optable);
		/* Configure scripts search for this line. */
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

static void
check_bundle(const struct link_options *o)
{
	static const char linked[] = "cannot be used with --offload-bundle, which expects linked code objects";

	if (o->relocatable || o->shared || o->pie)
		link_error(o, "%s %s", o->relocatable ? "-r" : o->shared ? "-shared" : "-pie", linked);
	for (size_t i = 0; i < o->ninputs; i++) {
		const struct input_arg *a = &o->inputs[i];

		if (a->library || a->script || a->just_symbols)
			link_error(o, "%s%s %s", a->library ? "-l" : a->script ? "-T " : "--just-symbols=", a->name, linked);
	}
}

static void
check_together(const struct link_options *o)
{
	if (o->offload_bundle)
		check_bundle(o);
	else if (o->bundle.kind || o->bundle.method || o->bundle.level || o->bundle.host != bundle_default.host ||
		o->bundle.align != bundle_default.align)
		link_error(o, "--offload-* options need --offload-bundle");
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

void
opts_print(const struct link_options *o, struct str text)
{
	if (o->memory)
		buf_put(&o->memory->printed, text.p, text.n);
	else
		fwrite(text.p, 1, text.n, stdout);
}

void
opts_print_line(const struct link_options *o, const char *fmt, ...)
{
	struct buf line = {0};
	va_list ap;

	va_start(ap, fmt);
	char *text = alloc_vprintf(fmt, ap);
	va_end(ap);
	visible_put(&line, str_from(text));
	buf_put(&line, "\n", 1);
	opts_print(o, (struct str){(const char *)line.p, line.n});
	buf_free(&line);
	alloc_free(text);
}

bool
opts_parse(struct link_options *o, struct diag *diag, struct link_memory *memory, struct arena *arena, int argc, char **argv)
{
	struct command_line s = {.o = o};

	*o = (struct link_options){
		.diag = diag,
		.memory = memory,
		.init = "_init",
		.fini = "_fini",
		.hash_sysv = true,
		.hash_gnu = true,
		.relro = true,
		.text = true,
		.gnustack = true,
		.combreloc = true,
		.merge = true,
		.warn_ordering = true,
		.demangle = true,
		.start_stop_gc = true,
		.threads = true,
		.page = 4096,
		.common_page = 4096,
		.bundle = bundle_default,
		.start_stop_visibility = STV_PROTECTED,
	};
	opt_parse(&(struct opt_reader){.diag = diag, .arena = arena, .table = optable, .fields = o, .files = &o->files,
		.handle = set_option, .user = &s}, argc, argv);
	/* The warning options apply to all warnings about options, wherever they are on the command line. */
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
	if (s.print_map)
		o->map = "-";
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
