/* Tests work-groups on several threads when memory is exhausted: a kernel of 12 work-groups that store is run without checks, and the first
 * allocation after the start of the run fails, then the second, and so on, or all after it; on any thread. A run that ends must have the right
 * results, because one thread executes what several cannot; another one must report that memory ran out, and no run leaks memory. */
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library/amdgcn.h"

enum { GROUPS = 12, ITEMS = 64, MOST_FAILURES = 3000, KEPT = 16 /* blocks that the system keeps for threads, at most */, CANNOT_RUN = 77 };

/* ---- a malloc() that can fail on any thread. With the address sanitizer there is none, because the sanitizer cannot start threads then */

static struct {
	atomic_bool on;
	bool rest;           /* all later allocations fail, too */
	long until;          /* number of allocations that succeed before the first one fails */
	atomic_long calls, failed, live;
} heap;

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);
void __libc_free(void *p);

/* Counts this allocation, and returns whether it fails. */
__attribute__((unused)) static bool
fails(void)
{
	if (!atomic_load(&heap.on))
		return false;
	long call = atomic_fetch_add(&heap.calls, 1);
	if (call < heap.until || (call > heap.until && !heap.rest))
		return false;
	atomic_fetch_add(&heap.failed, 1);
	errno = ENOMEM;
	return true;
}

__attribute__((unused)) static void *
made(void *p)
{
	if (p)
		atomic_fetch_add(&heap.live, 1);
	return p;
}

#ifndef __SANITIZE_ADDRESS__
void *
malloc(size_t n)
{
	return fails() ? NULL : made(__libc_malloc(n));
}

void *
calloc(size_t n, size_t size)
{
	return fails() ? NULL : made(__libc_calloc(n, size));
}

void *
realloc(void *p, size_t n)
{
	if (fails())
		return NULL;
	void *moved = __libc_realloc(p, n);
	return p ? moved : made(moved);
}

void
free(void *p)
{
	if (p)
		atomic_fetch_sub(&heap.live, 1);
	__libc_free(p);
}
#endif

/* ---- the runs */

static const char source[] =
	".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n"
	".globl k\n.p2align 8\n.type k,@function\n"
	"k:\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n"
	"\ts_lshl_b32 s3, s2, 8\n"
	"\tv_lshlrev_b32 v1, 2, v0\n"
	"\tv_add_u32 v1, s3, v1\n"
	"\tv_add_u32 v2, s2, v0\n"
	"\ts_waitcnt lgkmcnt(0)\n"
	"\tglobal_load_dword v3, v1, s[4:5]\n"
	"\ts_waitcnt vmcnt(0)\n"
	"\tv_add_u32 v2, v2, v3\n"
	"\tglobal_store_dword v1, v2, s[4:5]\n"
	"\ts_endpgm\n"
	".size k, .-k\n"
	".rodata\n.p2align 6\n"
	".amdhsa_kernel k\n.amdhsa_kernarg_size 8\n.amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_private_segment_fixed_size 8\n"
	".amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 16\n.end_amdhsa_kernel\n";

/* Counts messages that say that memory ran out in user[0], and others in user[1]. */
static void
count(void *user, const struct amdgcn_message *m)
{
	unsigned *n = user;

	n[m->status != AMDGCN_MEMORY]++;
}

/* Runs the kernel once, with the failure that heap says. Returns false if an error is found. */
static bool
run_once(struct amdgcn_object *o, unsigned messages[2])
{
	static uint32_t x[GROUPS * ITEMS];
	struct amdgcn_run_argument argument = {.size = sizeof argument, .bytes = x, .nbytes = sizeof x, .buffer = 1};
	const struct amdgcn_run_settings s = {.size = sizeof s, .grid = {GROUPS * ITEMS}, .group = {ITEMS}, .arguments = &argument, .narguments = 1,
		.unchecked = 1, .threads = 3};
	bool right = true;

	for (unsigned i = 0; i < GROUPS * ITEMS; i++)
		x[i] = i;
	messages[0] = messages[1] = 0;
	atomic_store(&heap.calls, 0);
	atomic_store(&heap.failed, 0);
	atomic_store(&heap.on, true);
	const struct amdgcn_run *run = amdgcn_run(o, &s);
	atomic_store(&heap.on, false);
	if (run) {
		right = run->complete && !run->nfindings && run->groups == GROUPS && run->instructions == 11 * GROUPS;
		for (unsigned i = 0; i < GROUPS * ITEMS; i++)
			right &= x[i] == i + i / ITEMS + i % ITEMS;
		amdgcn_run_free(run);
	}
	if (!right || (!run && messages[0] != 1) || (run && messages[0]) || messages[1])
		return !printf("%s: %u messages about memory, %u others\n", run ? "it ran" : "it did not run", messages[0], messages[1]);
	return true;
}

int
main(void)
{
	const struct amdgcn_settings s = {.size = sizeof s, .name = "k.s"};
	unsigned messages[2] = {0, 0}, runs = 0, failed = 0, wrong = 0;
	struct amdgcn_object *o;
	const char *arguments[] = {"-shared", "k.o"};
	struct amdgcn_file file = {.name = "k.o"};
	struct amdgcn_link l = {.size = sizeof l, .arguments = arguments, .narguments = 2, .files = &file, .nfiles = 1};
	void *bytes, *linked;
	long live;
	size_t n;

#ifdef __SANITIZE_ADDRESS__
	return CANNOT_RUN;
#endif
	if (amdgcn_assemble(&s, source, sizeof source - 1, count, messages, &bytes, &n))
		return 1;
	file.bytes = bytes;
	file.size = n;
	if (amdgcn_link(&l, count, messages, &linked, &n, NULL))
		return 1;
	o = amdgcn_open(linked, n, count, messages);
	if (!o || !run_once(o, messages)) /* also computes the analyses that later runs use */
		return 1;
	live = atomic_load(&heap.live);
	for (int rest = 0; rest < 2; rest++) {
		heap.rest = rest;
		for (heap.until = 0; heap.until < MOST_FAILURES; heap.until++) {
			if (!run_once(o, messages)) {
				printf("allocation %ld fails%s\n", heap.until + 1, rest ? ", and all after it" : "");
				wrong++;
			}
			if (!atomic_load(&heap.failed))
				break;
			runs += !messages[0];
			failed += messages[0];
		}
	}
	live = atomic_load(&heap.live) - live;
	if (live > KEPT)
		wrong += printf("%ld blocks are not freed\n", live) > 0;
	amdgcn_close(o);
	amdgcn_free(linked);
	amdgcn_free(bytes);
	if (!runs || !failed)
		wrong += printf("%u runs, %u errors\n", runs, failed) > 0;
	return wrong != 0;
}
