/* Input files with their sections, symbol tables and section groups, and the list of all linked sections, including linker-created
 * sections. Files, sections and symbols are allocated in the arena of the run. */
#ifndef LINKER_FILE_H
#define LINKER_FILE_H

#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "linker/options/opts.h"

/* Name of the section whose flags say whether a file requires an executable stack. */
#define GNU_STACK ".note.GNU-stack"

/* Maximum alignment of sections and common symbols in bytes. */
enum { ALIGN_MAX = 1 << 26 };

/* A mergeable part of a SHF_MERGE section: a constant or a string. */
struct merge_piece {
	uint64_t in, out; /* byte offsets in the section and in the merged section; array_upto() expects the sort key, `in`,
	                   * to be the first member */
};

/* An input section, or a section that the linker creates. */
struct insec {
	struct input_file *file; /* the input file that contains this section; NULL: created by the linker */
	const char *name;
	uint32_t type;
	uint64_t flags, align, entsize, size;
	const uint8_t *data; /* contents; NULL for SHT_NOBITS, and for a linker-created section before synthetic_fill() */
	struct outsec *out;
	uint64_t offset; /* byte offset in the output section `out` */
	uint32_t ordered; /* position, from 1, of the section's first symbol in the list of --symbol-ordering-file; 0: none
	                   * is listed */
	struct elfin_reltab relas;
	const struct elfin_section *bad_relas; /* the relocation section that applies to this section, if it is invalid;
	                                        * relocation_check() reports it; NULL: it is valid, or there is none */
	struct insec *merged; /* the merged section that replaces this section in the output; NULL: not merged */
	struct merge_piece *pieces;
	size_t npieces;
	uint64_t *wanted; /* --gc-sections: byte offsets that are referenced; a piece with such an offset is kept */
	size_t nwanted, capwanted;
	struct insec *link_order; /* SHF_LINK_ORDER: the section with which this section is kept or dropped */
	struct insec *followers, *next_follower; /* followers: the sections whose link_order is this section; next_follower: next
	                                          * element of the list that contains this section */
	struct insec *group_next; /* next section in the circular list of the group's members; the section itself if it is
	                           * in no group */
	struct group *group;      /* section group that contains this section; NULL: none */
	struct section_command *command; /* linker script command that selects this section; NULL: none */
	bool discarded;           /* member of a COMDAT group that is dropped in favor of another file's group */
	bool live, retain;
	bool partial;   /* --gc-sections drops some strings or constants of the section, but not all */
	bool written;   /* contains data of a linker script's BYTE, SHORT, LONG or QUAD */
	bool copied;    /* data is memory of the linker, which may be changed */
	bool relocated; /* whether a relocation section, possibly an empty one, applies to this section */
};

struct group {
	struct input_file *file;
	uint32_t flags, symbol; /* flags: GRP_COMDAT or 0; symbol: index of the signature symbol in the file's symbol
	                         * table */
	uint32_t number;        /* section index of the group in the output file of -r */
	struct insec *first;    /* one of the linked members; NULL: no member is linked */
	bool alloc;             /* at least one member has SHF_ALLOC */
	struct group *next;
};

/* An input file: an object, or a file of --just-symbols. */
struct input_file {
	const char *name, *archive; /* archive: name of the archive that contains the file; NULL: none */
	size_t number;              /* index in inputs.files */
	struct elfin elf;
	struct insec **sections; /* indexed by section number; an entry is NULL if the section is not linked */
	size_t nsections;
	struct link_symbol **symbols; /* indexed by symbol number */
	struct elfin_symtab symtab;
	size_t nsymbols, nlocals;
	struct insec *info;      /* .amdgpu.info, which is not linked except with -r; NULL: there is none */
	size_t info_number;      /* its section number */
	const uint8_t *info_strings; /* contents of .amdgpu.strtab; NULL: there is none */
	size_t ninfo_strings;
	bool has_groups;
	bool refused; /* target_merge() skips the file, because it has reported another member of the same archive for the
	               * same reason */
};

struct inputs {
	struct diag *diag;
	const struct link_options *opt;
	struct files *read; /* opt's list of the files that were read */
	struct arena *arena, other_arena; /* other_arena: memory of the second reading thread */
	struct names opened;
	struct input_file **files;
	size_t nfiles, capfiles;
	struct input_file **foreign; /* files for other machines; target_merge() reports them */
	size_t nforeign, capforeign;
	struct map groups;        /* signatures of the COMDAT groups read so far */
	struct group *group_list; /* the linked section groups, in reverse input order */
	struct insec **sections;  /* the linked sections, in input order */
	size_t nsections, capsections;
	uint32_t e_flags; /* e_flags of the output, set by target_merge() */
	uint8_t osabi, abiversion;
};

/* Returns an empty state. diag, opt and arena must outlive it. */
struct inputs
file_new(struct diag *diag, struct link_options *opt, struct arena *arena);

/* Reads a file. The bytes stay valid for the run, because messages may quote them. Returns NULL after an error, which is reported
 * at the script location `at`; the location may be empty. */
const struct buf *
file_read(struct inputs *inputs, const char *path, struct loc at);

/* Like file_read(), for a file that a thin archive names: only a regular file is read. */
const struct buf *
file_read_member(struct inputs *inputs, const char *path);

bool
file_exists(const struct inputs *inputs, const char *path);

/* Returns the path of a file that a script names: the name itself if the file is readable, otherwise the first match in the
 * directories of -L. If there is no match, returns the name. */
const char *
file_search(const struct inputs *inputs, const char *name);

/* Returns the contents of a section, which has some, as bytes that may be changed. */
uint8_t *
file_contents(struct inputs *inputs, struct insec *s);

/* Creates a section that belongs to no input file, and does not add it to inputs.sections. */
struct insec *
file_new_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* Creates a section like file_new_section(), and appends it to inputs.sections. */
struct insec *
file_add_section(struct inputs *inputs, const char *name, uint32_t type, uint64_t flags, uint64_t align, uint64_t entsize);

/* Frees the lists. The bytes of files and the lists within sections stay allocated for the run. */
void
file_free(struct inputs *inputs);

#endif
