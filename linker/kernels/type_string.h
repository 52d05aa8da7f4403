/* The types in .amdgpu.info in the output of -r. */
#ifndef LINKER_TYPE_STRING_H
#define LINKER_TYPE_STRING_H

#include "linker/symbols/symbol.h"

/* Joins the .amdgpu.strtab of all objects, and adjusts the offsets of strings in their .amdgpu.info. For -r; call when the linked
 * sections are known. */
void
type_string_join(struct symbols *symbols);

#endif
