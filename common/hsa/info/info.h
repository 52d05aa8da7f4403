/* The section .amdgpu.info of relocatable objects: what a linker must know about functions to compute the resources of kernels that
 * call them in other objects. It is a list of entries: the kind and the size of the payload, one byte each, and the payload. A
 * function is an entry of kind `info` and the entries up to the next one. Strings are in the section .amdgpu.strtab. Both have the
 * flag SHF_EXCLUDE. Source: LLVM's AMDGPUObjLinkingInfo.h; readers skip unknown kinds. */
#ifndef HSA_INFO_H
#define HSA_INFO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"

#define INFO_SECTION ".amdgpu.info"
#define INFO_STRINGS ".amdgpu.strtab"

enum info_row {
#define INFO(ident, kind, payload, zero, meaning) INFO_##ident,
#include "common/hsa/info/info.def"
#undef INFO
	INFO_ROWS
};

enum info_payload { INFO_SYMBOL, INFO_NUMBER, INFO_TEXT };

/* The bits of the entry `flags`. */
enum { INFO_USES_VCC = 1, INFO_USES_FLAT_SCRATCH = 2, INFO_DYNAMIC_STACK = 4, INFO_WGP = 8, INFO_WAVE32 = 16 };

/* A row of info.def. */
struct info_kind {
	const char *directive;
	uint8_t kind;
	enum info_payload payload;
	uint8_t size;      /* of the payload, in bytes */
	bool omits_zero;
};
extern const struct info_kind info_kinds[INFO_ROWS];

struct info_entry {
	int row;         /* enum info_row; INFO_ROWS: the kind is unknown, or the payload has another size than the row says */
	uint8_t kind, size;
	size_t at;       /* byte offset of the payload in the section */
	uint32_t number; /* NUMBER: the value; TEXT: the offset of the string */
};

/* Reads the entry at offset *at of a section of n bytes, and advances *at to the next one. Returns false at the end of the section,
 * and if the entry does not fit into it; then *at is less than n. */
bool
info_next(const uint8_t *section, size_t n, size_t *at, struct info_entry *entry);

/* Sets *text to the string at an offset of .amdgpu.strtab. Returns false if the offset is outside the section, or if the string
 * is empty. A string without a final zero byte ends with the section, as in LLVM. */
bool
info_text(const uint8_t *strings, size_t n, uint32_t offset, struct str *text);

/* Appends an entry. number: the value, or the offset of a string; 0 for a symbol, whose relocation the caller adds. */
void
info_put(struct buf *section, enum info_row row, uint32_t number);

/* The strings of .amdgpu.strtab, to be written. */
struct info_strings {
	struct buf bytes;   /* empty if there are no strings; otherwise the first byte is 0 */
	struct map offsets;
};

/* Returns the offset of a string, which is appended unless the section has it. The text must outlive *strings. */
uint32_t
info_put_text(struct info_strings *strings, struct str text);

void
info_strings_free(struct info_strings *strings);

#endif
