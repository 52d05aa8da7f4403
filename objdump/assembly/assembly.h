/* Prints a code object as assembly source (--assembly). assembly.c reads the file, assembly_reach.c analyzes its code, and
 * assembly_section.c prints sections. assembly_part.h describes the parts of a section. */
#ifndef OBJDUMP_ASSEMBLY_H
#define OBJDUMP_ASSEMBLY_H

#include "common/base/memory/map.h"
#include "common/elf/addresses.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

/* A fixup: a relocation, or a distance within a section, that determines the field at an address of a section. */
struct fix {
	uint64_t at; /* address of the field; must be the first member, for array_below() */
	uint64_t from, to; /* distance: the value of the field is to - from + addend; relocation: from and to are 0 */
	uint32_t type;
	struct str symbol; /* symbol to which the relocation refers; empty: the relocation refers to the section `section` */
	uint32_t section;
	int64_t addend;
};

/* What happens to a section. FATE_SHOWN: it is printed. FATE_MADE: it is not printed, because the assembler or the linker creates it.
 * The others: it is omitted, and a message contains its name. */
enum fate { FATE_SHOWN, FATE_MADE, FATE_DEBUG, FATE_COMPRESSED, FATE_HUGE, FATE_NAMELESS, FATES };

struct section_part {
	enum fate fate;
	struct fix *fixes; /* sorted by address */
	size_t nfixes, capfixes;
	const struct elfin_symbol **symbols; /* sorted by address */
	size_t nsymbols, capsymbols;
	bool *objects;    /* whether all symbols at the address of a symbol, up to this symbol, are data symbols */
	uint8_t *marks;   /* for code: MARK_… bits of each dword; otherwise NULL */
	const char *group; /* NULL: the section is in no group */
	bool comdat;      /* the group is a COMDAT group */
	uint32_t linked;  /* SHF_LINK_ORDER: number of the linked section, if it is printed; otherwise 0 */
	bool again;       /* an earlier section has the same name */
	bool reached;     /* an omitted section to which code refers, which has been reported */
};

enum { MARK_START = 1, MARK_TARGET = 2 }; /* MARK_START: an instruction begins at the dword; MARK_TARGET: the dword is a
                                           * branch target or an end of a distance */

struct assembly {
	struct view *v;
	struct out *out;
	const struct elfin *e;
	struct object_id id;
	struct elfin_symbol *symbols;
	size_t nsymbols;
	struct section_part *parts; /* indexed by section number */
	struct elf_addresses shown, loaded; /* a linked file's sections that are printed; those that are loaded */
	struct retarget *retarget; /* state of --retarget; NULL: the source is for the object's processor */
	bool has_info;      /* .amdgpu_info expresses .amdgpu.info */
	struct map names;   /* maps the name of each printed symbol to its index in symbols */
};

/* Marks instruction starts and branch targets in all sections. Records fixups for distances within a section and, in a
 * linked object, for references to other sections. */
void
assembly_reach(struct assembly *a);

/* Returns whether the assembler can represent a name. Within quotes, a backslash escapes the next character, but a
 * newline cannot be represented, nor can a quote without a backslash. */
bool
assembly_can_name(struct str name);

/* Like assembly_can_name(), for the name of a section, which must not contain a quote, even after a backslash. */
bool
assembly_can_name_section(struct str name);

/* Prints a name, quoted if it is not a valid unquoted name. The bytes of the name are printed unchanged, except that control
 * characters are replaced on a terminal. */
void
assembly_put_name(struct out *out, struct str name);

void
assembly_put_section(struct assembly *a, size_t number);

#endif
