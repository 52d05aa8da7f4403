/* Limits standard output. A damaged file can refer to the same bytes many times: overlapping sections, a name of a megabyte that
 * each branch prints, bundle entries that each span the bundle, a C++ name that doubles with every few letters. Hence the output
 * is at most BUDGET_RATIO bytes for each byte read or unpacked, plus BUDGET_FLOOR.
 *
 * Valid files stay far below. Code is the densest: four bytes produce 80 (-d of s_nop), or 250 with source lines (-S), whose file
 * counts as well, or as JSON. A byte produces 5 with -s and 25 with --assembly (.byte on its own line). A symbol or relocation has
 * 24 bytes and prints one name, so all of them would have to share names of 24,000 characters. A templated kernel can have a name
 * of 10,000 characters, which its branches print, one in 20 instructions: 140 bytes for each byte. BUDGET_FLOOR is for small files
 * that consist mostly of one long name. */
#ifndef OBJDUMP_BUDGET_H
#define OBJDUMP_BUDGET_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { BUDGET_RATIO = 1000, BUDGET_FLOOR = 4 << 20, BUDGET_CLOSE = 1 << 14 };

struct diag;

/* Shared by all threads, which use it in turn. Zero-initialized except for diag, then budget_add. */
struct budget {
	struct diag *diag; /* borrowed */
	int failure;       /* exit status if the output cannot be written */
	uint64_t all, left;
	uint64_t packed; /* input bytes that may still be unpacked */
	const char *file; /* current file */
	void (*close)(void *user); /* JSON: completes the document written so far; else NULL */
	void *user;
	atomic_bool spent;
};

/* Accounts for n bytes read; file is the current file from now on, NULL: unchanged. */
void
budget_add(struct budget *b, const char *file, size_t n);

/* Accounts for input bytes that were unpacked to n bytes. Each counts once, as often as a file may have it unpacked. */
void
budget_unpack(struct budget *b, size_t packed, size_t n);

/* How many of the n bytes may be written: output is truncated after a line, or, if a document must be closed, before a line's
 * newline and the comma before that. 0 once the budget is exhausted. */
size_t
budget_take(struct budget *b, const char *bytes, size_t n);

/* If the budget is exhausted, closes the document and ends the program with an error. */
void
budget_check(struct budget *b);

#endif
