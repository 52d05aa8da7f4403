/* The sections that the linker makes itself. */
#ifndef LINKER_SYNTHETIC_H
#define LINKER_SYNTHETIC_H

#include "linker/layout/image.h"

/* A symbol of .dynsym with the hashes of its name, where a table wants them. */
struct dynsym {
	struct link_symbol *symbol;
	uint32_t gnu, sysv;
};

struct synthetic {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	const struct script *script;
	struct symbols *symbols;
	struct image *image;
	/* NULL where the output has none. */
	struct insec *dynsym, *gnu_hash, *hash, *dynamic, *dynstr, *rela_dyn, *got, *build_id, *versym, *verdef;
	struct dynsym *dynsyms; /* [0] is symbol 1 of .dynsym */
	size_t ndynsyms, ndyndefined; /* the defined ones are the last */
	uint32_t *dynstr_at; /* where their names are in .dynstr */
	uint64_t soname_at; /* where that of -soname is */
};

/* Nothing is made yet. */
struct synthetic
synthetic_new(struct image *image);

/* Room for the contents of a section, which has its size. */
static inline uint8_t *
synthetic_contents(struct synthetic *made, struct insec *s)
{
	uint8_t *p = arena_alloc(made->arena, s->size);

	s->data = p;
	return p;
}

/* Adds the linker's line to .comment. */
void
synthetic_comment(struct inputs *inputs);

/* Makes the linker's own sections, so that layout knows of them. */
void
synthetic_make(struct synthetic *made);

/* Without those that a linker script discards; an error if a loader needs them. */
void
synthetic_discard(struct synthetic *made);

/* Gives them their sizes; output sections are known, addresses are not. */
void
synthetic_size(struct synthetic *made);

/* Makes their contents once addresses are known. */
void
synthetic_fill(struct synthetic *made);

/* The contents of the note with the n bytes of a build ID; of zeros while these are not known. */
void
synthetic_fill_build_id(struct synthetic *made, const void *id, size_t n);

/* Frees the list of dynamic symbols; all else is in the arena. */
void
synthetic_free(struct synthetic *made);

#endif
