/* Operations for which an instruction needs no wait, or possibly none, although it uses their registers and no wait says that they are
 * complete. */
#ifndef WAIT_SPARE_H
#define WAIT_SPARE_H

#include "common/analysis/wait/flight.h"

/* The function that is analyzed. */
struct spare {
	const struct graph_code *code;
	struct flight_code *flights;
	const struct graph *g;
	uint32_t function;
};

/* Returns whether an instruction repeats the event's scalar load from the same address. Both then return the same value. Between
 * them, no instruction writes the registers of the address, and there is no call, whose function could write them. */
bool
spare_repeats(const struct spare *s, uint32_t event, uint32_t insn);

/* Returns whether addresses of the operation have certainly been translated before `insn` although no wait says so. Translations are in
 * order. Either it or a later operation has been waited for; or a later one overwrites the register unit, and whoever writes it waits for
 * that one. Examines the instructions before `insn` in its block. */
bool
spare_translated(const struct spare *s, const struct flight *f, uint32_t insn, unsigned unit);

/* Returns whether LLVM 23 leaves out the wait on depctr_vm_vsrc that an instruction needs before it writes a register, because the
 * instruction waits anyway until at most as many operations are pending on another counter of memory operations. Other operations may
 * still be pending, so LLVM 23 is wrong, but the wait may be unnecessary in practice. `wait` is the index of the first wait after the
 * instruction; `need` is the value that the counter may have. */
bool
spare_left_out(const struct spare *s, const struct insn_count *count, uint32_t wait, uint32_t insn, unsigned need);

#endif
