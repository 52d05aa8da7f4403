/* Names of C++, by the C++ library of the system, which is loaded when the first one is met: nothing
 * else here needs it. */
#include "common/base/demangle.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"

typedef char *demangler(const char *mangled, char *buffer, size_t *length, int *status);

static demangler *
load(bool warn)
{
	static const char *const libraries[] = {"libstdc++.so.6", "libc++abi.so.1"};
	static bool tried, warned;
	static demangler *found;

	for (size_t i = 0; !tried && !found && i < sizeof libraries / sizeof libraries[0]; i++) {
		void *library = dlopen(libraries[i], RTLD_LAZY);
		void *function = library ? dlsym(library, "__cxa_demangle") : NULL;

		memcpy(&found, &function, sizeof found);
	}
	tried = true;
	if (!found && warn && !warned) {
		diag_warning((struct loc){0}, "names are shown as they are: -C needs libstdc++.so.6");
		warned = true;
	}
	return found;
}

/* Clones end with a suffix that is no part of the name: "_Z1fi.kd". */
const char *
demangle(struct arena *arena, const char *name, bool warn)
{
	demangler *function;
	const char *dot;
	char *text, *shown;
	int status;

	if (strncmp(name, "_Z", 2) != 0 || !(function = load(warn)))
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
