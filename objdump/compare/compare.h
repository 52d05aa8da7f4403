/* Compares two files: the functions or simulated kernels that have the same name in both. */
#ifndef COMPARE_COMPARE_H
#define COMPARE_COMPARE_H

#include "common/base/memory/map.h"
#include "objdump/simulate/simulation.h"

enum { COMPARE_FILES = 2, COMPARE_REASONS = 32 };
#define COMPARE_NONE UINT32_MAX

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
	uint64_t address;        /* as printed */
	uint32_t text, key;      /* indices in comparison.texts; key: the text without the target of a direct branch */
	uint32_t target;         /* index of the target of a direct branch; COMPARE_NONE: none in this function */
	struct amdgcn_pressure live;
	double stall;            /* in a simulation: stall cycles of a wave, summed over the wave's executions of the instruction */
};

/* A function of a file, or, in a simulation, a function that a kernel executes. */
struct compare_version {
	struct str name;         /* as printed */
	struct str kernel;       /* in a simulation: the name of the kernel */
	bool simulated, is_kernel, ran; /* is_kernel: the function is the simulated kernel; ran: the simulation has a result */
	struct compare_insn *insns;
	uint32_t ninsns;
	double metrics[COMPARE_METRIC_COUNT];
	bool has[COMPARE_METRIC_COUNT];
	double lost[COMPARE_REASONS]; /* for a kernel: stall cycles of a wave, by reason */
	double wave;             /* in a simulation: cycles of a wave */
};

struct comparison {
	struct arena arena;
	struct map texts;        /* texts of instructions, to their indices in `text` */
	struct str *text;
	size_t ntexts, texts_cap;
	const char *files[COMPARE_FILES];
	size_t nfiles;           /* may exceed COMPARE_FILES; there is no comparison then */
	struct compare_versions {
		struct compare_version *v;
		size_t n, cap;
	} versions[COMPARE_FILES];
};

/* A row of two aligned versions: an instruction of both, or of one. */
struct compare_row {
	enum compare_kind { COMPARE_SAME, COMPARE_CHANGED, COMPARE_REMOVED, COMPARE_ADDED, COMPARE_KINDS } kind;
	uint32_t a, b;           /* indices of instructions; COMPARE_NONE: none */
};

/* Two aligned versions of a function. */
struct compared {
	const struct compare_version *sides[COMPARE_FILES];
	struct compare_row *rows;
	size_t nrows, rows_cap;
	size_t count[COMPARE_KINDS]; /* number of rows of each kind */
	size_t replaced;         /* number of instructions that were not aligned, because the versions differ too much */
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

/* Calls show() for each function that both files have, in the order of the first file. */
void
comparison_each(struct comparison *c, void (*show)(void *user, const struct compared *one), void *user);

/* Returns the key of a version for comparison_index(): its kernel's and its own name. */
struct str
comparison_key(struct comparison *c, const struct compare_version *v);

/* Returns a map from the keys of a file's versions to their indices plus 1. If several versions have the same key, only
 * the first one is included. The caller frees the map. */
struct map
comparison_index(struct comparison *c, unsigned file);

/* Returns whether the versions have the same metrics and no row differs. */
bool
compared_same(const struct compared *one);

/* Returns whether the row's instructions differ, or their stalls differ by more than 1 % of a wave's cycles. */
bool
compared_differs(const struct compared *one, const struct compare_row *row);

/* Returns the stall of a row in one of the files, or 0 if the row has no instruction of this file. */
double
compared_stall(const struct compared *one, const struct compare_row *row, unsigned file);

/* Name of a metric in JSON and in text, digits to print, name of a kind. */
extern const char *const compare_metric_keys[], *const compare_metric_texts[], *const compare_kind_names[];
extern const int compare_metric_digits[];

void
comparison_free(struct comparison *c);

/* Write the comparison, if there are two files with a function in common. */
void
comparison_text(struct comparison *c, struct out *out);

void
comparison_json(struct comparison *c, struct json *j);

#endif
