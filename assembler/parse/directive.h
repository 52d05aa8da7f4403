/* Directives, each of which has a row in directive.def: their lookup, and functions that their handlers share. */
#ifndef ASSEMBLER_PARSE_DIRECTIVE_H
#define ASSEMBLER_PARSE_DIRECTIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "assembler/node/node.h"
#include "assembler/value/expr.h"
#include "common/base/memory/le.h"

/* The parts of a run's state, struct as. X(part, member): the part is `struct part`, and is the member `member` of
 * struct as. A directive's handler receives the part that the directive's row in directive.def names. */
#define DIRECTIVE_PARTS(X) \
	X(reader, in) X(macros, macros) X(conds, conds) X(reg_names, reg_names) X(kernels, kernels) X(dwarf, dwarf) X(pops, pops) \
	X(checks, checks) X(insertions, inserts) X(object_output, output)

#define X(part, member) struct part;
DIRECTIVE_PARTS(X)
#undef X

#define X(part, member) PART_##part,
enum dir_part {
	DIRECTIVE_PARTS(X)
};
#undef X

enum dir_flags {
	DIR_RAW = 1,  /* the handler reads the rest of the line itself */
	DIR_NONE = 2, /* the directive has no arguments */
	DIR_BLOCK = 16, /* the directive begins a block of lines: the handler is called even after an error in the
	                 * arguments, and then st->end is empty */
	DIR_LAZY = 8, /* arguments that are computed from labels remain NODE_EXPR, even if their value is known */
	DIR_CONTROL = 64, /* -filetype=asm prints not the directive, but only the statements that result from it */
	DIR_DATA = 4, /* each argument produces `arg` bytes */
	DIR_REAL = 128, /* each argument is a floating-point number */
	DIR_LEB = 256, /* each argument produces a LEB128 number; arg: whether the numbers are signed */
	DIR_NUMBER = 512, /* the directive has one argument, a number; see DIR_NAMED */
	DIR_NAMED = 1024, /* with DIR_NUMBER: a name and a comma precede the number */
	DIR_ROW = 2048, /* the directive adds a row to the line table, and dir_loc_line() can read its arguments */
	DIR_BYTES = 32, /* the directive emits bytes, to which a preceding .loc applies */
};

/* The values of dir.arg for .cfi_personality and .cfi_lsda. */
enum { CFI_PERSONALITY, CFI_LSDA };

/* Object formats that support a directive: the value of dir.arg for a directive of a specific format. */
enum dir_for {
	FOR_ANY,
	FOR_HSA,    /* amdhsa, code object V3 and later */
	FOR_HSA_V2, /* amdhsa, code object V2 */
	FOR_OLD,    /* code object V2, and all systems other than amdhsa */
	FOR_PAL,
};

struct dir {
	const char *name;
	enum dir_part part;
#define X(part, member) void (*part)(struct part *part, const struct dir *d, struct statement *st);
	union {
		DIRECTIVE_PARTS(X)
	} handle; /* the handler; `part` determines which member is used */
#undef X
	int arg;
	unsigned flags;
};

enum { DIR_PLACES = 1024 }; /* number of slots in the hash table; must be a power of two */

struct directives {
	const struct dir *rows;
	uint32_t n;
	struct dir_place {
		uint16_t number; /* index of the row plus one; 0: free slot */
		uint16_t length;
	} place[DIR_PLACES]; /* hash table with linear probing */
};

/* Initializes ds with n rows, which must outlive ds. */
void
directives_init(struct directives *ds, const struct dir *rows, uint32_t n);

/* Returns the directive with this name, or NULL. */
const struct dir *
directives_find(const struct directives *ds, struct str name);

/* Returns the directive whose name begins at `text`, or NULL. Sets *after to the end of the name. */
const struct dir *
directives_at(const struct directives *ds, const char *text, const char **after);

/* Returns the directive whose name is nearest to a misspelled one, or NULL. */
const struct dir *
directives_nearest(const struct directives *ds, struct str name);

/* Returns whether the target OS and the code object version support a directive whose d->arg is an enum dir_for. If
 * they do not, reports an error at loc. */
bool
directive_fits(const struct reader *in, const struct dir *d, struct loc loc);

/* Assigns the only argument of a statement to a symbol. fixed: the symbol must not be redefined. */
void
sym_assign_arg(struct reader *in, struct statement *st, struct str name, struct loc loc, struct node *arg,
	bool fixed);

/* Returns whether the arguments of the directive are integers that produce bytes. */
static inline bool
dir_is_data(const struct dir *d)
{
	return d->flags & (DIR_DATA | DIR_LEB) && !(d->flags & DIR_REAL);
}

/* Fast path for data: assembles a data directive whose name was already scanned and that has one plain value. Also assembles
 * similar lines that follow (dir_data_lines.c). macros: whether macros are defined. Returns false, and consumes nothing, if the
 * directive is not of this form. */
bool
dir_data_lines(struct dwarf *dwarf, const struct dir *d, struct statement *st, bool macros);

/* Fast path for .loc, whose name was already scanned: reads arguments such as "1 20 3 is_stmt 0 ; comment" without nodes
 * (dir_debug.c). Returns false, and consumes nothing, if the rest of the line is not of this form. */
bool
dir_loc_line(struct dwarf *dwarf);

/* Stores a number of `bytes` bytes at p, in little-endian order. The common sizes have fast paths. */
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

#define DIR(name, part, handler, arg, flags, syntax, meaning) \
	void dir_##handler(struct part *part, const struct dir *d, struct statement *st);
#include "assembler/directive.def"
#undef DIR

#endif
