/* The call graph of a link, from the .amdgpu.info of its objects (common/hsa/info/info.h). */
#ifndef LINKER_FUNCTION_H
#define LINKER_FUNCTION_H

#include "common/hsa/info/info.h"
#include "linker/symbols/symbol.h"

/* What a function, or a component of the graph, needs with all functions that it can reach. */
struct needs {
	uint64_t number[INFO_ROWS]; /* indexed by rows of kind NUMBER; registers, flags, and bytes of scratch memory */
	uint64_t *variables;        /* bit mask of call_graph.variables; NULL if there are no variables */
};

/* A node of the graph: a function, or what stands for the functions that a pointer may call. */
struct call_node {
	const struct link_symbol *symbol; /* NULL: not a function */
	int64_t addend;           /* offset of the function from a section symbol */
	const struct link_symbol *kd; /* symbol of the kernel descriptor; NULL: not a kernel */
	bool described;           /* the object that defines the function has entries for it */
	bool address_taken;
	bool reported;            /* an error of this function was reported */
	struct needs own;         /* `variables` is unused */
	struct call_node **calls;
	size_t ncalls, capcalls;
	struct variable **uses;
	size_t nuses, capuses;
	uint64_t end[2];          /* kernels: end of LDS in bytes, at first from the descriptor, and number after the last barrier */
	/* For propagate_needs(). */
	uint32_t order, low;      /* order: number in the order of the traversal, from 1; 0: not visited */
	size_t next;              /* index of the next call to visit */
	bool open;                /* the component of the function is not complete */
	const struct needs *all;  /* results of the component; NULL: not computed */
};

/* A variable in LDS, or a named barrier. */
struct variable {
	struct link_symbol *symbol;
	size_t index;             /* in call_graph.variables */
	bool barrier;
	bool claimed;             /* the entries of a linked function name it */
	bool everywhere;          /* code without entries refers to it, so every kernel may use it */
	uint64_t size, align;     /* bytes, or named barriers */
	uint64_t at;              /* offset in LDS, or number of the first named barrier */
	struct call_node **users; /* the kernels that use it; empty if every kernel may use it */
	size_t nusers, capusers;
};

struct call_graph {
	struct symbols *symbols;
	struct diag *diag;
	struct arena *arena;
	struct call_node **v;      /* in the order of the files */
	size_t n, cap;
	struct map by_place;      /* maps places of functions to indexes in v */
	struct call_node **kernels;
	size_t nkernels, capkernels;
	struct variable **variables;
	size_t nvariables, capvariables;
	struct map by_symbol;     /* maps addresses of symbols to indexes in variables */
	struct call_node **types;  /* for each type: a node that calls the functions of the type whose address is taken */
	size_t ntypes, captypes;
	struct map by_type;       /* maps types to indexes in types */
	struct call_node *unknown; /* node for functions that are not known: it needs as much as any function, and a dynamic stack */
};

/* Reads the entries of all files. Reports entries that are damaged. */
void
function_read(struct call_graph *fs);

/* Returns the node of the function at an addend of a symbol; creates it if there is none. */
struct call_node *
function_at(struct call_graph *fs, const struct link_symbol *y, int64_t addend);

/* Returns the name of a function for messages. */
const char *
function_shown(const struct call_graph *fs, const struct call_node *f);

/* Frees the lists. Nodes and variables are in the arena. */
void
function_free(struct call_graph *fs);

#endif
