/* Vectors of 16 elements, saturating conversions, swizzles. */
kernel void wide(global double16 *d, global half16 *h, global char16 *c, global short8 *s, global float3 *f, global long2 *l)
{
	d[0] = d[1] * d[2] + convert_double16(c[0]);
	h[0] = h[1] * h[2] - h[3].s0123456789abcdef;
	c[1] = c[2].sfedcba9876543210 + (char16)(3);
	s[0] = add_sat(s[1], s[2]) << (short8)(1);
	f[0] = f[1].zyx * f[2] + (float3)(1.0f, 2.0f, 0.5f);
	l[0] = (l[1] >> 3) * l[2] / (long2)(7);
	c[3].lo = convert_char8_sat_rte(f[3].xyzxyzxy);
	vstore_half4((float4)(f[4], 1.0f), 3, (global half *)h);
	c[4] = shuffle(c[5], convert_uchar16(c[6]));
}
