/* What amdgcn_run() returns, with what it needs for that. */
#ifndef LIBRARY_RUNNING_H
#define LIBRARY_RUNNING_H

#include "common/base/memory/arena.h"
#include "common/run/prepared.h"
#include "library/amdgcn/settings.h"
#include "library/inside.h"

/* An instruction that was reached. */
struct running_count {
	uint64_t address;             /* in the linked object; the first member, for array_compare64() */
	struct run_count count;
};

struct running {
	struct amdgcn_run run;        /* must be the first member: the caller has a pointer to it */
	struct amdgcn_object *object; /* the linked object: `linked`, or the caller's */
	struct amdgcn_object *linked; /* NULL: none */
	void *bytes;                  /* contents of `linked` */
	struct arena arena;           /* owns the strings and arrays of `run` */
	struct running_count *reached; /* sorted by address; in the arena */
	size_t nreached;
	struct amdgcn_run_count *counts; /* NULL: not requested yet */
	size_t ncounts;
	struct arena counted;         /* owns them */
};

/* Returns a copy of a string in an arena, or NULL for NULL. */
const char *
running_keep(struct arena *arena, const char *text);

/* A function or a kernel of the linked object. */
struct run_function {
	const char *name;    /* NULL: unknown */
	uint64_t start, size; /* size: 0: unknown */
};

/* Returns the function that has an address of the object. */
struct run_function
running_function(struct amdgcn_object *o, uint64_t address);

/* Keeps the counts of the instructions that were reached, in an arena that becomes r's. base: what the run adds to addresses of the object. */
void
running_count(struct running *r, struct arena *arena, const struct run_code *code, uint64_t base);

struct access_memory;

/* Keeps what the accesses of the first work-group cost, in an arena that becomes r's. base: as above. */
void
running_accesses(struct running *r, struct arena *arena, const struct run_code *code, const struct access_memory *memory, uint64_t base);

/* Returns the kernel with a name, or the only one if that is NULL; NULL: there is none. */
const struct amdgcn_function *
running_kernel(struct amdgcn_object *o, const char *name);

/* Sets the sizes of the launch. */
void
running_launch(const struct amdgcn_run *run, struct amdgcn_simulation_settings *s);

/* Returns whether waves have executed the instruction at an address. */
bool
running_reached(const struct amdgcn_run *run, uint64_t address);

#endif
