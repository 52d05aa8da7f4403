// Functions, within the bounds of Vulkan.
// out 0: f32 ulp 17
// out 1: f32 ulp 17
// out 2..3: f32 abs 2e-6
// out 4: f32 ulp 3
// out 5..7: f32 abs 0.00049
// out 8: f32 ulp 64
// out 9: f32 ulp 2
// out 10: f32 ulp 4
// out 11: f32 ulp 2.5
// out 12..13: f32 ulp 4096
// out 14: f32 ulp 64
// out 15: f32 ulp 8
void main()
{
	float a = float(int(IN(0)) >> 8) * (7.0 / 8388608.0), b = float((IN(1) >> 8) + 1) * (3.0 / 16777216.0), big = float((IN(2) >> 4) + 3);

	OUTF(0, exp(a));
	OUTF(1, exp2(a));
	OUTF(2, log(b + 0.5));
	OUTF(3, log2(b + 0.5));
	OUTF(4, log2(big));
	OUTF(5, sin(a * 0.448));
	OUTF(6, cos(a * 0.448));
	OUTF(7, sin(b) * cos(b));
	OUTF(8, pow(b, a));
	OUTF(9, inversesqrt(big));
	OUTF(10, sqrt(b));
	OUTF(11, 1.0 / big);
	OUTF(12, atan(a));
	OUTF(13, atan(a, b));
	OUTF(14, exp(a) / (1.0 + exp(a)));
	OUTF(15, length(vec3(a, b, 1.0)));
}
