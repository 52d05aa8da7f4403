/* Reads files, for the programs of facts. */
#ifndef FACTS_FILE_H
#define FACTS_FILE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Returns the *n bytes of a file, with zeros after them, to be freed, or NULL. */
static inline uint8_t *
read_file(const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");
	enum { ZEROS = 4 };
	uint8_t *bytes;

	if (!f)
		return NULL;
	fseek(f, 0, SEEK_END);
	*n = (size_t)ftell(f);
	rewind(f);
	bytes = calloc(*n + ZEROS, 1);
	if (bytes && fread(bytes, 1, *n, f) != *n)
		*n = 0;
	fclose(f);
	return bytes;
}

#endif
