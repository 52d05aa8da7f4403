/* Kernels of code object V2, which begin with an amd_kernel_code_t and have no kernel descriptor. */
#ifndef RUN_OLD_KERNEL_H
#define RUN_OLD_KERNEL_H

#include "common/analysis/function/object_input.h"

/* Finds the kernel with a name, or if that is NULL, the only one. Sets *n to the number of kernels. Returns whether there is the kernel,
 * without arguments. */
bool
run_old_kernel(const struct elfin *e, const struct isa *isa, const char *name, struct flow_kernel *out, size_t *n);

#endif
