/* Where the text of an expansion comes from. */
#ifndef MESSAGE_EXPANSION_H
#define MESSAGE_EXPANSION_H

#include "common/base/message/diag_place.h"
#include "common/base/message/source.h"

/* Where to look for a location: in a file; for one in an expansion, in the body that it comes from. *line is the line of the file
 * up to it. A location of no source: no file. */
struct diag_place
expansion_place(const struct sources *all, struct loc at, struct str *line);

/* As diag_origin(). */
struct loc
expansion_origin(const struct sources *all, struct loc at);

/* Row i of the body of an expansion, which the expansion may repeat: *row is the row of the body, *rows how many it has. */
struct str
expansion_row(struct str body, uint32_t i, uint32_t *row, uint32_t *rows);

#endif
