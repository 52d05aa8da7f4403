/* The dependency mode in which code executes: bits 1:0 of HW_REG_WAVE_SCHED_MODE, which s_setreg_b32 and s_setreg_imm32_b32 set.
 *
 * In mode 0, hardware holds an instruction until the VGPRs that it uses are free. In mode 2 ("expert"), it does not do this for
 * dependences between vector ALU and memory instructions, so the program must wait for va_vdst and vm_vsrc (counters.tbl). The other
 * modes are not documented. Source: llvm-project pull request 170319. */
#ifndef MODE_SCHED_H
#define MODE_SCHED_H

#include "common/analysis/graph/functions.h"

/* Sets of modes: bits 1 << mode. */
enum { SCHED_USUAL = 1 << 0, SCHED_EXPERT = 1 << 2, SCHED_ALL = 15, SCHED_UNKNOWN = SCHED_ALL & ~(SCHED_USUAL | SCHED_EXPERT) };

struct sched;

/* Determines the modes in which each instruction of graph_whole() can execute, along all paths and across calls. Kernels start in mode 0.
 * Unknown callers call in mode 0 or, if some instruction of the section sets it, in mode 2; unknown callees return in the mode in
 * which they were called. Returns NULL if no instruction changes the mode, so that everything executes in mode 0. flow must outlive the
 * result. Free it with sched_close(). */
struct sched *
sched_open(const struct flow *flow);

/* s may be NULL. */
void
sched_close(struct sched *s);

/* Returns the modes of each instruction of a function, or NULL if all of them execute in mode 0. s may be NULL. */
const uint8_t *
sched_modes(const struct sched *s, uint32_t function);

/* Returns the counters of expert mode for which software must wait before an instruction that executes in mode 2, because hardware does
 * not hold it for their operations: bits 1 << COUNTER_…. n: number of elements in op, from insn_operands(). */
unsigned
sched_waits(const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n);

#endif
