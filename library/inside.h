/* The contents of an open object, for the sources of the library. Analyses of a struct amdgcn_object are computed when they are
 * first requested, under the object's lock, and do not change until amdgcn_close(). If a guarded function (report.h) fails,
 * everything that it has allocated is freed. Each guarded function therefore computes one result in local variables and stores it
 * as its last step. */
#ifndef LIBRARY_INSIDE_H
#define LIBRARY_INSIDE_H

#include <pthread.h>

#include "common/analysis/function/object_input.h"
#include "common/analysis/live/live.h"
#include "common/analysis/mode/sched.h"
#include "common/analysis/resource/resources.h"
#include "common/elf/elfin.h"
#include "common/hsa/object.h"
#include "library/amdgcn.h"
#include "library/report.h"

struct amdgcn_processor {
	struct isa isa;
};

/* The content of a struct amdgcn_instruction. */
struct inside_insn {
	struct insn insn;
	uint16_t gpr_idx; /* VGPR index mode in effect, as in enum insn_gpr_idx */
};

struct amdgcn_object {
	struct host_report report;
	struct diag *diag;
	struct elfin elf;
	char *name;                   /* name in messages */
	struct elfin_symbol *symbols; /* symbols[0] is the null symbol */
	size_t nsymbols;
	struct object_id id;
	bool known;                   /* whether the processor in the header is known */
	struct buf target;            /* target ID, NUL-terminated; empty if the processor in the header is unknown */
	struct isa isa;               /* processor for which to read the code; isa.target is NULL if it is unknown */
	pthread_mutex_t lock;
	struct analysis *analysis;    /* NULL: not yet requested */
};

/* Results for a function; NULL: not yet requested. */
struct function_parts {
	struct function_graph *graph, *whole;
	struct function_liveness *liveness;
};

/* Elements of lists of results. A list has an element for each combination of arguments with which a result was
 * requested. */
struct resource_list;
struct finding_list;
struct state_list;
struct simulated;

struct code_section {
	struct amdgcn_code code;      /* must be the first member: the caller has a pointer to it */
	struct amdgcn_object *object;
	size_t number;                /* index in flow_object.codes */
	struct flow *flow;            /* NULL: not yet requested */
	struct amdgcn_functions functions;
	struct amdgcn_function *function;
	struct function_parts *parts; /* indexed by function */
	struct incompletes missed;    /* reasons why the control-flow graph of each function is incomplete */
	struct live *live;            /* NULL: not yet requested */
	struct sched *sched;          /* NULL: not yet requested, or all code executes in mode 0 */
	bool has_sched;               /* sched has been requested */
	struct resource_list *resources;
	struct finding_list *findings;
	struct state_list *states;
	struct simulated *simulations; /* newest first, linked by `older` */
};

/* The code of an object. */
struct analysis {
	struct flow_object object;
	struct amdgcn_processor processor; /* processor of the code, with the wave size of the kernel descriptors */
	struct code_section *sections;
	size_t nsections;
	char **strings;               /* indexed by ELF section: copy of a string table, in which the kernel names are NUL-terminated;
	                               * NULL: none */
	size_t nstrings;
};

/* Returns the struct whose first member is this section of the public interface. */
static inline struct code_section *
inside_section(const struct amdgcn_code *code)
{
	return (struct code_section *)(uintptr_t)code;
}

/* Converts the index of a function, block or loop to the public interface. */
static inline int
inside_index(uint32_t i)
{
	return i == GRAPH_NONE ? AMDGCN_NONE : (int)i;
}

/* Returns the NUL-terminated name of a symbol, or NULL if the name is empty. */
static inline const char *
inside_symbol(struct str name)
{
	return name.n ? name.p : NULL;
}

/* Calls f(user) under the object's lock and a guard, and reports errors to the caller. Returns false after an error. */
bool
inside_run(struct amdgcn_object *o, void (*f)(void *user), void *user);

/* Like inside_run(), but without the lock, for long computations. f may read data that no longer changes and write its own data,
 * but must not call functions that take the lock or compute an analysis. */
bool
inside_run_unlocked(struct amdgcn_object *o, void (*f)(void *user), void *user);

/* Compute the functions of a section if they are not yet known. inside_live() also computes the liveness of the functions. Return
 * false after an error. */
bool
inside_flow(struct code_section *s);

bool
inside_live(struct code_section *s);

/* Converts a reason why a result is incomplete to the public interface. */
struct amdgcn_incomplete
inside_incomplete(const struct code_section *s, const struct incomplete *one);

/* Returns the resources from which a public struct was made. */
const struct resources *
inside_resources(const struct amdgcn_resources *resources);

/* Writes the text of an instruction of a graph to text, which has AMDGCN_TEXT bytes, as amdgcn_graph_text() does.
 * Returns the length of the text. */
size_t
inside_insn_text(const struct graph_code *code, const struct graph *g, uint32_t insn, char *text);

/* Returns the index of a function's first element in s->functions.incomplete, and sets *n to the number of its elements. */
size_t
inside_missed(const struct code_section *s, int function, size_t *n);

/* Free the results of analyses. */
void
inside_close_analysis(struct analysis *a);
void
inside_close_functions(struct code_section *s);
void
inside_close_graph(struct function_parts *parts);
void
inside_close_liveness(struct function_parts *parts);
void
inside_close_resources(struct code_section *s);
void
inside_close_findings(struct code_section *s);
void
inside_close_simulations(struct code_section *s);

#endif
