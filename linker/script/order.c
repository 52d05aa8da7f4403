/* Which output sections there are with a linker script, and their order. What no script names goes next to the section that is
 * most like it, as in ld.lld: the number of leading bits that the ranks of two sections have in common says how much. */
#include "linker/script/find.h"
#include "linker/script/place.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "linker/layout/layout.h"
#include "linker/layout/section.h"
#include "linker/script/eval.h"

static struct insec *
data_section(struct link *l, struct command *b)
{
	b->data = section_new(l, "<data>", SHT_PROGBITS, SHF_ALLOC, 1, 0);
	b->data->size = b->size;
	b->data->data = arena_alloc(&l->arena, b->size);
	b->data->written = true;
	return b->data;
}

/* The output section that input sections are in; made with the first of them. */
static void
fill_section(struct link *l, struct command *c)
{
	struct section_command *s = &c->section;
	struct script_place p = {.l = l};
	uint64_t align = s->subalign ? script_number_of(&p, s->subalign) : 0;

	if (align & (align - 1)) {
		diag_error(l->diag, s->subalign->at, "an alignment must be a power of two, not %#llx", (unsigned long long)align);
		align = 0;
	}

	for (struct command *b = s->body.first; b; b = b->next) {
		size_t n = 0;

		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n; i++) {
			struct insec *in = b->inputs.ins[i]->merged ? b->inputs.ins[i]->merged : b->inputs.ins[i];

			if (in->out)
				continue; /* merged */
			in->align = align ? align : in->align;
			if (!s->out)
				s->out = layout_new(l, s->name, in);
			layout_join(l, s->out, in);
			s->out->has_inputs = true;
			b->inputs.ins[n++] = in;
		}
		b->inputs.n = n;
	}
	if (s->out && s->noload)
		s->out->type = SHT_NOBITS;
	if (s->out && s->unloaded)
		s->out->flags &= ~(uint64_t)SHF_ALLOC;
}

static void
set_rank(const struct link *l, struct outsec *o)
{
	o->relro = l->opt.relro && layout_is_relro(o);
	o->rank = layout_rank(o);
}

static int
compare_ranks(const void *a, const void *b)
{
	const struct outsec *x = (*(struct command *const *)a)->section.out, *y = (*(struct command *const *)b)->section.out;

	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	return x->number < y->number ? -1 : x->number > y->number;
}

static void
sort_by_rank(struct command **v, size_t n)
{
	for (size_t i = 0; i < n; i++)
		v[i]->section.out->number = (uint32_t)i;
	if (n)
		qsort(v, n, sizeof *v, compare_ranks);
}

static void
add_order(struct link *l, struct command *c)
{
	*APPEND(l->script.order, l->script.norder, l->script.caporder) = c;
}

/* The section of OVERWRITE_SECTIONS that takes the place of one of a script or of none. */
static struct command *
overwriting(struct link *l, const struct command *c)
{
	for (struct command *o = l->script.overwrites.first; o; o = o->next) {
		if (o->kind == COMMAND_SECTION && str_eq(o->section.name, c->section.name))
			return o;
	}
	return NULL;
}

static void
list_commands(struct link *l)
{
	for (struct command *c = l->script.commands.first; c; c = c->next) {
		struct command *o = c->kind == COMMAND_SECTION ? overwriting(l, c) : NULL;

		if (c->kind != COMMAND_SECTION || !c->section.discard)
			add_order(l, o ? o : c);
	}
}

/* Takes the command at from out of the order and puts it before the one at to, which is not the first. */
static void
move(struct script *s, size_t from, size_t to)
{
	struct command *c = s->order[from];

	memmove(s->order + from, s->order + from + 1, (s->norder - from - 1) * sizeof *s->order);
	to -= to > from;
	memmove(s->order + to + 1, s->order + to, (s->norder - to - 1) * sizeof *s->order);
	s->order[to] = c;
}

static size_t
find_named(const struct script *s, struct str name)
{
	size_t i = 0;

	while (i < s->norder && (s->order[i]->kind != COMMAND_SECTION || !str_eq(s->order[i]->section.name, name)))
		i++;
	return i;
}

static void
insert(struct link *l, const struct insertion *n)
{
	struct script *s = &l->script;
	size_t last = SIZE_MAX;

	for (struct command *c = n->first; c; c = c == n->last ? NULL : c->next) {
		size_t from = find_named(s, c->section.name), to = find_named(s, n->where);

		if (c->kind != COMMAND_SECTION || c->section.discard || from == s->norder)
			continue;
		if (to == s->norder) {
			diag_error(l->diag, n->at, "there is no section %s that INSERT could put %s next to", n->where.p, c->section.name.p);
			return;
		}
		to = n->after ? (last == SIZE_MAX ? to : find_named(s, s->order[last]->section.name)) + 1 : to;
		move(s, from, to);
		last = find_named(s, c->section.name);
	}
}

static bool
is_addressed(const struct link *l, struct str name)
{
	for (const struct word *w = l->script.addressed.first; w; w = w->next) {
		if (str_eq(w->text, name))
			return true;
	}
	return false;
}

/* Whether an output section without input sections can be left out. */
static bool
can_go(const struct link *l, const struct section_command *s)
{
	if (s->uses_symbols || is_addressed(l, s->name))
		return false;
	for (const struct command *b = s->body.first; b; b = b->next) {
		if (b->kind == COMMAND_ASSIGN && !str_eqz(b->assign.name, ".") && !b->assign.symbol)
			continue;
		if (b->kind != COMMAND_INPUTS && b->kind != COMMAND_FILL)
			return false;
	}
	return true;
}

/* Leaves empty sections out; one that stays has the properties of the one before it. */
static void
drop_empty(struct link *l)
{
	struct script *s = &l->script;
	uint64_t flags = SHF_ALLOC;
	size_t n = 0;

	for (size_t i = 0; i < s->norder; i++) {
		struct section_command *c = &s->order[i]->section;

		if (s->order[i]->kind == COMMAND_SECTION && !c->out) {
			const struct insec like = {.type = c->noload ? SHT_NOBITS : SHT_PROGBITS,
				.flags = flags & ((c->unloaded ? 0 : SHF_ALLOC) | SHF_WRITE), .align = 1};

			if (can_go(l, c))
				continue;
			c->out = layout_new(l, c->name, &like);
			set_rank(l, c->out);
		} else if (s->order[i]->kind == COMMAND_SECTION) {
			flags = c->out->flags;
		}
		s->order[n++] = s->order[i];
	}
	s->norder = n;
}

/* How much alike two sections are; -1: one of them has no input sections. */
static int
proximity(const struct outsec *o, const struct command *c)
{
	uint32_t differ;

	if (c->kind != COMMAND_SECTION || !c->section.out->has_inputs)
		return -1;
	differ = o->rank ^ c->section.out->rank;
	return differ ? __builtin_clz(differ) : 32;
}

static bool
has_inputs(const struct command *c)
{
	return c->kind == COMMAND_SECTION && c->section.out->has_inputs;
}

/* Where in order[from..to) an orphan goes. */
static size_t
orphan_place(const struct link *l, const struct outsec *o, size_t from, size_t to)
{
	struct command *const *v = l->script.order;
	size_t at = to, rest;
	int most = 0;

	if (!(o->flags & SHF_ALLOC))
		return to;
	for (size_t i = from; i < to && l->synth.relro_padding && o == l->synth.relro_padding->out; i++) {
		if (v[i]->relro_end)
			return i;
	}
	for (size_t i = from; i < to; i++) {
		int p = proximity(o, v[i]);

		if (p > most || (p == most && v[i]->section.out->rank <= o->rank)) {
			most = p;
			at = i;
		}
	}
	if (at == to)
		return to;
	if (v[at]->section.out->rank <= o->rank || l->script.segments) {
		for (size_t j = ++at; j < to; j++) {
			if (!has_inputs(v[j]))
				continue;
			if (proximity(o, v[j]) != most)
				break;
			at = j + 1;
		}
	} else {
		while (at > from && !has_inputs(v[at - 1]))
			at--;
	}
	for (rest = at; rest < to && !has_inputs(v[rest]); rest++)
		;
	if (rest == to)
		return to;
	while (at < to && v[at]->kind != COMMAND_SECTION && !(v[at]->kind == COMMAND_ASSIGN && str_eqz(v[at]->assign.name, ".")))
		at++;
	return at;
}

/* Sorts the orphans, which are the last ones, and gives each its place. The first assignment to the location counter stays first
 * if it is before any section. */
static void
sort_orphans(struct link *l)
{
	struct script *s = &l->script;
	size_t first = 0, from = 0;

	while (first < s->norder && (s->order[first]->kind != COMMAND_SECTION || !s->order[first]->section.orphan))
		first++;
	sort_by_rank(s->order + first, s->norder - first);
	while (from < s->norder && s->order[from]->kind != COMMAND_SECTION &&
		!(s->order[from]->kind == COMMAND_ASSIGN && str_eqz(s->order[from]->assign.name, ".")))
		from++;
	if (from < s->norder && s->order[from]->kind != COMMAND_SECTION)
		from++;
	while (first < s->norder) {
		const struct outsec *o = s->order[first]->section.out;
		size_t at = orphan_place(l, o, from, first);

		for (uint32_t rank = o->rank; first < s->norder && s->order[first]->section.out->rank == rank; first++)
			move(s, first, at++);
	}
}

/* The words after ':' hold for the sections that follow, too, if they are loaded. */
static void
spread_segments(struct link *l)
{
	struct word *last = NULL;

	for (const struct segment_row *r = l->script.segments; r && !last; r = r->next) {
		if (r->type == PT_LOAD) {
			last = arena_alloc(&l->arena, sizeof *last);
			*last = (struct word){r->name, r->at, NULL};
		}
	}
	for (size_t i = 0; i < l->script.norder; i++) {
		struct section_command *s = &l->script.order[i]->section;

		if (l->script.order[i]->kind != COMMAND_SECTION)
			continue;
		if (s->segments.first)
			last = s->segments.first;
		if (s->segments.first || s->out->flags & SHF_ALLOC)
			s->segments_of = last;
	}
}

/* The data of BYTE and its like are in the section at their place; a section of -T's has the alignment that it asks for. */
static void
finish(struct link *l, struct command *c)
{
	struct section_command *s = &c->section;
	struct outsec *o = s->out;
	struct script_place p = {.l = l};
	size_t n = o->nins;

	o->command = s;
	o->nins = 0;
	for (struct command *b = s->body.first; b; b = b->next) {
		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n; i++)
			o->ins[o->nins++] = b->inputs.ins[i];
	}
	n = o->nins;
	for (size_t i = 0; i < n; i++)
		o->ins[i]->offset = i;
	layout_sort_by_priority(o, l->script.has_sections);
	if (s->align) {
		uint64_t align = script_number_of(&p, s->align);

		if (align & (align - 1))
			diag_error(l->diag, s->align->at, "an alignment must be a power of two, not %#llx", (unsigned long long)align);
		else if (align > o->align)
			o->align = align;
	}
	*APPEND(l->outs, l->nouts, l->capouts) = o;
	layout_check_zeros(l, o);
}

/* BYTE and its like, after the order of the input sections is final: each is at its place among them. */
static void
add_data(struct link *l, struct section_command *s)
{
	struct outsec *o = s->out;
	struct insec **old = o->ins;
	size_t nold = o->nins, next = 0;
	bool any = false;

	for (struct command *b = s->body.first; b; b = b->next)
		any |= b->kind == COMMAND_DATA;
	if (!any)
		return;
	o->ins = NULL;
	o->nins = o->capins = 0;
	for (struct command *b = s->body.first; b; b = b->next) {
		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n && next < nold; i++) {
			*APPEND(o->ins, o->nins, o->capins) = old[next];
			b->inputs.ins[i] = old[next++];
		}
		if (b->kind == COMMAND_DATA) {
			*APPEND(o->ins, o->nins, o->capins) = data_section(l, b);
			b->data->out = o;
			if (o->type == SHT_NOBITS && !s->noload)
				o->type = SHT_PROGBITS;
		}
	}
	free(old);
}

static bool
has_relro_end(const struct link *l)
{
	bool any = false;

	for (size_t i = 0; i < l->script.norder; i++)
		any |= l->script.order[i]->relro_end;
	return any;
}

static void
add_relro_padding(struct link *l)
{
	bool relro = false;
	struct command *c;
	struct insec *s;

	for (size_t i = 0; i < l->script.norder; i++)
		relro |= l->script.order[i]->kind == COMMAND_SECTION && l->script.order[i]->section.out &&
			l->script.order[i]->section.out->relro;
	if (!relro || !l->opt.relro || (l->script.has_sections && !has_relro_end(l)))
		return;
	c = script_orphan(l, STR(".relro_padding"));
	s = section_new(l, ".relro_padding", SHT_NOBITS, SHF_ALLOC | SHF_WRITE, 1, 0);
	l->synth.relro_padding = s;
	c->section.out = layout_new(l, c->section.name, s);
	layout_join(l, c->section.out, s);
	set_rank(l, c->section.out);
	c->section.body.first = arena_alloc(&l->arena, sizeof(struct command));
	c->section.body.first->kind = COMMAND_INPUTS;
	*APPEND(c->section.body.first->inputs.ins, c->section.body.first->inputs.n, c->section.body.first->inputs.cap) = s;
	add_order(l, c);
}

/* Without SECTIONS output sections come first, in the order that they always have. */
static void
order_all(struct link *l)
{
	struct script *s = &l->script;
	size_t n = 0;

	if (s->has_sections)
		list_commands(l);
	for (size_t i = 0; i < s->norphans; i++) {
		struct command *o = overwriting(l, s->orphans[i]);

		add_order(l, o ? o : s->orphans[i]);
	}
	for (size_t i = 0; i < s->norder; i++) {
		if (s->order[i]->kind == COMMAND_SECTION) {
			fill_section(l, s->order[i]);
			if (s->order[i]->section.out)
				set_rank(l, s->order[i]->section.out);
		}
	}
	if (s->has_sections) {
		add_relro_padding(l);
		return;
	}
	for (struct command *c = s->commands.first; c; c = c->next) {
		if (c->kind != COMMAND_SECTION || c->section.discard)
			continue;
		fill_section(l, c);
		if (c->section.out) {
			set_rank(l, c->section.out);
			add_order(l, c);
		}
	}
	add_relro_padding(l);
	n = s->norder;
	sort_by_rank(s->order, n);
	/* INSERT says where empty ones are. */
	for (struct command *c = s->commands.first; c; c = c->next) {
		if (c->kind != COMMAND_SECTION || (!c->section.discard && !c->section.out))
			add_order(l, c);
	}
}

void
script_collect(struct link *l)
{
	struct script *s = &l->script;

	order_all(l);
	for (const struct insertion *n = s->insertions; n; n = n->next)
		insert(l, n);
	drop_empty(l);
	if (s->has_sections)
		sort_orphans(l);
	l->nouts = 0;
	for (size_t i = 0; i < s->norder; i++) {
		if (s->order[i]->kind == COMMAND_SECTION)
			finish(l, s->order[i]);
	}
	layout_number(l);
	layout_sort_by_link_order(l);
	for (size_t i = 0; i < s->norder; i++) {
		if (s->order[i]->kind == COMMAND_SECTION)
			add_data(l, &s->order[i]->section);
	}
	spread_segments(l);
}
