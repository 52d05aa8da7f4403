/* Runs a whole program on an input, again and again in one process: its main is compiled as tool_main, and
 * an exit from within comes back here. What a run allocated and did not free is lost: leaks are not looked
 * for. */
#ifndef FUZZ_TOOL_H
#define FUZZ_TOOL_H

#include <stddef.h>
#include <stdint.h>

/* args is a NULL-terminated command line of at most 14 words; the input's path is put behind it. Always
 * returns 0. */
int
tool_run(const char *const *args, const uint8_t *data, size_t n);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

#endif
