/* Targets of indirect jumps and calls. */
#ifndef GRAPH_JUMP_H
#define GRAPH_JUMP_H

#include <stdint.h>

#include "common/base/memory/str.h"

enum build_target { BUILD_UNKNOWN, BUILD_HERE, BUILD_TABLE, BUILD_SYMBOL, BUILD_RETURN };

enum { BUILD_MOST_TARGETS = 1024 /* maximum number of targets per jump */ };

struct build_jump {
	uint64_t at;         /* offset of the jump or call; first member, for array_upto() */
	enum build_target target;
	uint64_t to;         /* with BUILD_HERE: offset of the target; with BUILD_TABLE: offset of a table of 8-byte words that hold
	                      * the targets */
	struct str symbol;   /* with BUILD_SYMBOL: symbol of the target in another section */
};

#endif
