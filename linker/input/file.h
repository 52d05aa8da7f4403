/* Input files: their sections, symbol tables and section groups, and the list of the sections that are linked, which includes
 * linker-made sections. All of it is in the arena of the run. */
#ifndef LINKER_FILE_H
#define LINKER_FILE_H

#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "linker/options/opts.h"

/* Limit for sections and common symbols. */
enum { ALIGN_MAX = 1 << 26 };

/* A mergeable part of a SHF_MERGE section: an entry or a string. */
struct merge_piece {
	uint64_t in, out; /* offsets in the section and in the merged section; in is first, for array_upto() */
};

/* An input section, or a linker-made section. */
struct insec {
	struct input_file *file; /* NULL: linker-made */
	const char *name;
	uint32_t type;
	uint64_t flags, align, entsize, size;
	const uint8_t *data; /* NULL for SHT_NOBITS, and for a linker-made section before synthetic_fill() */
	struct outsec *out;
	uint64_t offset; /* byte offset in out */
	uint32_t ordered; /* position in --symbol-ordering-file, from 1; 0: not listed */
	struct elfin_reltab relas;
	const struct elfin_section *bad_relas; /* invalid relocations, which relocation_check() reports; NULL: none */
	struct insec *merged; /* the section that receives its pieces; NULL: not merged. A merged section is in no output section
	                       * itself. */
	struct merge_piece *pieces;
	size_t npieces;
	uint64_t *wanted; /* with --gc-sections: offsets of the pieces that are referenced */
	size_t nwanted, capwanted;
	struct insec *link_order; /* SHF_LINK_ORDER: kept or dropped together with this section */
	struct insec *followers, *next_follower; /* the list of sections whose link_order is this one */
	struct insec *group_next; /* circular list of the members of its section group */
	struct group *group;      /* NULL: none */
	struct section_command *command; /* the linker script's command that places it; NULL: none */
	bool discarded;           /* in a COMDAT group of which another file's copy is kept */
	bool live, retain;
	bool partial;   /* --gc-sections drops some of its pieces */
	bool written;   /* data of a linker script: BYTE, SHORT, LONG or QUAD */
	bool relocated; /* has a section of relocations, perhaps an empty one */
};

/* A section group of an input file. */
struct group {
	struct input_file *file;
	uint32_t flags, symbol; /* flags: GRP_COMDAT or 0; symbol: the index of the signature in the file */
	uint32_t number;        /* of the group's section in the output of -r */
	struct insec *first;    /* a member that is linked; NULL: none */
	bool alloc;             /* a member has SHF_ALLOC */
	struct group *next;
};

/* An input file: an object, or a file of --just-symbols. */
struct input_file {
	const char *name, *archive; /* archive: the archive that contains it; NULL: none */
	size_t number;              /* index in inputs.files */
	struct elfin elf;
	struct insec **sections; /* by section number; NULL: not linked */
	size_t nsections;
	struct link_symbol **symbols; /* by symbol number */
	struct elfin_symtab symtab;
	size_t nsymbols, nlocals;
	bool has_groups;
	bool refused; /* reported as incompatible with the other files */
};

/* The inputs of a link. */
struct inputs {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena, other_arena; /* other_arena: for the second reading thread */
	struct names opened;          /* paths of the files read */
	struct input_file **files;
	size_t nfiles, capfiles;
	struct input_file **strangers; /* files for other machines, which target_merge() reports */
	size_t nstrangers, capstrangers;
	struct map groups;        /* COMDAT signatures */
	struct group *group_list; /* section groups that are linked, in reverse order */
	struct insec **sections;  /* the sections to lay out, in input order */
	size_t nsections, capsections;
	uint32_t e_flags; /* of the output, set by target_merge() */
	uint8_t osabi, abiversion;
};

/* Returns an empty state. It borrows diag, opt and arena. */
struct inputs
file_new(struct diag *diag, const struct link_options *opt, struct arena *arena);

/* Reads a file. The bytes stay valid for the run, because messages may quote them. Returns NULL after an error, which is reported
 * at a location in a script, or without one. */
const struct buf *
file_read(struct inputs *inputs, const char *path, struct loc at);

/* Returns the path of a file named in a script: the name itself if it can be read, otherwise the first match in the directories of
 * -L, otherwise the name. */
const char *
file_search(const struct inputs *inputs, const char *name);

/* Makes a section of the linker; it is not in inputs.sections. */
struct insec *
file_new_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* The same, and appends it to inputs.sections. */
struct insec *
file_add_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* Frees the lists. The bytes of files and the lists in sections stay allocated for the run. */
void
file_free(struct inputs *inputs);

#endif
