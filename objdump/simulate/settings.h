/* --simulate and its options, and the file of --simulate-config, which says the same in YAML. */
#ifndef SIMULATE_ASK_H
#define SIMULATE_ASK_H

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/sim/sim.h"

/* A format of --simulate-fetch, of a vector memory instruction. */
struct simulate_fetch {
	struct str where;            /* as in struct sim_rule, without blocks: an address or "*" */
	unsigned bits;               /* of a texel */
	unsigned samples;            /* bilinear fetches that its filter takes: 1 point and bilinear, 2 trilinear, times anisotropy, which is trilinear */
	bool used, may;              /* as in struct sim_rule */
};

struct simulate_settings {
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
	bool list;                   /* --simulate-set=help */
	const char *trace;           /* --simulate-trace: a file; "-": standard output */
	unsigned traced;             /* kernels that would have been */
	const char *follow;          /* --simulate-follow: a recorded trace, whose waves take the same way */
	bool what_if;                /* --simulate-what-if */
	struct arena arena;          /* owns the texts */
	struct simulate_said {       /* options as they were given, until simulate_finish() */
		const char *name, *value;
	} *said;
	size_t nsaid, said_cap;
};

/* Takes note of one of the options, by its name without "simulate": "-set". */
void
simulate_option(struct simulate_settings *settings, const char *name, const char *value);

/* After the last one: reads the files of --simulate-config, then what the command line says, which has precedence wherever it
 * stands. Of the same two the later one holds. Mistakes are reported. */
void
simulate_finish(struct simulate_settings *settings, struct diag *diag);

struct name_list;

/* After all files: an error for each rule of the command line whose place is not there, a warning for one of a file. functions:
 * those that were asked for; what is in others does not matter. */
void
simulate_unused(const struct simulate_settings *settings, const struct name_list *functions, struct diag *diag);

/* Prints the figures that --simulate-set sets; target: with their values for this processor, NULL: without. */
void
simulate_figures(const struct target *target);

void
simulate_settings_free(struct simulate_settings *settings);

#endif
