/* The flag letters of the .section directive. */
#ifndef ELF_SECTION_H
#define ELF_SECTION_H

#include <stdint.h>

struct section_letter {
	char letter;
	uint64_t flag;
};

/* All flag letters, in the order in which objdump prints them. The last element has the letter 0. */
extern const struct section_letter section_letters[];

#endif
