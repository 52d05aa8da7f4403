/* Places whose bytes depend on values that come later. Applied after the layout: a value that is known
 * then is written, else it becomes a relocation. */
#ifndef ASSEMBLER_VALUE_FIXUP_H
#define ASSEMBLER_VALUE_FIXUP_H

#include "assembler/match/operand/assembled.h"
#include "assembler/value/sect.h"

/* Beside enum fixup_kind: bytes of data; .reloc. */
enum { FIX_DATA = 16, FIX_RELOC };

struct pending_fixup {
	union {
		struct frag *frag;
		const struct expr *place; /* .reloc: an offset in the section or a place in it */
	};
	uint32_t offset; /* in frag's bytes */
	uint8_t kind, bit, width; /* width in bits, of data too */
	bool is_signed;
	uint16_t reloc; /* .reloc: the type, written as it is */
	struct loc loc;
	const struct expr *expr;
};

/* Adds a fixup for the bytes at "back" bytes before the current place's end. */
void
fixup_add(struct values *vals, struct pending_fixup fix, size_t back);

/* Adds a relocation to a section. A local label is replaced by its section's symbol, which needs the
 * layout. */
void
fixup_reloc(struct section *s, struct reloc r);

/* Applies all of a section's fixups; its data and layout must be complete, symbols resolved. */
void
fixup_apply(struct values *vals, struct section *section);

#endif
