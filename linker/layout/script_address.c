/* Assigns the addresses that a linker script specifies. A pass executes the script's commands in order and advances a
 * location counter. Expressions may refer to later commands, so the pass is repeated until nothing changes, at most
 * PASSES times. A last pass reports errors. */
#include "linker/layout/script_address.h"

#include <string.h>

#include "common/base/memory/le.h"
#include "linker/layout/reserved_address.h"
#include "linker/layout/script_eval.h"
#include "linker/symbols/resolve.h"

enum { PASSES = 30 };

static void
add_sum(struct script_counter *p, uint64_t n)
{
	p->sum = p->sum * 31 + n;
}

static void
assign_symbol(struct script_counter *p, const struct command *c)
{
	struct link_symbol *y = c->assign.symbol;

	if (!y)
		return;
	struct script_value v = script_eval(p, c->value);
	y->type = v.type;
	y->sec = NULL;
	y->out = NULL;
	y->reserved = v.relative && !v.absolute;
	y->value = script_eval_address(&v);
	add_sum(p, y->value);
	if (!y->reserved)
		return;
	y->sec = v.sec;
	y->out = v.sec ? NULL : v.out;
	if (v.sec)
		y->value = v.n;
	else if (v.out)
		y->value -= v.out->addr;
	y->reserved = !v.sec;
}

static void
define_symbol(struct image *image, struct command *c)
{
	struct script_counter p = {.image = image};
	struct link_symbol *y = symbol_find(image->symbols, c->assign.name);

	if (c->kind != COMMAND_ASSIGN || str_eqz(c->assign.name, "."))
		return;
	if (c->assign.provide && (!y || (y->state != SYMBOL_UNDEFINED && y->state != SYMBOL_LAZY)))
		return;
	c->assign.named = y && y->state != SYMBOL_NONE && !y->scripted;
	c->assign.symbol = y = resolve_name(image->symbols, c->assign.name);
	if (y->scripted == false || y->state != SYMBOL_DEFINED) {
		y->file = NULL;
		y->size = 0;
		y->bind = STB_GLOBAL;
	}
	if (c->assign.hidden && y->visibility != STV_INTERNAL)
		y->visibility = STV_HIDDEN;
	assign_symbol(&p, c);
	y->state = SYMBOL_DEFINED;
	y->scripted = y->regular = y->given = true;
	y->lds = false;
}

void
script_address_define(struct image *image)
{
	for (struct command *c = image->script->commands.first; c; c = c->next) {
		define_symbol(image, c);
		for (struct command *b = c->kind == COMMAND_SECTION ? c->section.body.first : NULL; b; b = b->next)
			define_symbol(image, b);
	}
	for (struct command *c = image->script->overwrites.first; c; c = c->next) {
		for (struct command *b = c->kind == COMMAND_SECTION ? c->section.body.first : NULL; b; b = b->next)
			define_symbol(image, b);
	}
}

static void
set_dot(struct script_counter *p, const struct command *c, struct outsec *in)
{
	uint64_t to = script_eval_number(p, c->value);

	if (in && to < p->dot && p->report)
		diag_error(p->image->diag, c->at, "the location counter cannot move backwards in section %.*s, from %#llx to %#llx",
			STR_ARG(in->name), (unsigned long long)p->dot, (unsigned long long)to);
	p->dot = to;
}

static void
assign_command(struct script_counter *p, const struct command *c, struct outsec *in)
{
	if (c->kind == COMMAND_ASSERT) {
		if (!script_eval_number(p, c->value) && p->report)
			diag_error(p->image->diag, c->at, "%s", c->message.p);
	} else if (str_eqz(c->assign.name, ".")) {
		set_dot(p, c, in);
	} else {
		assign_symbol(p, c);
	}
}

static void
put_data(struct script_counter *p, struct command *c)
{
	uint64_t v = script_eval_number(p, c->value);
	uint8_t *to = (uint8_t *)(uintptr_t)c->data->data;

	for (unsigned i = 0; i < c->size; i++)
		to[i] = (uint8_t)(v >> 8 * i);
	c->data->offset = p->dot - p->out->addr;
	p->dot = add_up(p->dot, c->size);
}

static void
assign_input_offsets(struct script_counter *p, const struct input_pattern *in)
{
	for (size_t i = 0; i < in->n; i++) {
		struct insec *s = in->ins[i];

		p->dot = align_up(p->dot, s->align ? s->align : 1);
		s->offset = p->dot - p->out->addr;
		p->dot = add_up(p->dot, s->size);
		p->out->size = p->dot - p->out->addr;
	}
}

static void
assign_body(struct script_counter *p, struct section_command *s)
{
	struct outsec *o = s->out;

	for (struct command *b = s->body.first; b; b = b->next) {
		switch (b->kind) {
		case COMMAND_INPUTS: assign_input_offsets(p, &b->inputs); break;
		case COMMAND_DATA: put_data(p, b); break;
		case COMMAND_SECTION: break;
		case COMMAND_ASSIGN:
		case COMMAND_ASSERT: assign_command(p, b, o); break;
		}
		o->size = p->dot - o->addr;
	}
}

/* Sets the location counter to the start of a section. Without SECTIONS, a segment begins on a new page, at the same offset within
 * the page as in the file. */
static void
start_section(struct script_counter *p, const struct section_command *s)
{
	uint64_t page = p->image->opt->page;
	bool given = s->address || s->out->start, has_sections = p->image->script->has_sections;

	if (given)
		p->dot = s->out->start ? *s->out->start : script_eval_number(p, s->address);
	else if (!has_sections && s->out->starts_load)
		p->dot = add_up(align_up(p->dot, page), p->dot % page);
	if (!given || !has_sections)
		p->dot = align_up(p->dot, s->out->align ? s->out->align : 1);
	else if (p->report && s->out->align && p->dot % s->out->align)
		diag_warning(p->image->diag, s->out->start ? (struct loc){0} : s->address->at, "section %.*s, at %#llx, is not aligned to %llu bytes",
			STR_ARG(s->name), (unsigned long long)p->dot, (unsigned long long)s->out->align);
}

static void
set_fill(struct script_counter *p, const struct section_command *s)
{
	uint64_t fill = script_eval_number(p, s->fill);

	if (fill > UINT32_MAX && p->report)
		diag_error(p->image->diag, s->fill->at, "the fill value has more than 32 bits: %#llx", (unsigned long long)fill);
	s->out->fill = (uint32_t)fill;
}

static void
assign_section(struct script_counter *p, struct section_command *s, uint64_t *lma)
{
	struct outsec *o = s->out;
	const struct insec *padding = p->image->relro_padding;
	uint64_t saved = p->dot;
	bool loaded = o->flags & SHF_ALLOC;

	p->dot = loaded ? p->dot : 0;
	if (loaded)
		start_section(p, s);
	p->out = o;
	o->addr = p->dot;
	if (s->lma)
		*lma = script_eval_number(p, s->lma) - p->dot;
	o->lma_offset = loaded ? *lma : 0;
	o->size = 0;
	/* join_inputs() evaluated SUBALIGN, and finish_section() ALIGN, before the addresses were known. Evaluate both
	 * again, to report undefined symbols and values that depend on the location counter. */
	for (size_t i = 0; i < 2 && p->report; i++) {
		const struct script_expr *e = i ? s->subalign : s->align;
		struct script_counter none = {.image = p->image};

		if (e && script_eval_number(p, e) != script_eval_number(&none, e))
			diag_error(p->image->diag, e->at, "%s of a section cannot depend on the location counter", i ? "SUBALIGN" : "ALIGN");
	}
	if (s->fill)
		set_fill(p, s);
	assign_body(p, s);
	if (padding && o == padding->out)
		o->size = align_up(p->dot, p->image->opt->common_page) - o->addr;
	/* with padding between the input sections, the section may not be an array of entries, so sh_entsize must be 0 */
	if (o->entsize && o->size % o->entsize)
		o->entsize = 0;
	if (!loaded)
		p->dot = saved;
}

/* Assigns all addresses once, and returns a checksum of them. During this pass, linker-defined symbols have the values that result
 * from the previous pass. */
static uint64_t
assign_all(struct script_counter *p)
{
	struct image *image = p->image;
	uint64_t lma = 0;

	reserved_map_headers(image, p->headers);
	reserved_assign(image);
	p->out = NULL;
	p->sum = 0;
	p->dot = image->opt->has_image_base || !image->script->has_sections ? image->opt->image_base : 0;
	p->dot += image->script->has_sections ? 0 : p->headers;
	for (size_t i = 0; i < image->norder; i++) {
		struct command *c = image->order[i];

		if (c->kind == COMMAND_SECTION) {
			assign_section(p, &c->section, &lma);
			add_sum(p, c->section.out->addr);
			add_sum(p, c->section.out->size + c->section.out->lma_offset * 7);
		} else {
			assign_command(p, c, NULL);
			add_sum(p, p->dot);
		}
	}
	return p->sum;
}

void
script_address_assign(struct image *image, uint64_t headers)
{
	struct script_counter p = {.image = image, .headers = headers};
	uint64_t before = 0, sum = assign_all(&p);

	for (unsigned i = 0; i < PASSES && sum != before; i++) {
		before = sum;
		sum = assign_all(&p);
	}
	if (sum != before)
		link_error(image, "the addresses of the linker script do not converge: they depend on each other");
	p.report = true;
	assign_all(&p);
}
