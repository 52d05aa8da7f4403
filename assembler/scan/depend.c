#include "assembler/scan/depend.h"

#include <errno.h>
#include <string.h>

#include "assembler/scan/source.h"
#include "common/base/file/make.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/array.h"

void
depend_add(struct source *src, const char *path)
{
	struct depend *d = &src->depend;
	bool isnew = false;
	if (src->opt->depend)
		map_put(&d->known, str_from(path), &isnew);
	if (isnew)
		*APPEND(d->paths, d->n, d->cap) = path;
}

static const char *
default_path(struct source *src)
{
	const char *out = src->opt->depend_output ? src->opt->depend_output : src->opt->output, *slash = strrchr(out, '/'), *dot = strrchr(out, '.');
	size_t n = dot && dot > (slash ? slash + 1 : out) ? (size_t)(dot - out) : strlen(out);
	return arena_printf(src->arena, "%.*s.d", (int)n, out);
}

void
depend_write(struct source *src)
{
	const struct settings *opt = src->opt;
	const struct depend *d = &src->depend;
	struct buf b = {0};
	if (!opt->depend || diag_error_count(src->diag))
		return;
	if (opt->depend_targets)
		buf_printf(&b, "%s", opt->depend_targets);
	else
		make_put_name(&b, opt->depend_output ? opt->depend_output : opt->output);
	buf_put(&b, ":", 1);
	for (size_t i = 0; i < d->n; i++) {
		buf_put(&b, " \\\n  ", i ? 5 : 0);
		buf_put(&b, " ", i ? 0 : 1);
		make_put_name(&b, d->paths[i]);
	}
	for (size_t i = 1; opt->depend_phony && i < d->n; i++) {
		buf_put(&b, "\n\n", 2);
		make_put_name(&b, d->paths[i]);
		buf_put(&b, ":", 1);
	}
	buf_put(&b, "\n", 1);
	const char *path = opt->depend_file ? opt->depend_file : default_path(src);
	const char *why = buf_write_file(&b, path, 0666, &src->files);
	if (why)
		diag_error(src->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), why);
	buf_free(&b);
}
