/* Compares the code of two versions of a function. */
#ifndef OBJDUMP_DIFF_CODE_H
#define OBJDUMP_DIFF_CODE_H

#include "objdump/diff/listing.h"

/* How the instructions of a row differ. */
enum diff_kind {
	DIFF_SAME,
	DIFF_RENAMED, /* only the registers differ, but hold the same values */
	DIFF_CHANGED,
	DIFF_REMOVED, /* only the first version has the instruction */
	DIFF_ADDED,   /* only the second version has it */
	DIFF_KINDS
};

/* An instruction of each version, as indices in the listings; -1: none. */
struct diff_row {
	int32_t a, b;
	enum diff_kind kind;
};

/* Consecutive registers of the first version, and the registers of the second version that hold the same values in
 * `rows` rows. */
struct diff_rename {
	uint16_t file, from, to, count;
	uint32_t rows;
};

struct diff_code {
	struct diff_listing side[2];
	struct diff_row *rows;
	size_t nrows, counts[DIFF_KINDS]; /* counts: number of rows of each kind */
	struct diff_rename *renames;
	size_t nrenames, renames_cap;
	size_t replaced; /* number of instructions that were not aligned, because the versions differ too much around them */
};

/* Returns the name of a kind: "same", "renamed", "changed", "removed", "added". */
const char *
diff_kind_name(enum diff_kind kind);

/* Compares the functions of both sides, for isa[0] and isa[1]. Either function may be NULL. Texts are allocated in the
 * arena. The caller must call code_free(). */
void
code_compare(struct diff_code *code, const struct amdgcn_function *const functions[2], const struct isa *const isa[2],
	struct arena *arena);

void
code_free(struct diff_code *code);

#endif
