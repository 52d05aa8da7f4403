/* The hardware registers of amdpal's metadata and their bit fields: pal.def has a row per register, pal_field.def one per
 * field. What a number or a place is may differ between generations; these are counted here as ten times the major
 * version and the minor one. */
#ifndef HSA_PAL_H
#define HSA_PAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/isa/target.h"

struct pal_field {
	const char *reg, *name;
	uint8_t bit, width;
	uint8_t first, last; /* generations */
};

/* The number of a register: "0x2c0a (any text)" or its name. Without a processor only names that mean the same number for
 * all are known. Returns false if it is neither. */
bool
pal_register(const struct target *t, struct str text, uint64_t *number);

/* The name of a register in name; false if the processor's register of this number has none. */
enum { PAL_NAME = 64 };

bool
pal_register_name(const struct target *t, uint64_t number, char name[PAL_NAME]);

/* The field of this name that a register has on a processor, or NULL. */
const struct pal_field *
pal_field(const struct target *t, const char *reg, const char *name);

/* The next field at or after *i of a register on a processor, in the order of their bits; NULL after the last. *i begins at
 * 0. */
const struct pal_field *
pal_next_field(const struct target *t, const char *reg, size_t *i);

static inline uint32_t
pal_field_mask(const struct pal_field *f)
{
	return (uint32_t)(((uint64_t)1 << f->width) - 1) << f->bit;
}

static inline uint32_t
pal_field_get(const struct pal_field *f, uint64_t value)
{
	return ((uint32_t)value & pal_field_mask(f)) >> f->bit;
}

#endif
