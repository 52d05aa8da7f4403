/* Work-groups that can be executed apart from one another: in any order, and at the same time. Then no instruction may depend on what
 * others have done so far, or wait for them. These do:
 *
 *	atomic instructions on memory that they share; even if none returns a value, two of different kinds do not commute, nor do sums of
 *	floats
 *	loads with a scope: they read what another work-group is to write
 *	invalidations of a cache that several work-groups share, after which loads without a scope do the same
 *	accesses to GDS
 *
 * Other loads and stores of the same memory by two work-groups are a race, which checks find. */
#ifndef RUN_INDEPENDENT_H
#define RUN_INDEPENDENT_H

#include "common/isa/effects.h"

/* Returns whether what an instruction does can depend on other work-groups. */
bool
run_apart_depends(const struct isa *isa, const struct insn *insn);

/* Returns whether no instruction of the code depends on other work-groups that can be reached from an address, without what only jumps and
 * calls through registers reach. */
bool
run_apart(const struct isa *isa, const uint8_t *bytes, uint64_t address, uint64_t size, uint64_t entry);

#endif
