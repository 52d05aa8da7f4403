/* Prints a code object as assembly source (--assembly). assembly.c reads the file, assembly_reach.c analyzes its code, and
 * assembly_section.c prints sections. assembly_part.h describes the parts of a section. The source can be edited: what refers to code
 * refers to labels. */
#ifndef OBJDUMP_ASSEMBLY_H
#define OBJDUMP_ASSEMBLY_H

#include "common/base/memory/map.h"
#include "common/elf/address_map.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

/* A fixup: a relocation, or a distance within a section, that determines the field at an address of a section. */
struct fix {
	uint64_t at; /* address of the field; must be the first member, for array_below() */
	enum {
		FIX_RELOCATION,
		FIX_ANCHORED, /* a relocation whose target is the address `to` in a section with marks, where a label is printed */
		FIX_DISTANCE, /* the value of the field is to - from + addend; both are in `section` */
	} kind;
	uint64_t from, to;
	enum {
		FIX_NO_BASE,
		FIX_FROM_BASE, /* `from` is the program counter that an instruction before it has read */
		FIX_TO_BASE,   /* `to` is */
	} base;
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
	uint8_t *marks;   /* for code: MARK_… bits of each dword, and of the end of the section; otherwise NULL */
	const char *group; /* NULL: the section is in no group */
	bool comdat;      /* the group is a COMDAT group */
	uint32_t linked;  /* SHF_LINK_ORDER: number of the linked section, if it is printed; otherwise 0 */
	bool again;       /* an earlier section has the same name */
	bool reached;     /* an omitted section to which code refers, which has been reported */
};

enum { MARK_START = 1, MARK_TARGET = 2 }; /* MARK_START: an instruction or a data directive can begin at the dword; MARK_TARGET: the
                                           * dword is a branch target, the target of a relocation or an end of a distance */

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
	const char *local;  /* how the names of local labels begin: ".L", and more "_" than any symbol of the object has there */
	bool has_info;      /* .amdgpu_info expresses .amdgpu.info */
	struct map names;   /* maps the name of each printed symbol to its index in symbols */
};

/* Marks instruction starts and branch targets in all sections. Records fixups for distances within a section and, in a
 * linked object, for references to other sections. */
void
assembly_reach(struct assembly *a);

/* Returns the section of code that contains a target of code in section `number`, or `number`. Sections of an unlinked object, whose
 * addresses overlap, do not reach each other. */
size_t
assembly_section_of(const struct assembly *a, size_t number, uint64_t target);

/* Returns the address of the last instruction or data directive that begins at or before an address of a section of code. */
uint64_t
assembly_anchor_of(const struct assembly *a, size_t number, uint64_t at);

/* Returns whether a label is printed at an address of a section. */
bool
assembly_is_target(const struct assembly *a, size_t number, uint64_t at);

/* Returns whether the assembler can represent a name. Within quotes, a backslash escapes the next character, but a
 * newline cannot be represented, nor can a quote without a backslash. */
bool
assembly_can_name(struct str name);

/* Like assembly_can_name(), for the name of a section, which must not contain a quote, even after a backslash. */
bool
assembly_can_name_section(struct str name);

/* Appends a name, quoted if it is not a valid unquoted name. */
void
assembly_spell(const struct out *out, struct buf *b, struct str name);

/* Prints a name, quoted if it is not a valid unquoted name. The bytes of the name are printed unchanged, except that control
 * characters are replaced on a terminal. */
void
assembly_put_name(struct out *out, struct str name);

/* Returns whether the bytes at an address are a descriptor that directives can express. Appends the directives to *text, unless text
 * is NULL. */
bool
assembly_describes(struct assembly *a, size_t number, uint64_t at, struct buf *text);

void
assembly_put_section(struct assembly *a, size_t number);

#endif
