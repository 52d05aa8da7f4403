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
	SYM_LABEL,  /* label; `value` bytes after the start of frag */
	SYM_NUM,    /* number; in value */
	SYM_EXPR,   /* expression; in expr */
	SYM_COMMON, /* common symbol; value: size in bytes; alignment: 1 << align */
	SYM_LDS,    /* common symbol in LDS; fields as for SYM_COMMON */
};

struct symbol {
	struct str name;
	struct loc loc; /* location of the definition, or else of the first use; valid until the end of the run */
	uint32_t number; /* index in the symbol table; 0: not in it */
	uint8_t state;
	uint8_t bind;    /* STB_… */
	uint8_t type;    /* STT_… */
	uint8_t other;   /* STV_… */
	uint8_t align;
	bool bound : 1;     /* a directive has set bind */
	bool fixed : 1;     /* the symbol must not be redefined: .equiv, labels */
	bool used : 1;      /* a relocation refers to the symbol */
	bool busy : 1;      /* the symbol is being evaluated */
	bool declared : 1;  /* .type or a visibility directive was read; the symbol is then in the symbol table even if it is undefined
	                     * or in LDS */
	bool late : 1;      /* SYM_NUM: the number was computed from labels */
	bool signature : 1; /* the symbol serves only as the signature of a group; it is then local, and value is the index of its
	                     * section */
	bool builtin : 1;   /* the assembler defined the symbol, not the source */
	union {
		struct frag *frag;
		const struct expr *expr;
	};
	int64_t value;
	const struct expr *size;
	const struct expr *origin; /* definition of a former SYM_EXPR, before its evaluation */
};

/* A .symver, which replaces the name of a symbol or adds a second name. */
struct symbol_version {
	struct symbol_version *next;
	struct symbol *sym;
	struct str name; /* name with version: "foo@V1", "foo@@V1", "foo@@@V1" */
	bool remove;
	struct loc loc;
};

enum { SYM_CHUNK = 512 };

struct symtab {
	struct symbol *file; /* symbol that .file defines; NULL if there is none */
	struct map map;
	struct symbol **chunks;
	uint32_t n;
	struct map locals; /* maps the digits of numeric labels to the number of definitions of the label */
	struct symbol_version *versions;
};

struct symbol *
sym_at(const struct symtab *t, uint32_t i);

/* Returns the symbol with this name, or NULL. */
struct symbol *
sym_find(struct symtab *t, struct str name);

/* Returns the symbol with this name. If there is none, creates an undefined symbol whose first use is at loc. */
struct symbol *
sym_get(struct values *vals, struct str name, struct loc loc);

/* Returns a new nameless symbol for the current location. */
struct symbol *
sym_here(struct values *vals, struct loc loc);

/* Defines "name:" and returns the symbol. If the symbol is already defined, reports an error and returns NULL. */
struct symbol *
sym_label(struct values *vals, struct str name, struct loc loc);

/* Defines a symbol `offset` bytes after the start of frag. If the symbol is already defined, reports an error at loc. */
void
sym_place(struct diag *diag, struct symbol *s, struct frag *frag, int64_t offset, struct loc loc);

/* Defines a numeric label, such as "1:". */
void
sym_local_label(struct values *vals, struct str digits, struct loc loc);

/* Returns the symbol that a reference to a numeric label, such as "1b" or "1f", denotes; NULL after an error. */
struct symbol *
sym_local(struct values *vals, struct str name, struct loc loc);

/* Assigns a value to a symbol: expr, or num if expr is NULL. fixed: the symbol must not be redefined. */
void
sym_assign(struct values *vals, struct str name, struct loc loc, int64_t num, const struct expr *expr,
	bool fixed);

/* Sets a number that the assembler maintains. The source may set it, too. */
void
sym_set_num(struct values *vals, const char *name, int64_t num);

/* Returns the name of a symbol for messages: the digits of a numeric label, otherwise the whole name. */
struct str
sym_shown(const struct symbol *s);

void
sym_report_undefined(struct diag *diag, const struct symbol *s, struct loc loc);

/* Returns whether the symbol is omitted from the symbol table by default: its name is empty or begins with ".L". */
bool
sym_is_private(const struct symbol *s);

/* Returns a new section symbol. The caller sets its location. */
struct symbol *
sym_section(struct values *vals);

/* Defines the name of a section as a symbol, if the source refers to it without defining it: ".long .debug_abbrev". */
void
sym_name_section(struct values *vals, struct section *section);

/* Resolves symbols that are defined by expressions to locations and numbers. The layout must be complete. */
void
sym_resolve(struct values *vals);

/* Creates the symbols of .symver. The symbols must be resolved. */
void
sym_set_versions(struct values *vals);

/* Checks all symbols, and assigns a number to each symbol in the symbol table, local symbols first. `number` is the last number
 * that is already in use. All uses must be known. Returns the last number, and sets *nlocals to the last number of a local
 * symbol. */
uint32_t
sym_finish(struct values *vals, uint32_t number, uint32_t *nlocals);

/* Returns a copy of all symbols, to which sym_restore() resets them. It frees the copy. No symbol may be added in between. */
struct symbol *
sym_save(const struct symtab *t);

void
sym_restore(struct symtab *t, struct symbol *saved);

void
sym_free(struct symtab *t);

#endif
