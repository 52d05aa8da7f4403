#include "linker/synthetic/dynsym.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "linker/layout/address.h"
#include "linker/synthetic/hash.h"
#include "linker/synthetic/verdef.h"

enum { GNU_HASH_SHIFT = 26 };

static uint32_t
gnu_buckets(const struct synthetic *made)
{
	size_t n = made->ndyndefined / 4;

	return n ? (uint32_t)n : 1;
}

/* Returns the size of the Bloom filter in 64-bit words: a power of two, about 12 bits per symbol. */
static uint32_t
gnu_words(const struct synthetic *made)
{
	size_t want = made->ndyndefined * 12 / 64;
	uint32_t n = 1;

	while (n <= want && want)
		n *= 2;
	return n;
}

/* Collects the symbols of .dynsym, and hashes their names, in the order of symbols->v, so that memory accesses are
 * local. */
static void
collect_dynsyms(struct synthetic *made)
{
	size_t cap = 0;

	for (size_t i = 0; i < made->symbols->n; i++) {
		struct link_symbol *y = made->symbols->v[i];

		if (!y->dynamic)
			continue;
		*APPEND(made->dynsyms, made->ndynsyms, cap) = (struct dynsym){y, made->opt->hash_gnu ? hash_gnu(y->name) : 0,
			made->opt->hash_sysv ? hash_sysv(y->name) : 0};
		made->ndyndefined += y->state == SYMBOL_DEFINED;
	}
}

/* Sorts the symbols for .gnu.hash by a counting sort: undefined symbols are first, and defined symbols are in the order of their
 * buckets. */
static void
sort_dynsyms(struct synthetic *made)
{
	uint32_t buckets = gnu_buckets(made), *next = arena_alloc(made->arena, (buckets + 2) * sizeof *next);
	struct dynsym *sorted = array_make(made->ndynsyms, sizeof *sorted);

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < made->ndynsyms; i++) {
			const struct dynsym *d = &made->dynsyms[i];
			uint32_t key = d->symbol->state == SYMBOL_DEFINED ? d->gnu % buckets + 1 : 0;

			if (pass)
				sorted[next[key]++] = *d;
			else
				next[key + 1]++;
		}
		for (uint32_t i = 0; i <= buckets && !pass; i++)
			next[i + 1] += next[i];
	}
	alloc_free(made->dynsyms);
	made->dynsyms = sorted;
}

void
dynsym_list(struct synthetic *made)
{
	collect_dynsyms(made);
	if (made->opt->hash_gnu)
		sort_dynsyms(made);
	for (size_t i = 0; i < made->ndynsyms; i++)
		made->dynsyms[i].symbol->dynindex = (uint32_t)i + 1;
}

/* Creates the contents of .dynstr, in ld.lld's order. Sets at[i] to the offset of the name of dynamic symbol i + 1. */
static void
make_dynstr(struct synthetic *made, uint32_t *at)
{
	struct insec *s = made->dynstr;
	struct buf b = {0};

	buf_fill(&b, 0, 1);
	for (size_t i = 0; i < made->symbols->n; i++) {
		const struct link_symbol *y = made->symbols->v[i];

		if (!y->dynindex)
			continue;
		if (b.n > UINT32_MAX - y->name.n)
			die("more than 4 GB of names");
		at[y->dynindex - 1] = (uint32_t)b.n;
		buf_put(&b, y->name.p, y->name.n);
		buf_fill(&b, 0, 1);
	}
	made->soname_at = b.n;
	if (made->opt->soname)
		buf_put(&b, made->opt->soname, strlen(made->opt->soname) + 1);
	verdef_fill(made, &b);
	s->data = b.p;
	s->size = b.n;
}

/* Fills .dynsym. The entries are filled in the order of symbols->v and not of dynindex, so that reads of the symbols
 * are local. */
static void
fill_dynsym(struct synthetic *made)
{
	uint8_t *table = synthetic_contents(made, made->dynsym);

	for (size_t i = 0; i < made->symbols->n; i++) {
		const struct link_symbol *y = made->symbols->v[i];
		uint8_t *p = table + y->dynindex * sizeof(Elf64_Sym);

		if (!y->dynindex)
			continue;
		uint32_t section = address_section(y);
		le_put32(p, made->dynstr_at[y->dynindex - 1]);
		p[4] = (uint8_t)ELF64_ST_INFO(y->bind, y->type);
		p[5] = (uint8_t)((y->other & ~3) | y->visibility);
		p[6] = (uint8_t)section;
		p[7] = (uint8_t)(section >> 8);
		le_put64(p + 8, y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0);
		le_put64(p + 16, y->size);
	}
}

static void
fill_gnu_hash(struct synthetic *made)
{
	uint8_t *p = synthetic_contents(made, made->gnu_hash);
	uint32_t nbuckets = gnu_buckets(made), nwords = gnu_words(made);
	size_t first = made->ndynsyms - made->ndyndefined;

	le_put32(p, nbuckets);
	le_put32(p + 4, (uint32_t)first + 1);
	le_put32(p + 8, nwords);
	le_put32(p + 12, GNU_HASH_SHIFT);
	uint8_t *bloom = p + 16;
	uint8_t *buckets = bloom + 8 * nwords;
	uint8_t *chain = buckets + 4 * nbuckets;
	for (size_t i = first; i < made->ndynsyms; i++) {
		uint32_t h = made->dynsyms[i].gnu, b = h % nbuckets;
		uint8_t *word = bloom + 8 * (h / 64 & (nwords - 1));
		bool last = i + 1 == made->ndynsyms || made->dynsyms[i + 1].gnu % nbuckets != b;

		word[h % 64 / 8] |= (uint8_t)(1 << h % 8);
		word[(h >> GNU_HASH_SHIFT) % 64 / 8] |= (uint8_t)(1 << (h >> GNU_HASH_SHIFT) % 8);
		if (!le_get32(buckets + 4 * b))
			le_put32(buckets + 4 * b, (uint32_t)i + 1);
		le_put32(chain + 4 * (i - first), last ? h | 1 : h & ~1u);
	}
}

static void
fill_hash(struct synthetic *made)
{
	uint32_t n = (uint32_t)made->ndynsyms + 1;
	uint8_t *p = synthetic_contents(made, made->hash), *chains = p + 8 + 4 * (size_t)n;

	le_put32(p, n);
	le_put32(p + 4, n);
	for (uint32_t i = 1; i < n; i++) {
		uint8_t *bucket = p + 8 + 4 * (made->dynsyms[i - 1].sysv % n);

		le_put32(chains + 4 * i, le_get32(bucket));
		le_put32(bucket, i);
	}
}

void
dynsym_size(struct synthetic *made)
{
	made->dynsym->size = (made->ndynsyms + 1) * sizeof(Elf64_Sym);
	if (made->gnu_hash)
		made->gnu_hash->size = 16 + gnu_words(made) * 8 + gnu_buckets(made) * 4 + made->ndyndefined * 4;
	if (made->hash)
		made->hash->size = 8 + (made->ndynsyms + 1) * 8;
	made->dynstr_at = arena_alloc(made->arena, (made->ndynsyms + 1) * sizeof *made->dynstr_at);
	make_dynstr(made, made->dynstr_at);
}

void
dynsym_fill(struct synthetic *made)
{
	fill_dynsym(made);
	if (made->gnu_hash)
		fill_gnu_hash(made);
	if (made->hash)
		fill_hash(made);
}
