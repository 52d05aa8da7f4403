/* Reads the YAML that compilers write, faster than libyaml. */
#ifndef HSA_META_LINES_H
#define HSA_META_LINES_H

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"

struct meta;

/* Parses text that has one key or one item on each line, with plain or quoted scalars or collections in brackets, without escapes,
 * comments, tags or anchors. base is as for meta_parse(). Returns NULL for any other text, valid or not, without a report; libyaml
 * must then parse it. */
struct meta *
meta_lines_read(struct arena *arena, struct str text, struct loc base);

#endif
