/* Finds vector instructions that may be skipped. While VSKIP is set, they are not issued and do not increment counters: "VSKIPped
 * memory instructions do not manipulate the waitcnt counters" (S_SETVSKIP in the manuals of GFX6 to GFX9 and of MI100 to MI300). */
#ifndef WAIT_SKIP_H
#define WAIT_SKIP_H

#include <stdbool.h>

#include "common/analysis/graph/graph.h"

/* Returns an array, indexed by instruction, of whether VSKIP may be set before the instruction; the caller frees it. Returns NULL
 * if VSKIP is never set. VSKIP is clear at function entries, unknown at entries of unreached code, and preserved by calls. */
bool *
skip_find(const struct graph_code *code, const struct graph *g);

#endif
