#include "assembler/value/sect.h"

#include <elf.h>

#include "assembler/value/values.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"

/* Default types and flags of sections, by name. They also apply to names that continue with a dot, such as
 * ".text.hot". */
static const struct {
	struct str name;
	uint32_t type;
	uint64_t flags;
} kinds[] = {
	{{".text", sizeof ".text" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
	{{".init", sizeof ".init" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
	{{".fini", sizeof ".fini" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
	{{".rodata", sizeof ".rodata" - 1}, SHT_PROGBITS, SHF_ALLOC},
	{{".rodata1", sizeof ".rodata1" - 1}, SHT_PROGBITS, SHF_ALLOC},
	{{".eh_frame", sizeof ".eh_frame" - 1}, SHT_PROGBITS, SHF_ALLOC},
	{{".data", sizeof ".data" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
	{{".data1", sizeof ".data1" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
	{{".bss", sizeof ".bss" - 1}, SHT_NOBITS, SHF_ALLOC | SHF_WRITE},
	{{".tdata", sizeof ".tdata" - 1}, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS},
	{{".tbss", sizeof ".tbss" - 1}, SHT_NOBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS},
	{{".init_array", sizeof ".init_array" - 1}, SHT_INIT_ARRAY, SHF_ALLOC | SHF_WRITE},
	{{".fini_array", sizeof ".fini_array" - 1}, SHT_FINI_ARRAY, SHF_ALLOC | SHF_WRITE},
	{{".preinit_array", sizeof ".preinit_array" - 1}, SHT_PREINIT_ARRAY, SHF_ALLOC | SHF_WRITE},
	{{".note", sizeof ".note" - 1}, SHT_NOTE, 0},
};

/* Returns the key by which a section is looked up: its name, group and unique number. The key is valid until the next call. */
static struct str
key(struct sections *s, struct str name, const struct symbol *group, uint32_t unique)
{
	s->key.n = 0;
	uint8_t *p = buf_reserve(&s->key, sizeof group + sizeof unique + name.n);
	memcpy(p, &group, sizeof group);
	memcpy(p + sizeof group, &unique, sizeof unique);
	if (name.n)
		memcpy(p + sizeof group + sizeof unique, name.p, name.n);
	return (struct str){(char *)p, sizeof group + sizeof unique + name.n};
}

struct section *
sect_find_unique(struct sections *s, struct str name, const struct symbol *group, uint32_t unique)
{
	const uint32_t *i = map_get(&s->by_key, key(s, name, group, unique));
	return i ? s->p[*i] : NULL;
}

struct section *
sect_find(struct sections *s, struct str name, const struct symbol *group)
{
	return sect_find_unique(s, name, group, 0);
}

struct section *
sect_new_unique(struct values *vals, struct section made)
{
	struct sections *ss = &vals->sects;
	struct section *s = arena_alloc(vals->arena, sizeof *s);
	struct str k = arena_str(vals->arena, key(ss, made.name, made.group, made.unique));
	*map_put(&ss->by_key, k, NULL) = (uint32_t)ss->n;
	*s = made;
	s->align = 1;
	s->index = (uint32_t)ss->n;
	*APPEND(ss->p, ss->n, ss->cap) = s;
	s->sym = sym_section(vals);
	return s;
}

struct section *
sect_new(struct values *vals, struct str name, uint32_t type, uint64_t flags, uint64_t entsize)
{
	return sect_new_unique(vals, (struct section){.name = name, .type = type, .flags = flags, .entsize = entsize});
}

void
sect_defaults(struct str name, uint32_t *type, uint64_t *flags)
{
	*type = SHT_PROGBITS;
	*flags = 0;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		size_t n = kinds[i].name.n;
		if ((name.n == n || (name.n > n && name.p[n] == '.')) && !memcmp(name.p, kinds[i].name.p, n)) {
			*type = kinds[i].type;
			*flags = kinds[i].flags;
		}
	}
}

static struct frag *
frag_new(struct values *vals, struct sub *sub)
{
	struct frag *f = arena_alloc(vals->arena, sizeof *f);
	f->sub = sub;
	f->start = sub->n;
	*(sub->last ? &sub->last->next : &sub->first) = f;
	sub->last = f;
	return f;
}

static bool
sub_is_before(const void *element, const void *key)
{
	return (*(struct sub *const *)element)->number < *(const int *)key;
}

/* Adds a subsection whose number is new. */
static void
link_sub(struct section *s, struct sub *sub)
{
	struct sub *only = s->subs;
	if (!only) {
		s->subs = sub;
		return;
	}
	if (!s->nby_number)
		*APPEND(s->by_number, s->nby_number, s->capby_number) = only;
	size_t i = array_before(s->by_number, s->nby_number, sizeof *s->by_number, &sub->number, sub_is_before);
	(void)APPEND(s->by_number, s->nby_number, s->capby_number);
	memmove(&s->by_number[i + 1], &s->by_number[i], (s->nby_number - 1 - i) * sizeof *s->by_number);
	s->by_number[i] = sub;
	sub->next = i + 1 < s->nby_number ? s->by_number[i + 1] : NULL;
	*(i ? &s->by_number[i - 1]->next : &s->subs) = sub;
}

struct sub *
sect_sub(struct values *vals, struct section *section, int number)
{
	struct sub *first = section->subs;
	if (first && first->number == number)
		return first;
	size_t i = array_before(section->by_number, section->nby_number, sizeof *section->by_number, &number, sub_is_before);
	if (i < section->nby_number && section->by_number[i]->number == number)
		return section->by_number[i];
	struct sub *sub = arena_alloc(vals->arena, sizeof *sub);
	*sub = (struct sub){.section = section, .number = number};
	link_sub(section, sub);
	/* Only subsection 0 begins at a known address, unless another subsection precedes it. */
	frag_new(vals, sub)->placed = section->subs == sub && number == 0;
	if (number < 0 && sub->next)
		sub->next->first->placed = false;
	return sub;
}

void
sect_switch(struct values *vals, struct sub *sub)
{
	vals->sects.previous = vals->sects.sub;
	if (sub == vals->sects.sub)
		return;
	vals->sects.sub = sub;
	/* lets dwarf_line_row() discard a .loc that no bytes have followed */
	vals->sects.switches++;
}

void
sect_init(struct values *vals)
{
	struct section *text = sect_new(vals, STR(".text"), SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, 0);
	text->align = 4;
	vals->sects.sub = sect_sub(vals, text, 0);
}

uint8_t *
sect_put(struct values *vals, size_t n, struct loc loc)
{
	struct sub *sub = vals->sects.sub;
	if (sub->section->type == SHT_NOBITS) {
		diag_error(vals->diag, loc, "section '%.*s' cannot hold bytes: its type is @nobits",
			STR_ARG(sub->section->name));
		return NULL;
	}
	return sub_put(vals, sub, n, loc);
}

uint8_t *
sub_grow(struct values *vals, struct sub *sub, uint64_t n, struct loc loc)
{
	uint64_t most = vals->source->opt->max_size, *total = &vals->sects.total;
	uint64_t now = sub->data.n - sub->counted;
	if (n > most || *total + now > most - n) {
		diag_error(vals->diag, loc, "the object would have more than %llu bytes; --max-size raises this limit",
			(unsigned long long)most);
		return NULL;
	}
	*total += now + n;
	sub->counted = sub->data.n + n;
	return buf_reserve(&sub->data, n);
}

void
sect_zeros(struct values *vals, uint64_t n, struct loc loc)
{
	struct sub *sub = vals->sects.sub;
	if (sub->section->type == SHT_NOBITS) {
		sub->n += n;
		return;
	}
	uint8_t *p = n ? sub_put(vals, sub, n, loc) : NULL;
	if (p)
		memset(p, 0, n);
}

void
sect_gap(struct values *vals, struct gap gap)
{
	struct sub *sub = vals->sects.sub;
	gap.loc = input_file_loc(vals->source, gap.loc);
	sub->last->gap = gap;
	frag_new(vals, sub);
	if (gap.kind != GAP_CODE && gap.kind != GAP_BRANCH)
		sub->words = sub->n;
}

void
sect_align(struct values *vals, struct gap gap)
{
	struct sub *sub = vals->sects.sub;
	struct frag *f = sub->last;
	if (sub->section->align < gap.align) {
		sub->section->align = gap.align;
		sub->section->aligned = gap.loc;
	}
	gap.kind = GAP_ALIGN;
	if (!f->placed) {
		sect_gap(vals, gap);
		return;
	}
	uint64_t at = f->address + sub->n - f->start, pad = (0 - at) & (gap.align - 1);
	if (!pad || (gap.max && pad > gap.max))
		return;
	if (sub->section->type == SHT_NOBITS) {
		sub->n += pad;
		return;
	}
	uint8_t *p = sect_put(vals, pad, gap.loc);
	if (p)
		gap_bytes(&gap, pad, p);
}

void
gap_bytes(const struct gap *gap, uint64_t size, uint8_t *p)
{
	static const uint8_t s_nop[4] = {0x00, 0x00, 0x80, 0xbf};
	memset(p, 0, size);
	if (gap->nops) {
		for (uint64_t i = size % 4; i < size; i += 4)
			memcpy(p + i, s_nop, 4);
		return;
	}
	if (!gap->unit || !gap->fill)
		return;
	for (uint64_t i = size % gap->unit; i < size; i += gap->unit)
		le_put(p + i, gap->fill, gap->unit);
}

size_t
leb_bytes(int64_t num, bool is_signed, uint8_t *p)
{
	size_t n = 0;
	uint64_t u = (uint64_t)num;
	for (;;) {
		uint8_t byte = u & 0x7f;
		u = is_signed ? (uint64_t)((int64_t)u >> 7) : u >> 7;
		bool last = is_signed ? (u == 0 && !(byte & 0x40)) || (u == UINT64_MAX && (byte & 0x40)) : !u;
		p[n++] = last ? byte : byte | 0x80;
		if (last)
			return n;
	}
}

void
sect_free(struct section *section)
{
	for (struct sub *sub = section->subs; sub; sub = sub->next) {
		buf_free(&sub->data);
		alloc_free(sub->fixes);
	}
	buf_free(&section->compressed);
	alloc_free(section->by_number);
	alloc_free(section->relocs);
}

struct position
position_here(const struct values *vals)
{
	const struct sub *sub = vals->sects.sub;
	return (struct position){sub->last, sub->n - sub->last->start};
}

struct section *
position_section(struct position p)
{
	return p.frag->sub->section;
}

uint64_t
position_address(struct position p)
{
	return p.frag->address + p.offset;
}

uint8_t *
position_bytes(struct position p)
{
	return (uint8_t *)position_section(p)->data + position_address(p);
}

void
sections_free(struct sections *all)
{
	for (size_t i = 0; i < all->n; i++)
		sect_free(all->p[i]);
	alloc_free(all->p);
	map_free(&all->by_key);
	buf_free(&all->key);
}
