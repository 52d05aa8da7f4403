/* A code object as a source (--assembly): what assembly.c reads of the file, assembly_reach.c finds in its code, and
 * assembly_section.c shows. assembly_part.h says what is where. */
#ifndef OBJDUMP_ASSEMBLY_H
#define OBJDUMP_ASSEMBLY_H

#include "common/base/memory/map.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

/* A relocation, or a distance within a section: it stands for the field at an address of a section. */
struct fix {
	uint64_t at; /* first, for array_upto() */
	uint64_t from, to; /* of a distance: the field is to - from + addend; 0: a relocation */
	uint32_t type;
	struct str symbol; /* empty: the section itself */
	uint32_t section;
	int64_t addend;
};

/* What becomes of a section: assembler and linker make it, or it is left out with a message that names it. */
enum fate { FATE_SHOWN, FATE_MADE, FATE_DEBUG, FATE_COMPRESSED, FATE_HUGE, FATE_NAMELESS, FATES };

struct section_part {
	enum fate fate;
	struct fix *fixes; /* by address */
	size_t nfixes, capfixes;
	const struct elfin_symbol **symbols; /* by address */
	size_t nsymbols, capsymbols;
	uint8_t *marks;   /* of code: MARK_… for each dword; else NULL */
	const char *group; /* the name of the group that it is in; NULL for none */
	bool comdat;      /* the group is one of COMDAT */
	uint32_t linked;  /* of SHF_LINK_ORDER: the section that it goes with, if it is shown before; else 0 */
	bool again;       /* a section before has its name */
};

enum { MARK_START = 1, MARK_TARGET = 2 }; /* an instruction begins there; a branch goes there */

struct assembly {
	struct view *v;
	struct out *out;
	const struct elfin *e;
	struct object_id id;
	struct elfin_symbol *symbols;
	size_t nsymbols;
	struct section_part *parts; /* by section number */
	struct map names;   /* of the symbols that are shown: their indices */
};

/* Marks where instructions begin and where branches go, in all sections; in a linked object what reaches into another
 * section from here becomes a fix. */
void
assembly_reach(struct assembly *a);

/* Whether the assembler has a spelling for a name: in quotes a backslash keeps the next character from ending them, but nothing stands
 * for a newline or a lone quote. */
bool
assembly_can_name(struct str name);

/* The same of a section, in whose name a backslash does nothing. */
bool
assembly_can_name_section(struct str name);

/* A name, in quotes if the assembler would not read it as one. Its bytes are as they are, since no other spelling means them, but on a
 * terminal. */
void
assembly_put_name(struct out *out, struct str name);

/* A section with all that is in it. */
void
assembly_put_section(struct assembly *a, size_t number);

#endif
