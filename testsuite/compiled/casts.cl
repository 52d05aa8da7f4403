/* not: gfx700
 * Pointers to the generic address space. */
int either(int *p, int *q, int which) { return which ? *p : q[1]; }
kernel void casts(global int *g, local int *l, int n)
{
	int own[8];
	for (int i = 0; i < 8; i++)
		own[i] = g[i];
	int *any = n > 3 ? (int *)g : n > 1 ? (int *)l : own;
	any[n & 7] = 5;
	g[9] = either(own, (int *)l, n) + (to_local(any) != 0) + (to_private(any) != 0);
	*(n == 7 ? (int *)(l + 2) : own + 3) += 1;
	g[10] = own[3];
}
