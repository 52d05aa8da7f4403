/* What facts-kernels and facts-captures have in common. */
#ifndef FACTS_ANSWER_H
#define FACTS_ANSWER_H

#include <stdio.h>

#include "library/amdgcn/run.h"
#include "testsuite/facts/file.h"

static inline void
print_message(void *user, const struct amdgcn_message *m)
{
	(void)user;
	printf("message %s\n", m->text);
}

#endif
