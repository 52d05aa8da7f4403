#include "assembler/run/analyses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/text/visible.h"
#include "library/amdgcn.h"

/* Reports a message of the library if it is about the object. Exits with the message if it is about another failure. */
static void
report(void *diag, const struct amdgcn_message *m)
{
	if (m->status != AMDGCN_INPUT)
		die("%s", m->text);
	(*m->severity == 'w' ? diag_warning : diag_error)(diag, (struct loc){0}, "%s", m->text);
}

static void
show_resources(const struct amdgcn_function *f, FILE *to)
{
	char *text = amdgcn_resources_text(amdgcn_resources(f, 0), f->address, f->name);

	fputs(text, to);
	amdgcn_free(text);
}

/* The source location of an instruction. */
struct line {
	size_t section;
	uint64_t at;
	struct loc loc;
};

struct lines {
	struct diag *diag;
	struct line *v;      /* sorted by section and address */
	size_t n;
};

static int
compare_lines(const void *va, const void *vb)
{
	const struct line *a = va, *b = vb;

	return a->section != b->section ? (a->section < b->section ? -1 : 1) : (a->at > b->at) - (a->at < b->at);
}

static bool
is_upto(const void *element, const void *key)
{
	return compare_lines(element, key) <= 0;
}

static struct lines
find_lines(const struct as *as)
{
	const struct checks *c = &as->checks;
	struct lines all = {as->in.diag, array_make(c->n, sizeof *all.v), c->n};

	for (size_t i = 0; i < c->n; i++)
		all.v[i] = (struct line){position_section(c->v[i].at)->number, position_address(c->v[i].at), c->v[i].loc};
	if (all.n)
		qsort(all.v, all.n, sizeof *all.v, compare_lines);
	return all;
}

/* Appends the source location of an instruction to out, as in messages. An inserted instruction has none. */
static void
put_line(const struct lines *all, const struct line *key, struct buf *out)
{
	size_t i = array_before(all->v, all->n, sizeof *all->v, key, is_upto);

	if (!i || all->v[i - 1].section != key->section || all->v[i - 1].at != key->at)
		return;
	const char *file;
	uint32_t line, column;
	diag_place(all->diag, all->v[i - 1].loc, &file, &line, &column);
	if (!file)
		return;
	visible_put(out, str_from(file));
	buf_printf(out, ":%u: ", (unsigned)line);
}

static void
show_states(const struct amdgcn_function *f, size_t analysis, const struct lines *lines)
{
	const struct amdgcn_states *states = amdgcn_states(f, analysis);
	struct buf out = {0};

	buf_printf(&out, "\n%016llx <", (unsigned long long)f->address);
	visible_put(&out, str_from(f->name));
	if (!*f->name)
		buf_printf(&out, "function at 0x%llx", (unsigned long long)f->address);
	buf_printf(&out, ">: %s\n", amdgcn_states_name(analysis));
	for (size_t i = 0; states && i < states->nstates; i++) {
		const struct amdgcn_state *state = &states->states[i];
		struct line key = {f->code->section, state->address - f->code->address, {0}};
		char *text = amdgcn_state_text(f, state, state->address);

		put_line(lines, &key, &out);
		buf_printf(&out, "%s\n", text);
		amdgcn_free(text);
	}
	fwrite(out.p, 1, out.n, stderr);
	buf_free(&out);
}

static void
show_section(const struct as *as, const struct amdgcn_code *code, const struct lines *lines)
{
	FILE *to = strcmp(as->in.opt.output, "-") == 0 ? stderr : stdout;
	const struct amdgcn_functions *all = amdgcn_functions(code);

	for (size_t i = 0; all && i < all->nfunctions && as->in.opt.resources; i++)
		show_resources(&all->functions[i], to);
	for (size_t i = 0; all && i < all->nfunctions; i++)
		for (size_t k = 0; amdgcn_states_name(k); k++)
			if (as->in.opt.debug >> k & 1)
				show_states(&all->functions[i], k, lines);
}

void
analyses_show(const struct as *as, const struct buf *image)
{
	struct amdgcn_input input = {.size = sizeof input, .bytes = image->p, .nbytes = image->n};
	struct lines lines = {0};
	struct buf features = {0};

	if (!image->n)
		return;
	for (size_t i = 0; i < as->in.opt.nattrs; i++) /* the object does not record all features */
		buf_printf(&features, "%s,", as->in.opt.attrs[i]);
	buf_put(&features, "", 1);
	input.features = (const char *)features.p;
	if (as->in.opt.debug)
		lines = find_lines(as);
	struct amdgcn_object *o = amdgcn_open_input(&input, report, as->in.diag);
	const struct amdgcn_code *code;
	for (size_t i = 0; o && (code = amdgcn_code(o, i)); i++)
		show_section(as, code, &lines);
	amdgcn_close(o);
	buf_free(&features);
	alloc_free(lines.v);
}
