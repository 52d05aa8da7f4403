/* Synthetic sections: output sections whose contents the linker creates, such as .dynsym and .got. */
#ifndef LINKER_SYNTHETIC_H
#define LINKER_SYNTHETIC_H

#include "linker/layout/image.h"

/* A symbol of .dynsym, with the hashes of its name for the hash tables in the output. */
struct dynsym {
	struct link_symbol *symbol;
	uint32_t gnu, sysv;
};

/* A function with an unwind table. */
struct eh_function {
	const struct link_symbol *symbol;
	int64_t addend;
	uint64_t fde; /* offset of its FDE in .eh_frame */
};

struct synthetic {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	const struct script *script;
	struct symbols *symbols;
	struct image *image;
	/* The synthetic sections; NULL: not in the output. */
	struct insec *dynsym, *gnu_hash, *hash, *dynamic, *dynstr, *rela_dyn, *got, *build_id, *versym, *verdef, *eh_frame, *eh_frame_hdr;
	struct eh_function *eh; /* functions for .eh_frame_hdr */
	size_t neh;
	struct dynsym *dynsyms; /* symbols of .dynsym, without symbol 0 */
	size_t ndynsyms, ndyndefined; /* ndyndefined: number of defined symbols, which are at the end of dynsyms */
	uint32_t *dynstr_at; /* offset in .dynstr of each symbol's name, indexed by dynindex - 1 */
	uint64_t soname_at;  /* offset in .dynstr of the name that -soname gives */
};

struct synthetic
synthetic_new(struct image *image);

/* Allocates zeroed contents for a section whose size is set. */
static inline uint8_t *
synthetic_contents(struct synthetic *made, struct insec *s)
{
	uint8_t *p = arena_alloc(made->arena, s->size);

	s->data = p;
	return p;
}

/* Adds the linker's name and version to .comment. */
void
synthetic_comment(struct inputs *inputs);

/* Creates the synthetic sections before layout. Their sizes are not set yet. */
void
synthetic_make(struct synthetic *made);

/* Removes the synthetic sections that a linker script discards. Reports an error if a loader needs such a section. */
void
synthetic_discard(struct synthetic *made);

/* Sets the sizes of synthetic sections. Call when the output sections are known. Addresses need not be known yet. */
void
synthetic_size(struct synthetic *made);

/* Fills synthetic sections. Call after addresses are known. */
void
synthetic_fill(struct synthetic *made);

/* Fills the build ID note with n bytes of an ID. With n = 0, leaves space for an ID that is not known yet. */
void
synthetic_fill_build_id(struct synthetic *made, const void *id, size_t n);

/* Frees the list of dynamic symbols. All other memory is in the arena. */
void
synthetic_free(struct synthetic *made);

#endif
