/* The bytes of sections (-s). */
#include <elf.h>

#include "objdump/view/views.h"

void
contents_put(struct out *out, uint64_t address, const uint8_t *bytes, size_t n)
{
	for (size_t at = 0; at < n; at += 16) {
		char *p = out_room(out);
		uint64_t shown = address + at;
		unsigned digits = out_hex_digits(shown);
		size_t row = n - at < 16 ? n - at : 16;

		*p++ = ' ';
		p = out_hex_lower(p, shown, digits < 4 ? 4 : digits);
		for (unsigned i = 0; i < 16; i++) {
			if (i % 4 == 0)
				*p++ = ' ';
			if (i < row)
				p = out_hex_lower(p, bytes[at + i], 2);
			else
				p = memcpy(p, "  ", 2), p += 2;
		}
		*p++ = ' ';
		*p++ = ' ';
		for (unsigned i = 0; i < row; i++)
			*p++ = bytes[at + i] >= 32 && bytes[at + i] < 127 ? (char)bytes[at + i] : '.';
		*p++ = '\n';
		out->at = p;
	}
}

void
contents_sections(struct view *v)
{
	for (size_t i = 0; i < v->elf->nsections; i++) {
		const struct elfin_section *s = &v->elf->sections[i];
		uint64_t start = s->hdr.sh_addr, end = start + s->hdr.sh_size;

		if (!s->hdr.sh_size || s->hdr.sh_type == SHT_NULL ||
				!view_section(v, str_from(s->name)))
			continue;
		out_z(v->out, "Contents of section ");
		out_z(v->out, s->name);
		out_z(v->out, ":\n");
		if (s->hdr.sh_type == SHT_NOBITS && s->hdr.sh_flags & (SHF_ALLOC | SHF_WRITE))
			out_printf(v->out, "<skipping contents of bss section at [%04llx, %04llx)>\n",
				(unsigned long long)start, (unsigned long long)end);
		else if (s->data)
			contents_put(v->out, start, s->data, s->hdr.sh_size);
	}
}
