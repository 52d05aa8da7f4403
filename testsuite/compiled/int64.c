/* 64-bit and 128-bit integers: carries, wide shifts and comparisons. */
typedef unsigned __int128 u128;
long add(long a, long b) { return a + b - 0x123456789abcdefl; }
long mul(long a, long b) { return a * b; }
unsigned long high(unsigned long a, unsigned long b) { return (unsigned long)((u128)a * b >> 64); }
u128 wide(u128 a, u128 b) { return a * b + (a << 70) - (b >> 3); }
long shifts(long a, int n) { return (a << n) ^ (a >> (n + 1)) ^ (long)((unsigned long)a >> 33); }
int compare(long a, unsigned long b) { return a < 5 ? a == -1 : b > 1ul << 40 ? 2 : a >= (long)b; }
long choose(long a, long b, int c) { return c ? a : b; }
int overflow(int a, int b, int *r) { return __builtin_add_overflow(a, b, r) | __builtin_mul_overflow(a, b, r + 1); }
int loverflow(long a, long b, long *r) { return __builtin_sub_overflow(a, b, r); }
long mad(int a, int b, long c) { return (long)a * b + c; }
unsigned long umad(unsigned a, unsigned b, unsigned long c) { return (unsigned long)a * b + c; }
