#include "linker/synthetic/dynamic.h"

#include <assert.h>
#include <stdlib.h>

#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "linker/layout/address.h"
#include "linker/layout/outname.h"

/* An entry of .dynamic. Its value is the address of the section `addr`, the size of the section `size`, or, if both are NULL,
 * `value`. */
struct dyn {
	int64_t tag;
	const struct outsec *addr, *size;
	uint64_t value;
};

enum { DYN_MAX = 32 };

static void
add_dyn(struct dyn *v, size_t *n, struct dyn d)
{
	if (*n == DYN_MAX)
		die("too many dynamic tags");
	v[(*n)++] = d;
}

static void
add_array(const struct synthetic *made, struct dyn *v, size_t *n, struct str name, int64_t tag, int64_t size_tag)
{
	const struct outsec *o = outname_find(made->image, name);

	if (!o)
		return;
	add_dyn(v, n, (struct dyn){.tag = tag, .addr = o});
	add_dyn(v, n, (struct dyn){.tag = size_tag, .size = o});
}

static void
add_function(const struct synthetic *made, struct dyn *v, size_t *n, struct str name, int64_t tag)
{
	const struct link_symbol *y = symbol_find(made->symbols, name);

	if (y && y->state == SYMBOL_DEFINED)
		add_dyn(v, n, (struct dyn){.tag = tag, .value = address_of(y, 0)});
}

static size_t
count_relative(const struct synthetic *made)
{
	size_t n = 0;

	for (size_t i = 0; i < made->symbols->ndynrelas; i++)
		n += made->symbols->dynrelas[i].relative;
	return n;
}

static void
add_flags(const struct synthetic *made, struct dyn *v, size_t *n)
{
	uint64_t flags = made->opt->flags, flags_1 = made->opt->flags_1;

	if (made->opt->bsymbolic == BSYMBOLIC_ALL)
		flags |= DF_SYMBOLIC;
	if (made->opt->now) {
		flags |= DF_BIND_NOW;
		flags_1 |= DF_1_NOW;
	}
	if (made->opt->kind == OUTPUT_PIE)
		flags_1 |= DF_1_PIE;
	if (!made->opt->text)
		flags |= DF_TEXTREL;
	if (flags)
		add_dyn(v, n, (struct dyn){.tag = DT_FLAGS, .value = flags});
	if (flags_1)
		add_dyn(v, n, (struct dyn){.tag = DT_FLAGS_1, .value = flags_1});
	if (made->opt->kind == OUTPUT_PIE)
		add_dyn(v, n, (struct dyn){.tag = DT_DEBUG});
}

/* Lists the entries of .dynamic in v, in ld.lld's order. Returns their number. */
static size_t
list_tags(const struct synthetic *made, struct dyn *v)
{
	size_t n = 0;

	if (made->opt->soname)
		add_dyn(v, &n, (struct dyn){.tag = DT_SONAME, .value = made->soname_at});
	add_flags(made, v, &n);
	if (made->rela_dyn) {
		size_t relative = count_relative(made);

		add_dyn(v, &n, (struct dyn){.tag = DT_RELA, .addr = made->rela_dyn->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_RELASZ, .size = made->rela_dyn->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_RELAENT, .value = sizeof(Elf64_Rela)});
		if (relative && made->opt->combreloc)
			add_dyn(v, &n, (struct dyn){.tag = DT_RELACOUNT, .value = relative});
	}
	add_dyn(v, &n, (struct dyn){.tag = DT_SYMTAB, .addr = made->dynsym->out});
	add_dyn(v, &n, (struct dyn){.tag = DT_SYMENT, .value = sizeof(Elf64_Sym)});
	add_dyn(v, &n, (struct dyn){.tag = DT_STRTAB, .addr = made->dynstr->out});
	add_dyn(v, &n, (struct dyn){.tag = DT_STRSZ, .size = made->dynstr->out});
	if (!made->opt->text)
		add_dyn(v, &n, (struct dyn){.tag = DT_TEXTREL});
	if (made->gnu_hash)
		add_dyn(v, &n, (struct dyn){.tag = DT_GNU_HASH, .addr = made->gnu_hash->out});
	if (made->hash)
		add_dyn(v, &n, (struct dyn){.tag = DT_HASH, .addr = made->hash->out});
	add_array(made, v, &n, STR(".preinit_array"), DT_PREINIT_ARRAY, DT_PREINIT_ARRAYSZ);
	add_array(made, v, &n, STR(".init_array"), DT_INIT_ARRAY, DT_INIT_ARRAYSZ);
	add_array(made, v, &n, STR(".fini_array"), DT_FINI_ARRAY, DT_FINI_ARRAYSZ);
	add_function(made, v, &n, str_from(made->opt->init), DT_INIT);
	add_function(made, v, &n, str_from(made->opt->fini), DT_FINI);
	if (made->verdef) {
		add_dyn(v, &n, (struct dyn){.tag = DT_VERSYM, .addr = made->versym->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_VERDEF, .addr = made->verdef->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_VERDEFNUM, .value = made->script->version_names.n + 1});
	}
	add_dyn(v, &n, (struct dyn){.tag = DT_NULL});
	return n;
}

static void
fill_dynamic(struct synthetic *made)
{
	uint8_t *p = synthetic_contents(made, made->dynamic);
	struct dyn v[DYN_MAX];
	size_t n = list_tags(made, v);

	assert(n * sizeof(Elf64_Dyn) == made->dynamic->size);
	for (size_t i = 0; i < n; i++, p += sizeof(Elf64_Dyn)) {
		le_put64(p, (uint64_t)v[i].tag);
		le_put64(p + 8, v[i].addr ? v[i].addr->addr : v[i].size ? v[i].size->size : v[i].value);
	}
}

struct dynrela_order {
	uint64_t offset;
	uint32_t symbol; /* index in .dynsym; 0 for relative relocations */
	const struct dynrela *r;
};

/* Orders relative relocations before all others, because DT_RELACOUNT counts them. Orders all other relocations by symbol. */
static int
compare_dynrelas(const void *a, const void *b)
{
	const struct dynrela_order *x = a, *y = b;

	if (x->symbol != y->symbol)
		return x->symbol < y->symbol ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static void
fill_rela_dyn(struct synthetic *made)
{
	uint8_t *p = synthetic_contents(made, made->rela_dyn);
	struct dynrela_order *v = arena_alloc(made->arena, made->symbols->ndynrelas * sizeof *v);

	for (size_t i = 0; i < made->symbols->ndynrelas; i++) {
		const struct dynrela *r = &made->symbols->dynrelas[i];

		v[i] = (struct dynrela_order){address_in(r->sec, r->offset), r->relative ? 0 : r->symbol->dynindex, r};
	}
	qsort(v, made->symbols->ndynrelas, sizeof *v, compare_dynrelas);
	for (size_t i = 0; i < made->symbols->ndynrelas; i++, p += sizeof(Elf64_Rela)) {
		const struct dynrela *r = v[i].r;
		uint64_t addend = r->relative ? address_of(r->symbol, r->addend) : (uint64_t)r->addend;

		le_put64(p, v[i].offset);
		le_put64(p + 8, ELF64_R_INFO((uint64_t)v[i].symbol, r->type));
		le_put64(p + 16, addend);
	}
}

void
dynamic_size(struct synthetic *made)
{
	struct dyn v[DYN_MAX];

	made->dynamic->size = list_tags(made, v) * sizeof(Elf64_Dyn);
}

void
dynamic_fill(struct synthetic *made)
{
	fill_dynamic(made);
	if (made->rela_dyn)
		fill_rela_dyn(made);
}
