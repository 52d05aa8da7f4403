/* Substitution of parameters in the body of a macro or repetition. The body is split into parts once; each expansion joins the
 * parts. */
#ifndef ASSEMBLER_MACRO_MACRO_BODY_H
#define ASSEMBLER_MACRO_MACRO_BODY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

struct macro_param {
	struct str name, value; /* value: default value */
	bool required, vararg;
};

/* The kind of substitution that follows the text of a part. */
enum piece_kind {
	PIECE_NONE,
	PIECE_PARAM,
	PIECE_LOCAL,    /* name that LOCAL declares */
	PIECE_INSTANCE, /* \@, the number of the expansion */
	PIECE_COUNT,    /* \+, the iteration count */
};

struct body_piece {
	enum piece_kind kind;
	uint32_t number;
	struct str text;
};

struct pieces {
	struct body_piece *p;
	size_t n, cap;
	uint32_t *uses; /* number of parts that use each parameter */
	size_t nuses;
	struct str *locals;
	size_t nlocals, caplocals;
	size_t fixed; /* maximum length of all parts in bytes, without the values of parameters */
	bool counts;  /* a part is a PIECE_COUNT */
};

enum expand_flags {
	EXPAND_MACRO = 1,     /* replace "\@" with the number of the expansion; otherwise it is plain text */
	EXPAND_ALTERNATE = 2, /* .altmacro: support LOCAL, and omit '&' after a parameter */
	EXPAND_BARE = 4,      /* replace the names of parameters even without '\' */
};

/* Splits a body into parts. The text of the body must outlive the parts. */
void
pieces_cut(struct pieces *ps, struct str body, const struct macro_param *params, size_t nparams,
	unsigned flags);

struct expansion {
	const struct str *values; /* indexed by parameter */
	uint64_t instance, count, local;
};

/* Returns the maximum length of an expansion in bytes. */
size_t
pieces_room(const struct pieces *ps, const struct expansion *e);

/* Appends an expansion to `out`. `room` is pieces_room() plus the number of bytes to reserve after the expansion. */
void
pieces_join(const struct pieces *ps, const struct expansion *e, struct buf *out, size_t room);

void
pieces_free(struct pieces *ps);

#endif
