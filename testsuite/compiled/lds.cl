/* Local memory: arrays, a reduction with barriers, dynamic indices. */
kernel void reduce(global const float *in, global float *out)
{
	local float part[256];
	uint i = __builtin_amdgcn_workitem_id_x();
	part[i] = in[i + 256 * __builtin_amdgcn_workgroup_id_x()];
	for (uint s = 128; s; s >>= 1) {
		__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
		__builtin_amdgcn_s_barrier();
		if (i < s)
			part[i] += part[i + s];
	}
	if (!i)
		out[__builtin_amdgcn_workgroup_id_x()] = part[0];
}

kernel void transpose(global const double *in, global double *out)
{
	local double tile[16][17];
	uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
	tile[y][x] = in[y * 16 + x];
	__builtin_amdgcn_s_barrier();
	out[y * 16 + x] = tile[x][y];
}

kernel void given(local int *mem, local uchar *bytes, global long *out)
{
	mem[3] = bytes[1] + bytes[7];
	out[0] = mem[2] + ((local long *)mem)[5];
}
