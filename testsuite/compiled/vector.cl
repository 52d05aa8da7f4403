/* Vectors of many element types and lengths. */
kernel void arithmetic(global float4 *f, global int8 *i, global char16 *c, global double2 *d, global long3 *l)
{
	f[0] = f[1] * f[2] + f[3].wzyx;
	i[0] = i[1] * i[2] - (i[3] >> 3);
	c[0] = c[1] + c[2] * (char16)3;
	d[0] = d[1] * d[2].yx;
	l[0] = l[1] + l[2];
	f[4] = f[5] > f[6] ? f[7] : f[8];
	i[4].lo = i[5].hi & i[6].odd;
}

kernel void shuffle(global uchar4 *u, global ushort8 *s, global uint16 *i)
{
	u[0] = u[1].zxyw ^ u[2];
	s[0] = __builtin_shufflevector(s[1], s[2], 0, 8, 1, 9, 7, 15, 3, 3);
	i[0] = i[1].s0f1e2d3c4b5a6978;
	u[3] = __builtin_convertvector(((global float4 *)i)[9], uchar4);
	u[4].xy = u[5].yz * (uchar2)(2);
}

float16 scale(float16 v, float s) { return v * s; }
int3 three(int3 a, int3 b) { return a * b; }
