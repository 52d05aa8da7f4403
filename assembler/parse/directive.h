/* Directives: directive.def has a row for each. */
#ifndef ASSEMBLER_PARSE_DIRECTIVE_H
#define ASSEMBLER_PARSE_DIRECTIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "assembler/match/operand/node.h"
#include "assembler/value/expr.h"
#include "common/base/memory/le.h"

struct as;

enum dir_flags {
	DIR_RAW = 1,  /* the handler reads the rest of the line itself */
	DIR_NONE = 2, /* takes no arguments */
	DIR_BLOCK = 16, /* lines belong to it: the handler is called even after an error in the arguments, with
	                   no place as their end */
	DIR_LAZY = 8, /* what is computed from labels stays known as such */
	DIR_CONTROL = 64, /* steers what is read; -filetype=asm does not print it */
	DIR_DATA = 4, /* each argument makes arg bytes */
	DIR_REAL = 128, /* these hold a floating-point number each */
	DIR_LEB = 256, /* each argument makes as many bytes as it needs, arg: it has a sign */
	DIR_NUMBER = 512, /* takes one number, … */
	DIR_NAMED = 1024, /* … after a name and a comma */
	DIR_BYTES = 32, /* writes bytes, to which a .loc before it belongs */
};

/* What .cfi_personality and .cfi_lsda name. */
enum { CFI_PERSONALITY, CFI_LSDA };

/* What a directive is for: the argument of those that not every object may have. */
enum dir_for {
	FOR_ANY,
	FOR_HSA,    /* amdhsa, code object V3 and later */
	FOR_HSA_V2, /* amdhsa, code object V2 */
	FOR_OLD,    /* code object V2, and all but amdhsa */
	FOR_PAL,
};

struct dir {
	const char *name;
	void (*handle)(struct as *as, const struct dir *d, struct statement *st);
	int arg;
	unsigned flags;
};

enum { DIR_PLACES = 1024 }; /* a power of two */

struct directives {
	const struct dir *rows;
	uint32_t n;
	struct dir_place {
		uint16_t number; /* of the row, from 1; 0: the place is free */
		uint16_t length; /* of its name */
	} place[DIR_PLACES]; /* each row in the place that its name has, or the next free one */
};

/* Gives ds its rows, which must last. */
void
directives_init(struct directives *ds, const struct dir *rows, uint32_t n);

/* NULL if there is none of this name. */
const struct dir *
directives_find(const struct directives *ds, struct str name);

/* That whose name is at text, and the end of its name; NULL if there is none. */
const struct dir *
directives_at(const struct directives *ds, const char *text, const char **after);

/* The directive nearest to a misspelled one, or NULL. */
const struct dir *
directives_nearest(const struct directives *ds, struct str name);

/* Whether a row whose argument is an enum dir_for fits the OS and the code object version; reports at loc if
 * not. */
bool
directive_fits(const struct as *as, const struct dir *d, struct loc loc);

/* Gives a symbol the value of the only argument. */
void
sym_assign_arg(struct as *as, struct statement *st, struct str name, struct loc loc, struct node *arg,
	bool fixed);

/* Assembles data whose name is read, if one plain value follows, and then the lines after it that are like it (dir_data_lines.c).
 * Returns false, and passes nothing, if there is more to it. */
bool
dir_data_lines(struct as *as, const struct dir *d, struct statement *st);

/* Writes a number of data: most are of one byte, or four. */
static inline void
dir_data_put(uint8_t *p, uint64_t num, unsigned bytes)
{
	switch (bytes) {
	case 1: *p = (uint8_t)num; break;
	case 4: le_put32(p, (uint32_t)num); break;
	case 8: le_put64(p, num); break;
	default: le_put(p, num, bytes);
	}
}

#define DIR(name, handler, arg, flags, syntax, meaning) \
	void dir_##handler(struct as *as, const struct dir *d, struct statement *st);
#include "assembler/dir/directive.def"
#undef DIR

#endif
