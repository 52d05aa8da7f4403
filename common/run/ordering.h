/* Races: accesses of two waves to the same bytes, one of which changes them, that nothing orders.
 *
 * A moment is the number of instructions that all waves have executed, so each instruction has one. What another wave of the work-group
 * did is ordered up to the moment that the barriers between the two tell. What any other wave did is ordered up to the moment of a write
 * that was read by an acquire: an atomic instruction that returns the value, an access with a scope, or a scalar load. (An acquire orders
 * less than that: of races that remain, some are not found, and none is found that is not there.)
 * It does not matter which of two waves writes last if they write the same. But a write to LDS that another wave reads without an order is
 * reported even if it changes nothing this time: the data decide that. */
#ifndef RUN_ORDERING_H
#define RUN_ORDERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct run;
struct run_allocation;
struct run_insn;
struct isa;

/* An access to some of 4 bytes. */
struct run_use {
	uint64_t moment : 48, bytes : 4, atomic : 1, dma : 1; /* dma: from memory to LDS */
	uint32_t wave;               /* number of the wave in the grid */
	uint32_t insn;               /* offset of the instruction in the code */
};

/* Who accessed 4 bytes last. */
struct run_cell {
	struct run_use writer, reader[2]; /* moment 0: none; the readers are different waves */
	uint64_t same;               /* bits 1 << number of waves of the writer's work-group that have written the same since */
};

/* What a wave has done: a barrier can order some of it, while other operations are still to be done. */
enum run_did {
	RUN_STORED_LDS,              /* by instructions that write LDS */
	RUN_TRANSFERRED,             /* from memory to LDS */
	RUN_STORED,                  /* to global memory */
	RUN_READ,
	RUN_DID
};

enum {
	RUN_MOST_WAVES = 64,         /* in a work-group: 1024 work items in waves of 32, and dead ones */
	RUN_PAGE = 1024,             /* cells that are allocated at once */
	RUN_MOST_PAGES = 1 << 15,    /* of a run: 1.8 GiB, for 128 MiB of memory that is accessed */
};

/* The cells of LDS, or of an allocation. The first two members must be set, the others be zero. Free with run_cells_free(). */
struct run_cells {
	uint64_t size;               /* bytes that they are for */
	const char *name;            /* for messages, not owned; NULL: LDS */
	struct run_cell **page;      /* those of bytes 4 * RUN_PAGE * i and after; NULL: not accessed yet */
	size_t npages;
	uint64_t *touched[2];        /* RUN_READS, RUN_WRITES: a bit for each 4 bytes that were accessed in this way; NULL: not recorded */
};

enum { RUN_READS, RUN_WRITES };

/* Returns the number of elements of touched[k]. */
static inline size_t
run_cells_words(const struct run_cells *cells)
{
	return (size_t)(cells->size / 4 / 64 + 1);
}

void
run_cells_free(struct run_cells *cells);

/* Records that a lane of the current wave reads, or writes, `size` bytes from byte `at` on, and reports what races with that. changes: the
 * bytes are other ones than before. After
 * most_pages pages of the run, what is on others is not checked. */
void
run_order_read(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane);

void
run_order_write(struct run *r, struct run_cells *cells, uint64_t at, unsigned size, unsigned lane, bool changes);

/* Returns the counters that must be 0 for what a wave has written to global memory before a barrier to be seen by other waves of the
 * work-group after it, as a mask of 1 << COUNTER_…. */
uint32_t
run_order_counters(const struct isa *isa);

#endif
