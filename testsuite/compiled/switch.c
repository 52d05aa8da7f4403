/* Dense and sparse switches: lookup tables in read-only data, comparison trees. */
int dense(int x)
{
	switch (x) {
	case 0: return 17;
	case 1: return -3;
	case 2: return 99;
	case 3: return 1000;
	case 4: return 4;
	case 5: return 123456;
	case 6: return 7;
	default: return 0;
	}
}

const char *name(unsigned x)
{
	switch (x) {
	case 0: return "zero";
	case 1: return "one";
	case 2: return "two";
	case 3: return "three\n\t\"x\"\\";
	case 4: return "four\001\377";
	}
	return "many";
}

long sparse(long x, long *p)
{
	switch (x) {
	case -1: p[0]++;
	case 100: p[1] = x; break;
	case 1l << 40: return p[7] / x;
	case 65536: p[3] ^= 5; break;
	case 70000: return 12;
	}
	return p[4];
}

float table(unsigned char c)
{
	static const float t[] = {1.5f, -2.0f, 3.25f, 1e30f, 0.1f, 1e-30f, 0, -0.0f};
	return t[c & 7];
}
