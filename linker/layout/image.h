/* The output as it is laid out: sections, segments, addresses. */
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
	const uint64_t *start;   /* --section-start; NULL: none */
	bool relro, starts_load; /* starts_load: it is the first section of load */
	Elf64_Phdr *load, *note; /* the segments that it is in, or NULL */
	struct outsec *link; /* sh_link; sh_info */
	uint32_t info;
	struct section_command *command; /* of a linker script; NULL: there is none */
	uint64_t lma_offset;             /* what its load address is above its address */
	uint32_t fill;                   /* the bytes of gaps, the most significant first */
	bool has_inputs;                 /* not only what a script puts in it */
};

enum { SEGMENTS_MAX = 24 };

struct image {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	struct outsec **outs; /* in file order */
	size_t nouts, capouts;
	struct map out_names; /* to outs[], when their order is final */
	const struct insec *relro_padding, *dynamic; /* .dynamic; NULL where the output has none */
	struct command **orphans; /* the output sections that no script names */
	size_t norphans, caporphans;
	struct command **order;  /* all that has an address by a script, in the order in which addresses are given */
	size_t norder, caporder;
	Elf64_Phdr phdrs[SEGMENTS_MAX];
	size_t nphdrs;
	const struct segment_row *rows[SEGMENTS_MAX]; /* of phdrs: those of PHDRS */
	uint64_t headers_at;                          /* the address of the file header */
};

/* align is a power of two. */
static inline uint64_t
align_up(uint64_t at, uint64_t align)
{
	return (at + align - 1) & ~(align - 1);
}

#endif
