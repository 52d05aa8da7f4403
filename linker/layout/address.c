/* Computes final addresses. A merged string or constant has the address of its only copy. */
#include "linker/layout/address.h"

#include "linker/layout/merge.h"

uint64_t
address_in(const struct insec *s, uint64_t offset)
{
	if (s->merged) {
		offset = merge_offset(s, offset);
		s = s->merged;
	}
	return s->out ? s->out->addr + s->offset + offset : 0;
}

uint64_t
address_of(const struct link_symbol *y, int64_t addend)
{
	uint64_t a = (uint64_t)addend;

	if (y->state != SYMBOL_DEFINED)
		return a;
	if (!y->sec)
		return (y->out ? y->out->addr : 0) + y->value + a;
	/* in a merged section, value + addend of a section symbol is the offset of the string or constant that is
	 * referenced */
	if (y->type == STT_SECTION)
		return address_in(y->sec, y->value + a);
	return address_in(y->sec, y->value) + a;
}

bool
address_exists(const struct link_symbol *y, int64_t addend)
{
	const struct insec *s = y->sec;

	if (y->discarded)
		return false;
	if (!s || !s->merged)
		return !s || s->live;
	return !s->partial || merge_keeps(s, y->value + (y->type == STT_SECTION ? (uint64_t)addend : 0));
}

uint32_t
address_section(const struct link_symbol *y)
{
	const struct insec *s = y->sec && y->sec->merged ? y->sec->merged : y->sec;

	if (y->state != SYMBOL_DEFINED)
		return SHN_UNDEF;
	if (s)
		return s->out ? s->out->number : SHN_UNDEF;
	if (y->out)
		return y->out->number;
	/* a symbol in the file header gets the index of the first section instead of SHN_ABS, so that a loader adds the
	 * load address */
	return y->reserved ? 1 : SHN_ABS;
}
