/* not: gfx700
 * Data from neighbouring lanes (DPP). */
kernel void dpp(global int *p, global float *f, global ushort *s)
{
	p[0] = __builtin_amdgcn_update_dpp(p[1], p[2], 0xe4, 15, 15, 0);
	p[3] = __builtin_amdgcn_mov_dpp(p[4], 0x111, 5, 3, 1);
	p[5] = p[6] + __builtin_amdgcn_update_dpp(0, p[7], 0x128, 15, 15, 1);
	p[8] = __builtin_amdgcn_mov_dpp(p[9], 0x140, 15, 15, 1) - __builtin_amdgcn_mov_dpp(p[9], 0x141, 15, 15, 1);
	f[20] += __builtin_bit_cast(float, __builtin_amdgcn_mov_dpp(p[12], 0x1b, 15, 15, 1));
	p[13] = (int)__builtin_amdgcn_perm((uint)p[14], (uint)p[15], 0x03020100);
	s[100] = (ushort)(s[101] * s[102]);
	s[103] = (ushort)((s[104] & 0xff) + (s[105] >> 8));
}
