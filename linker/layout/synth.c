/* The sections that the linker makes: .dynsym, .gnu.hash, .hash, .dynamic, .dynstr, .rela.dyn,
 * .got, the build ID note and its line in .comment. They are made before layout, get their sizes
 * when the output sections are known and their contents when addresses are. */
#include <assert.h>
#include <sha1.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "common/elf/reloc.h"
#include "linker/layout/address.h"
#include "linker/layout/hash.h"
#include "linker/layout/section.h"
#include "linker/layout/synth.h"
#include "linker/output/relocate.h"
#include "linker/symbols/version.h"

enum { GNU_HASH_SHIFT = 26, BUILD_ID_HEADER = 16 };

/* A .dynamic entry: value, or the address or size of a section. */
struct dyn {
	int64_t tag;
	const struct outsec *addr, *size;
	uint64_t value;
};

enum { DYN_MAX = 32 };

void
synth_comment(struct link *l)
{
	static const char text[] = "Linker: gcnutils " GCNUTILS_VERSION;
	struct insec *s;

	s = section_add(l, ".comment", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, 1);
	s->data = (const uint8_t *)text;
	s->size = sizeof text;
}

static uint32_t
gnu_buckets(const struct link *l)
{
	size_t n = l->ndyndefined / 4;

	return n ? (uint32_t)n : 1;
}

/* 64-bit words of the Bloom filter: about 12 bits a symbol, a power of two. */
static uint32_t
gnu_words(const struct link *l)
{
	size_t want = l->ndyndefined * 12 / 64;
	uint32_t n = 1;

	while (n <= want && want)
		n *= 2;
	return n;
}

/* The symbols of .dynsym in the order of the files, with their hashes: names are looked at while they are near. */
static void
find_dynsyms(struct link *l)
{
	size_t cap = 0;

	for (size_t i = 0; i < l->nsymbols; i++) {
		struct symbol *y = l->symbols[i];

		if (!y->dynamic)
			continue;
		*APPEND(l->dynsyms, l->ndynsyms, cap) = (struct dynsym){y, l->opt.hash_gnu ? hash_gnu(y->name) : 0,
			l->opt.hash_sysv ? hash_sysv(y->name) : 0};
		l->ndyndefined += y->state == SYMBOL_DEFINED;
	}
}

/* .gnu.hash wants undefined symbols first and the others bucket by bucket: each bucket's are counted, then each
 * symbol has its place. */
static void
sort_dynsyms(struct link *l)
{
	uint32_t buckets = gnu_buckets(l), *next = arena_alloc(&l->arena, (buckets + 2) * sizeof *next);
	struct dynsym *sorted = arena_alloc(&l->arena, l->ndynsyms * sizeof *sorted);

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < l->ndynsyms; i++) {
			const struct dynsym *d = &l->dynsyms[i];
			uint32_t key = d->symbol->state == SYMBOL_DEFINED ? d->gnu % buckets + 1 : 0;

			if (pass)
				sorted[next[key]++] = *d;
			else
				next[key + 1]++;
		}
		for (uint32_t i = 0; i <= buckets && !pass; i++)
			next[i + 1] += next[i];
	}
	free(l->dynsyms);
	l->dynsyms = sorted;
}

static void
make_dynsyms(struct link *l)
{
	find_dynsyms(l);
	if (l->opt.hash_gnu)
		sort_dynsyms(l);
	for (size_t i = 0; i < l->ndynsyms; i++)
		l->dynsyms[i].symbol->dynindex = (uint32_t)i + 1;
}

/* Whether something refers to its address. */
static bool
wants_got(const struct link *l)
{
	const uint32_t *index = map_get(&l->names, STR("_GLOBAL_OFFSET_TABLE_"));

	return index && l->symbols[*index]->reserved;
}

void
synth_make(struct link *l)
{
	struct synth *s = &l->synth;

	if (l->opt.build_id)
		s->build_id = section_add(l, ".note.gnu.build-id", SHT_NOTE, SHF_ALLOC, 4, 0);
	if (is_pic(l)) {
		make_dynsyms(l);
		s->dynsym = section_add(l, ".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, sizeof(Elf64_Sym));
		version_make(l);
		if (l->opt.hash_gnu)
			s->gnu_hash = section_add(l, ".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8, 0);
		if (l->opt.hash_sysv)
			s->hash = section_add(l, ".hash", SHT_HASH, SHF_ALLOC, 4, 4);
		s->dynamic = section_add(l, ".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8, sizeof(Elf64_Dyn));
		s->dynstr = section_add(l, ".dynstr", SHT_STRTAB, SHF_ALLOC, 1, 0);
		if (l->ndynrelas)
			s->rela_dyn = section_add(l, ".rela.dyn", SHT_RELA, SHF_ALLOC, 8, sizeof(Elf64_Rela));
	}
	if (l->ngot || wants_got(l)) {
		s->got = section_add(l, ".got", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, 8, 0);
		s->got->size = l->ngot * 8;
		for (size_t i = 0; i < l->ndynrelas; i++) {
			/* relocate_scan did not have the section yet. */
			if (!l->dynrelas[i].sec)
				l->dynrelas[i].sec = s->got;
		}
	}
}

static void
add_dyn(struct dyn *v, size_t *n, struct dyn d)
{
	if (*n == DYN_MAX)
		die("too many dynamic tags");
	v[(*n)++] = d;
}

static void
add_array(const struct link *l, struct dyn *v, size_t *n, struct str name, int64_t tag, int64_t size_tag)
{
	const struct outsec *o = section_find(l, name);

	if (!o)
		return;
	add_dyn(v, n, (struct dyn){.tag = tag, .addr = o});
	add_dyn(v, n, (struct dyn){.tag = size_tag, .size = o});
}

static void
add_function(const struct link *l, struct dyn *v, size_t *n, struct str name, int64_t tag)
{
	const uint32_t *index = map_get(&l->names, name);

	if (index && l->symbols[*index]->state == SYMBOL_DEFINED)
		add_dyn(v, n, (struct dyn){.tag = tag, .value = address_of(l->symbols[*index], 0)});
}

static size_t
count_relative(const struct link *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->ndynrelas; i++)
		n += l->dynrelas[i].relative;
	return n;
}

static void
add_flags(const struct link *l, struct dyn *v, size_t *n)
{
	uint64_t flags = l->opt.flags, flags_1 = l->opt.flags_1;

	if (l->opt.bsymbolic == BSYMBOLIC_ALL)
		flags |= DF_SYMBOLIC;
	if (l->opt.now) {
		flags |= DF_BIND_NOW;
		flags_1 |= DF_1_NOW;
	}
	if (l->opt.kind == OUTPUT_PIE)
		flags_1 |= DF_1_PIE;
	if (!l->opt.text)
		flags |= DF_TEXTREL;
	if (flags)
		add_dyn(v, n, (struct dyn){.tag = DT_FLAGS, .value = flags});
	if (flags_1)
		add_dyn(v, n, (struct dyn){.tag = DT_FLAGS_1, .value = flags_1});
	if (l->opt.kind == OUTPUT_PIE)
		add_dyn(v, n, (struct dyn){.tag = DT_DEBUG});
}

/* The dynamic tags in ld.lld's order. */
static size_t
make_dynamic(const struct link *l, struct dyn *v)
{
	const struct synth *s = &l->synth;
	size_t n = 0;

	if (l->opt.soname)
		add_dyn(v, &n, (struct dyn){.tag = DT_SONAME, .value = 1});
	add_flags(l, v, &n);
	if (s->rela_dyn) {
		size_t relative = count_relative(l);

		add_dyn(v, &n, (struct dyn){.tag = DT_RELA, .addr = s->rela_dyn->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_RELASZ, .size = s->rela_dyn->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_RELAENT, .value = sizeof(Elf64_Rela)});
		if (relative && l->opt.combreloc)
			add_dyn(v, &n, (struct dyn){.tag = DT_RELACOUNT, .value = relative});
	}
	add_dyn(v, &n, (struct dyn){.tag = DT_SYMTAB, .addr = s->dynsym->out});
	add_dyn(v, &n, (struct dyn){.tag = DT_SYMENT, .value = sizeof(Elf64_Sym)});
	add_dyn(v, &n, (struct dyn){.tag = DT_STRTAB, .addr = s->dynstr->out});
	add_dyn(v, &n, (struct dyn){.tag = DT_STRSZ, .size = s->dynstr->out});
	if (!l->opt.text)
		add_dyn(v, &n, (struct dyn){.tag = DT_TEXTREL});
	if (s->gnu_hash)
		add_dyn(v, &n, (struct dyn){.tag = DT_GNU_HASH, .addr = s->gnu_hash->out});
	if (s->hash)
		add_dyn(v, &n, (struct dyn){.tag = DT_HASH, .addr = s->hash->out});
	add_array(l, v, &n, STR(".preinit_array"), DT_PREINIT_ARRAY, DT_PREINIT_ARRAYSZ);
	add_array(l, v, &n, STR(".init_array"), DT_INIT_ARRAY, DT_INIT_ARRAYSZ);
	add_array(l, v, &n, STR(".fini_array"), DT_FINI_ARRAY, DT_FINI_ARRAYSZ);
	add_function(l, v, &n, str_from(l->opt.init), DT_INIT);
	add_function(l, v, &n, str_from(l->opt.fini), DT_FINI);
	if (s->verdef) {
		add_dyn(v, &n, (struct dyn){.tag = DT_VERSYM, .addr = s->versym->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_VERDEF, .addr = s->verdef->out});
		add_dyn(v, &n, (struct dyn){.tag = DT_VERDEFNUM, .value = l->version_names.n + 1});
	}
	add_dyn(v, &n, (struct dyn){.tag = DT_NULL});
	return n;
}

/* The contents of .dynstr, and each symbol's place in it. */
static void
make_dynstr(struct link *l, uint32_t *at)
{
	struct insec *s = l->synth.dynstr;
	struct buf b = {0};

	buf_fill(&b, 0, 1);
	if (l->opt.soname)
		buf_put(&b, l->opt.soname, strlen(l->opt.soname) + 1);
	version_fill(l, &b);
	for (size_t i = 0; i < l->nsymbols; i++) {
		const struct symbol *y = l->symbols[i];

		if (!y->dynindex)
			continue;
		if (b.n > UINT32_MAX - y->name.n)
			die("more than 4 GB of names");
		at[y->dynindex - 1] = (uint32_t)b.n;
		buf_put(&b, y->name.p, y->name.n);
		buf_fill(&b, 0, 1);
	}
	s->data = b.p;
	s->size = b.n;
}

void
synth_size(struct link *l)
{
	struct synth *s = &l->synth;
	struct dyn v[DYN_MAX];

	if (s->build_id) {
		size_t n = l->opt.build_id_bytes.n;

		s->build_id->size = BUILD_ID_HEADER + (n ? n : l->opt.build_id_size);
	}
	if (!is_pic(l))
		return;
	s->dynsym->size = (l->ndynsyms + 1) * sizeof(Elf64_Sym);
	if (s->gnu_hash)
		s->gnu_hash->size = 16 + gnu_words(l) * 8 + gnu_buckets(l) * 4 + l->ndyndefined * 4;
	if (s->hash)
		s->hash->size = 8 + (l->ndynsyms + 1) * 8;
	l->dynstr_at = arena_alloc(&l->arena, (l->ndynsyms + 1) * sizeof *l->dynstr_at);
	make_dynstr(l, l->dynstr_at);
	version_link(l);
	if (s->rela_dyn)
		s->rela_dyn->size = l->ndynrelas * sizeof(Elf64_Rela);
	s->dynamic->size = make_dynamic(l, v) * sizeof(Elf64_Dyn);

	s->dynsym->out->link = s->dynstr->out;
	s->dynsym->out->info = 1;
	s->dynamic->out->link = s->dynstr->out;
	if (s->gnu_hash)
		s->gnu_hash->out->link = s->dynsym->out;
	if (s->hash)
		s->hash->out->link = s->dynsym->out;
	if (s->rela_dyn)
		s->rela_dyn->out->link = s->dynsym->out;
}

static uint8_t *
contents(struct link *l, struct insec *s)
{
	uint8_t *p = arena_alloc(&l->arena, s->size);

	s->data = p;
	return p;
}

/* In the order in which the symbols are in memory. */
static void
fill_dynsym(struct link *l)
{
	uint8_t *table = contents(l, l->synth.dynsym);

	for (size_t i = 0; i < l->nsymbols; i++) {
		const struct symbol *y = l->symbols[i];
		uint8_t *p = table + y->dynindex * sizeof(Elf64_Sym);
		uint32_t section;

		if (!y->dynindex)
			continue;
		section = address_section(y);
		le_put32(p, l->dynstr_at[y->dynindex - 1]);
		p[4] = (uint8_t)ELF64_ST_INFO(y->bind, y->type);
		p[5] = (uint8_t)((y->other & ~3) | y->visibility);
		p[6] = (uint8_t)section;
		p[7] = (uint8_t)(section >> 8);
		le_put64(p + 8, y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0);
		le_put64(p + 16, y->size);
	}
}

static void
fill_gnu_hash(struct link *l)
{
	uint8_t *p = contents(l, l->synth.gnu_hash), *bloom, *buckets, *chain;
	uint32_t nbuckets = gnu_buckets(l), nwords = gnu_words(l);
	size_t first = l->ndynsyms - l->ndyndefined;

	le_put32(p, nbuckets);
	le_put32(p + 4, (uint32_t)first + 1);
	le_put32(p + 8, nwords);
	le_put32(p + 12, GNU_HASH_SHIFT);
	bloom = p + 16;
	buckets = bloom + 8 * nwords;
	chain = buckets + 4 * nbuckets;
	for (size_t i = first; i < l->ndynsyms; i++) {
		uint32_t h = l->dynsyms[i].gnu, b = h % nbuckets;
		uint8_t *word = bloom + 8 * (h / 64 & (nwords - 1));
		bool last = i + 1 == l->ndynsyms || l->dynsyms[i + 1].gnu % nbuckets != b;

		word[h % 64 / 8] |= (uint8_t)(1 << h % 8);
		word[(h >> GNU_HASH_SHIFT) % 64 / 8] |= (uint8_t)(1 << (h >> GNU_HASH_SHIFT) % 8);
		if (!le_get32(buckets + 4 * b))
			le_put32(buckets + 4 * b, (uint32_t)i + 1);
		le_put32(chain + 4 * (i - first), last ? h | 1 : h & ~1u);
	}
}

static void
fill_hash(struct link *l)
{
	uint32_t n = (uint32_t)l->ndynsyms + 1;
	uint8_t *p = contents(l, l->synth.hash), *chains = p + 8 + 4 * (size_t)n;

	le_put32(p, n);
	le_put32(p + 4, n);
	for (uint32_t i = 1; i < n; i++) {
		uint8_t *bucket = p + 8 + 4 * (l->dynsyms[i - 1].sysv % n);

		le_put32(chains + 4 * i, le_get32(bucket));
		le_put32(bucket, i);
	}
}

static void
fill_dynamic(struct link *l)
{
	uint8_t *p = contents(l, l->synth.dynamic);
	struct dyn v[DYN_MAX];
	size_t n = make_dynamic(l, v);

	assert(n * sizeof(Elf64_Dyn) == l->synth.dynamic->size);
	for (size_t i = 0; i < n; i++, p += sizeof(Elf64_Dyn)) {
		le_put64(p, (uint64_t)v[i].tag);
		le_put64(p + 8, v[i].addr ? v[i].addr->addr : v[i].size ? v[i].size->size : v[i].value);
	}
}

struct placed {
	uint64_t offset;
	uint32_t symbol; /* in .dynsym */
	const struct dynrela *r;
};

/* Relative ones first, which DT_RELACOUNT counts, then by symbol. */
static int
compare_placed(const void *a, const void *b)
{
	const struct placed *x = a, *y = b;

	if (x->symbol != y->symbol)
		return x->symbol < y->symbol ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static void
fill_rela_dyn(struct link *l)
{
	uint8_t *p = contents(l, l->synth.rela_dyn);
	struct placed *v = arena_alloc(&l->arena, l->ndynrelas * sizeof *v);

	for (size_t i = 0; i < l->ndynrelas; i++) {
		const struct dynrela *r = &l->dynrelas[i];

		v[i] = (struct placed){address_in(r->sec, r->offset), r->relative ? 0 : r->symbol->dynindex, r};
	}
	qsort(v, l->ndynrelas, sizeof *v, compare_placed);
	for (size_t i = 0; i < l->ndynrelas; i++, p += sizeof(Elf64_Rela)) {
		const struct dynrela *r = v[i].r;
		uint64_t addend = r->relative ? address_of(r->symbol, r->addend) : (uint64_t)r->addend;

		le_put64(p, v[i].offset);
		le_put64(p + 8, ELF64_R_INFO((uint64_t)v[i].symbol, r->type));
		le_put64(p + 16, addend);
	}
}

/* Entries that a dynamic relocation fills stay 0. */
static void
fill_got(struct link *l)
{
	uint8_t *p = contents(l, l->synth.got);

	for (size_t i = 0; i < l->ngot; i++) {
		const struct symbol *y = l->got[i];

		if (!is_pic(l) || (y->state == SYMBOL_DEFINED && !y->sec && !y->reserved && !y->preemptible))
			le_put64(p + 8 * i, y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0);
	}
}

static void
fill_build_id(struct link *l, const void *id, size_t n)
{
	struct insec *s = l->synth.build_id;
	uint8_t *p = contents(l, s);

	le_put32(p, 4);
	le_put32(p + 4, (uint32_t)s->size - BUILD_ID_HEADER);
	le_put32(p + 8, NT_GNU_BUILD_ID);
	memcpy(p + 12, "GNU", 4);
	if (n)
		memcpy(p + BUILD_ID_HEADER, id, n);
}

void
synth_fill(struct link *l)
{
	struct synth *s = &l->synth;

	if (s->dynsym)
		fill_dynsym(l);
	if (s->gnu_hash)
		fill_gnu_hash(l);
	if (s->hash)
		fill_hash(l);
	if (s->dynamic)
		fill_dynamic(l);
	if (s->rela_dyn)
		fill_rela_dyn(l);
	if (s->got)
		fill_got(l);
	if (s->build_id)
		fill_build_id(l, l->opt.build_id_bytes.p, l->opt.build_id_bytes.n);
}

static void
hash_bytes(void *to, const void *bytes, size_t n)
{
	SHA1Update(to, bytes, n);
}

void
synth_build_id(struct link *l)
{
	struct insec *s = l->synth.build_id;
	uint8_t hash[SHA1_DIGEST_LENGTH];
	SHA1_CTX h;

	if (!s || l->opt.build_id_bytes.n)
		return;
	SHA1Init(&h);
	for (size_t i = 0; i < l->nouts; i++) {
		const struct outsec *o = l->outs[i];
		uint8_t place[16];

		le_put64(place, o->addr);
		le_put64(place + 8, o->size);
		SHA1Update(&h, place, sizeof place);
		if (o->type != SHT_NOBITS)
			relocate_contents(l, o, hash_bytes, &h);
	}
	SHA1Final(hash, &h);
	fill_build_id(l, hash, l->opt.build_id_size);
}
