/* The linker's data. Input sections, those that the linker makes itself included, are laid into
 * output sections; a symbol is one name of all files together. Everything lives in one arena until
 * the run ends. A pass reports the errors of the user through diag and goes on; main stops between
 * passes when there were any. */
#ifndef LINKER_LINK_H
#define LINKER_LINK_H

#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "common/elf/elfout.h"
#include "linker/options/opts.h"
#include "linker/script/tree.h"

/* Of sections and common symbols. */
enum { ALIGN_MAX = 1 << 26 };

/* A part of a SHF_MERGE section: an entry or a string. */
struct piece {
	uint64_t in, out; /* offsets in the section and in the merged one; in first, for array_upto() */
};

struct insec {
	struct file *file; /* NULL: made by the linker */
	const char *name;
	uint32_t type;
	uint64_t flags, align, entsize, size;
	const uint8_t *data; /* NULL for SHT_NOBITS, and for the linker's own until synth_fill */
	struct outsec *out;
	uint64_t offset; /* in out */
	struct elfin_reltab relas;
	const struct elfin_section *bad_relas; /* relocate_check says what is wrong with them; else NULL */
	struct insec *merged; /* the section that its pieces are in; it is in no output itself */
	struct piece *pieces;
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
	struct file *file;
	uint32_t flags, symbol; /* GRP_COMDAT; the number of its signature's symbol in the file */
	uint32_t number;        /* of its section in the output of -r */
	struct insec *first;    /* one of its members, NULL if none is linked */
	bool alloc;             /* some member is loaded */
	struct group *next;
};

struct outsec {
	struct str name;
	uint32_t type, number, rank;
	uint64_t flags, align, entsize, addr, offset, size;
	struct insec **ins;
	size_t nins, capins;
	bool relro, starts_load; /* starts_load: it is the first section of load */
	Elf64_Phdr *load, *note; /* the segments that it is in, or NULL */
	struct outsec *link; /* sh_link; sh_info */
	uint32_t info;
	struct section_command *command; /* of a linker script; NULL: there is none */
	uint64_t lma_offset;             /* what its load address is above its address */
	uint32_t fill;                   /* the bytes of gaps, the most significant first */
	bool has_inputs;                 /* not only what a script puts in it */
};

/* What a version script or a list of exports says about names. */
struct pattern {
	const char *text; /* a name, or with glob a pattern of fnmatch(3) */
	struct loc at;    /* none: of the command line */
	uint32_t node;    /* the block of its file, counted over all files */
	uint32_t order;   /* in its list */
	uint16_t version; /* VER_NDX_GLOBAL, or the index in .gnu.version_d */
	bool glob, local;
	bool demangled; /* of names as C++ spells them */
};

struct patterns {
	struct pattern *v;
	size_t n, cap;
	uint32_t nnodes;
};

enum symbol_state { SYMBOL_NONE, SYMBOL_UNDEFINED, SYMBOL_LAZY, SYMBOL_COMMON, SYMBOL_DEFINED };

/* A link has a million of them: small members are next to each other. */
struct symbol {
	struct str name;
	struct file *file;             /* that defines it, or the first that names it */
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
	bool asked : 1;     /* SYMBOL_LAZY: it is in link.wanted */
	bool dynamic : 1, preemptible : 1, needs_got : 1;
};

struct file {
	const char *name, *archive; /* archive: that it is a member of, or NULL */
	size_t number;              /* in link.files */
	struct elfin elf;
	struct insec **sections; /* by number; NULL where there is nothing to link */
	size_t nsections;
	struct symbol **symbols; /* by number */
	struct elfin_symtab symtab;
	size_t nsymbols, nlocals;
	bool has_groups;
	bool refused; /* an error said that it does not fit the others */
};

struct dynrela {
	struct insec *sec;
	uint64_t offset; /* in sec */
	uint32_t type;
	struct symbol *symbol;
	int64_t addend;
	bool relative; /* symbol's address is part of the addend */
};

/* A symbol of .dynsym with the hashes of its name, where a table wants them. */
struct dynsym {
	struct symbol *symbol;
	uint32_t gnu, sysv;
};

/* The sections that the linker makes; NULL where the output has none. */
struct synth {
	struct insec *dynsym, *gnu_hash, *hash, *dynamic, *dynstr, *rela_dyn, *got, *relro_padding;
	struct insec *build_id, *versym, *verdef;
};

struct link {
	struct diag *diag;
	struct options opt;
	bool parallel; /* there is a second processor, and threads are allowed */
	struct arena arena, other_arena; /* other_arena: of the thread that reads ahead */
	bool has_archives;   /* among the inputs */
	struct names opened; /* the files that were read */
	struct file **files;
	size_t nfiles, capfiles;
	struct file **strangers; /* those of another machine; only target_merge looks at them */
	size_t nstrangers, capstrangers;
	struct script script;
	unsigned scripts; /* those that are being read: they may name others */
	struct patterns versions, exports;
	struct names version_names; /* [0] has index VER_NDX_GLOBAL + 1 */
	struct map names, groups;   /* to symbols[]; COMDAT signatures */
	struct group *group_list;   /* those that are linked, the last one first */
	struct symbol **symbols;    /* in the order in which files name them */
	size_t nsymbols, capsymbols;
	struct symbol **wanted; /* those for which archive members are to be loaded, the next one last */
	size_t nwanted, capwanted;
	struct insec **ins; /* all that is laid out, in input order */
	size_t nins, capins;
	struct outsec **outs; /* in file order */
	size_t nouts, capouts;
	struct map out_names; /* to outs[], when their order is final */
	struct symbol **got;
	size_t ngot, capgot;
	struct dynrela *dynrelas;
	size_t ndynrelas, capdynrelas;
	struct dynsym *dynsyms; /* [0] is symbol 1 of .dynsym */
	size_t ndynsyms, ndyndefined; /* the defined ones are the last */
	uint32_t *dynstr_at; /* where their names are in .dynstr */
	struct synth synth;
	Elf64_Phdr phdrs[24];
	size_t nphdrs;
	const struct segment_row *rows[24]; /* of phdrs: those of PHDRS */
	uint64_t headers_at;                /* the address of the file header */
	uint32_t flags; /* e_flags */
	uint8_t osabi, abiversion;
};

/* Whether the output can be loaded anywhere. */
static inline bool
is_pic(const struct link *l)
{
	return l->opt.kind == OUTPUT_SHARED || l->opt.kind == OUTPUT_PIE;
}

/* align is a power of two. */
static inline uint64_t
align_up(uint64_t at, uint64_t align)
{
	return (at + align - 1) & ~(align - 1);
}

/* Whether a version script or --exclude-libs keeps the symbol in the output. */
static inline bool
is_made_local(const struct symbol *y)
{
	return y->version ? y->version->local : y->excluded;
}

/* Whether -x, -X or the like leaves a local symbol out. */
static inline bool
is_discarded(const struct link *l, const struct symbol *y)
{
	bool temporary = str_starts(y->name, ".L");

	switch (l->opt.discard) {
	case DISCARD_ALL: return true;
	case DISCARD_LOCALS: return temporary;
	case DISCARD_NOTHING: return false;
	case DISCARD_DEFAULT: break;
	}
	return temporary && y->sec && y->sec->flags & SHF_MERGE;
}

#endif
