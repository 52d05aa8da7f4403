#include "common/hsa/info/info.h"

#include "common/base/memory/le.h"

enum { HEAD = 2 }; /* bytes before a payload: kind and size */

enum { ZERO_KEPT, ZERO_OMITTED };
enum { SIZE_SYMBOL = 8, SIZE_NUMBER = 4, SIZE_TEXT = 4 };

const struct info_kind info_kinds[INFO_ROWS] = {
#define INFO(ident, kind, payload, zero, meaning) [INFO_##ident] = {".amdgpu_" #ident, kind, INFO_##payload, SIZE_##payload, ZERO_##zero},
#include "common/hsa/info/info.def"
#undef INFO
};

bool
info_next(const uint8_t *section, size_t n, size_t *at, struct info_entry *entry)
{
	if (n - *at < HEAD || n - *at - HEAD < section[*at + 1])
		return false;
	*entry = (struct info_entry){.kind = section[*at], .size = section[*at + 1], .at = *at + HEAD};
	*at = entry->at + entry->size;
	while (entry->row < INFO_ROWS && (info_kinds[entry->row].kind != entry->kind || info_kinds[entry->row].size != entry->size))
		entry->row++;
	if (entry->row < INFO_ROWS && entry->size == SIZE_NUMBER)
		entry->number = le_get32(section + entry->at);
	return true;
}

bool
info_text(const uint8_t *strings, size_t n, uint32_t offset, struct str *text)
{
	const char *p = (const char *)strings + offset;

	if (offset >= n || !*p)
		return false;
	*text = (struct str){p, strnlen(p, n - offset)};
	return true;
}

void
info_put(struct buf *section, enum info_row row, uint32_t number)
{
	uint8_t entry[HEAD + SIZE_SYMBOL] = {info_kinds[row].kind, info_kinds[row].size};

	le_put32(entry + HEAD, number);
	buf_put(section, entry, HEAD + (size_t)info_kinds[row].size);
}

uint32_t
info_put_text(struct info_strings *strings, struct str text)
{
	bool isnew;
	uint32_t *at = map_put(&strings->offsets, text, &isnew);

	if (!isnew)
		return *at;
	if (!strings->bytes.n)
		buf_put(&strings->bytes, "", 1);
	*at = (uint32_t)strings->bytes.n;
	buf_put(&strings->bytes, text.p, text.n);
	buf_put(&strings->bytes, "", 1);
	return *at;
}

void
info_strings_free(struct info_strings *strings)
{
	buf_free(&strings->bytes);
	map_free(&strings->offsets);
}
