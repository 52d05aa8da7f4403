/* Command-line options from a table, one row for each name. Names are written without dashes; "-name", "--name", "-name=value",
 * "--name value" are the same option. A row says what the option accepts and does: --help, the manual and shell completion are
 * generated from the rows, and an option that only sets a field needs nothing but its row. */
#ifndef BASE_OPT_H
#define BASE_OPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"

enum opt_arg {
	OPT_FLAG,     /* takes no value */
	OPT_FIXED,    /* the same; the action gets the row's */
	OPT_VALUE,    /* "-o x", "-o=x"; a one-letter name also "-ox" */
	OPT_OPTIONAL, /* "--build-id" or "--build-id=x" only */
	OPT_JOINED,   /* the rest of the word is the value: "-plugin-opt=x", "-Wx" */
};

enum opt_kind {
	OPT_HANDLED, /* the program does it */
	OPT_IGNORED, /* changes nothing */
	OPT_REFUSED, /* an error; help says why, if there is more to say */
	/* These set the field at offset, */
	OPT_BOOL,    /* a bool: to number */
	OPT_ENUM,    /* an enum: to number, plus the index of the value among the words if there are any */
	OPT_NUMBER,  /* a uint64_t: to the value */
	OPT_TEXT,    /* a const char *: to the value */
	OPT_TEXTS,   /* a struct names: one more */
};

/* Texts, in order. */
struct names {
	const char **v;
	size_t n, cap;
};

struct opt {
	const char *name;     /* NULL ends the table */
	enum opt_arg arg;
	struct opt_action {
		enum opt_kind kind;
		int number;       /* OPT_HANDLED: by which the program knows it; several names may share one */
		size_t offset;
	} action;
	const char *value;    /* the value's name in --help, or NULL; of OPT_FIXED the value */
	const char *help;     /* NULL: accepted, not listed */
	const char *words;    /* the values there are, as opt_word_index() has them; NULL: any */
};

/* Anything but the empty text. */
#define OPT_NONEMPTY "?*"

/* Actions of a row, to be named in the program by what they set: OPT_SETS(OPT_BOOL, struct options, shared, true). */
#define OPT_CALLS(id) {OPT_HANDLED, (id), 0}
#define OPT_SETS(kind, type, field, number) {(kind), (int)(number), offsetof(type, field)}
#define OPT_IGNORES {OPT_IGNORED, 0, 0}
#define OPT_REFUSES {OPT_REFUSED, 0, 0}

struct opt_reader {
	struct diag *diag;
	struct arena *arena;     /* has what is read of response files */
	const struct opt *table;
	bool grouped;            /* one-letter flags may be grouped: "-dr" */
	void *fields;            /* the struct whose fields rows set */
	/* Called for each row that is OPT_HANDLED, and with row NULL for a word that is not an option ("-" too; every word after
	 * "--"). value: NULL if there is none. */
	void (*handle)(void *user, const struct opt *row, const char *value);
	void *user;
};

/* Reads argv[1..]; @file inserts the words of a response file (GNU quoting). An unknown option, a missing value and one that is
 * none of the row's words are errors through diag, with the nearest name as hint. Values stay valid as long as argv and the
 * arena. Returns false after an error of the first two kinds. */
bool
opt_parse(const struct opt_reader *reader, int argc, char **argv);

/* The row of this name, written without dashes; NULL if there is none. Rows of OPT_JOINED have no name of their own. */
const struct opt *
opt_find(const struct opt *table, struct str name);

/* The option that may have been meant by a name that none has: nearly the same, or one that begins so. Those that --help
 * shows come first. NULL if there is none. */
const char *
opt_nearest(const struct opt *table, struct str name);

/* The name's dashes as --help writes them. */
const char *
opt_dashes(const struct opt *row);

/* The index of a value among words that have blanks between them, -1 if it is none of them: "#" is a number, a word with a * at one
 * end what has the rest of it at the other. */
int
opt_word_index(const char *words, const char *value);

/* The same, of a value of the row's option; -1 after an error. */
int
opt_choose(struct diag *diag, const struct opt *row, const char *words, const char *value);

/* The number that an option's value is: decimal, 0x… or 0…, without a sign. Returns false, with *number
 * unusable, if it is not a number or does not fit 64 bits. */
bool
opt_number(const char *value, uint64_t *number);

/* Prints "Usage: …" and the table's listed options to standard output. */
void
opt_help(const char *usage, const struct opt *table);

#endif
