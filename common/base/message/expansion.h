/* Maps locations in expansions to the text that was expanded. */
#ifndef MESSAGE_EXPANSION_H
#define MESSAGE_EXPANSION_H

#include "common/base/message/diag_place.h"
#include "common/base/message/source.h"

/* Returns the file, line and column of `at`, or of the corresponding location in the body if `at` is in an expansion. Sets *line to
 * the text of the line up to this location. The result has no file if no source contains `at`. */
struct diag_place
expansion_place(const struct sources *all, struct loc at, struct str *line);

struct loc
expansion_origin(const struct sources *all, struct loc at);

#endif
