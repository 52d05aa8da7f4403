/* A symbol of the link: a local symbol of one file, or the single symbol that represents a global name in all files. */
#ifndef LINKER_LINK_SYMBOL_H
#define LINKER_LINK_SYMBOL_H

#include "linker/input/file.h"

enum symbol_state { SYMBOL_NONE, SYMBOL_UNDEFINED, SYMBOL_LAZY, SYMBOL_COMMON, SYMBOL_DEFINED };

/* Small members are adjacent, to avoid padding: a link may have a million symbols. */
struct link_symbol {
	struct str name;
	struct input_file *file;       /* the file that defines the symbol, or else the first file that references it */
	struct insec *sec;             /* section of the definition; NULL: absolute, or defined relative to the output section `out` */
	struct outsec *out;            /* output section of a linker-defined symbol; NULL: the file header */
	uint64_t value, size;          /* value: the alignment, if the symbol is a common symbol or in LDS */
	const struct pattern *version; /* pattern that sets the symbol's version or makes it local; NULL: none */
	struct archive *archive;       /* SYMBOL_LAZY: archive that contains the symbol's definition */
	uint64_t member;               /* SYMBOL_LAZY: offset of the archive member that defines the symbol */
	uint32_t nreferences,
		first_reference; /* nreferences: number of references to an undefined symbol; first_reference: index of the first reference
		                  * in struct scan's list of references */
	uint32_t index;          /* with -r or --emit-relocs: index in .symtab of the output */
	uint32_t dynindex;       /* index in .dynsym; 0: not in .dynsym */
	uint32_t got;            /* index of the symbol's GOT entry plus 1; 0: none */
	enum symbol_state state : 8;
	uint8_t bind, type, other;
	uint8_t visibility; /* the most restrictive visibility in all files */
	bool traced : 1;    /* --trace-symbol reports the files that reference the symbol */
	bool excluded : 1;  /* made local by --exclude-libs */
	bool exported : 1;  /* exported by an option or a dynamic list */
	bool scripted : 1;  /* defined in a linker script */
	bool reserved : 1;  /* defined by the linker; layout sets the value */
	bool regular : 1;   /* a linked file defines or references the symbol */
	bool given : 1;     /* defined by --defsym */
	bool used : 1;      /* --gc-sections or -r: a live section references the symbol */
	bool lds : 1;       /* in LDS, and not allocated (linker/kernels/) */
	bool discarded : 1; /* the section of the definition is not linked, or was dropped with its COMDAT group */
	bool requested : 1;     /* SYMBOL_LAZY: the symbol is in symbols.wanted */
	bool dynamic : 1, preemptible : 1, needs_got : 1;
};

/* Returns whether a symbol is defined in a section that is linked. y may be NULL. */
static inline bool
link_symbol_is_linked(const struct link_symbol *y)
{
	return y && y->state == SYMBOL_DEFINED && !y->discarded && y->sec && y->sec->live;
}

#endif
