/* Accepts a compiler's command line for assembly sources: runs the C preprocessor before the assembler, and the linker after it.
 * Both are separate programs. No name of a file that they get is an option for them. */
#ifndef ASSEMBLER_RUN_DRIVER_H
#define ASSEMBLER_RUN_DRIVER_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/file/buf.h"
#include "common/base/file/outfile.h"

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
	bool called;              /* an option of clang's driver, -x or -target, was given */
	bool compile;             /* -c: do not link */
	bool preprocess;          /* -x assembler-with-cpp: run the preprocessor */
	const char *cpp, *ld;     /* paths of the preprocessor and the linker; NULL: search for the program */
	bool passing;             /* the options in `passed` are being read */
	struct words passed;      /* options for the assembler from -Wa and -Xassembler */
	struct words cpp_words, ld_words, folders;
	struct words objects;     /* objects on the command line, to be linked with the assembled object */
	struct outfile temporary; /* the object to link, if has_temporary */
	bool has_temporary;
	const char *output;       /* path of the linker's output if the assembler writes a temporary object; otherwise NULL */
};

/* Handles an option of clang's driver, given by its number. */
void
driver_option(struct program *p, int id, const char *value);

/* Returns a name of the same file that other programs read neither as an option nor as a response file: "./-x" for "-x". "-", a
 * standard stream, remains "-". */
const char *
driver_name(struct program *p, const char *name);

/* Handles an input file that is not a source. Returns false if the file is a source. */
bool
driver_takes_file(struct program *p, const char *path);

/* Must be called after all options: decides whether to link. If so, the assembler's output becomes a temporary object. */
void
driver_start(struct program *p);

/* Returns whether the source must be preprocessed. */
bool
driver_has_cpp(const struct program *p);

/* Preprocesses the source into *out. Returns false after an error. */
bool
driver_preprocess(struct program *p, const char *path, struct buf *out);

/* Links the object if the options require it. Returns the exit status. */
int
driver_link(struct program *p);

/* Frees the driver's memory and the temporary object. */
void
driver_free(struct program *p);

#endif
