/* Files of known findings. Each finding is a line with its key in 16 hexadecimal digits, the rule and the function, separated by
 * spaces; the first line names the format. Keys are computed from the texts of instructions (report_entry.key), so that a file
 * stays valid when code moves. */
#ifndef OBJDUMP_CHECK_BASELINE_H
#define OBJDUMP_CHECK_BASELINE_H

#include "objdump/check/report.h"

struct baseline;

/* Reads the file of --check-baseline and begins that of --check-write-baseline, if given. Errors are reported with their line. */
void
baseline_open(struct options *o);

/* Adds the findings to the file being written, and removes findings that the other file has. */
void
baseline_apply(struct options *o, struct report *r);

/* Writes the file, unless there were errors, and frees. */
void
baseline_close(struct options *o);

#endif
