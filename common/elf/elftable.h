/* Reads the symbols and relocations of an ELF file. A table is checked when it is opened. Its entries are then read one by one
 * from the file's bytes, so that large tables need no memory. Everything that is returned is within bounds. */
#ifndef ELF_ELFTABLE_H
#define ELF_ELFTABLE_H

#include <elf.h>
#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct elfin;
struct elfin_section;

struct elfin_symbol {
	const char *name;
	uint64_t value, size;
	uint32_t section; /* a valid section number or SHN_UNDEF; if reserved is set, another SHN_… value */
	bool reserved;    /* whether section is SHN_ABS, SHN_COMMON, SHN_AMDGPU_LDS, …, not a section number */
	uint8_t bind, type, other; /* type is STT_…, other is st_other */
};

struct elfin_rela {
	uint64_t offset;
	uint32_t type, symbol; /* symbol is less than the number of symbols */
	int64_t addend;        /* 0 for SHT_REL */
	bool implicit;         /* SHT_REL: the addend is in the contents of the section */
};

/* An open symbol table. A zero-initialized table is empty, and so is a table that could not be opened. */
struct elfin_symtab {
	const uint8_t *bytes; /* array of Elf64_Sym, possibly unaligned */
	const uint8_t *extended; /* section numbers of the symbols with SHN_XINDEX; NULL: none */
	const char *strings;
	size_t n, nextended;
};

struct elfin_reltab {
	const uint8_t *bytes; /* array of Elf64_Rela or Elf64_Rel, possibly unaligned */
	size_t n;
	uint32_t top; /* highest symbol number in the table */
	bool implicit;
};

/* Checks all symbol tables, when a file is opened. Reports no errors: elfin_symtab does. */
void
elfin_check_symtabs(struct elfin *e);

/* Opens an SHT_SYMTAB or SHT_DYNSYM section, in constant time. Symbol 0 is the null symbol. Returns false after an error. */
bool
elfin_symtab(const struct elfin *e, const struct elfin_section *s, struct elfin_symtab *out);

/* Opens an SHT_RELA or SHT_REL section. Does not check the relocations' offsets. Returns false after an error. */
bool
elfin_reltab(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out);

/* Like elfin_reltab, but does not report errors. */
bool
elfin_reltab_try(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out);

/* Reads all symbols of a symbol table into an array, which the caller frees with alloc_free(). Returns false after an error. */
bool
elfin_symbols(const struct elfin *e, const struct elfin_section *s, struct elfin_symbol **out,
	size_t *n);

/* Reads all relocations of a relocation section into an array, which the caller frees with alloc_free(). Returns false after an
 * error. */
bool
elfin_relas(const struct elfin *e, const struct elfin_section *s, struct elfin_rela **out, size_t *n);

/* Copies entry i of a table, which may be unaligned, to *to. Hosts are little-endian, as the files. */
static inline void
elfin_entry(void *to, const uint8_t *table, size_t i, size_t size)
{
	memcpy(to, table + i * size, size);
}

static inline struct elfin_symbol
elfin_symbol(const struct elfin_symtab *t, size_t i)
{
	Elf64_Sym y;
	uint32_t extended = 0;

	elfin_entry(&y, t->bytes, i, sizeof y);
	bool is_extended = y.st_shndx == SHN_XINDEX && i < t->nextended;
	if (is_extended)
		elfin_entry(&extended, t->extended, i, sizeof extended);
	return (struct elfin_symbol){
		.name = t->strings + y.st_name,
		.value = y.st_value,
		.size = y.st_size,
		.section = is_extended ? extended : y.st_shndx,
		.reserved = y.st_shndx >= SHN_LORESERVE && !is_extended,
		.bind = ELF64_ST_BIND(y.st_info),
		.type = ELF64_ST_TYPE(y.st_info),
		.other = y.st_other,
	};
}

static inline struct elfin_rela
elfin_rela(const struct elfin_reltab *t, size_t i)
{
	Elf64_Rela r = {0}; /* an Elf64_Rel has the same layout, without the last member */

	if (t->implicit)
		elfin_entry(&r, t->bytes, i, sizeof(Elf64_Rel));
	else
		elfin_entry(&r, t->bytes, i, sizeof r);
	return (struct elfin_rela){
		.offset = r.r_offset,
		.type = ELF64_R_TYPE(r.r_info),
		.symbol = (uint32_t)ELF64_R_SYM(r.r_info),
		.addend = r.r_addend,
		.implicit = t->implicit,
	};
}

#endif
