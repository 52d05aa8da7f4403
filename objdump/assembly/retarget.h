/* --retarget: an object as a source for another processor. The source is first printed to memory, with translated waits and
 * descriptors, and assembled there. What the assembler does not accept becomes a comment. */
#ifndef OBJDUMP_RETARGET_H
#define OBJDUMP_RETARGET_H

#include "objdump/assembly/assembly_part.h"
#include "objdump/assembly/differ.h"

/* A line of the source that contains an instruction. */
struct retarget_line {
	size_t at; /* offset of the line in the source */
	bool hint; /* whether the instruction has no effect other than on time */
};

/* What is known about a mnemonic. */
struct retarget_name {
	const char *mnemonic; /* NULL: an unused element */
	const char *other;    /* the new processor's name for it; NULL: the same, or none */
	unsigned differs;     /* rows of differ.def, as a bit mask */
};
enum { RETARGET_NAMES = 1024 };

struct retarget {
	struct isa to;
	struct out text; /* the source */
	size_t automatic, automatic_n; /* offset and length in the source of the directives that insert waits and no-operations */
	struct retarget_line *lines; /* sorted by offset */
	size_t nlines, lines_cap;
	size_t nwords;   /* words in code that are no instructions of the old processor */
	struct retarget_name *names; /* RETARGET_NAMES elements */
	struct retarget_differs {    /* indexed by row of differ.def */
		bool applies;
		struct difference is;
		size_t n;                /* number of instructions that do not do the same */
		const char *mnemonic;    /* of the first of them */
	} differs[DIFFER_ROWS];
};

/* Begins a source for the processor of --retarget. isa: the object's. Returns NULL after an error. */
struct retarget *
retarget_begin(struct view *v, const struct isa *isa);

/* Prints the directives that insert waits and no-operations, and comments about what is not translated. */
void
retarget_put_heading(struct assembly *a);

/* Records that the next line contains the instruction, and removes the encoding from its mnemonic. If it is a wait, prints a wait for the
 * new processor instead, and returns true. Names the instruction as the new processor does. */
bool
retarget_put_unit(struct assembly *a, struct unit *u);

/* Counts a word of code that is no instruction. */
void
retarget_count_word(struct retarget *r);

/* Appends the directives of a kernel descriptor for the new processor. */
void
retarget_descriptor(const struct assembly *a, struct str kernel, const uint8_t *bytes, struct buf *text);

/* Assembles the source, and prints it to `out` with comments. Reports what is missing on the new processor. Frees r. */
void
retarget_end(struct assembly *a, struct out *out);

#endif
