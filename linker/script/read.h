/* Reads linker scripts, version scripts, dynamic lists and lists of names, all with one scanner and one grammar. */
#ifndef LINKER_SCRIPT_READ_H
#define LINKER_SCRIPT_READ_H

#include "linker/script/tree.h"

/* Limits of nested INCLUDE, and of nested expressions and parentheses. */
enum { SCRIPT_INCLUDES = 16, SCRIPT_DEPTH = 1000 };

/* A file being scanned; the last one is current, the others include it. */
struct script_buffer {
	void *state; /* flex's buffer */
	uint32_t base;
	int from; /* the start condition at the INCLUDE */
};

/* The state of reading one script or list. */
struct script_reader {
	struct script *script;
	void *scanner;
	int start; /* token of the language; 0 once it is returned */
	uint32_t base;
	struct script_buffer buffers[SCRIPT_INCLUDES];
	unsigned nbuffers;
	bool failed;
	/* The scanner's state: its position in the script, and the end of the current expression. */
	bool in_sections, in_body, provide, versions_in_script;
	int opens, ends, after, include_from;
	unsigned depth, choices;
	/* The parser's state: the parts to which the current statement belongs. */
	struct commands *commands;
	struct command **sections; /* receives the first command of SECTIONS */
	struct script_word **referred; /* the end of script.referred when the output section began */
	uint64_t sort[2];
	bool sorts; /* the next pattern is sorted together with the one before it */
	struct command *section, *inputs;
	struct section_pattern **patterns_end;
	struct script_word *exclude;
	bool excludes; /* no pattern followed EXCLUDE_FILE yet */
	struct script_word **provided; /* the end of that list when the value of PROVIDE began; NULL: it was empty */
	bool keep, relro_end; /* relro_end: the expression contains DATA_SEGMENT_RELRO_END */
	struct patterns *to;
	struct pattern block; /* initial value of a new pattern */
	bool named_node, anonymous;
	struct loc node_at;
	uint32_t first_node; /* the first node of this file */
	/* Called for each file named by INPUT or GROUP. */
	void (*input)(void *user, struct loc at, struct str name);
	void *user;
};

/* A keyword of linker scripts. */
struct script_keyword {
	const char *name;
	int token; /* T_BAD: not supported */
	unsigned levels;
	uint64_t value;
	const char *why; /* of T_BAD: the reason, or NULL */
};

/* A function in expressions of linker scripts. */
struct script_function {
	const char *name;
	enum function function;
	int token; /* determines the arguments */
};

/* ---- for the scanner and the grammar */

/* Reports an unexpected token, and the n tokens expected instead. */
void
script_unexpected(struct script_reader *r, struct loc at, const char *found, const char *const *names, int n);

/* Returns the row of a keyword at the start of a statement, or NULL. */
const struct script_keyword *
script_keyword(const struct script_reader *r, struct str word, bool in_segments);

/* Returns the row of a function in expressions, or NULL. */
const struct script_function *
script_function(struct str word);

/* Parses a number: decimal, 0x…, or with a suffix K, M or H. Returns false after an error. */
bool
script_number(struct script_reader *r, struct loc at, struct str text, uint64_t *n);

/* Returns a NUL-terminated copy in the arena. */
struct str
script_text(struct script_reader *r, struct str s);

/* Registers the text of the next buffer for messages. Returns false after an error. */
bool
script_add_text(struct script_reader *r, const char *name, const struct buf *text, struct loc from);

/* Reads and registers a file named by INCLUDE, looked up as by file_search(). Returns NULL after an error. */
const struct buf *
script_open_include(struct script_reader *r, struct loc at, struct str name);

/* Reports an error, unless the file has one already: later errors may be consequential. */
__attribute__((format(printf, 3, 4))) void
script_fail(struct script_reader *r, struct loc at, const char *fmt, ...);

/* In lex.l: begin scanning a text; end it and continue with buffer before, or NULL. */
void
script_scan(struct script_reader *r, const char *text, size_t n);
void
script_scan_end(struct script_reader *r, void *before);

/* ---- for the passes */

/* Returns an empty script. Scripts may change opt: the entry point, the output's name, directories and symbols. */
struct script
script_new(struct diag *diag, struct link_options *opt, struct arena *arena, struct inputs *inputs);

/* Frees the lists of names. The tree is in the arena. */
void
script_free(struct script *script);

/* Reads the lists of symbols that options name into script->versions, script->version_names, script->exports and script->ordering. */
void
script_read_lists(struct script *script);

/* Reads a linker script into script. Calls input for each file that INPUT and GROUP name. Returns false after an error. */
bool
script_read(struct script *script, const char *name, const struct buf *text,
	void (*input)(void *user, struct loc at, struct str name), void *user);

#endif
