#include "linker/layout/outname.h"

#include <string.h>

#include "common/base/memory/array.h"

/* An input section called NAME or NAME.… belongs to output section NAME, for the first matching NAME in this list. */
static const char *const prefixes[] = {
	".text", ".data.rel.ro", ".data", ".rodata", ".bss.rel.ro", ".bss", ".gcc_except_table",
	".init_array", ".fini_array", ".ctors", ".dtors", ".ldata", ".lrodata", ".lbss",
};

struct str
outname_of(const struct insec *s)
{
	if (s->type == SHT_NOBITS && strcmp(s->name, "COMMON") == 0)
		return STR(".bss");
	for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
		size_t n = strlen(prefixes[i]);

		if (strncmp(s->name, prefixes[i], n) == 0 && (!s->name[n] || s->name[n] == '.'))
			return (struct str){prefixes[i], n};
	}
	return str_from(s->name);
}

struct outsec *
outname_find(const struct image *image, struct str name)
{
	const uint32_t *index = map_get(&image->out_names, name);

	return index ? image->outs[*index] : NULL;
}
