/* Prints the labels of a section: its symbols with their alignment and size, and the local labels of branch targets and of the ends of
 * symbols. Nothing is a number that inserted code would change. */
#ifndef OBJDUMP_ASSEMBLY_LABEL_H
#define OBJDUMP_ASSEMBLY_LABEL_H

#include "objdump/assembly/assembly_part.h"

/* The symbols of a section that end within it, sorted by their ends. */
struct symbol_ends {
	const struct elfin_symbol **v;
	size_t n, done; /* done: number of symbols that assembly_put_sizes() has handled */
	const struct elfin_symbol *described; /* the last descriptor that was printed as directives, which imply its size; or NULL */
};

/* Prints the name of the label at a target in a section. */
void
assembly_put_target(struct assembly *a, size_t number, uint64_t at);

/* Returns the symbols of a section with their ends. The caller frees v. */
struct symbol_ends
assembly_list_ends(const struct assembly *a, size_t number);

/* Prints a label and the sizes for the symbols that end at or before an address, where a line of the source begins. */
void
assembly_put_sizes(struct assembly *a, size_t number, struct symbol_ends *ends, uint64_t at);

/* Returns the first end of a symbol that assembly_put_sizes() has not handled, if it is before `end`; otherwise `end`. */
uint64_t
assembly_next_end(const struct symbol_ends *ends, uint64_t end);

/* Returns the first target after `at` in a section, if it is before `end`; otherwise `end`. */
uint64_t
assembly_next_target(const struct assembly *a, size_t number, uint64_t at, uint64_t end);

/* Prints the alignment of the symbols from index `from` up to, not including, `to`, which have the same address. */
void
assembly_put_alignment(struct assembly *a, size_t number, size_t from, size_t to);

/* Prints the label of a symbol. */
void
assembly_put_label(struct assembly *a, const struct elfin_symbol *y);

#endif
