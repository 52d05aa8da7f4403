/* Kernels whose loops have a number of iterations that follows from constants, the size of a work-group and the argument n. trips.py compiles
 * them, and compares the iterations that --simulate computes with those of a run. */
#define KERNEL(size) __kernel __attribute__((reqd_work_group_size(size, 1, 1))) void
#define ANY_SIZE __kernel void
#define LID ((int)__builtin_amdgcn_workitem_id_x())
#define SIZE ((unsigned)__builtin_amdgcn_workgroup_size_x())
#define SYNC() \
	do { \
		__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); \
		__builtin_amdgcn_s_barrier(); \
		__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); \
	} while (0)
#define KEPT _Pragma("clang loop unroll(disable)")
typedef unsigned u32;
typedef unsigned long u64;

/* Sums by halves: what a work-group of known size, of the size of the launch, and a size from an argument do. */
KERNEL(256) halves(__global float *out, int n)
{
	__local float t[256];

	t[LID] = out[LID];
	SYNC();
	KEPT for (int s = 128; s; s >>= 1) {
		if (LID < s)
			t[LID] += t[LID + s];
		SYNC();
	}
	out[LID] = t[0];
}

ANY_SIZE halves_of_size(__global float *out, int n)
{
	__local float t[1024];

	t[LID] = out[LID];
	SYNC();
	KEPT for (u32 s = SIZE / 2; s > 0; s >>= 1) {
		if ((u32)LID < s)
			t[LID] += t[LID + s];
		SYNC();
	}
	out[LID] = t[0];
}

ANY_SIZE halves_signed(__global float *out, int n)
{
	__local float t[1024];

	t[LID] = out[LID];
	SYNC();
	KEPT for (int s = n / 2; s > 0; s /= 2) {
		if (LID < s)
			t[LID] += t[LID + s];
		SYNC();
	}
	out[LID] = t[0];
}

ANY_SIZE halves_long(__global float *out, int n)
{
	__local float t[1024];

	t[LID] = out[LID];
	SYNC();
	KEPT for (u64 s = (u64)n * 3 / 4; s > 1; s >>= 1) {
		if ((u64)LID < s)
			t[LID] += t[(LID + s) & 1023];
		SYNC();
	}
	out[LID] = t[0];
}

/* Any size, also one that is not a power of two: half of it, rounded up. */
ANY_SIZE halves_up(__global float *out, int n)
{
	__local float t[1024];

	t[LID] = out[LID];
	SYNC();
	KEPT for (u32 rest = n; rest > 1;) {
		u32 half_up = (rest + 1) / 2;

		if ((u32)LID < rest / 2)
			t[LID] += t[LID + half_up];
		SYNC();
		rest = half_up;
	}
	out[LID] = t[0];
}

/* A scan by doubling distances, and one of two phases. */
KERNEL(256) scan_doubling(__global u32 *out, int n)
{
	__local u32 t[256];

	t[LID] = out[LID];
	KEPT for (int d = 1; d < 256; d *= 2) {
		u32 v;

		SYNC();
		v = LID >= d ? t[LID - d] : 0;
		SYNC();
		t[LID] += v;
	}
	out[LID] = t[LID];
}

ANY_SIZE scan_doubling_n(__global u32 *out, int n)
{
	__local u32 t[1024];

	t[LID] = out[LID];
	KEPT for (int d = 1; d < n; d <<= 1) {
		u32 v;

		SYNC();
		v = LID >= d ? t[LID - d] : 0;
		SYNC();
		t[LID] += v;
	}
	out[LID] = t[LID];
}

KERNEL(128) scan_two_phases(__global u32 *out, int n)
{
	__local u32 t[256];
	int offset = 1;

	t[2 * LID] = out[2 * LID];
	t[2 * LID + 1] = out[2 * LID + 1];
	KEPT for (int d = 128; d > 0; d >>= 1) {
		SYNC();
		if (LID < d)
			t[offset * (2 * LID + 2) - 1] += t[offset * (2 * LID + 1) - 1];
		offset *= 2;
	}
	if (LID == 0)
		t[255] = 0;
	KEPT for (int d = 1; d < 256; d *= 2) {
		offset >>= 1;
		SYNC();
		if (LID < d) {
			u32 v = t[offset * (2 * LID + 1) - 1];

			t[offset * (2 * LID + 1) - 1] = t[offset * (2 * LID + 2) - 1];
			t[offset * (2 * LID + 2) - 1] += v;
		}
	}
	SYNC();
	out[2 * LID] = t[2 * LID];
	out[2 * LID + 1] = t[2 * LID + 1];
}

/* Loops whose inner loop has other iterations each time. */
KERNEL(256) bitonic(__global u32 *out, int n)
{
	__local u32 t[256];

	t[LID] = out[LID];
	SYNC();
	KEPT for (int k = 2; k <= 256; k *= 2) {
		KEPT for (int j = k / 2; j > 0; j /= 2) {
			int other = LID ^ j;

			if (other > LID && (t[LID] > t[other]) == !(LID & k)) {
				u32 v = t[LID];

				t[LID] = t[other];
				t[other] = v;
			}
			SYNC();
		}
	}
	out[LID] = t[LID];
}

ANY_SIZE bitonic_of_size(__global u32 *out, int n)
{
	__local u32 t[1024];

	t[LID] = out[LID];
	SYNC();
	KEPT for (u32 k = 2; k <= SIZE; k <<= 1) {
		KEPT for (u32 j = k >> 1; j; j >>= 1) {
			u32 other = LID ^ j;

			if (other > (u32)LID && (t[LID] > t[other]) == !(LID & k)) {
				u32 v = t[LID];

				t[LID] = t[other];
				t[other] = v;
			}
			SYNC();
		}
	}
	out[LID] = t[LID];
}

ANY_SIZE triangle(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (int i = 0; i < 12; i++) {
		KEPT for (int j = 0; j < i; j++)
			v = v * 3 + (v >> 7);
	}
	out[LID] = v;
}

/* Counters that are changed in other ways. */
ANY_SIZE bits_cleared(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (u32 x = (u32)n * 0x9e3779b9u; x; x &= x - 1)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE divided(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (u32 x = (u32)n * 1000; x; x /= 10)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE euclid(__global u32 *out, int n)
{
	u32 v = out[LID], a = n * 7 + 3, b = 1000;

	KEPT while (b) {
		u32 less = a > b ? b : a, more = a > b ? a - b : b - a;

		v = v * 3 + (v >> 7);
		a = less;
		b = more;
	}
	out[LID] = v + a;
}

ANY_SIZE collatz(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (u32 x = n + 27; x != 1; x = x & 1 ? 3 * x + 1 : x / 2)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE powers(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (u64 x = 1; x < 1000000000000ul; x *= 3)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE half_and_one(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (int x = 5000; x > 3; x = x / 2 + 1)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

/* Two counters of one loop, and an exit by each. */
ANY_SIZE two_counters(__global u32 *out, int n)
{
	u32 v = out[LID];
	int a = 0, b = n * 5;

	KEPT while (a < b) {
		v = v * 3 + (v >> 7);
		a += 3;
		b -= b >> 3;
	}
	out[LID] = v;
}

/* Loops in branches that some work items of each wave take. */
#if !defined __GFX7__ && !defined __GFX8__ /* of which a 64-bit counter is in vector registers, and unknown in a branch */
ANY_SIZE long_in_branch(__global u32 *out, int n)
{
	u32 v = out[LID];

	if (LID % 3)
		KEPT for (u64 s = (u64)n << 20; s > 2; s = s * 3 / 4)
			v = v * 3 + (v >> 7);
	out[LID] = v;
}
#endif

ANY_SIZE in_branch(__global u32 *out, int n)
{
	u32 v = out[LID];

	if (LID % 3)
		KEPT for (int s = n; s; s >>= 1)
			v = v * 3 + (v >> 7);
	out[LID] = v;
}

/* The plain ones, for comparison. */
ANY_SIZE counted(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (int i = 0; i < n; i += 3)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE counted_long(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (u64 i = 0; i < (u64)n; i++)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

/* Numbers of iterations that depend on memory, on the work item or on floats: nothing is computed. */
ANY_SIZE from_memory(__global u32 *out, int n)
{
	u32 v = out[0], s = out[1] & 255;

	KEPT for (s |= 1; s; s >>= 1)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE of_lane(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (int s = LID + 1; s; s >>= 1)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}

ANY_SIZE floats(__global u32 *out, int n)
{
	u32 v = out[LID];

	KEPT for (float x = 1000.0f; x > 1.5f; x *= 0.5f)
		v = v * 3 + (v >> 7);
	out[LID] = v;
}
