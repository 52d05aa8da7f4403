/* The code of a function and of all functions that it calls, in the form that the simulated machine executes: the unit, timing,
 * dependencies and successors of each instruction. */
#ifndef SIM_OP_H
#define SIM_OP_H

#include "common/sim/sim.h"

enum sim_kind {
	SIM_VALU, SIM_SALU, SIM_SMEM, SIM_VMEM, SIM_LDS, SIM_EXPORT, SIM_MESSAGE,
	SIM_BRANCH,          /* may transfer control */
	SIM_WAIT, SIM_WAIT_ALU, SIM_NOP, SIM_SLEEP, SIM_DELAY, SIM_BARRIER, SIM_INTERNAL,
	SIM_REQUEST,         /* of VGPRs */
	SIM_END,
};

/* Issue ports. In each issue slot, a SIMD issues at most one instruction per port. */
enum sim_port { SIM_PORT_VALU, SIM_PORT_SCALAR, SIM_PORT_VMEM, SIM_PORT_LDS, SIM_PORT_EXPORT, SIM_PORT_BRANCH, SIM_PORTS,
	SIM_PORT_NONE = SIM_PORTS };

enum {
	SIM_OP_TRANS = 1,        /* VALU: uses the unit for transcendental functions */
	SIM_OP_MATRIX = 2,       /* VALU: uses the matrix cores */
	SIM_OP_READS_VGPR = 4,
	SIM_OP_READS_SGPR = 8,
	SIM_OP_WRITES_SGPR = 16, /* writes a scalar register, such as an SGPR, scc, vcc or exec */
	SIM_OP_RETURNS = 32,     /* writes vector registers */
	SIM_OP_STORES = 64,      /* memory: reads data registers */
	SIM_OP_SILENT = 128,     /* not recorded in the hardware's traces */
	SIM_OP_WHOLE = 256,      /* matrix: occupies the vector ALU during all of its passes */
	SIM_OP_CALL = 512,
	SIM_OP_RETURN = 1024,
	SIM_OP_FAR = 2048,       /* jumps to an address held in registers */
	SIM_OP_TEXELS = 4096,    /* fetches texels */
	SIM_OP_LAST = 8192,      /* the last op of its function */
	SIM_OP_READS_FILE = 16384, /* reads scalar registers other than scc and exec */
	SIM_OP_CONDITION = 32768, /* writes scc, vcc or exec, which branches can test */
	SIM_OP_VCC = 65536,      /* VALU: writes vcc */
	SIM_OP_EXPERT = 524288,  /* executes in mode 2 of HW_REG_WAVE_SCHED_MODE only */
	SIM_OP_LOAD = 262144,    /* loads from memory that the wave has not written itself: its first access can miss all caches */
	SIM_OP_REQUEST = 1048576, /* branch: tests whether the request before it has failed */
	SIM_OP_REFUSED = 2097152, /* with SIM_OP_REQUEST: it is taken if that has failed, and else not */
	SIM_OP_ACCESS = 4194304, /* accesses memory or LDS */
	SIM_OP_SCALAR = 131072,  /* VALU: computes a single value, in scalar registers */
};

struct sim_op {
	uint32_t function, insn; /* function: number in the flow; insn: number in the function's graph */
	uint32_t at;             /* byte offset within the section */
	uint32_t line;           /* number of the instruction cache line that contains the op's last byte */
	uint32_t data, page;     /* SIM_OP_LOAD: numbers of the cache line and of the page that the op loads from. The lines of vector
	                          * and of scalar loads are numbered separately. Loads with the same address registers have the same
	                          * page. They have different lines if the registers are written between them, or if their offsets are
	                          * in different lines */
	uint32_t target;         /* branch, call: index of the target op; GRAPH_NONE: unknown */
	uint32_t choice;         /* conditional branch: index in sim_path.branches; other ops: GRAPH_NONE */
	uint32_t reg;            /* index in program.regs of the op's registers: first the registers that it reads, then the registers
	                          * that it writes */
	uint16_t nreads, nwrites; /* numbers of registers read and written; VALU: the first nvectors of the written registers are
	                           * vector registers */
	uint16_t nvectors;
	uint8_t size;
	uint8_t kind, port;      /* kind: kind of op, enum sim_kind; port: issue port, enum sim_port */
	uint8_t unit;            /* execution unit, enum sim_unit; SIM_UNIT_COUNT: none */
	uint8_t from;            /* SIM_OP_LOAD: enum sim_from */
	uint8_t first;           /* SIM_OP_LOAD: per cent of the executions that load from a line for the first time; SIM_NOT_MEASURED */
	uint32_t flags;
	uint32_t issue;          /* number of cycles during which the op occupies the issue path */
	uint32_t busy;           /* number of cycles during which the op occupies the unit */
	uint32_t latency;        /* ALU: number of cycles until a dependent instruction can start; memory: number of cycles until
	                          * completion, excluding time in queues */
	uint32_t moves;          /* LDS, vector memory: the part of `busy` that does not depend on addresses; 0: all of it */
	uint32_t served;         /* LDS: number of cycles during which the op occupies the banks; vector memory: until all addresses are
	                          * processed */
	uint16_t vgprs;          /* SIM_REQUEST: the number for which it asks; 0: unknown, nothing changes */
	uint8_t conflict;        /* VALU: extra cycles for register bank conflicts; memory: cycles to read the source registers */
	uint8_t nevents, nmemory; /* nevents: number of elements in events: the counters that the op increments. The first nmemory of them
	                          * are decremented when a memory operation completes, and hardware stalls ops that would exceed their
	                          * largest value. The others are counters of expert mode: they are decremented when a vector ALU
	                          * operation has written its result, or a memory operation has read its sources */
	struct {
		uint8_t counter, order, times; /* order: completion order, times: increment, as in struct insn_count */
	} events[INSN_COUNTS];
	uint32_t wait;           /* SIM_WAIT and other waiting instructions: index in program.waits; GRAPH_NONE: no wait. SIM_NOP,
	                          * SIM_SLEEP: number of cycles. SIM_DELAY: the immediate. SIM_WAIT_ALU: index in program.alu_waits.
	                          * SIM_BARRIER: OPERATION_… */
};

enum { SIM_NOT_MEASURED = 255 };

/* Where a load finds its data. */
enum sim_from {
	SIM_FROM_ANYWHERE,       /* as the parameters say: memory.cold, vmem.hits, … */
	SIM_FROM_FIRST,          /* the first-level or the scalar cache */
	SIM_FROM_L2,
	SIM_FROM_LAST,           /* the last-level cache */
	SIM_FROM_MEMORY,
};

/* What an s_wait_alu waits for. */
struct sim_alu_wait {
	uint8_t counters[COUNTER_COUNT]; /* as set by insn_waits() */
	uint8_t parts[DEPCTR_COUNT]; /* parts of the operand that are no counters, as set by insn_depctr() */
};

struct sim_program {
	const struct flow *flow;
	const struct sim_path *path;
	struct sim_op *ops;      /* the successor of an op that does not branch is the next element */
	uint16_t *regs;
	uint8_t (*waits)[COUNTER_COUNT]; /* indexed by wait: the number of operations that may stay pending on each counter, as set by
	                                  * insn_waits() */
	uint8_t capacity[COUNTER_COUNT]; /* largest number of operations that can be pending on each counter */
	uint8_t end_waits[COUNTER_COUNT]; /* the same for the end of a wave */
	struct sim_alu_wait *alu_waits;
	size_t nops, nregs, nwaits, nalu_waits, ops_cap, regs_cap, waits_cap, alu_waits_cap;
	uint32_t nlines, nscalar_lines, npages; /* nlines: number of distinct values of sim_op.data in vector loads; nscalar_lines:
	                                         * the same in scalar loads; npages: number of distinct values of sim_op.page */
	unsigned nunits;         /* number of distinct register numbers in regs */
	uint16_t scc;            /* register number of scc in regs */
	uint32_t start;          /* index of the first op */
	bool requests;           /* some op is a SIM_REQUEST */
	bool unknown;            /* a jump or call has an unknown target, or a call has several targets. Waves end at an unknown jump,
	                          * skip an unknown call, and take the first of several callees */
};

void
sim_program_open(struct sim_program *p, const struct sim_machine *m, const struct flow *flow, uint32_t function,
	const struct sim_path *path);

/* Sets the fetch size of an image or typed buffer instruction: the number of bits per texel, and the number of bilinear samples.
 * Has no effect on other instructions. */
void
sim_program_fetch(struct sim_program *p, const struct sim_machine *m, uint32_t op, unsigned bits, unsigned samples);

/* Sets what the addresses of an LDS or memory instruction cost. times: factor for sim_op.served, 0: as it is; first: sim_op.first. Has
 * no effect on other instructions. */
void
sim_program_access(struct sim_program *p, uint32_t op, double times, unsigned first);

void
sim_program_close(struct sim_program *p);

#endif
