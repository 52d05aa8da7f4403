/* The results of assembling and analyzing a version of a document: the object and the findings. */
#ifndef LSP_MODEL_MODEL_H
#define LSP_MODEL_MODEL_H

#include "common/base/memory/map.h"
#include "lsp/settings/flags.h"
#include "lsp/text/text.h"

/* An instruction of the document, as the index in source->instructions, with the line of the document that it comes from. */
struct model_line {
	uint32_t line, instruction;
};

/* A finding of a check, with the section in which it is. */
struct model_finding {
	const struct amdgcn_finding *finding;
	const struct amdgcn_code *code;
};

/* Code that the checks could not examine, with the section in which it is. */
struct model_missed {
	const struct amdgcn_incomplete *incomplete;
	const struct amdgcn_code *code;
};

struct model {
	struct model_simulation {       /* simulations that were made; use model_simulate() */
		const struct amdgcn_function *function;
		const struct amdgcn_simulation *result; /* NULL: the function is too long, or the simulation failed */
	} *simulations;
	size_t nsimulations, capsimulations;
	char *path;                     /* name of the document in messages */
	struct amdgcn_source *source;   /* NULL: memory is exhausted */
	struct amdgcn_object *object;   /* NULL: there is no object */
	struct model_line *lines;       /* sorted by line, then by address */
	size_t nlines;
	struct map names;               /* maps names to indexes in source->names */
	struct model_finding *findings; /* of the checks in the options, except findings that .amdgcn_check disables */
	size_t nfindings, capfindings;
	struct model_missed *missed;
	size_t nmissed, capmissed;
	unsigned checks;                /* checks whose findings are in the array */
	bool compilers, notes, checked; /* checked: model_check() was called */
};

/* Assembles a document. path: the path of the document, for messages. */
struct model *
model_make(const char *path, const struct text *text, const struct flags *flags);

void
model_free(struct model *m);

/* Stores the elements of m->lines for a line of the document, from 0, in *first. Returns their number. */
size_t
model_at_line(const struct model *m, size_t line, const struct model_line **first);

/* Returns the name that the source defines or uses, or NULL. */
const struct amdgcn_source_name *
model_name(const struct model *m, struct str name);

/* Returns the section with code that has an ELF index, or NULL. */
const struct amdgcn_code *
model_code(const struct model *m, size_t section);

/* An instruction in the graph of a function. */
struct model_place {
	const struct amdgcn_code *code;
	const struct amdgcn_graph *graph;
	size_t instruction;
};

/* Finds the graph that contains an element of source->instructions. Returns false if no function does. */
bool
model_place(const struct model *m, size_t instruction, struct model_place *out);

/* Computes m->findings and m->missed, once. */
void
model_check(struct model *m);

/* MODEL_SIMULATED: maximum number of instructions of a function that is simulated; MODEL_ISSUES: maximum number of
 * instructions that all of its waves issue. */
enum { MODEL_SIMULATED = 20000, MODEL_ISSUES = 1 << 20 };

/* Simulates a few waves of a function, once. Returns NULL if it cannot be simulated in a short time. */
const struct amdgcn_simulation *
model_simulate(struct model *m, const struct amdgcn_function *f);

/* Returns the location of an address, or an empty location. */
struct amdgcn_location
model_location(const struct model *m, size_t section, uint64_t address);

/* Returns whether a location is in the document itself, and sets *line, from 0. */
bool
model_is_here(const struct model *m, struct amdgcn_location at, size_t *line);

#endif
