/* The origin of an expansion's text. */
#ifndef MESSAGE_EXPANSION_H
#define MESSAGE_EXPANSION_H

#include "common/base/message/diag_place.h"
#include "common/base/message/source.h"

/* The file location of a location; in an expansion, the location in the body that it comes from. *line is the file's line up to
 * it. A location of no source has no file. */
struct diag_place
expansion_place(const struct sources *all, struct loc at, struct str *line);

/* As diag_origin(). */
struct loc
expansion_origin(const struct sources *all, struct loc at);

/* Row i of the expansion of a body, which may repeat it: *row is the row of the body, *rows their number. */
struct str
expansion_row(struct str body, uint32_t i, uint32_t *row, uint32_t *rows);

#endif
