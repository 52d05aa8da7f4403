/* Joins the .eh_frame of all objects, as ld.lld does: equal CIEs once, each followed by the FDEs that refer to it; no FDEs of functions
 * that are not linked; a zero word at the end. The new section belongs to a file of its own, whose symbols are those of the relocations,
 * so that later passes relocate it like an input section. .eh_frame_hdr is a table of the FDEs, sorted by the addresses of their
 * functions, for binary search. Source: LSB Core, chapter Exception Frames. */
#include "linker/synthetic/eh_frame.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "linker/input/eh_record.h"
#include "linker/input/relocation.h"
#include "linker/layout/address.h"

enum { TERMINATOR = 4, CIE_FIELD = 4 /* offset in an FDE of the distance to its CIE */ };

/* .eh_frame_hdr: 12 bytes, then 8 bytes for each function. */
enum { HDR_POINTER = 4, HDR_COUNT = 8, HDR_TABLE = 12, HDR_ENTRY = 8 };
enum { HDR_VERSION = 1, PE_PCREL_SDATA4 = 0x1b, PE_UDATA4 = 0x03, PE_DATAREL_SDATA4 = 0x3b };

struct eh_part {
	struct insec *sec;
	struct eh_record record;
	const struct relocation *relas;
	size_t nrelas;
	uint64_t out; /* offset in the new section */
};

struct eh_cie {
	struct eh_part part;
	struct eh_part *fdes;
	size_t nfdes, capfdes;
};

struct joining {
	struct synthetic *made;
	struct eh_cie **cies;
	size_t ncies, capcies;
	struct map by_contents; /* maps contents and personality routines to indexes in cies */
	struct relocation **lists; /* relocations of the sections, to be freed */
	size_t nlists, caplists;
};

/* The records of a section that are in the output, while it is read. */
struct splitting {
	struct insec *sec;
	struct relocation *relas; /* sorted by offset */
	size_t nrelas, cappieces;
};

static void
report(const struct joining *j, const struct insec *s, uint64_t at, const char *why)
{
	link_error(j->made, "%s:(%s+%#llx): %s", s->file->name, s->name, (unsigned long long)at, why);
}

static void
read_relas(struct joining *j, struct splitting *p)
{
	p->relas = relocation_sorted(p->sec, &p->nrelas);
	*APPEND(j->lists, j->nlists, j->caplists) = p->relas;
}

static struct eh_part
make_part(const struct splitting *p, const struct eh_record *record)
{
	size_t from = array_below(p->relas, p->nrelas, sizeof *p->relas, record->at);
	size_t to = array_below(p->relas, p->nrelas, sizeof *p->relas, record->at + record->size);

	return (struct eh_part){p->sec, *record, p->relas + from, to - from, 0};
}

/* Returns the CIE with these contents and this personality routine, to which the first relocation refers. */
static uint32_t
cie_index(struct joining *j, const struct eh_part *part)
{
	const struct link_symbol *personality = part->nrelas ? part->relas->symbol : NULL;
	size_t n = (size_t)part->record.size;
	char *key = arena_take(j->made->arena, n + sizeof personality);

	memcpy(key, part->sec->data + part->record.at, n);
	memcpy(key + n, &personality, sizeof personality);
	bool isnew;
	uint32_t *index = map_put(&j->by_contents, (struct str){key, n + sizeof personality}, &isnew);
	if (isnew) {
		*index = (uint32_t)j->ncies;
		*APPEND(j->cies, j->ncies, j->capcies) = arena_alloc(j->made->arena, sizeof(struct eh_cie));
		j->cies[*index]->part = *part;
	}
	return *index;
}

/* Returns whether the function of an FDE is linked. An FDE without a function is dropped, too. */
static bool
has_function(const struct eh_part *fde)
{
	return fde->nrelas && link_symbol_is_linked(fde->relas->symbol);
}

/* A piece holds the index of its CIE, and of the FDE plus 1 or 0 for the CIE itself, until the records have offsets. */
static void
add_piece(struct splitting *p, uint64_t at, uint32_t cie, size_t fde)
{
	*APPEND(p->sec->pieces, p->sec->npieces, p->cappieces) = (struct merge_piece){at, (uint64_t)cie << 32 | fde};
}

static void
split(struct joining *j, struct insec *s)
{
	struct splitting p = {.sec = s};
	struct merge_piece *cies = NULL; /* the CIEs of this section: offset, and index in j->cies */
	size_t ncies = 0, capcies = 0;
	uint64_t at = 0;

	read_relas(j, &p);
	int more;
	const char *why;
	struct eh_record record;
	size_t i;
	while ((more = eh_record_next(s, &at, &record, &why)) > 0) {
		struct eh_part part = make_part(&p, &record);

		if (record.is_cie) {
			uint32_t index = cie_index(j, &part);

			*APPEND(cies, ncies, capcies) = (struct merge_piece){record.at, index};
			add_piece(&p, record.at, index, 0);
			continue;
		}
		i = array_upto(cies, ncies, sizeof *cies, record.cie);
		if (!i || cies[i - 1].in != record.cie) {
			report(j, s, record.at, "the record does not refer to a CIE");
			break;
		}
		if (!has_function(&part)) {
			s->partial = true;
			continue;
		}
		struct eh_cie *cie = j->cies[cies[i - 1].out];
		*APPEND(cie->fdes, cie->nfdes, cie->capfdes) = part;
		add_piece(&p, record.at, (uint32_t)cies[i - 1].out, cie->nfdes);
	}
	if (more < 0)
		report(j, s, at, why);
	else if (!more && p.nrelas && p.relas[p.nrelas - 1].offset >= at)
		report(j, s, at, "records follow the zero word that ends the section");
	alloc_free(cies);
}

/* Assigns offsets. Returns the size of the section without the terminator. Sets *nrelas to the number of relocations. */
static uint64_t
assign(struct joining *j, size_t *nrelas)
{
	uint64_t at = 0;

	*nrelas = 0;
	for (size_t i = 0; i < j->ncies; i++) {
		struct eh_cie *cie = j->cies[i];

		cie->part.out = at;
		at += cie->part.record.size;
		*nrelas += cie->part.nrelas;
		for (size_t k = 0; k < cie->nfdes; k++) {
			cie->fdes[k].out = at;
			at += cie->fdes[k].record.size;
			*nrelas += cie->fdes[k].nrelas;
		}
	}
	return at;
}

/* Copies a record and its relocations. */
static void
copy(struct insec *to, const struct eh_part *part)
{
	uint8_t *relas = (uint8_t *)to->relas.bytes;
	struct input_file *file = to->file;

	memcpy((uint8_t *)to->data + part->out, part->sec->data + part->record.at, part->record.size);
	for (size_t i = 0; i < part->nrelas; i++) {
		const struct relocation *r = &part->relas[i];
		Elf64_Rela out = {.r_offset = part->out + (r->offset - part->record.at), .r_addend = r->rela.addend};

		out.r_info = ELF64_R_INFO(r->symbol ? file->nsymbols : 0, r->rela.type);
		if (r->symbol)
			file->symbols[file->nsymbols++] = r->symbol;
		memcpy(relas + to->relas.n++ * sizeof out, &out, sizeof out);
	}
}

static void
fill_contents(struct joining *j, struct insec *to)
{
	for (size_t i = 0; i < j->ncies; i++) {
		const struct eh_cie *cie = j->cies[i];

		copy(to, &cie->part);
		for (size_t k = 0; k < cie->nfdes; k++) {
			copy(to, &cie->fdes[k]);
			le_put32((uint8_t *)to->data + cie->fdes[k].out + CIE_FIELD,
				(uint32_t)(cie->fdes[k].out + CIE_FIELD - cie->part.out));
		}
	}
	to->relas.top = (uint32_t)to->file->nsymbols - 1;
}

static void
place_pieces(const struct joining *j, struct insec *s)
{
	for (size_t i = 0; i < s->npieces; i++) {
		const struct eh_cie *cie = j->cies[s->pieces[i].out >> 32];
		uint32_t fde = (uint32_t)s->pieces[i].out;

		s->pieces[i].out = fde ? cie->fdes[fde - 1].out : cie->part.out;
	}
}

static struct insec *
new_section(struct synthetic *made, uint64_t size, size_t nrelas)
{
	struct arena *arena = made->arena;
	struct input_file *file = arena_alloc(arena, sizeof *file);
	struct insec *s = file_add_section(made->inputs, ".eh_frame", SHT_PROGBITS, SHF_ALLOC, 1, 0);

	file->name = "<internal>";
	file->elf.diag = made->diag;
	file->symbols = arena_alloc(arena, (nrelas + 1) * sizeof *file->symbols);
	file->nsymbols = 1;
	s->file = file;
	s->size = size;
	s->data = arena_alloc(arena, size);
	s->copied = s->relocated = true;
	s->relas.bytes = arena_alloc(arena, nrelas * sizeof(Elf64_Rela));
	return s;
}

/* Lists the functions of .eh_frame_hdr. */
static void
make_header(struct joining *j)
{
	struct synthetic *made = j->made;

	for (size_t i = 0; i < j->ncies; i++)
		made->neh += j->cies[i]->nfdes;
	made->eh = arena_alloc(made->arena, (made->neh + 1) * sizeof *made->eh);
	made->neh = 0;
	for (size_t i = 0; i < j->ncies; i++)
		for (size_t k = 0; k < j->cies[i]->nfdes; k++) {
			const struct eh_part *fde = &j->cies[i]->fdes[k];

			made->eh[made->neh++] = (struct eh_function){fde->relas->symbol, fde->relas->rela.addend, fde->out};
		}
	made->eh_frame_hdr = file_add_section(made->inputs, ".eh_frame_hdr", SHT_PROGBITS, SHF_ALLOC, 4, 0);
	made->eh_frame_hdr->size = HDR_TABLE + HDR_ENTRY * made->neh;
	made->image->eh_frame_hdr = made->eh_frame_hdr;
}

void
eh_frame_join(struct synthetic *made)
{
	struct inputs *inputs = made->inputs;
	struct joining j = {.made = made};
	struct insec **old = NULL;
	size_t nold = 0, capold = 0, n = 0;

	for (size_t i = 0; i < inputs->nsections; i++) {
		struct insec *s = inputs->sections[i];

		if (!eh_is_frame(s)) {
			inputs->sections[n++] = s;
			continue;
		}
		split(&j, s);
		*APPEND(old, nold, capold) = s;
	}
	uint64_t size;
	size_t nrelas;
	if (nold && diag_error_count(made->diag) == 0) {
		inputs->nsections = n;
		size = assign(&j, &nrelas);
		if (made->opt->eh_frame_hdr)
			make_header(&j);
		made->eh_frame = new_section(made, size + TERMINATOR, nrelas);
		fill_contents(&j, made->eh_frame);
		for (size_t i = 0; i < nold; i++) {
			if (made->eh_frame->align < old[i]->align)
				made->eh_frame->align = old[i]->align;
			made->eh_frame->flags |= old[i]->flags;
			old[i]->merged = made->eh_frame;
			place_pieces(&j, old[i]);
		}
	}
	for (size_t i = 0; i < j.ncies; i++)
		alloc_free(j.cies[i]->fdes);
	for (size_t i = 0; i < j.nlists; i++)
		alloc_free(j.lists[i]);
	alloc_free(j.lists);
	alloc_free(j.cies);
	alloc_free(old);
	map_free(&j.by_contents);
}

/* Appends an entry of the table: addresses relative to .eh_frame_hdr. */
static void
put_entry(struct synthetic *made, uint8_t *entry, uint64_t function, uint64_t fde)
{
	uint64_t base = made->eh_frame_hdr->out->addr + made->eh_frame_hdr->offset;

	if ((int32_t)(function - base) != (int64_t)(function - base))
		link_error(made, "%s: the function at %#llx is out of range", made->eh_frame_hdr->name, (unsigned long long)function);
	le_put32(entry, (uint32_t)(function - base));
	le_put32(entry + 4, (uint32_t)(fde - base));
}

void
eh_frame_fill(struct synthetic *made)
{
	struct insec *s = made->eh_frame_hdr;
	struct address { uint64_t function, fde; };
	size_t n = 0;

	if (!s || !s->live || !made->eh_frame->live)
		return;
	uint64_t frame = made->eh_frame->out->addr + made->eh_frame->offset;
	uint64_t pointer = s->out->addr + s->offset + HDR_POINTER;
	uint8_t *p = synthetic_contents(made, s);
	p[0] = HDR_VERSION;
	p[1] = PE_PCREL_SDATA4;
	p[2] = PE_UDATA4;
	p[3] = PE_DATAREL_SDATA4;
	le_put32(p + HDR_POINTER, (uint32_t)(frame - pointer));
	struct address *sorted = array_make(made->neh, sizeof *sorted);
	for (size_t i = 0; i < made->neh; i++)
		sorted[i] = (struct address){address_of(made->eh[i].symbol, made->eh[i].addend), frame + made->eh[i].fde};
	if (made->neh)
		qsort(sorted, made->neh, sizeof *sorted, array_compare64);
	for (size_t i = 0; i < made->neh; i++)
		if (!i || sorted[i].function != sorted[i - 1].function)
			put_entry(made, p + HDR_TABLE + HDR_ENTRY * n++, sorted[i].function, sorted[i].fde);
	le_put32(p + HDR_COUNT, (uint32_t)n);
	alloc_free(sorted);
}
