/* What is known of a jump or call through registers. */
#ifndef GRAPH_JUMP_H
#define GRAPH_JUMP_H

#include <stdint.h>

#include "common/base/memory/str.h"

enum build_target { BUILD_UNKNOWN, BUILD_HERE, BUILD_TABLE, BUILD_SYMBOL, BUILD_RETURN };

enum { BUILD_MOST_TARGETS = 1024 /* of one jump */ };

/* Where an indirect jump or call goes: one of its targets. */
struct build_jump {
	uint64_t at;         /* first, for array_upto(): the instruction's place */
	enum build_target target;
	uint64_t to;         /* BUILD_HERE: the place; BUILD_TABLE: where the words that hold it are */
	struct str symbol;   /* BUILD_SYMBOL */
};

#endif
