/* The parts of an object to be printed as a source: symbols, relocations and instructions of its sections. */
#ifndef OBJDUMP_ASSEMBLY_PART_H
#define OBJDUMP_ASSEMBLY_PART_H

#include "common/elf/reloc.h"
#include "common/isa/insn.h"
#include "objdump/assembly/assembly.h"

/* Whether a source can express a type of relocation. */
bool
assembly_is_spelled(uint32_t type);

/* Whether the relocation is the difference of a symbol and the field's location; data has to express it explicitly. */
bool
assembly_is_difference(const struct reloc_kind *kind);

/* An instruction with the effect of its relocation. */
struct unit {
	struct insn insn;
	unsigned size; /* 0: no instruction */
	const struct fix *fix;
	bool is_data;  /* its text would assemble to other words, because hardware ignores some of the bits */
	char text[INSN_TEXT];
};

/* The printed section that contains an address; 0: none. */
size_t
assembly_section_at(const struct assembly *a, uint64_t address);

/* Sorts the fixes of a section. */
void
assembly_sort_fixes(struct section_part *p);

/* The kernel whose descriptor the symbol is; NULL: it is no descriptor. */
const struct elfin_symbol *
assembly_kernel(const struct assembly *a, const struct elfin_symbol *y);

/* The number of symbols at or below an address. */
size_t
assembly_symbols_upto(const struct section_part *p, uint64_t at);

/* Whether the last symbols at or below an address are data symbols only. */
bool
assembly_is_object(const struct section_part *p, size_t nsymbols);

/* The instruction at an address that ends at or before end, with the field of a relocation as 0; false unless it assembles to the
 * same bytes. */
bool
assembly_unit(const struct assembly *a, size_t number, uint64_t at, uint64_t end, struct unit *u);

/* The first fix at or above an address; NULL: none. */
const struct fix *
assembly_fix_from(const struct section_part *p, uint64_t at);

#endif
