/* The section .pseudo_probe: the locations of .pseudoprobe, with which LLVM relates samples of a profile to blocks of its code. The
 * format is described in llvm/include/llvm/MC/MCPseudoProbe.h. */
#ifndef ASSEMBLER_DEBUG_PSEUDO_PROBE_H
#define ASSEMBLER_DEBUG_PSEUDO_PROBE_H

#include "assembler/value/sect.h"
#include "common/base/memory/map.h"

/* Limits of the format and, for the depth of inlined calls, of this program. */
enum { PROBE_TYPES = 16, PROBE_ATTRIBUTES = 8, PROBE_DEPTH = 1000 };

/* Attributes of a probe. The assembler itself writes PROBE_SENTINEL. */
enum { PROBE_SENTINEL = 2, PROBE_DISCRIMINATED = 4 };

/* A call that is inlined: the function that contains the call, and the index of its probe. */
struct probe_call {
	uint64_t guid;
	uint32_t index;
};

struct probe {
	struct probe *next;
	uint64_t guid; /* hash of the name of the function that contained the block before inlining */
	uint32_t index, discriminator;
	uint8_t type, attributes;
	const struct probe_call *calls; /* the outermost first */
	size_t ncalls;
	struct position at;
	struct loc loc;
	size_t order;
};

/* The probes of a function. */
struct probe_function {
	struct symbol *sym;
	struct probe *first, **tail;
	size_t n, order;
};

struct probe_table {
	struct probe_function **v;
	size_t n, cap;
	struct map by_name;
};

struct dwarf;

/* Adds a probe at the current location to a function. */
void
probe_add(struct dwarf *d, struct symbol *function, struct probe probe);

/* Writes a section for each section that has functions with probes. The layout must be complete, and symbols must be resolved. */
void
probe_write(struct dwarf *d);

void
probe_free(struct probe_table *t);

#endif
