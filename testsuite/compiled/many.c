/* Arguments and results that exceed the registers; frames with pointers into them. */
typedef struct { long v[20]; } wide;
extern __attribute__((visibility("default"))) void use(int *, long *);
int args(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n, int o,
	int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z, long la, double lb, float lc,
	int aa, int ab, int ac, int ad, int ae)
{
	int here[4] = {a, z, aa, ae};
	long there = la;
	use(here, &there);
	return b + c * d - e + f + g + h * i + j + k + l + m + n + o + p + q * r + s + t + u + v + w + x + y + (int)there +
		(int)lb + (int)lc + ab + ac + ad + here[3];
}
wide give(int n, wide w) { w.v[n % 20] = n; return w; }
long pass(wide *w) { return give(3, *w).v[7]; }
int alloca_(int n) { int *p = __builtin_alloca(16); for (int i = 0; i < 4; i++) p[i] = n * i; use(p, 0); return p[n & 3]; }
int spread(int n) { return args(n, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, n, n, n, 1.5f, 5, 6, 7, 8, 9); }
