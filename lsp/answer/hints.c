/* Inlay hints, and the code lens of functions. Hints are at ends of lines. They show missing and needlessly strong
 * waits and, in the first line of each block, the number of live registers and the simulated cycles. */
#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/real.h"
#include "lsp/answer/line.h"

struct hints {
	struct answer *a;
	struct model *model;
	size_t from, to;    /* lines that the client shows */
	json_t *out;
};

/* Adds a hint at the end of the statement of a line. */
static json_t *
add(const struct hints *h, size_t line, json_t *label, const char *tooltip)
{
	size_t from, to;

	answer_statement(h->a, line, &from, &to);
	json_t *one = json_pack("{s:o, s:o, s:b}", "position", answer_position(h->a, to), "label", label, "paddingLeft", 1);
	if (tooltip && *tooltip)
		json_put(one, "tooltip", json_text(str_from(tooltip)));
	json_add(h->out, one);
	return one;
}

static bool
line_of(const struct hints *h, const struct amdgcn_code *code, uint64_t address, size_t *line)
{
	return model_is_here(h->model, model_location(h->model, code->section, address), line) && *line >= h->from && *line <= h->to &&
		*line < h->a->doc->text.nlines;
}

/* ---- waits */

static void
add_missing(const struct hints *h)
{
	model_check(h->model);
	size_t line;
	for (size_t i = 0; i < h->model->nfindings; i++) {
		const struct model_finding *f = &h->model->findings[i];

		if (f->finding->fix && f->finding->severity == AMDGCN_WARNING && line_of(h, f->code, f->finding->address, &line))
			add(h, line, json_format("needs %s before it", f->finding->fix), f->finding->text);
	}
}

static unsigned
slack_check(void)
{
	struct amdgcn_check_info info;

	for (size_t i = 0; amdgcn_check_info(i, &info); i++)
		if (!strcmp(info.name, "slack"))
			return 1u << i;
	return 0;
}

static void
add_slack(const struct hints *h, const struct amdgcn_code *code)
{
	struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = slack_check()};
	const struct amdgcn_findings *found = amdgcn_check(code, &settings);
	size_t line;

	for (size_t i = 0; found && i < found->nfindings; i++)
		if (model_is_certain(h->model, code, &found->findings[i]) && line_of(h, code, found->findings[i].address, &line))
			add(h, line, json_text(str_from(found->findings[i].text)), NULL);
}

/* ---- blocks */

/* Returns the simulated cycles of a block, or 0 if they are unknown. The cycles of an instruction are the time from its issue to
 * the issue of the next instruction. */
static double
cycles_of(const struct amdgcn_simulation *s, const struct amdgcn_graph *g, const struct amdgcn_block *b)
{
	double sum = 0;
	size_t first = 0, count = 0;

	for (size_t i = 0; i < s->nfunctions; i++)
		if (s->functions[i].function == g->function->index)
			first = s->functions[i].first, count = s->functions[i].count;
	for (size_t i = b->first; i < b->first + b->ninstructions && i < count; i++)
		sum += s->instructions[first + i].cycles;
	return sum;
}

static void
add_block(const struct hints *h, const struct amdgcn_graph *g, size_t i, const struct amdgcn_liveness *live,
	const struct amdgcn_simulation *s)
{
	const struct amdgcn_block *b = &g->blocks[i];
	struct buf text = {0};
	double cycles = s ? cycles_of(s, g, b) : 0;
	size_t line;

	if (!b->ninstructions || !line_of(h, g->function->code, b->address, &line))
		return;
	if (live) {
		const struct amdgcn_pressure *p = &live->instructions[b->first];

		buf_printf(&text, "live: %u VGPRs%s %u SGPRs", p->vgprs, p->agprs ? "," : " and", p->sgprs);
		if (p->agprs)
			buf_printf(&text, ", %u AGPRs", p->agprs);
	}
	if (cycles > 0)
		buf_printf(&text, "%s%s cycles", text.n ? "; block: " : "block: ", real_fixed(cycles, 0).z);
	if (text.n)
		add(h, line, json_text((struct str){(char *)text.p, text.n}), cycles > 0 ?
			"Registers that are live at this instruction; cycles of an execution of the block, simulated with 4 waves" :
			"Registers that are live at this instruction");
	buf_free(&text);
}

static void
add_function(const struct hints *h, const struct amdgcn_function *f)
{
	const struct wanted *wanted = &h->a->server->wanted;
	const struct amdgcn_graph *g = amdgcn_graph(f);
	const struct amdgcn_liveness *live = wanted->live ? amdgcn_liveness(f) : NULL;
	const struct amdgcn_simulation *s = wanted->cycles ? model_simulate(h->model, f) : NULL;

	for (size_t i = 0; g && i < g->nblocks; i++)
		add_block(h, g, i, live, s);
}

/* Returns whether a function overlaps the lines of the request. */
static bool
is_shown(const struct hints *h, const struct amdgcn_function *f)
{
	int first = amdgcn_source_find(h->model->source, f->code->section, f->address);
	int last = f->end > f->address ? amdgcn_source_find(h->model->source, f->code->section, f->end - 1) : first;
	size_t from, to;

	return first >= 0 && last >= 0 && model_is_here(h->model, h->model->source->instructions[first].at, &from) &&
		model_is_here(h->model, h->model->source->instructions[last].at, &to) && from <= h->to && to >= h->from;
}

json_t *
answer_hints(struct answer *a)
{
	struct hints h = {.a = a, .model = document_model(&a->server->documents, a->doc), .out = json_array()};
	size_t from, to;

	if (!answer_read_range(a, json_member(a->params, "range"), &from, &to)) {
		from = 0;
		to = a->doc->text.bytes.n;
	}
	h.from = text_line_at(&a->doc->text, from);
	h.to = text_line_at(&a->doc->text, to);
	if (a->server->wanted.waits && h.model->source)
		add_missing(&h);
	const struct amdgcn_code *code;
	for (size_t i = 0; h.model->object && (code = amdgcn_code(h.model->object, i)) != NULL; i++) {
		const struct amdgcn_functions *all = a->server->wanted.live || a->server->wanted.cycles ? amdgcn_functions(code) : NULL;

		if (a->server->wanted.waits)
			add_slack(&h, code);
		for (size_t k = 0; all && k < all->nfunctions; k++)
			if (is_shown(&h, &all->functions[k]))
				add_function(&h, &all->functions[k]);
	}
	return h.out;
}

/* ---- code lens */

/* Returns the title of a lens, which describes the resources of a function. */
static json_t *
title_of(const struct amdgcn_resources *r)
{
	const struct amdgcn_occupancy *o = r->occupancy;
	struct buf text = {0};

	buf_printf(&text, "%u VGPRs, %u SGPRs", r->declared ? r->declared->vgprs : r->vgprs,
		r->declared && r->declared->sgprs >= 0 ? (unsigned)r->declared->sgprs : r->sgprs);
	if (r->agprs)
		buf_printf(&text, ", %u AGPRs", r->agprs);
	if (r->declared && r->declared->lds)
		buf_printf(&text, ", %u bytes of LDS", r->declared->lds);
	if (r->declared && r->declared->scratch)
		buf_printf(&text, ", %u bytes of scratch memory", r->declared->scratch);
	if (o)
		buf_printf(&text, "; %u of %u waves%s%s", o->waves, o->most, o->waves < o->most && o->limit ? ", limited by " : "",
			o->waves < o->most && o->limit ? o->limit : "");
	buf_printf(&text, "; %u instruction%s", r->instructions, r->instructions == 1 ? "" : "s");
	json_t *out = json_text((struct str){(char *)text.p, text.n});
	buf_free(&text);
	return out;
}

json_t *
answer_lens(struct answer *a)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	json_t *out = json_array();

	for (size_t i = 0; a->server->wanted.lens && m->source && i < m->source->nnames; i++) {
		const struct amdgcn_source_name *n = &m->source->names[i];
		const struct amdgcn_code *code = n->kind == AMDGCN_NAME_LABEL ? model_code(m, n->section) : NULL;
		const struct amdgcn_function *f = code ? amdgcn_function_at(code, (uint64_t)n->value) : NULL;
		size_t line;

		if (!f || strcmp(f->name, n->name) || f->kind == AMDGCN_LABEL || !model_is_here(m, n->at, &line))
			continue;
		const struct amdgcn_resources *r = amdgcn_resources(f, 0);
		size_t from = answer_offset(a, n->at);
		size_t to = from + strlen(n->name);
		if (r && line < a->doc->text.nlines)
			json_add(out, json_pack("{s:o, s:{s:o, s:s}}", "range", answer_range(a, from, to), "command", "title", title_of(r),
				"command", ""));
	}
	return out;
}
