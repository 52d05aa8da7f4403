/* --report: one JSON document about the kernel. The library writes it. */
#ifndef RUN_DOCUMENT_H
#define RUN_DOCUMENT_H

#include "run/report.h"

/* Messages, which belong into the document. */
struct document_messages {
	struct document_message *first, **last; /* linked by `next`; last: where the next one goes; NULL: first */
	size_t n;
};

/* A diag_sink. user: a struct document_messages. */
void
document_collect(void *user, const struct diag_message *m);

/* Prints the document. r->run may be NULL; r->in and before may have no object. before: the file of --baseline, or NULL; old: its
 * run, or NULL. Returns whether
 * nothing is wrong with the kernel. */
bool
document_print(const struct run_result *r, const struct amdgcn_run_settings *launch, const struct document_messages *messages,
	const struct kernel_file *before, const struct amdgcn_run *old);

void
document_free(struct document_messages *messages);

#endif
