/* Bit-fields, unions, and arrays in structures. */
struct bits { unsigned a : 3, b : 17, c : 12; int d : 5; long e : 40; };
union any { float f; unsigned u; unsigned char c[4]; struct { short lo, hi; } s; };
void set(struct bits *p, int n) { p[n].b = p->a * 5; p[n].d = p->d >> 1; p[1].c++; p->e -= n; }
int get(const struct bits *p) { return (int)p->a + (int)p->b + p->d + (int)p->e; }
float pun(float f) { union any a = {f}; a.u ^= 0x80000000u; a.c[1]++; return a.f + a.s.hi; }
struct bits give(int n) { struct bits b = {1, 2, 3, -4, 5}; b.a = (unsigned)n; return b; }
