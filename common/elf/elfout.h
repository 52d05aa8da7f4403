/* Writes a 64-bit little-endian ELF file through libelf from a description. The assembler leaves the
 * places to elfout, the linker gives addresses, file offsets and program headers itself.
 *
 * Numbering: sections[i] becomes section i + 1; the .rela (or .rel) sections follow in the order of the
 * sections that have relocations, then .symtab and .strtab. symbols[i] becomes symbol i + 1, so the
 * local symbols must come before all others. Everything that is pointed to is borrowed, never
 * copied, and must stay as it is until elfout_write returns.
 */
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
	uint32_t symbol; /* its number in the file (index in symbols[] + 1), 0 for none */
	uint32_t type;   /* R_AMDGPU_… */
	int64_t addend;
};

struct elfout_section {
	struct str name;
	uint32_t type;  /* SHT_… */
	uint64_t flags; /* SHF_… */
	uint64_t align; /* in bytes; 0 counts as 1 */
	uint64_t entsize;
	const void *data;    /* NULL for SHT_NOBITS, or if elfout.contents has the bytes */
	uint64_t size;       /* in bytes */
	uint32_t link, info; /* section numbers; of SHT_GROUP info is a symbol number. For SHT_GROUP and
	                        SHT_LLVM_ADDRSIG link becomes .symtab by itself */
	const struct elfout_rela *relas;
	size_t nrelas;
	uint32_t rela;         /* the number of their section, 0 if there are none: elfout_number_relas */
	uint64_t addr, offset; /* only if struct elfout has program headers: all places are the
	                          caller's then. Others stay 0 */
};

struct elfout_symbol {
	struct str name;
	uint32_t name_at; /* if elfout.strings has the names: where it is among these */
	uint64_t value, size;
	uint32_t section;          /* a section number or SHN_UNDEF, SHN_ABS, SHN_COMMON, SHN_AMDGPU_LDS */
	uint8_t bind, type, other; /* STB_…, STT_…, the whole st_other byte */
};

/* Takes the next n bytes of a section. */
typedef void elfout_put(void *to, const void *bytes, size_t n);

struct elfout {
	struct diag *diag; /* borrowed */
	uint16_t type; /* ET_REL, ET_DYN, … */
	uint8_t osabi, abiversion;
	uint32_t flags; /* e_flags */
	uint64_t entry;
	const struct elfout_section *sections;
	size_t nsections;
	const struct elfout_symbol *symbols; /* NULL: symbol makes each when it is written */
	size_t nsymbols;
	bool rel;       /* relocations go to SHT_REL sections: without their addends, which are in the bytes */
	bool no_symtab; /* no .symtab at all; there may be no relocations then */
	const Elf64_Phdr *phdrs; /* written as they are, right after the ELF header */
	size_t nphdrs;
	/* Hands the bytes of sections[i] to put, size of them in all; they need to stay only until put
	 * returns. It may report errors through diag: the file is not written then. */
	void (*contents)(void *user, size_t i, elfout_put *put, void *to);
	/* With symbol neither .symtab nor .strtab is ever in memory: all names are handed to put as they are in .strtab, the
	 * empty one first, strings_size bytes with their NULs. nlocals symbols are local. */
	struct elfout_symbol (*symbol)(void *user, size_t i);
	void (*strings)(void *user, elfout_put *put, void *to);
	size_t nlocals;
	uint64_t strings_size;
	bool parallel; /* symbol and strings may be called by one thread while another one calls contents */
	void *user;
};

/* Sets the number of each section's relocations, for SHT_GROUP members: after all sections and how many
 * relocations each has are known. */
void
elfout_number_relas(struct elfout_section *sections, size_t n);

/* Writes the file ("-": standard output) and renames it into its place; it is executable unless
 * type is ET_REL. Returns false after an error through diag; path is untouched then. */
bool
elfout_write(const struct elfout *out, const char *path);

/* The same into memory, after what is in image; name is for messages. */
bool
elfout_make(const struct elfout *out, const char *name, struct buf *image);

#endif
