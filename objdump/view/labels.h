/* Names in disassembly: the symbols of each section, sorted by address, then name, then type. This order, which is the same as in
 * llvm-objdump, determines which of several symbols at an address is used. */
#ifndef OBJDUMP_LABELS_H
#define OBJDUMP_LABELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct label {
	uint64_t address; /* must be the first member, for array_upto() */
	struct str name;  /* not owned */
	uint8_t type;     /* STT_… */
	bool made;        /* objdump created the label; false: a symbol of the file */
	uint64_t size;    /* in bytes; 0: unknown */
	struct str plain; /* demangled name with -C; otherwise empty */
	uint32_t branch;  /* in a sorted list: distance to the next label at this address that labels_branch() returns; UINT32_MAX: none */
};

static inline struct str
label_shown(const struct label *l)
{
	return l->plain.n ? l->plain : l->name;
}

/* A list of labels. Zero-initialization yields an empty list. */
struct labels {
	struct label *v;
	size_t n, cap;
};

/* Appends a label. The list is then unsorted until labels_sort(). Exits if memory is exhausted. */
void
labels_add(struct labels *l, struct label label);

void
labels_sort(struct labels *l);

/* Inserts a label into a sorted list. */
void
labels_insert(struct labels *l, struct label label);

void
labels_free(struct labels *l);

/* Returns the number n of labels at or below address. v[n - 1] is the last of them. */
size_t
labels_upto(const struct labels *l, uint64_t address);

/* Returns the first label at exactly this address whose type is STT_NOTYPE, or NULL. The disassembly prints this label as the
 * operand of branches to the address. */
const struct label *
labels_branch(const struct labels *l, uint64_t address);

#endif
