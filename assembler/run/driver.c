/* The part of clang's driver that concerns assembly: "cpp" preprocesses the source, and "amdgcn-ld" links the object. As in clang,
 * a command line with -x or -target but without -c also links, and writes a code object. */
#include "assembler/run/driver.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "assembler/run/options.h"
#include "assembler/scan/depend.h"
#include "common/base/file/infile.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/archive.h"
#include "common/elf/elfin.h"

extern char **environ;

enum { PIPE = 1 << 16 };

static void
add_word(struct words *w, const char *word)
{
	*APPEND(w->p, w->n, w->cap) = word;
}

static const char *
plain_name(struct program *p, const char *name)
{
	return name[0] && strchr("-@=$", name[0]) ? arena_printf(&p->as.in.arena, "./%s", name) : name;
}

const char *
driver_name(struct program *p, const char *name)
{
	return strcmp(name, "-") ? plain_name(p, name) : name;
}

/* Adds the elements of a comma-separated list, such as "a,b,c" in -Wa,a,b,c. */
static void
add_list(struct program *p, struct words *w, const char *list)
{
	for (;;) {
		size_t n = strcspn(list, ",");

		add_word(w, arena_strz(&p->as.in.arena, (struct str){list, n}));
		if (!list[n])
			return;
		list += n + 1;
	}
}

/* Handles an option for the assembler, or a list of them. They are read after the others, and pass no options themselves. */
static void
pass(struct program *p, int id, const char *value)
{
	if (p->driver.passing)
		diag_error(p->as.in.diag, (struct loc){0}, "an option for the assembler, of -Wa or -Xassembler, cannot be %s%s",
			id == DRIVER_OPT_PASS ? "-Xassembler " : "-Wa,", value);
	else if (id == DRIVER_OPT_PASS)
		add_word(&p->driver.passed, value);
	else
		add_list(p, &p->driver.passed, value);
}

static void
set_language(struct program *p, const char *value)
{
	struct driver *d = &p->driver;

	d->called = true;
	d->preprocess = !strcmp(value, "assembler-with-cpp");
}

void
driver_option(struct program *p, int id, const char *value)
{
	struct driver *d = &p->driver;

	switch (id) {
	case DRIVER_OPT_LANGUAGE: set_language(p, value); break;
	case DRIVER_OPT_PASS:
	case DRIVER_OPT_PASS_LIST:
		pass(p, id, value);
		break;
	case DRIVER_OPT_DEFINE: add_word(&d->cpp_words, arena_printf(&p->as.in.arena, "-D%s", value)); break;
	case DRIVER_OPT_UNDEFINE: add_word(&d->cpp_words, arena_printf(&p->as.in.arena, "-U%s", value)); break;
	case DRIVER_OPT_CPP_WORD: add_word(&d->cpp_words, value); break;
	case DRIVER_OPT_CPP_LIST: add_list(p, &d->cpp_words, value); break;
	case DRIVER_OPT_CPP_INCLUDE:
		add_word(&d->cpp_words, "-include");
		add_word(&d->cpp_words, plain_name(p, value));
		break;
	case DRIVER_OPT_LD_WORD: add_word(&d->ld_words, value); break;
	case DRIVER_OPT_LD_LIST: add_list(p, &d->ld_words, value); break;
	case DRIVER_OPT_FOLDER: add_word(&d->folders, value); break;
	case DRIVER_OPT_HOST:
		diag_error(p->as.in.diag, (struct loc){0}, "%s is for host code, which this assembler for amdgcn cannot assemble", value);
	}
}

/* Returns whether the contents of a file, regardless of its name, begin like an object or an archive. Only regular files are
 * read. */
static bool
is_object(const char *path)
{
	char bytes[8]; /* enough to recognize an archive */
	struct infile f;

	if (strcmp(path, "-") == 0 || infile_open_named(&f, path, SIZE_MAX, NULL))
		return false;
	ssize_t n = read(f.fd, bytes, sizeof bytes);
	infile_close(&f);
	return n > 0 && (elfin_is_elf(bytes, (size_t)n) || archive_is(bytes, (size_t)n));
}

static bool
ends_with(const char *path, const char *suffix)
{
	size_t n = strlen(path), m = strlen(suffix);

	return n > m && !strcmp(path + n - m, suffix);
}

bool
driver_takes_file(struct program *p, const char *path)
{
	bool object = is_object(path);

	if (object)
		add_word(&p->driver.objects, path);
	return object;
}

bool
driver_has_cpp(const struct program *p)
{
	return p->driver.preprocess || (p->as.in.opt.input && ends_with(p->as.in.opt.input, ".S"));
}

/* Opens a nameless file in memory for the object, which the linker inherits: no end of this program leaves a file behind. Returns the
 * name of its descriptor, or NULL after an error. */
static const char *
temporary(struct program *p)
{
	struct outfile *o = &p->driver.temporary;

	if (!outfile_open_memory(o, "object")) {
		diag_error(p->as.in.diag, (struct loc){0}, "cannot create a temporary object: %s", strerror(errno));
		return NULL;
	}
	p->driver.has_temporary = true;
	return arena_printf(&p->as.in.arena, "/dev/fd/%d", o->fd);
}

void
driver_start(struct program *p)
{
	struct driver *d = &p->driver;
	bool objects = d->objects.n && !p->as.in.opt.input;

	if ((!d->called && !d->objects.n) || d->compile || p->type_given || p->as.in.opt.type != FILE_OBJ) {
		if (d->objects.n)
			diag_error(p->as.in.diag, (struct loc){0}, "%s is an object, but the options omit linking", d->objects.p[0]);
		return;
	}
	d->output = p->as.in.opt.depend_output = p->as.in.opt.output;
	p->as.in.opt.output = objects ? NULL : temporary(p);
	if (p->as.in.opt.output)
		add_word(&d->objects, p->as.in.opt.output);
}

/* Returns the path of a program: `given`, unless it is NULL; otherwise the path of a file called `name` in a directory
 * of -B or in the directory of this program; otherwise `name` itself, which run_command() then searches in PATH. */
static const char *
find_program(struct program *p, const char *given, const char *name)
{
	char self[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);

	if (given)
		return given;
	for (size_t i = 0; i < p->driver.folders.n; i++) {
		const char *path = arena_printf(&p->as.in.arena, "%s/%s", p->driver.folders.p[i], name);

		if (!access(path, X_OK))
			return path;
	}
	while (n > 0 && self[n - 1] != '/')
		n--;
	if (n > 0) {
		const char *path = arena_printf(&p->as.in.arena, "%.*s%s", (int)n, self, name);

		if (!access(path, X_OK))
			return path;
	}
	return name;
}

/* Runs a program. Its standard output goes to *out unless out is NULL. Returns the exit status, or -1 after an error. */
static int
run_command(struct program *p, const struct words *argv, struct buf *out)
{
	int ends[2] = {-1, -1};

	if (out && pipe2(ends, O_CLOEXEC)) {
		diag_error(p->as.in.diag, (struct loc){0}, "cannot create a pipe: %s", strerror(errno));
		return -1;
	}
	posix_spawn_file_actions_t actions;
	posix_spawn_file_actions_init(&actions);
	if (out)
		posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
	/* duplicating a descriptor to itself lets the program inherit it */
	if (p->driver.has_temporary)
		posix_spawn_file_actions_adddup2(&actions, p->driver.temporary.fd, p->driver.temporary.fd);
	pid_t pid;
	int why = posix_spawnp(&pid, argv->p[0], &actions, NULL, (char **)(void *)argv->p, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (out)
		close(ends[1]);
	if (why) {
		if (out)
			close(ends[0]);
		diag_error(p->as.in.diag, (struct loc){0}, "cannot run %s: %s", argv->p[0], strerror(why));
		return -1;
	}
	if (out) {
		ssize_t n;

		while ((n = read(ends[0], buf_reserve(out, PIPE), PIPE)) > 0 || (n < 0 && errno == EINTR))
			out->n += n > 0 ? (size_t)n : 0;
		close(ends[0]);
	}
	int status;
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR) {
			diag_error(p->as.in.diag, (struct loc){0}, "cannot wait for %s: %s", argv->p[0], strerror(errno));
			return -1;
		}
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Adds the files in the preprocessor's line markers, such as # 1 "file", to the dependencies of -MD. */
static void
note_files(struct as *as, const struct buf *text)
{
	const char *p = (const char *)text->p, *end = p + text->n, *eol;

	for (; as->in.opt.depend && p < end; p = eol + 1) {
		eol = memchr(p, '\n', (size_t)(end - p));
		if (!eol)
			eol = end;
		const char *name = *p == '#' ? memchr(p, '"', (size_t)(eol - p)) : NULL;
		const char *close = name ? memchr(name + 1, '"', (size_t)(eol - name - 1)) : NULL;
		if (close && p[1] == ' ' && p[2] >= '0' && p[2] <= '9' && name[1] != '<')
			depend_add(&as->in.source, arena_strz(&as->in.arena, (struct str){name + 1, (size_t)(close - name - 1)}));
	}
}

bool
driver_preprocess(struct program *p, const char *path, struct buf *out)
{
	struct driver *d = &p->driver;
	struct words argv = {0};
	const char *slash = strrchr(path, '/');

	if ((slash ? slash[1] : path[0]) == '@') { /* GCC passes it to its cc1 without the directory */
		diag_error(p->as.in.diag, (struct loc){0}, "%s: the preprocessor reads a name that begins with '@' as a response file; rename it",
			path);
		return false;
	}
	add_word(&argv, find_program(p, d->cpp, "cpp"));
	/* Initial options of the preprocessor: exclude the host's headers and macros, and define clang's macros for the target. */
	static const char *const fixed[] = {"-x", "assembler-with-cpp", "-undef", "-nostdinc", "-D__AMDGCN__=1",
		"-D__AMDGPU__=1", "-D__ELF__=1"};
	for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
		add_word(&argv, fixed[i]);
	if (p->as.in.has_processor)
		add_word(&argv, arena_printf(&p->as.in.arena, "-D__%s__=1", p->as.in.id.isa.target->name));
	for (size_t i = 0; i < p->as.in.opt.ninclude; i++)
		add_word(&argv, arena_printf(&p->as.in.arena, "-I%s", plain_name(p, p->as.in.opt.include[i])));
	for (size_t i = 0; i < d->cpp_words.n; i++)
		add_word(&argv, d->cpp_words.p[i]);
	add_word(&argv, driver_name(p, path));
	add_word(&argv, NULL);
	int status = run_command(p, &argv, out);
	if (status > 0)
		diag_error(p->as.in.diag, (struct loc){0}, "%s: the preprocessor %s failed with status %d", path, argv.p[0], status);
	alloc_free(argv.p);
	note_files(&p->as, out);
	return !status;
}

int
driver_link(struct program *p)
{
	struct driver *d = &p->driver;
	struct words argv = {0};

	if (!d->output || diag_error_count(p->as.in.diag))
		return diag_error_count(p->as.in.diag) != 0;
	add_word(&argv, find_program(p, d->ld, "amdgcn-ld"));
	add_word(&argv, "--no-undefined");
	add_word(&argv, "-shared");
	for (size_t i = 0; i < d->objects.n; i++)
		add_word(&argv, driver_name(p, d->objects.p[i]));
	for (size_t i = 0; i < d->ld_words.n; i++)
		add_word(&argv, d->ld_words.p[i]);
	add_word(&argv, "-o");
	add_word(&argv, driver_name(p, d->output));
	add_word(&argv, NULL);
	if (d->has_temporary)
		lseek(d->temporary.fd, 0, SEEK_SET);
	int status = run_command(p, &argv, NULL);
	alloc_free(argv.p);
	return status != 0;
}

void
driver_free(struct program *p)
{
	struct driver *d = &p->driver;
	struct words *const words[] = {&d->passed, &d->cpp_words, &d->ld_words, &d->folders, &d->objects};

	if (d->has_temporary)
		outfile_discard(&d->temporary);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		alloc_free(words[i]->p);
}
