/* Compares two code objects: opens both, pairs their functions by name, and collects the differences. */
#include "objdump/diff/diff.h"

#include <errno.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/archive.h"
#include "objdump/diff/collect_values.h"
#include "objdump/diff/compare.h"
#include "objdump/revision/pair.h"
#include "objdump/view/analysis.h"

static void
index_symbols(struct diff_side *s)
{
	struct amdgcn_symbol y;

	for (size_t i = 0; amdgcn_symbol(s->v.object, i, &y); i++) {
		bool isnew;
		uint32_t *index = map_put(&s->symbols, str_from(y.name), &isnew);

		if (isnew)
			*index = (uint32_t)i;
	}
}

/* Opens a code object. Returns false after an error. */
static bool
open_side(struct diff_result *d, int i, const char *path)
{
	struct diff_side *s = &d->side[i];
	struct view *v = &s->v;

	*v = *d->v;
	v->file = strcmp(path, "-") == 0 ? "<stdin>" : path;
	const char *why = buf_read_file(&s->file, path, &v->options->files);
	if (why) {
		view_error(v, "%s", why);
		return false;
	}
	budget_add(v->out->budget, v->file, s->file.n);
	if (!elfin_is_elf(s->file.p, s->file.n)) {
		bool holds = archive_is(s->file.p, s->file.n) || offload_is(s->file.p, s->file.n) ||
			offload_any_coff(s->file.p, s->file.n);

		view_error(v, "expected a code object, but it is not an ELF file%s", holds ? "; extract one, as with --offloading --extract" : "");
		return false;
	}
	if (!elfin_memory(&s->elf, v->options->diag, v->file, s->file.p, s->file.n))
		return false;
	v->elf = &s->elf;
	processor_decide(&s->processor, v->options, &s->elf);
	v->processor = &s->processor;
	if (!analysis_open(v))
		return false;
	s->target = amdgcn_target(v->object);
	if (!s->target)
		s->target = s->processor.isa.target->name;
	index_symbols(s);
	return true;
}

static void
close_side(struct diff_side *s)
{
	if (s->v.object)
		analysis_close(&s->v);
	if (s->v.elf)
		elfin_close(&s->elf);
	buf_free(&s->file);
	map_free(&s->symbols);
	map_free(&s->functions);
}

/* The selected functions of a side. */
struct side_functions {
	const struct amdgcn_function **v;
	size_t n, cap;
	struct pair_function *keys; /* indexed like v */
	struct str *names;          /* the names that are shown; indexed like v */
};

/* Returns the name under which a function is shown. Repeated names and missing names get a number. seen: maps a name to the number
 * of earlier functions with this name. */
static struct str
shown_name(struct diff_result *d, struct map *seen, const struct amdgcn_function *f)
{
	uint32_t *count = map_put(seen, str_from(f->name), NULL);

	(*count)++;
	return *count > 1 || !*f->name ? str_from(arena_printf(&d->arena, "%s/%u", f->name, *count)) : str_from(f->name);
}

static struct side_functions
list_functions(struct diff_result *d, int side)
{
	struct view *v = &d->side[side].v;
	const struct amdgcn_code *code;
	struct side_functions out = {0};
	struct map seen = {0};

	for (size_t i = 0; (code = amdgcn_code(v->object, i)); i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);

		for (size_t k = 0; view_section(v, str_from(code->name)) && k < all->nfunctions; k++)
			/* name_list_match() marks names that exist, even if all functions are selected. */
			if (!v->options->only_symbols.n || name_list_match(&v->options->only_symbols, str_from(all->functions[k].name)))
				*APPEND(out.v, out.n, out.cap) = &all->functions[k];
	}
	out.keys = alloc_array(out.n + 1, sizeof *out.keys);
	out.names = alloc_array(out.n + 1, sizeof *out.names);
	for (size_t i = 0; i < out.n; i++) {
		out.keys[i] = (struct pair_function){.name = str_from(out.v[i]->name), .kernel = out.v[i]->kind == AMDGCN_KERNEL};
		out.names[i] = shown_name(d, &seen, out.v[i]);
	}
	map_free(&seen);
	return out;
}

/* Adds a function of a side to an element of d->functions. */
static void
add_function(struct diff_result *d, size_t element, int side, const struct amdgcn_function *function)
{
	struct diff_function *f = &d->functions[element];
	bool isnew;
	uint32_t *index = map_put(&d->side[side].functions, str_from(function->name), &isnew);

	if (isnew)
		*index = (uint32_t)element;
	f->sides[side] = function;
	f->kind = function->kind;
}

/* Pairs the functions of both sides. Lists the functions of the first side, then the functions that only the second side has. */
static void
add_functions(struct diff_result *d)
{
	struct side_functions sides[2] = {list_functions(d, 0), list_functions(d, 1)};
	size_t n;
	struct pair *pairs = pair_functions(sides[0].keys, sides[0].n, sides[1].keys, sides[1].n, &n);

	for (size_t i = 0; i < n; i++) {
		struct diff_function *f = APPEND(d->functions, d->nfunctions, d->functions_cap);

		*f = (struct diff_function){0};
		for (int side = 0; side < 2; side++) {
			int32_t at = pairs[i].of[side];

			if (at == PAIR_NONE)
				continue;
			if (!f->sides[0])
				f->name = sides[side].names[at];
			else if (!str_eq(sides[side].names[at], f->name))
				f->other_name = sides[side].names[at];
			add_function(d, d->nfunctions - 1, side, sides[side].v[at]);
		}
	}
	for (int side = 0; side < 2; side++) {
		alloc_free(sides[side].v);
		alloc_free(sides[side].keys);
		alloc_free(sides[side].names);
	}
	alloc_free(pairs);
}

static enum revision_kind
change_of(const struct diff_function *f)
{
	const size_t *counts = f->code.counts;

	if (!f->sides[0] || !f->sides[1])
		return f->sides[0] ? REVISION_REMOVED : REVISION_ADDED;
	if (f->other_name.n || f->descriptor.n || f->resources.n || f->metadata.n || counts[REVISION_CHANGED] || counts[REVISION_REMOVED] ||
		counts[REVISION_ADDED])
		return REVISION_CHANGED;
	return counts[REVISION_RENAMED] ? REVISION_RENAMED : REVISION_SAME;
}

static void
compare_function(struct diff_result *d, struct diff_function *f)
{
	for (int side = 0; side < 2; side++)
		if (f->sides[side]) {
			collect_function(d, f, side);
			revision_list(&f->revision[side], f->sides[side], &d->arena, &d->numbers);
		}
	value_keep_different(&f->descriptor);
	value_keep_different(&f->resources);
	value_keep_different(&f->metadata);
	revisions_align(&f->code, &f->revision[0], &f->revision[1]);
	f->change = change_of(f);
	d->same &= f->change == REVISION_SAME;
}

static void
compare(struct diff_result *d)
{
	struct diff_values *const all[] = {&d->header, &d->metadata, &d->symbols, &d->data};
	bool some = name_list_limits(&d->v->options->only_symbols);

	add_functions(d);
	for (int side = 0; side < 2; side++) {
		collect_header(d, side);
		collect_metadata(d, side);
		if (!some)
			collect_symbols(d, side);
	}
	d->same = true;
	if (some)
		value_free(&d->metadata);
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		value_keep_different(all[i]);
		d->same &= !all[i]->n;
	}
	for (size_t i = 0; i < d->nfunctions; i++)
		compare_function(d, &d->functions[i]);
}

static void
free_result(struct diff_result *d)
{
	for (size_t i = 0; i < d->nfunctions; i++) {
		struct diff_function *f = &d->functions[i];

		value_free(&f->descriptor);
		value_free(&f->resources);
		value_free(&f->metadata);
		revisions_free(&f->code);
		revision_free(&f->revision[0]);
		revision_free(&f->revision[1]);
	}
	alloc_free(d->functions);
	value_free(&d->header);
	value_free(&d->metadata);
	value_free(&d->symbols);
	value_free(&d->data);
	close_side(&d->side[0]);
	close_side(&d->side[1]);
	map_free(&d->numbers);
	arena_free(&d->arena);
	alloc_free(d);
}

void
compare_files(struct view *v)
{
	const struct name_list *inputs = &v->options->inputs;

	if (inputs->n != 2) {
		diag_error(v->options->diag, (struct loc){0}, "--diff: expected two files, but got %zu", inputs->n);
		return;
	}
	struct diff_result *d = alloc_zeroed(1, sizeof *d);
	d->v = v;
	bool opened = open_side(d, 0, inputs->v[0].text);
	opened &= open_side(d, 1, inputs->v[1].text);
	if (opened) {
		compare(d);
		(v->json ? diff_show_json : diff_show_text)(d);
		v->options->found |= !d->same;
	}
	free_result(d);
}
