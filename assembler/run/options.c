#include "assembler/run/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/run/optable.h"
#include "common/base/file/make.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "library/amdgcn.h"

enum { ALL_WARNINGS = (1 << WARN_COUNT) - 1 };

static void
set_input(struct program *p, const char *value)
{
	struct settings *opt = &p->as.in.opt;

	value = driver_name(p, value); /* so that the preprocessor's line markers have the same name */
	if (driver_takes_file(p, value))
		return;
	if (opt->input)
		diag_error(p->as.in.diag, (struct loc){0}, "more than one input file: '%s' and '%s'", opt->input, value);
	else
		opt->input = value;
}

static void
set_version(struct program *p, const char *value)
{
	int n = value[0] && !value[1] ? value[0] - '0' : 0;
	if (n < OBJECT_VERSION_FIRST || n > OBJECT_VERSION_LAST)
		diag_error(p->as.in.diag, (struct loc){0}, "expected a code object version from 2 to 6, but got '%s'", value);
	else
		p->as.in.id.version = (unsigned)n;
}

static void
set_generic(struct program *p, const char *value)
{
	uint64_t n;
	if (!opt_number(value, &n) || n > UINT8_MAX)
		diag_error(p->as.in.diag, (struct loc){0}, "expected a version of a generic processor from 0 to 255, but got '%s'", value);
	else
		p->as.in.id.generic = (uint8_t)n;
}

static void
set_triple(struct program *p, const char *value)
{
	const char *why = object_parse_triple(str_from(value), &p->as.in.id.os, &p->as.in.opt.architecture);
	if (why)
		diag_error(p->as.in.diag, (struct loc){0}, "%s: %s", value, why);
}

static void
set_arch(struct program *p, const char *value)
{
	if (!target_architecture(str_from(value), &p->as.in.opt.architecture))
		diag_error(p->as.in.diag, (struct loc){0}, "unknown architecture '%s'; expected amdgcn or amdgpu", value);
	p->as.in.id.os = OBJECT_OS_NONE;
}

/* Adds a target to the make rule of -MD. quote: escape the characters that are special in make. */
static void
add_target(struct program *p, const char *name, bool quote)
{
	struct settings *opt = &p->as.in.opt;
	struct buf b = {0};

	if (opt->depend_targets)
		buf_printf(&b, "%s ", opt->depend_targets);
	if (quote)
		make_put_name(&b, name);
	else
		buf_printf(&b, "%s", name);
	opt->depend_targets = arena_strz(&p->as.in.arena, (struct str){(const char *)b.p, b.n});
	buf_free(&b);
}

enum warning { WARNING_ON, WARNING_OFF, WARNING_FATAL, WARNING_NOT_FATAL };

/* Applies -WNAME, -Wno-NAME, -Werror=NAME and -Wno-error=NAME. Names of compiler warnings are ignored. Other unknown names cause a
 * warning after all options were read, as in clang. */
static void
set_warning(struct program *p, enum warning how, const char *name)
{
	static const char *const prefixes[] = {"W", "Wno-", "Werror=", "Wno-error="};
	struct settings *opt = &p->as.in.opt;
	unsigned bit = !strcmp(name, "all") ? ALL_WARNINGS : check_bit(str_from(name));
	const char *word = arena_printf(&p->as.in.arena, "W%.*s", (int)strcspn(name, "="), name);

	if (!bit && !opt_find(optable, str_from(word)))
		*APPEND(p->unknown, p->nunknown, p->capunknown) = (struct unknown_warning){prefixes[how], name};
	opt->warn = how == WARNING_OFF ? opt->warn & ~bit : how == WARNING_NOT_FATAL ? opt->warn : opt->warn | bit;
	opt->warn_extra &= how != WARNING_OFF || strcmp(name, "extra") != 0;
	opt->warn_notes &= how != WARNING_OFF || strcmp(name, "notes") != 0;
	if (how == WARNING_FATAL || how == WARNING_NOT_FATAL) {
		opt->fatal = how == WARNING_FATAL ? opt->fatal | bit : opt->fatal & ~bit;
		opt->not_fatal = how == WARNING_NOT_FATAL ? opt->not_fatal | bit : opt->not_fatal & ~bit;
	}
}

/* Applies the warning options. Their order does not matter: --no-warn overrides --fatal-warnings, as in llvm-mc, clang and GCC. */
static void
start_warnings(struct program *p)
{
	diag_set_warnings(p->as.in.diag, !p->no_warn, p->fatal && !p->no_warn);
	for (size_t i = 0; i < p->nunknown && !p->any_warn; i++) {
		const struct unknown_warning *w = &p->unknown[i];
		const char *near = opt_nearest(optable, str_from(arena_printf(&p->as.in.arena, "W%s", w->name)));
		if (near && near[0] == 'W' && near[1] && near[1] != ',')
			diag_warning(p->as.in.diag, (struct loc){0}, "unknown warning option -%s%s; did you mean -%s%s?", w->prefix, w->name,
				w->prefix, near + strlen("W"));
		else
			diag_warning(p->as.in.diag, (struct loc){0}, "unknown warning option -%s%s", w->prefix, w->name);
	}
}

/* MIOpen parses the first line of this text, and the line that begins with "Target:". */
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
set_limit(struct program *p, const struct opt *row, const char *value, uint64_t *limit)
{
	uint64_t n;
	if (!opt_number(value, &n) || !n)
		diag_error(p->as.in.diag, (struct loc){0}, "--%s: expected a number, at least 1, but got '%s'", row->name, value);
	else
		*limit = n;
}

static void
set_auto_waits(struct program *p, const char *value)
{
	p->as.in.opt.insert &= (uint8_t)~INSERT_EACH;
	p->as.in.opt.insert |= INSERT_WAITS | (value ? INSERT_EACH : 0);
}

static void
handle(void *user, const struct opt *row, const char *value)
{
	struct program *p = user;
	struct settings *opt = &p->as.in.opt;
	if (!row) {
		set_input(p, value);
		return;
	}
	int id = row->action.number;
	switch (id) {
	case AS_OPT_ATTR: *APPEND(opt->attrs, opt->nattrs, opt->capattrs) = value; break;
	case AS_OPT_TRIPLE: set_triple(p, value); break;
	case AS_OPT_ARCH: set_arch(p, value); break;
	case AS_OPT_MARCH:
		if (target_architecture(str_from(value), &(struct architecture){0}))
			set_arch(p, value);
		else
			opt->cpu = value;
		break;
	case DRIVER_OPT_TARGET:
		p->driver.called = true;
		set_triple(p, value);
		break;
	case AS_OPT_INCLUDE: *APPEND(opt->include, opt->ninclude, opt->capinclude) = value; break;
	case AS_OPT_DEFSYM: *APPEND(p->defsyms, p->ndefsyms, p->capdefsyms) = value; break;
	case AS_OPT_VERSION_OF_CODE: set_version(p, value); break;
	case AS_OPT_GENERIC: set_generic(p, value); break;
	case AS_OPT_WARN: opt->warn |= check_bit(str_from(value)); break;
	case AS_OPT_WARN_ALL: opt->warn = ALL_WARNINGS; break;
	case AS_OPT_WARN_NOT: set_warning(p, WARNING_OFF, value); break;
	case AS_OPT_WARN_OTHER: set_warning(p, WARNING_ON, value); break;
	case AS_OPT_AUTO_WAITS: set_auto_waits(p, value); break;
	case AS_OPT_JOIN: set_limit(p, row, value, &opt->join); break;
	case AS_OPT_NO_AUTO_WAITS: opt->insert &= (uint8_t)~(INSERT_WAITS | INSERT_EACH); break;
	case AS_OPT_AUTO_NOPS: opt->insert |= INSERT_NOPS; break;
	case AS_OPT_NO_AUTO_NOPS: opt->insert &= (uint8_t)~INSERT_NOPS; break;
	case AS_OPT_DEBUG:
		opt->debug |= opt_choose_list(p->as.in.diag, row, amdgcn_states_name, value);
		opt->record = true;
		break;
	case AS_OPT_FILETYPE:
		/* The keywords are in the order of enum file_type. */
		opt->type = (enum file_type)opt_word_index(row->words, value);
		p->type_given = true;
		break;
	case AS_OPT_LISTING: opt->listing = value ? value : "-"; break;
	case AS_OPT_DEPEND_FILE:
		opt->depend_file = value;
		opt->depend = true;
		break;
	case AS_OPT_DEPEND_TARGET:
	case AS_OPT_DEPEND_QUOTED:
		add_target(p, value, id == AS_OPT_DEPEND_QUOTED);
		break;
	case AS_OPT_FATAL:
		p->fatal |= !value;
		if (value)
			set_warning(p, WARNING_FATAL, value);
		break;
	case AS_OPT_NOT_FATAL:
		p->fatal &= value != NULL;
		if (value)
			set_warning(p, WARNING_NOT_FATAL, value);
		break;
	case AS_OPT_DIAGNOSTICS:
		if (!strcmp(value, "json"))
			diag_use_json(p->as.in.diag);
		break;
	case AS_OPT_COLOR: diag_use_color(p->as.in.diag, "--color", value); break;
	case AS_OPT_MAX_ROUNDS: set_limit(p, row, value, &opt->max_rounds); break;
	case AS_OPT_MAX_SIZE: set_limit(p, row, value, &opt->max_size); break;
	case AS_OPT_HELP:
		opt_help("amdgcn-as [OPTION]... FILE", optable);
		p->done = true;
		break;
	case AS_OPT_VERSION:
		print_version(stdout);
		p->done = true;
		break;
	case AS_OPT_VERBOSE:
		print_version(stderr);
		p->verbose = true;
		break;
	default:
		if (id >= DRIVER_OPT_LANGUAGE)
			driver_option(p, id, value);
		else
			dwarf_option(&p->as.dwarf, p->as.in.diag, id, value);
	}
}

/* Returns the default code object version. GCC calls its assembler "as"; before version 14, GCC does not pass a code object
 * version, and its libraries use V4. */
static unsigned
default_version(const char *program)
{
	const char *slash = strrchr(program, '/');
	const char *name = slash ? slash + 1 : program;
	return !strcmp(name, "as") || !strcmp(name, "amdgcn-amdhsa-as") ? 4 : OBJECT_VERSION_DEFAULT;
}

static bool
read_words(struct program *p, int argc, char **argv)
{
	return opt_parse(&(struct opt_reader){.diag = p->as.in.diag, .arena = &p->as.in.arena, .table = optable, .fields = p,
		.files = &p->as.in.source.files, .handle = handle, .user = p}, argc, argv);
}

static bool
read_passed(struct program *p)
{
	struct words w = {0};

	p->driver.passing = true;
	*APPEND(w.p, w.n, w.cap) = "as";
	for (size_t i = 0; i < p->driver.passed.n; i++)
		*APPEND(w.p, w.n, w.cap) = p->driver.passed.p[i];
	bool ok = read_words(p, (int)w.n, (char **)(void *)w.p);
	alloc_free(w.p);
	return ok;
}

/* Handles the options that only print information: -mcpu=help, -mattr=help, and -v without a source. */
static void
list_known(struct program *p)
{
	const struct settings *opt = &p->as.in.opt;

	if (opt->cpu && !strcmp(opt->cpu, "help")) {
		struct buf list = {0};

		isa_list_targets(&list);
		fwrite(list.p, 1, list.n, stdout);
		buf_free(&list);
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
	struct settings *opt = &p->as.in.opt;

	p->as.in.id.os = OBJECT_OS_AMDHSA;
	p->as.in.id.version = default_version(argv[0]);
	bool ok = read_words(p, argc, argv);
	if (!read_passed(p) || !ok || diag_error_count(p->as.in.diag))
		return false;
	start_warnings(p);
	if (!p->driver.objects.n)
		list_known(p);
	if (p->done)
		return true;
	if (p->disassemble || (opt->show_encoding && !p->type_given))
		opt->type = FILE_ASM;
	/* The default output is standard output, as in llvm-mc, if an option of llvm-mc selects the file type; otherwise a.out, as in
	 * GNU as. */
	if (!opt->output)
		opt->output = p->type_given || opt->type != FILE_OBJ ? "-" : "a.out";
	if (opt->depend && !strcmp(opt->output, "-") && (!opt->depend_file || !opt->depend_targets))
		diag_error(p->as.in.diag, (struct loc){0}, "-MD: the output has no name; use -MF and -MT");
	else
		driver_start(p);
	return !diag_error_count(p->as.in.diag);
}

/* Parses a number in llvm-mc's syntax: decimal, 0x…, 0b…, 0o…, or octal after 0. */
static bool
parse_number(const char *text, int64_t *num)
{
	bool negative = *text == '-';
	const char *digits = text + negative;
	int base = 0;
	if (digits[0] == '0' && digits[1] && strchr("bBoO", digits[1])) {
		base = strchr("bB", digits[1]) ? 2 : 8;
		digits += 2;
	}
	if (*digits < '0' || *digits > '9')
		return false;
	errno = 0;
	char *end;
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
		struct str name = {text, equal ? (size_t)(equal - text) : 0};

		if (!name.n) {
			diag_error(p->as.in.diag, (struct loc){0}, "-defsym: expected NAME=NUMBER, but got '%s'", text);
			continue;
		}
		int64_t num;
		if (!parse_number(equal + 1, &num)) {
			diag_error(p->as.in.diag, (struct loc){0}, "-defsym: expected a number after '=', but got '%s'", text);
			continue;
		}
		sym_assign(&p->as.in.values, name, (struct loc){0}, num, NULL, false);
		if (p->as.in.opt.type == FILE_ASM)
			print_symbol(&p->as.printer, name, num);
	}
}

void
options_free(struct program *p)
{
	alloc_free(p->as.in.opt.attrs);
	alloc_free(p->as.in.opt.include);
	alloc_free(p->defsyms);
	alloc_free(p->unknown);
}
