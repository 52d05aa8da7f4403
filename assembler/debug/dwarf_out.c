/* Appends bytes to sections after the layout. The source may already have written to such a section: compilers define a label at
 * the start of .debug_line. The bytes of the source come first. */
#include "assembler/debug/dwarf_out.h"

#include <elf.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"
#include "assembler/value/fixup.h"
#include "common/elf/reloc.h"

void
out_begin(struct dwarf_out *o, struct dwarf *d, const char *name, uint64_t flags, uint64_t align)
{
	struct section *s = sect_find(&d->in->values.sects, str_from(name), NULL);
	if (!s) {
		s = sect_new(&d->in->values, str_from(name), SHT_PROGBITS, flags, flags & SHF_STRINGS ? 1 : 0);
		sym_name_section(&d->in->values, s);
	}
	out_begin_section(o, d, s, align);
}

void
out_begin_section(struct dwarf_out *o, struct dwarf *d, struct section *s, uint64_t align)
{
	if (s->align < align)
		s->align = align;
	*o = (struct dwarf_out){.dwarf = d, .section = s};
	if (s->type == SHT_NOBITS) {
		s->type = SHT_PROGBITS;
		buf_fill(&o->bytes, 0, s->size);
	} else if (s->size) {
		buf_put(&o->bytes, s->data, s->size);
	}
}

void
out_num(struct dwarf_out *o, uint64_t num, unsigned bytes)
{
	buf_put_le(&o->bytes, num, bytes);
}

void
out_uleb(struct dwarf_out *o, uint64_t num)
{
	o->bytes.n += leb_bytes((int64_t)num, false, buf_reserve(&o->bytes, 10));
}

void
out_sleb(struct dwarf_out *o, int64_t num)
{
	o->bytes.n += leb_bytes(num, true, buf_reserve(&o->bytes, 10));
}

void
dwarf_out_str(struct dwarf_out *o, struct str s)
{
	buf_put(&o->bytes, s.p, s.n);
	buf_fill(&o->bytes, 0, 1);
}

void
out_address(struct dwarf_out *o, struct symbol *sym, int64_t addend, unsigned bytes, bool relative)
{
	uint32_t type = bytes == 8 ? relative ? R_AMDGPU_REL64 : R_AMDGPU_ABS64 :
		relative ? R_AMDGPU_REL32 : R_AMDGPU_ABS32;
	fixup_reloc(o->section, (struct reloc){o->bytes.n, sym, type, addend});
	buf_fill(&o->bytes, 0, bytes);
}

void
out_place(struct dwarf_out *o, struct position p, unsigned bytes, bool relative)
{
	out_address(o, position_section(p)->sym, (int64_t)position_address(p), bytes, relative);
}

size_t
out_room(struct dwarf_out *o, unsigned bytes)
{
	buf_fill(&o->bytes, 0, bytes);
	return o->bytes.n - bytes;
}

void
out_length(struct dwarf_out *o, size_t room)
{
	uint64_t n = o->bytes.n - room - 4;
	for (unsigned i = 0; i < 4; i++)
		o->bytes.p[room + i] = (uint8_t)(n >> (8 * i));
}

void
out_align(struct dwarf_out *o, uint64_t align)
{
	buf_fill(&o->bytes, 0, (0 - o->bytes.n) & (align - 1));
}

void
out_end(struct dwarf_out *o)
{
	uint8_t *p = arena_alloc(&o->dwarf->in->arena, o->bytes.n + 1);
	if (o->bytes.n)
		memcpy(p, o->bytes.p, o->bytes.n);
	o->section->data = p;
	o->section->size = o->bytes.n;
	buf_free(&o->bytes);
}
