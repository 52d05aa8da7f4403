/* Command-line options from a table. Names are written without dashes; "-name", "--name",
 * "-name=value", "--name value" are the same option. */
#ifndef BASE_OPT_H
#define BASE_OPT_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"

enum opt_arg {
	OPT_FLAG,     /* takes no value */
	OPT_FIXED,    /* the same; the handler gets the row's */
	OPT_VALUE,    /* "-o x", "-o=x"; a one-letter name also "-ox" */
	OPT_OPTIONAL, /* "--build-id" or "--build-id=x" only */
	OPT_JOINED,   /* the rest of the word is the value: "-plugin-opt=x", "-Wx" */
};

struct opt {
	const char *name;     /* NULL ends the table */
	enum opt_arg arg;
	int id;               /* passed to the handler; several names may share one */
	const char *value;    /* the value's name in --help, or NULL; of OPT_FIXED the value */
	const char *help;     /* NULL: accepted, not listed */
};

/* Walks argv[1..]; @file inserts the words of a response file (GNU quoting). Calls handle for each
 * option, with id -1 for a word that is not an option ("-" too; every word after "--"). One-letter flags
 * may be grouped ("-dr") if grouped is set. An unknown option or a missing value is an error through
 * diag, with the nearest name as hint. Values stay valid as long as argv and the arena. Returns false after an
 * error. */
bool
opt_parse(struct diag *diag, struct arena *arena, const struct opt *table, bool grouped, int argc, char **argv,
	void (*handle)(void *user, int id, const char *value), void *user);

/* The row of this name, written without dashes; NULL if there is none. Rows of OPT_JOINED have no name of their own. */
const struct opt *
opt_find(const struct opt *table, struct str name);

/* The option that may have been meant by a name that none has: nearly the same, or one that begins so. Those that --help
 * shows come first. NULL if there is none. */
const char *
opt_nearest(const struct opt *table, struct str name);

/* The number that an option's value is: decimal, 0x… or 0…, without a sign. Returns false, with *number
 * unusable, if it is not a number or does not fit 64 bits. */
bool
opt_number(const char *value, uint64_t *number);

/* Prints "Usage: …" and the table's listed options to standard output. */
void
opt_help(const char *usage, const struct opt *table);

#endif
