/* --coverage: which source lines the kernel has executed, as lcov(1) and its genhtml read it. */
#ifndef RUN_COVERAGE_H
#define RUN_COVERAGE_H

#include "run/report.h"

/* Writes the tracefile. Reports errors. */
void
coverage_write(const struct run_result *r);

#endif
