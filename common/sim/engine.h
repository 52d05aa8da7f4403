/* A running simulation. Time is in cycles of the shader clock and goes from event to event: of each wave it is known, as soon
 * as an instruction has been issued, when the next one can be at the earliest, as far as that depends on the wave alone
 * (wave.c). When a SIMD's turn comes, its waves that are so far are asked in their order, and what depends on units that are
 * shared decides (unit.c). When memory operations end is known when they are issued, so nothing is ever polled. */
#ifndef SIM_ENGINE_H
#define SIM_ENGINE_H

#include "common/sim/program.h"

enum { SIM_SIMDS = 8, SIM_SLOTS = SIM_RESIDENT, SIM_CALLS = 1 << 16, SIM_VALU_HISTORY = 4, SIM_TRANS_HISTORY = 3, SIM_QUEUE = 64,
	SIM_ORDERS = 16 };

#define SIM_NEVER INT64_MAX
#define SIM_NO_LINE (UINT32_MAX - 1) /* and no line follows it */

/* When what is outstanding on a counter is done, the earliest first. */
/* A pending operation: when it is done, and the op that began it. */
struct sim_pending {
	int64_t at;
	uint32_t op;
};

struct sim_ring {
	struct sim_pending *pending;
	size_t n, cap;
	int64_t last[SIM_ORDERS];    /* the latest, by order */
};

struct sim_wave {
	uint32_t number;             /* over the whole launch */
	uint32_t op;                 /* its next instruction */
	const struct sim_op *next;   /* the same, once it is known when it can be issued */
	uint32_t simd, group;        /* group: in sim.groups */
	int64_t begin;
	int64_t last;                /* when the last instruction was issued */
	int64_t free;                /* when the next one could be if it depended on nothing */
	int64_t ready;               /* when it can be, as far as the wave alone matters */
	uint8_t free_reason;         /* why not before */
	uint8_t reason;              /* why not before it is ready */
	uint32_t producer;           /* with SIM_counter: the op whose result it waits for; FLOW_NONE: not known */
	uint8_t shared;              /* why not since then: SIM_unit, SIM_arbitration … */
	bool internal;               /* the last one was without a unit */
	bool any_valu;
	bool ended;
	bool waits;                  /* for a counter */
	unsigned round;              /* of the barrier, that it has come to */
	int64_t resume;              /* at a barrier: when it could go on */
	uint32_t previous;           /* op, the last one */
	const struct sim_script_wave *script; /* NULL: none */
	size_t step;                 /* in it, of its next instruction */
	unsigned slot;               /* its place in its SIMD */
	int64_t unit_issue;          /* when the last one with a unit was issued */
	int64_t valu_lag, salu_lag;  /* from the issue of the last operation to when it is done there */
	int64_t valu_exec, salu_exec; /* when the last operation is, or was, done there; 0: there was none */
	int64_t valu_end;            /* when all vector operations are done */
	int64_t salu_from, valu_from, mem_from, internal_from; /* no instruction of the kind can be issued earlier */
	int64_t branch_from;         /* for those on results that branches can depend on */
	int64_t valu_issue[SIM_VALU_HISTORY], trans_issue[SIM_TRANS_HISTORY], salu_issue; /* the latest first */
	struct {
		uint8_t dep, in;     /* as s_delay_alu says it; for the in-th instruction from now on */
	} delay[2];
	uint32_t line;               /* of the instruction cache, that it has */
	int64_t next_line;           /* when it gets the one after it */
	uint64_t waiting_since;      /* turns in which its SIMD had issued something, when it began to wait for a counter */
	struct sim_ring *rings;      /* by counter */
	int64_t *done;               /* by register: when its value can be used, by the unit that wrote it */
	uint32_t *choices;           /* by branch: how often it has been reached */
	uint32_t *calls;             /* ops to return to, SIM_CALLS at most */
	size_t ncalls, calls_cap;
};

/* Sets of waves are bits by their place. */
struct sim_simd {
	struct sim_wave *waves[SIM_SLOTS]; /* the oldest first */
	int64_t at[SIM_SLOTS];       /* when the wave, or the unit it wants, lets its next instruction be issued */
	uint32_t ready;              /* waves of which that is known to be past; they are kept back by others only */
	uint32_t fresh;              /* waves that will be ready in the next turn */
	int64_t horizon;             /* that is not before this */
	unsigned ports;              /* bits of those that by_port has waves of */
	uint32_t by_port[SIM_PORTS + 1]; /* waves whose next instruction goes there */
	int64_t soonest;             /* of at, of those that are not ready */
	unsigned nwaves;
	unsigned turn;               /* where round robin begins */
	int64_t visited;             /* its last one; the turns in between were lost */
	uint64_t issued_turns;
	int64_t way[SIM_UNIT_COUNT]; /* when the way to a unit is free */
	int64_t valu_exec, salu_exec, trans_exec; /* when the unit can begin the next operation */
	int64_t valu_queue[SIM_QUEUE], salu_queue[SIM_QUEUE], trans_queue[SIM_QUEUE]; /* when operations leave it, in a circle */
	uint32_t nvalu, nsalu, ntrans; /* of these in all */
};

struct sim_group {
	struct sim_wave *waves[SIM_SLOTS * SIM_SIMDS];
	unsigned nwaves, alive, arrived;
	unsigned round;              /* of the barrier */
};

/* What the SIMDs of a compute unit share. */
struct sim_shared {
	int64_t lds[SIM_SIMDS], vmem[SIM_SIMDS], smem, export; /* when they are free; lds and vmem by pairs of SIMDs */
	int64_t fetch;               /* the same, in cycles times fetch.bytes: a line may end within a cycle */
	int64_t lds_banks;           /* when the banks that all pairs share have done what they have been asked for */
	int64_t lds_done[SIM_SIMDS]; /* when the next access can come back */
	int64_t load_done;           /* when the last vector load came back */
	int64_t *vmem_queue[SIM_SIMDS]; /* when loads and stores in flight are done, in a circle; as vmem */
	uint64_t nvmem[SIM_SIMDS];
};

struct sim {
	const struct sim_machine *m;
	const int32_t *v;            /* its figures */
	sim_trace *trace;            /* NULL: none */
	const struct sim_program *p;
	const struct sim_launch *launch;
	const struct sim_hooks *hooks;
	struct sim_result *r;
	int64_t next[SIM_SIMDS];     /* a SIMD's next turn of interest */
	struct sim_simd simds[SIM_SIMDS];
	struct sim_shared shared;
	struct sim_wave *pool;       /* resident waves' memory */
	struct sim_wave **unused;
	size_t nunused;
	struct sim_group *groups;
	uint32_t *unused_groups;
	size_t nunused_groups;
	int64_t now, launch_at, launch_interval;
	int64_t launch_from;         /* when the next wave can come, if there is room */
	int64_t period, turn_mask;   /* of SIMDs' turns; turn_mask: period - 1 if that is a power of 2, else -1 */
	uint64_t launched;           /* waves */
	unsigned present, waiting;   /* waves that are there; of these, waiting for counters */
	unsigned next_simd;          /* that the next wave goes to */
	unsigned sample_shift;
	struct sim_sample *sample;   /* the one that was needed last */
	uint64_t sample_begin, sample_cycles;
	double sum, squares;         /* of the cycles of waves */
	uint64_t next_progress;      /* of instructions */
};

/* wave.c: works out free, ready and reason of the wave for its next instruction. s_delay_alu is taken on the way. */
void
sim_wave_ready(struct sim *s, struct sim_wave *w);

/* The op after this one, or where a branch goes. FLOW_NONE: the wave ends. *taken: control does not just go on. */
uint32_t
sim_wave_next(struct sim *s, struct sim_wave *w, const struct sim_op *op, bool *taken);

/* The wave begins where the program does; nothing is outstanding. */
void
sim_wave_begin(struct sim *s, struct sim_wave *w);

/* walk.c: whether a wave that has begun ends, after at most so many instructions. */
enum sim_end
sim_walk(struct sim *s, uint64_t most);

/* unit.c: when the way of a port is free, for any wave of the SIMD; *reason is why not before. */
int64_t
sim_port_from(const struct sim *s, const struct sim_simd *simd, unsigned port, uint8_t *reason);

/* When the unit lets the instruction in besides; *reason is why not before. */
int64_t
sim_unit_from(struct sim *s, struct sim_wave *w, const struct sim_op *op, uint8_t *reason);

/* It is issued: what follows for units, counters and registers. */
void
sim_unit_issue(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time);

/* The wave's next instruction has become known, or when it can be issued. */
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

/* launch.c: launches the work groups for which there is room, up to now; sets launch_at. */
void
sim_launch_waves(struct sim *s);

/* Waves of the SIMD have ended by now: their slots are free. */
void
sim_launch_end(struct sim *s, struct sim_simd *simd);

bool
sim_launch_open(struct sim *s);
void
sim_launch_close(struct sim *s);

/* count.c: what statistics need to know. */
void
sim_count_issue(struct sim *s, struct sim_wave *w, int64_t time);
/* The SIMD's turns before this one were lost for the reason; in this one something was issued, or not. */
void
sim_count_turn(struct sim *s, struct sim_simd *simd, int64_t time, unsigned issued, unsigned reason);
/* The SIMD has had no wave since its last turn, up to a time. */
void
sim_count_empty(struct sim *s, struct sim_simd *simd, int64_t time);
/* Time goes on to this one, which is later than now. */
void
sim_count_time(struct sim *s, int64_t time);
void
sim_count_wave(struct sim *s, const struct sim_wave *w, int64_t end);
void
sim_count_open(struct sim *s);
void
sim_count_close(struct sim *s);

/* A unit gets work, now. */
static inline void
sim_count_busy(struct sim *s, unsigned unit, unsigned cycles)
{
	s->r->busy[unit] += cycles;
	s->sample->busy[unit] += cycles;
}

static inline int64_t
sim_later(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

#endif
