/* Extracts from an ELF file the input of the analyses: its code, and the symbols, descriptors and relocations that describe the
 * code. */
#ifndef FUNCTION_OBJECT_H
#define FUNCTION_OBJECT_H

#include "common/analysis/function/flow.h"
#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"
#include "common/hsa/descriptor/kd.h"

/* An argument of a kernel, from the metadata. */
struct flow_argument {
	struct str name, kind;  /* NUL-terminated. name: empty if unknown; kind: such as "by_value" or "hidden_block_count_x" */
	uint32_t offset, size;  /* in the argument segment, in bytes */
};

struct flow_kernel {
	struct str name;
	size_t section;         /* section that contains its code; 0: unknown */
	uint64_t at;            /* offset of its code in the section */
	uint64_t size;          /* in bytes, from the symbol with its name; 0: unknown */
	int64_t value[KD_ROWS]; /* results of kd_read() */
	uint32_t group;         /* maximum number of work items in a work-group, from the metadata; 0: unknown */
	uint32_t sizes[3];      /* required work-group size, from the metadata; 0: none */
	const struct flow_argument *arguments; /* in the order of the metadata */
	size_t narguments;
};

struct flow_object {
	struct isa isa;         /* the target; if all descriptors agree on a wave size, it has this wave size */
	struct flow_code *codes; /* indexed by section; bytes is NULL for a section without code */
	uint64_t *addresses;    /* indexed by section */
	size_t ncodes;
	struct flow_kernel *kernels; /* sorted by section, then offset */
	size_t nkernels;
	struct arena arena;     /* owner of the arguments */
};

/* Sorts the symbols, relocations, pointers and addresses of a section's code, as flow_open() requires. */
void
flow_code_sort(struct flow_code *code);

/* Extracts the code of a file for target isa. The file must stay valid. Reports errors in symbols or relocations through the
 * file's diag, and reads the rest of the file. Free o with flow_object_close(). */
void
flow_object_open(struct flow_object *o, const struct elfin *e, const struct isa *isa);

void
flow_object_close(struct flow_object *o);

/* Returns the descriptor of the kernel at an offset of a section, or NULL. */
const struct flow_kernel *
flow_object_kernel(const struct flow_object *o, size_t section, uint64_t at);

#endif
