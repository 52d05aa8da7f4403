/* -filetype=asm: prints the assembled statements, one per line, with macros, conditionals and repetitions expanded. The output
 * assembles to the same object. */
#ifndef ASSEMBLER_OUT_PRINT_H
#define ASSEMBLER_OUT_PRINT_H

#include <stdbool.h>

#include "assembler/insert/insert.h"
#include "assembler/node/node.h"
#include "common/base/file/buf.h"

struct assembled;
struct dir;
struct object_id;
struct source;

struct printer {
	struct source *source;      /* not owned */
	const struct object_id *id; /* not owned; identifies the target */
	struct buf text;
};

/* Prints settings that options have selected, as directives, because the source may not contain these directives. has_processor:
 * an option selects the processor. */
void
print_start(struct printer *p, bool has_processor);

/* Prints the definition of a symbol that an option defines. */
void
print_symbol(struct printer *p, struct str name, int64_t value);

void
print_label(struct printer *p, const struct node *name);

/* Prints an assignment. is_key: the assignment sets a key of .amd_kernel_code_t. */
void
print_assign(struct printer *p, const struct statement *st, bool is_key);

/* Prints a directive that was just handled, so that its text ends at the scanner's position. d is NULL if the directive
 * is unknown. */
void
print_directive(struct printer *p, const struct dir *d, const struct statement *st);

/* Prints an instruction. st is NULL if the instruction was decoded from bytes. */
void
print_insn(struct printer *p, const struct statement *st, const struct assembled *made);

/* Writes the collected text and the inserted instructions, unless an error was reported. */
void
print_write(struct printer *p, const struct insertions *inserts);

/* Initializes p; id identifies the target. src and id must outlive p. */
void
print_open(struct printer *p, struct source *src, const struct object_id *id);

void
print_free(struct printer *p);

#endif
