/* Files of findings that are known. A line for each: its key in 16 hexadecimal digits, the rule and the function, with spaces
 * between; the first line names the format. Keys are made of the texts of the instructions (report_entry.key), so that a file
 * holds where code moves. */
#ifndef OBJDUMP_CHECK_BASELINE_H
#define OBJDUMP_CHECK_BASELINE_H

#include "objdump/check/report.h"

struct baseline;

/* Reads --check-baseline's file and begins that of --check-write-baseline, if these are given. What is wrong with them is
 * reported, at its line. */
void
baseline_open(struct options *o);

/* Adds the findings to the file that is written, and takes those out that are in the one that was read. */
void
baseline_apply(struct options *o, struct report *r);

/* Writes the file, unless there were errors, and frees. */
void
baseline_close(struct options *o);

#endif
