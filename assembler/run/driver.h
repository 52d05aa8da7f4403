/* What a compiler's driver does with an assembly source, for callers that call the assembler as they call clang: the C
 * preprocessor before it, the linker after it. Both are programs of their own. */
#ifndef ASSEMBLER_RUN_DRIVER_H
#define ASSEMBLER_RUN_DRIVER_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/file/buf.h"

struct program;

enum {
	DRIVER_OPT_LANGUAGE = 200, DRIVER_OPT_TARGET, DRIVER_OPT_PASS, DRIVER_OPT_PASS_LIST,
	DRIVER_OPT_DEFINE, DRIVER_OPT_UNDEFINE, DRIVER_OPT_CPP_WORD, DRIVER_OPT_CPP_LIST,
	DRIVER_OPT_CPP_INCLUDE, DRIVER_OPT_LD_WORD, DRIVER_OPT_LD_LIST, DRIVER_OPT_FOLDER,
	DRIVER_OPT_HOST,
};

struct words {
	const char **p;
	size_t n, cap;
};

struct driver {
	bool called;              /* -x, -target: the call is one of clang's */
	bool compile;             /* -c: no linking */
	bool preprocess;          /* -x assembler-with-cpp */
	const char *cpp, *ld;     /* the programs, or NULL */
	struct words passed;      /* options for the assembler, of -Wa and -Xassembler */
	struct words cpp_words, ld_words, folders;
	struct words objects;     /* what is linked besides the source */
	const char *temporary;    /* the object, NULL if it is not temporary */
	const char *output;       /* of the linker, while the assembler writes a temporary object; else NULL */
};

/* Takes an option of clang's driver. */
void
driver_option(struct program *p, int id, const char *value);

/* Takes a file: returns false if it is a source. */
bool
driver_takes_file(struct program *p, const char *path);

/* All options are read: whether there is a source at all; if the object is to be linked, finds a name for it. */
void
driver_start(struct program *p);

/* Whether the source goes through the preprocessor. */
bool
driver_has_cpp(const struct program *p);

/* Reads the source through the preprocessor. Returns false after an error that was reported. */
bool
driver_preprocess(struct program *p, const char *path, struct buf *out);

/* Links the object, if that is asked for. Returns the exit status. */
int
driver_link(struct program *p);

/* Removes the temporary object. */
void
driver_free(struct program *p);

#endif
