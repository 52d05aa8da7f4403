/* The arrows of --visualize-jumps, drawn beside the instructions in the style of GNU objdump:
 *
 *	/-----  s_cbranch_scc0 skip
 *	|  /->  s_sub_u32 s0, s0, 1
 *	|  \--  s_cbranch_scc1 loop
 *	\---->  s_endpgm
 *
 * Branches to the same target share an arrow. A shorter arrow is drawn to the right of the longer arrows beside it. */
#ifndef OBJDUMP_JUMPS_H
#define OBJDUMP_JUMPS_H

#include <stddef.h>
#include <stdint.h>

struct disasm;
struct code;
struct jump_arrows;

/* Collects the branches within the code. Free the result with jumps_arrows_free(). */
struct jump_arrows *
jumps_find(const struct disasm *d, const struct code *c);

/* Prints the arrow columns beside the `size` bytes at address `at`. Addresses must not decrease between calls. target: branch
 * target of the instruction, or UINT64_MAX if it is not a branch. */
void
jumps_put(struct jump_arrows *j, struct disasm *d, uint64_t at, uint64_t size, uint64_t target);

/* Returns the number of columns that jumps_put() prints. */
size_t
jumps_width(const struct jump_arrows *j);

/* Frees j, which may be NULL. */
void
jumps_arrows_free(struct jump_arrows *j);

#endif
