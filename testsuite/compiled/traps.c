/* Traps, assumptions, unreachable code, clocks. */
__attribute__((noreturn)) void stop(int);
int traps(int a, int b, int *p)
{
	if (a == 7)
		__builtin_trap();
	if (a == 8)
		__builtin_debugtrap();
	__builtin_assume(b > 0);
	if (b == 9)
		stop(a);
	switch (a & 3) {
	case 0: return p[1] / b;
	case 1: return (int)__builtin_readcyclecounter();
	case 2: return (int)__builtin_readsteadycounter() % (b + 5);
	case 3: return __builtin_expect(p[2] == b, 1) ? a : (int)((unsigned)a / 13 + (unsigned)b % 1000);
	}
	__builtin_unreachable();
}
