/* Splits the text of an instruction into parts, for syntax highlighting. */
#ifndef ISA_SPAN_H
#define ISA_SPAN_H

#include <stddef.h>

#include "common/isa/target.h"

enum span_kind { SPAN_OTHER, SPAN_MNEMONIC, SPAN_REGISTER, SPAN_NUMBER };

struct span {
	enum span_kind kind;
	size_t n; /* length in characters; 0 at the end */
};

/* Returns the part that begins at text[at]. For text from insn_print() the kind is exact; for other text it is a guess. */
struct span
span_next(const struct isa *isa, struct str text, size_t at);

#endif
