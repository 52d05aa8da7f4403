/* --offload-bundle: bundles code objects for several processors in one file, as clang-offload-bundler does. A HIP runtime loads
 * the code object that fits its processor. */
#ifndef LINKER_BUNDLE_H
#define LINKER_BUNDLE_H

#include "common/base/file/buf.h"
#include "linker/options/opts.h"

struct bundle_input {
	const char *name;
	const uint8_t *bytes;
	size_t n;
};

/* Appends the bundle of n linked code objects to out, in their order. Reports errors to diag; out is unchanged after an error. */
void
bundle_make(const struct bundle_settings *settings, struct diag *diag, const struct bundle_input *inputs, size_t n, struct buf *out);

#endif
