/* Decompresses bundles in the format of clang's CompressedOffloadBundle. The header is little-endian. Its fields have these sizes
 * in bytes, depending on the version in the first column:
 *
 *	         magic  version  method  whole size  unpacked size  hash
 *	1        4      2        2       -           4              8
 *	2        4      2        2       4           4              8
 *	3        4      2        2       8           8              8
 *
 * The hash consists of the first 8 bytes of the MD5 hash of the unpacked data. It is checked, because zstd alone does not detect
 * damage. The unpacked size is not trusted; memory is allocated only as the stream fills it. */
#include "objdump/file/unpack.h"

#include <md5.h>
#include <string.h>
#include <zlib.h>
#if HAVE_ZSTD
#include <zstd.h>
#endif

#include "common/base/memory/le.h"

static const char magic[] = "CCOB";

enum { MAGIC = sizeof magic - 1, METHOD_ZLIB = 0, METHOD_ZSTD = 1, HASH = 8, CHUNK = 1 << 16 };

static const char damaged[] = "its compressed data is corrupt",
	wrong_size[] = "its size does not match its header";

/* Widths of the two size fields in bytes, indexed by version. Version 0 does not exist. */
static const struct {
	uint8_t whole, unpacked;
} layouts[] = {{0, 0}, {0, 4}, {4, 4}, {8, 8}};

struct stream {
	const uint8_t *in;
	size_t n, taken; /* n: size of the input in bytes; taken: number of input bytes consumed */
	uint64_t size;   /* expected size of the output in bytes */
	struct buf *out;
	size_t start; /* offset of the output within out */
};

bool
unpack_is(const uint8_t *bytes, size_t n)
{
	return n >= MAGIC && memcmp(bytes, magic, MAGIC) == 0;
}

static uint64_t
take_le(const uint8_t **at, unsigned n)
{
	uint64_t value = le_get(*at, n);

	*at += n;
	return value;
}

/* Reserves a chunk for output, sets *to to it, and returns its size in bytes. A chunk is at most one byte longer than the remaining
 * expected output, so that longer output is detected. */
static size_t
room(struct stream *s, uint8_t **to)
{
	uint64_t left = s->size + 1 - (s->out->n - s->start);
	size_t n = left < CHUNK ? (size_t)left : CHUNK;

	*to = buf_reserve(s->out, n);
	return n;
}

static bool
too_long(const struct stream *s)
{
	return s->out->n - s->start > s->size;
}

static const char *
unpack_zlib(struct stream *s)
{
	z_stream z = {0};
	int r = Z_OK;

	if (inflateInit(&z) != Z_OK)
		return "cannot initialise zlib";
	while (r == Z_OK && !too_long(s)) {
		size_t in = s->n - s->taken < CHUNK ? s->n - s->taken : CHUNK, n = room(s, &z.next_out);

		z.next_in = (uint8_t *)(uintptr_t)s->in + s->taken;
		z.avail_in = (uInt)in;
		z.avail_out = (uInt)n;
		r = inflate(&z, Z_NO_FLUSH);
		s->taken += in - z.avail_in;
		s->out->n += n - z.avail_out;
	}
	inflateEnd(&z);
	return r == Z_STREAM_END || too_long(s) ? NULL : damaged;
}

#if HAVE_ZSTD
static const char *
unpack_zstd(struct stream *s)
{
	ZSTD_DCtx *z = ZSTD_createDCtx();
	ZSTD_inBuffer in = {s->in, s->n, 0};
	size_t r = 1;

	if (!z || ZSTD_isError(ZSTD_DCtx_setParameter(
		z, ZSTD_d_windowLogMax, ZSTD_dParam_getBounds(ZSTD_d_windowLogMax).upperBound)))
		return "cannot initialise zstd";
	while (r && !ZSTD_isError(r) && !too_long(s)) {
		uint8_t *to;
		ZSTD_outBuffer out = {.size = room(s, &to)};
		size_t before = in.pos;

		out.dst = to;
		r = ZSTD_decompressStream(z, &out, &in);
		s->out->n += out.pos;
		if (r && in.pos == before && !out.pos)
			break;
	}
	ZSTD_freeDCtx(z);
	s->taken = in.pos;
	return !r || too_long(s) ? NULL : damaged;
}
#else
static const char *
unpack_zstd(struct stream *s)
{
	(void)s;
	return "it is compressed with zstd, and this program was built without libzstd";
}
#endif

static const char *
check(const struct stream *s, const uint8_t *hash)
{
	if (s->out->n - s->start != s->size)
		return wrong_size;
	MD5_CTX md5;
	MD5Init(&md5);
	MD5Update(&md5, s->out->p + s->start, s->out->n - s->start);
	uint8_t digest[MD5_DIGEST_LENGTH];
	MD5Final(digest, &md5);
	return memcmp(digest, hash, HASH) == 0 ? NULL : damaged;
}

const char *
unpack(const uint8_t *bytes, size_t n, struct buf *out, size_t *size)
{
	const uint8_t *at = bytes + MAGIC;
	struct stream s = {.out = out, .start = out->n};

	*size = MAGIC;
	if (n < MAGIC + 4)
		return "its header is truncated";
	uint64_t version = take_le(&at, 2);
	uint64_t method = take_le(&at, 2);
	if (!version || version >= sizeof layouts / sizeof layouts[0])
		return "its version is unknown";
	uint64_t header = MAGIC + 4 + layouts[version].whole + layouts[version].unpacked + HASH;
	if (n < header)
		return "its header is truncated";
	uint64_t whole = layouts[version].whole ? take_le(&at, layouts[version].whole) : n;
	s.size = take_le(&at, layouts[version].unpacked);
	if (whole < header || whole > n)
		return "it is truncated";
	s.in = bytes + header;
	s.n = whole - header;
	const char *why = method == METHOD_ZLIB   ? unpack_zlib(&s)
		: method == METHOD_ZSTD ? unpack_zstd(&s)
		: "its compression method is unknown";
	*size = layouts[version].whole ? whole : header + s.taken;
	return why ? why : check(&s, s.in - HASH);
}
