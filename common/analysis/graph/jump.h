/* What is known about an indirect jump or call. */
#ifndef GRAPH_JUMP_H
#define GRAPH_JUMP_H

#include <stdint.h>

#include "common/base/memory/str.h"

enum build_target { BUILD_UNKNOWN, BUILD_HERE, BUILD_TABLE, BUILD_SYMBOL, BUILD_RETURN };

enum { BUILD_MOST_TARGETS = 1024 /* per jump */ };

/* A target of an indirect jump or call. */
struct build_jump {
	uint64_t at;         /* first, for array_upto(): the instruction's offset */
	enum build_target target;
	uint64_t to;         /* BUILD_HERE: offset of the target; BUILD_TABLE: offset of the words that hold it */
	struct str symbol;   /* BUILD_SYMBOL */
};

#endif
