/* Calls through tables, tail calls, mutual recursion, large frames, arguments on the stack. */
typedef int (*function)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
int even(int n, int m);
int odd(int n, int m) { return n ? even(n - 1, m + n) : m; }
int even(int n, int m) { return n ? odd(n - 1, m ^ n) : m; }
function const table[] = {add, mul, odd, even};
function variable = add;
int through(int which, int a, int b) { return table[which & 3](a, b) + variable(b, a); }
struct large { int values[100]; };
int many(int a, long b, float c, double d, struct large e, struct large *f, int g[40], char h, short i, _Bool j, int k, int l, int m, int n, int o, int p,
		 int q, int r, int s, int t, int u, int v, int w, int x, int y, int z, long aa, long bb, long cc, long dd)
{
	struct large own = e;
	own.values[a & 63] += (int)b + (int)c + (int)d + g[k] + h + i + j + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z;
	*f = own;
	return many(a - 1, b, c, d, own, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc, dd) + through(a, k, l);
}
