/* The findings of a run as SARIF 2.1.0, for GitHub's code scanning and for editors. */
#ifndef RUN_SARIF_H
#define RUN_SARIF_H

#include "run/report.h"

/* Writes the document of --sarif: findings, and results that differ. Reports errors. */
void
sarif_write(const struct run_result *r);

#endif
