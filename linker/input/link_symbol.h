/* A symbol of the link: a local one of an object, or the one of a name that all files share. */
#ifndef LINKER_LINK_SYMBOL_H
#define LINKER_LINK_SYMBOL_H

#include "linker/input/file.h"

enum symbol_state { SYMBOL_NONE, SYMBOL_UNDEFINED, SYMBOL_LAZY, SYMBOL_COMMON, SYMBOL_DEFINED };

/* A link has a million of them: small members are next to each other. */
struct link_symbol {
	struct str name;
	struct input_file *file;       /* that defines it, or the first that names it */
	struct insec *sec;             /* NULL: an absolute value, or in out */
	struct outsec *out;            /* of the linker's own symbols, NULL: the file header */
	uint64_t value, size;          /* of a common symbol value is the alignment */
	const struct pattern *version; /* that gives it its version or makes it local; NULL: none */
	struct archive *archive;       /* SYMBOL_LAZY: what would define it */
	uint64_t member;
	uint32_t nreferences,
		first_reference; /* to an undefined one: how many, where in the list of them */
	uint32_t index;          /* in the .symtab of -r and --emit-relocs */
	uint32_t dynindex;       /* in .dynsym, 0: not in it */
	uint32_t got;            /* index of its GOT entry + 1, 0: none */
	enum symbol_state state : 8;
	uint8_t bind, type, other;
	uint8_t visibility; /* the strictest of all files */
	bool traced : 1;    /* --trace-symbol asks who names it */
	bool excluded : 1;  /* --exclude-libs makes it local */
	bool exported : 1;  /* an option or a dynamic list names it */
	bool scripted : 1;  /* a linker script defines it */
	bool reserved : 1;  /* the linker defines it, layout gives the value */
	bool regular : 1;   /* some loaded file names it */
	bool given : 1;     /* --defsym defines it */
	bool used : 1;      /* by a section that lives, with --gc-sections or -r */
	bool lds : 1;       /* in LDS, which nothing here allocates */
	bool discarded : 1; /* its section was dropped as a duplicate */
	bool asked : 1;     /* SYMBOL_LAZY: it is in symbols.wanted */
	bool dynamic : 1, preemptible : 1, needs_got : 1;
};

#endif
