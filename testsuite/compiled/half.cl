/* Half-precision floats, scalar and packed. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void alone(global half *p)
{
	p[0] = p[1] * p[2] + p[3];
	p[4] = p[5] / p[6];
	p[7] = p[8] > p[9] ? (half)0.5h : (half)-4.0h;
	p[10] = __builtin_fabsf((float)p[11]);
	p[12] = (half)(int)p[13] - (half)1.7h;
	p[14] = (half)((global double *)p)[4];
}

kernel void pairs(global half2 *p, global half4 *q)
{
	p[0] = p[1] * p[2] + (half2)(1.0h, 3.5h);
	p[3] = -p[4] - p[5].yx;
	q[4] = q[5] + q[6] * (half4)(2.0h);
	q[7].xz = q[8].wx;
}

kernel void shorts(global short2 *s, global ushort4 *u)
{
	s[0] = s[1] * s[2] + s[3];
	s[4] = s[5] >> (short2)(3, 4);
	u[1] = u[2] > u[3] ? u[4] : u[5];
	u[6] = u[7] << (ushort4)5;
}
