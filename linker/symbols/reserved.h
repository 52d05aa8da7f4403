/* Linker-defined symbols. A symbol is defined if some file references it, or the index of an
 * archive names it; layout sets its value. */
#ifndef LINKER_RESERVED_H
#define LINKER_RESERVED_H

#include <stdbool.h>
#include <stdint.h>

/* Locations of linker-defined symbols. A location in a section that does not exist is replaced with the file header, unless stated
 * otherwise. */
enum reserved_location {
	RESERVED_HEADER,          /* the file header */
	RESERVED_START,           /* start of the section `section` of struct reserved */
	RESERVED_START_OR_ZERO,   /* start of the section `section`; 0 if the section does not exist */
	RESERVED_START_IF_LOADED, /* start of the section `section`; the symbol is not defined in a position-dependent
	                           * executable */
	RESERVED_END,             /* end of the section `section` */
	RESERVED_END_OF_CODE,     /* end of the last loaded section that is not writable */
	RESERVED_END_OF_DATA,     /* end of the last loaded section with contents in the file */
	RESERVED_END_OF_ALL,      /* end of the last loaded section */
};

struct reserved {
	const char *name;
	enum reserved_location location;
	uint8_t visibility;
	const char *section;
	bool alone; /* a definition in a file or by --defsym is an error */
};
extern const struct reserved reserved_symbols[];

#endif
