/* Finds what .eh_frame says of code: where the code of each frame description begins, and how long it is. The begin is relative to
 * its field. In an unlinked object it has a relocation. Document: DWARF 5, 6.4.1; Linux Standard Base 5.0, 10.6. Advances of the
 * location within a description remain numbers. */
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "objdump/assembly/assembly_part.h"

enum {
	CIE_AUGMENTATION = 9, /* offset of the augmentation in a CIE, after its length, its ID 0 and its version */
	FDE_BEGIN = 8, FDE_LENGTH = 12, FDE_SIZE = 16, /* offsets of fields in an FDE with relative addresses of 4 bytes */
	ENCODING = 0x1b, /* DW_EH_PE_pcrel | DW_EH_PE_sdata4 */
};

/* Skips n LEB128 numbers. */
static const uint8_t *
skip_numbers(const uint8_t *p, const uint8_t *end, unsigned n)
{
	for (; n && p < end; p++)
		n -= !(*p & 0x80);
	return p;
}

/* Returns whether the FDEs of the CIE at p have relative addresses of 4 bytes. */
static bool
has_relative(const uint8_t *p, const uint8_t *end)
{
	static const char augmentation[] = "zR";

	if ((size_t)(end - p) < CIE_AUGMENTATION + sizeof augmentation || memcmp(p + CIE_AUGMENTATION, augmentation, sizeof augmentation) != 0)
		return false;
	/* the alignments of code and data, the register of the return address, and the size of the augmentation's data */
	p = skip_numbers(p + CIE_AUGMENTATION + sizeof augmentation, end, 4);
	return p < end && *p == ENCODING;
}

/* Adds the fixups for the FDE at an address. */
static void
add_fixes(const struct assembly *a, size_t number, uint64_t at, struct fix_list *found)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	const uint8_t *fde = s->data + (at - s->hdr.sh_addr);
	const struct fix *f = assembly_fix_from(p, at + FDE_BEGIN);
	uint64_t begin = at + FDE_BEGIN + (uint64_t)(int32_t)le_get32(fde + FDE_BEGIN), length = le_get32(fde + FDE_LENGTH);
	bool relocated = f && f->at == at + FDE_BEGIN;
	size_t code = relocated ? f->section : elf_addresses_find(&a->shown, begin);
	const Elf64_Shdr *h = &a->e->sections[code].hdr;

	if (relocated)
		begin = f->kind == FIX_ANCHORED ? f->to : h->sh_addr + h->sh_size + 1;
	if (!code || !a->parts[code].marks || begin - h->sh_addr > h->sh_size || length > h->sh_size - (begin - h->sh_addr))
		return;
	if (!relocated)
		*APPEND(found->v, found->n, found->cap) = (struct fix){.at = at + FDE_BEGIN, .kind = FIX_ANCHORED, .to = begin,
			.type = R_AMDGPU_REL32, .symbol = STR(""), .section = (uint32_t)code, .addend = (int64_t)(begin - h->sh_addr)};
	*APPEND(found->v, found->n, found->cap) = (struct fix){.at = at + FDE_LENGTH, .kind = FIX_DISTANCE, .from = begin,
		.to = begin + length, .type = R_AMDGPU_ABS32, .symbol = STR(""), .section = (uint32_t)code};
}

void
assembly_frames(const struct assembly *a, size_t number, struct fix_list *found)
{
	const struct elfin_section *s = &a->e->sections[number];
	uint64_t at = 0;

	if (strcmp(s->name, ".eh_frame") != 0 || !s->data)
		return;
	uint64_t size;
	for (; s->hdr.sh_size - at >= 8; at += 4 + size) {
		uint32_t back = le_get32(s->data + at + 4);

		size = le_get32(s->data + at);
		if (size < 4 || size > s->hdr.sh_size - at - 4)
			return;
		if (back && back <= at + 4 && size >= FDE_SIZE - 4 && has_relative(s->data + at + 4 - back, s->data + s->hdr.sh_size))
			add_fixes(a, number, s->hdr.sh_addr + at, found);
	}
}
