/* Names of C++, by the C++ library of the system, which is loaded when the first one is met: nothing
 * else here needs it. */
#include "common/base/demangle.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/buf.h"

static bool
load(struct demangler *d)
{
	static const char *const libraries[] = {"libstdc++.so.6", "libc++abi.so.1"};

	for (size_t i = 0; !d->tried && !d->function && i < sizeof libraries / sizeof libraries[0]; i++) {
		void *library = dlopen(libraries[i], RTLD_LAZY);
		void *function = library ? dlsym(library, "__cxa_demangle") : NULL;

		memcpy(&d->function, &function, sizeof function);
	}
	d->tried = true;
	if (!d->function && d->diag && !d->warned) {
		diag_warning(d->diag, (struct loc){0}, "names are shown as they are: -C needs libstdc++.so.6");
		d->warned = true;
	}
	return d->function;
}

/* S_ and T_ repeat a part of the name, so that each can double the text: whether it can be longer than this. */
static bool
may_be_long(const char *name)
{
	enum { MOST = 1 << 22 };
	size_t longest = strlen(name);

	for (const char *p = name; *p && longest <= MOST; p++)
		if ((*p == 'S' || *p == 'T') && (p[1] == '_' || (p[1] >= '0' && p[1] <= '9') || (p[1] >= 'A' && p[1] <= 'Z')))
			longest *= 2;
	return longest > MOST;
}

static void
write_all(int fd, const char *text)
{
	size_t n = strlen(text);

	for (ssize_t done; n && (done = write(fd, text, n)) > 0; n -= (size_t)done)
		text += done;
}

/* The child: its time ends it, and with it the memory that it can fill. */
_Noreturn static void
tell(struct demangler *d, const char *name, int fd)
{
	const struct itimerval quarter = {.it_value.tv_usec = 250000};
	char *text;
	int status;

	signal(SIGPROF, SIG_DFL);
	setitimer(ITIMER_PROF, &quarter, NULL);
	if ((text = d->function(name, NULL, NULL, &status)))
		write_all(fd, text);
	_exit(text ? 0 : 1);
}

/* The library's function does not say how long the text becomes, and never ends for some names. After some such ones
 * no more is tried. */
static char *
demangle_apart(struct demangler *d, const char *name)
{
	enum { LONGEST = 1 << 20, TRIES = 4 };
	struct buf text = {0};
	ssize_t n;
	pid_t child;
	int fd[2], status = -1;

	if (d->failures == TRIES || pipe(fd))
		return NULL;
	if ((child = fork()) == 0)
		tell(d, name, fd[1]);
	close(fd[1]);
	while (child > 0 && text.n < LONGEST && (n = read(fd[0], buf_reserve(&text, 1 << 12), 1 << 12)) > 0)
		text.n += (size_t)n;
	close(fd[0]);
	if (child > 0)
		waitpid(child, &status, 0);
	if (status == 0 && text.n < LONGEST) {
		buf_put(&text, "", 1);
		return (char *)text.p;
	}
	d->failures += !(child > 0 && WIFEXITED(status));
	buf_free(&text);
	return NULL;
}

/* Clones end with a suffix that is not part of the name: "_Z1fi.kd". */
const char *
demangle(struct demangler *d, struct arena *arena, const char *name)
{
	const char *dot, *core = name;
	char *text, *shown;
	int status;

	if (strncmp(name, "_Z", 2) != 0 || !load(d))
		return name;
	dot = strchr(name, '.');
	if (dot)
		core = arena_strz(arena, (struct str){name, (size_t)(dot - name)});
	text = may_be_long(core) ? demangle_apart(d, core) : d->function(core, NULL, NULL, &status);
	if (!text)
		return name;
	shown = dot ? arena_printf(arena, "%s (%s)", text, dot) : arena_printf(arena, "%s", text);
	free(text);
	return shown;
}
