/* Compresses bundles. A header precedes the compressed bytes. The fields of the header are little-endian: the magic,
 * the version and the method in 2 bytes each, the size of the file and of the bundle, and the first 8 bytes of the
 * bundle's MD5 hash. The sizes have 4 bytes in version 2, 8 bytes in version 3. As in LLVM 19, the version is 2, or 3
 * if a size does not fit. */
#include "linker/bundle/compress.h"

#include <md5.h>
#include <zlib.h>
#if HAVE_ZSTD
#include <zstd.h>
#endif

#include "common/base/memory/die.h"

/* clang-offload-bundler's default levels. */
enum { ZLIB_LEVEL = 6, ZSTD_LEVEL = 3 };

/* Numbers of the methods in the header. */
enum { NUMBER_ZLIB = 0, NUMBER_ZSTD = 1 };

static size_t
zlib_bound(size_t n)
{
	return compressBound(n);
}

/* Returns the compressed size, or 0 on failure. */
static size_t
zlib_pack(uint8_t *to, size_t room, const void *bytes, size_t n, int level)
{
	uLongf size = room;

	return compress2(to, &size, bytes, n, level) == Z_OK ? size : 0;
}

#if HAVE_ZSTD
static size_t
zstd_bound(size_t n)
{
	return ZSTD_compressBound(n);
}

/* LLVM enables long-distance matching for bundles, because code for similar processors repeats. */
static size_t
zstd_pack(uint8_t *to, size_t room, const void *bytes, size_t n, int level)
{
	ZSTD_CCtx *z = ZSTD_createCCtx();
	size_t size = 0;

	if (z && !ZSTD_isError(ZSTD_CCtx_setParameter(z, ZSTD_c_enableLongDistanceMatching, 1)) &&
		!ZSTD_isError(ZSTD_CCtx_setParameter(z, ZSTD_c_compressionLevel, level)))
		size = ZSTD_compress2(z, to, room, bytes, n);
	ZSTD_freeCCtx(z);
	return ZSTD_isError(size) ? 0 : size;
}
#endif

static const struct bundle_packer {
	uint16_t number;
	uint8_t level, levels; /* level: the default compression level; levels: the highest one */
	size_t (*bound)(size_t n);
	size_t (*pack)(uint8_t *to, size_t room, const void *bytes, size_t n, int level);
} packers[] = {
	[BUNDLE_ZLIB] = {NUMBER_ZLIB, ZLIB_LEVEL, 9, zlib_bound, zlib_pack},
#if HAVE_ZSTD
	[BUNDLE_ZSTD] = {NUMBER_ZSTD, ZSTD_LEVEL, 22, zstd_bound, zstd_pack},
#else
	[BUNDLE_ZSTD] = {NUMBER_ZSTD, ZSTD_LEVEL, 22, NULL, NULL},
#endif
};

unsigned
bundle_compress_levels(enum bundle_method method)
{
	return packers[method].levels;
}

const char *
bundle_compress(const struct buf *bundle, enum bundle_method method, unsigned level, struct buf *out)
{
	const struct bundle_packer *p = &packers[method];
	struct buf stream = {0};
	size_t header = 24;
	unsigned width = 4;

	if (!p->pack)
		return "zstd is not supported: this program was built without libzstd";
	uint8_t *to = buf_reserve(&stream, p->bound(bundle->n));
	stream.n = p->pack(to, p->bound(bundle->n), bundle->p, bundle->n, level ? (int)level : p->level);
	if (!stream.n)
		die_of_memory();
	MD5_CTX md5;
	MD5Init(&md5);
	MD5Update(&md5, bundle->p, bundle->n);
	uint8_t digest[MD5_DIGEST_LENGTH];
	MD5Final(digest, &md5);
	if (header + stream.n > UINT32_MAX || bundle->n > UINT32_MAX) {
		width = 8;
		header = 32;
	}
	size_t size = header + stream.n;
	buf_put(out, "CCOB", 4);
	buf_put_le(out, width == 4 ? 2 : 3, 2);
	buf_put_le(out, p->number, 2);
	buf_put_le(out, size, width);
	buf_put_le(out, bundle->n, width);
	buf_put(out, digest, 8);
	buf_put(out, stream.p, stream.n);
	buf_free(&stream);
	return NULL;
}
