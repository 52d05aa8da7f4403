/* The instructions of a function and of those that it calls, as the machine sees them: which unit each goes to, for how long,
 * what it depends on, where control goes after it. */
#ifndef SIM_PROGRAM_H
#define SIM_PROGRAM_H

#include "common/sim/sim.h"

enum sim_kind {
	SIM_VALU, SIM_SALU, SIM_SMEM, SIM_VMEM, SIM_LDS, SIM_EXPORT, SIM_MESSAGE,
	SIM_BRANCH,          /* control may go elsewhere */
	SIM_WAIT, SIM_NOP, SIM_SLEEP, SIM_DELAY, SIM_BARRIER, SIM_INTERNAL,
	SIM_END,
};

/* Of those of one port a SIMD issues one a turn. */
enum sim_port { SIM_PORT_VALU, SIM_PORT_SCALAR, SIM_PORT_VMEM, SIM_PORT_LDS, SIM_PORT_EXPORT, SIM_PORT_BRANCH, SIM_PORTS,
	SIM_PORT_NONE = SIM_PORTS };

enum {
	SIM_OP_TRANS = 1,        /* of the vector ALU's unit for transcendental functions */
	SIM_OP_MATRIX = 2,       /* of matrix cores */
	SIM_OP_READS_VGPR = 4,
	SIM_OP_READS_SGPR = 8,
	SIM_OP_WRITES_SGPR = 16, /* of the vector ALU: a scalar register, vcc or exec */
	SIM_OP_RETURNS = 32,     /* of memory: it writes vector registers */
	SIM_OP_STORES = 64,      /* of memory: it sends data */
	SIM_OP_SILENT = 128,     /* hardware's traces have no record of it */
	SIM_OP_WHOLE = 256,      /* of matrix cores: the vector ALU is taken for as long */
	SIM_OP_CALL = 512,
	SIM_OP_RETURN = 1024,
	SIM_OP_FAR = 2048,       /* a jump to an address in registers */
	SIM_OP_TEXELS = 4096,    /* it gets texels */
	SIM_OP_LAST = 8192,      /* of its function */
	SIM_OP_OWN = 16384,      /* it writes a register that it reads */
	SIM_OP_CONDITION = 32768, /* it writes what branches depend on */
};

struct sim_op {
	uint32_t function, insn; /* numbers of the flow */
	uint32_t at;             /* bytes, in the section */
	uint32_t line;           /* of the instruction cache, of its last byte */
	uint32_t target;         /* of a branch or call: an op, FLOW_NONE: none */
	uint32_t choice;         /* of a conditional branch: in sim_path.branches, FLOW_NONE: it is not one */
	uint32_t reg;            /* its first in program.regs; those that it reads, then those that it writes */
	uint16_t nreads, nwrites; /* of VALU: the first nvectors that it writes are vector registers */
	uint16_t nvectors;
	uint8_t size;
	uint8_t kind, port;      /* SIM_… */
	uint8_t unit;            /* SIM_UNIT_…, SIM_UNIT_COUNT: none */
	uint16_t flags;
	uint32_t issue;          /* cycles that its way is taken */
	uint32_t busy;           /* cycles that the unit is */
	uint32_t latency;        /* of the vector and scalar ALU: to a reader; of memory: to the end, without those that wait */
	uint32_t banks;          /* of LDS: cycles that its banks are busy */
	uint8_t conflict;        /* of the vector ALU: cycles that reading its registers takes longer; of memory: that it takes */
	uint8_t nevents;         /* counters that it raises */
	struct {
		uint8_t counter, order; /* as in struct insn_count */
	} events[INSN_COUNTS];
	uint32_t wait;           /* of SIM_WAIT, and others that wait: in program.waits; FLOW_NONE: for nothing. Of SIM_NOP and
	                          * SIM_SLEEP: cycles. Of SIM_DELAY: the instruction's immediate */
};

struct sim_program {
	const struct flow *flow;
	const struct sim_path *path;
	struct sim_op *ops;      /* an op's successor is the next one, if it does not branch */
	uint16_t *regs;
	uint8_t (*waits)[COUNTER_COUNT]; /* as of insn_waits() */
	uint8_t capacity[COUNTER_COUNT]; /* outstanding on a counter at most */
	size_t nops, nregs, nwaits, ops_cap, regs_cap, waits_cap;
	unsigned nunits;         /* registers that it names: numbers in regs are below */
	uint16_t scc;            /* its number in regs */
	uint32_t start;          /* the first op */
	bool unknown;            /* it jumps or calls where nothing is known of: there the wave ends, or goes on after the call */
};

void
sim_program_open(struct sim_program *p, const struct sim_machine *m, const struct flow *flow, uint32_t function,
	const struct sim_path *path);

/* What an image or typed instruction fetches: so many bits a texel, by so many bilinear fetches. Changes nothing of others. */
void
sim_program_fetch(struct sim_program *p, const struct sim_machine *m, uint32_t op, unsigned bits, unsigned samples);

void
sim_program_close(struct sim_program *p);

#endif
