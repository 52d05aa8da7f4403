/* The format is the ELF gABI's, "Section Compression"; which sections and how hard is as in LLVM. libelf
 * has the same, but for sections that are in a file already, and with other bytes. */
#include "common/elf/compress.h"

#include <zlib.h>

#include "common/base/diag.h"
#include "common/base/le.h"

void
elf_compress_debug(struct elfout_section *s, struct buf *bytes)
{
	if (!str_starts(s->name, ".debug_") || s->type == SHT_NOBITS || !s->size)
		return;
	uLongf n = compressBound(s->size);
	uint8_t *p = buf_reserve(bytes, sizeof(Elf64_Chdr) + n);
	if (compress2(p + sizeof(Elf64_Chdr), &n, s->data, s->size, Z_DEFAULT_COMPRESSION) != Z_OK)
		die("out of memory");
	if (sizeof(Elf64_Chdr) + n >= s->size)
		return;
	le_put32(p, ELFCOMPRESS_ZLIB);
	le_put32(p + 4, 0);
	le_put64(p + 8, s->size);
	le_put64(p + 16, s->align ? s->align : 1);
	bytes->n += sizeof(Elf64_Chdr) + n;
	s->data = bytes->p;
	s->size = bytes->n;
	s->flags |= SHF_COMPRESSED;
	s->align = _Alignof(Elf64_Chdr);
}
