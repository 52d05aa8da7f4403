/* A location as printed in messages. */
#ifndef MESSAGE_DIAG_PLACE_H
#define MESSAGE_DIAG_PLACE_H

#include <stdint.h>

struct diag_place {
	const char *file; /* NULL: none; then line and columns are unset */
	uint32_t line, column;  /* column in bytes, from 1 */
	uint32_t display;       /* the column if tabs extend to multiples of 8 */
};

#endif
