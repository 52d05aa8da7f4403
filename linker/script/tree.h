/* The tree of a linker script: its commands in order, each with its contents. The parser builds it in the arena of the run;
 * match.c and layout/script_address.c add their results. Text is NUL-terminated. */
#ifndef LINKER_SCRIPT_TREE_H
#define LINKER_SCRIPT_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "linker/input/file.h"

enum expr_kind { EXPR_NUMBER, EXPR_SYMBOL, EXPR_UNARY, EXPR_BINARY, EXPR_CHOICE, EXPR_CALL };

/* Operators of several characters. Other operators are represented by their character. */
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

/* An expression. */
struct script_expr {
	enum expr_kind kind;
	int op; /* operator of EXPR_UNARY and EXPR_BINARY; FUNCTION_… of EXPR_CALL */
	struct loc at;
	uint64_t number;
	struct str name; /* of EXPR_SYMBOL; an argument that is a name; the message of ASSERT */
	struct script_expr *a, *b, *c;
	unsigned depth; /* depth of the tree below */
};

/* A list of words: file names, patterns or segments. */
struct script_word {
	struct str text;
	struct loc at;
	struct str provided; /* of referred: the symbol whose PROVIDE names it; empty: none */
	bool wanted;         /* of referred: its value is needed */
	struct script_word *next;
};

struct script_words {
	struct script_word *first, **end;
};

/* A pattern of section names. Sections that match adjacent patterns without SORT keep their input order. */
struct section_pattern {
	struct str text;
	struct script_word *exclude; /* files whose sections do not match */
	enum sort_order outer, inner;
	bool with_last; /* sorted together with the pattern before it */
	struct section_pattern *next;
};

struct link_symbol;
struct insec;
struct outsec;
struct command;

/* A list of commands. */
struct commands {
	struct command *first, **end;
};

enum command_kind { COMMAND_ASSIGN, COMMAND_ASSERT, COMMAND_INPUTS, COMMAND_DATA, COMMAND_FILL, COMMAND_SECTION };

/* An assignment to a symbol or to the location counter. */
struct assignment {
	struct str name; /* "." is the location counter */
	bool provide, hidden;
	bool named;            /* an object names the symbol */
	struct link_symbol *symbol; /* NULL: the location counter, or a provided symbol that nothing refers to */
};

/* Input sections of some files: the sections that the patterns match, in link order. */
struct input_pattern {
	struct str file;
	bool keep; /* KEEP: --gc-sections keeps the sections */
	struct section_pattern *patterns; /* NULL: all sections */
	struct insec **ins;
	size_t n, cap;
};

/* ONLY_IF_RO and ONLY_IF_RW. */
enum constraint { ANY_SECTIONS, ONLY_READ_ONLY, ONLY_WRITABLE };

/* The description of an output section. */
struct section_command {
	struct str name;
	struct script_expr *address, *lma, *align, *subalign, *fill; /* NULL: not given */
	bool noload;    /* takes no space in the file */
	bool unloaded;  /* takes no address space */
	bool orphan;    /* made for a section that no script names */
	bool discard;   /* /DISCARD/: matching sections are not linked */
	bool uses_symbols; /* expressions use symbols, so the section is kept even if it is empty */
	bool overwrites; /* from OVERWRITE_SECTIONS */
	enum constraint constraint;
	struct command *left_out; /* the body, if the constraint does not hold */
	struct commands body;
	struct script_words segments;
	struct script_word *segments_of; /* segments, or the segments of the section before it */
	struct outsec *out; /* NULL: not in the output */
};

/* A command of a linker script, or a statement in an output section. */
struct command {
	enum command_kind kind;
	struct loc at;
	struct command *next;
	struct script_expr *value;       /* of COMMAND_ASSIGN, COMMAND_ASSERT and COMMAND_DATA */
	struct str message;       /* of COMMAND_ASSERT */
	unsigned size;            /* of COMMAND_DATA: size in bytes */
	bool relro_end;           /* of COMMAND_ASSIGN: the end of relro data */
	struct insec *data;       /* of COMMAND_DATA */
	struct assignment assign;
	struct input_pattern inputs;
	struct section_command section;
};

/* A row of PHDRS. */
struct segment_row {
	struct str name;
	struct loc at;
	uint32_t type;
	bool filehdr, phdrs, has_flags;
	struct script_expr *flags, *lma;
	struct segment_row *next;
};

/* INSERT: moves the output sections of a SECTIONS before or after another one. */
struct script_insertion {
	struct command *first, *last; /* in script.commands */
	struct str where;
	struct loc at;
	bool after;
	struct script_insertion *next;
};

/* A pattern of symbol names in a version script or a list of exports. */
struct pattern {
	const char *text; /* a name, or with glob a pattern for fnmatch(3) */
	struct loc at;    /* 0: from the command line */
	uint32_t node;    /* number of its block, counted from 1 over all files; 0: in no block */
	uint32_t order;   /* position in its list */
	uint16_t version; /* VER_NDX_GLOBAL, or the index in .gnu.version_d */
	bool glob, local;
	bool demangled; /* matches demangled C++ names */
};

/* A list of patterns. */
struct patterns {
	struct pattern *v;
	size_t n, cap;
	uint32_t nnodes;
};

/* The contents of all scripts and lists of symbols. */
struct script {
	struct diag *diag;
	struct link_options *opt; /* scripts may change it, such as the entry point */
	struct arena *arena;
	struct inputs *inputs;
	struct commands commands;
	struct commands overwrites; /* from OVERWRITE_SECTIONS */
	bool has_sections;       /* SECTIONS without INSERT: the script places all sections */
	bool read;               /* a script was read */
	struct segment_row *segments, **segments_end; /* from PHDRS */
	struct script_insertion *insertions, **insertions_end;
	struct script_words referred;   /* symbols used in expressions */
	struct script_words addressed;  /* arguments of ADDR and LOADADDR */
	struct patterns versions, exports, ordering; /* ordering: from --symbol-ordering-file */
	struct names version_names; /* element 0 has index VER_NDX_GLOBAL + 1 */
};

/* Whether a linker script controls the layout. */
static inline bool
script_rules(const struct script *s)
{
	return s->commands.first || s->overwrites.first || s->has_sections || s->segments;
}

#endif
