/* What is where in an object that becomes a source: its sections' symbols, relocations and instructions. */
#ifndef OBJDUMP_ASSEMBLY_PART_H
#define OBJDUMP_ASSEMBLY_PART_H

#include "common/elf/reloc.h"
#include "common/isa/insn.h"
#include "objdump/assembly/assembly.h"

/* Whether a type of relocation can be said. */
bool
assembly_is_spelled(uint32_t type);

/* Whether it is the difference of a symbol and the field's place, which data have to say. */
bool
assembly_is_difference(const struct reloc_kind *kind);

/* An instruction with what its relocation says. */
struct unit {
	struct insn insn;
	unsigned size; /* 0: none */
	const struct fix *fix;
	bool is_data;  /* its text gives other words: hardware ignores some of their bits */
	char text[INSN_TEXT];
};

/* The section that is shown and holds an address; 0 for none. */
size_t
assembly_section_at(const struct assembly *a, uint64_t address);

/* The fixes of a section are sorted. */
void
assembly_sort_fixes(struct section_part *p);

/* The kernel whose descriptor a symbol is; NULL if it is not one. */
const struct elfin_symbol *
assembly_kernel(const struct assembly *a, const struct elfin_symbol *y);

/* The number of symbols at or below an address. */
size_t
assembly_symbols_upto(const struct section_part *p, uint64_t at);

/* Whether the last symbols at or below an address name data only. */
bool
assembly_is_object(const struct section_part *p, size_t nsymbols);

/* The instruction at an address that ends at end or before, the field of a relocation taken for 0; false for what does
 * not assemble to the same bytes. */
bool
assembly_unit(const struct assembly *a, size_t number, uint64_t at, uint64_t end, struct unit *u);

/* The first fix at or above an address; NULL for none. */
const struct fix *
assembly_fix_from(const struct section_part *p, uint64_t at);

#endif
