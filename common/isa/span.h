/* The text of an instruction in parts, for those who colour it. */
#ifndef ISA_SPAN_H
#define ISA_SPAN_H

#include <stddef.h>

#include "common/isa/target.h"

enum span_kind { SPAN_OTHER, SPAN_MNEMONIC, SPAN_REGISTER, SPAN_NUMBER };

struct span {
	enum span_kind kind;
	size_t n; /* so many characters; 0 at the end */
};

/* The part that begins at text[at]. What insn_print() writes comes as what it is; of other text each part
 * is at least what it looks like. */
struct span
span_next(const struct isa *isa, struct str text, size_t at);

#endif
