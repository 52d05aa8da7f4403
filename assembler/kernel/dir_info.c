/* .amdgpu_info to .end_amdgpu_info: the entries of a function in .amdgpu.info. */
#include "assembler/kernel/kernel.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/array.h"

/* Begins the entries of a function, or continues those of an earlier .amdgpu_info. */
static void
begin(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct function_infos *infos = &kernels->infos;
	struct node *arg = st->operands;
	if (infos->open) {
		diag_error(kernels->in->diag, st->loc, "%s inside another one", d->name);
		diag_note(kernels->in->diag, infos->open->loc, "the outer one begins here");
		return;
	}
	infos->lost = true;
	struct str name;
	if (!st->end.pos || !arg_name(kernels->in, st, &arg, "the function's name", &name) || !arg_end(kernels->in->diag, arg))
		return;
	struct symbol *sym = sym_get(&kernels->in->values, name, st->operands->loc);
	bool isnew;
	uint32_t *at = map_put(&infos->by_name, sym->name, &isnew);
	if (isnew) {
		*at = (uint32_t)infos->n;
		struct function_info *f = arena_alloc(&kernels->in->arena, sizeof *f);
		f->sym = sym;
		f->loc = input_file_loc(&kernels->in->source, st->loc);
		f->tail = &f->first;
		*APPEND(infos->v, infos->n, infos->cap) = f;
	}
	infos->open = infos->v[*at];
	infos->begun = true;
	infos->lost = false;
}

static void
number(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct function_info *f = kernels->infos.open;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	int64_t value;
	if (!arg_number(kernels->in, st, &arg, "a number", &value) || !arg_end(kernels->in->diag, arg))
		return;
	if (value < 0 || value > UINT32_MAX) {
		diag_error(kernels->in->diag, loc, "%s must be 0 to %u, not %lld", d->name, UINT32_MAX, (long long)value);
		return;
	}
	if (f->given[d->arg].pos) {
		diag_error(kernels->in->diag, st->loc, "%s is repeated", d->name);
		diag_note(kernels->in->diag, f->given[d->arg], "it is here");
		return;
	}
	f->given[d->arg] = input_file_loc(&kernels->in->source, st->loc);
	f->number[d->arg] = (uint32_t)value;
	f->numbered = true;
}

static void
item(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct function_info *f = kernels->infos.open;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct function_info_item i = {.row = (enum info_row)d->arg, .loc = input_file_loc(&kernels->in->source, loc)};
	struct str name;
	if (info_kinds[d->arg].payload == INFO_SYMBOL) {
		if (!arg_name(kernels->in, st, &arg, "a symbol", &name) || !arg_end(kernels->in->diag, arg))
			return;
		i.sym = sym_get(&kernels->in->values, name, loc);
	} else {
		struct buf *text = &kernels->in->scratch;
		text->n = 0;
		if (!arg_string(kernels->in, st, &arg, "the type", text) || !arg_end(kernels->in->diag, arg))
			return;
		if (!text->n || memchr(text->p, 0, text->n)) {
			diag_error(kernels->in->diag, loc, text->n ? "a type cannot contain a zero byte" : "the type is empty");
			return;
		}
		i.text = arena_str(&kernels->in->arena, (struct str){(char *)text->p, text->n});
	}
	struct function_info_item *kept = arena_alloc(&kernels->in->arena, sizeof *kept);
	*kept = i;
	*f->tail = kept;
	f->tail = &kept->next;
}

/* Returns whether a list of entries is open. If not, reports an error, unless the list was rejected before. */
static bool
is_open(const struct kernels *kernels, const struct dir *d, const struct statement *st)
{
	if (!kernels->infos.open && !kernels->infos.lost)
		diag_error(kernels->in->diag, st->loc, "%s outside of .amdgpu_info", d->name);
	return kernels->infos.open;
}

void
dir_info(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	if (d->arg == INFO_info)
		begin(kernels, d, st);
	else if (is_open(kernels, d, st) && st->end.pos)
		(info_kinds[d->arg].payload == INFO_NUMBER ? number : item)(kernels, d, st);
}

void
dir_info_end(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	bool open = is_open(kernels, d, st);
	kernels->infos.open = NULL;
	kernels->infos.lost = false;
	if (open && st->end.pos)
		arg_end(kernels->in->diag, st->operands);
}
