/* A sum over a work group in LDS, and a scan. */
kernel void reduce(global const float *in, global float *out, local float *tmp, uint n)
{
	uint i = (uint)get_local_id(0), size = (uint)get_local_size(0);
	float sum = 0;
	for (uint k = (uint)get_global_id(0); k < n; k += (uint)get_global_size(0))
		sum += in[k];
	tmp[i] = sum;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint s = size / 2; s; s >>= 1) {
		if (i < s)
			tmp[i] += tmp[i + s];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	if (!i)
		out[get_group_id(0)] = tmp[0];
}
kernel void scan(global int *p)
{
	local int a[256], b[256];
	uint i = (uint)get_local_id(0);
	a[i] = p[i];
	for (uint d = 1; d < 256; d *= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		b[i] = i >= d ? a[i] + a[i - d] : a[i];
		barrier(CLK_LOCAL_MEM_FENCE);
		a[i] = b[i];
	}
	p[i] = a[i];
}
