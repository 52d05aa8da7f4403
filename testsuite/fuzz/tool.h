/* Runs a whole program on an input, again and again in one process: its main is compiled as tool_main, and
 * an exit from within comes back here. The first bytes of an input choose the options, so that one corpus
 * reaches all of them.
 *
 * A run fails the fuzzer if it leaves a file behind that it should not, or memory that nothing refers to any
 * more. Memory is looked at only after a run that returned from main: exit leaves it to the system. */
#ifndef FUZZ_TOOL_H
#define FUZZ_TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tool {
	const char *words[128]; /* the command line so far */
	size_t n;
	bool bounded; /* what is printed must be in proportion to the input */
	const char *optional; /* a program that it may try to run and that does not exist here, or NULL */
};

/* The files of a run: the input, a second file that options and thin archives may name ("aux", beside the
 * input), and the output. The paths last as long as the process. */
const char *
tool_input(void);

const char *
tool_aux(void);

const char *
tool_output(void);

/* Adds a word to the command line; it must last until the run. NULL adds nothing. */
void
tool_add(struct tool *t, const char *word);

/* Adds the words of each row whose bit is set in chosen. */
void
tool_choose(struct tool *t, const char *const (*rows)[2], size_t n, uint64_t chosen);

/* Writes the files and runs the command line, followed by the input's path. Always returns 0. If owns_memory
 * the program frees what it allocates, so that what it did not free is a leak. */
int
tool_run(struct tool *t, const uint8_t *input, size_t n, const uint8_t *aux, size_t naux, int owns_memory);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

#endif
