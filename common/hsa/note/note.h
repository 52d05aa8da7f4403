/* Reads, prints and writes ELF notes. Notes are printed in the layout of llvm-readelf. note.def contains one row per known owner
 * and type. */
#ifndef HSA_NOTE_H
#define HSA_NOTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/elf/amdgpu.h"
#include "common/elf/elfin.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/object.h"

/* A decoded note, filled in by note_read. */
struct note {
	const char *type;        /* name of the type, such as "NT_AMDGPU_METADATA"; NULL: unknown type, and the other members are not
	                          * set */
	const char *description, *heading;
	struct meta *metadata;   /* in the arena; NULL: the note contains no metadata, or is corrupt */
	bool invalid;            /* whether the metadata violates its schema; lint lists the violations */
	struct buf text;
	const char *why;         /* error message of a corrupt note; otherwise NULL */
	size_t at;               /* offset of the error within the descriptor */
};

/* Decodes a note. section is the name of the note's section or segment. Violations of the metadata schema are appended to lint.
 * Returns false if the note is unknown, has no reader, or is corrupt; for a corrupt note, out->why is the error message. Free with
 * note_free. */
bool
note_read(const char *section, const struct elfin_note *raw, struct arena *arena, struct note *out, struct buf *lint);

void
note_free(struct note *note);

/* Appends all notes of a section or segment to out in the layout of llvm-readelf --notes: a heading "Displaying notes found in:
 * NAME" and a table. If notes or metadata are corrupt, appends a line for each of them to why, and returns false. Violations of
 * the metadata schema are appended to lint. */
bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint);

/* Sets id->isa to the processor named in the notes of a file (in metadata, or in notes of V2), for files whose header does not
 * specify one. Returns whether a processor was found. */
bool
note_identify(const struct elfin *e, struct object_id *id);

/* Appends a note to out, with 4-byte alignment. */
void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t ndesc);

#endif
