/* Private arrays with variable indices, large frames, spills. */
kernel void pick(global int *p, uint n, uint k)
{
	int a[64];
	for (uint i = 0; i < 64; i++)
		a[i] = p[i * n];
	for (uint i = 0; i < n; i++)
		a[(i * k) & 63] ^= a[i & 63] + (int)i;
	p[k] = a[n & 63];
}

__attribute__((noinline)) static int deep(private int *p, int n)
{
	char bytes[5000];
	for (int i = 0; i < n; i++)
		bytes[i] = (char)p[i & 15];
	return bytes[n / 2] + bytes[4999];
}

kernel void calls(global int *p)
{
	int a[16];
	for (int i = 0; i < 16; i++)
		a[i] = p[i];
	p[0] = deep(a, p[1]) + a[p[2] & 15];
}

kernel void vectors(global float16 *p, int i)
{
	float16 v[4] = {p[0], p[1], p[2], p[3]};
	p[4] = v[i & 3] * v[(i + 1) & 3];
	((global float *)p)[100] = v[0][i & 15];
}
