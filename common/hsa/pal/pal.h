/* The hardware registers of amdpal's metadata and their bit fields. pal.tbl contains one row per register, and pal_field.tbl one
 * per field. Numbers and bit positions may differ between generations. */
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
	uint64_t processors; /* those with the field at this position: CLASS_… of isa_gen.h */
};

/* Finds the number of a register, given as "0x2c0a (any text)" or by name. If t is NULL, only names with the same number on all
 * processors are known. Returns false if text is neither a number nor a known name. */
bool
pal_register(const struct target *t, struct str text, uint64_t *number);

/* Sets name to the name of a register on a processor. Returns false if no register has this number. */
enum { PAL_NAME = 64 };

bool
pal_register_name(const struct target *t, uint64_t number, char name[PAL_NAME]);

/* Returns the field with the given name of a register on a processor, or NULL. */
const struct pal_field *
pal_field(const struct target *t, const char *reg, const char *name);

/* Iterates over the fields of a register on a processor, in the order of their bits. *i starts at 0. Returns the next field, or
 * NULL after the last one. */
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
