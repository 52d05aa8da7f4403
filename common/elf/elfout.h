/* Writes a 64-bit little-endian ELF file from a description, through libelf. For the assembler, elfout chooses the layout; the
 * linker sets addresses, file offsets and program headers itself.
 *
 * Numbering: sections[i] becomes section i + 1. The .rela (or .rel) sections follow, in the order of the sections that have
 * relocations, then .symtab and .strtab. symbols[i] becomes symbol i + 1; local symbols must come first, as ELF requires. Pointers
 * are not owned and must stay valid until elfout_write returns. */
#ifndef ELF_ELFOUT_H
#define ELF_ELFOUT_H

#include <elf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/message/diag.h"

struct elfout_rela {
	uint64_t offset;
	uint32_t symbol; /* number of the symbol in the file (index in symbols[] plus 1); 0: none */
	uint32_t type;   /* R_AMDGPU_… */
	int64_t addend;
};

struct elfout_section {
	struct str name;
	uint32_t type;  /* SHT_… */
	uint64_t flags; /* SHF_… */
	uint64_t align; /* in bytes; 0 means 1 */
	uint64_t entsize;
	const void *data;    /* contents; NULL for SHT_NOBITS, or if elfout.contents provides the bytes */
	uint64_t size;       /* in bytes */
	uint32_t link, info; /* values of sh_link and sh_info: section numbers, but a symbol number in the info of SHT_GROUP. For
	                      * SHT_GROUP and SHT_LLVM_ADDRSIG, elfout sets link to .symtab */
	const struct elfout_rela *relas; /* NULL: elfout.rela provides them */
	const void *relas_of;            /* argument of elfout.rela */
	size_t nrelas;
	uint32_t rela;         /* number of the section's relocation section, set by elfout_number_relas; 0: none */
	uint64_t addr, offset; /* with program headers, the caller sets both for all sections; otherwise 0 */
};

struct elfout_symbol {
	struct str name;
	uint32_t name_at; /* with elfout.strings: offset of the symbol's name in .strtab */
	uint64_t value, size;
	uint32_t section;          /* section number, or SHN_UNDEF, SHN_ABS, SHN_COMMON or SHN_AMDGPU_LDS */
	uint8_t bind, type, other; /* STB_…, STT_…, and st_other */
};

/* Receives the next n bytes of a section. `to` is the context of the caller. */
typedef void elfout_put(void *to, const void *bytes, size_t n);

struct elfout {
	struct diag *diag;
	uint16_t type; /* ET_REL, ET_DYN, … */
	uint8_t osabi, abiversion;
	uint32_t flags;
	uint64_t entry;
	const struct elfout_section *sections;
	size_t nsections;
	const struct elfout_symbol *symbols; /* NULL: symbol() provides them */
	size_t nsymbols;
	/* Returns relocation i of the section with this relas_of. */
	struct elfout_rela (*rela)(const void *relas_of, size_t i);
	bool rel;       /* write SHT_REL sections, without addends; the addends are in the contents of the sections */
	bool no_symtab; /* omit .symtab. There must be no relocations, because they refer to .symtab */
	const Elf64_Phdr *phdrs; /* written unchanged after the ELF header */
	size_t nphdrs;
	/* Passes the bytes of sections[i] to put(), in one or more calls whose sizes add up to the section's size. The bytes may be
	 * freed after each call. If this function reports an error through diag, no file is written. */
	void (*contents)(void *user, size_t i, elfout_put *put, void *to);
	/* If symbol is set, .symtab and .strtab are never completely in memory. symbol() returns symbols[i]; the first nlocals symbols
	 * are local. strings() passes the contents of .strtab to put(): NUL-terminated names, strings_size bytes in total, beginning
	 * with the empty name. */
	struct elfout_symbol (*symbol)(void *user, size_t i);
	void (*strings)(void *user, elfout_put *put, void *to);
	size_t nlocals;
	uint64_t strings_size;
	bool parallel; /* one thread may call symbol() and strings() while another thread calls contents() */
	void *user;
	const struct files *files; /* files that were read, which must not be overwritten; NULL: none */
};

/* Sets rela of each section. SHT_GROUP sections need these numbers, because they list relocation sections by number. All
 * sections and their nrelas must be final. */
void
elfout_number_relas(struct elfout_section *sections, size_t n);

/* Writes the file to path ("-": standard output), completely or not at all, as outfile.h describes. The file is executable unless
 * its type is ET_REL. Returns false after an error reported through diag; path is then unchanged. */
bool
elfout_write(const struct elfout *out, const char *path);

/* Like elfout_write, but appends the file to image. name is the file's name in messages. */
bool
elfout_make(const struct elfout *out, const char *name, struct buf *image);

#endif
