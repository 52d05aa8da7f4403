/* Reads and writes files of known findings. The first line identifies the format. Each further line contains a finding: its key of
 * 16 hexadecimal digits, the rule and the function, separated by spaces. Keys are computed from the text of instructions
 * (report_entry.key), so that a file stays valid when code moves. */
#ifndef OBJDUMP_CHECK_BASELINE_H
#define OBJDUMP_CHECK_BASELINE_H

#include "objdump/check/report.h"

struct baseline;

/* Reads the file of --check-baseline, and begins the file of --check-write-baseline, if the options are given. Reports errors with
 * their line numbers. */
void
baseline_open(struct options *o);

/* Adds the findings to the file to be written, and removes from r the findings that are in the file of
 * --check-baseline. */
void
baseline_apply(struct options *o, struct report *r);

/* Writes the file of --check-write-baseline, unless there were errors. Frees o->baseline. */
void
baseline_close(struct options *o);

#endif
