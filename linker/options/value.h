/* Parses and checks values of options and patterns of names. */
#ifndef LINKER_VALUE_H
#define LINKER_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

/* Code objects are loaded below this address. */
#define ADDRESS_END (UINT64_C(1) << 47)

/* Parses the value of an option as a number from min to max. If the value is anything else, reports an error and returns min. */
uint64_t
value_number(struct diag *diag, const char *option, const char *text, uint64_t min, uint64_t max);

/* Returns the reason why a pattern of names is invalid by ld.lld's rules, or NULL if it is valid. */
const char *
value_pattern(const char *pattern);

#endif
