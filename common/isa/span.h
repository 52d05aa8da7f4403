/* Splits the text of an instruction into tokens, for syntax highlighting. */
#ifndef ISA_SPAN_H
#define ISA_SPAN_H

#include <stddef.h>

#include "common/isa/target.h"

enum span_kind { SPAN_OTHER, SPAN_MNEMONIC, SPAN_REGISTER, SPAN_NUMBER };

struct span {
	enum span_kind kind;
	size_t n; /* length in bytes; 0 at the end of the text */
};

/* Returns the token that begins at text[at]. The kind is exact for text from insn_print(), and a guess for other text. */
struct span
span_next(const struct isa *isa, struct str text, size_t at);

#endif
