/* Parses command-line options, which a table describes with one row for each name. Names are written without dashes; "-name",
 * "--name", and, with a value, "-name=value" and "--name value" are the same option. A row specifies which values the option
 * accepts and how it is handled. --help, the manual and shell completion are generated from the rows. An option that only sets a
 * field needs no code besides its row. */
#ifndef BASE_OPT_H
#define BASE_OPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"

enum opt_arg {
	OPT_FLAG,     /* accepts no value */
	OPT_FIXED,    /* accepts no value on the command line; the row's `value` is passed to the action */
	OPT_VALUE,    /* requires a value: "-o x", "-o=x"; if the name is one letter, also "-ox" */
	OPT_OPTIONAL, /* accepts a value only after "=": "--build-id", "--build-id=x" */
	OPT_JOINED,   /* the rest of the argument is the value: "-plugin-opt=x", "-Wx" */
};

enum opt_kind {
	OPT_HANDLED, /* calls the program's handler */
	OPT_IGNORED, /* has no effect */
	OPT_REFUSED, /* reports an error; `help` may give the reason */
	/* The following kinds set the field at offset. */
	OPT_BOOL,    /* sets a bool to `number` */
	OPT_ENUM,    /* sets an enum to `number`; if `words` is not NULL, adds the index of the option's value in `words` */
	OPT_NUMBER,  /* sets a uint64_t to the value */
	OPT_TEXT,    /* sets a const char * to the value */
	OPT_TEXTS,   /* appends the value to a struct names */
};

struct names {
	const char **v;
	size_t n, cap;
};

struct opt {
	const char *name;     /* name without dashes; NULL ends the table */
	enum opt_arg arg;
	struct opt_action {
		enum opt_kind kind;
		int number;       /* OPT_HANDLED: identifies the option for the program; several names may share a number */
		size_t offset;
	} action;
	const char *value;    /* name of the value in --help, or NULL; OPT_FIXED: the value itself */
	const char *help;     /* description; NULL: the option is accepted but not listed in --help */
	const char *words;    /* accepted values, as for opt_word_index(); NULL: any */
};

/* A value of opt.words: any value is accepted except the empty string. */
#define OPT_NONEMPTY "?*"

/* Actions of a row. The programs' tables use them through macros such as FLAG(shared), which expands to OPT_SETS(OPT_BOOL, struct
 * options, shared, true). */
#define OPT_CALLS(id) {OPT_HANDLED, (id), 0}
#define OPT_SETS(kind, type, field, number) {(kind), (int)(number), offsetof(type, field)}
#define OPT_IGNORES {OPT_IGNORED, 0, 0}
#define OPT_REFUSES {OPT_REFUSED, 0, 0}

struct opt_reader {
	struct diag *diag;
	struct arena *arena;     /* owns the contents of response files */
	const struct opt *table;
	struct files *files;     /* response files are added to it; NULL: they are not */
	bool grouped;            /* one-letter flags may be grouped: "-dr" */
	void *fields;            /* the struct whose fields the rows set */
	/* Called with the row of each OPT_HANDLED option, and with row NULL for each argument that is not an option: "-", and every
	 * argument after "--". value is NULL if the option has no value. */
	void (*handle)(void *user, const struct opt *row, const char *value);
	void *user;
};

/* Parses argv[1..]. @file before "--" is replaced with the words in a response file (GNU quoting). Errors are reported through diag, with the
 * nearest name as a hint. Values stay valid as long as argv and the arena. Returns false if an option is unknown, if its value is
 * missing or not expected, or if there are too many response files. A value that the row does not accept is reported, but does not
 * change the result. */
bool
opt_parse(const struct opt_reader *reader, int argc, char **argv);

/* Returns the row with the given name, written without dashes, or NULL. OPT_JOINED rows are not found, because they have no name
 * of their own. */
const struct opt *
opt_find(const struct opt *table, struct str name);

/* Returns the name of the option that an unknown name was probably meant to be: the most similar name or, if no name is similar, a
 * name that begins with the unknown one. Options listed in --help are preferred. Returns NULL if no option qualifies. */
const char *
opt_nearest(const struct opt *table, struct str name);

/* Returns the index of the first of the blank-separated words that matches value, or -1. The word "#" matches any number. "abc*"
 * matches values that begin with "abc", and "*abc" matches values that end with "abc". */
int
opt_word_index(const char *words, const char *value);

/* Appends the blank-separated words to b as "a, b or c", for messages. */
void
opt_put_choices(struct buf *b, const char *words);

/* Returns the index of the word that matches the value of an option, as opt_word_index() does. Reports an error and returns -1 if
 * no word matches. */
int
opt_choose(struct diag *diag, const struct opt *row, const char *words, const char *value);

/* Chooses each word of a comma-separated list as opt_choose() does; word() returns the words by their index, fewer than 32, and NULL after
 * the last one. Ignores empty words, but reports an error if all are empty. Returns the bits 1 << index of the words. */
unsigned
opt_choose_list(struct diag *diag, const struct opt *row, const char *(*word)(size_t i), const char *value);

/* Parses a number: decimal, 0x… or 0…, without a sign. Returns false if value is not a number or does not fit into 64 bits;
 * *number is then undefined. */
bool
opt_number(const char *value, uint64_t *number);

/* Prints "Usage: …" and the table's listed options to standard output. */
void
opt_help(const char *usage, const struct opt *table);

#endif
