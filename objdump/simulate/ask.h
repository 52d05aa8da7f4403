/* --simulate and its options, and the file of --simulate-config, which says the same in YAML. */
#ifndef SIMULATE_ASK_H
#define SIMULATE_ASK_H

#include "common/base/arena.h"
#include "common/base/diag.h"
#include "common/sim/sim.h"

/* A format of --simulate-fetch, of a vector memory instruction. */
struct simulate_fetch {
	struct str where;            /* as in struct sim_rule; an address or "*" */
	unsigned bits;               /* of a texel */
	unsigned samples;            /* bilinear fetches that its filter takes: 1 point and bilinear, 2 trilinear, times anisotropy */
	bool used;
};

struct simulate_ask {
	enum simulate_form { SIMULATE_NONE, SIMULATE_TEXT, SIMULATE_HTML } form;
	struct simulate_set {
		struct str name;
		int64_t value;
	} *set;                      /* --simulate-set */
	struct sim_rules rules;      /* --simulate-loop, --simulate-branch */
	struct simulate_fetch *fetches; /* --simulate-fetch */
	size_t nset, set_cap, loops_cap, branches_cap, nfetches, fetches_cap;
	enum sim_stage stage;        /* --simulate-stage */
	enum sim_order order;        /* --simulate-order */
	uint64_t waves;              /* --simulate-waves; 0: a few times as many as there is room for */
	uint64_t occupancy;          /* --simulate-occupancy: waves of a SIMD; 0: by the resources */
	double rate;                 /* --simulate-rate; 0: as is common for the stage */
	const char *trace;           /* --simulate-trace: a file; "-": standard output */
	const char *follow;          /* --simulate-follow: a recorded trace, whose waves take the same way */
	bool what_if;                /* --simulate-what-if */
	struct arena arena;          /* owns the texts */
};

/* Takes one of the options, by its name without "--simulate": "-set". Mistakes are reported. Returns false if there is none
 * of this name. */
bool
simulate_option(struct simulate_ask *ask, struct diag *diag, const char *name, const char *value);

/* Reads the file of --simulate-config. What the command line says before it or after it has precedence. */
void
simulate_config(struct simulate_ask *ask, struct diag *diag, const char *file);

void
simulate_ask_free(struct simulate_ask *ask);

#endif
