/* The data of the layout: output sections, segments and addresses. */
#ifndef LINKER_IMAGE_H
#define LINKER_IMAGE_H

#include "common/elf/elfout.h"
#include "linker/symbols/symbol.h"

struct outsec {
	struct str name;
	uint32_t type, number, rank;
	uint64_t flags, align, entsize, addr, offset, size;
	struct insec **ins;
	size_t nins, capins;
	const uint64_t *start;   /* address given by --section-start; NULL: none */
	bool relro, starts_load; /* starts_load: whether the segment `load` begins with this section, and not with the file
	                          * headers */
	Elf64_Phdr *load, *note; /* PT_LOAD and PT_NOTE segments of the section; NULL: none */
	struct outsec *link; /* section to which sh_link refers; NULL: none */
	uint32_t info;
	struct section_command *command; /* linker script command that describes this section; NULL: none */
	uint64_t lma_offset;             /* load address (LMA) minus address */
	uint32_t fill;                   /* 4-byte pattern that fills gaps, most significant byte first */
	bool has_inputs;                 /* contains input sections, not only data commands of a script */
};

/* The output file before it is written. */
struct image {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	struct outsec **outs; /* output sections in file order */
	size_t nouts, capouts;
	struct map out_names; /* maps names of output sections to indexes in outs; valid after layout_number() */
	const struct insec *relro_padding, *dynamic, *eh_frame_hdr; /* the sections of these names; NULL: none */
	struct command **orphans; /* commands for output sections that the script does not mention */
	size_t norphans, caporphans;
	struct command **order;  /* script commands, in the order in which script_address_assign() executes them */
	size_t norder, caporder;
	Elf64_Phdr *phdrs;
	size_t nphdrs;
	const struct segment_row **rows; /* the row of PHDRS for each entry of phdrs; NULL: none */
	struct map row_numbers;          /* maps names of rows to indexes in phdrs */
	uint32_t *same_name;             /* the index, plus one, of the next entry of phdrs whose row has the same name; 0: none */
	const struct outsec **firsts;    /* the first section of each entry of phdrs; valid after layout_assign() */
	uint64_t headers_at;                          /* address of the file header */
	uint64_t gaps; /* bytes of the file that layout_count_gaps() has counted */
};

/* Sums and multiples of addresses and sizes do not wrap around. A result that needs more than 64 bits is UINT64_MAX, which is beyond
 * the address space, so that the section is reported. */
static inline uint64_t
add_up(uint64_t a, uint64_t b)
{
	return b > UINT64_MAX - a ? UINT64_MAX : a + b;
}

/* Returns `at` rounded up to a multiple of align, which must be a power of two. */
static inline uint64_t
align_up(uint64_t at, uint64_t align)
{
	return at > UINT64_MAX - (align - 1) ? UINT64_MAX : (at + align - 1) & ~(align - 1);
}

#endif
