/* How much may be written to standard output. A damaged file can name the same bytes again and again: sections that
 * overlap, a name of a megabyte that every branch shows, entries of a bundle that all are the whole of it, a C++ name
 * that doubles with every few letters. Hence the output is at most BUDGET_RATIO bytes for each one that is read or
 * unpacked, and BUDGET_FLOOR.
 *
 * What is sound stays far below. Code is the densest: four bytes of it make 80 (-d of s_nop), 250 with the source lines
 * (-S), whose file counts too, or as JSON. A byte makes 5 with -s and 25 with --assembly (.byte on its own line). A symbol or a
 * relocation has 24 bytes and shows a name once: all of them would have to share names of 24,000 characters. A kernel of
 * templates can have a name of 10,000, which its branches show, one in 20 instructions: 140 for each byte. BUDGET_FLOOR
 * is for small files, whose one long name is most of them. */
#ifndef OBJDUMP_BUDGET_H
#define OBJDUMP_BUDGET_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { BUDGET_RATIO = 1000, BUDGET_FLOOR = 4 << 20, BUDGET_CLOSE = 1 << 14 };

struct diag;

/* Of all threads, each in its turn. Zero-initialised but for diag, then budget_add. */
struct budget {
	struct diag *diag; /* borrowed */
	int failure;       /* the exit status if the output cannot be written */
	uint64_t all, left;
	uint64_t packed; /* bytes of those read that may still be unpacked */
	const char *file; /* that is shown */
	void (*close)(void *user); /* of JSON, else NULL: writes what makes a document of what has been written */
	void *user;
	atomic_bool spent;
};

/* So many more bytes are read; file is what is shown from now on, or NULL: the same. */
void
budget_add(struct budget *b, const char *file, size_t n);

/* So many of the bytes read were unpacked to n. Each counts once, as often as a file may have it unpacked. */
void
budget_unpack(struct budget *b, size_t packed, size_t n);

/* How many of the n bytes may be written: what does not fit is cut after a line, or before the newline of one, and the
 * comma before that, if it has to be closed. Nothing once it is spent. */
size_t
budget_take(struct budget *b, const char *bytes, size_t n);

/* If it is spent, closes what has been written and ends the program with an error. */
void
budget_check(struct budget *b);

#endif
