/* A call that may fail at any depth: when memory runs out, die() ends the call made by guard_run() instead of the process. Its
 * resources are released: memory of common/base/memory/alloc.h automatically, others by cleanups that are registered when they are
 * acquired. Guards are thread-local and may be nested. */
#ifndef BASE_GUARD_H
#define BASE_GUARD_H

#include <stdbool.h>
#include <stddef.h>

enum { GUARD_WHY = 300 };

/* Why a guarded call failed. */
struct guard_end {
	bool of_memory; /* out of memory; else something exceeds its counter */
	char why[GUARD_WHY];
};

/* Calls f(user). Returns true when it returns. If it fails, returns false, fills *end, and frees everything that f has allocated. */
bool
guard_run(void (*f)(void *user), void *user, struct guard_end *end);

/* Whether a guard is running in this thread. */
bool
guard_is_on(void);

/* Ends the innermost call of guard_run() with this reason. Returns if there is none. */
void
guard_fail(const char *why, bool of_memory);

/* A cleanup to call if the guarded function fails; a local variable of the function that registers it. */
struct guard_cleanup {
	void (*release)(void *what);
	void *what;
	struct guard_cleanup *older;
};

/* Between these two calls, release(what) is called if the guarded function fails. They nest. */
void
guard_push(struct guard_cleanup *c, void (*release)(void *what), void *what);

void
guard_pop(struct guard_cleanup *c);

/* Adds and removes a block of malloc() while a guard is active. Returns false if there is no memory for that. */
bool
guard_remember(void *block);

void
guard_forget(void *block);

#endif
