/* The memory model: the instructions that give a fence or an access an ordering and a scope. */
#ifndef AMDGCN_MEMORY_H
#define AMDGCN_MEMORY_H

#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The operation that is ordered. */
enum amdgcn_ordered {
	AMDGCN_ORDERED_FENCE,  /* a fence, without an access */
	AMDGCN_ORDERED_LOAD,
	AMDGCN_ORDERED_STORE,
	AMDGCN_ORDERED_ATOMIC, /* an atomic operation that does not return the old value */
	AMDGCN_ORDERED_RETURN  /* an atomic operation that returns the old value */
};

/* An ordering. Set size. The strings contain the words of .amdgcn_fence and .amdgcn_atomic in amdgcn-asm(5). */
struct amdgcn_ordering {
	size_t size;           /* sizeof(struct amdgcn_ordering) in the caller's version of this header */
	enum amdgcn_ordered operation;
	const char *ordering;  /* such as "acquire" */
	const char *scope;     /* such as "agent"; NULL: "system" */
	const char *spaces;    /* the address spaces, separated by commas, such as "global,local"; NULL: all */
	int one_as;            /* not 0: only accesses to these address spaces are ordered */
	int unmarked;          /* not 0: the operating system does not mark memory as volatile, as with amdpal and mesa3d */
};

/* The size in bytes of each text in struct amdgcn_sequence. */
enum { AMDGCN_SEQUENCE = 1024 };

/* The instructions of an ordering, as assembly text. */
struct amdgcn_sequence {
	char before[AMDGCN_SEQUENCE]; /* instructions before the access, or the whole fence, each with a newline */
	char modifiers[AMDGCN_SEQUENCE]; /* modifiers of the access, each after a blank: " glc" */
	char after[AMDGCN_SEQUENCE]; /* instructions after the access, each with a newline; empty for a fence */
};

/* Stores the instructions for an ordering on a processor in *out, and returns 1. If a word is unknown, the operation does not allow
 * the ordering, or memory is exhausted, returns 0 and stores the reason in why, a buffer of nwhy bytes. */
AMDGCN_API int
amdgcn_sequence(const struct amdgcn_processor *p, const struct amdgcn_ordering *ordering, struct amdgcn_sequence *out, char *why,
	size_t nwhy);

#ifdef __cplusplus
}
#endif

#endif
