/* What a linker script says: its commands in their order, each with what it holds. The parser makes it in the arena of the
 * run; match.c and layout/script_address.c note in it what they find. Text ends with a NUL. */
#ifndef LINKER_SCRIPT_TREE_H
#define LINKER_SCRIPT_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "linker/input/file.h"

enum expr_kind { EXPR_NUMBER, EXPR_SYMBOL, EXPR_UNARY, EXPR_BINARY, EXPR_CHOICE, EXPR_CALL };

/* Operators that have more than one character; the others are their character. */
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
	int op; /* of EXPR_UNARY and EXPR_BINARY; a function of EXPR_CALL */
	struct loc at;
	uint64_t number;
	struct str name; /* of EXPR_SYMBOL; the name that a function is given; the message of ASSERT */
	struct script_expr *a, *b, *c;
	unsigned depth; /* of the tree below it */
};

/* A list of words: names of files, patterns, segments. */
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

/* A pattern of names of sections; those of a group, without a sort order, keep the order of the input together. */
struct section_pattern {
	struct str text;
	struct script_word *exclude; /* files whose sections do not match */
	enum sort_order outer, inner;
	bool with_last; /* it is sorted together with the pattern before it */
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

struct assignment {
	struct str name; /* "." is the location counter */
	bool provide, hidden;
	bool named;            /* an object names the symbol */
	struct link_symbol *symbol; /* NULL: of ".", and of what is not wanted */
};

/* Input sections of some files: what the patterns match, in the order in which it is linked. */
struct input_pattern {
	struct str file;
	bool keep; /* also with --gc-sections */
	struct section_pattern *patterns; /* NULL: all sections */
	struct insec **ins;
	size_t n, cap;
};

enum constraint { ANY_SECTIONS, ONLY_READ_ONLY, ONLY_WRITABLE };

struct section_command {
	struct str name;
	struct script_expr *address, *lma, *align, *subalign, *fill; /* NULL: not given */
	bool noload;    /* it takes no room in the file */
	bool unloaded;  /* it takes no addresses */
	bool orphan;    /* no script names it */
	bool discard;   /* what matches is not linked */
	bool uses_symbols; /* its expressions do, so that it is not left out if it is empty */
	bool overwrites; /* OVERWRITE_SECTIONS */
	enum constraint constraint;
	struct command *left_out; /* the body, if the constraint does not hold */
	struct commands body;
	struct script_words segments;
	struct script_word *segments_of; /* segments, or those of the section before */
	struct outsec *out; /* NULL: it is not in the output */
};

struct command {
	enum command_kind kind;
	struct loc at;
	struct command *next;
	struct script_expr *value;       /* of COMMAND_ASSIGN, COMMAND_ASSERT, COMMAND_DATA, COMMAND_FILL */
	struct str message;       /* of COMMAND_ASSERT */
	unsigned size;            /* of COMMAND_DATA, in bytes */
	bool relro_end;           /* of COMMAND_ASSIGN: relro data end here */
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

/* INSERT: the sections of one SECTIONS go before or after another one. */
struct script_insertion {
	struct command *first, *last; /* of script.commands */
	struct str where;
	struct loc at;
	bool after;
	struct script_insertion *next;
};

/* What a version script or a list of exports says about names. */
struct pattern {
	const char *text; /* a name, or with glob a pattern of fnmatch(3) */
	struct loc at;    /* none: of the command line */
	uint32_t node;    /* the block of its file, counted over all files from 1; 0: it is of no block */
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

/* All that scripts and lists of symbols say. */
struct script {
	struct diag *diag;
	struct link_options *opt; /* a script may set the entry point and the like */
	struct arena *arena;
	struct inputs *inputs;
	struct commands commands;
	struct commands overwrites; /* of OVERWRITE_SECTIONS */
	bool has_sections;       /* there is a SECTIONS: it says where everything goes */
	bool read;               /* there is a script */
	struct segment_row *segments, **segments_end; /* PHDRS */
	struct script_insertion *insertions, **insertions_end;
	struct script_words referred;   /* symbols in expressions */
	struct script_words addressed;  /* sections in ADDR and LOADADDR */
	struct patterns versions, exports, ordering; /* ordering: of --symbol-ordering-file */
	struct names version_names; /* [0] has index VER_NDX_GLOBAL + 1 */
};

/* Whether a linker script says where sections go. */
static inline bool
script_rules(const struct script *s)
{
	return s->commands.first || s->overwrites.first || s->has_sections || s->segments;
}

#endif
