/* The settings of --simulate, from its options and from the YAML file of --simulate-config. */
#ifndef SIMULATE_SETTINGS_H
#define SIMULATE_SETTINGS_H

#include "common/base/file/files.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "library/amdgcn.h"

/* A rule of --simulate-loop, --simulate-branch, --simulate-fetch, --simulate-cache, --simulate-access or --simulate-arg. */
struct simulate_rule {
	const char *where;           /* a location, as in amdgcn/path.h; --simulate-arg: the name of the argument */
	uint64_t iterations;         /* --simulate-loop: number of iterations, at least 1 */
	const char *pattern;         /* --simulate-branch: for each execution a T (taken) or an N (not taken) */
	unsigned bits, samples;      /* --simulate-fetch: as in struct amdgcn_fetch_rule */
	enum amdgcn_cache_level level; /* --simulate-cache */
	double cycles;               /* --simulate-access: as in struct amdgcn_access_rule, and `first` */
	int first;
	int64_t value;               /* --simulate-arg: value of the argument */
	bool used;                   /* whether the rule has been applied to any function */
	bool may;                    /* whether the rule may match nothing, because it is from a file that may serve several kernels */
};

enum { SIMULATE_RULES = AMDGCN_ACCESS_RULE + 1 };

struct simulate_settings {
	enum simulate_form { SIMULATE_NONE, SIMULATE_TEXT, SIMULATE_HTML } form;
	struct amdgcn_parameter_value *set; /* --simulate-set */
	size_t nset, set_cap;
	struct simulate_rules {
		struct simulate_rule *v;
		size_t n, cap;
	} rules[SIMULATE_RULES];     /* indexed by enum amdgcn_rule_kind */
	struct map arguments;        /* names of the arguments of the simulated kernels, if --simulate-arg is given */
	const char **argument_names; /* the names in `arguments`, as an array */
	size_t nargument_names, argument_names_cap;
	unsigned groups[3];          /* --simulate-workgroups: work-groups in x, y and z; 0: not given */
	enum amdgcn_stage stage;     /* --simulate-stage */
	enum amdgcn_order order;     /* --simulate-order */
	uint64_t waves;              /* --simulate-waves: number of waves; 0: the default of the library */
	uint64_t cycles;             /* --simulate-cycles: no wave is launched in this cycle or later; 0: no limit */
	unsigned occupancy;          /* --simulate-occupancy: waves per SIMD; 0: as many as the kernel's resources allow */
	double rate;                 /* --simulate-rate: vertices or pixels per triangle; 0: the stage's default */
	bool list;                   /* --simulate-set=help: list the parameters */
	const char *trace;           /* --simulate-trace: path of the file; "-": standard output; NULL: none */
	unsigned traced;             /* number of kernels simulated so far, of which --simulate-trace permits only one */
	const char *follow;          /* --simulate-follow: path of a recorded trace whose paths the waves follow; NULL: none */
	unsigned threads;            /* --simulate-threads: number of threads; 0: the number of processors, up to a limit */
	bool fixed;                  /* --simulate-fixed */
	bool what_if;                /* --simulate-what-if */
	bool measured;               /* --simulate-measured */
	struct arena arena;          /* owner of the strings */
	struct simulate_given {      /* options as given; applied by simulate_finish() */
		const char *name, *value;
	} *given;
	size_t ngiven, given_cap;
};

/* Records an option. name is the option's name without "--simulate", for example "-set". */
void
simulate_option(struct simulate_settings *settings, const char *name, const char *value);

/* Applies all settings. Reads the files of --simulate-config first, because the command line takes precedence. Later settings
 * override earlier settings. Reports errors. The files of
 * --simulate-config are added to `files`. Call after the last option. */
void
simulate_finish(struct simulate_settings *settings, struct diag *diag, struct files *files);

/* Adds the name of an argument that a simulated kernel has, for messages about unknown names. */
void
simulate_add_argument(struct simulate_settings *settings, const char *name);

struct name_list;

/* Reports each rule whose location does not exist: an error for a rule from the command line, a warning for a rule from a file.
 * functions: the selected functions; rules for other functions are not reported. Call after the last file. */
void
simulate_unused(struct simulate_settings *settings, const struct name_list *functions, struct diag *diag);

/* Prints the parameters that --simulate-set accepts, with their values for a processor. processor may be NULL; values are then
 * omitted. */
void
simulate_parameters(const struct amdgcn_processor *processor);

void
simulate_settings_free(struct simulate_settings *settings);

#endif
