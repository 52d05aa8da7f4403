/* The state of a running simulation. The simulation is event-driven, and its time is in cycles of the shader clock. As
 * soon as an instruction has issued, wave.c computes the earliest time at which the wave's next instruction can issue,
 * as far as that wave alone determines this time. A SIMD can issue in its issue slots ("turns"), which are `period`
 * cycles apart. In each issue slot, the ready waves of the SIMD are tried in order of priority, and the shared units
 * decide which waves issue (unit.c). The completion time of a memory operation is computed when the operation issues,
 * so nothing is polled. */
#ifndef SIM_ENGINE_H
#define SIM_ENGINE_H

#include <stddef.h>

#include "common/base/memory/array.h"
#include "common/sim/op.h"

enum { SIM_SIMDS = 8, SIM_SLOTS = SIM_RESIDENT, SIM_CALLS = 1 << 16, SIM_VALU_HISTORY = 4, SIM_TRANS_HISTORY = 3, SIM_QUEUE = 64,
	SIM_ORDERS = 32, SIM_HISTORY = 16 };

#define SIM_NEVER INT64_MAX
#define SIM_NO_LINE (UINT32_MAX - 1) /* value of sim_wave.line before the first fetch and after a taken branch; neither this value
                                      * nor this value plus 1 is the number of a cache line */

/* A pending operation: its completion time, and the op that issued it. */
struct sim_pending {
	int64_t at;
	uint32_t op;
};

/* The operations pending on a counter, sorted by completion time. */
struct sim_ring {
	struct sim_pending *pending;
	size_t n, cap;
	int64_t last[SIM_ORDERS];    /* indexed by completion order, as in struct insn_count: latest completion time */
};

/* Completion times of a wave's latest operations of a kind, for s_wait_alu. The operations complete in order. */
struct sim_history {
	int64_t at[SIM_HISTORY];     /* ring buffer of completion times */
	uint32_t n;                  /* number of operations so far */
};

struct sim_wave {
	uint32_t number;             /* number of the wave, unique in the launch */
	uint32_t op;                 /* op index of the next instruction */
	const struct sim_op *next;   /* op of the next instruction; set by sim_wave_ready() */
	uint32_t simd, group;        /* simd: number of the SIMD; group: index in sim.groups */
	uint32_t role;               /* number of the wave in its work-group */
	int64_t begin;
	int64_t last;                /* issue time of the wave's last instruction */
	int64_t free;                /* earliest issue time of the next instruction, ignoring its dependencies */
	int64_t ready;               /* earliest issue time, considering only this wave */
	uint8_t free_reason;         /* reason why the next instruction cannot issue before `free` */
	uint8_t reason;              /* reason why the next instruction cannot issue before `ready` */
	uint32_t producer;           /* valid if reason is SIM_counter: the op whose result the wave waits for; GRAPH_NONE: unknown */
	uint8_t shared;              /* reason why the next instruction has not issued although it has been ready since `ready`:
	                              * SIM_unit, SIM_arbitration, … */
	bool internal;               /* whether the last instruction was executed without a unit */
	bool any_valu;
	bool ended;
	bool waits;
	unsigned round;              /* value of sim_group.round when the wave last arrived at a barrier */
	int64_t resume;              /* earliest issue time after the release of the barrier */
	uint32_t previous;           /* op index of the last instruction */
	const struct sim_script_wave *script; /* recording that the wave replays; NULL: none */
	size_t step;                 /* index in script->steps of the next instruction */
	unsigned slot;               /* slot of the wave, an index in sim_simd.waves */
	int64_t unit_issue;          /* issue time of the last instruction that needed a unit */
	int64_t valu_lag, salu_lag;  /* number of cycles from issue to start of execution, for the last operation on the unit */
	int64_t valu_exec, salu_exec; /* start of execution of the last operation on the unit; 0: no operation yet */
	int64_t valu_end;            /* completion time of all vector operations so far */
	int64_t salu_from, internal_from; /* earliest issue time of the next instruction of each kind */
	int64_t valu_from[2], mem_from[2]; /* the same; [1]: in mode 2 of HW_REG_WAVE_SCHED_MODE, where hardware does not wait for
	                                    * operations of a counter of expert mode */
	int64_t alu_from;            /* earliest issue time after the s_wait_alu instructions so far */
	int64_t salu_written, vcc_written, sgpr_read; /* completion times. salu_written: of writes by scalar operations; vcc_written:
	                                               * of writes of vcc by vector operations; sgpr_read: of reads of scalar registers
	                                               * by vector operations */
	struct sim_history valu_written, valu_scalars, mem_read; /* valu_written: writes of vector registers by vector operations;
	                                                          * valu_scalars: writes of scalar registers by vector operations;
	                                                          * mem_read: reads of source registers by memory operations. The
	                                                          * first and the last are used where the processor has no counters
	                                                          * of them */
	int64_t branch_from;         /* earliest issue time of branches that depend on a register */
	int64_t valu_issue[SIM_VALU_HISTORY], trans_issue[SIM_TRANS_HISTORY], salu_issue; /* issue times of the most recent operations,
	                                                                                   * latest first */
	struct {
		uint8_t dep, in;     /* dep: dependency code of s_delay_alu; in: number of instructions to skip before the delay applies */
	} delay[2];
	uint32_t line;               /* number of the current instruction cache line */
	int64_t next_line;           /* arrival time of the next instruction cache line */
	uint64_t waiting_since;      /* value of the SIMD's issued_turns when the wave began to wait for a counter */
	struct sim_ring *rings;
	int64_t *arrived;            /* indexed by cache line: arrival time of the line, if the wave has loaded from it; else 0 */
	int64_t *done;               /* indexed by register: time at which its value is available to the unit that wrote it */
	uint32_t *choices;           /* two arrays, both indexed by branch: the number of executions since the branch's count or pattern
	                              * was last restarted, then the number of restarts of its count */
	unsigned vgprs;              /* in dynamic VGPR mode: those that it has */
	bool refused;                /* its last request has failed */
	bool sleeps;                 /* it was refused so often that it issues nothing until others free some */
	uint32_t refusals;           /* how often its current request has failed */
	uint32_t *calls;             /* return stack: op indices, at most SIM_CALLS */
	size_t ncalls, calls_cap;
};

/* State of a SIMD. Sets of waves are bit masks, indexed by slot. */
struct sim_simd {
	struct sim_wave *waves[SIM_SLOTS]; /* resident waves, oldest first */
	int64_t at[SIM_SLOTS];       /* indexed by slot: earliest issue time of the next instruction, as determined by the wave or by
	                              * the unit that the instruction uses */
	uint32_t ready;              /* waves whose at[] has been reached; from then on, only other waves can delay a wave in this set */
	uint32_t fresh;              /* waves that become ready in the next issue slot */
	int64_t horizon;             /* earliest time of the next issue slot */
	unsigned ports;              /* bit mask of the ports with a nonempty set in by_port */
	uint32_t by_port[SIM_PORTS + 1]; /* indexed by port: bit set of the waves whose next instruction uses it */
	int64_t soonest;             /* minimum of at[] over the waves that are not ready */
	unsigned nwaves;
	unsigned vgprs;              /* in dynamic VGPR mode: those that no wave has, without the first block of each slot */
	const struct sim_wave *owner; /* the wave that may have those that are reserved by deadlock avoidance; NULL: none has any */
	unsigned turn;               /* SIM_ROUND_ROBIN: wave slot with the highest priority */
	int64_t visited;             /* time of the last counted issue slot; no instruction has been issued after it */
	uint64_t issued_turns;       /* number of issue slots in which an instruction was issued */
	int64_t port[SIM_UNIT_COUNT]; /* time at which the issue path to each unit becomes free */
	int64_t valu_exec, salu_exec, trans_exec; /* earliest start of each unit's next operation */
	int64_t valu_reached;        /* last time at which the previous vector operation keeps the next one from reaching the ALU */
	int64_t valu_entered;        /* time at which the last issued vector operation has entered the queue */
	int64_t valu_queue[SIM_QUEUE], salu_queue[SIM_QUEUE], trans_queue[SIM_QUEUE]; /* ring buffers: time at which each operation
	                                                                               * leaves the queue */
	uint32_t nvalu, nsalu, ntrans; /* numbers of operations that have entered each queue so far */
};

struct sim_group {
	struct sim_wave *waves[SIM_SLOTS * SIM_SIMDS];
	unsigned nwaves, alive, arrived;
	unsigned round;              /* number of barrier releases so far */
};

/* State for choosing a given percentage of events, such as cache misses, evenly spread. */
struct sim_share {
	unsigned sum;                /* sum of the percentages of all events so far, modulo 100 */
};

/* State shared by the SIMDs of the simulated compute unit or work-group processor. */
struct sim_shared {
	int64_t lds[SIM_SIMDS], vmem[SIM_SIMDS], smem, export; /* time at which the unit becomes free; lds and vmem are indexed by pair
	                                                        * of SIMDs */
	int64_t fetch;               /* time at which instruction fetch becomes free, in cycles multiplied by fetch.bytes, because the
	                              * fetch of a line may end within a cycle */
	int64_t lds_banks;           /* time at which the LDS banks, shared by all pairs of SIMDs, have completed the accesses so far */
	int64_t lds_done[SIM_SIMDS]; /* indexed by pair of SIMDs: earliest return time of the next access */
	int64_t load_done;           /* return time of the last vector load */
	int64_t *vmem_queue[SIM_SIMDS]; /* ring buffers, indexed like vmem, of the completion times of loads and stores in flight */
	uint64_t nvmem[SIM_SIMDS];
	int64_t *arrived;            /* indexed by cache line: arrival time of the line in the scalar cache; 0: no scalar load so far */
	int64_t *translated;         /* indexed by page: time at which its address is translated; 0: no access so far */
	struct sim_share vmem_hits, smem_hits, l2_hits, mall_hits;
	struct sim_share *first;     /* indexed by op: sim_op.first */
};

/* An addition to the samples: weight for each of `cycles` cycles, beginning at `time`. */
struct sim_addition {
	int64_t time;
	uint64_t cycles, weight;
	size_t member;               /* offset of a uint64_t member in struct sim_sample */
};

struct sim_additions {
	struct sim_addition *v;
	size_t n, cap;
	int64_t until;               /* an addition at a later time ends the recording */
};

struct sim {
	const struct sim_machine *m;
	const int32_t *v;            /* parameter values: m->value */
	sim_trace *trace;            /* called for each issued instruction; NULL: no trace */
	const struct sim_program *p;
	const struct sim_launch *launch;
	const struct sim_hooks *hooks;
	struct sim_result *r;
	int64_t next[SIM_SIMDS];     /* indexed by SIMD: time of the next issue slot in which the SIMD can make progress */
	struct sim_simd simds[SIM_SIMDS];
	struct sim_shared shared;
	struct sim_wave *pool;       /* memory for the resident waves */
	struct sim_wave **unused;
	size_t nunused;
	struct sim_group *groups;
	uint32_t *unused_groups;
	size_t nunused_groups;
	int64_t now, launch_at, launch_interval;
	int64_t launch_from;         /* earliest launch time of the next wave */
	int64_t period, turn_mask;   /* period: number of cycles between two issue slots of a SIMD; turn_mask: period - 1 if
	                              * period is a power of 2, else -1 */
	uint32_t nlines;             /* number of cache lines in each wave's `arrived` */
	uint64_t waves;              /* number of waves to launch; fewer than launch->waves once the budget of cycles is spent */
	uint64_t launched;
	unsigned present, waiting;   /* present: number of resident waves; waiting: number of resident waves that wait for a counter */
	unsigned next_simd;          /* SIMD to try first when the next wave is launched */
	unsigned sample_shift;
	struct sim_sample *sample;   /* most recently used sample */
	uint64_t sample_begin, sample_cycles;
	struct sim_additions *recorded; /* NULL: additions to the samples are not recorded */
	struct sim_recur *recur;     /* NULL: time in which the state recurs is not skipped */
	bool recurs;                 /* the oldest wave of SIMD 0 has taken a branch: the state may have recurred */
	uint64_t votes;              /* number of changes of any sim_count.producer */
	double sum, squares;         /* sum: sum of the waves' durations in cycles; squares: sum of the squares of the durations */
	uint64_t next_progress;      /* progress() is called again when this many instructions have issued */
};

/* wave.c: Computes next, ready and reason for the wave's next instruction. Consumes s_delay_alu and s_wait_alu
 * instructions that precede it. */
void
sim_wave_ready(struct sim *s, struct sim_wave *w);

/* Returns the op that the wave executes after op, or GRAPH_NONE if the wave ends. Sets *taken to whether a branch is taken. */
uint32_t
sim_wave_next(struct sim *s, struct sim_wave *w, const struct sim_op *op, bool *taken);

/* Resets the wave to the start of the program, with no operation pending. */
void
sim_wave_begin(struct sim *s, struct sim_wave *w);

/* termination.c: Determines whether a wave terminates within `most` instructions. Returns SIM_ENDS, or the reason why it does not
 * terminate. */
enum sim_end
sim_check_termination(struct sim *s, uint64_t most);

/* unit.c: Returns the time at which the port is free for any wave of the SIMD. Sets *reason to the cause of the delay. */
int64_t
sim_port_from(const struct sim_simd *simd, unsigned port, uint8_t *reason);

/* Returns the time at which the op's unit accepts the op once the port is free. Sets *reason to the cause of the delay. */
int64_t
sim_unit_from(struct sim *s, struct sim_wave *w, const struct sim_op *op, uint8_t *reason);

/* Issues the op: updates the state of units, counters and registers. */
void
sim_unit_issue(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time);

/* Updates the wave's membership in the SIMD's sets. Call it after the wave's next instruction or issue time has changed. */
static inline void
sim_wave_put(struct sim *s, struct sim_wave *w)
{
	struct sim_simd *simd = &s->simds[w->simd];

	simd->at[w->slot] = w->ready;
	simd->ready &= ~(1u << w->slot);
	simd->by_port[w->next->port] |= 1u << w->slot;
	simd->ports |= 1u << w->next->port;
	if (w->ready <= simd->horizon)
		simd->fresh |= 1u << w->slot;
	else if (w->ready < simd->soonest)
		simd->soonest = w->ready;
}

/* Returns whether the first access to a cache line by loads of a kind, SIM_SMEM or SIM_VMEM, misses all caches. Returns false if
 * the user has set the latency of these loads, or if a recording is replayed. */
bool
sim_misses_first(const struct sim *s, unsigned kind);

/* Calls progress(), if it is set. Returns whether progress() requests a stop. */
static inline bool
sim_stop(const struct sim *s)
{
	return s->hooks && s->hooks->progress && s->hooks->progress(s->hooks->context, s->r->waves);
}

/* recur.c: Skips time in which the state recurs. Call it between two issue slots if s->recurs is set. */
void
sim_recur_try(struct sim *s);

void
sim_recur_open(struct sim *s);

void
sim_recur_close(struct sim *s);

/* launching.c: Launches all work-groups that fit now, and sets launch_at. */
void
sim_launch_waves(struct sim *s);

/* Removes the waves that have ended from the SIMD. */
void
sim_launch_end(struct sim *s, struct sim_simd *simd);

bool
sim_launch_open(struct sim *s);
void
sim_launch_close(struct sim *s);

/* vgpr_pool.c: dynamic VGPR mode. Sets up the VGPRs of the SIMDs, if the program has requests. Returns false if the slots need more than there
 * are. */
bool
sim_vgprs_open(struct sim *s);

/* Gives a wave its first block, and takes what a wave has that ends. */
void
sim_vgprs_begin(struct sim *s, struct sim_wave *w);
void
sim_vgprs_end(struct sim *s, struct sim_wave *w, int64_t time);

/* Executes a request. */
void
sim_vgprs_request(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time);

/* Puts a wave to sleep whose request has failed too often. Call it when its next instruction is known. */
void
sim_vgprs_rest(struct sim_wave *w);

/* count.c: Counts the issue of the wave's next instruction. Call it before the wave is updated. */
void
sim_count_issue(struct sim *s, struct sim_wave *w, int64_t time);
/* Counts an issue slot of the SIMD in which `issued` instructions were issued. Counts the issue slots since the
 * previously counted one as lost for the given reason. If nothing was issued, also counts this issue slot as lost. */
void
sim_count_turn(struct sim *s, struct sim_simd *simd, int64_t time, unsigned issued, unsigned reason);
/* Counts the issue slots of the SIMD before `time` as lost for the reason SIM_empty. The SIMD must have had no wave
 * since its previously counted issue slot. */
void
sim_count_empty(struct sim *s, struct sim_simd *simd, int64_t time);
/* Advances s->now to `time`, which must be later, and counts the waves that are resident or waiting until then. */
void
sim_count_time(struct sim *s, int64_t time);
void
sim_count_wave(struct sim *s, const struct sim_wave *w, int64_t end);
void
sim_count_open(struct sim *s);
void
sim_count_close(struct sim *s);

/* Returns the sample that contains the time, and makes it the most recently used one. If the time is after the last sample, makes
 * all samples longer. */
struct sim_sample *
sim_count_sample(struct sim *s, int64_t time);

static inline struct sim_sample *
sim_sample_at(struct sim *s, int64_t time)
{
	return (uint64_t)time - s->sample_begin < s->sample_cycles ? s->sample : sim_count_sample(s, time);
}

/* Records an addition to the samples, if s->recorded is set. The caller performs the addition. */
static inline void
sim_record(struct sim *s, size_t member, int64_t time, uint64_t cycles, uint64_t weight)
{
	struct sim_additions *to = s->recorded;

	if (!to)
		return;
	if (time > to->until)
		s->recorded = NULL;
	else
		*APPEND(to->v, to->n, to->cap) = (struct sim_addition){time, cycles, weight, member};
}

/* Adds busy cycles to a unit, in the sample that contains s->now. */
static inline void
sim_count_busy(struct sim *s, unsigned unit, unsigned cycles)
{
	s->r->busy[unit] += cycles;
	sim_sample_at(s, s->now)->busy[unit] += cycles;
	sim_record(s, offsetof(struct sim_sample, busy) + unit * sizeof(uint64_t), s->now, 1, cycles);
}

static inline int64_t
sim_later(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static inline void
sim_history_put(struct sim_history *h, int64_t at)
{
	int64_t last = h->n ? h->at[(h->n - 1) % SIM_HISTORY] : at;

	h->at[h->n++ % SIM_HISTORY] = sim_later(at, last);
}

/* Returns the time from which no more than `most` of the operations are incomplete. */
static inline int64_t
sim_history_below(const struct sim_history *h, unsigned most)
{
	return most < SIM_HISTORY && h->n > most ? h->at[(h->n - 1 - most) % SIM_HISTORY] : 0;
}

#endif
