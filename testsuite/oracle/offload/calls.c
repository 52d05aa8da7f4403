/* Recursion, pointers to functions, arrays of variable length, nested functions' data, varargs, switch. */
#include <stdarg.h>
#pragma omp declare target
struct node { int value; struct node *next; char odd[7]; };
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
int (*const operation[])(int, int) = {add, sub};
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int
sum(int n, ...)
{
	va_list list;
	int s = 0;
	va_start(list, n);
	while (n--)
		s += va_arg(list, int);
	va_end(list);
	return s;
}

int
pick(int x)
{
	switch (x) {
	case 0: return 5;
	case 1: return fib(x);
	case 2: return 9;
	case 3: return sum(3, x, x, 1);
	case 4: return 7;
	case 100: return 8;
	default: return -x;
	}
}
#pragma omp end declare target
int
main(void)
{
	int out[32] = {0}, n = 32;
#pragma omp target parallel for map(tofrom: out) firstprivate(n)
	for (int i = 0; i < n; i++) {
		int some[i + 1];
		struct node first = {i, 0, "six"}, second = {2 * i, &first, {1}};
		some[i / 2] = operation[i & 1](i, n) + second.next->value + second.odd[0];
		out[i] = some[i / 2] + pick(i) + (i ? out[i - 1] : 0);
	}
	return out[5];
}
