/* A symbol of the link: a local symbol of one object, or the symbol of a global name, which all files share. */
#ifndef LINKER_LINK_SYMBOL_H
#define LINKER_LINK_SYMBOL_H

#include "linker/input/file.h"

enum symbol_state { SYMBOL_NONE, SYMBOL_UNDEFINED, SYMBOL_LAZY, SYMBOL_COMMON, SYMBOL_DEFINED };

/* A link may have a million symbols, so small members are adjacent. */
struct link_symbol {
	struct str name;
	struct input_file *file;       /* the file that defines it, or the first file that names it */
	struct insec *sec;             /* its section; NULL: absolute, or in out */
	struct outsec *out;            /* of linker-defined symbols: the output section; NULL: the file header */
	uint64_t value, size;          /* for a common symbol, value is the alignment */
	const struct pattern *version; /* the pattern that sets its version or makes it local; NULL: none */
	struct archive *archive;       /* SYMBOL_LAZY: the archive, and the position of the member, that would define it */
	uint64_t member;
	uint32_t nreferences,
		first_reference; /* number of references while undefined; index of the first in the list */
	uint32_t index;          /* in .symtab of -r and --emit-relocs */
	uint32_t dynindex;       /* in .dynsym; 0: not in it */
	uint32_t got;            /* index of its GOT entry plus 1; 0: none */
	enum symbol_state state : 8;
	uint8_t bind, type, other;
	uint8_t visibility; /* the most restrictive of all files */
	bool traced : 1;    /* --trace-symbol reports the files that name it */
	bool excluded : 1;  /* --exclude-libs makes it local */
	bool exported : 1;  /* an option or a dynamic list names it */
	bool scripted : 1;  /* defined in a linker script */
	bool reserved : 1;  /* defined by the linker; layout sets the value */
	bool regular : 1;   /* a linked file names it */
	bool given : 1;     /* defined by --defsym */
	bool used : 1;      /* with --gc-sections or -r: a live section refers to it */
	bool lds : 1;       /* in LDS, which this linker does not allocate */
	bool discarded : 1; /* its section was dropped as a duplicate */
	bool asked : 1;     /* SYMBOL_LAZY: it is in symbols.wanted */
	bool dynamic : 1, preemptible : 1, needs_got : 1;
};

#endif
