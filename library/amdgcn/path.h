/* The path of simulated waves: rules for loops, branches and texels, and the loops and branches to which they apply. */
#ifndef AMDGCN_PATH_H
#define AMDGCN_PATH_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

enum amdgcn_place_kind {
	AMDGCN_ANYWHERE,      /* "*": all loops, branches or instructions whose behavior neither another rule nor the code determines */
	AMDGCN_AT_BLOCK,      /* "bb3": a block of the function */
	AMDGCN_AT_ADDRESS     /* "0x1a40": an address in the function */
};

/* The location to which a rule applies. Its text may begin with the name of a function and a colon: "kernel:bb3". */
struct amdgcn_place {
	enum amdgcn_place_kind kind;
	uint64_t number;      /* AMDGCN_AT_BLOCK: the number of the block; AMDGCN_AT_ADDRESS: the address */
	size_t name_size;     /* the length in bytes of the function's name at the start of the text; 0: the text names no function */
};

/* Parses the text of a location, stores it in *out and returns 1. Returns 0 if the text is malformed. */
AMDGCN_API int
amdgcn_read_place(const char *where, struct amdgcn_place *out);

/* Returns 1 if a text is a pattern of directions, else 0: a letter for each execution of a branch, T (taken) or N (not taken); the pattern is
 * repeated, so "T" means always taken. "T|NT" has a pattern for each wave of a work-group; the last one is also that of all further waves. */
AMDGCN_API int
amdgcn_is_pattern(const char *pattern);

/* The number of iterations of a loop. */
struct amdgcn_loop_rule {
	const char *where;    /* the header of the loop, or an address in the header, as text for amdgcn_read_place() */
	uint64_t iterations;  /* the number of iterations for each entry to the loop, at least 1 */
};

/* The direction of a conditional branch. */
struct amdgcn_branch_rule {
	const char *where;    /* the block that ends with the branch, or an address in the block, as text for amdgcn_read_place() */
	const char *pattern;  /* as text for amdgcn_is_pattern() */
};

/* The texels that an image or typed buffer instruction fetches. */
struct amdgcn_fetch_rule {
	const char *where;    /* the address of the instruction, as text for amdgcn_read_place() */
	unsigned bits;        /* the number of bits of a texel */
	unsigned samples;     /* the bilinear samples of the filter: 1 if point or bilinear, 2 if trilinear, times the anisotropy */
};

/* Where a load finds its data. */
enum amdgcn_cache_level {
	AMDGCN_FROM_FIRST_CACHE = 1, /* the first-level or the scalar cache */
	AMDGCN_FROM_L2,
	AMDGCN_FROM_LAST_CACHE,    /* the last-level cache behind L2 */
	AMDGCN_FROM_MEMORY
};

/* The level at which each execution of a load finds its data. */
struct amdgcn_cache_rule {
	const char *where;    /* the address of the instruction, as text for amdgcn_read_place() */
	enum amdgcn_cache_level level;
};

/* What the addresses of an instruction's lanes mean for LDS or memory. Other instructions access consecutive addresses, unless these are known
 * from the code. */
struct amdgcn_access_rule {
	const char *where;    /* the address of the instruction, as text for amdgcn_read_place() */
	double cycles;        /* the mean cycles in the banks of LDS or, for vector memory, until all addresses are processed; 0: not known */
	int first;            /* 1 to 101: 1 + the percentage of executions that load from a cache line for the first time; 0: not known */
	double least;         /* of cycles, those without bank conflicts, or with consecutive addresses; 0: not known */
	double lines;         /* the mean number of cache lines of memory; 0: not known */
	double least_lines;   /* the number of cache lines that consecutive addresses would have; 0: not known */
};

/* The value of an argument of the kernel. */
struct amdgcn_argument_value {
	const char *name;     /* the name in the metadata, the kind of a hidden argument, or the offset in bytes, such as "0x18" */
	int64_t value;        /* a signed or unsigned number that fits in the argument, which has at most 8 bytes */
};

/* The origin of a number of iterations or of a direction. */
enum amdgcn_origin {
	AMDGCN_BY_DEFAULT,    /* a default value */
	AMDGCN_BY_CODE,       /* determined by the code */
	AMDGCN_BY_USER,       /* set by a rule of the settings */
	AMDGCN_BY_RUN         /* set by such a rule, which amdgcn_run() has made */
};

/* Returns the name of an origin: "by default", "by the code", "by the user" or "by a run". The string is static. */
AMDGCN_API const char *
amdgcn_origin_name(enum amdgcn_origin origin);

/* The assumed iterations of a loop. */
struct amdgcn_loop_path {
	int function;         /* the index of the function */
	int loop;             /* the index of the loop in the function's graph */
	int block;            /* the index of the header in the function's graph */
	uint64_t address;     /* the address of the header */
	uint64_t entered;     /* the number of times that waves executed the header */
	uint64_t iterations;  /* the number of iterations per entry to the loop; 0: the first exit test leaves it, or no exit is known */
	enum amdgcn_origin origin;
};

/* The behavior of a conditional branch. */
enum amdgcn_direction {
	AMDGCN_NEVER,
	AMDGCN_ALWAYS,
	AMDGCN_COUNTED,       /* the branch leaves a loop after some iterations */
	AMDGCN_PATTERN        /* the branch follows a pattern */
};

/* The assumed directions of a conditional branch. */
struct amdgcn_branch_path {
	int function;         /* the index of the function */
	int block;            /* the index of the block that ends with the branch */
	size_t instruction;   /* the index of the branch in the function's graph */
	uint64_t address;
	enum amdgcn_direction direction;
	uint64_t count;       /* AMDGCN_COUNTED: which execution of the branch leaves the loop; 1: the first */
	int leaves_taken;     /* not 0: taking the branch leaves the loop */
	const char *pattern;  /* AMDGCN_PATTERN: as in struct amdgcn_branch_rule; else NULL */
	enum amdgcn_origin origin;
};

/* What the addresses of an instruction cost, as far as rules or the code determine them. */
struct amdgcn_access_cost {
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;
	int lds;              /* not 0: it accesses LDS, else memory */
	double cycles;        /* as in struct amdgcn_access_rule; 0: not known */
	double least;
	double lines;
	double least_lines;
	int first;            /* the percentage of executions that load from a cache line for the first time; -1: not known */
	enum amdgcn_origin origin;
	const char *text;     /* what the access costs more than one to consecutive addresses; empty: nothing */
};

/* A padding of arrays in LDS. */
struct amdgcn_padding {
	uint32_t row;         /* the bytes after which bytes are to be left free; 0: no padding helps */
	uint32_t bytes;       /* their number */
	uint64_t before, after; /* cycles of all accesses of a wave in the banks, as they are and with the padding */
};

enum amdgcn_rule_kind {
	AMDGCN_LOOP_RULE,     /* the number of iterations of a loop */
	AMDGCN_BRANCH_RULE,   /* the direction of a branch */
	AMDGCN_FETCH_RULE,    /* the texels of an instruction */
	AMDGCN_CACHE_RULE,    /* where a load finds its data */
	AMDGCN_ARGUMENT_RULE, /* the value of an argument */
	AMDGCN_ACCESS_RULE    /* what the addresses of an instruction mean */
};

/* A rule of the settings that applied neither to the simulated function nor to the functions that it calls. */
struct amdgcn_unused_rule {
	enum amdgcn_rule_kind kind;
	size_t rule;          /* the index of the rule in its array of the settings */
};

/* An argument of the simulated kernel. */
struct amdgcn_argument {
	const char *name;     /* the name in the metadata; for a hidden argument: its kind; NULL: unknown */
	unsigned offset;      /* the offset in the argument segment in bytes */
	unsigned size;        /* the size in bytes */
	int known;            /* not 0: the settings determine the value */
	int64_t value;
};

#ifdef __cplusplus
}
#endif

#endif
