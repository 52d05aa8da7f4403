/* Two files, given to --cfg or --simulate: compares their functions or simulated kernels. pair_functions() pairs them. */
#ifndef OBJDUMP_DIFF_VERSIONS_H
#define OBJDUMP_DIFF_VERSIONS_H

#include "objdump/revision/pair.h"
#include "objdump/revision/revisions.h"
#include "objdump/simulate/simulation.h"

enum { COMPARE_FILES = 2, COMPARE_REASONS = 32 };

/* The metrics of a function: name in JSON, name in text, digits after the decimal point. The metrics of simulations precede the
 * others. */
#define COMPARE_METRICS(M) \
	M(throughput, "waves_in_1000_cycles", "waves in 1000 cycles", 3) \
	M(wave_mean, "wave_mean", "cycles of a wave", 1) \
	M(stall, "stall", "stall cycles of a wave", 1) \
	M(stalled, "stalled", "all waves wait, % of cycles", 1) \
	M(waves, "waves_per_simd", "waves on each SIMD", 0) \
	M(sgprs, "sgprs", "SGPRs used", 0) \
	M(vgprs, "vgprs", "VGPRs used", 0) \
	M(agprs, "agprs", "AGPRs used", 0) \
	M(live_sgprs, "live_sgprs", "live SGPRs, maximum", 0) \
	M(live_vgprs, "live_vgprs", "live VGPRs, maximum", 0) \
	M(live_agprs, "live_agprs", "live AGPRs, maximum", 0) \
	M(instructions, "instructions", "instructions", 0) \
	M(blocks, "blocks", "blocks", 0) \
	M(loops, "loops", "loops", 0)

enum compare_metric {
#define M(name, key, text, digits) COMPARE_##name,
	COMPARE_METRICS(M)
#undef M
	COMPARE_METRIC_COUNT
};

struct compare_insn {
	struct amdgcn_pressure live;
	double stall;            /* in a simulation: stall cycles of a wave, summed over the wave's executions of the instruction */
};

/* A function of a file, or, in a simulation, a function that a kernel executes. */
struct compare_version {
	struct str name;         /* name as printed */
	struct str kernel;       /* in a simulation: the printed name of the kernel */
	struct pair_function key; /* key for pairing with a version of the other file */
	bool simulated, is_kernel, ran; /* is_kernel: the function is the simulated kernel; ran: the simulation has a result */
	struct revision code;
	uint64_t adjust;         /* --adjust-vma: offset that is added to printed addresses */
	struct compare_insn *insns; /* indexed by instruction of the code */
	double metrics[COMPARE_METRIC_COUNT];
	bool has[COMPARE_METRIC_COUNT];
	double lost[COMPARE_REASONS]; /* for a kernel: stall cycles of a wave, by reason */
	double wave;             /* in a simulation: cycles of a wave */
};

/* The lists of functions of a file: functions executed in simulations, and functions shown by --cfg. */
enum compare_list { COMPARE_SIMULATED, COMPARE_STATIC, COMPARE_LISTS };

/* Two versions of a function, aligned, or the only version of it; the other one is NULL. */
struct compared {
	const struct compare_version *sides[COMPARE_FILES];
	struct revisions code;
};

struct comparison {
	struct arena arena;
	struct map numbers;      /* see revision_list() */
	const char *files[COMPARE_FILES];
	size_t nfiles;           /* number of files; nothing is compared if it is not COMPARE_FILES */
	struct compare_versions {
		struct compare_version *v;
		size_t n, cap;
	} versions[COMPARE_LISTS][COMPARE_FILES];
	struct compared *compared; /* set by comparison_pair() */
	size_t ncompared, compared_cap;
};

/* Adds a file. Call before the functions of the file are added. */
void
comparison_add_file(struct comparison *c, const struct view *v);

/* Adds the functions that --functions selects in the file of v. */
void
comparison_add_functions(struct comparison *c, struct view *v);

/* Adds a simulated kernel and the functions that it calls. */
void
comparison_add_simulation(struct comparison *c, const struct simulation *sim);

/* Pairs and aligns the functions of both files: in each list, those of the first file, in their order, then those that only the second has. */
void
comparison_pair(struct comparison *c);

/* Returns whether the versions have the same metrics and no row differs. */
bool
compared_same(const struct compared *one);

/* Returns whether the row's instructions differ in more than consistently renamed registers, or their stalls differ by more than 1 %
 * of a wave's cycles. */
bool
compared_differs(const struct compared *one, const struct revision_row *row);

/* Returns the stall cycles of the row's instruction in a file (0 or 1), or 0 if the row has no instruction of this
 * file. */
double
compared_stall(const struct compared *one, const struct revision_row *row, unsigned file);

/* Names of the metrics in JSON and in text, and the numbers of digits to print after the decimal point. */
extern const char *const compare_metric_keys[], *const compare_metric_texts[];
extern const int compare_metric_digits[];

void
comparison_free(struct comparison *c);

/* Write the comparison, paired, if there are two files. As text, it is only written if the files have a function in common. */
void
comparison_text(const struct comparison *c, struct out *out);

void
comparison_json(const struct comparison *c, struct json *j);

#endif
