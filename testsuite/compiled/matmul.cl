/* Unrolled loops with many registers and literals. */
#define N 8
kernel void matmul(global const float *a, global const float *b, global float *c, uint n)
{
	float sum[N][N] = {{0}};
	uint row = __builtin_amdgcn_workitem_id_y() * N, col = __builtin_amdgcn_workitem_id_x() * N;
	for (uint k = 0; k < n; k++)
#pragma unroll
		for (uint i = 0; i < N; i++)
#pragma unroll
			for (uint j = 0; j < N; j++)
				sum[i][j] += a[(row + i) * n + k] * b[k * n + col + j];
	for (uint i = 0; i < N; i++)
		for (uint j = 0; j < N; j++)
			c[(row + i) * n + col + j] = sum[i][j] * 1.0009765625f + 0.333f;
}

kernel __attribute__((amdgpu_num_vgpr(24))) void spilling(global double *p)
{
	double v[32];
#pragma unroll
	for (int i = 0; i < 32; i++)
		v[i] = p[i * 3];
	__builtin_amdgcn_s_barrier();
#pragma unroll
	for (int i = 0; i < 32; i++)
		p[i] = v[31 - i] * v[i];
}
