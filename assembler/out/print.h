/* -filetype=asm: prints the assembled statements, one a line, with macros, conditionals and repetitions expanded. The output
 * assembles to the same object. */
#ifndef ASSEMBLER_OUT_PRINT_H
#define ASSEMBLER_OUT_PRINT_H

#include <stdbool.h>

#include "assembler/insert/insert.h"
#include "assembler/match/operand/node.h"
#include "common/base/file/buf.h"

struct assembled;
struct dir;
struct object_id;
struct source;

struct printer {
	struct source *source;      /* borrowed … */
	const struct object_id *id; /* … and the target */
	struct buf text;
};

/* Prints settings that come from options, which the source may not repeat. has_processor: the options name the processor. */
void
print_start(struct printer *p, bool has_processor);

/* Prints a symbol that an option defines. */
void
print_symbol(struct printer *p, struct str name, int64_t value);

void
print_label(struct printer *p, const struct node *name);

/* Prints an assignment; is_key: inside .amd_kernel_code_t. */
void
print_assign(struct printer *p, const struct statement *st, bool is_key);

/* Prints a directive after it was handled; its text ends at the scanner's position. */
void
print_directive(struct printer *p, const struct dir *d, const struct statement *st);

/* Prints an instruction; st may be NULL if it was decoded from bytes. */
void
print_insn(struct printer *p, const struct statement *st, const struct assembled *made);

/* Writes all text, with the inserted instructions, unless there was an error. */
void
print_write(struct printer *p, const struct insertions *inserts);

/* id: the target. It and src must outlive the run. */
void
print_open(struct printer *p, struct source *src, const struct object_id *id);

void
print_free(struct printer *p);

#endif
