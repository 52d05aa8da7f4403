/* Extracts from an ELF file the input of the analyses: its code, and the symbols, descriptors and relocations that describe the
 * code. */
#ifndef FUNCTION_OBJECT_INPUT_H
#define FUNCTION_OBJECT_INPUT_H

#include "common/analysis/function/flow.h"
#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"
#include "common/hsa/descriptor/kd.h"

/* An argument of a kernel, from the metadata. */
struct flow_argument {
	struct str name, kind;  /* NUL-terminated. name: empty if unknown; kind: such as "by_value" or "hidden_block_count_x" */
	uint32_t offset, size;  /* offset in the argument segment, and size, in bytes */
};

struct flow_kernel {
	struct str name;
	size_t section;         /* number of the section with the kernel's code; 0: unknown */
	uint64_t at;
	uint64_t size;          /* in bytes; 0: unknown */
	int64_t value[KD_ROWS]; /* fields of the kernel descriptor, as kd_read() returns them */
	uint32_t kernarg_size;  /* bytes of the kernarg segment according to the metadata; GRAPH_NONE: unknown */
	uint32_t group;         /* maximum number of work items in a work-group; 0: unknown */
	uint32_t sizes[3];      /* required work-group size in x, y and z; 0: none */
	const struct flow_argument *arguments;
	size_t narguments;
};

struct flow_object {
	struct isa isa;         /* the target, with the wave size of the descriptors if they agree on one */
	struct graph_code *codes; /* indexed by section; bytes is NULL if the section has no code */
	uint64_t *addresses;    /* indexed by section: address of the section */
	size_t ncodes;
	struct flow_kernel *kernels; /* sorted by section, then offset */
	size_t nkernels;
	const struct str *formats; /* of printf(): amdhsa.printf of the metadata; NUL-terminated */
	size_t nformats;
	struct arena arena;     /* owns the arrays flow_kernel.arguments and their strings, and formats */
};

/* Extracts the code of a file for the target isa. The file must stay open as long as o is used. Reports errors in symbols or
 * relocations through the file's diag, and continues. Free o with flow_object_close(). */
void
flow_object_open(struct flow_object *o, const struct elfin *e, const struct isa *isa);

/* Returns the offset from a kernel's symbol at which hardware that preloads arguments starts it; 0: at the symbol. */
uint32_t
flow_kernel_second(const struct isa *isa, const struct flow_kernel *k);

void
flow_object_close(struct flow_object *o);

/* Returns the kernel at an offset of a section, or NULL. */
const struct flow_kernel *
flow_object_kernel(const struct flow_object *o, size_t section, uint64_t at);

#endif
