/* The options with which a document is assembled. They are the options of amdgcn-as that change the object or the warnings. */
#ifndef LSP_SETTINGS_FLAGS_H
#define LSP_SETTINGS_FLAGS_H

#include <stdbool.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "library/amdgcn.h"

/* Maximum number of options for a document, and the maximum length of an option in bytes. */
enum { FLAGS_WORDS = 10000, FLAGS_WORD = 1 << 16 };

struct flags {
	char *processor, *system;             /* NULL: not set */
	struct buf features;                  /* NUL-terminated, or empty */
	unsigned version;                     /* code object version; 0: not set */
	char **include;                       /* absolute paths */
	size_t ninclude, capinclude;
	bool fill_metadata, kernel;           /* kernel: -Wkernel */
	bool prefer_source;                   /* a .amdgcn_target in the source overrides the processor */
	unsigned checks;                      /* checks whose findings are diagnostics, as in struct amdgcn_check_settings */
	bool compilers, notes;                /* compilers: -Wextra; notes: -Wnotes */
	struct str *passed;                   /* options of -Wa and -Xassembler that are not applied yet */
	size_t npassed, cappassed;
	bool passing;                         /* the options of -Wa and -Xassembler are being applied */
	size_t nwords;
	char *why;                            /* why options have no effect; NULL: all were applied */
};

/* Sets the defaults: all warnings of -Wall, and metadata that is completed, because metadata that is being typed is incomplete. */
void
flags_start(struct flags *f);

/* Applies options. Options without effect on a document are ignored. Relative paths are relative to `folder`. */
void
flags_apply(struct flags *f, const struct str *words, size_t n, struct str folder);

/* Splits a command line into words and applies them. Words are separated by blanks. Quotes and backslashes work as in a shell. */
void
flags_apply_line(struct flags *f, struct str line, struct str folder);

void
flags_add_include(struct flags *f, struct str folder);

void
flags_free(struct flags *f);

#endif
