/* The tree of a linker script: its commands in order, each with its contents. The parser builds the tree in the arena of the run.
 * match.c and layout/script_address.c store their results in it. All strings are NUL-terminated. */
#ifndef LINKER_SCRIPT_TREE_H
#define LINKER_SCRIPT_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "linker/input/file.h"
#include "linker/options/wildcard.h"

enum expr_kind { EXPR_NUMBER, EXPR_SYMBOL, EXPR_UNARY, EXPR_BINARY, EXPR_CHOICE, EXPR_CALL };

/* Operators of two characters. Other operators are represented by their character. */
enum { OP_SHL = 256, OP_SHR, OP_LE, OP_GE, OP_EQ, OP_NE, OP_AND, OP_OR };

enum function {
	FUNCTION_ABSOLUTE,
	FUNCTION_ADDR,
	FUNCTION_ALIGN,
	FUNCTION_ALIGNOF,
	FUNCTION_ASSERT,
	FUNCTION_CONSTANT,
	FUNCTION_DATA_SEGMENT_ALIGN,
	FUNCTION_DATA_SEGMENT_END,
	FUNCTION_DATA_SEGMENT_RELRO_END,
	FUNCTION_DEFINED,
	FUNCTION_LOADADDR,
	FUNCTION_LOG2CEIL,
	FUNCTION_MAX,
	FUNCTION_MIN,
	FUNCTION_SEGMENT_START,
	FUNCTION_SIZEOF,
	FUNCTION_SIZEOF_HEADERS,
};

struct script_expr {
	enum expr_kind kind;
	int op; /* EXPR_UNARY, EXPR_BINARY: the operator; EXPR_CALL: a FUNCTION_… constant */
	struct loc at;
	uint64_t number;
	struct str name; /* EXPR_SYMBOL: the symbol; EXPR_CALL: the argument that is a name, or the message of ASSERT */
	struct script_expr *a, *b, *c;
	unsigned depth; /* height of the subtree */
};

/* An element of a list of names: files, patterns, symbols or segments. */
struct script_word {
	struct str text;
	struct loc at;
	struct str provided; /* in script.referred: the symbol whose PROVIDE expression refers to this name; empty: none */
	bool wanted;         /* in script.referred: whether the symbol's value is needed */
	struct script_word *next;
};

struct script_words {
	struct script_word *first, **end;
};

/* A pattern of section names. Sections that match adjacent patterns without SORT keep their input order. */
struct section_pattern {
	struct str text;
	struct script_word *exclude; /* files whose sections the pattern does not match */
	enum sort_order outer, inner;
	bool with_last; /* whether the pattern is sorted together with the previous pattern */
	struct section_pattern *next;
};

struct link_symbol;
struct insec;
struct outsec;
struct command;

struct commands {
	struct command *first, **end;
};

enum command_kind { COMMAND_ASSIGN, COMMAND_ASSERT, COMMAND_INPUTS, COMMAND_DATA, COMMAND_SECTION };

struct assignment {
	struct str name; /* name of the symbol; ".": the location counter */
	bool provide, hidden;
	bool named;
	struct link_symbol *symbol; /* NULL: the location counter, or a provided symbol that is not referenced */
};

/* A command that selects input sections: those with a file that matches `file` and a name that matches a pattern. ins[]
 * contains the selected sections in the order of the output. */
struct input_pattern {
	struct str file;
	bool keep; /* whether the command is in KEEP, so that --gc-sections keeps the sections */
	struct section_pattern *patterns; /* NULL: all sections of the files */
	struct insec **ins;
	size_t n, cap;
};

/* Constraints on an output section: ONLY_IF_RO and ONLY_IF_RW. */
enum constraint { ANY_SECTIONS, ONLY_READ_ONLY, ONLY_WRITABLE };

struct section_command {
	struct str name;
	struct script_expr *address, *lma, *align, *subalign, *fill; /* NULL: not specified */
	bool noload;    /* the section is allocated at run time, but has no contents in the file */
	bool unloaded;  /* the section is not allocated at run time (no SHF_ALLOC) */
	bool orphan;    /* created for input sections that no pattern matches, or only in OVERWRITE_SECTIONS and not in
	                 * SECTIONS */
	bool discard;   /* /DISCARD/: matching sections are not linked */
	bool uses_symbols; /* an expression in the section uses a symbol, so the section is kept even if it is empty */
	bool overwrites; /* defined in OVERWRITE_SECTIONS */
	enum constraint constraint;
	struct command *left_out; /* body of the section if the constraint is not met; NULL: it is met */
	struct commands body;
	struct script_words segments;
	struct script_word *segments_of; /* first name in `segments`, or in the list inherited from a preceding section */
	struct outsec *out; /* output section; NULL: not in the output */
};

/* A command of a linker script, or a statement in an output section. */
struct command {
	enum command_kind kind;
	struct loc at;
	struct command *next;
	struct script_expr *value;       /* COMMAND_ASSIGN, COMMAND_ASSERT, COMMAND_DATA: the expression */
	struct str message;       /* COMMAND_ASSERT: the message */
	unsigned size;            /* COMMAND_DATA: size in bytes */
	bool relro_end;           /* COMMAND_ASSIGN: whether the assignment marks the end of relro data */
	struct insec *data;       /* COMMAND_DATA: the input section that holds the data */
	struct assignment assign;
	struct input_pattern inputs;
	struct section_command section;
};

struct segment_row {
	struct str name;
	struct loc at;
	uint32_t type;
	bool filehdr, phdrs, has_flags;
	struct script_expr *flags, *lma;
	struct segment_row *next;
};

/* INSERT: moves the output sections of a SECTIONS command before or after another output section. */
struct script_insertion {
	struct command *first, *last; /* the moved commands, in script.commands */
	struct str where;
	struct loc at;
	bool after;
	struct script_insertion *next;
};

/* A pattern of symbol names in a version script or a list of exports. */
struct pattern {
	const char *text; /* a name, or, if glob is set, a pattern for glob_matches() */
	struct loc at;    /* location in a file; 0: on the command line */
	uint32_t node;    /* number of the block that contains the pattern, counted from 1 over all files; 0: not in a block */
	uint32_t order;   /* position in the list of patterns */
	uint16_t version; /* version index: VER_NDX_GLOBAL, or an index in .gnu.version_d */
	bool glob, local;
	bool demangled; /* whether the pattern matches demangled C++ names */
};

struct patterns {
	struct pattern *v;
	size_t n, cap;
	uint32_t nnodes;
};

/* The contents of all scripts and lists of symbols. */
struct script {
	struct diag *diag;
	struct link_options *opt; /* options; scripts may change them, for example the entry point */
	struct arena *arena;
	struct inputs *inputs;
	struct commands commands;
	struct commands overwrites; /* output sections in OVERWRITE_SECTIONS */
	bool has_sections;       /* whether there is a SECTIONS command without INSERT, so that the script places all sections */
	bool read;
	unsigned ntexts;         /* number of scripts and files of INCLUDE that were read */
	struct segment_row *segments, **segments_end; /* rows of PHDRS */
	struct script_insertion *insertions, **insertions_end;
	struct script_words referred;   /* symbols that expressions refer to */
	struct script_words addressed;  /* arguments of ADDR and LOADADDR */
	struct patterns versions, exports, ordering; /* ordering: list of --symbol-ordering-file */
	struct names version_names; /* names of versions; element 0 has the version index VER_NDX_GLOBAL + 1 */
	struct map version_numbers; /* maps the name of a version to its index in version_names */
	struct globs globs;
	struct script_index *index; /* the patterns of commands and overwrites; NULL: not made yet */
};

/* Returns whether a linker script controls the layout. */
static inline bool
script_rules(const struct script *s)
{
	return s->commands.first || s->overwrites.first || s->has_sections || s->segments;
}

#endif
