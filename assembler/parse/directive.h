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
	DIR_BLOCK = 16, /* owns the following lines: the handler is called even after an error in the arguments, with an empty location
	                 * as their end */
	DIR_LAZY = 8, /* values computed from labels keep that property */
	DIR_CONTROL = 64, /* controls reading; -filetype=asm does not print it */
	DIR_DATA = 4, /* each argument produces arg bytes */
	DIR_REAL = 128, /* each argument is a floating-point number */
	DIR_LEB = 256, /* each argument produces as many bytes as needed; arg: signed */
	DIR_NUMBER = 512, /* one number … */
	DIR_NAMED = 1024, /* … after a name and a comma */
	DIR_BYTES = 32, /* emits bytes, to which a preceding .loc belongs */
};

/* The operand of .cfi_personality and .cfi_lsda. */
enum { CFI_PERSONALITY, CFI_LSDA };

/* The object formats that have a directive: argument of directives that only some formats have. */
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
		uint16_t number; /* of the row, from 1; 0: free slot */
		uint16_t length; /* of its name */
	} place[DIR_PLACES]; /* hash table with linear probing */
};

/* Initializes ds with rows, which must outlive it. */
void
directives_init(struct directives *ds, const struct dir *rows, uint32_t n);

/* The directive of this name, or NULL. */
const struct dir *
directives_find(const struct directives *ds, struct str name);

/* The directive whose name begins at text, and the end of the name; NULL: none. */
const struct dir *
directives_at(const struct directives *ds, const char *text, const char **after);

/* The directive nearest to a misspelled one, or NULL. */
const struct dir *
directives_nearest(const struct directives *ds, struct str name);

/* Whether the OS and the code object version have a directive whose argument is an enum dir_for; otherwise reports an error at
 * loc. */
bool
directive_fits(const struct as *as, const struct dir *d, struct loc loc);

/* Assigns the only argument to a symbol. */
void
sym_assign_arg(struct as *as, struct statement *st, struct str name, struct loc loc, struct node *arg,
	bool fixed);

/* Fast path for data: assembles a directive whose name was read and that has one plain value, and the similar lines after it
 * (dir_data_lines.c). Returns false, and consumes nothing, otherwise. */
bool
dir_data_lines(struct as *as, const struct dir *d, struct statement *st);

/* Stores a number of data in p; most have one or four bytes. */
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
