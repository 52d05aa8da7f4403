#include "linker/input/eh_record.h"

#include "common/base/memory/le.h"

/* EXTENDED: value of a size field before a size of 8 bytes. */
#define EXTENDED UINT32_MAX
enum { SIZE_BYTES = 4, ID_BYTES = 4 };

int
eh_record_next(const struct insec *s, uint64_t *at, struct eh_record *record, const char **why)
{
	uint64_t left = s->size - *at;

	if (!left)
		return 0;
	*why = "a record has no size";
	if (left < SIZE_BYTES)
		return -1;
	uint64_t size = le_get32(s->data + *at);
	if (!size)
		return 0;
	*why = size == EXTENDED ? "a record has a size of 8 bytes, which is not supported" : "a record is outside the section";
	if (size > left - SIZE_BYTES)
		return -1;
	*why = "a record is too small";
	if (size < ID_BYTES)
		return -1;
	uint32_t id = le_get32(s->data + *at + SIZE_BYTES);
	*record = (struct eh_record){.at = *at, .size = size + SIZE_BYTES, .is_cie = !id, .cie = *at + SIZE_BYTES - id};
	*at += record->size;
	return 1;
}
