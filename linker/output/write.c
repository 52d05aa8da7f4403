/* Writes the output file. Creates .symtab and the relocations of --emit-relocs. The contents of sections come from
 * relocate.c. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "common/elf/compress.h"
#include "common/elf/reloc.h"
#include "linker/layout/address.h"
#include "linker/input/relocation.h"
#include "linker/output/relocate.h"
#include "linker/output/write.h"

struct listed {
	struct link_symbol *symbol;
	uint32_t name; /* offset of the symbol's name in .strtab */
};

/* The symbols of .symtab in compact form. make_symbol() expands a symbol when it is written. */
struct output_symbols {
	struct linked *l;
	size_t nsections; /* number of section symbols, which precede the local symbols; global symbols are last */
	struct listed *locals, *globals;
	size_t nlocals, caplocals, nglobals, capglobals;
	uint64_t strings; /* current size of .strtab in bytes */
};

static bool
is_local(const struct link_symbol *y)
{
	return y->bind == STB_LOCAL || y->visibility == STV_HIDDEN || y->visibility == STV_INTERNAL ||
		(y->state == SYMBOL_DEFINED && symbol_is_made_local(y));
}

/* Returns symbol i of .symtab. With --emit-relocs, the first symbols are section symbols, one for each output section, in order. */
static struct elfout_symbol
make_symbol(void *user, size_t i)
{
	const struct output_symbols *w = user;

	if (i < w->nsections)
		return (struct elfout_symbol){
			.value = w->l->image->outs[i]->addr,
			.section = w->l->image->outs[i]->number,
			.bind = STB_LOCAL,
			.type = STT_SECTION,
		};
	i -= w->nsections;
	const struct listed *listed = i < w->nlocals ? &w->locals[i] : &w->globals[i - w->nlocals];
	const struct link_symbol *y = listed->symbol;
	return (struct elfout_symbol){
		.name_at = listed->name,
		.value = y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0,
		.size = y->size,
		.section = address_section(y),
		.bind = is_local(y) ? STB_LOCAL : y->bind,
		.type = y->type,
		.other = (uint8_t)((y->other & ~3) | y->visibility),
	};
}

static bool
keeps_local(const struct linked *l, const struct link_symbol *y)
{
	return y->type != STT_SECTION && y->state == SYMBOL_DEFINED && !symbol_is_stripped(l->opt, y) &&
		address_exists(y, 0);
}

static bool
is_listed(const struct linked *l, const struct link_symbol *y)
{
	bool known =
		y->state == SYMBOL_DEFINED || (y->state == SYMBOL_UNDEFINED && y->regular && (y->used || !l->opt->gc));

	return known && y->name.n && address_exists(y, 0);
}

/* Local symbols grouped by file. at: first the number of local symbols of each file, then the index in `locals` for the
 * file's next symbol. The last element is for symbols without a file, such as linker-defined ones. */
struct groups {
	size_t *at;
	size_t *order, n; /* numbers of the files, in the order of their first local symbol */
};

static size_t
group_of(const struct linked *l, const struct link_symbol *y)
{
	return y->file ? y->file->number : l->inputs->nfiles;
}

/* Assigns an offset in .strtab to the name of a symbol; local symbols without a name share the empty name at 0. The names are in
 * ld.lld's order: local symbols of files, then all others, each in file order. */
static struct listed
list_symbol(struct output_symbols *w, struct link_symbol *y)
{
	struct listed listed = {y, y->name.n ? (uint32_t)w->strings : 0};

	w->strings += y->name.n ? y->name.n + 1 : 0;
	if (w->strings >= UINT32_MAX - 16)
		die("more than 4 GB of names");
	return listed;
}

static void
add_local(struct output_symbols *w, struct groups *g, struct link_symbol *y)
{
	struct listed listed = list_symbol(w, y);
	size_t i = group_of(w->l, y);

	if (g->at[i]++ == 0)
		g->order[g->n++] = i;
	*APPEND(w->locals, w->nlocals, w->caplocals) = listed;
}

static void
sort_locals(struct output_symbols *w, struct groups *g)
{
	struct listed *found = w->locals;
	size_t next = 0;

	w->locals = alloc_array(w->nlocals + 1, sizeof *w->locals);
	for (size_t i = 0; i < g->n; i++) {
		size_t count = g->at[g->order[i]];

		g->at[g->order[i]] = next;
		next += count;
	}
	for (size_t i = 0; i < w->nlocals; i++)
		w->locals[g->at[group_of(w->l, found[i].symbol)]++] = found[i];
	alloc_free(found);
}

/* Lists the local symbols grouped by file, including global names that are local in the output, then the remaining global symbols. */
static void
list_symbols(struct output_symbols *w)
{
	struct linked *l = w->l;
	struct groups g = {.at = arena_alloc(l->arena, (l->inputs->nfiles + 1) * sizeof *g.at),
		.order = arena_alloc(l->arena, (l->inputs->nfiles + 1) * sizeof *g.order)};

	w->strings = 1;
	for (size_t i = 0; i < l->inputs->nfiles; i++) {
		const struct input_file *f = l->inputs->files[i];

		for (size_t j = 1; j < f->nlocals; j++) {
			if (keeps_local(l, f->symbols[j]))
				add_local(w, &g, f->symbols[j]);
		}
	}
	for (size_t i = 0; i < l->symbols->n; i++) {
		struct link_symbol *y = l->symbols->v[i];

		if (!is_listed(l, y))
			continue;
		if (is_local(y)) {
			add_local(w, &g, y);
			continue;
		}
		struct listed listed = list_symbol(w, y);
		*APPEND(w->globals, w->nglobals, w->capglobals) = listed;
	}
	sort_locals(w, &g);
	for (size_t i = 0; i < w->nlocals && l->opt->emit_relocs; i++)
		w->locals[i].symbol->index = (uint32_t)(w->nsections + i + 1);
	for (size_t i = 0; i < w->nglobals && l->opt->emit_relocs; i++)
		w->globals[i].symbol->index = (uint32_t)(w->nsections + w->nlocals + i + 1);
}

/* Writes .strtab: an empty name, then the names in the order of list_symbols(), each NUL-terminated. */
static void
put_names(void *user, elfout_put *put, void *to)
{
	const struct output_symbols *w = user;
	const struct linked *l = w->l;

	put(to, "", 1);
	for (size_t i = 0; i < l->inputs->nfiles; i++) {
		const struct input_file *f = l->inputs->files[i];

		for (size_t j = 1; j < f->nlocals; j++) {
			if (f->symbols[j]->name.n && keeps_local(l, f->symbols[j]))
				put(to, f->symbols[j]->name.p, f->symbols[j]->name.n + 1);
		}
	}
	for (size_t i = 0; i < l->symbols->n; i++) {
		if (is_listed(l, l->symbols->v[i]))
			put(to, l->symbols->v[i]->name.p, l->symbols->v[i]->name.n + 1);
	}
}

/* Returns a relocation for the output. A reference to a section, or to a symbol that is not in the output's symbol table,
 * becomes a reference to the output section. A reference to a dropped location becomes R_AMDGPU_NONE. */
static struct elfout_rela
kept_rela(const struct insec *s, const struct elfin_rela *r)
{
	const struct link_symbol *y = relocation_symbol(s, r);
	struct elfout_rela out = {address_in(s, r->offset), 0, r->type, r->addend};
	uint32_t section = y ? address_section(y) : SHN_UNDEF;

	if (y && !address_exists(y, r->addend)) {
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
keep_relas(struct linked *l, const struct outsec *o, struct elfout_section *out)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nins; i++)
		n += o->ins[i]->relas.n;
	struct elfout_rela *v;
	out->relas = v = arena_alloc(l->arena, n * sizeof *v);
	out->nrelas = n;
	n = 0;
	for (size_t i = 0; i < o->nins; i++) {
		const struct insec *s = o->ins[i];

		for (size_t j = 0; j < s->relas.n; j++) {
			struct elfin_rela r = relocation_at(s, j);

			v[n++] = kept_rela(s, &r);
		}
	}
}

uint64_t
write_entry(const struct linked *l)
{
	const char *name = l->opt->entry;
	const struct link_symbol *y = name ? symbol_find(l->symbols, str_from(name)) : NULL;
	/* a weakly referenced default entry symbol need not exist */
	bool weak = y && y->state == SYMBOL_UNDEFINED && y->regular && y->bind == STB_WEAK;

	if (!name)
		return 0;
	if (y && y->state == SYMBOL_DEFINED)
		return address_of(y, 0);
	uint64_t number;
	if (opt_number(name, &number))
		return number;
	if (!l->opt->default_entry || (l->opt->kind != OUTPUT_SHARED && !weak))
		diag_warning(l->diag, (struct loc){0}, "cannot find entry symbol %s; the entry point is 0%s", name,
			l->opt->default_entry && l->opt->kind == OUTPUT_EXEC ? ". Loaders of kernels need -shared" : "");
	return 0;
}

static void
put_contents(void *user, size_t i, elfout_put *put, void *to)
{
	const struct output_symbols *w = user;

	relocate_contents(w->l, w->l->image->outs[i], put, to);
}

static void
append_bytes(void *to, const void *bytes, size_t n)
{
	buf_put(to, bytes, n);
}

void
write_compressed(struct linked *l, const struct outsec *o, struct elfout_section *s)
{
	struct buf bytes = {0};

	if (!l->opt->compress || !str_starts(o->name, ".debug_") || o->flags & SHF_ALLOC || o->type == SHT_NOBITS)
		return;
	struct buf *compressed = arena_alloc(l->arena, sizeof *compressed);
	relocate_contents(l, o, append_bytes, &bytes);
	s->data = bytes.p;
	elf_compress_debug(s, l->opt->compress, compressed);
	if (s->data == bytes.p)
		s->data = NULL;
	buf_free(&bytes);
}

static void
compress_sections(struct linked *l, struct elfout_section *sections)
{
	uint64_t at = 0;

	for (size_t i = 0; i < l->image->nouts; i++) {
		struct elfout_section *s = &sections[i];

		if (s->flags & SHF_ALLOC)
			continue;
		write_compressed(l, l->image->outs[i], s);
		at = align_up(at ? at : s->offset, s->align);
		s->offset = at;
		at += s->type == SHT_NOBITS ? 0 : s->size;
	}
}

void
write_file(const struct linked *l, const struct elfout *out)
{
	if (diag_error_count(l->diag))
		return;
	if (l->opt->memory)
		elfout_make(out, l->opt->output, &l->opt->memory->image);
	else
		elfout_write(out, l->opt->output);
}

void
write_bytes(const struct linked *l, struct buf *bytes)
{
	if (diag_error_count(l->diag))
		return;
	const char *why;
	if (l->opt->memory) {
		l->opt->memory->image = *bytes;
		*bytes = (struct buf){0};
	} else if ((why = buf_write_file(bytes, l->opt->output, 0666, &l->opt->files)) != NULL) {
		diag_error(l->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(l->opt->output), why);
	}
}

void
write_output(struct linked *l)
{
	struct elfout_section *sections = arena_alloc(l->arena, (l->image->nouts + 1) * sizeof *sections);
	struct output_symbols w = {.l = l, .nsections = l->opt->emit_relocs ? l->image->nouts : 0};
	struct elfout out = {.diag = l->diag,
		.type = opts_is_pic(l->opt) ? ET_DYN : ET_EXEC,
		.osabi = l->inputs->osabi,
		.abiversion = l->inputs->abiversion,
		.flags = l->inputs->e_flags,
		.entry = write_entry(l),
		.sections = sections,
		.nsections = l->image->nouts,
		.no_symtab = l->opt->strip == STRIP_ALL,
		.phdrs = l->image->phdrs,
		.nphdrs = l->image->nphdrs,
		.contents = put_contents,
		.symbol = make_symbol,
		.strings = put_names,
		.parallel = l->opt->threads,
		.user = &w,
		.files = &l->opt->files,
	};

	for (size_t i = 0; i < l->image->nouts; i++) {
		const struct outsec *o = l->image->outs[i];

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
	if (l->opt->compress)
		compress_sections(l, sections);
	if (!out.no_symtab)
		list_symbols(&w);
	for (size_t i = 0; i < l->image->nouts && l->opt->emit_relocs; i++)
		keep_relas(l, l->image->outs[i], &sections[i]);
	out.nsymbols = w.nsections + w.nlocals + w.nglobals;
	out.nlocals = w.nsections + w.nlocals;
	out.strings_size = w.strings;
	write_file(l, &out);
	alloc_free(w.locals);
	alloc_free(w.globals);
}
