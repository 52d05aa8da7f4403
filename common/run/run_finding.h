/* What a run finds wrong with a kernel. */
#ifndef RUN_RUN_FINDING_H
#define RUN_RUN_FINDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum run_kind {
#define RUN(name, text, check, meaning) RUN_##name,
#include "common/run/finding.def"
	RUN_KINDS
};

enum { RUN_NO_LANE = 255 };

struct run_finding {
	uint8_t kind;        /* RUN_… */
	uint8_t lane;        /* RUN_NO_LANE: it concerns the wave */
	uint32_t wave;       /* number of the wave in its work-group */
	uint32_t group[3];
	uint64_t pc;         /* address of the instruction */
	uint64_t other;      /* address of the other instruction, such as the load that is not waited for; 0: none */
	uint64_t count;      /* how often the same is found at this instruction */
	char *text;          /* what, in a sentence without a period, owned */
};

struct run_findings {
	struct run_finding *v; /* in the order in which they were found */
	size_t n, cap;
};

/* Adds a finding, or counts it if the same kind has been found at this instruction. Returns it if its text has yet to be set, or NULL. */
struct run_finding *
run_find(struct run_findings *all, unsigned kind, uint64_t pc);

/* Returns the name of a kind, such as "out-of-bounds". */
const char *
run_kind_name(unsigned kind);

/* Returns the name of the check of amdgcn-objdump that has the same rules as the kind with a name, or "". */
const char *
run_kind_check(const char *name);

void
run_findings_free(struct run_findings *all);

#endif
