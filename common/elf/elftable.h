/* The symbols and relocations of an ELF file. A table is checked once, when it is opened; its entries are then taken
 * from the file's bytes one by one, so that a table of millions needs no memory. What is handed out is within bounds. */
#ifndef ELF_ELFTABLE_H
#define ELF_ELFTABLE_H

#include <elf.h>
#include <endian.h>
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
	uint32_t section; /* a section number in range, or SHN_UNDEF or with reserved set a SHN_… */
	bool reserved;    /* section is SHN_ABS, SHN_COMMON, SHN_AMDGPU_LDS …, no section's number */
	uint8_t bind, type, other; /* other: the whole st_other byte */
};

struct elfin_rela {
	uint64_t offset;
	uint32_t type, symbol; /* symbol is less than the number of symbols */
	int64_t addend;        /* 0 for SHT_REL */
	bool implicit;         /* SHT_REL: the addend is in the section */
};

/* Zero-initialised is an empty table, as is what cannot be opened. */
struct elfin_symtab {
	const uint8_t *bytes; /* of Elf64_Sym */
	const uint8_t *extended; /* their section numbers where those are SHN_XINDEX */
	const char *strings;
	size_t n, nextended;
};

struct elfin_reltab {
	const uint8_t *bytes; /* of Elf64_Rela or Elf64_Rel */
	size_t n;
	uint32_t top; /* the highest number of a symbol */
	bool implicit;
};

/* Opens a SHT_SYMTAB or SHT_DYNSYM section; symbol 0 is the null symbol. Returns false after an error. */
bool
elfin_symtab(const struct elfin *e, const struct elfin_section *s, struct elfin_symtab *out);

/* Opens a SHT_RELA or SHT_REL section. Offsets are not checked. Returns false after an error. */
bool
elfin_reltab(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out);

/* The same without reporting errors. */
bool
elfin_reltab_try(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out);

/* All symbols of such a section in an array the caller frees with alloc_free(). Returns false after an error. */
bool
elfin_symbols(const struct elfin *e, const struct elfin_section *s, struct elfin_symbol **out,
	size_t *n);

/* All relocations of such a section in an array the caller frees. Returns false after an error. */
bool
elfin_relas(const struct elfin *e, const struct elfin_section *s, struct elfin_rela **out, size_t *n);

/* Copies entry i of a table, which may be at an odd address, in host order. */
static inline void
elfin_entry(void *to, const uint8_t *table, size_t i, size_t size, Elf_Type type)
{
	Elf_Data from = {.d_buf = (void *)(uintptr_t)(table + i * size), .d_type = type, .d_size = size,
		.d_version = EV_CURRENT};
	Elf_Data copy = {.d_buf = to, .d_size = size, .d_version = EV_CURRENT};

	if (BYTE_ORDER == LITTLE_ENDIAN)
		memcpy(to, from.d_buf, size);
	else
		elf64_xlatetom(&copy, &from, ELFDATA2LSB);
}

/* Symbol i < t->n. */
static inline struct elfin_symbol
elfin_symbol(const struct elfin_symtab *t, size_t i)
{
	Elf64_Sym y;
	uint32_t extended = 0;
	bool is_extended;

	elfin_entry(&y, t->bytes, i, sizeof y, ELF_T_SYM);
	is_extended = y.st_shndx == SHN_XINDEX && i < t->nextended;
	if (is_extended)
		elfin_entry(&extended, t->extended, i, sizeof extended, ELF_T_WORD);
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

/* Relocation i < t->n. */
static inline struct elfin_rela
elfin_rela(const struct elfin_reltab *t, size_t i)
{
	Elf64_Rela r = {0}; /* Elf64_Rel is how it begins */

	if (t->implicit)
		elfin_entry(&r, t->bytes, i, sizeof(Elf64_Rel), ELF_T_REL);
	else
		elfin_entry(&r, t->bytes, i, sizeof r, ELF_T_RELA);
	return (struct elfin_rela){
		.offset = r.r_offset,
		.type = ELF64_R_TYPE(r.r_info),
		.symbol = (uint32_t)ELF64_R_SYM(r.r_info),
		.addend = r.r_addend,
		.implicit = t->implicit,
	};
}

#endif
