/* Looks up symbols, relocations and instructions in the sections of an object that is printed as assembly source. */
#ifndef OBJDUMP_ASSEMBLY_PART_H
#define OBJDUMP_ASSEMBLY_PART_H

#include "common/elf/reloc.h"
#include "common/isa/insn.h"
#include "objdump/assembly/assembly.h"

/* Fixups that are found in a section. */
struct fix_list {
	struct fix *v;
	size_t n, cap;
};

/* Adds the fixups of the frame descriptions in a section, if it is .eh_frame. The section's fixups must be sorted. */
void
assembly_frames(const struct assembly *a, size_t number, struct fix_list *found);

bool
assembly_is_spelled(uint32_t type);

/* Returns whether the relocation's value is the difference of a symbol and the field's location. In data, the source must contain
 * the subtraction explicitly. */
bool
assembly_is_difference(const struct reloc_kind *kind);

/* An instruction and the fixup that applies to it. */
struct unit {
	struct insn insn;
	unsigned size; /* in bytes; 0: not an instruction */
	const struct fix *fix;
	bool is_data;  /* the instruction must be printed as data: its text would assemble to other bytes, because hardware ignores some
	                * of its bits */
	char text[INSN_TEXT];
};

/* Returns the text of an instruction's literal whose value a fixup determines. */
const char *
assembly_placeholder(const struct fix *f);

void
assembly_sort_fixes(struct section_part *p);

void
assembly_sort_symbols(struct section_part *p);

/* Returns the kernel whose descriptor is symbol y, or NULL if y is not a descriptor. */
const struct elfin_symbol *
assembly_kernel(const struct assembly *a, const struct elfin_symbol *y);

/* Returns the descriptor of kernel y, or NULL if y is not a kernel. */
const struct elfin_symbol *
assembly_descriptor(const struct assembly *a, const struct elfin_symbol *y);

size_t
assembly_symbols_upto(const struct section_part *p, uint64_t at);

/* Returns whether all symbols at the address of symbol nsymbols - 1 are data symbols. */
bool
assembly_is_object(const struct section_part *p, size_t nsymbols);

/* Decodes the instruction at address `at`, which must end at or before `end`. The field of a relocation is decoded as
 * 0. Returns false if the bytes are not an instruction, or if its text cannot express its relocations. */
bool
assembly_unit(const struct assembly *a, size_t number, uint64_t at, uint64_t end, struct unit *u);

/* Returns the number of bytes to step over in code if assembly_unit() has returned false: those of an instruction with a single flaw
 * if it ends at or before `end`, otherwise a dword, or the rest. */
uint64_t
assembly_step(const struct assembly *a, size_t number, uint64_t at, uint64_t end);

/* Returns the first fixup at or above an address, or NULL. */
const struct fix *
assembly_fix_from(const struct section_part *p, uint64_t at);

#endif
