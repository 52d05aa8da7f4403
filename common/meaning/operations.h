/* The operations of semantics.tbl that C does not have; genlanguage.py has their types. All of them are defined for all values. */
#ifndef MEANING_OPERATIONS_H
#define MEANING_OPERATIONS_H

#include "common/meaning/buffer.h"
#include "common/meaning/conversions.h"
#include "common/meaning/division.h"
#include "common/meaning/integers.h"
#include "common/meaning/transcendental.h"

extern const struct meaning_program meaning_programs[]; /* indexed by form.meaning; the first one is empty */
extern const size_t meaning_nprograms;

/* Returns the first active lane; 0 if there is none. */
static inline uint32_t
meaning_first_lane(const struct meaning_values *m)
{
	return m->active ? (uint32_t)__builtin_ctzll(m->active) : 0;
}

static inline bool
meaning_is_active_u32(const struct meaning_values *m, uint32_t lane)
{
	return m->active >> (lane & (m->n - 1)) & 1;
}

/* Applies omod and clamp to the results of all lanes, which are numbers of type out->number. */
void
meaning_modify_result(const struct meaning_values *m, const struct meaning_output *out, unsigned omod, bool clamp, uint32_t *row);

/* An integer that holds each sum and product of integers of 64 bits. */
__extension__ typedef __int128 meaning_wide;

#define MEANING_LIMITED(type, name, least, most) \
	static inline type \
	meaning_limited_##name(meaning_wide x) \
	{ \
		return (type)(x < (least) ? (least) : x > (most) ? (most) : x); \
	}

MEANING_LIMITED(uint16_t, u16, 0, UINT16_MAX)
MEANING_LIMITED(int16_t, i16, INT16_MIN, INT16_MAX)
MEANING_LIMITED(uint32_t, u32, 0, UINT32_MAX)
MEANING_LIMITED(int32_t, i32, INT32_MIN, INT32_MAX)
MEANING_LIMITED(uint64_t, u64, 0, UINT64_MAX)
MEANING_LIMITED(int64_t, i64, INT64_MIN, INT64_MAX)

#include "common/meaning/dot.h"
#include "common/meaning/elements.h"
#include "common/meaning/format.h"
#include "common/meaning/matrix.h"
#include "common/meaning/memory.h"
#include "common/meaning/tensor.h"

#endif
