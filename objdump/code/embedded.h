/* Reads sources that compilers embed in DWARF 5 line tables (clang -gembed-source). libdw does not support them. */
#ifndef OBJDUMP_EMBEDDED_H
#define OBJDUMP_EMBEDDED_H

#include <libelf.h>
#include <stdint.h>

/* Returns the bytes of the section with this name, or NULL. */
Elf_Data *
embedded_section(Elf *elf, const char *name);

/* Returns the embedded sources of the line table at an offset in .debug_line, indexed by file number, and sets *n to their number.
 * The element of a file without an embedded source is NULL. The caller frees the array; the strings are valid as long as elf.
 * Returns NULL if the table has no files or cannot be read. */
const char **
embedded_sources(Elf *elf, uint64_t at, size_t *n);

#endif
