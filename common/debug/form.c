/* Reads numbers and values; see form.h. The forms are described in "DWARF Version 5", section 7.5.6. */
#include "common/debug/form.h"

#include <dwarf.h>
#include <string.h>

#include "common/base/memory/le.h"

enum { LEB_MAX = 10 }; /* number of bytes of the longest LEB128 number of 64 bits */

/* How a form is encoded. SIZE: a number of `size` bytes. BLOCK: a number of `size` bytes, or ULEB for 0, and as many bytes. */
enum form_kind { FORM_SIZE, FORM_OFFSET, FORM_ULEB, FORM_BLOCK, FORM_TEXT, FORM_TEXT_AT };

static const struct dwarf_form {
	uint8_t form, kind, size;
	enum debug_part part; /* TEXT_AT: the section of the string */
} forms[] = {
	{DW_FORM_addr, FORM_SIZE, 8, 0},
	{DW_FORM_block, FORM_BLOCK, 0, 0},
	{DW_FORM_block1, FORM_BLOCK, 1, 0},
	{DW_FORM_block2, FORM_BLOCK, 2, 0},
	{DW_FORM_block4, FORM_BLOCK, 4, 0},
	{DW_FORM_data1, FORM_SIZE, 1, 0},
	{DW_FORM_data2, FORM_SIZE, 2, 0},
	{DW_FORM_data4, FORM_SIZE, 4, 0},
	{DW_FORM_data8, FORM_SIZE, 8, 0},
	{DW_FORM_data16, FORM_SIZE, 16, 0},
	{DW_FORM_exprloc, FORM_BLOCK, 0, 0},
	{DW_FORM_flag, FORM_SIZE, 1, 0},
	{DW_FORM_flag_present, FORM_SIZE, 0, 0},
	{DW_FORM_implicit_const, FORM_SIZE, 0, 0},
	{DW_FORM_line_strp, FORM_TEXT_AT, 0, DEBUG_LINE_STR},
	{DW_FORM_ref_addr, FORM_OFFSET, 0, 0},
	{DW_FORM_rnglistx, FORM_ULEB, 0, 0},
	{DW_FORM_sdata, FORM_ULEB, 0, 0},
	{DW_FORM_sec_offset, FORM_OFFSET, 0, 0},
	{DW_FORM_string, FORM_TEXT, 0, 0},
	{DW_FORM_strp, FORM_TEXT_AT, 0, DEBUG_STR},
	{DW_FORM_strx, FORM_ULEB, 0, 0},
	{DW_FORM_strx1, FORM_SIZE, 1, 0},
	{DW_FORM_strx2, FORM_SIZE, 2, 0},
	{DW_FORM_strx3, FORM_SIZE, 3, 0},
	{DW_FORM_strx4, FORM_SIZE, 4, 0},
	{DW_FORM_addrx, FORM_ULEB, 0, 0},
	{DW_FORM_udata, FORM_ULEB, 0, 0},
};

const uint8_t *
debug_take(struct debug_cursor *c, uint64_t n)
{
	const uint8_t *at = c->p;

	if (!at || n > (uint64_t)(c->end - at))
		return c->p = NULL;
	c->p += n;
	return at;
}

uint64_t
debug_number(struct debug_cursor *c, unsigned n)
{
	const uint8_t *at = debug_take(c, n);

	return at && n <= 8 ? le_get(at, n) : 0;
}

uint64_t
debug_uleb(struct debug_cursor *c)
{
	uint64_t value = 0;
	const uint8_t *at;

	for (unsigned i = 0; i < LEB_MAX && (at = debug_take(c, 1)) != NULL; i++) {
		value |= (uint64_t)(*at & 0x7f) << 7 * i;
		if (!(*at & 0x80))
			return value;
	}
	c->p = NULL;
	return 0;
}

bool
debug_unit(struct debug_cursor *c)
{
	uint64_t length = debug_number(c, 4);

	c->offset = 4;
	if (length == UINT32_MAX) {
		length = debug_number(c, 8);
		c->offset = 8;
	}
	if (!c->p || length > (uint64_t)(c->end - c->p))
		return false;
	c->end = c->p + length;
	return true;
}

struct debug_value
debug_form(struct debug_cursor *c, struct debug_image *image, uint64_t form)
{
	const struct dwarf_form *f = forms, *end = forms + sizeof forms / sizeof forms[0];

	while (f < end && f->form != form)
		f++;
	if (f == end) {
		c->p = NULL;
		return (struct debug_value){0};
	}
	const uint8_t *nul;
	switch ((enum form_kind)f->kind) {
	case FORM_SIZE: return (struct debug_value){.number = debug_number(c, f->size)};
	case FORM_OFFSET: return (struct debug_value){.number = debug_number(c, c->offset)};
	case FORM_ULEB: return (struct debug_value){.number = debug_uleb(c)};
	case FORM_BLOCK: debug_take(c, f->size ? debug_number(c, f->size) : debug_uleb(c)); break;
	case FORM_TEXT:
		nul = c->p ? memchr(c->p, 0, (size_t)(c->end - c->p)) : NULL;
		return (struct debug_value){.string = (const char *)debug_take(c, nul ? (uint64_t)(nul - c->p) + 1 : UINT64_MAX)};
	case FORM_TEXT_AT: return (struct debug_value){.string = debug_image_string(image, f->part, debug_number(c, c->offset))};
	}
	return (struct debug_value){0};
}
