/* Builds the results of parsing: the tree of a linker script, and the patterns in version scripts and lists of symbols.
 * The functions report errors through script_fail(). */
#ifndef LINKER_SCRIPT_BUILD_H
#define LINKER_SCRIPT_BUILD_H

#include "linker/script/read.h"

struct script_expr *
build_number(struct script_reader *r, struct loc at, uint64_t n);
struct script_expr *
build_symbol(struct script_reader *r, struct loc at, struct str name);
struct script_expr *
build_operation(struct script_reader *r, struct loc at, int op, struct script_expr *a, struct script_expr *b);
struct script_expr *
build_choice(struct script_reader *r, struct loc at, struct script_expr *a, struct script_expr *b, struct script_expr *c);
struct script_expr *
build_call(struct script_reader *r, struct loc at, uint64_t function, struct str name,
	struct script_expr *a, struct script_expr *b);

/* Adds an assignment NAME op= VALUE. op is 0 for "=". kind: bit 0 is set for PROVIDE, bit 1 for HIDDEN. */
void
build_assignment(struct script_reader *r, struct loc at, struct str name, int op, struct script_expr *value, uint64_t kind);
/* Handles the end of an assignment in PROVIDE. Records that the symbols referenced since r->provided, which are in the value of
 * the assignment, are needed only if PROVIDE defines the symbol `name`. Does nothing if kind has no bit for PROVIDE. */
void
build_provided(struct script_reader *r, uint64_t kind, struct str name);
void
build_assert(struct script_reader *r, struct loc at, struct script_expr *value, struct str message);
void
build_data(struct script_reader *r, struct loc at, uint64_t size, struct script_expr *value);
void
build_fill(struct script_reader *r, struct loc at, struct script_expr *value);

/* Begins an output section. Later commands are added to it, until build_section_end(). */
void
build_section(struct script_reader *r, struct loc at, struct str name);
void
build_section_end(struct script_reader *r);
void
build_inputs(struct script_reader *r, struct loc at, struct str file);
void
build_pattern(struct script_reader *r, struct loc at, struct str text, uint64_t outer, uint64_t inner);
void
build_exclude(struct script_reader *r, struct script_words files);
void
build_exclude_end(struct script_reader *r);
void
build_segment(struct script_reader *r, struct loc at, struct str name, struct str type, struct segment_row row);
void
build_type(struct script_reader *r, uint64_t noload);
void
build_insertion(struct script_reader *r, struct loc at, bool after, struct str where);

struct script_words
build_word(struct script_reader *r, struct script_words words, struct loc at, struct str text);

/* Apply the directives ENTRY, OUTPUT, OUTPUT_FORMAT, SEARCH_DIR (like -L) and EXTERN (like -u). */
void
build_entry(struct script_reader *r, struct str name);
void
build_output(struct script_reader *r, struct str name);
void
build_format(struct script_reader *r, struct script_words names);
void
build_search(struct script_reader *r, struct str folder);
void
build_extern(struct script_reader *r, struct script_words names);

/* Add the version nodes of version scripts, the blocks of dynamic lists, and the patterns in them. */
void
build_node(struct script_reader *r, struct loc at, bool named, struct str name);
void
build_node_end(struct script_reader *r, struct loc parent_at, bool has_parent, struct str parent);
void
build_language(struct script_reader *r, struct loc at, struct str language);
void
build_symbol_pattern(struct script_reader *r, struct loc at, struct str text, bool quoted);

#endif
