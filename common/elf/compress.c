/* Compresses and decompresses sections, in the format of the ELF gABI, "Section Compression". The choice of sections and the
 * compression levels are the same as in LLVM. libelf's own functions are not used, because they produce different bytes for
 * sections of existing files, and do not support zstd before version 0.189. */
#include "common/elf/compress.h"

#include <string.h>
#include <zlib.h>
#if HAVE_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
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
	int status = uncompress(to, &got, bytes, n);

	if (status == Z_MEM_ERROR)
		die_of_memory();
	return status == Z_OK && got == size;
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
	size_t got = ZSTD_decompress(to, size, bytes, n);

	if (ZSTD_getErrorCode(got) == ZSTD_error_memory_allocation)
		die_of_memory();
	return got == size;
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

#define DIGITS(number) DIGITS_OF(number)
#define DIGITS_OF(number) #number

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

uint64_t
elf_packed_limit(size_t nbytes)
{
	uint64_t limit = ELF_PACKED_RATIO * (uint64_t)nbytes + ELF_PACKED_FLOOR;

	return limit < SIZE_MAX ? limit : SIZE_MAX;
}

/* Reads the header of a section named .zdebug_…: "ZLIB", and the size as a big-endian number. */
static const char *
read_old_header(struct elf_packed *p, const uint8_t *bytes, size_t n)
{
	enum { HEADER = 12 };

	if (n < HEADER || memcmp(bytes, "ZLIB", 4) != 0)
		return "it does not begin with ZLIB and its size";
	*p = (struct elf_packed){bytes + HEADER, n - HEADER, ELFCOMPRESS_ZLIB, 0, 1};
	for (unsigned i = 4; i < HEADER; i++)
		p->size = p->size << 8 | bytes[i];
	return NULL;
}

static const char *
read_header(struct elf_packed *p, const uint8_t *bytes, size_t n)
{
	if (n < sizeof(Elf64_Chdr))
		return "it is shorter than its header";
	uint64_t align = le_get64(bytes + 16);
	*p = (struct elf_packed){bytes + sizeof(Elf64_Chdr), n - sizeof(Elf64_Chdr), le_get32(bytes), le_get64(bytes + 8), align ? align : 1};
	return NULL;
}

const char *
elf_packed_read(struct elf_packed *p, bool old, const uint8_t *bytes, size_t n, uint64_t *left)
{
	const char *why = (old ? read_old_header : read_header)(p, bytes, bytes ? n : 0);

	if (why)
		return why;
	const struct method *m = find_method(p->type);
	if (!m)
		return "its compression method is unknown; zlib and zstd are supported";
	if (!m->unpack)
		return without_zstd;
	if (p->size / m->most > p->n)
		return "its size does not match its header";
	if (p->size > *left)
		return "the sections of the file would have more than " DIGITS(ELF_PACKED_RATIO) " times its size plus "
			DIGITS(ELF_PACKED_FLOOR_MB) " MB";
	*left -= p->size;
	return NULL;
}

const char *
elf_unpack(const struct elf_packed *p, uint8_t *to)
{
	return find_method(p->type)->unpack(to, p->size, p->stream, p->n) ? NULL : "its compressed data is corrupt";
}
