/* Aligns two revisions of a function. */
#ifndef REVISION_REVISIONS_H
#define REVISION_REVISIONS_H

#include "objdump/revision/revision.h"

/* How the instructions of a row differ. */
enum revision_kind {
	REVISION_SAME,
	REVISION_RENAMED, /* the instructions differ only in registers that hold the same values */
	REVISION_CHANGED,
	REVISION_REMOVED, /* only the first revision has the instruction */
	REVISION_ADDED,   /* only the second revision has it */
	REVISION_KINDS
};

/* Returns whether instructions differ in more than registers that hold the same values. */
static inline bool
revision_differs(enum revision_kind kind)
{
	return kind != REVISION_SAME && kind != REVISION_RENAMED;
}

/* A pair of aligned instructions, as indices in side[0]->v and side[1]->v of struct revisions; -1: none. */
struct revision_row {
	int32_t a, b;
	enum revision_kind kind;
};

/* Consecutive registers of the first revision, and the registers of the second revision that hold the same values in
 * `rows` rows. */
struct revision_rename {
	uint8_t file;       /* index of the register class */
	uint16_t from, to;  /* bits of struct amdgcn_registers */
	uint16_t count;
	uint32_t rows;
};

struct revisions {
	const struct revision *side[2];
	struct revision_row *rows;
	size_t nrows, counts[REVISION_KINDS]; /* counts: number of rows of each kind */
	struct revision_rename *renames; /* sorted by decreasing number of rows */
	size_t nrenames, renames_cap;
	size_t replaced; /* number of instructions that were not aligned, because the revisions differ too much around them */
};

/* Returns the name of a kind: "same", "renamed", "changed", "removed", "added". */
const char *
revision_kind_name(enum revision_kind kind);

/* Aligns two revisions, which must live as long as the result. The caller must call revisions_free(). */
void
revisions_align(struct revisions *revisions, const struct revision *a, const struct revision *b);

void
revisions_free(struct revisions *revisions);

/* Finds the next rows to show, from *first up to *end, exclusive: rows for which differs() is true, and `context` rows before and after
 * them. The search begins at *end. Returns false if there are no more. */
bool
revisions_hunk(const struct revisions *revisions, bool (*differs)(const void *user, const struct revision_row *row), const void *user,
	size_t context, size_t *first, size_t *end);

#endif
