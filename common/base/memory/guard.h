/* Guarded calls, which may fail at any depth: when memory is exhausted, die() ends the call made by guard_run() instead of the
 * process. The resources of the call are released: memory from common/base/memory/alloc.h automatically, other resources by
 * cleanups that are registered when the resource is acquired. Guards are thread-local and may be nested. */
#ifndef BASE_GUARD_H
#define BASE_GUARD_H

#include <stdbool.h>
#include <stddef.h>

enum { GUARD_WHY = 300 };

struct guard_end {
	bool of_memory; /* memory was exhausted; otherwise a counter overflowed */
	char why[GUARD_WHY];
};

/* Calls f(user). Returns true if f returns. If f fails, returns false, fills in *end, and frees everything that f has allocated. */
bool
guard_run(void (*f)(void *user), void *user, struct guard_end *end);

bool
guard_is_on(void);

/* Ends the innermost call of guard_run() with the given reason. Returns only if no call is active. */
void
guard_fail(const char *why, bool of_memory);

/* Between the two calls, which a guarded function makes around one of the caller, no guard is on, so that what that function allocates is its
 * own. guard: what guard_suspend() returned. */
struct guard *
guard_suspend(void);

void
guard_resume(struct guard *guard);

/* A cleanup that runs if the guarded function fails. The struct is a local variable of the function that registers and unregisters
 * it, or part of a block that the guard frees. */
struct guard_cleanup {
	void (*release)(void *what);
	void *what;
	struct guard_cleanup *older;
};

/* Register and unregister a cleanup: if the guarded function fails between the two calls, or calls guard_release(), release(what)
 * is called. Cleanups may be unregistered in any order. */
void
guard_push(struct guard_cleanup *c, void (*release)(void *what), void *what);

void
guard_pop(struct guard_cleanup *c);

/* Called by a guarded function before it returns. Runs the registered cleanups, and frees all blocks except those removed with
 * guard_forget(). Does nothing outside a guard. */
void
guard_release(void);

/* guard_remember() adds a block to the innermost guard, if any, and returns false if memory is exhausted. guard_forget() removes a
 * block. */
bool
guard_remember(void *block);

void
guard_forget(void *block);

#endif
