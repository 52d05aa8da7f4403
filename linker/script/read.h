/* Reads linker scripts, version scripts, dynamic lists and lists of names with a common scanner and parser. */
#ifndef LINKER_SCRIPT_READ_H
#define LINKER_SCRIPT_READ_H

#include "linker/script/tree.h"

/* Maximum nesting of INCLUDE, and of expressions and parentheses. SCRIPT_TEXTS: maximum number of scripts that are read, each as often
 * as INPUT or INCLUDE names it. */
enum { SCRIPT_INCLUDES = 16, SCRIPT_DEPTH = 1000, SCRIPT_TEXTS = 10000 };

/* A file being scanned. The last element of buffers is the current file. Each earlier element includes the next one. */
struct script_buffer {
	void *state; /* flex's buffer */
	uint32_t base;
};

struct script_reader {
	struct script *script;
	void *scanner;
	int start; /* token that selects the language; 0 after the scanner has returned it */
	uint32_t base;
	struct script_buffer buffers[SCRIPT_INCLUDES];
	unsigned nbuffers;
	bool failed;
	/* State of the scanner: its context in the script, and the end of the current expression. */
	bool in_sections, in_body, provide, versions_in_script;
	int opens, ends, after, include_from;
	unsigned depth, choices;
	/* State of the parser: the objects to which the current statement belongs. */
	struct commands *commands;
	struct command **sections; /* pointer to the first command of the current SECTIONS */
	struct script_word **referred; /* value of script.referred.end at the beginning of the output section */
	uint64_t sort[2];
	bool sorts; /* whether the next pattern is sorted together with the previous pattern */
	struct command *section, *inputs;
	struct section_pattern **patterns_end;
	struct script_word *exclude;
	bool excludes; /* whether an EXCLUDE_FILE still requires a pattern after it */
	struct script_word **provided; /* value of script.referred.end at the beginning of the value of PROVIDE; NULL if the list was
	                                * empty */
	bool keep, relro_end; /* relro_end: whether the expression contains DATA_SEGMENT_RELRO_END */
	struct patterns *to;
	struct pattern block; /* initial value of new patterns */
	bool named_node, anonymous;
	struct loc node_at;
	uint32_t first_node; /* number of version nodes in the files read before this one */
	/* Callback for each file that INPUT or GROUP names. */
	void (*input)(void *user, struct loc at, struct str name);
	void *user;
};

struct script_keyword {
	const char *name;
	int token; /* T_BAD: the keyword is not supported */
	unsigned levels;
	uint64_t value;
	const char *why; /* T_BAD: the reason to report; NULL: none */
};

struct script_function {
	const char *name;
	enum function function;
	int token; /* token that determines which arguments the function has */
};

/* Reports the unexpected token found, and the names of the n tokens that were expected. */
void
script_unexpected(struct script_reader *r, struct loc at, const char *found, const char *const *names, int n);

const struct script_keyword *
script_keyword(const struct script_reader *r, struct str word, bool in_segments);

const struct script_function *
script_function(struct str word);

/* Parses a number: decimal, with the prefix 0x, or with a suffix K, M or H. Reports an error and returns false if the number is
 * invalid. */
bool
script_number(struct script_reader *r, struct loc at, struct str text, uint64_t *n);

struct str
script_text(struct script_reader *r, struct str s);

/* Registers the text of the next buffer, so that messages can refer to it. Returns false after an error. */
bool
script_add_text(struct script_reader *r, const char *name, const struct buf *text, struct loc from);

/* Reads and registers the file that INCLUDE names; file_search() finds its path. Returns NULL after an error. */
const struct buf *
script_open_include(struct script_reader *r, struct loc at, struct str name);

/* Reports the first error in a file. Later errors are not reported, because they may only follow from the first one. */
__attribute__((format(printf, 3, 4))) void
script_fail(struct script_reader *r, struct loc at, const char *fmt, ...);

/* Defined in lex.l. script_scan() begins scanning a text. script_scan_end() ends the scan of a text, and continues with the buffer
 * `before` unless `before` is NULL. */
void
script_scan(struct script_reader *r, const char *text, size_t n);
void
script_scan_end(struct script_reader *r, void *before);

/* Returns an empty script. Scripts may change opt: the entry point, the output's name, directories and symbols. */
struct script
script_new(struct diag *diag, struct link_options *opt, struct arena *arena, struct inputs *inputs);

/* Frees the lists of symbol patterns and versions. The tree is in the arena. */
void
script_free(struct script *script);

/* Reads the symbol lists that options name, into script->versions, script->version_names, script->exports and script->ordering. */
void
script_read_lists(struct script *script);

/* Reads a linker script, and adds its contents to script. Calls input() for each file that INPUT and GROUP name. Returns false
 * after an error. */
bool
script_read(struct script *script, const char *name, const struct buf *text,
	void (*input)(void *user, struct loc at, struct str name), void *user);

#endif
