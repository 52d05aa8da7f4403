/* Applies relocations, as described by the rows of reloc.def, while contents are written. Addresses must be known. */
#include "linker/output/relocate.h"

#include <assert.h>
#include <string.h>

#include "linker/layout/address.h"
#include "linker/symbols/scan.h"

/* Returns the value that replaces the address of a dropped section in debug information: 0, or 1 in .debug_ranges and .debug_loc,
 * where 0 would end a list. */
static uint64_t
tombstone(const struct insec *s)
{
	return strcmp(s->name, ".debug_ranges") == 0 || strcmp(s->name, ".debug_loc") == 0;
}

static uint64_t
relocated_value(const struct linked *l, const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k,
	const struct link_symbol *y)
{
	uint64_t place = s->out->addr + s->offset + r->offset;
	uint64_t address = y ? address_of(y, r->addend) : (uint64_t)r->addend;

	if (y && !address_exists(y, r->addend) && !(s->flags & SHF_ALLOC))
		return tombstone(s);
	switch ((enum reloc_formula)k->formula) {
	case RELOC_S_A: return address;
	case RELOC_S_A_P: return address - place;
	case RELOC_G_A_P:
		assert(y->got);
		return l->made->got->out->addr + l->made->got->offset + (uint64_t)(y->got - 1) * 8 +
			(uint64_t)r->addend - place;
	case RELOC_NONE:
	case RELOC_B_A: break;
	}
	return 0;
}

/* Reports an error and returns false if the relocation refers to a location beyond the end of a section whose contents
 * were merged. */
static bool
check_merged(const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k, const struct link_symbol *y)
{
	uint64_t offset = y ? y->value + (y->type == STT_SECTION ? (uint64_t)r->addend : 0) : 0;

	if (!y || !y->sec || !y->sec->merged || offset < y->sec->size)
		return true;
	RELOCATION_ERROR(s, r, "%s refers to offset %#llx of %s, whose strings or constants end at %#llx", k->name,
		(unsigned long long)offset, y->sec->name, (unsigned long long)y->sec->size);
	return false;
}

/* Applies a relocation to contents, a copy of the section's bytes. */
static void
apply_one(struct linked *l, const struct insec *s, const struct elfin_rela *r, uint8_t *contents)
{
	bool loaded = s->flags & SHF_ALLOC;
	const struct reloc_kind *k = relocation_kind(s, r);
	const struct link_symbol *y = relocation_symbol(s, r);

	if (!k || k->formula == RELOC_NONE || !check_merged(s, r, k, y) || (loaded && scan_is_dynamic(l->opt, k, y)))
		return;
	if (k->formula == RELOC_G_A_P && !loaded) {
		RELOCATION_ERROR(s, r, "%s is not allowed in a section that is not loaded", k->name);
		return;
	}
	uint64_t v = relocated_value(l, s, r, k, y);
	if (!reloc_write(k, contents + r->offset, v))
		RELOCATION_ERROR(s, r, "%s does not fit: the value %#llx for %s is out of range or not aligned", k->name,
			(unsigned long long)v, scan_symbol_name(l->symbols, y));
}

/* An output section is never completely in memory. Its bytes are collected in a buffer and passed on when there are at
 * least CHUNK bytes. Large input sections without relocations are passed on directly from the mapped file. */
enum { CHUNK = 1 << 20 };

static void
write_chunk(struct buf *chunk, elfout_put *put, void *to)
{
	put(to, chunk->p, chunk->n);
	chunk->n = 0;
}

/* Fills n bytes between input sections, or in place of sections without contents, with zeros or the linker script's pattern. phase
 * is the number of bytes of this gap that were written before. */
static void
fill_gap(struct buf *chunk, uint32_t pattern, uint64_t phase, uint64_t n, elfout_put *put, void *to)
{
	while (n) {
		size_t part = n < CHUNK ? (size_t)n : CHUNK, from = chunk->n;

		buf_fill(chunk, 0, part);
		for (size_t i = 0; pattern && i < part; i++, phase++)
			chunk->p[from + i] = (uint8_t)(pattern >> (24 - 8 * (phase & 3)));
		if (chunk->n >= CHUNK)
			write_chunk(chunk, put, to);
		n -= part;
	}
}

void
relocate_contents(struct linked *l, const struct outsec *o, elfout_put *put, void *to)
{
	struct buf chunk = {0};
	uint64_t end = 0, gap = 0; /* end: end offset of the bytes written so far; gap: start offset of the current gap */

	for (size_t i = 0; i < o->nins; i++) {
		const struct insec *s = o->ins[i];
		size_t nrelas = l->opt->kind == OUTPUT_RELOCATABLE ? 0 : s->relas.n, size = s->data ? s->size : 0;

		assert(s->data || s->type == SHT_NOBITS || !s->size);
		if (size) {
			fill_gap(&chunk, o->fill, end - gap, s->offset - end, put, to);
			end = s->offset + size;
			gap = s->written ? gap : end;
		}
		if (!nrelas && size >= CHUNK) {
			write_chunk(&chunk, put, to);
			put(to, s->data, size);
			continue;
		}
		buf_put(&chunk, s->data, size);
		for (size_t k = 0; k < nrelas; k++) {
			struct elfin_rela r = relocation_at(s, k);

			apply_one(l, s, &r, chunk.p + chunk.n - size);
		}
		if (chunk.n >= CHUNK)
			write_chunk(&chunk, put, to);
	}
	fill_gap(&chunk, o->fill, end - gap, o->size - end, put, to);
	write_chunk(&chunk, put, to);
	buf_free(&chunk);
}
