/* A location as printed in messages. */
#ifndef MESSAGE_DIAG_PLACE_H
#define MESSAGE_DIAG_PLACE_H

#include <stdint.h>

struct diag_place {
	const char *file; /* NULL: no location; the other members are then unset */
	uint32_t line, column;  /* from 1; the column counts bytes */
	uint32_t display;       /* column on a terminal with tab stops every 8 columns */
};

#endif
