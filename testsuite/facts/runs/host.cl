/* What the programs of this folder are written in, for the processor that runs the tests: a work item is a coroutine. */
#define _GNU_SOURCE
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define DEVICE 0
typedef uint8_t u8;
typedef int8_t i8;
typedef uint16_t u16;
typedef int16_t i16;
typedef uint32_t u32;
typedef int32_t i32;
typedef uint64_t u64;
typedef int64_t i64;
typedef _Float16 f16;
typedef float f32;
typedef double f64;
#define __global
#define __constant static const
#define __private

enum { MOST_ITEMS = 1024, STACK = 1 << 16 };

typedef void entry(const u32 *in, u32 *out, u32 *mem, int n);
static struct {
	const char *title, *note;
	entry *start;
} kernels[1024];
static unsigned nkernels;

static struct {
	ucontext_t main, item[MOST_ITEMS];
	char *stack[MOST_ITEMS];
	bool done[MOST_ITEMS];
	unsigned now, items, size[2], group[2], lanes;
	entry *run;
	const u32 *in;
	u32 *out, *mem;
	int n;
	u64 slot[MOST_ITEMS];
} machine;

static void
sync_items(void)
{
	swapcontext(&machine.item[machine.now], &machine.main);
}

static u64
value_of_lane(u64 v, unsigned lane)
{
	unsigned first = machine.now / machine.lanes * machine.lanes;
	u64 got;

	machine.slot[machine.now] = v;
	sync_items();
	got = machine.slot[first + lane % machine.lanes];
	sync_items();
	return got;
}

static u64
ballot_of(bool v)
{
	u64 mask = 0;

	for (unsigned i = 0; i < machine.lanes; i++)
		mask |= value_of_lane(v, i) << i;
	return mask;
}

static void
run_item(void)
{
	machine.run(machine.in, machine.out, machine.mem, machine.n);
	machine.done[machine.now] = true;
}

static void
run_group(void)
{
	bool any = true;

	for (unsigned i = 0; i < machine.items; i++) {
		machine.done[i] = false;
		if (!machine.stack[i])
			machine.stack[i] = malloc(STACK);
		getcontext(&machine.item[i]);
		machine.item[i].uc_stack.ss_sp = machine.stack[i];
		machine.item[i].uc_stack.ss_size = STACK;
		machine.item[i].uc_link = &machine.main;
		makecontext(&machine.item[i], run_item, 0);
	}
	while (any) {
		any = false;
		for (unsigned i = 0; i < machine.items; i++)
			if (!machine.done[i]) {
				machine.now = i;
				swapcontext(&machine.main, &machine.item[i]);
				any = true;
			}
	}
}

unsigned
count(void)
{
	return nkernels;
}

const char *
name_of(unsigned k)
{
	return kernels[k].title;
}

const char *
words_of(unsigned k)
{
	return kernels[k].note;
}

void
run(unsigned k, const u32 *in, u32 *out, u32 *mem, int n, unsigned x, unsigned y, unsigned groups, unsigned lanes)
{
	machine.run = kernels[k].start;
	machine.in = in;
	machine.out = out;
	machine.mem = mem;
	machine.n = n;
	machine.size[0] = x;
	machine.size[1] = y;
	machine.items = x * y;
	machine.lanes = lanes;
	machine.group[1] = 0;
	for (machine.group[0] = 0; machine.group[0] < groups; machine.group[0]++)
		run_group();
}

#define KERNEL(name, words) \
	static void name(const u32 *in, u32 *out, u32 *mem, int n); \
	__attribute__((constructor)) static void add_##name(void) \
	{ \
		kernels[nkernels].title = #name; \
		kernels[nkernels].note = words; \
		kernels[nkernels++].start = name; \
	} \
	static void name(const u32 *in, u32 *out, u32 *mem, int n)
#define GROUP(d) machine.group[d]
#define SIZE(d) machine.size[d]
#define LID(d) ((int)(d == 0 ? machine.now % machine.size[0] : machine.now / machine.size[0]))
#define SYNC() sync_items()
#define SHARED(T, name, n) static T name[n]
#define SHARED_POINTER(T) T *
#define ATOMIC(op, p, v) __atomic_fetch_##op(p, v, __ATOMIC_RELAXED)
#define ATOMIC_SHARED(op, p, v) __atomic_fetch_##op(p, v, __ATOMIC_RELAXED)
#define FMA32(a, b, c) fmaf(a, b, c)
#define FMA64(a, b, c) fma(a, b, c)
#define FMA16(a, b, c) ((f16)fma((f64)(a), (f64)(b), (f64)(c)))
#define HOST(x) x
#include "common.cl"
