/* Sources that compilers embed in the line tables of DWARF 5 (clang -gembed-source); libdw ignores them. */
#ifndef OBJDUMP_EMBEDDED_H
#define OBJDUMP_EMBEDDED_H

#include <libelf.h>
#include <stdint.h>

/* The bytes of the section with this name; NULL for none. */
Elf_Data *
embedded_section(Elf *elf, const char *name);

/* The sources of the files of the table at an offset of .debug_line, by file number, in an array that the caller frees; *n of
 * them, NULL for files without one. The strings live as long as elf. NULL if the table has none. */
const char **
embedded_sources(Elf *elf, uint64_t at, size_t *n);

#endif
