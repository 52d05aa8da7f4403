/* not: gfx700 gfx1200 gfx1250 gfx1251
 * Cross-lane operations and special registers. */
kernel void lanes(global int *p, global uint *u, global ulong *l)
{
	int x = p[0], y = p[1];
	p[2] = __builtin_amdgcn_readfirstlane(x);
	p[3] = __builtin_amdgcn_readlane(x, 5);
	p[4] = __builtin_amdgcn_ds_bpermute(y, x);
	p[5] = __builtin_amdgcn_ds_permute(y, x);
	p[6] = __builtin_amdgcn_ds_swizzle(x, 0x401f);
	u[7] = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
	p[8] = __builtin_amdgcn_sbfe(x, 3, 4) + (int)__builtin_amdgcn_ubfe((uint)y, (uint)x, 7);
	u[9] = __builtin_amdgcn_alignbit(u[1], u[2], u[3]) + __builtin_amdgcn_sad_u8(u[1], u[2], u[3]);
	u[10] = __builtin_amdgcn_lerp(u[1], u[2], u[3]);
	l[6] = __builtin_readcyclecounter();
	l[7] = (ulong)__builtin_amdgcn_dispatch_ptr() + (ulong)__builtin_amdgcn_implicitarg_ptr();
	__builtin_amdgcn_s_sleep(3);
	__builtin_amdgcn_s_setprio(2);
	__builtin_amdgcn_s_sendmsg(1, 0);
	__builtin_amdgcn_s_setreg(0x1801, 3);
	u[11] = __builtin_amdgcn_s_getreg(0x1801);
	__builtin_amdgcn_s_waitcnt(0x70);
	if (p[9])
		__builtin_trap();
}

kernel void floats(global float *p)
{
	p[0] = __builtin_amdgcn_rcpf(p[1]) + __builtin_amdgcn_rsqf(p[2]) + __builtin_amdgcn_sinf(p[3]);
	p[4] = __builtin_amdgcn_fractf(p[5]) + __builtin_amdgcn_frexp_mantf(p[6]) + __builtin_amdgcn_fmed3f(p[7], 1, p[8]);
	p[9] = __builtin_amdgcn_cubeid(p[1], p[2], p[3]) + __builtin_amdgcn_cubema(p[1], p[2], p[3]);
	p[10] = __builtin_amdgcn_ldexpf(p[1], 5) * p[3];
	p[11] = __builtin_amdgcn_classf(p[1], 0x3f) ? 1.0f : __builtin_amdgcn_div_fixupf(p[2], p[3], p[4]);
	p[12] = p[13] + (float)__builtin_amdgcn_groupstaticsize();
}
