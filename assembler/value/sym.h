/* Symbols: labels, numbers and expressions with a name. */
#ifndef ASSEMBLER_VALUE_SYM_H
#define ASSEMBLER_VALUE_SYM_H

#include <stdbool.h>
#include <stdint.h>

#include "assembler/value/expr.h"
#include "common/base/memory/map.h"

struct values;
struct frag;
struct section;

enum sym_state {
	SYM_UNDEFINED,
	SYM_LABEL,  /* value bytes after the start of frag */
	SYM_NUM,    /* value */
	SYM_EXPR,   /* expr */
	SYM_COMMON, /* value bytes, aligned to 1 << align */
	SYM_LDS,    /* the same, in LDS */
};

struct symbol {
	struct str name;
	struct loc loc; /* of the definition, else of the first use; lasts the whole run */
	uint32_t number; /* in the symbol table, 0: not in it */
	uint8_t state;
	uint8_t bind;    /* STB_… */
	uint8_t type;    /* STT_… */
	uint8_t other;   /* STV_… */
	uint8_t align;
	bool bound : 1;     /* a directive set bind */
	bool fixed : 1;     /* may not be redefined: .equiv, labels */
	bool used : 1;      /* by a relocation */
	bool busy : 1;      /* is being evaluated */
	bool declared : 1;  /* .type or a visibility: in the table even if it is undefined or in LDS */
	bool late : 1;      /* a SYM_NUM that was computed from labels */
	bool signature : 1; /* only names a group: local, in section number "value" */
	bool builtin : 1;   /* the assembler defined it, the source did not */
	union {
		struct frag *frag;
		const struct expr *expr;
	};
	int64_t value;
	const struct expr *size;
	const struct expr *origin; /* what the symbol was a SYM_EXPR of */
};

/* .symver: the symbol has another name, or that one too. */
struct symbol_version {
	struct symbol_version *next;
	struct symbol *sym;
	struct str name; /* "foo@V1", "foo@@V1", "foo@@@V1" */
	bool remove;
	struct loc loc;
};

enum { SYM_CHUNK = 512, SYM_MISSED = 4 };

struct symtab {
	struct map map;
	/* What was asked for since sym_watch(): a symbol that there is, or the current place; and names that none had. */
	bool asked;
	uint8_t nmissed;
	struct str missed[SYM_MISSED];
	struct map relied; /* names that something relies on to be no symbol's */
	bool came;         /* one of them has become one's: whoever relies on them clears it */
	struct symbol **chunks;
	uint32_t n;
	struct map locals; /* "1" of numeric labels to the count of their definitions */
	struct symbol_version *versions;
};

struct symbol *
sym_at(const struct symtab *t, uint32_t i);

/* NULL if there is none. */
struct symbol *
sym_find(struct symtab *t, struct str name);

/* From here on it is noted what is asked for. */
static inline void
sym_watch(struct symtab *t)
{
	t->asked = false;
	t->nmissed = 0;
}

/* Remembers the names that were asked for in vain since sym_watch(): vals->syms.came says once one of them is a symbol's. */
void
sym_rely(struct values *vals);

/* The symbol of this name, made undefined if there was none. */
struct symbol *
sym_get(struct values *vals, struct str name, struct loc loc);

/* A symbol without a name that stands for the current place. */
struct symbol *
sym_here(struct values *vals, struct loc loc);

/* "name:". Reports an error and returns NULL if it is already defined. */
struct symbol *
sym_label(struct values *vals, struct str name, struct loc loc);

/* Makes a symbol the place offset bytes after the start of frag. Reports an error at loc if it is
 * already defined. */
void
sym_place(struct diag *diag, struct symbol *s, struct frag *frag, int64_t offset, struct loc loc);

/* "1:" */
void
sym_local_label(struct values *vals, struct str digits, struct loc loc);

/* "1b", "1f"; NULL after an error. */
struct symbol *
sym_local(struct values *vals, struct str name, struct loc loc);

/* name = number or expression (num if expr is NULL). fixed: it may not be defined before or later. */
void
sym_assign(struct values *vals, struct str name, struct loc loc, int64_t num, const struct expr *expr,
	bool fixed);

/* Sets a number that the assembler itself counts; the user may set it too. */
void
sym_set_num(struct values *vals, const char *name, int64_t num);

/* The name for messages: of a numeric label its digits. */
struct str
sym_shown(const struct symbol *s);

/* Reports a label that is not defined anywhere. */
void
sym_report_undefined(struct diag *diag, const struct symbol *s, struct loc loc);

/* Whether the name is one that stays out of the symbol table: ".L…". */
bool
sym_is_private(const struct symbol *s);

/* A section's symbol. */
struct symbol *
sym_section(struct values *vals);

/* A section's name is a symbol too unless the source defines it: ".long .debug_abbrev". */
void
sym_name_section(struct values *vals, struct section *section);

/* Makes places and numbers of the symbols that are defined by expressions. Done after the layout. */
void
sym_resolve(struct values *vals);

/* Checks the symbols and numbers those that the file will have, locals first. Done when all that uses
 * symbols is known. number: what the file has already. Returns their number; *nlocals of them are local. */
uint32_t
sym_finish(struct values *vals, uint32_t number, uint32_t *nlocals);

void
sym_free(struct symtab *t);

#endif
