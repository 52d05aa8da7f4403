/* Limits standard output. A damaged file can refer to the same bytes many times: by overlapping sections, a name of a megabyte
 * that each branch prints, bundle entries that each span the bundle, or a C++ name that doubles with every few letters. The output
 * is therefore limited to BUDGET_RATIO bytes for each byte read or unpacked, plus BUDGET_FLOOR.
 *
 * Valid files stay far below the limit. Code produces the most output: four bytes produce 80 bytes (-d of s_nop), or 250 as JSON
 * or with source lines (-S), where the source file counts as input, too. A byte produces 5 bytes with -s and 25 with --assembly
 * (.byte on its own line). A symbol or relocation has 24 bytes and prints one name; to reach the limit, all of them would have to
 * share names of 24,000 characters. A templated kernel can have a name of 10,000 characters, which its branches print. With a
 * branch in every 20 instructions, that is 140 bytes for each byte. BUDGET_FLOOR is for small files that consist mostly of one
 * long name. */
#ifndef OBJDUMP_BUDGET_H
#define OBJDUMP_BUDGET_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { BUDGET_RATIO = 1000, BUDGET_FLOOR = 4 << 20, BUDGET_CLOSE = 1 << 14 };

struct diag;

/* The budget of a run. All threads share it and use it in turn. Initialize it with zeros except for diag, then call budget_add(). */
struct budget {
	struct diag *diag; /* not owned */
	int failure;       /* exit status if the output cannot be written */
	uint64_t all, left;
	uint64_t packed; /* number of input bytes that may still be unpacked */
	const char *file; /* name of the current file */
	void (*close)(void *user); /* with JSON: callback that completes the document written so far; otherwise NULL */
	void *user;
	atomic_bool spent;
};

/* Accounts for n bytes read. file is the current file from now on; NULL keeps the current file. */
void
budget_add(struct budget *b, const char *file, size_t n);

/* Accounts for n bytes that were unpacked from `packed` input bytes. Ignores packed bytes in excess of the bytes read, which occur
 * if a file refers to the same bytes several times. */
void
budget_unpack(struct budget *b, size_t packed, size_t n);

/* Returns how many of the n bytes may be written, 0 once the budget is exhausted. If the budget is exceeded, the output ends with
 * a complete line. In a document that must still be closed, the last line's newline and a comma before it are omitted, too. */
size_t
budget_take(struct budget *b, const char *bytes, size_t n);

/* If the budget is exhausted, closes the document and exits with an error. */
void
budget_check(struct budget *b);

#endif
