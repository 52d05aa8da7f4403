/* Writes the link map in ld.lld's format: output sections, their input sections, and the symbols of each input section. The table
 * of --cref follows. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "linker/layout/address.h"
#include "linker/output/map.h"
#include "linker/output/report.h"
#include "linker/symbols/resolve.h"

struct map_symbol {
	const struct insec *sec;
	uint64_t address;
	const struct link_symbol *symbol;
	size_t order;
};

struct map_symbols {
	struct map_symbol *v;
	size_t n, cap;
};

static int
compare_map_symbols(const void *a, const void *b)
{
	const struct map_symbol *x = a, *y = b;

	if (x->sec != y->sec)
		return (uintptr_t)x->sec < (uintptr_t)y->sec ? -1 : 1;
	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

static void
add_map_symbol(struct map_symbols *e, const struct link_symbol *y)
{
	size_t order = e->n;

	if (y->state != SYMBOL_DEFINED || !y->sec || !y->sec->out || y->type == STT_SECTION ||
		y->name.n == 0)
		return;
	*APPEND(e->v, e->n, e->cap) = (struct map_symbol){y->sec, address_of(y, 0), y, order};
}

static void
collect_symbols(const struct linked *l, struct map_symbols *e)
{
	for (size_t i = 0; i < l->inputs->nfiles; i++) {
		for (size_t j = 1; j < l->inputs->files[i]->nlocals; j++)
			add_map_symbol(e, l->inputs->files[i]->symbols[j]);
	}
	for (size_t i = 0; i < l->symbols->n; i++)
		add_map_symbol(e, l->symbols->v[i]);
	if (e->n)
		qsort(e->v, e->n, sizeof *e->v, compare_map_symbols);
}

static bool
is_before(const void *element, const void *key)
{
	return (uintptr_t)((const struct map_symbol *)element)->sec < (uintptr_t)key;
}

/* Format of the first columns: address, load address, size and alignment. */
#define LINE "%16llx %16llx %8llx %5llu "

static void
put_section(struct linked *l, struct buf *b, const struct map_symbols *e, const struct insec *s)
{
	size_t first = array_before(e->v, e->n, sizeof e->v[0], s, is_before);
	unsigned long long at = address_in(s, 0), lma = at + s->out->lma_offset;

	report_line(l, b, LINE "        %s:(%s)", at, lma, (unsigned long long)s->size, (unsigned long long)s->align,
		s->file ? s->file->name : "<internal>", s->name);
	for (size_t i = first; i < e->n && e->v[i].sec == s; i++) {
		const struct map_symbol *y = &e->v[i];

		at = y->address;
		lma = at + s->out->lma_offset;
		report_line(l, b, LINE "                %s", at, lma, (unsigned long long)y->symbol->size, 1ull,
			symbol_shown(l->symbols, y->symbol));
	}
}

static void
put_map(struct linked *l, struct buf *b)
{
	struct map_symbols e = {0};

	collect_symbols(l, &e);
	buf_printf(b, "             VMA              LMA     Size Align Out     In      Symbol\n");
	for (size_t i = 0; i < l->image->nouts; i++) {
		const struct outsec *o = l->image->outs[i];

		report_line(l, b, LINE "%.*s", (unsigned long long)o->addr, (unsigned long long)(o->addr + o->lma_offset),
			(unsigned long long)o->size, (unsigned long long)o->align, STR_ARG(o->name));
		for (size_t j = 0; j < o->nins; j++)
			put_section(l, b, &e, o->ins[j]);
	}
	alloc_free(e.v);
}

void
map_write(struct linked *l)
{
	const char *path = l->opt->map ? l->opt->map : "-";
	struct buf b = {0};

	if (diag_error_count(l->diag) || (!l->opt->map && !l->opt->cref))
		return;
	if (l->opt->map)
		put_map(l, &b);
	if (l->opt->cref)
		report_cref(l, &b);
	const char *why;
	if (strcmp(path, "-") == 0)
		opts_print(l->opt, (struct str){(const char *)b.p, b.n});
	else if ((why = buf_write_file(&b, path, 0666, &l->opt->files)) != NULL)
		diag_error(l->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), why);
	buf_free(&b);
}
