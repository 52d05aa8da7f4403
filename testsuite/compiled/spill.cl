/* More values than registers: spilled to scratch and to lanes. */
#define V(n) float a##n = in[n * 64 + i];
#define W(n) out[n * 64 + i] = a##n * a0 + s[n];
#define T(f, n) f(n##0) f(n##1) f(n##2) f(n##3) f(n##4) f(n##5) f(n##6) f(n##7) f(n##8) f(n##9)
kernel __attribute__((amdgpu_num_vgpr(24))) void spill(global const float *in, global float *out, constant float *s)
{
	uint i = (uint)get_local_id(0);
	float a0 = in[0];
	T(V, 1) T(V, 2) T(V, 3) T(V, 4)
	barrier(CLK_GLOBAL_MEM_FENCE);
	T(W, 1) T(W, 2) T(W, 3) T(W, 4)
}
int outside(int x);
kernel __attribute__((amdgpu_num_sgpr(32))) void scalars(constant int *c, global int *p, int n)
{
	int sum = 0;
	for (int i = 0; i < n; i++)
		sum += outside(c[i] + c[i + 1] * c[i + 2] + (c[i + 3] ^ c[i + 4])) + c[i + 7];
	p[0] = sum;
}
