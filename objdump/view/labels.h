/* Names in disassembly: the symbols of each section, sorted by address, then name, then type, which is the order in which
 * llvm-objdump prefers them. */
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
	bool made;        /* not a symbol of the file */
	uint64_t size;    /* 0: unknown */
	struct str plain; /* with -C: the demangled name; else empty */
};

/* The name to print. */
static inline struct str
label_shown(const struct label *l)
{
	return l->plain.n ? l->plain : l->name;
}

/* Zero-initialization makes a valid empty list. */
struct labels {
	struct label *v;
	size_t n, cap;
};

/* Exits when memory runs out. The list is unsorted until labels_sort. */
void
labels_add(struct labels *l, struct label label);

void
labels_sort(struct labels *l);

/* Inserts a label into a sorted list. */
void
labels_insert(struct labels *l, struct label label);

void
labels_free(struct labels *l);

/* Number of labels at or below address, so that v[result - 1] is the last one. */
size_t
labels_upto(const struct labels *l, uint64_t address);

/* The first label without a type exactly at address, or NULL: the name for an assembler's branch operand. */
const struct label *
labels_branch(const struct labels *l, uint64_t address);

#endif
