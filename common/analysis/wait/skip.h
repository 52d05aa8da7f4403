/* Vector instructions that may be skipped. While VSKIP is set they are not issued and raise no counter: "VSKIPped memory
 * instructions do not manipulate the waitcnt counters" (S_SETVSKIP in the manuals of GFX6 to GFX9 and of MI100 to MI300). */
#ifndef WAIT_SKIP_H
#define WAIT_SKIP_H

#include <stdbool.h>

#include "common/analysis/graph/graph.h"

/* By instruction, whether VSKIP may be set before it; the caller frees the array. NULL: it is never set. VSKIP is clear at
 * function entries, unknown at the entry of unreached code, and preserved by calls. */
bool *
skip_find(const struct flow_code *code, const struct flow_graph *g);

#endif
