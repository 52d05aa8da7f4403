/* Which sections go into the output: all, or with --gc-sections those that can be reached from the
 * entry point, exported symbols, notes, initialisers and retained sections. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/text/visible.h"
#include "linker/output/relocate.h"
#include "linker/script/match.h"
#include "linker/symbols/gc.h"
#include "linker/symbols/resolve.h"

struct work {
	struct insec **v;
	size_t n, cap;
};

/* Keeps a section, and of one with strings or constants that which is at an offset. */
static void
mark(struct work *w, struct insec *s, uint64_t offset)
{
	if (!s || s->discarded)
		return;
	if (s->flags & SHF_MERGE)
		*APPEND(s->wanted, s->nwanted, s->capwanted) = offset;
	if (s->live)
		return;
	s->live = true;
	*APPEND(w->v, w->n, w->cap) = s;
}

/* Keeps what is not loaded, and what follows it, but not what they refer to: debug information. */
static void
mark_unloaded(struct insec *s)
{
	s->live = true;
	for (struct insec *f = s->followers; f; f = f->next_follower)
		f->live = !f->discarded;
}

/* Calls fn for every section of the input files. */
static void
each_section(struct link *l, struct work *w, void (*fn)(struct link *, struct work *, struct insec *))
{
	for (size_t i = 0; i < l->nfiles; i++) {
		const struct file *f = l->files[i];

		for (size_t j = 1; j < f->nsections; j++) {
			if (f->sections[j] && !f->sections[j]->discarded)
				fn(l, w, f->sections[j]);
		}
	}
}

static bool
is_root(const struct insec *s)
{
	static const char *const names[] = {".init", ".fini", ".jcr"}, *const beginnings[] = {".ctors", ".dtors", ".init_array"};
	/* A group that has nothing to load, debug information of a type or a note, is about nothing that could be dropped. */
	bool alone = !s->group || !s->group->alloc;

	if (s->retain)
		return true;
	if (s->flags & SHF_LINK_ORDER)
		return false;
	if (!(s->flags & SHF_ALLOC) || s->type == SHT_NOTE)
		return alone;
	if (s->type == SHT_INIT_ARRAY || s->type == SHT_FINI_ARRAY || s->type == SHT_PREINIT_ARRAY)
		return true;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (strcmp(s->name, names[i]) == 0)
			return true;
	}
	for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++) {
		if (str_starts(str_from(s->name), beginnings[i]))
			return true;
	}
	return false;
}

static void
mark_root(struct link *l, struct work *w, struct insec *s)
{
	if (l->opt.gc && l->script.read && script_keeps(l, s)) {
		mark(w, s, 0);
		return;
	}
	if (!l->opt.gc && s->flags & SHF_LINK_ORDER && s->link_order)
		return; /* lives with that one */
	if (l->opt.gc && !is_root(s))
		return;
	if (!l->opt.gc || s->flags & SHF_ALLOC || s->retain)
		mark(w, s, 0);
	else
		mark_unloaded(s);
}

static void
mark_symbol(struct work *w, const struct symbol *y, int64_t addend)
{
	if (y)
		mark(w, y->sec, y->value + (y->type == STT_SECTION ? (uint64_t)addend : 0));
}

static void
mark_name(struct link *l, struct work *w, const char *name)
{
	const uint32_t *index = map_get(&l->names, str_from(name));

	if (index)
		mark_symbol(w, l->symbols[*index], 0);
}

/* -z nostart-stop-gc: a reference to __start_NAME or __stop_NAME keeps all sections of that name. */
static void
mark_named(struct link *l, struct work *w, const struct symbol *y)
{
	/* Names come from string tables and end with a NUL. */
	const char *name = str_starts(y->name, "__start_") ? y->name.p + 8 : str_starts(y->name, "__stop_") ? y->name.p + 7 : NULL;

	for (size_t i = 0; name && *name != '.' && i < l->nfiles; i++) {
		const struct file *f = l->files[i];

		for (size_t j = 1; j < f->nsections; j++) {
			if (f->sections[j] && strcmp(f->sections[j]->name, name) == 0)
				mark(w, f->sections[j], 0);
		}
	}
}

static void
mark_reachable(struct link *l, struct work *w)
{
	while (w->n) {
		struct insec *s = w->v[--w->n];

		for (struct insec *g = s->group_next; g != s; g = g->group_next)
			mark(w, g, 0);
		for (struct insec *f = s->followers; f; f = f->next_follower)
			mark(w, f, 0);
		if (!l->opt.gc)
			continue;
		relocate_check(s);
		for (size_t i = 0; i < s->relas.n; i++) {
			struct elfin_rela r = relocate_at(s, i);

			struct symbol *y = relocate_symbol(s, &r);

			if (y && !y->used && y->state == SYMBOL_UNDEFINED && !l->opt.start_stop_gc)
				mark_named(l, w, y);
			if (y)
				y->used = true;
			mark_symbol(w, y, r.addend);
		}
	}
}

static void
list(struct link *l, struct work *w, struct insec *s)
{
	(void)w;
	if (s->live)
		*APPEND(l->ins, l->nins, l->capins) = s;
	else if (l->opt.gc && l->opt.print_gc)
		visible_line(stdout, "removing unused section %s:(%s)", s->file->name, s->name);
}

void
gc_mark(struct link *l)
{
	struct work w = {0};
	size_t ncommon = 0;

	for (size_t i = 0; i < l->nins && !l->opt.gc; i++)
		l->ins[i]->live = true;
	/* First what is exported: what is not loaded keeps nothing unless it is wanted itself. */
	for (size_t i = 0; i < l->nsymbols && l->opt.gc; i++) {
		struct symbol *y = l->symbols[i];

		if ((y->state == SYMBOL_DEFINED && resolve_is_exported(l, y)) || y->given)
			mark_symbol(&w, y, 0);
	}
	for (size_t i = 0; i < 3 && l->opt.gc; i++)
		mark_name(l, &w, (const char *[]){l->opt.entry, l->opt.init, l->opt.fini}[i]);
	for (size_t i = 0; i < l->opt.undefined.n && l->opt.gc; i++)
		mark_name(l, &w, l->opt.undefined.v[i]);
	for (size_t i = 0; i < l->opt.required.n && l->opt.gc; i++)
		mark_name(l, &w, l->opt.required.v[i]);
	for (const struct word *n = l->script.referred.first; n && l->opt.gc; n = n->next)
		mark_name(l, &w, n->text.p);
	each_section(l, &w, mark_root);
	mark_reachable(l, &w);
	free(w.v);
	for (size_t i = 0; i < l->nins; i++) {
		if (l->ins[i]->live)
			l->ins[ncommon++] = l->ins[i];
	}
	l->nins = ncommon;
	each_section(l, &w, list);
}
