/* A kernel that is executed: work-groups of waves, with their registers, LDS and scratch memory.
 *
 * With checks, each wave is a pair: the second wave has other contents in all registers and memory that have no value yet. Where the two
 * would do different things, such as branch in other directions or store other data, something without a value decides, whatever code did
 * with it in between. After a difference is found, the second wave takes over what the first one has. */
#ifndef RUN_EXECUTION_H
#define RUN_EXECUTION_H

#include "common/hsa/descriptor/kd.h"
#include "common/run/prepared.h"
#include "common/run/run_finding.h"
#include "common/run/allocation.h"
#include "common/run/meeting.h"
#include "common/run/pending.h"
#include "common/run/touch.h"

/* The first of the 4 GiB of addresses at which flat instructions find LDS and scratch memory. */
#define RUN_LDS_APERTURE UINT64_C(0x0001000000000000)
#define RUN_SCRATCH_APERTURE UINT64_C(0x0002000000000000)

enum {
	RUN_RECENT = 32,             /* instructions of a wave that are remembered: hazards reach less far */
};

/* What is launched. */
struct run_launch {
	const struct isa *isa;
	const int64_t *descriptor;   /* KD_ROWS values */
	uint64_t entry;              /* address of the first instruction */
	uint64_t kernarg, dispatch, queue; /* addresses of the argument segment, of the dispatch packet and of the queue; 0: none */
	uint64_t printing, hostcall; /* addresses of the buffer of printf() and of that of hostcalls; 0: none */
	uint32_t grid[3], group[3];  /* sizes in work items; each is at least 1 */
	uint32_t cluster[3];         /* in work-groups; each is at least 1, and divides the number of work-groups */
	uint32_t lds;                /* bytes of LDS of a work-group, with dynamic ones */
	uint32_t scratch;            /* bytes of scratch memory of a work item */
	uint64_t limit;              /* instructions of a wave */
	unsigned vgpr_block;         /* VGPRs in a block of dynamic VGPR mode; 0: the smaller size */
	unsigned vgpr_pool;          /* VGPRs that all waves share in this mode, besides a block for each; 0: enough for all */
	unsigned vgpr_refusals;      /* how often each request for more of them fails before it succeeds */
	uint64_t seed;
	uint64_t schedule;           /* 0: work-groups and waves take turns in their order; others: in an order that it determines */
	bool checks;
	unsigned threads;            /* that may execute work-groups */
	const struct access_memory *measured; /* for run_insn.touch; NULL: it is not counted */
};

/* Returns the number of work-groups in one dimension, of sizes in work items that are not 0. */
static inline uint32_t
run_groups(uint32_t grid, uint32_t group)
{
	return grid ? (grid - 1) / group + 1 : 0;
}

/* Limits that a run has reached. */
enum run_limit {
#define LIMIT(name, text) RUN_LIMIT_##name,
#include "common/run/limit.def"
	RUN_LIMITS
};

enum run_status { RUN_RUNS, RUN_AT_BARRIER, RUN_DONE, RUN_FAILED };

/* A write of a part of memory by an instruction, of one of the two waves of a pair. */
struct run_write {
	uint8_t *to, *known;         /* known: bits of the bytes that have a value, from bit `bit` on; NULL: all have */
	uint8_t *twin;               /* the bytes as the second wave has them; NULL: both have the same, or garbage if they have no value */
	uint64_t bit;
	uint8_t size, lane, space;
	uint8_t bytes[8];
	struct run_cells *cells;     /* who accessed them, at `bit`; NULL: races are not checked */
};

struct run_writes {
	struct run_write *v;
	size_t n, cap;
};

struct run_group;

struct run_wave {
	struct run_group *group;
	unsigned number;
	uint8_t status;              /* RUN_… of enum run_status */
	uint64_t count;              /* instructions executed */
	struct run_attendance at;    /* at barriers */
	uint16_t vgprs;              /* in dynamic VGPR mode: those that it has */
	uint32_t refusals;           /* how often the current request has failed */
	bool recorded;               /* the directions of its branches are: run_insn.paths */
	uint64_t counted;            /* a mask of lanes, */
	unsigned ncounted;           /* and how many it has */
	bool again;                  /* the instruction has been executed without getting past the barrier */
	struct meaning_wave *registers, *twin; /* twin: with checks, else NULL */
	struct run_order order;      /* with checks */
	struct run_pendings pending;
	uint64_t recent[RUN_RECENT]; /* addresses of the instructions before, at their numbers modulo RUN_RECENT; only if there are hazards */
};

/* Work-groups that share a barrier. They are alone, unless a cluster is launched. */
struct run_cluster {
	struct run_group **groups;
	unsigned ngroups;
	struct run_barrier barrier;
};

struct run_group {
	struct run_cluster *cluster;
	uint32_t id[3];
	uint32_t first;              /* the number of its first wave in the grid */
	uint32_t size[3];            /* work items: fewer than others have if the grid ends in it */
	unsigned nwaves;             /* of a whole work-group */
	struct run_wave *waves;      /* those that would have no work item are not started: gem5's model of AMD's GPUs, compute_unit.cc */
	uint8_t *lds, *lds_known;    /* lds_known: a bit for each byte that has a value; NULL without checks */
	uint8_t *lds_twin;           /* as the second waves have it; NULL without checks */
	struct run_cells cells;      /* of LDS */
	uint64_t started;            /* the moment before its first instruction */
	size_t scratch;              /* index in memory of its scratch memory; SIZE_MAX: none */
	struct run_barrier barrier;  /* its members: waves that have not ended */
	struct run_barrier *named;   /* RUN_NAMED ones; NULL: the processor has none */
};

struct run;

/* Is called before each instruction, and after it unless the wave waits at a barrier; r->wave, r->insn and r->pc are those of the instruction.
 * Returns false to end the run. */
struct run_observer {
	bool (*before)(void *user, struct run *r);
	bool (*after)(void *user, struct run *r);
	void *user;
};

struct run {
	struct run_launch launch;
	const struct run_observer *observer; /* NULL: none */
	bool stopped;                /* the observer has ended the run */
	struct run_code code;
	struct run_memory *memory;
	struct meaning_memory access; /* run_at() */
	uint32_t before_barrier;     /* 1 << COUNTER_…: run_order_counters() */
	unsigned vgprs, agprs;       /* registers of a wave */
	unsigned vgpr_block, vgpr_most; /* in dynamic VGPR mode: VGPRs in a block, and that a wave can have; 0: in another mode */
	unsigned vgpr_free;          /* VGPRs that no wave has */
	struct run_findings findings;
	uint64_t moment;             /* of ordering.h */
	uint64_t instructions;       /* executed, by all waves */
	uint64_t lanes;              /* results of vector instructions: one for each active lane */
	uint64_t groups, waves;      /* that were started */
	uint32_t ngroups[3], group_waves; /* work-groups of the grid; waves of a work-group */
	size_t npages, most_pages;   /* pages of cells; RUN_MOST_PAGES, or a part of them */
	uint8_t limits;              /* bits 1 << RUN_LIMIT_… */
	uint64_t turns;              /* number of decisions of the schedule so far */
	/* state of the instruction that is executed */
	struct run_wave *wave;
	const struct run_insn *insn;
	uint64_t pc;
	bool is_twin;
	bool refused;                /* it needs what does not exist here, so the run ends */
	uint8_t spaces;              /* bits 1 << SPACE_… of what it has accessed */
	struct run_allocation *near; /* the allocation that was accessed last */
	struct run_writes writes[2]; /* [1]: of the twin */
	bool touches;                /* its accesses are noted in `touching` */
	struct run_touching *touching; /* owned; NULL: nothing has been noted yet */
	uint64_t hash[2][MEANING_LANES]; /* of the addresses that the instruction accesses in each lane */
	uint8_t part[8];             /* of memory, as the twin reads it */
};

/* Executes all work-groups. memory has the code, the arguments and what they point to. Returns false if the run ended before the kernel
 * did. Findings are in r->findings. */
bool
run_execute(struct run *r);

/* Returns the number of waves that work items fill. */
unsigned
run_waves_of(const struct run *r, const uint32_t size[3]);

/* Sets up a run of code at an address of memory. Free with run_close(). */
void
run_open(struct run *r, const struct run_launch *launch, struct run_memory *memory, const uint8_t *bytes, uint64_t address, uint64_t size);

void
run_close(struct run *r);

/* Executes at most `slice` instructions of a wave that runs. */
void
run_wave(struct run *r, struct run_wave *v, unsigned slice);

/* Gives a run the hazards that a check of its code has found, sorted by pc. They must stay valid until run_close(). */
void
run_expect_hazards(struct run *r, const struct run_hazard *hazards, size_t n);

/* Returns what s_set_vgpr_msb has set, as insn_operands() expects it. An index in m0 is not known there. */
unsigned
run_index_mode(const struct meaning_wave *w);

/* Sets the registers of a wave of a work-group when it starts. Registers without a value get garbage number `which`. */
void
run_start_wave(const struct run *r, const struct run_group *g, unsigned number, unsigned which, struct meaning_wave *w);

/* Returns the bytes at an address, as meaning_memory.at; the context is the run. */
uint8_t *
run_at(void *context, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write);

/* Adds a finding at the current instruction, in a lane or RUN_NO_LANE. Returns it if it is new, else NULL. */
__attribute__((format(printf, 4, 5))) struct run_finding *
run_report(struct run *r, unsigned kind, unsigned lane, const char *format, ...);

#endif
