/* Loads of neighbours, clamps, unrolled loops, many live values. */
kernel void stencil(global const float *in, global float *out, int width, int height)
{
	int x = (int)get_global_id(0), y = (int)get_global_id(1);
	float window[5][5], sum = 0;
#pragma unroll
	for (int j = 0; j < 5; j++)
#pragma unroll
		for (int i = 0; i < 5; i++)
			window[j][i] = in[min(max(y + j - 2, 0), height - 1) * width + min(max(x + i - 2, 0), width - 1)];
#pragma unroll
	for (int j = 0; j < 5; j++)
#pragma unroll
		for (int i = 0; i < 5; i++)
			sum = __builtin_fmaf(window[j][i], 1.0f / (float)(1 + i * j), sum);
	out[y * width + x] = __builtin_fminf(__builtin_fmaxf(sum, 0.0f), 1.0f);
}
