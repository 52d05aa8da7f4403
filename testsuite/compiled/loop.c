/* Control flow: nested loops, breaks, gotos, compound conditions. */
int collatz(unsigned long n) { int c = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; if (++c > 1000) return -1; } return c; }
int search(const int *p, int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			if (p[i * m + j] == 42)
				goto found;
			if (p[j] < 0)
				break;
			if ((p[i] & 3) == 1 && (j > 7 || p[i] > 100))
				continue;
			if (p[i + j] == 13)
				return i;
		}
	return -1;
found:
	return n * m;
}
void sort(int *p, int n)
{
	for (int i = 1; i < n; i++) {
		int x = p[i], j = i;
		for (; j > 0 && p[j - 1] > x; j--)
			p[j] = p[j - 1];
		p[j] = x;
	}
}
unsigned crc(const unsigned char *p, int n)
{
	unsigned c = ~0u;
	while (n--) {
		c ^= *p++;
		for (int k = 0; k < 8; k++)
			c = c >> 1 ^ (0xedb88320u & -(c & 1));
	}
	return ~c;
}
double series(int n) { double s = 0; do s += 1.0 / (n * n); while (--n > 0); return s; }
