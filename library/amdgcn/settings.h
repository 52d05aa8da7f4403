/* The settings of a simulation. */
#ifndef AMDGCN_SETTINGS_H
#define AMDGCN_SETTINGS_H

#include "launch.h"
#include "machine.h"
#include "path.h"
#include "timeline.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Receives each issue, in chronological order. The function must return. */
typedef void amdgcn_trace(void *user, const struct amdgcn_issue *issue);

/* Receives the progress of a simulation at regular intervals. done is the number of waves that have ended; waves is the number of
 * all waves. The function must return. */
typedef void amdgcn_progress(void *user, uint64_t done, uint64_t waves);

/* Returns a nonzero value to stop the simulation. A stopped simulation ends with AMDGCN_STOPPED and has no times and
 * costs. The library calls the function about every 65536 simulated instructions, before amdgcn_progress. It makes no
 * calls during periods that are skipped because the simulation's state recurs. The function must return. */
typedef int amdgcn_stop(void *user);

/* The settings of a simulation. Set size; any other member that is 0 or NULL has its default. amdgcn_simulate() reads
 * the strings and arrays only until it returns. If several rules have the same location, the last one applies. */
struct amdgcn_simulation_settings {
	size_t size;          /* sizeof(struct amdgcn_simulation_settings) in the caller's version of this header */
	const struct amdgcn_parameter_value *parameters;
	size_t nparameters;
	const struct amdgcn_loop_rule *loops;
	size_t nloops;
	const struct amdgcn_branch_rule *branches;
	size_t nbranches;
	const struct amdgcn_fetch_rule *fetches;
	size_t nfetches;
	const struct amdgcn_argument_value *arguments; /* the values of arguments, which can determine the iterations of loops */
	size_t narguments;
	unsigned groups_x;    /* the number of work-groups in x, for the values of hidden arguments; 0: unknown */
	unsigned groups_y;    /* the number of work-groups in y; 0: 1 work-group */
	unsigned groups_z;    /* the number of work-groups in z; 0: 1 work-group */
	enum amdgcn_stage stage;
	enum amdgcn_order order;
	uint64_t waves;       /* the number of waves to launch; 0: four times as many as the unit holds */
	uint64_t cycles;      /* no wave is launched in this cycle or later; 0: no limit */
	unsigned occupancy;   /* the maximum number of waves per SIMD, up to 32; 0: as many as the resources of the function allow */
	unsigned work_items;  /* the number of work items of a work-group; 0: as in the metadata, or fewer if no such work-group fits on the unit */
	double rate;          /* the number of new vertices or of pixels per triangle; 0: 1 vertex, 64 pixels */
	uint64_t most;        /* the maximum number of instructions that all waves together issue; 0: 2^30, or 2^34 if waves is set */
	int timeline;         /* not 0: also record waves and issues */
	int demangle;         /* not 0: demangle the names of functions in the sentences limit and most_lost */
	const char *recording; /* recorded waves to follow, in the format of --simulate-trace; NULL: none */
	size_t recording_length;
	const char *recording_name; /* the name of the recording in messages; NULL: "recording" */
	amdgcn_progress *progress; /* receives the progress of the simulation; NULL: none */
	amdgcn_trace *trace;  /* receives each issue; NULL: none */
	void *user;           /* the first argument of progress, trace and stop */
	amdgcn_stop *stop;    /* decides whether to stop the simulation; NULL: never */
	int measured;         /* not 0: the rules for branches are those of a run: their origin is AMDGCN_BY_RUN */
	const struct amdgcn_cache_rule *caches;
	size_t ncaches;
	const struct amdgcn_access_rule *accesses;
	size_t naccesses;
	const struct amdgcn_padding *padding; /* of the LDS accesses that rules describe; NULL: not known */
	int fixed;            /* not 0: assumed values are not varied, which would take about as long again; certainty then names them */
};

#ifdef __cplusplus
}
#endif

#endif
