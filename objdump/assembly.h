/* A code object as a source (--assembly): what assembly.c reads of the file and assembly_section.c shows. */
#ifndef OBJDUMP_ASSEMBLY_H
#define OBJDUMP_ASSEMBLY_H

#include "common/base/map.h"
#include "common/hsa/object.h"
#include "objdump/views.h"

/* A relocation: it stands for the field at an address of a section. */
struct fix {
	uint64_t at; /* first, for array_upto() */
	uint32_t type;
	struct str symbol; /* empty: the section itself */
	uint32_t section;
	int64_t addend;
};

struct part {
	bool shown;
	struct fix *fixes; /* by address */
	size_t nfixes, capfixes;
	const struct elfin_symbol **symbols; /* by address */
	size_t nsymbols, capsymbols;
};

struct assembly {
	struct view *v;
	struct out *out;
	const struct elfin *e;
	struct object_id id;
	struct elfin_symbol *symbols;
	size_t nsymbols;
	struct part *parts; /* by section number */
	struct map names;   /* of the symbols that are defined */
	/* The section that is shown, a byte for each of its dwords. */
	uint8_t *marks;
};

/* Whether a relocation of this type can be said. */
bool
assembly_is_spelled(uint32_t type);

/* A name, in quotes if the assembler would not read it as one. */
void
assembly_put_name(struct out *out, struct str name);

/* A section with all that stands in it. */
void
assembly_put_section(struct assembly *a, size_t number);

#endif
