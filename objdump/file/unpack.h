/* Decompresses bundles of clang-offload-bundler: a header that begins with "CCOB", then the bundle as a zlib or zstd stream. */
#ifndef OBJDUMP_UNPACK_H
#define OBJDUMP_UNPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"

bool
unpack_is(const uint8_t *bytes, size_t n);

/* Decompresses the bundle at the start of n bytes, and appends its contents to out. Sets *size to the size of the compressed
 * bundle. Returns NULL, or the reason for a failure as a phrase. */
const char *
unpack(const uint8_t *bytes, size_t n, struct buf *out, size_t *size);

#endif
