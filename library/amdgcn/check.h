/* Checks of code: control flow and registers, waits, hazards, memory ordering, races, ordered sections, slack. */
#ifndef AMDGCN_CHECK_H
#define AMDGCN_CHECK_H

#include "function.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A check. The strings are static. */
struct amdgcn_check_info {
	const char *name;     /* such as "waits" */
	const char *text;     /* a description of the findings of the check */
	int certain;          /* not 0: the check runs by default */
};

/* Stores check i, counted from 0, in *out and returns 1. Returns 0 if there is no check i. */
AMDGCN_API int
amdgcn_check_info(size_t i, struct amdgcn_check_info *out);

/* How a finding is reported. */
enum amdgcn_severity {
	AMDGCN_WARNING,       /* code that violates the rule is wrong */
	AMDGCN_NOTE,          /* code that violates the rule may be wrong */
	AMDGCN_REMARK         /* no error: the check describes code that it recognizes */
};

/* The evidence for a rule. */
enum amdgcn_certainty {
	AMDGCN_DOCUMENTED,    /* AMD's manuals or the ABI require the rule */
	AMDGCN_COMPILER,      /* a compiler follows the rule, but no manual documents it */
	AMDGCN_CONTRADICTED   /* shipped, tested kernels violate the rule */
};

/* The size in bytes of a buffer for the text of any rule. */
enum { AMDGCN_RULE_TEXT = 512 };

/* A rule of a check. Names of rules are unique. */
struct amdgcn_rule {
	const char *name;     /* such as "unwritten"; the string is static */
	const char *check;    /* the name of the check; the string is static */
	enum amdgcn_severity severity; /* how violations of the rule are reported, if they are certain */
	enum amdgcn_certainty certainty;
	char text[AMDGCN_RULE_TEXT]; /* the message, with an ellipsis for variable parts such as registers; empty: it varies */
};

/* Stores rule i of all checks, counted from 0, in *out and returns 1. Returns 0 if there is no rule i. */
AMDGCN_API int
amdgcn_rule(size_t i, struct amdgcn_rule *out);

/* Stores the rule with this name in *out and returns 1. Returns 0 if no rule has this name. */
AMDGCN_API int
amdgcn_find_rule(const char *name, struct amdgcn_rule *out);

/* Returns "documented", "compiler" or "contradicted". The string is static. */
AMDGCN_API const char *
amdgcn_certainty_name(enum amdgcn_certainty certainty);

struct amdgcn_finding;

/* Returns the evidence for a finding, "not proven" or the certainty of its rule, and what that means. The string is static. */
AMDGCN_API const char *
amdgcn_evidence(const struct amdgcn_finding *finding);

/* Selects the checks that run. Set size; any other member that is 0 has its default. */
struct amdgcn_check_settings {
	size_t size;          /* sizeof(struct amdgcn_check_settings) in the caller's version of this header */
	unsigned checks;      /* the checks to run, 1 << i for check i; 0: the checks that run by default */
	int compilers;        /* not 0: also rules that only compilers follow; and contradicted rules, each once in a function, as a note */
	int notes;            /* not 0: also run the analyses whose findings are notes */
};

struct amdgcn_branch {
	uint64_t address;
	int taken;            /* not 0: the path takes the branch */
};

/* A violation of a rule. */
struct amdgcn_finding {
	const char *rule;     /* the name of the rule; the string is static */
	const char *rule_text; /* the text of the rule, as in struct amdgcn_rule */
	enum amdgcn_certainty certainty;
	enum amdgcn_severity severity; /* the severity of the rule, or a note if the error is not certain */
	int proven;           /* not 0: the violation is proven; 0: control may never take the path, or a condition is unknown */
	int function;         /* the index of the function */
	uint64_t address;     /* the address of the instruction that violates the rule */
	int has_earlier;      /* not 0: the finding concerns an earlier instruction, too */
	uint64_t earlier;     /* the address of the earlier instruction */
	const struct amdgcn_branch *path; /* the branches on a path from the earlier instruction to the later one */
	size_t npath;         /* the number of branches; 0: straight-line code, or the path is unknown */
	const char *text;
	const char *registers; /* the registers that the violation concerns, as in assembly: "v[0:1]"; NULL: none */
	const char *fix;      /* instructions to insert before the instruction at address, such as "s_waitcnt vmcnt(0)"; NULL: none */
	size_t times;         /* the number of violations that the finding stands for: without notes, all of a contradicted rule */
};

struct amdgcn_findings {
	const struct amdgcn_finding *findings; /* the findings of all severities, sorted by function and address */
	size_t nfindings;
	int complete;         /* not 0: the checks examined all code */
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};

/* Runs checks on a section. settings may be NULL. The findings are valid until amdgcn_close(). Returns NULL after an error. */
AMDGCN_API const struct amdgcn_findings *
amdgcn_check(const struct amdgcn_code *code, const struct amdgcn_check_settings *settings);

/* What an analysis knows before an instruction. */
struct amdgcn_state {
	uint64_t address;     /* the address of the instruction */
	const char *text;     /* for people who look for a mistake in a check; its form may change in any version */
};

struct amdgcn_states {
	const struct amdgcn_state *states; /* of the instructions that control can reach, in the order of the code */
	size_t nstates;
};

/* Returns the name of analysis i, counted from 0, of those whose states can be requested, such as "values". Returns NULL if there is no
 * analysis i. The string is static. */
AMDGCN_API const char *
amdgcn_states_name(size_t i);

/* Returns the states of analysis i in a function, which are valid until amdgcn_close(); NULL after an error. */
AMDGCN_API const struct amdgcn_states *
amdgcn_states(const struct amdgcn_function *function, size_t i);

/* Returns the line that amdgcn-objdump --debug prints for a state of a function: the given address, the instruction and the text. The caller
 * frees it with amdgcn_free(). Returns NULL after an error. */
AMDGCN_API char *
amdgcn_state_text(const struct amdgcn_function *function, const struct amdgcn_state *state, uint64_t address);

#ifdef __cplusplus
}
#endif

#endif
