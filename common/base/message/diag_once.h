/* Detects messages that recur: a mistake in a macro's body is reported again in each expansion. */
#ifndef BASE_DIAG_ONCE_H
#define BASE_DIAG_ONCE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag_place.h"

/* The messages reported so far. Zero-initialized: empty. */
struct diag_once {
	struct map map; /* maps a key to the index of its message in p, plus 1 */
	struct diag_shown *p;
	size_t n, cap;
	char **keys;
	size_t nkeys, capkeys;
};

/* Returns whether a message is new. It is a duplicate if an earlier message with the same text and location has the same expanded
 * source line, or came from the same macro invocation or include. A duplicate increments the count of the earlier message. */
bool
diag_once(struct diag_once *once, struct diag_place at, const char *severity, const char *text,
	struct str line, struct diag_place use);

/* Calls show() for each message that recurred, with the number of repetitions. */
void
diag_once_each(const struct diag_once *once,
	void (*show)(void *user, struct diag_place at, const char *severity, uint32_t times), void *user);

void
diag_once_free(struct diag_once *once);

#endif
