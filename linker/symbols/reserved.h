/* Linker-defined symbols. They are defined if some file refers to them; layout sets their values. */
#ifndef LINKER_RESERVED_H
#define LINKER_RESERVED_H

#include <stdbool.h>
#include <stdint.h>

/* The location of a linker-defined symbol: the file header; the start or end of the section that the row names (the header if that
 * section does not exist); or the end of the last loaded section, of those that are not writable (CODE), that have bytes in the
 * file (DATA), or of all (ALL). */
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
	bool alone; /* a definition elsewhere is an error */
};
extern const struct reserved reserved_symbols[];

#endif
