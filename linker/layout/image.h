/* The layout of the output: sections, segments and addresses. */
#ifndef LINKER_IMAGE_H
#define LINKER_IMAGE_H

#include "common/elf/elfout.h"
#include "linker/symbols/symbol.h"

/* An output section. */
struct outsec {
	struct str name;
	uint32_t type, number, rank;
	uint64_t flags, align, entsize, addr, offset, size;
	struct insec **ins;
	size_t nins, capins;
	const uint64_t *start;   /* address of --section-start; NULL: none */
	bool relro, starts_load; /* starts_load: first section of its segment load */
	Elf64_Phdr *load, *note; /* its segments; NULL: none */
	struct outsec *link; /* sh_link; info is sh_info */
	uint32_t info;
	struct section_command *command; /* its command in a linker script; NULL: none */
	uint64_t lma_offset;             /* load address minus address */
	uint32_t fill;                   /* pattern for gaps, most significant byte first */
	bool has_inputs;                 /* it has input sections, not only a script's data */
};

enum { SEGMENTS_MAX = 24 };

/* The output. */
struct image {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	struct outsec **outs; /* in file order */
	size_t nouts, capouts;
	struct map out_names; /* indices in outs, by name; valid once their order is final */
	const struct insec *relro_padding, *dynamic; /* dynamic: .dynamic; NULL: none */
	struct command **orphans; /* output sections that no script names */
	size_t norphans, caporphans;
	struct command **order;  /* script commands that have an address, in order of assignment */
	size_t norder, caporder;
	Elf64_Phdr phdrs[SEGMENTS_MAX];
	size_t nphdrs;
	const struct segment_row *rows[SEGMENTS_MAX]; /* by phdrs index: the row of PHDRS; NULL: none */
	uint64_t headers_at;                          /* address of the file header */
};

/* Rounds at up to a multiple of align, a power of two. */
static inline uint64_t
align_up(uint64_t at, uint64_t align)
{
	return (at + align - 1) & ~(align - 1);
}

#endif
