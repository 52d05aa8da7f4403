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
	if (!buf_read_file(&s->file, path)) {
		view_error(v, "%s", strerror(errno));
		return false;
	}
	budget_add(v->out->budget, v->file, s->file.n);
	if (!elfin_is_elf(s->file.p, s->file.n)) {
		bool holds = archive_is(s->file.p, s->file.n) || offload_is(s->file.p, s->file.n);

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
	for (int wave32 = 0; wave32 < 2; wave32++) {
		s->isa[wave32] = s->processor.isa;
		s->isa[wave32].wave32 = wave32;
	}
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
}

/* Adds the functions of a side. Functions of the same name and kind on both sides share an element; functions with
 * equal names on one side are paired in order. index maps names to indices in d->functions; a number is appended to
 * repeated names. */
static void
add_functions(struct diff_result *d, struct map *index, int side)
{
	struct view *v = &d->side[side].v;
	const struct amdgcn_code *code;
	struct map seen = {0};

	for (size_t i = 0; (code = amdgcn_code(v->object, i)); i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);

		for (size_t k = 0; view_section(v, str_from(code->name)) && k < all->nfunctions; k++) {
			const struct amdgcn_function *f = &all->functions[k];
			struct str name = str_from(f->name), key = name;
			uint32_t *count = map_put(&seen, name, NULL), *at;
			bool isnew;

			if (v->options->only_symbols.n && !name_list_match(&v->options->only_symbols, name))
				continue; /* marks names that exist, even if all functions are selected */
			if ((*count)++ || !name.n)
				key = str_from(arena_printf(&d->arena, "%s/%u", f->name, *count));
			at = map_put(index, key, &isnew);
			if (isnew) {
				*at = (uint32_t)d->nfunctions;
				*APPEND(d->functions, d->nfunctions, d->functions_cap) = (struct diff_function){.name = key};
			}
			d->functions[*at].sides[side] = f;
			d->functions[*at].kind = f->kind;
		}
	}
	map_free(&seen);
}

/* Returns the index of the only kernel of one side that the other side does not have, or SIZE_MAX if there is not exactly one. */
static size_t
lone_kernel(const struct diff_result *d, int side)
{
	size_t found = SIZE_MAX;

	for (size_t i = 0; i < d->nfunctions; i++) {
		const struct diff_function *f = &d->functions[i];

		if (f->kind != AMDGCN_KERNEL || !f->sides[side] || f->sides[!side])
			continue;
		if (found != SIZE_MAX)
			return SIZE_MAX;
		found = i;
	}
	return found;
}

/* If exactly one kernel of each side has no counterpart, pairs these two, because variants of a kernel have different
 * names. Functions of the first side precede the others in the list. */
static void
pair_lone_kernels(struct diff_result *d, struct map *index)
{
	size_t a = lone_kernel(d, 0), b = lone_kernel(d, 1);

	if (a == SIZE_MAX || b == SIZE_MAX)
		return;
	d->functions[a].sides[1] = d->functions[b].sides[1];
	d->functions[a].other_name = d->functions[b].name;
	*map_put(index, d->functions[b].name, NULL) = (uint32_t)a;
	for (size_t i = b + 1; i < d->nfunctions; i++) {
		d->functions[i - 1] = d->functions[i];
		*map_put(index, d->functions[i].name, NULL) = (uint32_t)(i - 1);
	}
	d->nfunctions--;
}

static const struct isa *
isa_of(const struct diff_side *s, const struct amdgcn_function *f)
{
	return &s->isa[f && amdgcn_wave_size(f->code->processor) == 32];
}

static void
compare_function(struct diff_result *d, struct diff_function *f)
{
	for (int side = 0; side < 2; side++)
		if (f->sides[side])
			collect_function(d, f, side);
	value_keep_different(&f->descriptor);
	value_keep_different(&f->resources);
	value_keep_different(&f->metadata);
	code_compare(&f->code, f->sides, (const struct isa *const[2]){isa_of(&d->side[0], f->sides[0]), isa_of(&d->side[1], f->sides[1])},
		&d->arena);
	d->same &= diff_function_kind(f) == DIFF_SAME;
}

static void
compare(struct diff_result *d)
{
	struct diff_values *const all[] = {&d->header, &d->metadata, &d->symbols, &d->data};
	bool some = name_list_limits(&d->v->options->only_symbols);
	struct map index = {0};

	add_functions(d, &index, 0);
	add_functions(d, &index, 1);
	pair_lone_kernels(d, &index);
	for (int side = 0; side < 2; side++) {
		collect_header(d, side);
		collect_metadata(d, &index, side);
		if (!some)
			collect_symbols(d, side);
	}
	map_free(&index);
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
		code_free(&f->code);
	}
	alloc_free(d->functions);
	value_free(&d->header);
	value_free(&d->metadata);
	value_free(&d->symbols);
	value_free(&d->data);
	close_side(&d->side[0]);
	close_side(&d->side[1]);
	arena_free(&d->arena);
	alloc_free(d);
}

void
compare_files(struct view *v)
{
	const struct name_list *inputs = &v->options->inputs;
	struct diff_result *d;
	bool opened;

	if (inputs->n != 2) {
		diag_error(v->options->diag, (struct loc){0}, "--diff: expected two files, but got %zu", inputs->n);
		return;
	}
	d = alloc_zeroed(1, sizeof *d);
	d->v = v;
	opened = open_side(d, 0, inputs->v[0].text);
	opened &= open_side(d, 1, inputs->v[1].text);
	if (opened) {
		compare(d);
		(v->json ? diff_show_json : diff_show_text)(d);
		v->options->found |= !d->same;
	}
	free_result(d);
}
