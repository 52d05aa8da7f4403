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

/* The compressed sections of a file may decompress to this many bytes for each byte of the file, plus the floor. Debug information
 * is compressed to about a quarter of its size. */
#define ELF_PACKED_RATIO 32
#define ELF_PACKED_FLOOR_MB 4
#define ELF_PACKED_FLOOR (ELF_PACKED_FLOOR_MB << 20)

/* Returns to how many bytes the sections of a file of nbytes bytes may decompress. */
uint64_t
elf_packed_limit(size_t nbytes);

struct elf_packed {
	const uint8_t *stream; /* the n bytes after the header */
	size_t n;
	uint32_t type; /* ELFCOMPRESS_… */
	uint64_t size, align; /* of the decompressed section; size is in bytes */
};

/* Reads the header of a compressed section of n bytes: an Elf64_Chdr or, in an old section named .zdebug_…, "ZLIB" and the size.
 * Subtracts the decompressed size from *left, which elf_packed_limit() returned for the file. Returns NULL, or an error message. It
 * is an error if the n bytes cannot expand to the size in the header, or if the size exceeds *left. */
const char *
elf_packed_read(struct elf_packed *p, bool old, const uint8_t *bytes, size_t n, uint64_t *left);

/* Decompresses a section into p->size bytes. Returns NULL, or an error message. */
const char *
elf_unpack(const struct elf_packed *p, uint8_t *to);

#endif
