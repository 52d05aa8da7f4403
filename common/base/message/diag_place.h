/* A location as messages show it. */
#ifndef MESSAGE_DIAG_PLACE_H
#define MESSAGE_DIAG_PLACE_H

#include <stdint.h>

struct diag_place {
	const char *file; /* NULL: none, line and columns mean nothing then */
	uint32_t line, column;  /* column in bytes, from 1 */
	uint32_t display;       /* the column where tabs go to multiples of 8 */
};

#endif
