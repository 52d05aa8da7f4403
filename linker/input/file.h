/* Input files: their sections, symbol tables and section groups, and the list of sections that are linked. A section that the
 * linker makes itself is one more in the list. All is in the arena of the run. */
#ifndef LINKER_FILE_H
#define LINKER_FILE_H

#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "linker/options/opts.h"

/* Of sections and common symbols. */
enum { ALIGN_MAX = 1 << 26 };

/* A part of a SHF_MERGE section: an entry or a string. */
struct merge_piece {
	uint64_t in, out; /* offsets in the section and in the merged one; in first, for array_upto() */
};

struct insec {
	struct input_file *file; /* NULL: made by the linker */
	const char *name;
	uint32_t type;
	uint64_t flags, align, entsize, size;
	const uint8_t *data; /* NULL for SHT_NOBITS, and for the linker's own until synthetic_fill */
	struct outsec *out;
	uint64_t offset; /* in out */
	uint32_t ordered; /* by --symbol-ordering-file, 1 is the first; 0: not in it */
	struct elfin_reltab relas;
	const struct elfin_section *bad_relas; /* relocation_check says what is wrong with them; else NULL */
	struct insec *merged; /* the section that its pieces are in; it is in no output itself */
	struct merge_piece *pieces;
	size_t npieces;
	uint64_t *wanted; /* with --gc-sections: the offsets of pieces that are referred to */
	size_t nwanted, capwanted;
	struct insec *link_order; /* SHF_LINK_ORDER: lives and dies with this one */
	struct insec *followers, *next_follower; /* those whose link_order this is */
	struct insec *group_next; /* ring of the members of its section group */
	struct group *group;      /* NULL: in none */
	struct section_command *command; /* of a linker script, that it goes to; NULL: none */
	bool discarded;           /* of a COMDAT group that another file has */
	bool live, retain;
	bool partial;   /* --gc-sections drops some of its pieces */
	bool written;   /* BYTE or its like of a linker script */
	bool relocated; /* a section of relocations belongs to it, be it empty */
};

/* A section group of an input file. */
struct group {
	struct input_file *file;
	uint32_t flags, symbol; /* GRP_COMDAT; the number of its signature's symbol in the file */
	uint32_t number;        /* of its section in the output of -r */
	struct insec *first;    /* one of its members, NULL if none is linked */
	bool alloc;             /* some member is loaded */
	struct group *next;
};

struct input_file {
	const char *name, *archive; /* archive: that it is a member of, or NULL */
	size_t number;              /* in inputs.files */
	struct elfin elf;
	struct insec **sections; /* by number; NULL where there is nothing to link */
	size_t nsections;
	struct link_symbol **symbols; /* by number */
	struct elfin_symtab symtab;
	size_t nsymbols, nlocals;
	bool has_groups;
	bool refused; /* an error said that it does not fit the others */
};

/* What is linked. */
struct inputs {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena, other_arena; /* other_arena: of the second thread that reads */
	struct names opened;          /* the files that were read */
	struct input_file **files;
	size_t nfiles, capfiles;
	struct input_file **strangers; /* those of another machine; only target_merge looks at them */
	size_t nstrangers, capstrangers;
	struct map groups;        /* COMDAT signatures */
	struct group *group_list; /* those that are linked, the last one first */
	struct insec **sections;  /* all that is laid out, in input order */
	size_t nsections, capsections;
	uint32_t e_flags; /* of the output, as target_merge finds them */
	uint8_t osabi, abiversion;
};

/* All that a part is made with is borrowed from its caller; nothing is linked yet. */
struct inputs
file_new(struct diag *diag, const struct link_options *opt, struct arena *arena);

/* The bytes of a file, which stay for the run, as messages may come until its end; NULL after an error, which is at a place of a
 * script, or none. */
const struct buf *
file_read(struct inputs *inputs, const char *path, struct loc at);

/* The path of a file that a script names: from here, or else in a folder of -L. */
const char *
file_search(const struct inputs *inputs, const char *name);

/* A new section of the linker's own, not yet in the list. */
struct insec *
file_new_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* The same, in the list. */
struct insec *
file_add_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* Frees the lists; the bytes of files, and what sections have lists of themselves, stay for the run. */
void
file_free(struct inputs *inputs);

#endif
