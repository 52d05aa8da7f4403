/* Reads the sections of COFF files: objects of Windows, and its programs and libraries (PE). The document is Microsoft's "PE Format". */
#ifndef OBJDUMP_COFF_H
#define OBJDUMP_COFF_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/elf/reuse.h"

/* Size of a section header in bytes. */
enum { COFF_SECTION = 40 };

struct coff {
	const uint8_t *bytes;
	size_t n;
	const char *format;       /* name of the file's format, as llvm-objdump prints it */
	uint64_t headers;         /* offset of the section headers */
	uint32_t nsections;
	uint64_t strings;         /* offset of the string table; 0: none */
	bool image;               /* a program or library, not an object */
	struct reuse names, contents; /* numbers of bytes that names and sections may still have */
};

struct coff_section {
	struct str name;
	const uint8_t *data;      /* NULL: the section has no contents in the file */
	size_t n;
};

/* Returns whether a file that begins with these n bytes may be a COFF file. */
bool
coff_is(const uint8_t *bytes, size_t n);

/* Opens the COFF file in n bytes, which the caller keeps. Returns NULL, or the reason as a phrase if the file is malformed. */
const char *
coff_open(struct coff *c, const uint8_t *bytes, size_t n);

/* Reads section i. Returns NULL, or the reason as a phrase if it is malformed. */
const char *
coff_section(struct coff *c, uint32_t i, struct coff_section *out);

#endif
