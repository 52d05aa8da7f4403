/* Vector instructions that may be skipped. While VSKIP is set they are not issued and raise no counter: "VSKIPped memory instructions
 * do not manipulate the waitcnt counters" (S_SETVSKIP in the manuals of GFX6 to GFX9 and of MI100 to MI300). */
#ifndef WAIT_SKIP_H
#define WAIT_SKIP_H

#include <stdbool.h>

#include "common/analysis/graph/graph.h"

/* Of each instruction of the graph whether VSKIP may be set before it, to be freed; NULL: it never is. A function begins with VSKIP
 * clear, code that no known path leads to does not, and calls leave it as it is. */
bool *
skip_find(const struct flow_code *code, const struct flow_graph *g);

#endif
