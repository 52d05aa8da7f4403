/* The symbols that the linker defines when they are referred to; the values come with the layout. */
#ifndef LINKER_RESERVED_H
#define LINKER_RESERVED_H

#include <stdbool.h>
#include <stdint.h>

/* Where a symbol is that the linker defines: at the file header, at an end of the section that the row
 * names (or at the header if there is none), or at the end of the last section that is loaded and is not
 * writable (CODE), has bytes in the file (DATA), or is any (ALL). */
enum reserved_place {
	RESERVED_HEADER,
	RESERVED_START,
	RESERVED_START_OR_ZERO,   /* 0 without the section */
	RESERVED_START_IF_LOADED, /* not defined where no loader gives the output its place */
	RESERVED_END,
	RESERVED_END_OF_CODE,
	RESERVED_END_OF_DATA,
	RESERVED_END_OF_ALL,
};

/* The symbols that the linker defines when they are referred to. */
struct reserved {
	const char *name;
	enum reserved_place place;
	uint8_t visibility;
	const char *section;
	bool alone; /* nothing else may define it */
};
extern const struct reserved reserved_symbols[];

#endif
