#include "common/elf/elfname.h"

#include "common/elf/elfin.h"

const char *
elfin_string(const struct elfin *e, size_t section, uint64_t offset)
{
	const struct elfin_section *s = section < e->nsections ? &e->sections[section] : NULL;

	if (!s || s->hdr.sh_type != SHT_STRTAB || offset >= s->hdr.sh_size || !s->data)
		return NULL;
	/* If the table ends with a NUL, every string in it is terminated. */
	if (s->data[s->hdr.sh_size - 1] && !memchr(s->data + offset, 0, s->hdr.sh_size - offset))
		return NULL;
	return (const char *)s->data + offset;
}

size_t
elfin_safe_strings(const struct elfin *e, size_t section)
{
	const struct elfin_section *s = section < e->nsections ? &e->sections[section] : NULL;

	return s && s->hdr.sh_type == SHT_STRTAB && s->data && !s->data[s->hdr.sh_size - 1] ? s->hdr.sh_size : 0;
}

struct elfin_names
elfin_names(const struct elfin *e, size_t section, size_t n)
{
	struct elfin_names names = {.limit = reuse_start(e->nbytes, REUSE_NAMES)};
	size_t size = elfin_safe_strings(e, section);

	/* In most files, even names of the size of the table would not reach the limit. */
	names.unlimited = size && n <= names.limit.left / size;
	return names;
}
