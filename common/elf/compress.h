/* Compressed sections: SHF_COMPRESSED, with an Elf64_Chdr before a zlib or zstd stream. */
#ifndef ELF_COMPRESS_H
#define ELF_COMPRESS_H

#include "common/base/file/buf.h"
#include "common/elf/elfout.h"

#ifndef ELFCOMPRESS_ZSTD /* younger than some systems' <elf.h> */
#define ELFCOMPRESS_ZSTD 2
#endif

/* The ch_type that HOW of --compress-debug-sections=HOW asks for, 0 for "none"; NULL is the usual one. Returns
 * NULL, or why it cannot be. */
const char *
elf_compress_type(const char *how, uint32_t *type);

/* Compresses a section named .debug_… if that makes it smaller: its bytes, flags and alignment are
 * replaced. bytes holds the new ones and must last as long as the section. */
void
elf_compress_debug(struct elfout_section *s, uint32_t type, struct buf *bytes);

/* Reads the header of n compressed bytes. Returns NULL, or what is wrong; a size that the bytes cannot
 * hold is. */
const char *
elf_uncompress_header(const uint8_t *bytes, size_t n, Elf64_Chdr *header);

/* Uncompresses to header->ch_size bytes. Returns NULL, or what is wrong. */
const char *
elf_uncompress(const uint8_t *bytes, size_t n, const Elf64_Chdr *header, uint8_t *to);

#endif
