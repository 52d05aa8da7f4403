// Floats of 32 bits: what Vulkan wants to be exact.
// out 13: f32 ulp 2.5
void main()
{
	precise float a = MODERATE(0), b = MODERATE(1), c = MODERATE(2), d = MODERATE(3) + 0.25;
	int e;

	precise float sum = a + b, product = a * b, chain = a * b + c - d;
	OUTF(0, sum);
	OUTF(1, product);
	OUTF(2, chain);
	OUTF(3, floor(a) + ceil(b) + trunc(c));
	OUTF(4, roundEven(d) + fract(a));
	OUTF(5, min(a, max(b, c)) + clamp(d, -1.0, 1.0) + sign(a));
	OUTF(6, abs(a) - step(b, c));
	OUT(7, int(a) + int(b));
	OUT(8, uint(abs(a)) + uint(abs(c) * 0.5));
	OUTF(9, float(int(IN(4))) + float(IN(5)));
	OUTF(10, float(IN(6) >> 3));
	OUTF(11, frexp(a, e));
	OUT(12, e);
	OUTF(13, a / d);
	OUTF(14, ldexp(a, int(IN(7) & 15) - 8));
	OUT(15, (a < b ? 1 : 0) + (c >= d ? 2 : 0) + (a == b ? 4 : 0) + (a != d ? 8 : 0) + (isnan(a) ? 16 : 0) + (isinf(b) ? 32 : 0));
}
