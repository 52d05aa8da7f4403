/* A code object as a source (--assembly): assembly.c reads the file, assembly_reach.c analyzes its code, and assembly_section.c
 * prints. assembly_part.h describes the parts of a section. */
#ifndef OBJDUMP_ASSEMBLY_H
#define OBJDUMP_ASSEMBLY_H

#include "common/base/memory/map.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

/* A relocation, or a distance within a section, for the field at an address of a section. */
struct fix {
	uint64_t at; /* first, for array_upto() */
	uint64_t from, to; /* of a distance: the field is to - from + addend; both 0: a relocation */
	uint32_t type;
	struct str symbol; /* empty: the section itself */
	uint32_t section;
	int64_t addend;
};

/* Treatment of a section: printed, created by assembler or linker, or omitted with a message that names it. */
enum fate { FATE_SHOWN, FATE_MADE, FATE_DEBUG, FATE_COMPRESSED, FATE_HUGE, FATE_NAMELESS, FATES };

struct section_part {
	enum fate fate;
	struct fix *fixes; /* by address */
	size_t nfixes, capfixes;
	const struct elfin_symbol **symbols; /* by address */
	size_t nsymbols, capsymbols;
	uint8_t *marks;   /* for code: MARK_… of each dword; else NULL */
	const char *group; /* name of its group; NULL: none */
	bool comdat;      /* the group is a COMDAT group */
	uint32_t linked;  /* SHF_LINK_ORDER: number of the linked section, if it is printed earlier; else 0 */
	bool again;       /* an earlier section has the same name */
};

enum { MARK_START = 1, MARK_TARGET = 2 }; /* an instruction begins there; a branch leads there */

struct assembly {
	struct view *v;
	struct out *out;
	const struct elfin *e;
	struct object_id id;
	struct elfin_symbol *symbols;
	size_t nsymbols;
	struct section_part *parts; /* by section number */
	struct map names;   /* from the names of printed symbols to their indices */
};

/* Marks instruction starts and branch targets in all sections; in a linked object, references to other sections become fixes. */
void
assembly_reach(struct assembly *a);

/* Whether the assembler can spell a name: within quotes a backslash escapes the next character, but there is no escape for a
 * newline or a lone quote. */
bool
assembly_can_name(struct str name);

/* The same for a section name, in which a backslash escapes nothing. */
bool
assembly_can_name_section(struct str name);

/* Prints a name, quoted if the assembler would not read it as a name. Its bytes are unchanged, since no other spelling exists,
 * except on a terminal. */
void
assembly_put_name(struct out *out, struct str name);

/* Prints a section with all of its contents. */
void
assembly_put_section(struct assembly *a, size_t number);

#endif
