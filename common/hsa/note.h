/* ELF notes: printing in llvm-readelf's layout, writing. note.def has one row per known owner and
 * type. */
#ifndef HSA_NOTE_H
#define HSA_NOTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/buf.h"
#include "common/base/str.h"

enum {
	NOTE_AMD_CODE_OBJECT_VERSION = 1, /* owner "AMD": V2 */
	NOTE_AMD_HSAIL = 2,
	NOTE_AMD_ISA_VERSION = 3,
	NOTE_AMD_METADATA = 10,
	NOTE_AMD_ISA_NAME = 11,
	NOTE_AMD_PAL_METADATA = 12,
	NOTE_AMDGPU_METADATA = 32, /* owner "AMDGPU": V3 and later, and PAL */
};

/* Appends all notes of a section or segment as llvm-readelf --notes prints them: the heading
 * "Displaying notes found in: NAME" and the table. Corrupt notes and metadata are appended to why, a
 * line each, and make the result false. */
bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why);

/* Appends a note with 4-byte alignment. */
void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t ndesc);

#endif
