/* What facts-kernels and facts-captures have in common. */
#ifndef FACTS_ANSWER_H
#define FACTS_ANSWER_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "library/amdgcn/run.h"

static inline void
print_message(void *user, const struct amdgcn_message *m)
{
	(void)user;
	printf("message %s\n", m->text);
}

/* Returns the *n bytes of a file, to be freed, or NULL. */
static inline uint8_t *
read_file(const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");
	uint8_t *bytes;

	if (!f)
		return NULL;
	fseek(f, 0, SEEK_END);
	*n = (size_t)ftell(f);
	rewind(f);
	bytes = malloc(*n + 1);
	if (bytes && fread(bytes, 1, *n, f) != *n)
		*n = 0;
	fclose(f);
	return bytes;
}

#endif
