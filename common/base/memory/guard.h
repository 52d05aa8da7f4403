/* A call that may fail at any depth: where memory runs out, die() ends the call that guard_run() has made and not the
 * process. What was acquired in it is released: memory of common/base/memory/alloc.h by itself, anything else by a cleanup that
 * whoever acquires it registers. Each thread has its own guards, and one may run within another. */
#ifndef BASE_GUARD_H
#define BASE_GUARD_H

#include <stdbool.h>
#include <stddef.h>

enum { GUARD_WHY = 300 };

/* How a guarded call died. */
struct guard_end {
	bool of_memory; /* it ran out; else something is larger than can be counted */
	char why[GUARD_WHY];
};

/* Calls f(user). Returns true when it returns. Returns false if it died: *end is filled in then, and everything that f has
 * allocated is freed. */
bool
guard_run(void (*f)(void *user), void *user, struct guard_end *end);

/* Whether a guard is running in this thread. */
bool
guard_is_on(void);

/* Ends the innermost call of guard_run(), for this reason. Returns if there is none. */
void
guard_fail(const char *why, bool of_memory);

/* What is to be called if the guarded function dies; it is a variable of the function that registers it. */
struct guard_cleanup {
	void (*release)(void *what);
	void *what;
	struct guard_cleanup *older;
};

/* Between these two, release(what) is called if the guarded function dies. They nest. */
void
guard_push(struct guard_cleanup *c, void (*release)(void *what), void *what);

void
guard_pop(struct guard_cleanup *c);

/* Remembers a block of malloc() while a guard is running, and forgets it. Returns false if there is no memory for that. */
bool
guard_remember(void *block);

void
guard_forget(void *block);

#endif
