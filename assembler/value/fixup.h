/* Fixups: bits and bytes whose values are known only later. Fixups are applied after the layout: a known value is written, any
 * other value becomes a relocation. */
#ifndef ASSEMBLER_VALUE_FIXUP_H
#define ASSEMBLER_VALUE_FIXUP_H

#include "assembler/node/assembled.h"
#include "assembler/value/sect.h"

/* Kinds of fixups in addition to enum fixup_kind: bytes of data, and .reloc. */
enum { FIX_DATA = 16, FIX_RELOC };

struct pending_fixup {
	union {
		struct frag *frag;
		const struct expr *place; /* FIX_RELOC: offset in the section, or a location in it */
	};
	uint32_t offset; /* offset in bytes within frag; unused for FIX_RELOC */
	uint8_t kind, bit, width; /* bit, width: first bit and number of bits of the field, also for FIX_DATA */
	bool is_signed;
	uint16_t reloc; /* FIX_RELOC: relocation type */
	struct loc loc;
	const struct expr *expr;
};

/* Adds a fixup to the current subsection, for bytes that begin `back` bytes before the current location. */
void
fixup_add(struct values *vals, struct pending_fixup fix, size_t back);

/* Splits the current subsection's last fragment: its bytes from offset `at` of the subsection on become a fragment of their own, which
 * follows the gap. No label may refer to these bytes, and of the fixups only the last nfixes ones, which move with their bytes. Returns the
 * fragment before the gap. */
struct frag *
fixup_split(struct values *vals, uint64_t at, struct gap gap, size_t nfixes);

/* Adds a relocation to a section. A local label is replaced with the symbol of its section; the layout must be complete. */
void
fixup_reloc(struct section *s, struct reloc r);

/* Applies all fixups of a section. Data and layout of the section must be complete, and symbols resolved. */
void
fixup_apply(struct values *vals, struct section *section);

#endif
