/* Direct and mutual recursion, with values that are live across calls. */
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__attribute__((noinline)) static int even(unsigned n);
__attribute__((noinline)) static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1) + 1; }
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1) * 3; }
int both(unsigned n) { return even(n) * odd(n + 1); }

struct tree {
	struct tree *left, *right;
	long value;
};
long sum(const struct tree *t) { return t ? sum(t->left) + t->value + sum(t->right) : 0; }

long ackermann(long m, long n)
{
	if (!m)
		return n + 1;
	return ackermann(m - 1, n ? ackermann(m, n - 1) : 1);
}
