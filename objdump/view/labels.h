/* The names that disassembly shows: of each section, its symbols sorted by address, then name, then
 * type, which is the order in which llvm-objdump prefers them. */
#ifndef OBJDUMP_LABELS_H
#define OBJDUMP_LABELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct label {
	uint64_t address; /* first, for array_upto() */
	struct str name;  /* not owned */
	uint8_t type;     /* STT_… */
	bool made;        /* no symbol of the file */
	uint64_t size;    /* 0: unknown */
	struct str plain; /* with -C: the name as the source has it; else empty */
};

/* The name as it is shown. */
static inline struct str
label_shown(const struct label *l)
{
	return l->plain.n ? l->plain : l->name;
}

/* Zero-initialised is a valid empty list. */
struct labels {
	struct label *v;
	size_t n, cap;
};

/* Dies when memory runs out. The list is unsorted until labels_sort. */
void
labels_add(struct labels *l, struct label label);

void
labels_sort(struct labels *l);

/* Adds one to a sorted list. */
void
labels_insert(struct labels *l, struct label label);

void
labels_free(struct labels *l);

/* The number of labels at or below address, so that v[result - 1] is the last one. */
size_t
labels_upto(const struct labels *l, uint64_t address);

/* The first label without a type exactly at address, or NULL: what an assembler's
 * branch operand names. */
const struct label *
labels_branch(const struct labels *l, uint64_t address);

#endif
