/* What the analyses need of an ELF file: its code with the symbols, descriptors and relocations that say something about it. */
#ifndef FUNCTION_OBJECT_H
#define FUNCTION_OBJECT_H

#include "common/analysis/function/flow.h"
#include "common/elf/elfin.h"
#include "common/hsa/descriptor/kd.h"

/* A kernel that a descriptor describes. */
struct flow_kernel {
	struct str name;
	size_t section;         /* of its code; 0: unknown */
	uint64_t at;            /* its place there */
	uint64_t size;          /* of its code, as the symbol of its name has it; 0: unknown */
	int64_t value[KD_ROWS]; /* of the descriptor's fields, as kd_read gives them */
	uint32_t group;         /* the most work items of a work group, by the metadata; 0: unknown */
	uint32_t sizes[3];      /* of the work group, by the metadata, if others are not allowed; 0: unknown */
};

struct flow_object {
	struct isa isa;         /* with the wave size of the descriptors, if they agree */
	struct flow_code *codes; /* by section number; bytes is NULL for those that hold no code */
	uint64_t *addresses;    /* where each begins */
	size_t ncodes;
	struct flow_kernel *kernels; /* by section, then place */
	size_t nkernels;
};

/* Sorts the symbols, relocations, pointers and addresses, as flow_open() wants them. */
void
flow_code_sort(struct flow_code *code);

/* Reads the file, which must stay valid; isa is what to decode it for. Mistakes in symbols or relocations are reported
 * through the file's diag, and the rest is read all the same. Free it with flow_object_close. */
void
flow_object_open(struct flow_object *o, const struct elfin *e, const struct isa *isa);

void
flow_object_close(struct flow_object *o);

/* The descriptor of the kernel at a place of a section, or NULL. */
const struct flow_kernel *
flow_object_kernel(const struct flow_object *o, size_t section, uint64_t at);

#endif
