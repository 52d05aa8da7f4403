/* Assembles a source for a program that shows it, such as an editor: returns the messages with their fixes, the source location of
 * each instruction, and the names that the source defines. */
#ifndef AMDGCN_SOURCE_H
#define AMDGCN_SOURCE_H

#include "assemble.h"
#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A location in a source. Code that a macro expands to has the location of the macro call. */
struct amdgcn_location {
	const char *file;     /* the name of the file; NULL: no location */
	unsigned line, column; /* line: the line number; column: the position in the line in bytes; both from 1 */
};

struct amdgcn_source_message {
	const char *severity; /* "error", "warning" or "note"; a note refers to the message before it; the string is static */
	const char *text;     /* the message, without location and severity */
	struct amdgcn_location at;
	const char *fix;      /* the replacement that fixes the error, together with the fixes of the notes; NULL: no fix is known */
	struct amdgcn_location fix_at; /* the location of the text to replace */
	size_t fix_length;    /* the length of the text to replace in bytes */
};

struct amdgcn_source_instruction {
	size_t section;       /* the index of the section, as in ELF */
	uint64_t address;     /* the offset in the section */
	struct amdgcn_location at;
};

enum amdgcn_name_kind {
	AMDGCN_NAME_UNDEFINED, /* a symbol that the source uses but does not define; `at`: location of the first use */
	AMDGCN_NAME_LABEL,
	AMDGCN_NAME_NUMBER,   /* a symbol with a constant value */
	AMDGCN_NAME_EXPRESSION, /* a symbol whose value is not constant */
	AMDGCN_NAME_COMMON,   /* a common symbol, or a symbol in LDS; value is its size in bytes */
	AMDGCN_NAME_MACRO,
	AMDGCN_NAME_REGISTERS /* registers that .reg names */
};

/* A name that the source defines or uses, without names that the assembler defines. */
struct amdgcn_source_name {
	const char *name;
	enum amdgcn_name_kind kind;
	struct amdgcn_location at; /* the location of the definition */
	int64_t value;        /* AMDGCN_NAME_LABEL: the offset in the section; AMDGCN_NAME_NUMBER: the value; see kind; else 0 */
	size_t section;       /* AMDGCN_NAME_LABEL: the index of the section, as in ELF; else 0 */
	const char *text;     /* AMDGCN_NAME_MACRO: the parameters; AMDGCN_NAME_REGISTERS: the registers; else "" */
};

struct amdgcn_source {
	unsigned errors;
	const struct amdgcn_source_message *messages; /* in the order in which they were reported */
	size_t nmessages;
	const void *object;   /* the relocatable object; after errors, without the statements at fault; NULL: there is no object */
	size_t size;
	const struct amdgcn_processor *processor; /* the processor at the end of the source; NULL: unknown */
	const struct amdgcn_source_instruction *instructions; /* sorted by section and address */
	size_t ninstructions;
	const struct amdgcn_source_name *names; /* symbols in the order of their first use, then macros, then registers */
	size_t nnames;
};

/* Limits of a source. AMDGCN_SOURCE_SIZE: bytes in all sections, bytes of nested expansions, and bytes of a file that the source names,
 * which must be a regular file. AMDGCN_SOURCE_ROUNDS: iterations of loops that one line of a file causes. */
enum { AMDGCN_SOURCE_SIZE = 1 << 26, AMDGCN_SOURCE_ROUNDS = 1 << 20 };

/* Assembles n bytes of source like amdgcn_assemble(), but returns an object even after errors, if possible: without the
 * statements at fault. settings may be NULL. The caller frees the result with amdgcn_source_free(). Returns NULL if
 * memory is exhausted or the source exceeds 4 GB. */
AMDGCN_API struct amdgcn_source *
amdgcn_source(const struct amdgcn_settings *settings, const char *source, size_t n);

/* Frees a source and everything that it refers to. Accepts NULL. */
AMDGCN_API void
amdgcn_source_free(struct amdgcn_source *source);

/* Returns the index in source->instructions of a section's last instruction that begins at or before the address, or
 * -1. */
AMDGCN_API int
amdgcn_source_find(const struct amdgcn_source *source, size_t section, uint64_t address);

/* Returns the index in source->instructions of the instruction at an offset in a function of the source, or -1. */
AMDGCN_API int
amdgcn_source_in_function(const struct amdgcn_source *source, const char *function, uint64_t offset);

/* Returns 0 if .amdgcn_check switches a rule off at an instruction, else 1. rule is a name as in struct amdgcn_rule. */
AMDGCN_API int
amdgcn_source_permits(const struct amdgcn_source *source, size_t instruction, const char *rule);

#ifdef __cplusplus
}
#endif

#endif
