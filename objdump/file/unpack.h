/* Compressed bundles of clang-offload-bundler: a header that begins with "CCOB", then a zlib or zstd stream of the bundle. */
#ifndef OBJDUMP_UNPACK_H
#define OBJDUMP_UNPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"

bool
unpack_is(const uint8_t *bytes, size_t n);

/* Appends the contents of the compressed bundle at the start of n bytes to out; *size is the bundle's size. Returns NULL or, as a
 * phrase, why it cannot be read. */
const char *
unpack(const uint8_t *bytes, size_t n, struct buf *out, size_t *size);

#endif
