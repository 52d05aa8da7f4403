/* Compresses and decompresses sections with SHF_COMPRESSED, which consist of an Elf64_Chdr and a zlib or zstd stream. */
#ifndef ELF_COMPRESS_H
#define ELF_COMPRESS_H

#include "common/base/file/buf.h"
#include "common/elf/elfout.h"

#ifndef ELFCOMPRESS_ZSTD /* not defined in the <elf.h> of some systems */
#define ELFCOMPRESS_ZSTD 2
#endif

/* Sets *type to the ch_type that `how`, the argument of --compress-debug-sections, selects: 0 for "none", zlib for NULL. Returns
 * NULL, or an error message. */
const char *
elf_compress_type(const char *how, uint32_t *type);

/* Compresses a section named .debug_… if compression makes the section smaller: replaces its data, size, flags and alignment.
 * bytes receives the new data and must live as long as the section. */
void
elf_compress_debug(struct elfout_section *s, uint32_t type, struct buf *bytes);

/* Reads the header of a compressed section of n bytes. Returns NULL, or an error message. It is an error if the n bytes cannot
 * expand to the size in the header. */
const char *
elf_uncompress_header(const uint8_t *bytes, size_t n, Elf64_Chdr *header);

/* Decompresses a section into header->ch_size bytes. Returns NULL, or an error message. */
const char *
elf_uncompress(const uint8_t *bytes, size_t n, const Elf64_Chdr *header, uint8_t *to);

#endif
