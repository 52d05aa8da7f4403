/* Linker-made sections. */
#ifndef LINKER_SYNTHETIC_H
#define LINKER_SYNTHETIC_H

#include "linker/layout/image.h"

/* A symbol of .dynsym, with the hashes of its name for the tables that the output has. */
struct dynsym {
	struct link_symbol *symbol;
	uint32_t gnu, sysv;
};

/* The linker-made sections. */
struct synthetic {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	const struct script *script;
	struct symbols *symbols;
	struct image *image;
	/* NULL if the output does not have the section. */
	struct insec *dynsym, *gnu_hash, *hash, *dynamic, *dynstr, *rela_dyn, *got, *build_id, *versym, *verdef;
	struct dynsym *dynsyms; /* element 0 is symbol 1 of .dynsym */
	size_t ndynsyms, ndyndefined; /* defined symbols are at the end */
	uint32_t *dynstr_at; /* offsets of the symbols' names in .dynstr */
	uint64_t soname_at;  /* offset of the name of -soname in .dynstr */
};

/* Returns an empty state. */
struct synthetic
synthetic_new(struct image *image);

/* Allocates the contents of a section whose size is set. */
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

/* Makes the linker-made sections, without sizes, for layout. */
void
synthetic_make(struct synthetic *made);

/* Forgets linker-made sections that a linker script discards. Reports an error if a loader needs them. */
void
synthetic_discard(struct synthetic *made);

/* Sets the sizes of linker-made sections. Output sections must be known; addresses are not. */
void
synthetic_size(struct synthetic *made);

/* Fills linker-made sections. Addresses must be known. */
void
synthetic_fill(struct synthetic *made);

/* Fills the build ID note with n bytes of an ID; n is 0 before the ID is known. */
void
synthetic_fill_build_id(struct synthetic *made, const void *id, size_t n);

/* Frees the list of dynamic symbols. Everything else is in the arena. */
void
synthetic_free(struct synthetic *made);

#endif
