/* Bit operations: population count, find first, reverse, rotate, extract. */
int count(unsigned x, unsigned long y) { return __builtin_popcount(x) + __builtin_popcountl(y); }
int find(unsigned x, unsigned long y) { return __builtin_clz(x) + __builtin_ctz(x) + __builtin_clzl(y) + __builtin_ctzl(y) + __builtin_ffs((int)x); }
unsigned reverse(unsigned x) { return __builtin_bitreverse32(x) + __builtin_bswap32(x); }
unsigned long lreverse(unsigned long x) { return __builtin_bitreverse64(x) + __builtin_bswap64(x) + __builtin_bswap16((unsigned short)x); }
unsigned rotate(unsigned x, unsigned n) { return __builtin_rotateleft32(x, n) ^ __builtin_rotateright32(x, 7); }
unsigned long lrotate(unsigned long x, unsigned n) { return __builtin_rotateleft64(x, n); }
unsigned extract(unsigned x, unsigned n) { return (x >> 5 & 0x1ff) + (x >> n & 0xff) + (unsigned)((int)(x << 7) >> 20); }
unsigned insert(unsigned x, unsigned y) { return (x & ~0xff00u) | (y << 8 & 0xff00); }
unsigned logic(unsigned a, unsigned b, unsigned c) { return ((a & b) | c) + ((a ^ b) & c) + (a | b | c) + ~(a & ~b) + (a << 3 | b) + ((a + b) << 4); }
unsigned align(unsigned a, unsigned b) { return (unsigned)((((unsigned long)a << 32) | b) >> 9); }
int sad(unsigned char a, unsigned char b) { return a > b ? a - b : b - a; }
int clamp(int x) { return x < -128 ? -128 : x > 127 ? 127 : x; }
