#include "testsuite/fuzz/memory.h"

#include <sanitizer/allocator_interface.h>
#include <sanitizer/lsan_interface.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Hash table of the blocks allocated in this run. Entries of earlier runs are free slots. If a block is freed, its entry keeps the
 * slot, so that searches continue past it. */
enum { ENTRY_BITS = 21, ENTRIES = 1 << ENTRY_BITS };

static struct entry {
	uintptr_t at; /* address of the block; 0: the block has been freed */
	unsigned run;
} entries[ENTRIES];

static struct entry *in_use[ENTRIES / 2]; /* all entries of this run, including entries of freed blocks */

static unsigned run, used, held;
static bool active, gave_up;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static struct entry *
find(uintptr_t at)
{
	size_t i = (at >> 4) * 0x9e3779b97f4a7c15u >> (64 - ENTRY_BITS);

	while (entries[i].run == run && entries[i].at != at)
		i = (i + 1) & (ENTRIES - 1);
	return &entries[i];
}

static void
acquire(void)
{
	while (atomic_flag_test_and_set(&lock))
		;
}

static void
note_malloc(const volatile void *p, size_t size)
{
	(void)size;
	if (!p || !active || gave_up)
		return;
	acquire();
	if (used < ENTRIES / 2) {
		in_use[used] = find((uintptr_t)p);
		*in_use[used++] = (struct entry){(uintptr_t)p, run};
		held++;
	} else {
		gave_up = true;
	}
	atomic_flag_clear(&lock);
}

static void
note_free(const volatile void *p)
{
	if (!p || !active || gave_up)
		return;
	acquire();
	struct entry *e = find((uintptr_t)p);
	if (e->run == run) {
		e->at = 0;
		held--;
	}
	atomic_flag_clear(&lock);
}

void
memory_begin(void)
{
	if (!run && !__sanitizer_install_malloc_and_free_hooks(note_malloc, note_free))
		abort();
	run++;
	used = held = 0;
	active = true;
}

void
memory_forget(void)
{
	active = false;
	for (unsigned i = 0; i < used; i++)
		if (in_use[i]->at)
			__lsan_ignore_object((void *)in_use[i]->at);
}

bool
memory_leaks(void)
{
	active = false;
	return held && !gave_up && __lsan_do_recoverable_leak_check();
}
