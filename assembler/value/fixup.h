/* Bytes that depend on values known later. Fixups are applied after the layout: a known value is written, another one becomes a
 * relocation. */
#ifndef ASSEMBLER_VALUE_FIXUP_H
#define ASSEMBLER_VALUE_FIXUP_H

#include "assembler/match/operand/assembled.h"
#include "assembler/value/sect.h"

/* In addition to enum fixup_kind: bytes of data; .reloc. */
enum { FIX_DATA = 16, FIX_RELOC };

struct pending_fixup {
	union {
		struct frag *frag;
		const struct expr *place; /* .reloc: an offset in the section or a location in it */
	};
	uint32_t offset; /* in frag's bytes */
	uint8_t kind, bit, width; /* width in bits, for data as well */
	bool is_signed;
	uint16_t reloc; /* .reloc: the type */
	struct loc loc;
	const struct expr *expr;
};

/* Adds a fixup for the bytes that begin "back" bytes before the current location. */
void
fixup_add(struct values *vals, struct pending_fixup fix, size_t back);

/* Adds a relocation to a section. A local label is replaced by its section's symbol, which requires the layout. */
void
fixup_reloc(struct section *s, struct reloc r);

/* Applies all fixups of a section, whose data and layout are complete, with symbols resolved. */
void
fixup_apply(struct values *vals, struct section *section);

#endif
