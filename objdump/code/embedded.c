/* Reads embedded sources; see embedded.h. The format is described in "DWARF Version 5", section 6.2.4. The content type of sources
 * is defined in LLVM's "DWARF Extensions". */
#include "objdump/code/embedded.h"

#include <dwarf.h>
#include <gelf.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/le.h"

enum { CONTENT_SOURCE = 0x2001 };

struct strings {
	const char *p;
	size_t n; /* size in bytes, up to and including the last NUL */
};

struct byte_cursor {
	const uint8_t *p, *end; /* p: current position; NULL after reading past the end */
	unsigned offset;        /* size of a DWARF offset in bytes, 4 or 8 */
	struct strings line_str, str;
};

Elf_Data *
embedded_section(Elf *elf, const char *name)
{
	Elf_Scn *scn = NULL;
	size_t names;

	while ((scn = elf_nextscn(elf, scn)) != NULL) {
		GElf_Shdr h;
		const char *found = NULL;

		if (gelf_getshdr(scn, &h) && elf_getshdrstrndx(elf, &names) == 0)
			found = elf_strptr(elf, names, h.sh_name);
		if (found && strcmp(found, name) == 0)
			return elf_getdata(scn, NULL);
	}
	return NULL;
}

static const uint8_t *
take_bytes(struct byte_cursor *c, uint64_t n)
{
	const uint8_t *at = c->p;

	if (!at || n > (uint64_t)(c->end - at))
		return c->p = NULL;
	c->p += n;
	return at;
}

static uint64_t
take_le(struct byte_cursor *c, unsigned n)
{
	const uint8_t *at = take_bytes(c, n);

	return at ? le_get(at, n) : 0;
}

static uint64_t
uleb(struct byte_cursor *c)
{
	uint64_t value = 0;
	const uint8_t *at;

	for (unsigned shift = 0; (at = take_bytes(c, 1)) != NULL; shift += 7) {
		if (shift < 64)
			value |= (uint64_t)(*at & 0x7f) << shift;
		if (!(*at & 0x80))
			return value;
	}
	return 0;
}

static struct strings
strings_of(Elf *elf, const char *section)
{
	Elf_Data *d = embedded_section(elf, section);
	const char *end = d && d->d_buf ? memrchr(d->d_buf, 0, d->d_size) : NULL;

	return end ? (struct strings){d->d_buf, (size_t)(end + 1 - (const char *)d->d_buf)} : (struct strings){0};
}

static const char *
string_at(struct strings s, uint64_t offset)
{
	return offset < s.n ? s.p + offset : NULL;
}

/* Skips a value of the given form. Returns a pointer to the string if the value is a string, otherwise NULL. */
static const char *
value(struct byte_cursor *c, uint64_t form)
{
	const uint8_t *at;

	switch (form) {
	case DW_FORM_string:
		at = c->p ? memchr(c->p, 0, (size_t)(c->end - c->p)) : NULL;
		return (const char *)take_bytes(c, at ? (uint64_t)(at - c->p) + 1 : UINT64_MAX);
	case DW_FORM_line_strp: return string_at(c->line_str, take_le(c, c->offset));
	case DW_FORM_strp: return string_at(c->str, take_le(c, c->offset));
	case DW_FORM_udata: uleb(c); break;
	case DW_FORM_data1: take_bytes(c, 1); break;
	case DW_FORM_data2: take_bytes(c, 2); break;
	case DW_FORM_data4: take_bytes(c, 4); break;
	case DW_FORM_data8: take_bytes(c, 8); break;
	case DW_FORM_data16: take_bytes(c, 16); break;
	case DW_FORM_block: take_bytes(c, uleb(c)); break;
	default: c->p = NULL; break;
	}
	return NULL;
}

/* Reads a table of directories or of files. Returns an array with the embedded source of each entry, NULL for entries without one,
 * and sets *n to the number of entries. Returns NULL if the table is empty. */
static const char **
entries(struct byte_cursor *c, size_t *n)
{
	struct byte_cursor formats;
	const char **texts = NULL;
	unsigned nformats = (unsigned)take_le(c, 1);
	size_t cap = 0;
	uint64_t count;

	formats = *c;
	for (unsigned i = 0; i < 2 * nformats; i++)
		uleb(c);
	*n = 0;
	for (count = uleb(c); nformats && count && c->p; count--) {
		struct byte_cursor f = formats;
		const char *text = NULL;

		for (unsigned i = 0; i < nformats; i++) {
			bool source = uleb(&f) == CONTENT_SOURCE;
			const char *v = value(c, uleb(&f));

			if (source && v && *v)
				text = v;
		}
		*APPEND(texts, *n, cap) = text;
	}
	return texts;
}

const char **
embedded_sources(Elf *elf, uint64_t at, size_t *n)
{
	Elf_Data *d = embedded_section(elf, ".debug_line");
	struct byte_cursor c = {
		.offset = 4, .line_str = strings_of(elf, ".debug_line_str"), .str = strings_of(elf, ".debug_str")};
	uint64_t length;

	*n = 0;
	if (!d || !d->d_buf || at > d->d_size)
		return NULL;
	c.p = (const uint8_t *)d->d_buf + at;
	c.end = (const uint8_t *)d->d_buf + d->d_size;
	length = take_le(&c, 4);
	if (length == UINT32_MAX) {
		length = take_le(&c, 8);
		c.offset = 8;
	}
	if (!c.p || length > (uint64_t)(c.end - c.p))
		return NULL;
	c.end = c.p + length;
	if (take_le(&c, 2) != 5)
		return NULL;
	/* skips the sizes of addresses and segment selectors, the header length, five one-byte fields, and the operand counts of
	 * opcodes */
	take_bytes(&c, 2 + c.offset + 5);
	take_bytes(&c, take_le(&c, 1) - 1);
	free(entries(&c, n));
	return entries(&c, n);
}
