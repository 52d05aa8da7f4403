/* Linker-defined symbols. A symbol is defined if some file references it; layout sets its value. */
#ifndef LINKER_RESERVED_H
#define LINKER_RESERVED_H

#include <stdbool.h>
#include <stdint.h>

/* Locations of linker-defined symbols: the file header; the start or end of the row's section, or the file header if that section
 * does not exist; or the end of the last loaded section that is not writable (CODE), that has bytes in the file (DATA), or of any
 * kind (ALL). */
enum reserved_place {
	RESERVED_HEADER,
	RESERVED_START,
	RESERVED_START_OR_ZERO,   /* 0 if the section does not exist */
	RESERVED_START_IF_LOADED, /* undefined in a position-dependent executable */
	RESERVED_END,
	RESERVED_END_OF_CODE,
	RESERVED_END_OF_DATA,
	RESERVED_END_OF_ALL,
};

/* A linker-defined symbol. */
struct reserved {
	const char *name;
	enum reserved_place place;
	uint8_t visibility;
	const char *section;
	bool alone; /* any other definition is an error */
};
extern const struct reserved reserved_symbols[];

#endif
