/* Object linking: the resources of kernels that call functions in other objects. */
#ifndef LINKER_RESOURCE_H
#define LINKER_RESOURCE_H

#include "linker/symbols/symbol.h"

/* If an object has .amdgpu.info: allocates the variables in LDS, and raises the descriptors and metadata of kernels to what the kernels
 * need with all functions that they can reach. Call when the linked sections and the exported symbols are known, and before the
 * relocations of symbols in LDS are scanned. */
void
resource_resolve(struct symbols *symbols);

#endif
