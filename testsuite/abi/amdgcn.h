/* The declarations of libamdgcn's headers, recorded by testsuite/structure/abi.py. */
#ifndef AMDGCN_BASE_H
#define AMDGCN_BASE_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
#if defined __GNUC__
#define AMDGCN_API __attribute__((visibility("default")))
#else
#define AMDGCN_API
#endif
#define AMDGCN_VERSION_MAJOR 0
#define AMDGCN_VERSION_MINOR 2
#define AMDGCN_VERSION_PATCH 0
#define AMDGCN_ABI 0
AMDGCN_API const char *
amdgcn_version(void);
AMDGCN_API void
amdgcn_free(void *p);
enum amdgcn_status {
	AMDGCN_INPUT,
	AMDGCN_MEMORY,
	AMDGCN_TOO_LARGE,
};
struct amdgcn_message {
	const char *severity;
	const char *text;
	const char *file;
	unsigned line, column;
	const char *source;
	size_t source_length;
	enum amdgcn_status status;
};
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_ASSEMBLE_H
#define AMDGCN_ASSEMBLE_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_settings {
	size_t size;
	const char *processor;
	const char *features;
	const char *system;
	unsigned code_object_version;
	const char *name;
	const char *const *include;
	size_t ninclude;
	int fill_metadata;
	int warn_kernel;
	int prefer_source;
	int no_files;
};
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_OBJECT_H
#define AMDGCN_OBJECT_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_object;
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);
struct amdgcn_input {
	size_t size;
	const char *path;
	const void *bytes;
	size_t nbytes;
	const char *name;
	const char *processor;
	const char *features;
};
AMDGCN_API struct amdgcn_object *
amdgcn_open_input(const struct amdgcn_input *input, amdgcn_report *report, void *user);
AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);
struct amdgcn_symbol {
	const char *name;
	uint64_t value, size;
	unsigned type, binding, section;
};
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);
AMDGCN_API char *
amdgcn_descriptor(const struct amdgcn_object *object, const char *kernel);
AMDGCN_API char *
amdgcn_notes(const struct amdgcn_object *object);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_FUNCTION_H
#define AMDGCN_FUNCTION_H
#ifdef __cplusplus
extern "C" {
#endif
enum { AMDGCN_NONE = -1 };
struct amdgcn_incomplete {
	const char *reason;
	const char *text;
	const char *unit;
	uint64_t address;
	uint64_t count;
	int function;
	int misses;
};
struct amdgcn_code {
	const char *name;
	size_t section;
	uint64_t address;
	const void *bytes;
	size_t size;
	const struct amdgcn_processor *processor;
};
AMDGCN_API const struct amdgcn_code *
amdgcn_code(struct amdgcn_object *object, size_t i);
enum amdgcn_kind {
	AMDGCN_KERNEL,
	AMDGCN_FUNCTION,
	AMDGCN_LABEL
};
struct amdgcn_function {
	const char *name;
	uint64_t address, end;
	enum amdgcn_kind kind;
	int shared;
	int index;
	const struct amdgcn_code *code;
};
enum amdgcn_gap_kind {
	AMDGCN_PADDING,
	AMDGCN_UNREACHED,
	AMDGCN_DATA
};
struct amdgcn_gap {
	uint64_t address, end;
	enum amdgcn_gap_kind kind;
	int function;
};
struct amdgcn_functions {
	const struct amdgcn_function *functions;
	size_t nfunctions;
	const struct amdgcn_gap *gaps;
	size_t ngaps;
	int complete;
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};
AMDGCN_API const struct amdgcn_functions *
amdgcn_functions(const struct amdgcn_code *code);
AMDGCN_API const struct amdgcn_function *
amdgcn_find_function(struct amdgcn_object *object, const char *name);
AMDGCN_API const struct amdgcn_function *
amdgcn_function_at(const struct amdgcn_code *code, uint64_t address);
AMDGCN_API const char *
amdgcn_kind_name(enum amdgcn_kind kind);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_CHECK_H
#define AMDGCN_CHECK_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_check_info {
	const char *name;
	const char *text;
	int certain;
};
AMDGCN_API int
amdgcn_check_info(size_t i, struct amdgcn_check_info *out);
enum amdgcn_severity {
	AMDGCN_WARNING,
	AMDGCN_NOTE,
	AMDGCN_REMARK
};
enum amdgcn_certainty {
	AMDGCN_DOCUMENTED,
	AMDGCN_COMPILER,
	AMDGCN_CONTRADICTED
};
enum { AMDGCN_RULE_TEXT = 512 };
struct amdgcn_rule {
	const char *name;
	const char *check;
	enum amdgcn_severity severity;
	enum amdgcn_certainty certainty;
	char text[AMDGCN_RULE_TEXT];
};
AMDGCN_API int
amdgcn_rule(size_t i, struct amdgcn_rule *out);
AMDGCN_API int
amdgcn_find_rule(const char *name, struct amdgcn_rule *out);
AMDGCN_API const char *
amdgcn_certainty_name(enum amdgcn_certainty certainty);
struct amdgcn_finding;
AMDGCN_API const char *
amdgcn_evidence(const struct amdgcn_finding *finding);
struct amdgcn_check_settings {
	size_t size;
	unsigned checks;
	int compilers;
	int notes;
};
struct amdgcn_branch {
	uint64_t address;
	int taken;
};
struct amdgcn_finding {
	const char *rule;
	const char *rule_text;
	enum amdgcn_certainty certainty;
	enum amdgcn_severity severity;
	int proven;
	int function;
	uint64_t address;
	int has_earlier;
	uint64_t earlier;
	const struct amdgcn_branch *path;
	size_t npath;
	const char *text;
	const char *registers;
	const char *fix;
	size_t times;
};
struct amdgcn_findings {
	const struct amdgcn_finding *findings;
	size_t nfindings;
	int complete;
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};
AMDGCN_API const struct amdgcn_findings *
amdgcn_check(const struct amdgcn_code *code, const struct amdgcn_check_settings *settings);
struct amdgcn_state {
	uint64_t address;
	const char *text;
};
struct amdgcn_states {
	const struct amdgcn_state *states;
	size_t nstates;
};
AMDGCN_API const char *
amdgcn_states_name(size_t i);
AMDGCN_API const struct amdgcn_states *
amdgcn_states(const struct amdgcn_function *function, size_t i);
AMDGCN_API char *
amdgcn_state_text(const struct amdgcn_function *function, const struct amdgcn_state *state, uint64_t address);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_COST_H
#define AMDGCN_COST_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_unit_use {
	const char *unit;
	const char *text;
	unsigned instances;
	uint64_t busy;
	uint64_t instructions;
	double share;
};
struct amdgcn_lost {
	const char *reason;
	const char *text;
	uint64_t cycles;
};
struct amdgcn_cost {
	int function;
	size_t instruction;
	uint64_t address;
	int block;
	int reached;
	const char *unit;
	uint64_t hits;
	uint64_t total;
	double cycles;
	double stall;
	double share;
	double wait_share;
	const char *reason;
	int has_waits_for;
	uint64_t waits_for;
	const struct amdgcn_lost *lost;
	size_t nlost;
};
struct amdgcn_executed {
	int function;
	size_t first, count;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_PATH_H
#define AMDGCN_PATH_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_place_kind {
	AMDGCN_ANYWHERE,
	AMDGCN_AT_BLOCK,
	AMDGCN_AT_ADDRESS
};
struct amdgcn_place {
	enum amdgcn_place_kind kind;
	uint64_t number;
	size_t name_size;
};
AMDGCN_API int
amdgcn_read_place(const char *where, struct amdgcn_place *out);
AMDGCN_API int
amdgcn_is_pattern(const char *pattern);
struct amdgcn_loop_rule {
	const char *where;
	uint64_t iterations;
};
struct amdgcn_branch_rule {
	const char *where;
	const char *pattern;
};
struct amdgcn_fetch_rule {
	const char *where;
	unsigned bits;
	unsigned samples;
};
enum amdgcn_cache_level {
	AMDGCN_FROM_FIRST_CACHE = 1,
	AMDGCN_FROM_L2,
	AMDGCN_FROM_LAST_CACHE,
	AMDGCN_FROM_MEMORY
};
struct amdgcn_cache_rule {
	const char *where;
	enum amdgcn_cache_level level;
};
struct amdgcn_access_rule {
	const char *where;
	double cycles;
	int first;
	double least;
	double lines;
	double least_lines;
};
struct amdgcn_argument_value {
	const char *name;
	int64_t value;
};
enum amdgcn_origin {
	AMDGCN_BY_DEFAULT,
	AMDGCN_BY_CODE,
	AMDGCN_BY_USER,
	AMDGCN_BY_RUN
};
AMDGCN_API const char *
amdgcn_origin_name(enum amdgcn_origin origin);
struct amdgcn_loop_path {
	int function;
	int loop;
	int block;
	uint64_t address;
	uint64_t entered;
	uint64_t iterations;
	enum amdgcn_origin origin;
};
enum amdgcn_direction {
	AMDGCN_NEVER,
	AMDGCN_ALWAYS,
	AMDGCN_COUNTED,
	AMDGCN_PATTERN
};
struct amdgcn_branch_path {
	int function;
	int block;
	size_t instruction;
	uint64_t address;
	enum amdgcn_direction direction;
	uint64_t count;
	int leaves_taken;
	const char *pattern;
	enum amdgcn_origin origin;
};
struct amdgcn_access_cost {
	int function;
	size_t instruction;
	uint64_t address;
	int lds;
	double cycles;
	double least;
	double lines;
	double least_lines;
	int first;
	enum amdgcn_origin origin;
	const char *text;
};
struct amdgcn_padding {
	uint32_t row;
	uint32_t bytes;
	uint64_t before, after;
};
enum amdgcn_rule_kind {
	AMDGCN_LOOP_RULE,
	AMDGCN_BRANCH_RULE,
	AMDGCN_FETCH_RULE,
	AMDGCN_CACHE_RULE,
	AMDGCN_ARGUMENT_RULE,
	AMDGCN_ACCESS_RULE
};
struct amdgcn_unused_rule {
	enum amdgcn_rule_kind kind;
	size_t rule;
};
struct amdgcn_argument {
	const char *name;
	unsigned offset;
	unsigned size;
	int known;
	int64_t value;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_LAUNCH_H
#define AMDGCN_LAUNCH_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_stage {
	AMDGCN_COMPUTE,
	AMDGCN_VERTEX,
	AMDGCN_PIXEL
};
enum amdgcn_order {
	AMDGCN_OLDEST,
	AMDGCN_ROUND_ROBIN
};
struct amdgcn_launch {
	enum amdgcn_stage stage;
	enum amdgcn_order order;
	uint64_t waves;
	unsigned wave_size;
	unsigned simds;
	unsigned resident;
	unsigned most;
	unsigned workgroup_waves;
	unsigned workgroups;
	const char *limit;
	double rate;
	int per_pair;
	int mode_assumed;
	unsigned units;
	unsigned clock;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_INSTRUCTION_H
#define AMDGCN_INSTRUCTION_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_processor;
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);
AMDGCN_API const char *
amdgcn_processor_name(const struct amdgcn_processor *p);
AMDGCN_API unsigned
amdgcn_wave_size(const struct amdgcn_processor *p);
struct amdgcn_instruction {
	uint64_t opaque[5];
};
enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);
AMDGCN_API unsigned
amdgcn_decode_next(const struct amdgcn_processor *p, const void *bytes, size_t n, const struct amdgcn_instruction *previous,
	struct amdgcn_instruction *out);
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);
enum { AMDGCN_PART_MNEMONIC = -1, AMDGCN_PART_MODIFIERS = -2 };
struct amdgcn_text_part {
	uint16_t at;
	uint16_t n;
	int place;
};
AMDGCN_API unsigned
amdgcn_text_parts(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT],
	struct amdgcn_text_part *parts);
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);
AMDGCN_API const char *
amdgcn_meaning(const struct amdgcn_instruction *insn, int second);
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };
struct amdgcn_operand {
	const char *file;
	unsigned first, count;
	unsigned access;
	int place;
	int partial;
	unsigned bytes;
	unsigned bit;
};
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};
struct amdgcn_effects {
	const char *flow;
	const char *space;
	const char *event;
	const char *issue;
	unsigned memory;
	unsigned bytes;
};
AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_MACHINE_H
#define AMDGCN_MACHINE_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_parameter {
	const char *name;
	const char *unit;
	const char *text;
	int least, most;
	int value;
	const char *confidence;
	const char *source;
	const char *note;
};
AMDGCN_API int
amdgcn_parameter(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter *out);
struct amdgcn_parameter_range {
	int least, most;
	const char *text;
};
AMDGCN_API int
amdgcn_parameter_range(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter_range *out);
AMDGCN_API const char *
amdgcn_check_parameter(const char *name, int64_t value);
struct amdgcn_unit {
	const char *name;
	const char *text;
};
AMDGCN_API int
amdgcn_unit(size_t i, struct amdgcn_unit *out);
struct amdgcn_reason {
	const char *name;
	const char *text;
	int stall;
};
AMDGCN_API int
amdgcn_reason(size_t i, struct amdgcn_reason *out);
struct amdgcn_parameter_value {
	const char *name;
	int value;
};
struct amdgcn_assumption {
	const char *name;
	const char *confidence;
	int value;
	int other;
	int tried;
	int changes;
	double share;
	const char *limit;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_TIMELINE_H
#define AMDGCN_TIMELINE_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_issue {
	uint64_t cycle;
	uint32_t engine;
	uint32_t wave;
	uint32_t slot;
	int function;
	size_t instruction;
	uint64_t address;
	const char *kind;
	uint32_t waited;
	const char *reason;
};
enum { AMDGCN_LIFETIMES = 512, AMDGCN_ISSUES = 20000 };
struct amdgcn_busy {
	const char *unit;
	uint64_t cycles;
};
struct amdgcn_sample {
	uint64_t issued;
	uint64_t waves;
	const struct amdgcn_busy *busy;
	size_t nbusy;
	const struct amdgcn_lost *lost;
	size_t nlost;
};
struct amdgcn_lifetime {
	uint32_t wave, simd;
	uint64_t begin, end;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_SETTINGS_H
#define AMDGCN_SETTINGS_H
#ifdef __cplusplus
extern "C" {
#endif
typedef void amdgcn_trace(void *user, const struct amdgcn_issue *issue);
typedef void amdgcn_progress(void *user, uint64_t done, uint64_t waves);
typedef int amdgcn_stop(void *user);
struct amdgcn_simulation_settings {
	size_t size;
	const struct amdgcn_parameter_value *parameters;
	size_t nparameters;
	const struct amdgcn_loop_rule *loops;
	size_t nloops;
	const struct amdgcn_branch_rule *branches;
	size_t nbranches;
	const struct amdgcn_fetch_rule *fetches;
	size_t nfetches;
	const struct amdgcn_argument_value *arguments;
	size_t narguments;
	unsigned groups_x;
	unsigned groups_y;
	unsigned groups_z;
	enum amdgcn_stage stage;
	enum amdgcn_order order;
	uint64_t waves;
	uint64_t cycles;
	unsigned occupancy;
	unsigned work_items;
	double rate;
	uint64_t most;
	int timeline;
	int demangle;
	const char *recording;
	size_t recording_length;
	const char *recording_name;
	amdgcn_progress *progress;
	amdgcn_trace *trace;
	void *user;
	amdgcn_stop *stop;
	int measured;
	const struct amdgcn_cache_rule *caches;
	size_t ncaches;
	const struct amdgcn_access_rule *accesses;
	size_t naccesses;
	const struct amdgcn_padding *padding;
	int fixed;
};
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_SIMULATION_H
#define AMDGCN_SIMULATION_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_simulation_end {
	AMDGCN_FINISHED,
	AMDGCN_NO_WAVE,
	AMDGCN_BLOCKED,
	AMDGCN_ENDLESS,
	AMDGCN_TOO_DEEP,
	AMDGCN_TOO_LONG,
	AMDGCN_STOPPED
};
struct amdgcn_simulation {
	const struct amdgcn_function *function;
	enum amdgcn_simulation_end end;
	int complete;
	int cut;
	int unknown_targets;
	int deep_loops;
	struct amdgcn_launch launch;
	uint64_t cycles;
	uint64_t waves;
	uint64_t instructions_issued;
	double wave_mean;
	double wave_deviation;
	uint64_t wave_least, wave_most;
	double throughput;
	double items;
	uint64_t starved;
	uint64_t stalled;
	uint64_t occupied;
	uint64_t waiting;
	uint64_t hidden;
	uint64_t slots;
	const struct amdgcn_lost *lost;
	size_t nlost;
	const struct amdgcn_unit_use *units;
	size_t nunits;
	const char *limit;
	const char *most_lost;
	const struct amdgcn_executed *functions;
	size_t nfunctions;
	const struct amdgcn_cost *instructions;
	size_t ninstructions;
	const struct amdgcn_loop_path *loops;
	size_t nloops;
	const struct amdgcn_branch_path *branches;
	size_t nbranches;
	const struct amdgcn_parameter_value *parameters;
	size_t nparameters;
	const struct amdgcn_argument *arguments;
	size_t narguments;
	const struct amdgcn_unused_rule *unused;
	size_t nunused;
	uint64_t sample_cycles;
	const struct amdgcn_sample *samples;
	size_t nsamples;
	const struct amdgcn_lifetime *lifetimes;
	size_t nlifetimes;
	const struct amdgcn_issue *issues;
	size_t nissues;
	uint64_t vgpr_requests;
	uint64_t vgpr_refusals;
	const struct amdgcn_simulation *next;
	const struct amdgcn_access_cost *accesses;
	size_t naccesses;
	size_t unknown_accesses;
	struct amdgcn_padding padding;
	const char *conflicts;
	const char *certainty;
	int known;
	double limit_share;
	const struct amdgcn_assumption *assumptions;
	size_t nassumptions;
	unsigned declared_waves;
};
AMDGCN_API const struct amdgcn_simulation *
amdgcn_simulate(const struct amdgcn_function *function, const struct amdgcn_simulation_settings *settings);
AMDGCN_API void
amdgcn_simulation_free(const struct amdgcn_simulation *simulation);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_RUN_H
#define AMDGCN_RUN_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_run_argument {
	size_t size;
	const char *name;
	void *bytes;
	size_t nbytes;
	int buffer;
	int empty;
	int lds;
	uint64_t address;
};
struct amdgcn_kernel_argument {
	const char *name;
	const char *kind;
	unsigned offset, bytes;
};
AMDGCN_API int
amdgcn_kernel_argument(struct amdgcn_object *object, const char *kernel, size_t i, struct amdgcn_kernel_argument *out);
struct amdgcn_run_register {
	const char *name;
	unsigned nvalues;
	int read, written;
	const uint32_t *before;
	const uint32_t *after;
	const uint32_t *before_unknown, *after_unknown;
};
struct amdgcn_run_step {
	uint64_t address;
	const char *function;
	uint64_t offset;
	const char *instruction;
	unsigned group[3];
	unsigned wave;
	unsigned lanes;
	uint64_t active;
	uint64_t number;
	const struct amdgcn_run_register *registers;
	size_t nregisters;
};
enum { AMDGCN_RUN_BEFORE = 1, AMDGCN_RUN_AFTER = 2 };
typedef int amdgcn_run_wants(void *user, uint64_t address, const char *function, uint64_t offset);
typedef int amdgcn_run_receive(void *user, const struct amdgcn_run_step *step);
struct amdgcn_run_watch {
	size_t size;
	amdgcn_run_wants *wants;
	amdgcn_run_receive *before;
	amdgcn_run_receive *after;
	void *user;
	const unsigned *group;
	const unsigned *wave;
};
struct amdgcn_run_settings {
	size_t size;
	const char *kernel;
	unsigned grid[3];
	unsigned group[3];
	const struct amdgcn_run_argument *arguments;
	size_t narguments;
	size_t dynamic_lds;
	uint64_t limit;
	uint64_t seed;
	int unchecked;
	uint64_t schedule;
	unsigned cluster[3];
	const struct amdgcn_run_watch *watch;
	unsigned vgpr_block;
	unsigned vgpr_pool;
	unsigned vgpr_refusals;
	unsigned threads;
};
struct amdgcn_run_finding {
	const char *name;
	const char *text;
	uint64_t address;
	const char *function;
	uint64_t offset;
	const char *instruction;
	unsigned group[3];
	unsigned wave;
	int lane;
	uint64_t count;
	uint64_t other;
	int has_other;
	const char *other_function;
	uint64_t other_offset;
};
struct amdgcn_run {
	const struct amdgcn_run_finding *findings;
	size_t nfindings;
	int complete;
	uint64_t instructions;
	uint64_t lanes;
	uint64_t groups;
	uint64_t waves;
	const char *kernel;
	unsigned grid[3];
	unsigned group[3];
	const char *output;
	const struct amdgcn_branch_rule *path;
	size_t npath;
	const char *incomplete;
	const struct amdgcn_access_rule *accesses;
	size_t naccesses;
	struct amdgcn_padding padding;
};
AMDGCN_API int
amdgcn_run_kind(size_t i, const char **name, const char **text);
AMDGCN_API const struct amdgcn_run *
amdgcn_run(struct amdgcn_object *object, const struct amdgcn_run_settings *settings);
struct amdgcn_run_count {
	uint64_t address;
	const char *function;
	uint64_t offset;
	const char *instruction;
	uint64_t executed;
	uint64_t lanes;
	uint64_t taken;
	int conditional;
	int vector;
};
AMDGCN_API int
amdgcn_run_count(const struct amdgcn_run *run, size_t i, struct amdgcn_run_count *out);
AMDGCN_API const struct amdgcn_simulation *
amdgcn_run_simulate(const struct amdgcn_run *run, const struct amdgcn_simulation_settings *settings);
AMDGCN_API void
amdgcn_run_free(const struct amdgcn_run *run);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_SOURCE_H
#define AMDGCN_SOURCE_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_location {
	const char *file;
	unsigned line, column;
};
struct amdgcn_source_message {
	const char *severity;
	const char *text;
	struct amdgcn_location at;
	const char *fix;
	struct amdgcn_location fix_at;
	size_t fix_length;
};
struct amdgcn_source_instruction {
	size_t section;
	uint64_t address;
	struct amdgcn_location at;
};
enum amdgcn_name_kind {
	AMDGCN_NAME_UNDEFINED,
	AMDGCN_NAME_LABEL,
	AMDGCN_NAME_NUMBER,
	AMDGCN_NAME_EXPRESSION,
	AMDGCN_NAME_COMMON,
	AMDGCN_NAME_MACRO,
	AMDGCN_NAME_REGISTERS
};
struct amdgcn_source_name {
	const char *name;
	enum amdgcn_name_kind kind;
	struct amdgcn_location at;
	int64_t value;
	size_t section;
	const char *text;
};
struct amdgcn_source {
	unsigned errors;
	const struct amdgcn_source_message *messages;
	size_t nmessages;
	const void *object;
	size_t size;
	const struct amdgcn_processor *processor;
	const struct amdgcn_source_instruction *instructions;
	size_t ninstructions;
	const struct amdgcn_source_name *names;
	size_t nnames;
};
enum { AMDGCN_SOURCE_SIZE = 1 << 26, AMDGCN_SOURCE_ROUNDS = 1 << 20 };
AMDGCN_API struct amdgcn_source *
amdgcn_source(const struct amdgcn_settings *settings, const char *source, size_t n);
AMDGCN_API void
amdgcn_source_free(struct amdgcn_source *source);
AMDGCN_API int
amdgcn_source_find(const struct amdgcn_source *source, size_t section, uint64_t address);
AMDGCN_API int
amdgcn_source_in_function(const struct amdgcn_source *source, const char *function, uint64_t offset);
AMDGCN_API int
amdgcn_source_permits(const struct amdgcn_source *source, size_t instruction, const char *rule);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_DOCUMENT_H
#define AMDGCN_DOCUMENT_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_comparison {
	size_t size;
	const char *name;
	const char *type;
	const void *bytes;
	const void *expected;
	size_t nbytes;
	uint64_t ulp;
	double tolerance;
	size_t elements;
	size_t different;
	size_t first;
};
AMDGCN_API int
amdgcn_compare(struct amdgcn_comparison *comparison);
struct amdgcn_excerpt {
	const char *name;
	const char *type;
	const void *bytes;
	size_t elements;
	size_t count;
};
typedef int amdgcn_locate(void *user, uint64_t address, const char *function, uint64_t offset, struct amdgcn_location *out);
struct amdgcn_document_settings {
	size_t size;
	const char *name;
	const struct amdgcn_message *messages;
	size_t nmessages;
	const struct amdgcn_source *source;
	struct amdgcn_object *object;
	const struct amdgcn_run_settings *launch;
	const struct amdgcn_run *run;
	const struct amdgcn_comparison *comparisons;
	size_t ncomparisons;
	const struct amdgcn_excerpt *excerpts;
	size_t nexcerpts;
	const char *baseline_name;
	struct amdgcn_object *baseline;
	const struct amdgcn_source *baseline_source;
	const struct amdgcn_run *baseline_run;
	amdgcn_locate *locate;
	void *user;
};
AMDGCN_API char *
amdgcn_document(const struct amdgcn_document_settings *settings, int *right);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_GRAPH_H
#define AMDGCN_GRAPH_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_edge_kind {
	AMDGCN_FALLS_THROUGH,
	AMDGCN_TAKEN,
	AMDGCN_NOT_TAKEN,
	AMDGCN_JUMPS,
	AMDGCN_FORKS,
	AMDGCN_JOINS,
	AMDGCN_RETURNS,
	AMDGCN_ENDS,
	AMDGCN_LEAVES,
	AMDGCN_UNKNOWN,
	AMDGCN_NOT_CODE,
	AMDGCN_STARTS
};
struct amdgcn_edge {
	enum amdgcn_edge_kind kind;
	int from, to;
	int function;
	int has_address;
	uint64_t address;
	const char *symbol;
	const char *condition;
};
struct amdgcn_block {
	uint64_t address, end;
	size_t first, ninstructions;
	size_t edge, nedges;
	size_t pred, npreds;
	int dominator;
	int loop;
	size_t lanes;
};
struct amdgcn_loop {
	int header;
	int parent;
	unsigned depth;
	size_t nblocks;
	int irreducible;
};
struct amdgcn_lanes {
	size_t parent;
	int without;
	int instruction;
	int block;
};
struct amdgcn_call {
	size_t instruction;
	int function;
	const char *symbol;
};
struct amdgcn_graph {
	const struct amdgcn_function *function;
	const uint64_t *addresses;
	size_t ninstructions;
	const struct amdgcn_block *blocks;
	size_t nblocks;
	const struct amdgcn_edge *edges;
	size_t nedges;
	const uint32_t *preds;
	size_t npreds;
	const struct amdgcn_loop *loops;
	size_t nloops;
	const struct amdgcn_lanes *lanes;
	size_t nlanes;
	const struct amdgcn_call *calls;
	size_t ncalls;
	int entry;
	int complete;
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};
AMDGCN_API const struct amdgcn_graph *
amdgcn_graph(const struct amdgcn_function *function);
AMDGCN_API const struct amdgcn_graph *
amdgcn_whole_graph(const struct amdgcn_function *function);
AMDGCN_API unsigned
amdgcn_instruction_at(const struct amdgcn_code *code, uint64_t address, struct amdgcn_instruction *out);
AMDGCN_API unsigned
amdgcn_graph_instruction(const struct amdgcn_graph *graph, size_t i, struct amdgcn_instruction *out);
AMDGCN_API unsigned
amdgcn_dependency_modes(const struct amdgcn_graph *graph, size_t i);
enum { AMDGCN_EXPERT_COUNTERS = 4 };
AMDGCN_API unsigned
amdgcn_expert_waits(const struct amdgcn_graph *graph, size_t i, const char *names[AMDGCN_EXPERT_COUNTERS]);
AMDGCN_API size_t
amdgcn_graph_text(const struct amdgcn_graph *graph, size_t i, char text[AMDGCN_TEXT]);
AMDGCN_API int
amdgcn_find_instruction(const struct amdgcn_graph *graph, uint64_t address);
AMDGCN_API int
amdgcn_find_block(const struct amdgcn_graph *graph, size_t instruction);
AMDGCN_API const char *
amdgcn_edge_name(enum amdgcn_edge_kind kind);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_LANGUAGE_H
#define AMDGCN_LANGUAGE_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_word_kind {
	AMDGCN_WORD_MNEMONIC,
	AMDGCN_WORD_MODIFIER,
	AMDGCN_WORD_REGISTER,
	AMDGCN_WORD_DIRECTIVE,
	AMDGCN_WORD_DESCRIPTOR,
	AMDGCN_WORD_KEY,
	AMDGCN_WORD_PROCESSOR,
	AMDGCN_WORD_FEATURE,
	AMDGCN_WORD_KINDS
};
struct amdgcn_word {
	const char *name;
	const char *syntax;
	const char *text;
	int exists;
};
AMDGCN_API int
amdgcn_next_word(enum amdgcn_word_kind kind, const struct amdgcn_processor *p, size_t *at, struct amdgcn_word *out);
AMDGCN_API unsigned
amdgcn_find_word(const struct amdgcn_processor *p, const char *word, size_t n);
struct amdgcn_value {
	const char *name;
	unsigned value;
	const char *text;
};
AMDGCN_API int
amdgcn_value(const struct amdgcn_processor *p, const char *list, size_t i, struct amdgcn_value *out);
enum { AMDGCN_FORM_OPERANDS = 16, AMDGCN_FORM_MODIFIERS = 64, AMDGCN_ACCEPTS = 160 };
struct amdgcn_form_operand {
	const char *name;
	char accepts[AMDGCN_ACCEPTS];
	const char *list;
	unsigned access;
	unsigned registers;
};
struct amdgcn_form_modifier {
	const char *name;
	int has_value;
	int number;
	int64_t least, most;
	const char *list;
	const char *text;
};
struct amdgcn_form {
	const char *suffix;
	const char *encoding;
	unsigned bytes;
	unsigned noperands, nmodifiers;
	struct amdgcn_form_operand operands[AMDGCN_FORM_OPERANDS];
	struct amdgcn_form_modifier modifiers[AMDGCN_FORM_MODIFIERS];
	struct amdgcn_instruction example;
};
AMDGCN_API int
amdgcn_form(const struct amdgcn_processor *p, const char *mnemonic, size_t n, size_t i, struct amdgcn_form *out);
struct amdgcn_description {
	const char *suffix, *encoding;
	const char *flow, *condition;
	const char *space, *event, *issue;
	const char *counters[4];
	const char *implied_read[8];
	const char *implied_written[8];
	unsigned passes;
	unsigned issue_cycles;
	const char *issue_parameter;
	unsigned latency;
	const char *latency_parameter;
};
AMDGCN_API void
amdgcn_describe(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_description *out);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_LINK_H
#define AMDGCN_LINK_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_file {
	const char *name;
	const void *bytes;
	size_t size;
};
struct amdgcn_link {
	size_t size;
	const char *const *arguments;
	size_t narguments;
	const struct amdgcn_file *files;
	size_t nfiles;
};
AMDGCN_API unsigned
amdgcn_link(const struct amdgcn_link *link, amdgcn_report *report, void *user, void **object, size_t *size, char **text);
struct amdgcn_bundle {
	size_t size;
	const struct amdgcn_file *files;
	size_t nfiles;
	const char *kind;
	const char *host;
	size_t alignment;
	const char *compression;
	unsigned level;
};
AMDGCN_API unsigned
amdgcn_bundle(const struct amdgcn_bundle *bundle, amdgcn_report *report, void *user, void **bytes, size_t *size);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_LIVENESS_H
#define AMDGCN_LIVENESS_H
#ifdef __cplusplus
extern "C" {
#endif
enum { AMDGCN_REGISTER_WORDS = 23, AMDGCN_REGISTER_NAME = 24 };
struct amdgcn_registers {
	uint64_t words[AMDGCN_REGISTER_WORDS];
};
AMDGCN_API unsigned
amdgcn_count_registers(const struct amdgcn_registers *set, const char *name);
struct amdgcn_register_class {
	const char *name;
	unsigned first;
	unsigned count;
};
AMDGCN_API int
amdgcn_register_class(size_t i, struct amdgcn_register_class *out);
AMDGCN_API size_t
amdgcn_register_name(unsigned bit, char name[AMDGCN_REGISTER_NAME]);
AMDGCN_API size_t
amdgcn_register_range(unsigned bit, unsigned count, char name[AMDGCN_REGISTER_NAME]);
struct amdgcn_pressure {
	uint16_t sgprs;
	uint16_t vgprs;
	uint16_t agprs;
};
struct amdgcn_liveness {
	const struct amdgcn_function *function;
	const struct amdgcn_pressure *instructions;
	const struct amdgcn_pressure *blocks;
	struct amdgcn_pressure peak;
	struct amdgcn_registers used;
	struct amdgcn_registers entry;
	int complete;
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};
AMDGCN_API const struct amdgcn_liveness *
amdgcn_liveness(const struct amdgcn_function *function);
AMDGCN_API void
amdgcn_live_in_block(const struct amdgcn_liveness *liveness, size_t block, struct amdgcn_registers *before,
	struct amdgcn_registers *after);
AMDGCN_API void
amdgcn_accessed(const struct amdgcn_liveness *liveness, size_t instruction, struct amdgcn_registers *read,
	struct amdgcn_registers *written);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_MEMORY_H
#define AMDGCN_MEMORY_H
#ifdef __cplusplus
extern "C" {
#endif
enum amdgcn_ordered {
	AMDGCN_ORDERED_FENCE,
	AMDGCN_ORDERED_LOAD,
	AMDGCN_ORDERED_STORE,
	AMDGCN_ORDERED_ATOMIC,
	AMDGCN_ORDERED_RETURN
};
struct amdgcn_ordering {
	size_t size;
	enum amdgcn_ordered operation;
	const char *ordering;
	const char *scope;
	const char *spaces;
	int one_as;
	int unmarked;
};
enum { AMDGCN_SEQUENCE = 1024 };
struct amdgcn_sequence {
	char before[AMDGCN_SEQUENCE];
	char modifiers[AMDGCN_SEQUENCE];
	char after[AMDGCN_SEQUENCE];
};
AMDGCN_API int
amdgcn_sequence(const struct amdgcn_processor *p, const struct amdgcn_ordering *ordering, struct amdgcn_sequence *out, char *why,
	size_t nwhy);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_RESOURCES_H
#define AMDGCN_RESOURCES_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_unit_count {
	const char *unit;
	unsigned count;
};
struct amdgcn_declared {
	int sgprs;
	unsigned vgprs;
	unsigned lds;
	unsigned scratch;
	int dynamic_stack;
	unsigned arguments;
};
struct amdgcn_occupancy {
	unsigned waves;
	unsigned most;
	const char *limit;
	unsigned by_vgprs, by_sgprs;
	unsigned vgprs_for_more, sgprs_for_more;
	unsigned work_items;
	unsigned workgroup_waves;
	unsigned workgroups;
	int per_pair;
};
struct amdgcn_vgpr_point {
	uint64_t offset;
	unsigned least, most;
	int unknown;
};
struct amdgcn_vgpr_blocks {
	unsigned vgprs;
	int assumed;
	unsigned least, most;
	int unknown;
	const struct amdgcn_vgpr_point *points;
	size_t npoints;
	unsigned waves;
	unsigned waves_avoiding;
};
struct amdgcn_resources {
	const struct amdgcn_function *function;
	unsigned sgprs, vgprs, agprs;
	struct amdgcn_pressure peak;
	int vcc, flat_scratch, xnack_mask;
	unsigned bytes, instructions;
	const struct amdgcn_unit_count *units;
	size_t nunits;
	unsigned loops, loop_depth;
	unsigned calls;
	int calls_unknown;
	const struct amdgcn_declared *declared;
	unsigned arguments_read;
	int arguments_read_elsewhere;
	const struct amdgcn_occupancy *occupancy;
	int complete;
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
	const struct amdgcn_vgpr_blocks *vgpr_blocks;
};
AMDGCN_API const struct amdgcn_resources *
amdgcn_resources(const struct amdgcn_function *function, unsigned work_items);
AMDGCN_API char *
amdgcn_resources_text(const struct amdgcn_resources *resources, uint64_t address, const char *name);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_VARIANTS_H
#define AMDGCN_VARIANTS_H
#ifdef __cplusplus
extern "C" {
#endif
enum { AMDGCN_MOST_LATENCY = 16384, AMDGCN_VARIANT_TEXT = 64, AMDGCN_VARIANTS = 12 };
AMDGCN_API unsigned
amdgcn_latency_tolerance(const struct amdgcn_simulation *simulation, int costly);
AMDGCN_API unsigned
amdgcn_waves_needed(const struct amdgcn_simulation *simulation, int costly);
struct amdgcn_variant {
	char text[AMDGCN_VARIANT_TEXT];
	uint64_t waves;
	unsigned resident;
	double wave_mean;
	double throughput;
};
AMDGCN_API size_t
amdgcn_what_if(const struct amdgcn_simulation *simulation, struct amdgcn_variant variants[AMDGCN_VARIANTS]);
#ifdef __cplusplus
}
#endif
#endif
