/* A linked code object in the memory of a run, and the arguments of its kernels. */
#ifndef RUN_LOADED_H
#define RUN_LOADED_H

#include "common/analysis/function/object_input.h"
#include "common/run/execution.h"

struct run_program {
	const struct elfin *elf;
	const struct flow_object *object;
	size_t image;        /* index of the allocation that has its sections */
	uint64_t base;       /* what is added to the addresses in the object */
	struct flow_kernel old; /* the kernel of code object V2 that run_program_kernel() has found */
	uint64_t code, code_size; /* the part of the image from the first section with code to the end of the last one */
};

/* Loads a linked object, and applies its relocations. Reports errors through the file's diag, and returns false. The object must stay
 * open. */
bool
run_program_load(struct run_program *p, struct run_memory *memory, const struct elfin *elf, const struct flow_object *object);

/* Returns the kernel with a name, or if that is NULL, the only one; reports an error and returns NULL if there is none. */
const struct flow_kernel *
run_program_kernel(struct run_program *p, const char *name);

/* An argument: a value, or a buffer whose address is the value. */
struct run_value {
	const char *name;    /* the argument's name, or its offset as a number; NULL: the argument after that of the value before */
	void *bytes;
	size_t n;
	bool is_buffer;
	bool is_empty;       /* of a buffer: its bytes have no value yet */
	bool is_lds;         /* n bytes of LDS, besides those that the kernel declares; the value is their address */
	uint64_t address;    /* of a buffer that run_memory_add_at() has added: its address; 0: run_program_launch() adds it */
};

/* Fills the argument segment of a launch, the dispatch packet, and the rest of *launch: entry, kernarg, dispatch, scratch, and LDS, to which
 * it adds `dynamic` bytes. launch has isa, grid and group. The segment and the packet are allocations of memory. Reports errors and returns
 * false. */
bool
run_program_launch(const struct run_program *p, struct run_memory *memory, const struct flow_kernel *kernel, const struct run_value *values,
	size_t n, uint64_t dynamic, struct run_launch *launch);

/* Appends what the kernel has printed to out. */
void
run_program_print(const struct run_program *p, const struct run_memory *memory, const struct run_launch *launch, struct buf *out);

#endif
