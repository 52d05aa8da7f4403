/* Substitution of parameters in the body of a macro or repetition: the body is split into parts once, and joined for each
 * expansion. */
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

/* What follows the text of a part. */
enum piece_kind {
	PIECE_NONE,
	PIECE_PARAM,    /* a parameter's value */
	PIECE_LOCAL,    /* a name of LOCAL */
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
	uint32_t *uses; /* by parameter: number of parts that use it */
	size_t nuses;
	struct str *locals;
	size_t nlocals, caplocals;
	size_t fixed; /* maximum length of all parts without the parameters' values */
	bool counts;  /* has a PIECE_COUNT */
};

enum expand_flags {
	EXPAND_MACRO = 1,     /* "\@" is the instance; otherwise it stays */
	EXPAND_ALTERNATE = 2, /* .altmacro: LOCAL, and '&' after a parameter joins */
	EXPAND_BARE = 4,      /* names without '\' are parameters as well */
};

/* Splits a body, whose text must outlive the parts. */
void
pieces_cut(struct pieces *ps, struct str body, const struct macro_param *params, size_t nparams,
	unsigned flags);

/* The values of one expansion. */
struct expansion {
	const struct str *values; /* by parameter */
	uint64_t instance, count, local;
};

/* Maximum length of an expansion. */
size_t
pieces_room(const struct pieces *ps, const struct expansion *e);

/* Appends an expansion to out. room: pieces_room() plus space to leave after it. */
void
pieces_join(const struct pieces *ps, const struct expansion *e, struct buf *out, size_t room);

void
pieces_free(struct pieces *ps);

#endif
