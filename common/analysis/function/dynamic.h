/* What symbols and amdpal's metadata say about dynamic VGPRs.
 *
 * LLVM adds a symbol _dvgpr$NAME to a function NAME with the calling convention amdgpu_cs_chain. Its value is that of NAME plus 8 times the
 * number of blocks of VGPRs, less one, that whoever jumps to the function must have allocated. It names no code. Source: LLVM's
 * AMDGPUAsmPrinter::emitDVgprSymbol().
 *
 * In the metadata, the member .dynamic_vgpr_en of .compute_registers is the mode in which hardware starts the waves, and
 * .dynamic_vgpr_saved_count of a hardware stage the number of VGPRs of all blocks but one, as LLVM 23 writes it for the stage's entry. */
#ifndef FUNCTION_DYNAMIC_H
#define FUNCTION_DYNAMIC_H

#include "common/analysis/graph/code.h"
#include "common/hsa/metadata/meta.h"

/* Returns whether a symbol has the name of a symbol _dvgpr$NAME, and sets *function to NAME. */
bool
dynamic_is_symbol(struct str name, struct str *function);

/* Sets graph_start.blocks of the function with this name, from the offset of its symbol _dvgpr$NAME. The symbols of code are sorted. */
void
dynamic_take_blocks(struct graph_code *code, struct str function, uint64_t at);

/* Sets graph_code.vgpr_block of n codes, and graph_start.dynamic of the entries of compute shaders, from the metadata's root, a map. */
void
dynamic_take_pipelines(struct graph_code *codes, size_t n, const struct meta *root);

#endif
