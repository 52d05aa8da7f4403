/* ELF notes: printing in llvm-readelf's layout, writing. note.def has one row per known owner and
 * type. */
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

/* What is known of a note. Zero-initialised, then note_read. */
struct note {
	const char *type;        /* "NT_AMDGPU_METADATA"; NULL: unknown, and so is all that follows */
	const char *description, *heading; /* as note.def has them */
	struct meta *metadata;   /* in the arena; NULL: it has none, or they cannot be read */
	bool invalid;            /* they break their schema, which lint tells */
	struct buf text;         /* what the descriptor says, on a line or more; of metadata of MessagePack nothing */
	const char *why;         /* why it cannot be read, NULL: it can */
	size_t at;               /* where that is, in the descriptor */
};

/* Reads a note of a section or segment of this name; where metadata violate their schema is appended to lint. Returns
 * false if it is unknown, or known by its bytes only, or why is set. */
bool
note_read(const char *section, const struct elfin_note *raw, struct arena *arena, struct note *out, struct buf *lint);

void
note_free(struct note *note);

/* Appends all notes of a section or segment as llvm-readelf --notes prints them: the heading
 * "Displaying notes found in: NAME" and the table. Corrupt notes and metadata are appended to why, a
 * line each, and make the result false; where metadata violate their schema is appended to lint. */
bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint);

/* Fills id->isa with the processor that the notes of a file name, for one whose header names none: metadata, or the notes of V2.
 * Returns whether they do. */
bool
note_identify(const struct elfin *e, struct object_id *id);

/* Appends a note with 4-byte alignment. */
void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t ndesc);

#endif
