/* Compresses bundles as clang's CompressedOffloadBundle does. */
#ifndef LINKER_BUNDLE_COMPRESS_H
#define LINKER_BUNDLE_COMPRESS_H

#include "common/base/file/buf.h"
#include "linker/options/opts.h"

/* Returns the highest compression level of a method. */
unsigned
bundle_compress_levels(enum bundle_method method);

/* Appends the compressed form of a bundle to out. level: 0 is the method's default. Returns NULL, or an error message. */
const char *
bundle_compress(const struct buf *bundle, enum bundle_method method, unsigned level, struct buf *out);

#endif
