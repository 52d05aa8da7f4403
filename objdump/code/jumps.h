/* The arrows of --visualize-jumps, as GNU's objdump draws them beside the instructions:
 *
 *	/-----  s_cbranch_scc0 skip
 *	|  /->  s_sub_u32 s0, s0, 1
 *	|  \--  s_cbranch_scc1 loop
 *	\---->  s_endpgm
 *
 * Branches to one target share an arrow. A shorter arrow is drawn to the right of the longer ones that it
 * lies beside. */
#ifndef OBJDUMP_JUMPS_H
#define OBJDUMP_JUMPS_H

#include <stddef.h>
#include <stdint.h>

struct disasm;
struct code;
struct jump_arrows;

/* Collects the branches within the code. Free the result with jumps_free. */
struct jump_arrows *
jumps_find(const struct disasm *d, const struct code *c);

/* Prints the columns beside the size bytes at an address; addresses must not decrease. target: where the instruction branches to,
 * UINT64_MAX: it does not branch. */
void
jumps_put(struct jump_arrows *j, struct disasm *d, uint64_t at, uint64_t size, uint64_t target);

/* Number of columns. */
size_t
jumps_width(const struct jump_arrows *j);

/* NULL is allowed. */
void
jumps_free(struct jump_arrows *j);

#endif
