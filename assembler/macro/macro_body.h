/* What a macro's body or a repetition's becomes with its parameters' values: it is cut into pieces once and
 * put together for each expansion. */
#ifndef ASSEMBLER_MACRO_MACRO_BODY_H
#define ASSEMBLER_MACRO_MACRO_BODY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

struct macro_param {
	struct str name, value; /* value: the default */
	bool required, vararg;
};

/* What comes after the text of a piece. */
enum piece_kind {
	PIECE_NONE,
	PIECE_PARAM,    /* number */
	PIECE_LOCAL,    /* number, of the names that LOCAL lists */
	PIECE_INSTANCE, /* \@ */
	PIECE_COUNT,    /* \+ */
};

struct body_piece {
	enum piece_kind kind;
	uint32_t number;
	struct str text;
};

struct pieces {
	struct body_piece *p;
	size_t n, cap;
	uint32_t *uses; /* of each parameter: how many pieces there are of it */
	size_t nuses;
	struct str *locals;
	size_t nlocals, caplocals;
	size_t fixed; /* bytes that all pieces take but for the parameters' values, at most */
	bool counts;  /* has a PIECE_COUNT */
};

enum expand_flags {
	EXPAND_MACRO = 1,     /* "\@" is the instance, else it stays */
	EXPAND_ALTERNATE = 2, /* .altmacro: LOCAL, and '&' after a parameter joins */
	EXPAND_BARE = 4,      /* names without '\' are parameters too */
};

/* Cuts a body, whose text must last as long as the pieces. */
void
pieces_cut(struct pieces *ps, struct str body, const struct macro_param *params, size_t nparams,
	unsigned flags);

/* What differs from one expansion to the next. */
struct expansion {
	const struct str *values; /* of each parameter */
	uint64_t instance, count, local;
};

/* How many bytes an expansion takes at most. */
size_t
pieces_room(const struct pieces *ps, const struct expansion *e);

/* Appends an expansion to out. room: pieces_room(), and what is to be left after it. */
void
pieces_join(const struct pieces *ps, const struct expansion *e, struct buf *out, size_t room);

void
pieces_free(struct pieces *ps);

#endif
