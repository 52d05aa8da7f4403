/* amd_kernel_code_t: the 256 bytes before a kernel's code in code object V2 and in Mesa's objects. code_t.tbl contains one row per
 * key of .amd_kernel_code_t. Sources: "User Guide for AMDGPU Backend" (LLVM 7), section HSA Code Object Directives, and Mesa's
 * amd_kernel_code_t.h. */
#ifndef HSA_CODE_T_H
#define HSA_CODE_T_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/target.h"

enum { CODE_T_SIZE = 256 };

enum code_t_row {
#define CODE_T(key, ...) CODE_T_##key,
#include "common/hsa/descriptor/code_t.def"
#undef CODE_T
	CODE_T_ROWS
};

/* Returns whether the bytes are probably an amd_kernel_code_t: whether they contain version 1 and machine kind 1. */
bool
code_t_is(const uint8_t bytes[CODE_T_SIZE]);

void
code_t_begin(const struct isa *isa, uint8_t bytes[CODE_T_SIZE]);

/* Returns the row number of a key or alias, or -1. */
int
code_t_find(struct str key);

/* Returns the key or alias that is most similar to a misspelled key, or NULL. */
const char *
code_t_nearest(struct str key);

/* Sets a field. If the value does not fit, returns false and stores the reason in why, which has room for n bytes. A field that
 * the processor does not support accepts only 0. */
bool
code_t_set(const struct isa *isa, int row, int64_t value, uint8_t bytes[CODE_T_SIZE], char *why, size_t n);

/* Calls take() for each key that the processor supports, in the order of code_t.tbl. If the keys cannot express the bytes,
 * because reserved bits are set or a value is invalid, appends the reason to why and returns false without calling take(). */
typedef void code_t_take(void *user, const char *key, int64_t value);

bool
code_t_each(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], code_t_take *take, void *user, struct buf *why);

/* Appends the lines from ".amd_kernel_code_t" to ".end_amd_kernel_code_t", which assemble to the same bytes, to out. If the keys
 * cannot express the bytes, appends the reason to why and returns false with out unchanged. */
bool
code_t_print(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], struct buf *out, struct buf *why);

#endif
