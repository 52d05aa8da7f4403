/* ELF notes: printing in llvm-readelf's layout, writing. note.def has one row per known owner and
 * type. */
#ifndef HSA_NOTE_H
#define HSA_NOTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/buf.h"
#include "common/elf/amdgpu.h"

/* Appends all notes of a section or segment as llvm-readelf --notes prints them: the heading
 * "Displaying notes found in: NAME" and the table. Corrupt notes and metadata are appended to why, a
 * line each, and make the result false; where metadata violate their schema is appended to lint. */
bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint);

/* Appends a note with 4-byte alignment. */
void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t ndesc);

#endif
