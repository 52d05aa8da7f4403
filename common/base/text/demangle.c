/* Demangles names with libiberty, which passes its output to a callback in parts and allocates no memory. The callback can
 * therefore exit by longjmp() without a leak when the output becomes too long. This also limits the time. */
#include "common/base/text/demangle.h"

#include <setjmp.h>
#include <string.h>

#include <libiberty/demangle.h>

#include "common/base/file/buf.h"

enum { LONGEST = 1 << 17 };

struct demangled_text {
	struct buf buf;
	jmp_buf too_long;
};

static void
add(const char *part, size_t n, void *opaque)
{
	struct demangled_text *t = opaque;

	if (n > LONGEST - t->buf.n)
		longjmp(t->too_long, 1);
	buf_put(&t->buf, part, n);
}

static bool
read_name(struct demangled_text *out, const char *name)
{
	return !setjmp(out->too_long) && cplus_demangle_v3_callback(name, DMGL_PARAMS | DMGL_TYPES, add, out);
}

/* A suffix such as ".kd" in "_Z1fi.kd" is not part of the mangled name; the suffix is appended in parentheses. */
const char *
demangle(struct arena *arena, const char *name)
{
	const char *dot = strchr(name, '.'), *core = name, *shown = name;
	struct demangled_text t = {0};

	if (strncmp(name, "_Z", 2) != 0)
		return name;
	if (dot)
		core = arena_strz(arena, (struct str){name, (size_t)(dot - name)});
	if (read_name(&t, core)) {
		buf_put(&t.buf, "", 1);
		shown = dot ? arena_printf(arena, "%s (%s)", t.buf.p, dot) : arena_printf(arena, "%s", t.buf.p);
	}
	buf_free(&t.buf);
	return shown;
}
