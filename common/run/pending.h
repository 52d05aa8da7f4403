/* Memory operations of a wave that no wait has found complete yet. Registers that they write or read must not be used before.
 * The counters, orders and registers are those of counters.tbl; see also analysis/wait/flight.h, which does the same for all paths. */
#ifndef RUN_PENDING_H
#define RUN_PENDING_H

#include "common/analysis/graph/set.h"
#include "common/run/prepared.h"
#include "common/run/ordering.h"

enum { RUN_MOST_PENDING = 256 }; /* older ones are forgotten: no counter has more */

struct run_pending {
	const struct run_insn *insn;
	uint64_t pc, lanes;          /* lanes: those that were active */
	uint64_t moment;             /* of ordering.h */
	unsigned gpr_idx;            /* the VGPR index mode, as in insn_operands() */
	uint32_t newer[INSN_COUNTS]; /* number of newer events of the same order */
	const struct insn_count *counts;
	uint8_t ncounts, done;       /* done: bits of the counts that are complete */
	bool issued;                 /* its sources are read: a wait on depctr_vm_vsrc */
	bool in_order;               /* a flat instruction all of whose addresses are global, or all in LDS */
};

struct run_pendings {
	struct run_pending v[RUN_MOST_PENDING]; /* oldest first */
	unsigned n;
	bool forgotten;              /* there were more */
	struct set registers;        /* that some of them protects */
	const struct isa *isa;
};

/* Adds an operation, if the instruction is one. p has the members up to gpr_idx. spaces: bits 1 << SPACE_… of what it has accessed. */
void
run_pendings_issue(struct run_pendings *all, const struct isa *isa, struct run_pending p, unsigned spaces);

/* Returns the moment up to which all operations that did this are complete by these counters (1 << COUNTER_…); at most `moment`. issued: it
 * suffices that they are issued. */
uint64_t
run_pendings_written(const struct run_pendings *all, enum run_did what, uint32_t counters, bool issued, uint64_t moment);

/* Returns the operation of a moment, or NULL if it is complete. */
const struct run_pending *
run_pendings_find(const struct run_pendings *all, uint64_t moment);

/* Removes the operations that are complete after an instruction that waits. */
void
run_pendings_wait(struct run_pendings *all, const struct isa *isa, const struct run_insn *insn);

/* A use of a register that an operation protects. */
struct run_clash {
	const struct run_pending *of;
	unsigned unit;
	bool reads, writes;          /* the instruction reads or writes the register */
	bool of_writes;              /* the operation will write it */
};

/* Returns whether an instruction uses a register that an operation protects, and sets *clash to one of these. */
bool
run_pendings_clash(const struct run_pendings *all, const struct run_insn *insn, uint64_t lanes, unsigned gpr_idx, struct run_clash *clash);

#endif
