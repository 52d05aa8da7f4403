/* Reading linker scripts, version scripts, dynamic lists and lists of names: one scanner, one grammar. */
#ifndef LINKER_SCRIPT_READ_H
#define LINKER_SCRIPT_READ_H

#include "linker/script/tree.h"

/* INCLUDE within INCLUDE ends here, and expressions and parentheses. */
enum { SCRIPT_INCLUDES = 16, SCRIPT_DEPTH = 1000 };

/* A text that is being read: the last one, those that include it before. */
struct script_buffer {
	void *state; /* flex's */
	uint32_t base;
	int from; /* the state of the scanner in which it was included */
};

struct script_reader {
	struct script *script;
	void *scanner;
	int start; /* the token that says which language it is; 0 once it is read */
	uint32_t base;
	struct script_buffer buffers[SCRIPT_INCLUDES];
	unsigned nbuffers;
	bool failed;
	/* The scanner's: where it is, and how an expression ends. */
	bool in_sections, in_body, provide, versions_in_script;
	int opens, ends, after, include_from;
	unsigned depth, choices;
	/* The parser's: what the statement that it reads belongs to. */
	struct commands *commands;
	struct command **sections; /* the first command of SECTIONS goes here */
	struct script_word **referred; /* the end of the list of names when the output section began */
	uint64_t sort[2];
	bool sorts; /* the pattern before is one of the same SORT */
	struct command *section, *inputs;
	struct section_pattern **patterns_end;
	struct script_word *exclude;
	bool excludes; /* no pattern followed EXCLUDE_FILE yet */
	struct script_word **provided; /* the end of that list when the value of PROVIDE began; NULL: it was empty */
	bool keep, relro_end; /* relro_end: the expression has DATA_SEGMENT_RELRO_END */
	struct patterns *to;
	struct pattern block; /* what a new pattern of a version or list begins with */
	bool named_node, anonymous;
	struct loc node_at;
	uint32_t first_node; /* of this file */
	/* What INPUT and GROUP name goes here. */
	void (*input)(void *user, struct loc at, struct str name);
	void *user;
};

struct script_keyword {
	const char *name;
	int token; /* T_BAD: why it is not supported */
	unsigned levels;
	uint64_t value;
	const char *why; /* NULL: nothing to add */
};

struct script_function {
	const char *name;
	enum function function;
	int token; /* that says what its arguments are */
};

/* The scanner's and the grammar's side. */

/* Reports what the grammar does not expect, and the n names of what it does. */
void
script_unexpected(struct script_reader *r, struct loc at, const char *found, const char *const *names, int n);


/* The row of a word where a statement begins, or NULL. */
const struct script_keyword *
script_keyword(const struct script_reader *r, struct str word, bool in_segments);

/* The row of a function of expressions, or NULL. */
const struct script_function *
script_function(struct str word);

/* Reads a number: decimal, 0x…, or with a suffix K, M or H. Returns false after an error. */
bool
script_number(struct script_reader *r, struct loc at, struct str text, uint64_t *n);

/* A copy that ends with a NUL. */
struct str
script_text(struct script_reader *r, struct str s);

/* Registers a text as that of the buffer that comes next. Returns false after an error. */
bool
script_add_text(struct script_reader *r, const char *name, const struct buf *text, struct loc from);

/* The text that INCLUDE names, from here or else in a folder of -L, registered; NULL after an error. */
const struct buf *
script_open_include(struct script_reader *r, struct loc at, struct str name);

/* Only the first mistake of a file is reported: what follows may come from it. */
__attribute__((format(printf, 3, 4))) void
script_fail(struct script_reader *r, struct loc at, const char *fmt, ...);

/* In lex.l: makes a text the one that is read; leaves it for the one before, or NULL. */
void
script_scan(struct script_reader *r, const char *text, size_t n);
void
script_scan_end(struct script_reader *r, void *before);

/* The passes' side. */

/* Nothing is read yet. opt: scripts may set the entry point and the like. */
struct script
script_new(struct diag *diag, struct link_options *opt, struct arena *arena, struct inputs *inputs);

/* Frees the lists of names; the tree is in the arena. */
void
script_free(struct script *script);

/* Reads the lists of symbols that the options name into script->versions, script->version_names and script->exports. */
void
script_read_lists(struct script *script);

/* Reads a linker script into script; calls input for each file that INPUT and GROUP name. Returns false after an error. */
bool
script_read(struct script *script, const char *name, const struct buf *text,
	void (*input)(void *user, struct loc at, struct str name), void *user);

#endif
