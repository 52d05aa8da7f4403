/* ELF notes: reading, printing in llvm-readelf's layout, writing. note.def has one row per known owner and type. */
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
	const char *type;        /* "NT_AMDGPU_METADATA"; NULL: unknown, and the other members are unset */
	const char *description, *heading; /* from note.def */
	struct meta *metadata;   /* in the arena; NULL: none, or not readable */
	bool invalid;            /* the metadata violates its schema, as reported in lint */
	struct buf text;         /* the descriptor as text, possibly several lines; empty for MessagePack */
	const char *why;         /* error message; NULL if the descriptor is readable */
	size_t at;               /* offset of the error in the descriptor */
};

/* Decodes a note. section is the name of its section or segment; violations of the metadata's schema are appended to lint. Returns
 * false if the note is unknown, has no reader, or is corrupt (why is set). Free with note_free. */
bool
note_read(const char *section, const struct elfin_note *raw, struct arena *arena, struct note *out, struct buf *lint);

void
note_free(struct note *note);

/* Appends all notes of a section or segment in the layout of llvm-readelf --notes: a heading "Displaying notes found in: NAME" and
 * a table. Corrupt notes and metadata are appended to why, one per line, and make the function return false. Violations of the
 * metadata's schema are appended to lint. */
bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint);

/* Sets id->isa to the processor that the notes of a file name (in metadata, or in notes of V2), for files whose header names none.
 * Returns whether it was found. */
bool
note_identify(const struct elfin *e, struct object_id *id);

/* Appends a note with 4-byte alignment. */
void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t ndesc);

#endif
