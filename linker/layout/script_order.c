/* Orders the commands of a linker script. An orphan is an input section that no pattern of the script matches. As in
 * ld.lld, an orphan is placed next to the most similar section. Similarity is the number of leading bits that the ranks
 * of two sections (layout_rank()) have in common. */
#include "linker/layout/script_order.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "linker/layout/layout.h"
#include "linker/layout/outname.h"
#include "linker/layout/script_eval.h"
#include "linker/script/index.h"

static struct command *
add_orphan(struct image *image, struct str name)
{
	struct command *c = arena_alloc(image->arena, sizeof *c);

	c->kind = COMMAND_SECTION;
	c->section.name = name;
	c->section.orphan = true;
	*APPEND(image->orphans, image->norphans, image->caporphans) = c;
	return c;
}

static void
add_orphan_input(struct arena *arena, struct section_command *to, struct insec *s)
{
	struct command *last = NULL;

	for (struct command *b = to->body.first; b; b = b->next)
		last = b;
	if (!last || last->kind != COMMAND_INPUTS) {
		struct command *c = arena_alloc(arena, sizeof *c);

		c->kind = COMMAND_INPUTS;
		c->inputs.file = STR("");
		if (last)
			last->next = c;
		else
			to->body.first = c;
		last = c;
	}
	s->command = to;
	*APPEND(last->inputs.ins, last->inputs.n, last->inputs.cap) = s;
}

/* An orphan belongs to the output section of the same name or, without SECTIONS, to its default output section. */
void
script_order_orphans(struct image *image)
{
	struct map names = {0};

	for (size_t i = 0; i < image->inputs->nsections; i++) {
		struct insec *s = image->inputs->sections[i];
		struct str name = outname_of(s);
		struct section_command *to = NULL;

		if (s->command)
			continue;
		if (image->script->has_sections && strcmp(s->name, "COMMON") != 0)
			name = str_from(s->name);
		if (image->script->has_sections && image->opt->orphans != ORPHANS_PLACED)
			(image->opt->orphans == ORPHANS_WARNED ? diag_warning : diag_error)(image->diag, (struct loc){0},
				"no pattern of the linker script matches %s:(%s)", s->file ? s->file->name : "<internal>", s->name);
		to = script_output(image->script, name);
		uint32_t *index;
		bool isnew;
		if (!to) {
			index = map_put(&names, name, &isnew);
			if (isnew) {
				*index = (uint32_t)image->norphans;
				add_orphan(image, name);
			}
			to = &image->orphans[*index]->section;
		}
		add_orphan_input(image->arena, to, s);
	}
	map_free(&names);
}

static struct insec *
data_section(struct image *image, struct command *b)
{
	b->data = file_new_section(image->inputs, "<data>", SHT_PROGBITS, SHF_ALLOC, 1, 0);
	b->data->size = b->size;
	b->data->data = arena_alloc(image->arena, b->size);
	b->data->written = true;
	return b->data;
}

/* Joins the input sections of an output section command. The output section is created for the first input section. */
static void
join_inputs(struct image *image, struct command *c)
{
	struct section_command *s = &c->section;
	struct script_counter p = {.image = image};
	uint64_t align = s->subalign ? script_eval_number(&p, s->subalign) : 0;

	if (align & (align - 1)) {
		diag_error(image->diag, s->subalign->at, "an alignment must be a power of two, not %#llx", (unsigned long long)align);
		align = 0;
	}

	for (struct command *b = s->body.first; b; b = b->next) {
		size_t n = 0;

		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n; i++) {
			struct insec *in = b->inputs.ins[i]->merged ? b->inputs.ins[i]->merged : b->inputs.ins[i];

			if (in->out)
				continue; /* `in` is a merged section that has been joined already, for another of its input sections */
			if (s->subalign)
				in->align = align ? align : 1;
			if (!s->out)
				s->out = layout_new_section(image, s->name, in);
			layout_join(image, s->out, in);
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
set_rank(const struct image *image, struct outsec *o)
{
	o->relro = image->opt->relro && layout_is_relro(o);
	o->rank = layout_rank(o);
}

static int
compare_ranks(const void *a, const void *b)
{
	return layout_compare((*(struct command *const *)a)->section.out, (*(struct command *const *)b)->section.out);
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
add_order(struct image *image, struct command *c)
{
	*APPEND(image->order, image->norder, image->caporder) = c;
}

static struct command *
overwriting(struct image *image, const struct command *c)
{
	return script_overwriting(image->script, c->section.name);
}

static struct command *
effective(struct image *image, struct command *c)
{
	struct command *o = c->kind == COMMAND_SECTION ? overwriting(image, c) : NULL;

	return o ? o : c;
}

static void
list_commands(struct image *image)
{
	for (struct command *c = image->script->commands.first; c; c = c->next) {
		if (c->kind != COMMAND_SECTION || !c->section.discard)
			add_order(image, effective(image, c));
	}
}

/* Moves order[from] to the position before order[to], or to the end if `to` is norder. */
static void
move_command(struct image *image, size_t from, size_t to)
{
	struct command *c = image->order[from];

	memmove(image->order + from, image->order + from + 1, (image->norder - from - 1) * sizeof *image->order);
	to -= to > from;
	memmove(image->order + to + 1, image->order + to, (image->norder - to - 1) * sizeof *image->order);
	image->order[to] = c;
}

/* Moves n commands from order[from] to the position before order[to]. to <= from. */
static void
move_commands(struct image *image, size_t from, size_t n, size_t to)
{
	struct command **moved = alloc_array(n, sizeof *moved);

	memcpy(moved, image->order + from, n * sizeof *moved);
	memmove(image->order + to + n, image->order + to, (from - to) * sizeof *image->order);
	memcpy(image->order + to, moved, n * sizeof *moved);
	alloc_free(moved);
}

static size_t
find_named(const struct image *image, struct str name)
{
	size_t i = 0;

	while (i < image->norder && (image->order[i]->kind != COMMAND_SECTION || !str_eq(image->order[i]->section.name, name)))
		i++;
	return i;
}

static void
apply_insertion(struct image *image, const struct script_insertion *n)
{
	size_t last = SIZE_MAX;

	for (struct command *c = n->first; c; c = c == n->last ? NULL : c->next) {
		size_t from = find_named(image, c->section.name), to = find_named(image, n->where);

		if (c->kind != COMMAND_SECTION || c->section.discard || from == image->norder)
			continue;
		if (to == image->norder) {
			diag_error(image->diag, n->at, "INSERT cannot place %s: no section %s", c->section.name.p, n->where.p);
			return;
		}
		to = n->after ? (last == SIZE_MAX ? to : find_named(image, image->order[last]->section.name)) + 1 : to;
		move_command(image, from, to);
		last = find_named(image, c->section.name);
	}
}

static bool
is_addressed(const struct image *image, struct str name)
{
	for (const struct script_word *w = image->script->addressed.first; w; w = w->next) {
		if (str_eq(w->text, name))
			return true;
	}
	return false;
}

static bool
can_go(const struct image *image, const struct section_command *s)
{
	if (s->uses_symbols || is_addressed(image, s->name))
		return false;
	for (const struct command *b = s->body.first; b; b = b->next) {
		if (b->kind == COMMAND_ASSIGN && !str_eqz(b->assign.name, ".") && !b->assign.symbol)
			continue;
		if (b->kind != COMMAND_INPUTS)
			return false;
	}
	return true;
}

/* Drops empty sections from image->order. An empty section that must be kept gets the flags of the preceding section. */
static void
drop_empty(struct image *image)
{
	struct script_word *segments = NULL;
	uint64_t flags = SHF_ALLOC;
	size_t n = 0;

	for (size_t i = 0; i < image->norder; i++) {
		struct section_command *c = &image->order[i]->section;

		/* the segments of a dropped section also apply to the sections after it */
		if (image->order[i]->kind == COMMAND_SECTION && c->segments.first)
			segments = c->segments.first;
		if (image->order[i]->kind == COMMAND_SECTION && !c->orphan)
			c->segments_of = segments;
		if (image->order[i]->kind == COMMAND_SECTION && !c->out) {
			const struct insec like = {.type = c->noload ? SHT_NOBITS : SHT_PROGBITS,
				.flags = flags & ((c->unloaded ? 0 : SHF_ALLOC) | SHF_WRITE), .align = 1};

			if (can_go(image, c))
				continue;
			c->out = layout_new_section(image, c->name, &like);
			set_rank(image, c->out);
		} else if (image->order[i]->kind == COMMAND_SECTION) {
			flags = c->out->flags;
		}
		image->order[n++] = image->order[i];
	}
	image->norder = n;
}

/* Returns the number of leading bits that the ranks of two sections have in common, or -1 if c is not an output section
 * with input sections. */
static int
proximity(const struct outsec *o, const struct command *c)
{
	if (c->kind != COMMAND_SECTION || !c->section.out->has_inputs)
		return -1;
	uint32_t differ = o->rank ^ c->section.out->rank;
	return differ ? __builtin_clz(differ) : 32;
}

static bool
has_inputs(const struct command *c)
{
	return c->kind == COMMAND_SECTION && c->section.out->has_inputs;
}

/* Returns the index in order[], at least `from` and at most `to`, before which to insert an orphan. */
static size_t
orphan_position(const struct image *image, const struct outsec *o, size_t from, size_t to)
{
	struct command *const *v = image->order;
	size_t at = to;
	int most = 0;

	if (!(o->flags & SHF_ALLOC))
		return to;
	for (size_t i = from; i < to && image->relro_padding && o == image->relro_padding->out; i++) {
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
	if (v[at]->section.out->rank <= o->rank || image->script->segments) {
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
	size_t rest;
	for (rest = at; rest < to && !has_inputs(v[rest]); rest++)
		;
	if (rest == to)
		return to;
	while (at < to && v[at]->kind != COMMAND_SECTION && !(v[at]->kind == COMMAND_ASSIGN && str_eqz(v[at]->assign.name, ".")))
		at++;
	return at;
}

/* Moves orphans next to similar sections. If an assignment to the location counter precedes all sections, the orphans
 * stay after the first such assignment. */
static void
sort_orphans(struct image *image)
{
	size_t first = 0, from = 0;

	while (first < image->norder && (image->order[first]->kind != COMMAND_SECTION || !image->order[first]->section.orphan))
		first++;
	sort_by_rank(image->order + first, image->norder - first);
	while (from < image->norder && image->order[from]->kind != COMMAND_SECTION &&
		!(image->order[from]->kind == COMMAND_ASSIGN && str_eqz(image->order[from]->assign.name, ".")))
		from++;
	if (from < image->norder && image->order[from]->kind != COMMAND_SECTION)
		from++;
	while (first < image->norder) {
		const struct outsec *o = image->order[first]->section.out;
		size_t at = orphan_position(image, o, from, first);

		size_t n = 1;

		while (first + n < image->norder && image->order[first + n]->section.out->rank == o->rank)
			n++;
		move_commands(image, first, n, at);
		first += n;
	}
}

/* Extends the segments that a section names after ':' to the loaded sections that follow it. */
static void
spread_segments(struct image *image)
{
	struct script_word *last = NULL;

	for (const struct segment_row *r = image->script->segments; r && !last; r = r->next) {
		if (r->type == PT_LOAD) {
			last = arena_alloc(image->arena, sizeof *last);
			*last = (struct script_word){.text = r->name, .at = r->at};
		}
	}
	for (size_t i = 0; i < image->norder; i++) {
		struct section_command *s = &image->order[i]->section;

		if (image->order[i]->kind != COMMAND_SECTION)
			continue;
		if (s->segments_of)
			last = s->segments_of;
		s->segments_of = s->segments.first || s->out->flags & SHF_ALLOC ? last : NULL;
	}
}

static void
finish_section(struct image *image, struct command *c)
{
	struct section_command *s = &c->section;
	struct outsec *o = s->out;
	struct script_counter p = {.image = image};

	o->command = s;
	o->nins = 0;
	for (struct command *b = s->body.first; b; b = b->next) {
		struct input_pattern *in = &b->inputs;

		if (b->kind != COMMAND_INPUTS)
			continue;
		layout_sort_by_symbols(o, in->ins, in->n);
		if (!image->script->has_sections)
			layout_sort_by_priority(o, in->ins, in->n);
		for (size_t i = 0; i < in->n; i++)
			o->ins[o->nins++] = in->ins[i];
	}
	if (s->align) {
		uint64_t align = script_eval_number(&p, s->align);

		if (align & (align - 1))
			diag_error(image->diag, s->align->at, "an alignment must be a power of two, not %#llx", (unsigned long long)align);
		else if (align > o->align)
			o->align = align;
	}
	*APPEND(image->outs, image->nouts, image->capouts) = o;
	layout_check_zeros(image, o);
}

/* Copies the final order of inputs to the commands, and inserts the data of BYTE, SHORT, LONG and QUAD among them. */
static void
finish_body(struct image *image, struct section_command *s)
{
	struct outsec *o = s->out;
	struct insec **old = o->ins;
	size_t nold = o->nins, next = 0;

	o->ins = NULL;
	o->nins = o->capins = 0;
	for (struct command *b = s->body.first; b; b = b->next) {
		for (size_t i = 0; b->kind == COMMAND_INPUTS && i < b->inputs.n && next < nold; i++) {
			*APPEND(o->ins, o->nins, o->capins) = old[next];
			b->inputs.ins[i] = old[next++];
		}
		if (b->kind == COMMAND_DATA) {
			*APPEND(o->ins, o->nins, o->capins) = data_section(image, b);
			b->data->out = o;
			if (o->type == SHT_NOBITS && !s->noload)
				o->type = SHT_PROGBITS;
		}
	}
	alloc_free(old);
}

static bool
has_relro_end(const struct image *image)
{
	bool any = false;

	for (size_t i = 0; i < image->norder; i++)
		any |= image->order[i]->relro_end;
	return any;
}

static void
add_relro_padding(struct image *image)
{
	bool relro = false;

	for (size_t i = 0; i < image->norder; i++)
		relro |= image->order[i]->kind == COMMAND_SECTION && image->order[i]->section.out &&
			image->order[i]->section.out->relro;
	if (!relro || !image->opt->relro || ((image->script->has_sections || image->script->segments) && !has_relro_end(image)))
		return;
	struct command *c = add_orphan(image, STR(".relro_padding"));
	struct insec *s = file_new_section(image->inputs, ".relro_padding", SHT_NOBITS, SHF_ALLOC | SHF_WRITE, 1, 0);
	image->relro_padding = s;
	c->section.out = layout_new_section(image, c->section.name, s);
	layout_join(image, c->section.out, s);
	set_rank(image, c->section.out);
	c->section.body.first = arena_alloc(image->arena, sizeof(struct command));
	c->section.body.first->kind = COMMAND_INPUTS;
	*APPEND(c->section.body.first->inputs.ins, c->section.body.first->inputs.n, c->section.body.first->inputs.cap) = s;
	add_order(image, c);
}

/* Adds the sections of OVERWRITE_SECTIONS that are not in SECTIONS, as orphans. */
static void
add_overwrites(struct image *image)
{
	const struct script *s = image->script;

	for (struct command *c = s->overwrites.first; c; c = c->next) {
		if (c->kind != COMMAND_SECTION)
			continue;
		if (overwriting(image, c) != c) {
			diag_warning(image->diag, c->at, "OVERWRITE_SECTIONS already has %s", c->section.name.p);
		} else if (!script_has_output(image->script, c->section.name)) {
			c->section.orphan = true;
			add_order(image, c);
		}
	}
}

/* Orders the commands of a script without SECTIONS: first the non-empty output sections in the default order, then empty output
 * sections, which INSERT may move, and all other commands. */
static void
order_by_rank(struct image *image)
{
	struct script *s = image->script;
	size_t n = 0;

	for (size_t i = 0; i < image->norder; i++) {
		if (image->order[i]->section.out)
			image->order[n++] = image->order[i];
	}
	image->norder = n;
	for (struct command *in = s->commands.first; in; in = in->next) {
		struct command *c = effective(image, in);

		if (c->kind != COMMAND_SECTION || c->section.discard)
			continue;
		join_inputs(image, c);
		if (c->section.out) {
			set_rank(image, c->section.out);
			add_order(image, c);
		}
	}
	add_relro_padding(image);
	sort_by_rank(image->order, image->norder);
	for (struct command *c = s->overwrites.first; c; c = c->next) {
		if (c->kind == COMMAND_SECTION && c->section.orphan && !c->section.out)
			add_order(image, c);
	}
	for (struct command *in = s->commands.first; in; in = in->next) {
		struct command *c = effective(image, in);

		if (c->kind != COMMAND_SECTION || (!c->section.discard && !c->section.out))
			add_order(image, c);
	}
}

static void
order_all(struct image *image)
{
	bool has_sections = image->script->has_sections;

	if (has_sections)
		list_commands(image);
	for (size_t i = 0; i < image->norphans; i++)
		add_order(image, image->orphans[i]);
	add_overwrites(image);
	for (size_t i = 0; i < image->norder; i++) {
		if (image->order[i]->kind == COMMAND_SECTION) {
			join_inputs(image, image->order[i]);
			if (image->order[i]->section.out)
				set_rank(image, image->order[i]->section.out);
		}
	}
	if (has_sections)
		add_relro_padding(image);
	else
		order_by_rank(image);
}

void
script_order_collect(struct image *image)
{
	struct script *s = image->script;

	order_all(image);
	for (const struct script_insertion *n = s->insertions; n; n = n->next)
		apply_insertion(image, n);
	drop_empty(image);
	if (s->has_sections)
		sort_orphans(image);
	image->nouts = 0;
	for (size_t i = 0; i < image->norder; i++) {
		if (image->order[i]->kind == COMMAND_SECTION)
			finish_section(image, image->order[i]);
	}
	layout_number(image);
	layout_sort_by_link_order(image);
	for (size_t i = 0; i < image->norder; i++) {
		if (image->order[i]->kind == COMMAND_SECTION)
			finish_body(image, &image->order[i]->section);
	}
	spread_segments(image);
}
