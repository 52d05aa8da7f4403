/* Writes a 64-bit little-endian ELF file from a description, through libelf. The assembler lets elfout choose the layout; the
 * linker sets addresses, file offsets and program headers itself.
 *
 * Numbering: sections[i] becomes section i + 1; the .rela (or .rel) sections follow, in the order of the sections that have
 * relocations, then .symtab and .strtab. symbols[i] becomes symbol i + 1, so local symbols must come first. All pointers are
 * borrowed and must stay valid until elfout_write returns. */
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
	uint32_t symbol; /* symbol number in the file (index in symbols[] + 1), or 0 */
	uint32_t type;   /* R_AMDGPU_… */
	int64_t addend;
};

struct elfout_section {
	struct str name;
	uint32_t type;  /* SHT_… */
	uint64_t flags; /* SHF_… */
	uint64_t align; /* in bytes; 0 means 1 */
	uint64_t entsize;
	const void *data;    /* NULL for SHT_NOBITS, or if elfout.contents provides the bytes */
	uint64_t size;       /* in bytes */
	uint32_t link, info; /* section numbers; SHT_GROUP: info is a symbol number. For SHT_GROUP and SHT_LLVM_ADDRSIG, elfout sets
	                      * link to .symtab */
	const struct elfout_rela *relas;
	size_t nrelas;
	uint32_t rela;         /* number of its relocation section, or 0; set by elfout_number_relas */
	uint64_t addr, offset; /* with program headers: set by the caller, for all sections; else 0 */
};

struct elfout_symbol {
	struct str name;
	uint32_t name_at; /* with elfout.strings: offset of the name in .strtab */
	uint64_t value, size;
	uint32_t section;          /* section number, or SHN_UNDEF, SHN_ABS, SHN_COMMON, SHN_AMDGPU_LDS */
	uint8_t bind, type, other; /* STB_…, STT_…, st_other */
};

/* Receives the next n bytes of a section. */
typedef void elfout_put(void *to, const void *bytes, size_t n);

struct elfout {
	struct diag *diag; /* borrowed */
	uint16_t type; /* ET_REL, ET_DYN, … */
	uint8_t osabi, abiversion;
	uint32_t flags; /* e_flags */
	uint64_t entry;
	const struct elfout_section *sections;
	size_t nsections;
	const struct elfout_symbol *symbols; /* NULL: symbol() provides them */
	size_t nsymbols;
	bool rel;       /* write SHT_REL sections, without addends; these are in the sections' bytes */
	bool no_symtab; /* omit .symtab; then there must be no relocations */
	const Elf64_Phdr *phdrs; /* written unchanged, after the ELF header */
	size_t nphdrs;
	/* Passes the bytes of sections[i] to put, in total the section's size. They may be freed after each call of put. After an
	 * error that it reports through diag, no file is written. */
	void (*contents)(void *user, size_t i, elfout_put *put, void *to);
	/* With symbol, .symtab and .strtab are never in memory as a whole. strings passes the contents of .strtab to put: strings_size
	 * bytes, with NULs, starting with the empty name. nlocals symbols are local. */
	struct elfout_symbol (*symbol)(void *user, size_t i);
	void (*strings)(void *user, elfout_put *put, void *to);
	size_t nlocals;
	uint64_t strings_size;
	bool parallel; /* a thread may call symbol and strings while another one calls contents */
	void *user;
};

/* Sets rela of each section, for members of SHT_GROUP. Call it when all sections and their nrelas are final. */
void
elfout_number_relas(struct elfout_section *sections, size_t n);

/* Writes the file to path ("-": standard output), atomically: a temporary file is renamed. It is executable unless type is ET_REL.
 * Returns false after an error reported through diag, with path untouched. */
bool
elfout_write(const struct elfout *out, const char *path);

/* Appends the file to image instead. name is used in messages. */
bool
elfout_make(const struct elfout *out, const char *name, struct buf *image);

#endif
