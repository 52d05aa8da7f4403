/* Which messages were reported: a mistake in a macro's body recurs in each expansion. */
#ifndef BASE_DIAG_ONCE_H
#define BASE_DIAG_ONCE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag_place.h"

/* Zero-initialized: empty. */
struct diag_once {
	struct map map; /* from key to index in p + 1 */
	struct diag_shown *p;
	size_t n, cap;
	char **keys;
	size_t nkeys, capkeys;
};

/* Whether a message with this text at this location is new. It is not if an earlier one had the same expanded source line, or came
 * from the same use of the macro or file; then it is counted with that one. */
bool
diag_once(struct diag_once *once, struct diag_place at, const char *severity, const char *text,
	struct str line, struct diag_place use);

/* Calls show for each message that recurred, with the number of recurrences. */
void
diag_once_each(const struct diag_once *once,
	void (*show)(void *user, struct diag_place at, const char *severity, uint32_t times), void *user);

/* Frees everything. */
void
diag_once_free(struct diag_once *once);

#endif
