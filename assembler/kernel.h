/* Kernel descriptors and what else amdhsa has: .amdhsa_kernel, .amdgcn_target, .amdgpu_metadata. */
#ifndef ASSEMBLER_KERNEL_H
#define ASSEMBLER_KERNEL_H

#include "assembler/sym.h"
#include "common/hsa/kd.h"
#include "common/isa/node.h"

struct insn;

/* One .amdhsa_kernel. The values may hang on symbols that come later. */
struct kernel {
	struct kernel *next;
	struct kd kd;
	struct symbol *code;
	struct frag *frag; /* where the descriptor is */
	uint64_t offset;
	bool late;                          /* a value is not known at the end of the descriptor */
	const struct expr *value[KD_ROWS];  /* those */
	uint8_t bytes[KD_SIZE];
};

struct kernels {
	struct kernel *first, **tail;
	struct kernel *open; /* between .amdhsa_kernel and .end_amdhsa_kernel */
};

/* Once the processor is known: the symbols that tell it to the source. */
void
kernel_processor(struct as *as);

/* A statement that begins with ".amdhsa_" or is ".end_amdhsa_kernel", inside .amdhsa_kernel. Returns
 * false if it is neither. */
bool
kernel_statement(struct as *as, struct statement *st);

/* Reports at loc (no place: at its own) that .end_amdhsa_kernel is missing, if one is. */
void
kernel_close(struct as *as, struct loc loc);

/* Counts the registers that an instruction names in .amdgcn.next_free_vgpr and _sgpr. */
void
kernel_count_registers(struct as *as, const struct insn *insn);

/* Writes the descriptors into their places; the layout must be complete. */
void
kernel_finish(struct as *as);

#endif
