/* What the values of options, and patterns of names, can be. */
#ifndef LINKER_VALUE_H
#define LINKER_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

/* The number that the value of an option is; an error, and min, if it is none or not within min and max. */
uint64_t
value_number(struct diag *diag, const char *option, const char *text, uint64_t min, uint64_t max);

/* What is wrong with a pattern of names, by the rules of ld.lld; NULL if it can match. */
const char *
value_pattern(const char *pattern);

#endif
