/* Names of C++ (-C), by the C++ library of the system, which is loaded when the first one is met: nothing
 * else here needs it. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "objdump/views.h"

typedef char *demangler(const char *mangled, char *buffer, size_t *length, int *status);

static demangler *
load(void)
{
	static const char *const libraries[] = {"libstdc++.so.6", "libc++abi.so.1"};
	static bool tried;
	static demangler *found;

	for (size_t i = 0; !tried && !found && i < sizeof libraries / sizeof libraries[0]; i++) {
		void *library = dlopen(libraries[i], RTLD_LAZY);
		void *function = library ? dlsym(library, "__cxa_demangle") : NULL;

		memcpy(&found, &function, sizeof found);
	}
	if (!tried && !found)
		diag_warning((struct loc){0}, "names are shown as they are: -C needs libstdc++.so.6");
	tried = true;
	return found;
}

/* Clones end with a suffix that is no part of the name: "_Z1fi.kd". */
const char *
demangle(const struct view *v, const char *name)
{
	struct arena *arena = &v->options->arena;
	demangler *function;
	const char *dot;
	char *text, *shown;
	int status;

	if (strncmp(name, "_Z", 2) != 0 || !(function = load()))
		return name;
	dot = strchr(name, '.');
	text = function(dot ? arena_strz(arena, (struct str){name, (size_t)(dot - name)}) : name, NULL, NULL,
		&status);
	if (!text)
		return name;
	shown = dot ? arena_printf(arena, "%s (%s)", text, dot) : arena_printf(arena, "%s", text);
	free(text);
	return shown;
}
