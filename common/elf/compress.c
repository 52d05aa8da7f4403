/* Compresses and decompresses sections, in the format of the ELF gABI, "Section Compression". The choice of sections and the
 * compression levels are the same as in LLVM. libelf's own functions are not used, because they produce different bytes for
 * sections of existing files, and do not support zstd before version 0.189. */
#include "common/elf/compress.h"

#include <string.h>
#include <zlib.h>
#if HAVE_ZSTD
#include <zstd.h>
#endif

#include "common/base/memory/die.h"
#include "common/base/memory/le.h"

static size_t
zlib_bound(size_t n)
{
	return compressBound(n);
}

/* Returns the compressed size, or 0 on failure. */
static size_t
zlib_pack(uint8_t *to, size_t room, const void *bytes, size_t n)
{
	uLongf size = room;

	return compress2(to, &size, bytes, n, Z_DEFAULT_COMPRESSION) == Z_OK ? size : 0;
}

static bool
zlib_unpack(uint8_t *to, size_t size, const uint8_t *bytes, size_t n)
{
	uLongf got = size;

	return uncompress(to, &got, bytes, n) == Z_OK && got == size;
}

#if HAVE_ZSTD
enum { ZSTD_LEVEL = 5 };

static size_t
zstd_bound(size_t n)
{
	return ZSTD_compressBound(n);
}

static size_t
zstd_pack(uint8_t *to, size_t room, const void *bytes, size_t n)
{
	size_t size = ZSTD_compress(to, room, bytes, n, ZSTD_LEVEL);

	return ZSTD_isError(size) ? 0 : size;
}

static bool
zstd_unpack(uint8_t *to, size_t size, const uint8_t *bytes, size_t n)
{
	return ZSTD_decompress(to, size, bytes, n) == size;
}
#endif

/* A compression method. most: the largest number of bytes to which one compressed byte can expand. */
static const struct method {
	const char *name;
	uint32_t type, most;
	size_t (*bound)(size_t n);
	size_t (*pack)(uint8_t *to, size_t room, const void *bytes, size_t n);
	bool (*unpack)(uint8_t *to, size_t size, const uint8_t *bytes, size_t n);
} methods[] = {
	{"zlib", ELFCOMPRESS_ZLIB, 1032, zlib_bound, zlib_pack, zlib_unpack},
#if HAVE_ZSTD
	{"zstd", ELFCOMPRESS_ZSTD, 1 << 15, zstd_bound, zstd_pack, zstd_unpack},
#else
	{"zstd", ELFCOMPRESS_ZSTD, 0, NULL, NULL, NULL},
#endif
};

static const struct method *
find_method(uint32_t type)
{
	for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
		if (methods[i].type == type)
			return &methods[i];
	return NULL;
}

static const char without_zstd[] = "zstd is not supported: this program was built without libzstd";

const char *
elf_compress_type(const char *how, uint32_t *type)
{
	*type = 0;
	if (!how)
		how = methods[0].name;
	if (strcmp(how, "none") == 0)
		return NULL;
	for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++) {
		if (strcmp(how, methods[i].name) == 0) {
			*type = methods[i].type;
			return methods[i].pack ? NULL : without_zstd;
		}
	}
	return "expected zlib, zstd or none";
}

void
elf_compress_debug(struct elfout_section *s, uint32_t type, struct buf *bytes)
{
	const struct method *m = find_method(type);

	if (!m || !str_starts(s->name, ".debug_") || s->type == SHT_NOBITS || s->flags & SHF_COMPRESSED || !s->size)
		return;
	size_t room = m->bound(s->size);
	uint8_t *p = buf_reserve(bytes, sizeof(Elf64_Chdr) + room);
	size_t n = m->pack(p + sizeof(Elf64_Chdr), room, s->data, s->size);
	if (!n)
		die_of_memory();
	if (sizeof(Elf64_Chdr) + n >= s->size)
		return;
	le_put32(p, type);
	le_put32(p + 4, 0);
	le_put64(p + 8, s->size);
	le_put64(p + 16, s->align ? s->align : 1);
	bytes->n += sizeof(Elf64_Chdr) + n;
	s->data = bytes->p;
	s->size = bytes->n;
	s->flags |= SHF_COMPRESSED;
	s->align = _Alignof(Elf64_Chdr);
}

const char *
elf_uncompress_header(const uint8_t *bytes, size_t n, Elf64_Chdr *header)
{
	const struct method *m;

	if (!bytes || n < sizeof *header)
		return "it is shorter than its header";
	*header = (Elf64_Chdr){
		.ch_type = le_get32(bytes), .ch_size = le_get64(bytes + 8), .ch_addralign = le_get64(bytes + 16)};
	m = find_method(header->ch_type);
	if (!m)
		return "its compression method is unknown; zlib and zstd are supported";
	if (!m->unpack)
		return without_zstd;
	if (header->ch_size / m->most > n)
		return "its size does not match its header";
	return NULL;
}

const char *
elf_uncompress(const uint8_t *bytes, size_t n, const Elf64_Chdr *header, uint8_t *to)
{
	bool whole = find_method(header->ch_type)->unpack(
		to, header->ch_size, bytes + sizeof *header, n - sizeof *header);

	return whole ? NULL : "its compressed data is corrupt";
}
