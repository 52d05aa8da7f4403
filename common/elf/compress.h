/* Compressed debug sections: SHF_COMPRESSED with a zlib stream behind an Elf64_Chdr. */
#ifndef ELF_COMPRESS_H
#define ELF_COMPRESS_H

#include "common/base/buf.h"
#include "common/elf/elfout.h"

/* Compresses a section named .debug_… if that makes it smaller: its bytes, flags and alignment are
 * replaced. bytes holds the new ones and must last as long as the section. */
void
elf_compress_debug(struct elfout_section *s, struct buf *bytes);

#endif
