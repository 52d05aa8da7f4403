#include "linker/output/report.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/make.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/base/text/visible.h"
#include "linker/layout/address.h"
#include "linker/symbols/resolve.h"

/* A file that references a symbol; an element of the symbol's list. */
struct referrer {
	const struct input_file *file;
	uint32_t next; /* index of the next element in v plus 1; 0: end of the list */
};

struct referrers {
	struct referrer *v;
	size_t n, cap;
	uint32_t *first, *last; /* first and last element of each symbol's list, as index in v plus 1; 0: empty */
};

static void
add_file(const struct linked *l, struct referrers *all, const struct input_file *f)
{
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const uint32_t *index = map_get(&l->symbols->names, f->symbols[i]->name);

		if (!index || (all->last[*index] && all->v[all->last[*index] - 1].file == f))
			continue;
		*APPEND(all->v, all->n, all->cap) = (struct referrer){f, 0};
		uint32_t n = (uint32_t)all->n;
		if (all->last[*index])
			all->v[all->last[*index] - 1].next = n;
		else
			all->first[*index] = n;
		all->last[*index] = n;
	}
}

void
report_line(const struct linked *l, struct buf *b, const char *fmt, ...)
{
	bool file = l->opt->map && strcmp(l->opt->map, "-") != 0;
	va_list ap;

	va_start(ap, fmt);
	char *text = alloc_vprintf(fmt, ap);
	va_end(ap);
	if (file)
		buf_put(b, text, strlen(text));
	else
		visible_put(b, str_from(text));
	buf_put(b, "\n", 1);
	alloc_free(text);
}

static void
cref_line(const struct linked *l, struct buf *b, struct str name, const char *file)
{
	report_line(l, b, "%-49.*s %s", STR_ARG(name), file);
}

static void
put_symbol(struct linked *l, struct buf *b, const struct referrers *all, const struct link_symbol *y, uint32_t first)
{
	if (y->state != SYMBOL_DEFINED || !y->file || y->reserved ||
		!address_exists(y, 0))
		return;
	cref_line(l, b, str_from(symbol_shown(l->symbols, y)), y->file->name);
	for (uint32_t i = first; i; i = all->v[i - 1].next) {
		if (all->v[i - 1].file != y->file)
			cref_line(l, b, (struct str){"", 0}, all->v[i - 1].file->name);
	}
}

void
report_cref(struct linked *l, struct buf *b)
{
	struct referrers all = {
		.first = alloc_zeroed(l->symbols->n + 1, sizeof(uint32_t)),
		.last = alloc_zeroed(l->symbols->n + 1, sizeof(uint32_t)),
	};

	for (size_t i = 0; i < l->inputs->nfiles; i++)
		add_file(l, &all, l->inputs->files[i]);
	buf_printf(b, "\nCross Reference Table\n\n");
	cref_line(l, b, STR("Symbol"), "File");
	for (size_t i = 0; i < l->symbols->n; i++)
		put_symbol(l, b, &all, l->symbols->v[i], all.first[i]);
	alloc_free(all.v);
	alloc_free(all.first);
	alloc_free(all.last);
}

void
report_dependencies(const struct linked *l)
{
	struct buf b = {0};

	if (!l->opt->dependency_file || diag_error_count(l->diag))
		return;
	make_put_name(&b, l->opt->output);
	buf_printf(&b, ":");
	for (size_t i = 0; i < l->inputs->opened.n; i++) {
		buf_printf(&b, " \\\n ");
		make_put_name(&b, l->inputs->opened.v[i]);
	}
	buf_printf(&b, "\n");
	/* Rules without prerequisites keep make from failing if a file was removed. */
	for (size_t i = 0; i < l->inputs->opened.n; i++) {
		buf_printf(&b, "\n");
		make_put_name(&b, l->inputs->opened.v[i]);
		buf_printf(&b, ":\n");
	}
	const char *why = buf_write_file(&b, l->opt->dependency_file, 0666, &l->opt->files);
	if (why)
		diag_error(l->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(l->opt->dependency_file), why);
	buf_free(&b);
}
