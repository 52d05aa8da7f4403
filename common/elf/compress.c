/* The format is the ELF gABI's, "Section Compression"; which sections and how hard is as in LLVM. libelf
 * has the same, but for sections that are in a file already, and with other bytes. */
#include "common/elf/compress.h"

#include <string.h>
#include <zlib.h>

#include "common/base/diag.h"

void
elf_compress_debug(struct elfout_section *s, struct buf *bytes)
{
	if (!str_starts(s->name, ".debug_") || s->type == SHT_NOBITS || !s->size)
		return;
	Elf64_Chdr header = {.ch_type = ELFCOMPRESS_ZLIB, .ch_size = s->size,
		.ch_addralign = s->align ? s->align : 1};
	uLongf n = compressBound(s->size);
	uint8_t *p = buf_reserve(bytes, sizeof(header) + n);
	if (compress2(p + sizeof(header), &n, s->data, s->size, Z_DEFAULT_COMPRESSION) != Z_OK)
		die("out of memory");
	if (sizeof(header) + n >= s->size)
		return;
	memcpy(p, &header, sizeof(header));
	bytes->n += sizeof(header) + n;
	s->data = bytes->p;
	s->size = bytes->n;
	s->flags |= SHF_COMPRESSED;
	s->align = _Alignof(Elf64_Chdr);
}
