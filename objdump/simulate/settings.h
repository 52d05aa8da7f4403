/* --simulate and its options, and the YAML file of --simulate-config with the same settings. */
#ifndef SIMULATE_ASK_H
#define SIMULATE_ASK_H

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/sim/sim.h"

/* A texel format that --simulate-fetch assigns to a vector memory instruction. */
struct simulate_fetch {
	struct str where;            /* as in struct sim_rule, without blocks: an address or "*" */
	unsigned bits;               /* of a texel */
	unsigned samples;            /* bilinear fetches of its filter: 1 for point and bilinear, 2 for trilinear, times the
	                              * anisotropy, which implies trilinear */
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
	uint64_t waves;              /* --simulate-waves; 0: a few times the number of wave slots */
	uint64_t occupancy;          /* --simulate-occupancy: waves of a SIMD; 0: by the resources */
	double rate;                 /* --simulate-rate; 0: the stage's default */
	bool list;                   /* --simulate-set=help */
	const char *trace;           /* --simulate-trace: a file; "-": standard output */
	unsigned traced;             /* number of kernels that would be traced */
	const char *follow;          /* --simulate-follow: a recorded trace whose paths the waves take */
	bool what_if;                /* --simulate-what-if */
	struct arena arena;          /* owns the strings */
	struct simulate_said {       /* options as given, until simulate_finish() */
		const char *name, *value;
	} *said;
	size_t nsaid, said_cap;
};

/* Records an option, by its name without "simulate": "-set". */
void
simulate_option(struct simulate_settings *settings, const char *name, const char *value);

/* Call after the last option: reads the files of --simulate-config, then applies the command line, which has precedence. Later
 * settings override earlier ones. Errors are reported. */
void
simulate_finish(struct simulate_settings *settings, struct diag *diag);

struct name_list;

/* Call after the last file: reports an error for each rule of the command line whose location does not exist, and a warning for a
 * rule of a file. functions: the selected functions; rules for others are ignored. */
void
simulate_unused(const struct simulate_settings *settings, const struct name_list *functions, struct diag *diag);

/* Prints the parameters that --simulate-set accepts; target: with their values for this processor; NULL: without values. */
void
simulate_figures(const struct target *target);

void
simulate_settings_free(struct simulate_settings *settings);

#endif
