/* Symbols: named labels, numbers and expressions. */
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
	struct loc loc; /* of the definition, or of the first use; lasts for the run */
	uint32_t number; /* in the symbol table, 0: not in it */
	uint8_t state;
	uint8_t bind;    /* STB_… */
	uint8_t type;    /* STT_… */
	uint8_t other;   /* STV_… */
	uint8_t align;
	bool bound : 1;     /* a directive set bind */
	bool fixed : 1;     /* may not be redefined: .equiv, labels */
	bool used : 1;      /* by a relocation */
	bool busy : 1;      /* under evaluation */
	bool declared : 1;  /* .type or a visibility: in the table even if undefined or in LDS */
	bool late : 1;      /* a SYM_NUM computed from labels */
	bool signature : 1; /* names a group only: local, in section number "value" */
	bool builtin : 1;   /* defined by the assembler, not by the source */
	union {
		struct frag *frag;
		const struct expr *expr;
	};
	int64_t value;
	const struct expr *size;
	const struct expr *origin; /* definition before evaluation, for a former SYM_EXPR */
};

/* .symver: another name for the symbol, or an additional one. */
struct symbol_version {
	struct symbol_version *next;
	struct symbol *sym;
	struct str name; /* "foo@V1", "foo@@V1", "foo@@@V1" */
	bool remove;
	struct loc loc;
};

enum { SYM_CHUNK = 512 };

struct symtab {
	struct map map;
	struct symbol **chunks;
	uint32_t n;
	struct map locals; /* from "1" of numeric labels to the number of their definitions */
	struct symbol_version *versions;
};

struct symbol *
sym_at(const struct symtab *t, uint32_t i);

/* The symbol of this name, or NULL. */
struct symbol *
sym_find(struct symtab *t, struct str name);

/* The symbol of this name, created undefined if necessary. */
struct symbol *
sym_get(struct values *vals, struct str name, struct loc loc);

/* A nameless symbol for the current location. */
struct symbol *
sym_here(struct values *vals, struct loc loc);

/* Defines "name:". Reports an error and returns NULL if it is already defined. */
struct symbol *
sym_label(struct values *vals, struct str name, struct loc loc);

/* Places a symbol offset bytes after the start of frag. Reports an error at loc if it is already defined. */
void
sym_place(struct diag *diag, struct symbol *s, struct frag *frag, int64_t offset, struct loc loc);

/* Defines "1:". */
void
sym_local_label(struct values *vals, struct str digits, struct loc loc);

/* The symbol of "1b" or "1f"; NULL after an error. */
struct symbol *
sym_local(struct values *vals, struct str name, struct loc loc);

/* name = number or expression (num if expr is NULL). fixed: it may not be redefined. */
void
sym_assign(struct values *vals, struct str name, struct loc loc, int64_t num, const struct expr *expr,
	bool fixed);

/* Sets a number that the assembler maintains; the user may set it as well. */
void
sym_set_num(struct values *vals, const char *name, int64_t num);

/* The name for messages; for a numeric label its digits. */
struct str
sym_shown(const struct symbol *s);

/* Reports a label without a definition. */
void
sym_report_undefined(struct diag *diag, const struct symbol *s, struct loc loc);

/* Whether the name is omitted from the symbol table: ".L…". */
bool
sym_is_private(const struct symbol *s);

/* The symbol of the current section. */
struct symbol *
sym_section(struct values *vals);

/* A section's name is a symbol unless the source defines it: ".long .debug_abbrev". */
void
sym_name_section(struct values *vals, struct section *section);

/* Resolves symbols that are defined by expressions to locations and numbers, after layout. */
void
sym_resolve(struct values *vals);

/* Checks the symbols and numbers those of the file, locals first; call it when all uses are known. number: index of the first.
 * Returns the number of symbols; *nlocals of them are local. */
uint32_t
sym_finish(struct values *vals, uint32_t number, uint32_t *nlocals);

void
sym_free(struct symtab *t);

#endif
