/* Calls: direct calls, calls through pointers, tail calls, and calls to external functions. */
typedef int (*fn)(int, int);
__attribute__((noinline)) static int add(int a, int b) { return a + b; }
__attribute__((noinline)) int sub(int a, int b) { return a - b; }
__attribute__((weak)) int mul(int a, int b) { return a * b; }
__attribute__((visibility("hidden"), noinline)) int neg(int a) { return -a; }
extern __attribute__((visibility("default"))) int outside(int, int);
extern __attribute__((visibility("hidden"), weak)) int near_outside(int);

static fn const table[] = {add, sub, mul, outside};
fn changing[] = {sub, add};

int by_table(int i, int a, int b) { return table[i & 3](a, b) + changing[i & 1](b, a); }
int direct(int a, int b) { return add(a, sub(b, mul(a, neg(b)))) + outside(b, (near_outside ? near_outside(a) : 0)); }
int tail(int a) { return outside(a, a + 1); }
fn take(int i) { return i ? outside : mul; }
