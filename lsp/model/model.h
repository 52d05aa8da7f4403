/* The results of assembling and analyzing a version of a document: the object and the findings. */
#ifndef LSP_MODEL_MODEL_H
#define LSP_MODEL_MODEL_H

#include "common/base/memory/map.h"
#include "lsp/settings/flags.h"
#include "lsp/text/text.h"

/* An instruction, as an index in source->instructions, and the line of the document that generates it. */
struct model_line {
	uint32_t line, instruction;
};

/* A finding of a check, and its section. */
struct model_finding {
	const struct amdgcn_finding *finding;
	const struct amdgcn_code *code;
};

/* Code that the checks could not examine, and its section. */
struct model_missed {
	const struct amdgcn_incomplete *incomplete;
	const struct amdgcn_code *code;
};

/* A section that contains code. */
struct model_section {
	uint32_t number;                /* index of the section, as in ELF */
	const struct amdgcn_code *code;
	struct model_simulation {       /* cached simulations, one for each function; NULL: none; use model_simulate() */
		bool known;
		const struct amdgcn_simulation *result; /* NULL: the function is too long, or the simulation failed */
	} *simulations;
};

struct model {
	struct model_section *sections; /* sorted by number */
	size_t nsections, capsections;
	char *path;                     /* name of the document in messages */
	struct amdgcn_source *source;   /* NULL: memory is exhausted */
	struct amdgcn_object *object;   /* NULL: there is no object */
	struct model_line *lines;       /* sorted by line, then by address */
	size_t nlines;
	uint32_t *errors;               /* sorted lines of the document with an error, or of the notes of an error */
	size_t nerrors, caperrors;
	bool error_elsewhere;           /* an error is not in a line of the document */
	struct map names;               /* maps names to indexes in source->names */
	struct model_finding *findings; /* findings of the checks in `checks`, except those that .amdgcn_check disables or that an error
	                                 * in the source may cause */
	size_t nfindings, capfindings;
	struct model_missed *missed;
	size_t nmissed, capmissed;
	unsigned checks;                /* requested checks, as in struct amdgcn_check_settings */
	bool compilers, notes, checked; /* checked: model_check() was called */
};

/* Assembles a document. path: the path of the document, for messages. */
struct model *
model_make(const char *path, const struct text *text, const struct flags *flags);

void
model_free(struct model *m);

/* Stores a pointer to the first element of m->lines for a line of the document, counted from 0. Returns the number of elements
 * for the line. */
size_t
model_at_line(const struct model *m, size_t line, const struct model_line **first);

/* Returns the library's entry for a name. Returns NULL if the source does not define or use the name. */
const struct amdgcn_source_name *
model_name(const struct model *m, struct str name);

/* Returns the code of the section whose ELF index is `section`, or NULL if it contains no code. */
const struct amdgcn_code *
model_code(const struct model *m, size_t section);

/* An instruction in the graph of a function. */
struct model_place {
	const struct amdgcn_code *code;
	const struct amdgcn_graph *graph;
	size_t instruction;
};

/* Finds an element of source->instructions in the graph of its function. Returns false if no graph contains it. */
bool
model_place(const struct model *m, size_t instruction, struct model_place *out);

/* Returns whether no error of the source can be the cause of a finding. The code lacks the statements that are wrong. */
bool
model_is_certain(const struct model *m, const struct amdgcn_code *code, const struct amdgcn_finding *f);

/* Computes m->findings and m->missed on the first call. */
void
model_check(struct model *m);

/* MODEL_SIMULATED: maximum number of instructions of a simulated function; MODEL_ISSUES: maximum number of instructions that all
 * waves of a simulation issue. */
enum { MODEL_SIMULATED = 20000, MODEL_ISSUES = 1 << 20 };

/* Simulates a few waves of a function on the first call, and returns the result. Returns NULL if the function is too long, or if
 * the simulation does not finish. The model owns the result. */
const struct amdgcn_simulation *
model_simulate(struct model *m, const struct amdgcn_function *f);

/* Returns the line of the last instruction of a function, or `first`, the line of its name, if that line is not after `first`. */
size_t
model_last_line(const struct model *m, const struct amdgcn_function *f, size_t first);

/* Returns the source location of the instruction at an address, or an empty location. */
struct amdgcn_location
model_location(const struct model *m, size_t section, uint64_t address);

/* Returns whether a location is in the document itself. If so, sets *line to its line, counted from 0. */
bool
model_is_here(const struct model *m, struct amdgcn_location at, size_t *line);

#endif
