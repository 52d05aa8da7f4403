/* The code of an object: its sections, their functions and kernels, and the bytes that no known path reaches. Results are computed
 * when they are first requested, and are valid until amdgcn_close(). After an error, which is passed to the object's report
 * function, these functions return NULL. */
#ifndef AMDGCN_FUNCTION_H
#define AMDGCN_FUNCTION_H

#include "object.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The index of a function, block or loop that does not exist. */
enum { AMDGCN_NONE = -1 };

/* The reason why a result is incomplete. The strings are static. */
struct amdgcn_incomplete {
	const char *reason;   /* the name of the reason, such as "jump"; see COMPLETENESS in libamdgcn(3) */
	const char *text;     /* a sentence about the first location */
	const char *unit;     /* the unit of count, in the singular: "instruction" */
	uint64_t address;     /* the first location */
	uint64_t count;       /* the number of locations with this reason in the function */
	int function;         /* the index of the function; AMDGCN_NONE: in no function */
	int misses;           /* not 0: errors may be missed; 0: no error is missed, but correct code may be reported */
};

/* A section that contains code. The addresses of a relocatable object are offsets in the section. */
struct amdgcn_code {
	const char *name;
	size_t section;       /* the index of the section, as in ELF */
	uint64_t address;     /* the address of the first byte */
	const void *bytes;
	size_t size;          /* the size of the code in bytes */
	const struct amdgcn_processor *processor; /* the processor of the code, with the wave size of the kernel descriptors */
};

/* Returns section i, counted from 0, of the sections that contain code. Returns NULL if section i does not exist, or after an
 * error, such as an unknown processor of the object. */
AMDGCN_API const struct amdgcn_code *
amdgcn_code(struct amdgcn_object *object, size_t i);

/* How code is started. */
enum amdgcn_kind {
	AMDGCN_KERNEL,        /* a kernel, which the hardware starts */
	AMDGCN_FUNCTION,      /* a function that is called by other code */
	AMDGCN_LABEL          /* code at a global label, or at the start of a section without symbols */
};

struct amdgcn_function {
	const char *name;     /* empty: the function has no symbol */
	uint64_t address, end; /* address: the start; end: the end; both according to symbols; control may leave this range */
	enum amdgcn_kind kind;
	int shared;           /* not 0: other objects can call the function */
	int index;            /* the index of the function in its section */
	const struct amdgcn_code *code; /* the section that contains the function */
};

enum amdgcn_gap_kind {
	AMDGCN_PADDING,       /* zeros, no-operations, branches and program ends */
	AMDGCN_UNREACHED,     /* instructions */
	AMDGCN_DATA           /* anything else */
};

/* Bytes of a section that no known path reaches. */
struct amdgcn_gap {
	uint64_t address, end; /* address: the start; end: the end */
	enum amdgcn_gap_kind kind;
	int function;         /* the index of the function whose symbol contains the gap, or AMDGCN_NONE */
};

struct amdgcn_functions {
	const struct amdgcn_function *functions; /* sorted by address */
	size_t nfunctions;
	const struct amdgcn_gap *gaps; /* sorted by address */
	size_t ngaps;
	int complete;         /* not 0: all code was analyzed */
	const struct amdgcn_incomplete *incomplete; /* the reasons why the analysis is incomplete, sorted by function */
	size_t nincomplete;
};

/* Returns the functions of a section; NULL after an error. */
AMDGCN_API const struct amdgcn_functions *
amdgcn_functions(const struct amdgcn_code *code);

/* Returns the first function with this name in any section, or NULL. */
AMDGCN_API const struct amdgcn_function *
amdgcn_find_function(struct amdgcn_object *object, const char *name);

/* Returns the last function that begins at or before an address of the section. Returns NULL if no function begins there, or if the
 * symbol of the function ends at or before the address. */
AMDGCN_API const struct amdgcn_function *
amdgcn_function_at(const struct amdgcn_code *code, uint64_t address);

/* Returns the name of a kind: "kernel", "function" or "code". The string is static. */
AMDGCN_API const char *
amdgcn_kind_name(enum amdgcn_kind kind);

#ifdef __cplusplus
}
#endif

#endif
