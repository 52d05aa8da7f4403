/* Runs a whole program many times in one process: its main is compiled as tool_main, and exit() returns to tool_run(). The first
 * bytes of an input choose the options, so one corpus covers all options.
 *
 * A run fails if it leaves an unexpected file or leaks memory. Leaks are only checked after main returns, because a program that
 * calls exit() leaves its memory to the system. */
#ifndef FUZZ_TOOL_H
#define FUZZ_TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tool {
	const char *words[128]; /* the command line */
	size_t n;
	bool bounded; /* whether the size of standard output must be proportional to the size of the input */
	const char *optional; /* a program that the tool may try to run, which is reported as missing; "*": any; NULL: none */
};

/* Return the paths of three files: the input; "aux" in the same directory, which options and thin archives may name; and the output.
 * The paths are valid until the process ends. */
const char *
tool_input(void);

const char *
tool_aux(void);

const char *
tool_output(void);

/* Appends a word to the command line. The word is not copied, so it must stay valid until tool_run() returns. NULL adds
 * nothing. */
void
tool_add(struct tool *t, const char *word);

/* Adds the words of each row whose bit is set in chosen. */
void
tool_choose(struct tool *t, const char *const (*rows)[2], size_t n, uint64_t chosen);

/* Writes the files and runs the command line, to which it appends the path of the input. Always returns 0. owns_memory: the
 * program frees all of its memory, so memory that it does not free is a leak. */
int
tool_run(struct tool *t, const uint8_t *input, size_t n, const uint8_t *aux, size_t naux, int owns_memory);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

#endif
