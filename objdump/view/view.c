/* Functions that all views use: messages, selection of sections, and files within files. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "objdump/view/views.h"

/* Maximum nesting depth of files. */
enum { VIEW_DEPTH = 8 };

static const struct loc nowhere = {0};

/* Flushes the output, then reports the message. */
__attribute__((format(printf, 3, 0))) static void
message(struct view *v, void (*say)(struct diag *d, struct loc at, const char *fmt, ...), const char *fmt, va_list ap)
{
	char text[1024];

	vsnprintf(text, sizeof text, fmt, ap);
	out_flush(v->out);
	say(v->options->diag, nowhere, "%s: %s", v->file, text);
}

void
view_error(struct view *v, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message(v, diag_error, fmt, ap);
	va_end(ap);
}

void
view_warning(struct view *v, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message(v, diag_warning, fmt, ap);
	va_end(ap);
}

const struct isa *
view_isa(struct view *v)
{
	if (v->processor->isa.target)
		return &v->processor->isa;
	view_error(v, "%s", v->processor->why);
	return NULL;
}

const struct isa *
view_object_isa(struct view *v)
{
	if (v->processor->ours || v->elf->hdr.e_machine == EM_NONE)
		return view_isa(v);
	view_error(v, "not for an AMD GPU (e_machine is %u)", v->elf->hdr.e_machine);
	return NULL;
}

bool
view_section(struct view *v, struct str name)
{
	return !v->options->sections.n || name_list_match(&v->options->sections, name);
}

void
view_within(struct view *v, const char *name, const void *bytes, size_t n, file_show *show)
{
	struct view outer = *v;

	v->file = name;
	if (v->depth++ == VIEW_DEPTH) {
		view_error(v, "files are nested too deeply");
		*v = outer;
		return;
	}
	uint8_t *copy = malloc(n ? n : 1);
	if (!copy)
		die("out of memory");
	memcpy(copy, bytes, n);
	show(v, copy, n);
	*v = outer;
	free(copy);
}
