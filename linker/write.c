/* The output file: .symtab and the relocations of --emit-relocs are made here, all else is ready.
 */
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "common/elf/reloc.h"
#include "linker/address.h"
#include "linker/relocate.h"
#include "linker/write.h"

struct table {
	struct elfout_symbol *v;
	size_t n, cap;
};

static bool
is_local(const struct symbol *y)
{
	return y->bind == STB_LOCAL || y->visibility == STV_HIDDEN || y->visibility == STV_INTERNAL ||
	       (y->state == SYMBOL_DEFINED && is_made_local(y));
}

static void
add_symbol(struct table *t, struct symbol *y)
{
	*APPEND(t->v, t->n, t->cap) = (struct elfout_symbol){
		.name = y->name,
		.value = y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0,
		.size = y->size,
		.section = address_section(y),
		.bind = is_local(y) ? STB_LOCAL : y->bind,
		.type = y->type,
		.other = (uint8_t)((y->other & ~3) | y->visibility),
	};
	y->index = (uint32_t)t->n;
}

/* Whether a symbol's section is in the output. */
static bool
is_present(const struct symbol *y)
{
	return !y->discarded && (!y->sec || y->sec->live || y->sec->merged);
}

static bool
keeps_local(const struct link *l, const struct symbol *y)
{
	bool temporary = str_starts(y->name, ".L");

	if (y->type == STT_SECTION || y->name.n == 0 || y->state != SYMBOL_DEFINED || !is_present(y))
		return false;
	switch (l->opt.discard) {
	case DISCARD_ALL: return false;
	case DISCARD_LOCALS: return !temporary;
	case DISCARD_NOTHING: return true;
	case DISCARD_DEFAULT: break;
	}
	return !(temporary && y->sec && y->sec->flags & SHF_MERGE);
}

static bool
is_listed(const struct link *l, const struct symbol *y)
{
	bool known =
		y->state == SYMBOL_DEFINED || (y->state == SYMBOL_UNDEFINED && y->regular && (y->used || !l->opt.gc));

	return known && is_present(y) && y->name.n;
}

struct local {
	struct symbol *y;
	size_t group, order;
};

struct locals {
	struct local *v;
	size_t n, cap;
	size_t *groups; /* of each file, the linker's own last; 0: none yet */
	size_t ngroups;
};

static int
compare_locals(const void *a, const void *b)
{
	const struct local *x = a, *y = b;

	if (x->group != y->group)
		return x->group < y->group ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

static void
add_local(const struct link *l, struct locals *all, struct symbol *y)
{
	size_t *group = &all->groups[y->file ? y->file->number : l->nfiles], order;

	if (!*group)
		*group = ++all->ngroups;
	order = all->n;
	*APPEND(all->v, all->n, all->cap) = (struct local){y, *group, order};
}

/* Local symbols first, those of a file together, global names that are local in the output behind
 * them. */
static void
make_symtab(struct link *l, struct table *t)
{
	struct locals all = {.groups = arena_alloc(&l->arena, (l->nfiles + 1) * sizeof(size_t))};

	for (size_t i = 0; i < l->nfiles; i++) {
		const struct file *f = l->files[i];

		for (size_t j = 1; j < f->nlocals; j++) {
			if (keeps_local(l, f->symbols[j]))
				add_local(l, &all, f->symbols[j]);
		}
	}
	for (size_t i = 0; i < l->nsymbols; i++) {
		if (is_listed(l, l->symbols[i]) && is_local(l->symbols[i]))
			add_local(l, &all, l->symbols[i]);
	}
	if (all.n)
		qsort(all.v, all.n, sizeof(*all.v), compare_locals);
	for (size_t i = 0; i < all.n; i++)
		add_symbol(t, all.v[i].y);
	for (size_t i = 0; i < l->nsymbols; i++) {
		if (is_listed(l, l->symbols[i]) && !is_local(l->symbols[i]))
			add_symbol(t, l->symbols[i]);
	}
	free(all.v);
}

/* With --emit-relocs the symbols begin with those of the output sections: that of section number n
 * is symbol n. */
static void
add_section_symbols(const struct link *l, struct table *t)
{
	for (size_t i = 0; i < l->nouts; i++)
		*APPEND(t->v, t->n, t->cap) = (struct elfout_symbol){
			.value = l->outs[i]->addr,
			.section = l->outs[i]->number,
			.bind = STB_LOCAL,
			.type = STT_SECTION,
		};
}

/* A relocation as it stands in the output. Against a section, or a symbol that is not listed, it is
 * against the output section; against what was dropped it is none. */
static struct elfout_rela
kept_rela(const struct insec *s, const struct elfin_rela *r)
{
	const struct symbol *y = relocate_symbol(s, r);
	struct elfout_rela out = {address_in(s, r->offset), 0, r->type, r->addend};
	uint32_t section = y ? address_section(y) : SHN_UNDEF;

	if (y && !is_present(y)) {
		out.type = R_AMDGPU_NONE;
		out.addend = 0;
	} else if (y && y->index) {
		out.symbol = y->index;
	} else if (y && section != SHN_UNDEF && section != SHN_ABS) {
		const struct insec *to = y->sec && y->sec->merged ? y->sec->merged : y->sec;
		const struct outsec *o = to ? to->out : y->out;

		out.symbol = section;
		out.addend = (int64_t)(address_of(y, r->addend) - o->addr);
	}
	return out;
}

static void
keep_relas(struct link *l, const struct outsec *o, struct elfout_section *out)
{
	struct elfout_rela *v;
	size_t n = 0;

	for (size_t i = 0; i < o->nins; i++)
		n += o->ins[i]->nrelas;
	out->relas = v = arena_alloc(&l->arena, n * sizeof(*v));
	out->nrelas = n;
	n = 0;
	for (size_t i = 0; i < o->nins; i++) {
		for (size_t j = 0; j < o->ins[i]->nrelas; j++)
			v[n++] = kept_rela(o->ins[i], &o->ins[i]->relas[j]);
	}
}

static uint64_t
entry(const struct link *l)
{
	const char *name = l->opt.entry ? l->opt.entry : "_start";
	const uint32_t *index = map_get(&l->names, str_from(name));
	char *end;
	uint64_t number;

	if (index && l->symbols[*index]->state == SYMBOL_DEFINED)
		return address_of(l->symbols[*index], 0);
	number = strtoull(name, &end, 0);
	if (end != name && !*end)
		return number;
	if (l->opt.entry || l->opt.kind != OUTPUT_SHARED)
		diag_warning((struct loc){0}, "cannot find entry symbol %s; the entry point is 0", name);
	return 0;
}

static void
contents(void *user, size_t i, elfout_put *put, void *to)
{
	const struct link *l = user;

	relocate_contents(l, l->outs[i], put, to);
}

void
write_output(struct link *l)
{
	struct elfout_section *sections = arena_alloc(&l->arena, (l->nouts + 1) * sizeof(*sections));
	struct table symbols = {0};
	struct elfout out = {
		.type = is_pic(l) ? ET_DYN : ET_EXEC,
		.osabi = l->osabi,
		.abiversion = l->abiversion,
		.flags = l->flags,
		.entry = entry(l),
		.sections = sections,
		.nsections = l->nouts,
		.no_symtab = l->opt.strip == STRIP_ALL,
		.phdrs = l->phdrs,
		.nphdrs = l->nphdrs,
		.contents = contents,
		.user = l,
	};

	for (size_t i = 0; i < l->nouts; i++) {
		const struct outsec *o = l->outs[i];

		sections[i] = (struct elfout_section){
			.name = o->name,
			.type = o->type,
			.flags = o->flags,
			.align = o->align,
			.entsize = o->entsize,
			.size = o->size,
			.link = o->link ? o->link->number : 0,
			.info = o->info,
			.addr = o->addr,
			.offset = o->offset,
		};
	}
	if (l->opt.emit_relocs)
		add_section_symbols(l, &symbols);
	if (!out.no_symtab)
		make_symtab(l, &symbols);
	for (size_t i = 0; i < l->nouts && l->opt.emit_relocs; i++)
		keep_relas(l, l->outs[i], &sections[i]);
	out.symbols = symbols.v;
	out.nsymbols = symbols.n;
	if (diag_error_count() == 0)
		elfout_write(&out, l->opt.output);
	free(symbols.v);
}
