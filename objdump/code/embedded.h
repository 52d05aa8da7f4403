/* Sources that compilers put into the line tables of DWARF 5 (clang -gembed-source), which libdw passes over. */
#ifndef OBJDUMP_EMBEDDED_H
#define OBJDUMP_EMBEDDED_H

#include <libelf.h>
#include <stdint.h>

/* The bytes of the section with this name; NULL for none. */
Elf_Data *
embedded_section(Elf *elf, const char *name);

/* The texts of the files of the table at a place of .debug_line, by their numbers, in an array the caller frees; *n of
 * them, NULL where there is none. They live as long as elf. NULL if the table has none. */
const char **
embedded_sources(Elf *elf, uint64_t at, size_t *n);

#endif
