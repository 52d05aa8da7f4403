/* .amdgpu.info in a source: as .amdgpu_info, if that assembles to the same section. */
#ifndef OBJDUMP_ASSEMBLY_INFO_H
#define OBJDUMP_ASSEMBLY_INFO_H

#include "objdump/assembly/assembly.h"

/* Returns whether directives can express .amdgpu.info and .amdgpu.strtab. */
bool
assembly_info_is_exact(const struct elfin *e);

/* Prints the directives. */
void
assembly_info_put(struct assembly *a);

#endif
