/* --retarget: prints an object as source for another processor. The source is first printed to memory, with translated
 * waits and descriptors, and assembled there. A line that the assembler rejects becomes a comment. Unless the line only affects
 * performance, a directive .error precedes the comment. */
#ifndef OBJDUMP_RETARGET_H
#define OBJDUMP_RETARGET_H

#include "objdump/assembly/assembly_part.h"
#include "objdump/assembly/differ.h"

/* A line of the source that contains an instruction. */
struct retarget_line {
	size_t at; /* offset of the line in the source */
	bool hint; /* whether the instruction only affects performance */
};

/* Cached properties of a mnemonic. */
struct retarget_name {
	const char *mnemonic; /* NULL: an unused element */
	const char *other;    /* name of the instruction on the new processor; NULL: the same name, or none */
	const char *lines;    /* instructions that replace it there (replace.def); NULL: none */
	unsigned differs;     /* rows of differ.tbl, as a bit mask */
};
enum { RETARGET_NAMES = 1024 };

struct retarget {
	struct isa to;
	bool has_null;   /* the new processor has the register null */
	struct out text;
	size_t automatic, automatic_n; /* offset and length in the source of the directives that insert waits and no-operations */
	struct retarget_line *lines; /* sorted by offset */
	size_t nlines, lines_cap;
	size_t nwords;   /* number of words in code that are not instructions of the old processor */
	struct retarget_name *names; /* RETARGET_NAMES elements */
	struct retarget_differs {    /* indexed by row of differ.tbl */
		bool applies;
		struct difference is;
		size_t n;                /* number of instructions with this difference */
		const char *mnemonic;    /* mnemonic of the first such instruction */
	} differs[DIFFER_ROWS];
};

/* Begins a source for the processor of --retarget. isa is the processor of the object. Returns NULL after an error. */
struct retarget *
retarget_begin(struct view *v, const struct isa *isa);

/* Prints the directives that insert waits and no-operations, and a comment that numbers in registers, such as buffer
 * resources, are not translated. */
void
retarget_put_heading(struct assembly *a);

/* If the instruction is a wait that has another text on the new processor, prints this text and returns true. Otherwise replaces
 * the mnemonic with its name on the new processor, without an encoding suffix, records that the next line contains the
 * instruction, and returns false. */
bool
retarget_put_unit(struct assembly *a, struct unit *u);

/* Counts a word of code that is not an instruction. */
void
retarget_count_word(struct retarget *r);

/* Appends the directives of a kernel descriptor for the new processor. */
void
retarget_descriptor(const struct assembly *a, struct str kernel, const uint8_t *bytes, struct buf *text);

/* Assembles the source, and prints it to `out` with comments. Reports instructions that the new processor does not
 * have. Frees a->retarget. */
void
retarget_end(struct assembly *a, struct out *out);

#endif
