/* Shows the contents of sections (-s). */
#include <elf.h>

#include "objdump/view/views.h"

enum { JSON_ROW = 64 }; /* bytes in one string */

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

/* Returns the next selected section with index *i or higher, and advances *i. Returns NULL after the last one. */
static const struct elfin_section *
next_section(struct view *v, size_t *i)
{
	while (*i < v->elf->nsections) {
		const struct elfin_section *s = &v->elf->sections[(*i)++];

		if (s->hdr.sh_size && s->hdr.sh_type != SHT_NULL && view_section(v, str_from(s->name)))
			return s;
	}
	return NULL;
}

void
contents_sections(struct view *v)
{
	const struct elfin_section *s;

	for (size_t i = 0; (s = next_section(v, &i));) {
		uint64_t start = s->hdr.sh_addr, end = start + s->hdr.sh_size;

		out_z(v->out, "Contents of section ");
		out_text(v->out, s->name);
		out_z(v->out, ":\n");
		if (s->hdr.sh_type == SHT_NOBITS && s->hdr.sh_flags & (SHF_ALLOC | SHF_WRITE))
			out_printf(v->out, "<skipping contents of bss section at [%04llx, %04llx)>\n",
				(unsigned long long)start, (unsigned long long)end);
		else if (s->data)
			contents_put(v->out, start, s->data, s->hdr.sh_size);
	}
}

void
contents_json(struct json *j, const char *name, uint64_t address, const uint8_t *bytes, uint64_t n)
{
	json_object(j, JSON_LINES);
	json_key_z(j, "section", name);
	json_key_uint(j, "address", address);
	json_key_uint(j, "size", n);
	json_key(j, "bytes");
	json_array(j, JSON_LINES);
	for (uint64_t at = 0; bytes && at < n; at += JSON_ROW)
		json_hex(j, bytes + at, n - at < JSON_ROW ? n - at : JSON_ROW);
	json_end(j);
	json_end(j);
}

void
contents_sections_json(struct view *v)
{
	json_key(v->json, "contents");
	json_array(v->json, JSON_LINES);
	const struct elfin_section *s;
	for (size_t i = 0; (s = next_section(v, &i));)
		contents_json(v->json, s->name, s->hdr.sh_addr, s->data, s->hdr.sh_size);
	json_end(v->json);
}
