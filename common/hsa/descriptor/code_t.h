/* The 256 bytes of amd_kernel_code_t that come before a kernel's code in code object V2 and for Mesa.
 * code_t.def has one row per key of .amd_kernel_code_t. Follows "User Guide for AMDGPU Backend" (LLVM 7),
 * section HSA Code Object Directives, and Mesa's amd_kernel_code_t.h. */
#ifndef HSA_CODE_T_H
#define HSA_CODE_T_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/target.h"

enum { CODE_T_SIZE = 256 };

/* Rows of code_t.def. */
enum code_t_row {
#define CODE_T(key, ...) CODE_T_##key,
#include "common/hsa/descriptor/code_t.def"
#undef CODE_T
	CODE_T_ROWS
};

/* Whether the bytes begin as one does. */
bool
code_t_is(const uint8_t bytes[CODE_T_SIZE]);

/* Fills the bytes with the defaults. */
void
code_t_begin(const struct isa *isa, uint8_t bytes[CODE_T_SIZE]);

/* The row of a key, by either of its names; -1 if there is none. */
int
code_t_find(struct str key);

/* The key that is nearest to a misspelled one, or NULL. */
const char *
code_t_nearest(struct str key);

/* Sets one field. Returns false if the processor has no such field or the value does not fit it; why
 * (of n bytes) then has the reason. */
bool
code_t_set(const struct isa *isa, int row, int64_t value, uint8_t bytes[CODE_T_SIZE], char *why, size_t n);

/* Calls take for each key that the processor has, in the order of code_t.def. Returns false if bits that no key has are
 * set: take is then not called and why has the reason appended. */
typedef void code_t_take(void *user, const char *key, int64_t value);

bool
code_t_each(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], code_t_take *take, void *user, struct buf *why);

/* Appends ".amd_kernel_code_t" … ".end_amd_kernel_code_t" to out, which assembles to the same bytes.
 * Returns false as code_t_each does: out is then unchanged. */
bool
code_t_print(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], struct buf *out, struct buf *why);

#endif
