/* -filetype=asm: the statements as they are assembled, one a line, without macros, conditionals and
 * repetitions. What comes out assembles to the same object. */
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
	struct source *source;      /* borrowed, … */
	const struct object_id *id; /* … what is assembled for */
	struct buf text;
};

/* What the options say and the source may not; has_processor: they name it. */
void
print_start(struct printer *p, bool has_processor);

/* A symbol that an option defines. */
void
print_symbol(struct printer *p, struct str name, int64_t value);

void
print_label(struct printer *p, const struct node *name);

/* name = what follows it in the source; is_key: in .amd_kernel_code_t */
void
print_assign(struct printer *p, const struct statement *st, bool is_key);

/* A directive that was handled; its text ends where the scanner is. */
void
print_directive(struct printer *p, const struct dir *d, const struct statement *st);

/* st may be NULL for an instruction that was decoded. */
void
print_insn(struct printer *p, const struct statement *st, const struct assembled *made);

/* Writes the text, with inserted instructions, if there was no error. */
void
print_write(struct printer *p, const struct insertions *inserts);

/* id: what is assembled for; it and the source last for the run. */
void
print_open(struct printer *p, struct source *src, const struct object_id *id);

void
print_free(struct printer *p);

#endif
