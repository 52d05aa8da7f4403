/* Selects the sections of the output. By default, all sections are selected. With --gc-sections, only sections that are reachable
 * from the entry point, exported symbols, notes, initializers or retained sections are selected. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "linker/input/eh_record.h"
#include "linker/input/relocation.h"
#include "linker/script/match.h"
#include "linker/symbols/gc.h"
#include "linker/symbols/resolve.h"

struct gc_queue {
	struct insec **v;
	size_t n, cap;
};

/* Marks a section as live, and queues it for the traversal of its references. offset: the referenced byte offset in the
 * section. Of a mergeable section, only the strings or constants at referenced offsets are kept. */
static void
mark_section(struct gc_queue *w, struct insec *s, uint64_t offset)
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

/* Keeps a section that is not loaded at run time, such as debug information, and the SHF_LINK_ORDER sections that refer
 * to it. References from a section that is not loaded do not keep other sections. */
static void
mark_unloaded(struct insec *s)
{
	s->live = true;
	for (struct insec *f = s->followers; f; f = f->next_follower)
		f->live = !f->discarded;
}

static void
each_section(struct symbols *symbols, struct gc_queue *w, void (*fn)(struct symbols *, struct gc_queue *, struct insec *))
{
	for (size_t i = 0; i < symbols->inputs->nfiles; i++) {
		const struct input_file *f = symbols->inputs->files[i];

		for (size_t j = 1; j < f->nsections; j++) {
			if (f->sections[j] && !f->sections[j]->discarded)
				fn(symbols, w, f->sections[j]);
		}
	}
}

static bool
is_root(const struct insec *s)
{
	static const char *const names[] = {".init", ".fini", ".jcr"}, *const beginnings[] = {".ctors", ".dtors", ".init_array"};
	/* In a group with loaded sections, debug information and notes describe the loaded sections, and are kept only together with
	 * the group. */
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
mark_symbol(struct gc_queue *w, const struct link_symbol *y, int64_t addend)
{
	if (y)
		mark_section(w, y->sec, y->value + (y->type == STT_SECTION ? (uint64_t)addend : 0));
}

/* Keeps a section of unwind tables. Its references keep data, such as personality routines and exception tables, but not the functions
 * that it describes. */
static void
mark_frame(struct gc_queue *w, struct insec *s)
{
	struct eh_record record = {0};
	uint64_t at = 0;

	s->live = true;
	relocation_check(s);
	const char *why;
	for (size_t i = 0; i < s->relas.n; i++) {
		struct elfin_rela r = relocation_at(s, i);
		struct link_symbol *y = relocation_symbol(s, &r);

		/* relocations are usually in the order of the records */
		while (at <= r.offset && eh_record_next(s, &at, &record, &why) > 0)
			;
		if (!y)
			continue;
		y->used = true;
		if (y->sec && (record.is_cie || !(y->sec->flags & (SHF_EXECINSTR | SHF_LINK_ORDER) || y->sec->group)))
			mark_symbol(w, y, r.addend);
	}
}

static void
mark_root(struct symbols *symbols, struct gc_queue *w, struct insec *s)
{
	if (symbols->opt->gc && eh_is_frame(s)) {
		mark_frame(w, s);
		return;
	}
	if (symbols->opt->gc && symbols->script->read && script_keeps(symbols->script, s)) {
		mark_section(w, s, 0);
		return;
	}
	if (!symbols->opt->gc && s->flags & SHF_LINK_ORDER && s->link_order)
		return; /* the section is kept together with its link_order section */
	if (symbols->opt->gc && !is_root(s))
		return;
	if (!symbols->opt->gc || s->flags & SHF_ALLOC || s->retain)
		mark_section(w, s, 0);
	else
		mark_unloaded(s);
}

static void
mark_name(struct symbols *symbols, struct gc_queue *w, const char *name)
{
	mark_symbol(w, symbol_find(symbols, str_from(name)), 0);
}

/* Keeps all sections called NAME, for a reference to __start_NAME or __stop_NAME with -z nostart-stop-gc. */
static void
mark_named(struct symbols *symbols, struct gc_queue *w, const struct link_symbol *y)
{
	/* names from string tables are NUL-terminated */
	const char *name = str_starts(y->name, "__start_") ? y->name.p + 8 : str_starts(y->name, "__stop_") ? y->name.p + 7 : NULL;

	for (size_t i = 0; name && *name != '.' && i < symbols->inputs->nfiles; i++) {
		const struct input_file *f = symbols->inputs->files[i];

		for (size_t j = 1; j < f->nsections; j++) {
			if (f->sections[j] && strcmp(f->sections[j]->name, name) == 0)
				mark_section(w, f->sections[j], 0);
		}
	}
}

static void
mark_reachable(struct symbols *symbols, struct gc_queue *w)
{
	while (w->n) {
		struct insec *s = w->v[--w->n];

		for (struct insec *g = s->group_next; g != s; g = g->group_next)
			mark_section(w, g, 0);
		for (struct insec *f = s->followers; f; f = f->next_follower)
			mark_section(w, f, 0);
		if (!symbols->opt->gc)
			continue;
		relocation_check(s);
		for (size_t i = 0; i < s->relas.n; i++) {
			struct elfin_rela r = relocation_at(s, i);

			struct link_symbol *y = relocation_symbol(s, &r);

			if (y && !y->used && y->state == SYMBOL_UNDEFINED && !symbols->opt->start_stop_gc)
				mark_named(symbols, w, y);
			if (y)
				y->used = true;
			mark_symbol(w, y, r.addend);
		}
	}
}

static void
list_live(struct symbols *symbols, struct gc_queue *w, struct insec *s)
{
	(void)w;
	if (s->live)
		*APPEND(symbols->inputs->sections, symbols->inputs->nsections, symbols->inputs->capsections) = s;
	else if (symbols->opt->gc && symbols->opt->print_gc)
		opts_print_line(symbols->opt, "removing unused section %s:(%s)", s->file->name, s->name);
}

void
gc_mark(struct symbols *symbols)
{
	struct gc_queue w = {0};
	size_t ncommon = 0;

	for (size_t i = 0; i < symbols->inputs->nsections && !symbols->opt->gc; i++)
		symbols->inputs->sections[i]->live = true;
	/* Mark sections that symbols reference before all other sections. Once mark_unloaded() has marked a section as live,
	 * mark_section() no longer follows the section's references. */
	for (size_t i = 0; i < symbols->n && symbols->opt->gc; i++) {
		struct link_symbol *y = symbols->v[i];

		if ((y->state == SYMBOL_DEFINED && resolve_is_exported(symbols, y)) || y->given)
			mark_symbol(&w, y, 0);
	}
	for (size_t i = 0; i < 3 && symbols->opt->gc; i++)
		mark_name(symbols, &w, (const char *[]){symbols->opt->entry, symbols->opt->init, symbols->opt->fini}[i]);
	for (size_t i = 0; i < symbols->opt->undefined.n && symbols->opt->gc; i++)
		mark_name(symbols, &w, symbols->opt->undefined.v[i]);
	for (size_t i = 0; i < symbols->opt->required.n && symbols->opt->gc; i++)
		mark_name(symbols, &w, symbols->opt->required.v[i]);
	for (const struct script_word *n = symbols->script->referred.first; n && symbols->opt->gc; n = n->next) {
		if (n->wanted)
			mark_name(symbols, &w, n->text.p);
	}
	each_section(symbols, &w, mark_root);
	mark_reachable(symbols, &w);
	alloc_free(w.v);
	for (size_t i = 0; i < symbols->inputs->nsections; i++) {
		if (symbols->inputs->sections[i]->live)
			symbols->inputs->sections[ncommon++] = symbols->inputs->sections[i];
	}
	symbols->inputs->nsections = ncommon;
	each_section(symbols, &w, list_live);
}
